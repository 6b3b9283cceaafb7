//! The wire to Discord: which address, which token, and whether the connection still lives.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use secrecy::{ExposeSecret, SecretString};
use serenity::gateway::ConnectionStage;
use serenity::{Http, HttpBuilder, ShardId, ShardManager};
use tokio_util::sync::CancellationToken;
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
    #[error("the chat does not know this token")]
    WrongToken,
    #[error("the HTTP client cannot be made: {0}")]
    Client(#[from] reqwest::Error),
    #[error("the chat cannot be reached: {0}")]
    Unreachable(String),
}

/// How long anything may take that carries no file.
pub(super) const SHORT: Duration = Duration::from_secs(30);

/// A client with timeouts, for the real Discord or for the sandbox. No request takes longer than `patience`.
pub(super) fn http(
    token: &SecretString,
    base_url: Option<&str>,
    remote: bool,
    patience: Duration,
) -> Result<Http, WireError> {
    let token = token.expose_secret().trim();
    if token.is_empty() {
        return Err(WireError::NoToken);
    }
    if !token.bytes().all(|it| it.is_ascii_graphic()) || token.contains(['"', '\'']) {
        return Err(WireError::BadToken);
    }
    let client = reqwest::Client::builder()
        .connect_timeout(Duration::from_secs(5))
        .timeout(patience)
        .pool_idle_timeout(Duration::from_secs(60));
    let Some(base_url) = base_url else {
        return Ok(HttpBuilder::new(token).client(client.build()?).build());
    };
    let url = Url::parse(base_url).ok().filter(is_base).ok_or_else(|| WireError::BadUrl(base_url.to_owned()))?;
    if !remote && !is_loopback(&url) {
        return Err(WireError::Remote(base_url.to_owned()));
    }
    if looks_real(token) {
        return Err(WireError::RealToken);
    }
    // With the limiter on, serenity ignores the base URL and takes the token to the real Discord.
    let client = client.no_proxy().build()?;
    Ok(HttpBuilder::new(token)
        .proxy(url.as_str().trim_end_matches('/'))
        .ratelimiter_disabled(true)
        .client(client)
        .build())
}

/// A user name before the host would hide where the token really goes, and nothing can be appended to a query.
fn is_base(url: &Url) -> bool {
    let bare = url.username().is_empty() && url.password().is_none() && url.query().is_none();
    matches!(url.scheme(), "http" | "https") && bare && url.fragment().is_none()
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

/// Asks Discord for its gateway. Without this serenity would try other addresses for ever, and never say so.
pub(super) async fn reach(http: &Http) -> Result<(), WireError> {
    let mut wait = Duration::from_millis(500);
    let mut last = String::new();
    for _ in 0..5 {
        match http.get_current_user().await {
            Ok(_) => return Ok(()),
            Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)))
                if response.status_code.as_u16() == 401 =>
            {
                return Err(WireError::WrongToken);
            }
            Err(error) => last = error.to_string(),
        }
        tokio::time::sleep(wait).await;
        wait *= 2;
    }
    Err(WireError::Unreachable(last))
}

/// How long a shard may be without a sign of life before it is started anew: some heartbeats' time.
const PATIENCE: Duration = Duration::from_secs(180);

/// Some ways of closing leave a shard on a dead socket that it still calls connected; what gives it away is that no
/// heartbeat is answered any more. serenity notices most of these by itself; whatever it does not is restarted here.
pub(super) async fn watch(shards: Arc<ShardManager>, stop: CancellationToken) {
    let mut lost: BTreeMap<u32, Instant> = BTreeMap::new();
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(Duration::from_secs(10)) => {}
        }
        let alive: Vec<(ShardId, bool)> = {
            let runners = shards.runners.lock().await;
            runners
                .iter()
                .map(|(id, info)| (*id, info.stage == ConnectionStage::Connected && info.latency.is_some()))
                .collect()
        };
        for (shard, alive) in alive {
            if alive {
                lost.remove(&shard.0);
                continue;
            }
            let since = *lost.entry(shard.0).or_insert_with(Instant::now);
            if since.elapsed() > PATIENCE {
                tracing::warn!(shard = shard.0, "the connection is lost; starting it anew");
                lost.remove(&shard.0);
                shards.restart(shard).await;
            }
        }
    }
}

/// Starts every shard anew.
pub(super) async fn restart(shards: &ShardManager) {
    for shard in shards.shards_instantiated().await {
        shards.restart(shard).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn try_with(token: &str, url: Option<&str>) -> Result<Http, WireError> {
        http(&SecretString::from(token.to_owned()), url, false, SHORT)
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
        for url in
            ["", "ftp://127.0.0.1", "127.0.0.1:80", "http://", "http://127.0.0.1@example.com", "http://127.0.0.1/?q"]
        {
            assert!(matches!(try_with("sandbox", Some(url)), Err(WireError::BadUrl(_))), "{url}");
        }
        // In the form of a real token, but of no application.
        let real = format!("MTAwMDAwMDAwMDAwMDAwMDAw.{}.{}", "A".repeat(6), "b".repeat(38));
        assert!(matches!(try_with(&real, Some("http://127.0.0.1:1")), Err(WireError::RealToken)));
        assert!(try_with(&real, None).is_ok());
        assert!(matches!(try_with(" ", None), Err(WireError::NoToken)));
        assert!(matches!(try_with("\"abc\"", None), Err(WireError::BadToken)));
    }
}
