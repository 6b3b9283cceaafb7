//! Protects the sandbox from other pages in the same browser, including DNS rebinding.
//!
//! Any page can send requests to 127.0.0.1, and a host name that resolves to 127.0.0.1 lets it read the responses as
//! well. So the `Host` must be an IP address or `localhost`, and a browser's request must come from our own page.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");

/// `listen` is the address the sandbox listens on.
pub(crate) async fn guard(State(listen): State<IpAddr>, request: Request, next: Next) -> Response {
    if let Err(why) = allowed(listen, request.method(), request.uri().path(), request.headers()) {
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    let mut response = next.run(request).await;
    let head = response.headers_mut();
    head.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    head.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    head.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    // Anything but our page, such as a picture opened in a tab of its own, may do nothing at all.
    head.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static("default-src 'none'; sandbox"));
    response
}

fn allowed(listen: IpAddr, method: &Method, path: &str, head: &HeaderMap) -> Result<(), &'static str> {
    let text = |name: HeaderName| head.get(name).map(|it| it.to_str().unwrap_or_default());
    let host = text(header::HOST).unwrap_or_default();
    // A bot's library may know Discord by no other name; no page comes by it, for its owner is not us.
    let is_bot = path.starts_with("/api/") && host == "discord.com";
    if !is_bot && !is_own(listen, host) {
        return Err("This address answers to its number (127.0.0.1, say) or to localhost only.\n");
    }
    if let Some(origin) = text(header::ORIGIN)
        && origin.strip_prefix("http://") != Some(host)
    {
        return Err("Pages from elsewhere may not talk to the sandbox.\n");
    }
    let foreign = matches!(text(FETCH_SITE), Some("cross-site" | "same-site"));
    // Following a link to the page is fine.
    let follows_link = method == Method::GET && path == "/" && text(FETCH_MODE) == Some("navigate");
    if foreign && !follows_link {
        return Err("Pages from elsewhere may not talk to the sandbox.\n");
    }
    Ok(())
}

/// A name can resolve to anything, an IP address cannot. When listening beyond loopback, any address will do.
fn is_own(listen: IpAddr, host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|it| it.is_ascii_digit()) => name,
        _ => host,
    };
    if name.eq_ignore_ascii_case("localhost") {
        return true;
    }
    let number = name.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(name);
    let number: Option<IpAddr> = number.parse().ok();
    number.is_some_and(|it| it.is_loopback() || !listen.is_loopback())
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const OPEN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

    #[test]
    fn only_own_addresses_are_answered() {
        for host in ["127.0.0.1", "127.0.0.1:8733", "localhost:8733", "LOCALHOST", "[::1]:8733", "127.0.0.2"] {
            assert!(is_own(HOME, host) && is_own(OPEN, host), "{host}");
        }
        for host in ["", "evil.example", "evil.example:8733", "localhost.evil.example", "127.0.0.1.evil.example:80"] {
            assert!(!is_own(HOME, host) && !is_own(OPEN, host), "{host}");
        }
        assert!(!is_own(HOME, "192.168.1.5:8733"), "nobody is listening there");
        assert!(is_own(OPEN, "192.168.1.5:8733"), "asked to listen everywhere");
    }

    #[test]
    fn foreign_pages_are_refused() {
        type Row = (&'static str, &'static [(&'static str, &'static str)], &'static str, bool);
        let rows: [Row; 9] = [
            ("POST", &[], "/sandbox/users", true),
            ("POST", &[("origin", "http://127.0.0.1:8733")], "/sandbox/users", true),
            ("POST", &[("origin", "http://127.0.0.1:9999")], "/sandbox/users", false),
            ("GET", &[("origin", "https://evil.example")], "/sandbox/events", false),
            ("POST", &[("origin", "null")], "/sandbox/users", false),
            (
                "GET",
                &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "no-cors")],
                "/attachments/1/2/a.png",
                false,
            ),
            ("GET", &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")], "/", true),
            ("GET", &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")], "/sandbox/users", false),
            ("GET", &[("sec-fetch-site", "same-origin"), ("sec-fetch-mode", "cors")], "/sandbox/users", true),
        ];
        for (method, more, path, expected) in rows {
            let mut head = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static("127.0.0.1:8733"))]);
            head.extend(
                more.iter().map(|(name, value)| (Some(HeaderName::from_static(name)), HeaderValue::from_static(value))),
            );
            let outcome = allowed(HOME, &method.parse().unwrap(), path, &head);
            assert_eq!(outcome.is_ok(), expected, "{method} {path} {more:?}");
        }
    }
}
