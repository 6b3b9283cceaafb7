//! The wire to Discord: which address, which token, and whether anybody answers there.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use secrecy::{ExposeSecret, SecretString};
use serenity::{Http, HttpBuilder};
use url::{Host, Url};

#[derive(Debug, thiserror::Error)]
pub enum WireError {
    #[error("`{0}` is not a base URL: it must begin with http:// or https:// and name a host")]
    BadUrl(String),
    #[error("`{0}` is not on this machine; the token would leave it. Allow it explicitly if that is meant")]
    Remote(String),
    #[error("this looks like a real token: it is not sent to a sandbox")]
    RealToken,
    #[error("the token is empty")]
    NoToken,
    #[error("the token has characters that no token has; is it complete and without quotes?")]
    BadToken,
    #[error(
        "Discord does not know this token: it is wrong, or it was reset. Copy the newest one from the developer portal \
         into SLOWBOAT_DISCORD__TOKEN or discord.token_file"
    )]
    WrongToken,
    #[error("the HTTP client cannot be made: {0}")]
    Client(#[from] reqwest::Error),
    #[error("{address} cannot be reached: {why}. Is this machine online, and may the bot go out to that address?")]
    Unreachable { address: String, why: String },
    #[error(
        "the clock of this machine is {hours} hours {ahead} that of Discord: it says {ours}, Discord {theirs}. \
         Set it, best by NTP"
    )]
    Clock { hours: u64, ahead: &'static str, ours: String, theirs: String },
}

/// How long anything may take that carries no file.
pub(super) const SHORT: Duration = Duration::from_secs(30);

/// What Discord says of its gateway.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gateway {
    /// How many shards it recommends.
    pub shards: u32,
    /// How many of them may identify at once.
    pub at_once: u32,
}

/// The way to the real Discord or to the sandbox, with a token for it.
pub(super) struct Wire {
    token: String,
    /// What Discord is called where it cannot be reached.
    address: String,
    proxy: Option<String>,
    pub client: reqwest::Client,
}

impl Wire {
    /// A client with timeouts: no request takes longer than `patience`.
    pub(super) fn new(
        token: &SecretString,
        base_url: Option<&str>,
        remote: bool,
        patience: Duration,
    ) -> Result<Wire, WireError> {
        let token = token.expose_secret().trim();
        if token.is_empty() {
            return Err(WireError::NoToken);
        }
        if !token.bytes().all(|it| it.is_ascii_graphic()) || token.contains(['"', '\'']) {
            return Err(WireError::BadToken);
        }
        let wire = |address: &str, client: reqwest::ClientBuilder| {
            let (token, address, client) = (token.to_owned(), address.to_owned(), client.build()?);
            Ok(Wire { token, address, proxy: None, client })
        };
        let client = reqwest::Client::builder()
            .connect_timeout(Duration::from_secs(5))
            .timeout(patience)
            .pool_idle_timeout(Duration::from_secs(60));
        let Some(base_url) = base_url else { return wire("https://discord.com", client) };
        let url = Url::parse(base_url).ok().filter(is_base).ok_or_else(|| WireError::BadUrl(base_url.to_owned()))?;
        if !remote && !is_loopback(&url) {
            return Err(WireError::Remote(base_url.to_owned()));
        }
        if looks_real(token) {
            return Err(WireError::RealToken);
        }
        // serenity's rate limiter knows no other address than https://discord.com, so here that name means the sandbox, on
        // whose port TLS is spoken, too. On loopback a certificate would prove nothing that the address does not.
        let unknown =
            |error: std::io::Error| WireError::Unreachable { address: base_url.to_owned(), why: error.to_string() };
        let addresses = url.socket_addrs(|| None).map_err(unknown)?;
        let client = client.no_proxy().resolve_to_addrs("discord.com", &addresses);
        wire(base_url, client.danger_accept_invalid_certs(is_loopback(&url)))
    }

    /// Through a proxy that keeps the rate limits: then nobody else does.
    pub(super) fn by_way_of(self, proxy: Option<&str>) -> Result<Wire, WireError> {
        let Some(proxy) = proxy else { return Ok(self) };
        let is_good = Url::parse(proxy).is_ok_and(|it| is_base(&it));
        if !is_good {
            return Err(WireError::BadUrl(proxy.to_owned()));
        }
        Ok(Wire { address: proxy.to_owned(), proxy: Some(proxy.to_owned()), ..self })
    }

    pub(super) fn http(&self) -> Http {
        let http = HttpBuilder::new(&self.token).client(self.client.clone());
        match &self.proxy {
            Some(proxy) => http.proxy(proxy).ratelimiter_disabled(true).build(),
            None => http.build(),
        }
    }

    /// Asks Discord for its gateway. Without this serenity would try other addresses for
    /// ever, and never say so.
    pub(super) async fn reach(&self) -> Result<Gateway, WireError> {
        let http = self.http();
        let mut wait = Duration::from_millis(500);
        let mut last = String::new();
        for _ in 0..5 {
            match http.get_bot_gateway().await {
                Ok(gateway) => {
                    let limit = gateway.session_start_limit;
                    if limit.remaining < u64::from(gateway.shards) {
                        // Discord takes the token away from whoever goes on.
                        let wait = Duration::from_millis(limit.reset_after);
                        tracing::error!(?wait, "connected too often today: waiting until Discord allows it again");
                        tokio::time::sleep(wait).await;
                    }
                    let at_once = u32::try_from(limit.max_concurrency).unwrap_or(1).max(1);
                    return Ok(Gateway { shards: gateway.shards.max(1), at_once });
                }
                Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)))
                    if response.status_code.as_u16() == 401 =>
                {
                    return Err(WireError::WrongToken);
                }
                Err(error) => last = with_causes(&error),
            }
            tokio::time::sleep(wait).await;
            wait *= 2;
        }
        Err(WireError::Unreachable { address: self.address.clone(), why: last })
    }
}

/// A user name before the host would hide where the token really goes, and nothing can be appended to a query.
fn is_base(url: &Url) -> bool {
    let bare = url.username().is_empty() && url.password().is_none() && url.path() == "/";
    matches!(url.scheme(), "http" | "https") && bare && url.query().is_none() && url.fragment().is_none()
}

fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

/// Real tokens are three parts with dots between, the first of which is a long number in base 64.
fn looks_real(token: &str) -> bool {
    let parts: Vec<&str> = token.split('.').collect();
    let [id, stamp, secret] = parts.as_slice() else { return false };
    // The digits of a user id in base 64 begin with one of these letters.
    let number = id.len() >= 22 && id.starts_with(['M', 'N', 'O']);
    number && stamp.len() >= 6 && secret.len() >= 27
}

/// An error with what caused it: the outermost says little more than that something failed.
fn with_causes(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |it| it.source());
    causes.fold(error.to_string(), |text, it| format!("{text}: {it}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn try_with(token: &str, url: Option<&str>) -> Result<Wire, WireError> {
        Wire::new(&SecretString::from(token.to_owned()), url, false, SHORT)
    }

    #[test]
    fn a_sandbox_is_on_this_machine_and_never_gets_a_real_token() {
        for url in ["http://127.0.0.1:4000", "http://localhost:1/", "http://[::1]:80", "http://LOCALHOST:1"] {
            assert!(try_with("sandbox", Some(url)).is_ok(), "{url}");
        }
        for url in ["http://example.com", "http://127.0.0.1.example.com", "http://10.0.0.1:80", "http://[2001:db8::1]"]
        {
            assert!(matches!(try_with("sandbox", Some(url)), Err(WireError::Remote(_))), "{url}");
        }
        for url in [
            "",
            "ftp://127.0.0.1",
            "127.0.0.1:80",
            "http://",
            "http://127.0.0.1@example.com",
            "http://127.0.0.1/?q",
            "http://127.0.0.1/a",
        ] {
            assert!(matches!(try_with("sandbox", Some(url)), Err(WireError::BadUrl(_))), "{url}");
        }
        // In the form of a real token, but of no application.
        let real = format!("MTAwMDAwMDAwMDAwMDAwMDAw.{}.{}", "A".repeat(6), "b".repeat(38));
        assert!(matches!(try_with(&real, Some("http://127.0.0.1:1")), Err(WireError::RealToken)));
        assert!(try_with(&real, None).is_ok());
        let by = |proxy: &str| try_with("sandbox", None).unwrap().by_way_of(Some(proxy));
        assert!(by("http://limits.example:8080").unwrap().http().ratelimiter.is_none());
        assert!(matches!(by("limits:8080"), Err(WireError::BadUrl(_))));
        assert!(matches!(try_with(" ", None), Err(WireError::NoToken)));
        assert!(matches!(try_with("\"abc\"", None), Err(WireError::BadToken)));
    }
}
