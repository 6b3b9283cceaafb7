//! The page from outside: served with its policy, for its own address and its own origin only.

use reqwest::header::HeaderMap;
use slowboat::sandbox::SandboxOptions;

use super::bot::{self, Club, club};

async fn get(club: &Club, path: &str, head: &[(&'static str, &str)]) -> (u16, HeaderMap, String) {
    let mut request = bot::client().get(format!("{}{path}", club.sandbox.base_url()));
    for (name, value) in head {
        request = request.header(*name, *value);
    }
    let response = request.send().await.unwrap();
    let (status, head) = (response.status().as_u16(), response.headers().clone());
    (status, head, response.text().await.unwrap())
}

#[tokio::test]
async fn the_page_is_served_with_a_strict_policy_and_to_nobody_else() {
    let club = club(SandboxOptions::default()).await;
    let (status, head, text) = get(&club, "/", &[]).await;
    assert_eq!((status, head["content-type"].to_str().unwrap()), (200, "text/html; charset=utf-8"));
    let policy = head["content-security-policy"].to_str().unwrap();
    for part in
        ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"]
    {
        assert!(policy.contains(part) && !policy.contains("unsafe"), "{policy}");
    }
    assert_eq!(head["x-content-type-options"], "nosniff");
    assert!(!text.contains("<script>") && !text.contains("style="), "nothing inline");
    let (status, head, _) = get(&club, "/page/js/main.js", &[]).await;
    assert_eq!((status, head["content-type"].to_str().unwrap()), (200, "text/javascript; charset=utf-8"));
    assert_eq!(get(&club, "/page/mod.rs", &[]).await.0, 404);
    assert_eq!(get(&club, "/page/../mod.rs", &[]).await.0, 404);

    let own = club.sandbox.address().to_string();
    let doors = ["/", "/sandbox/users", "/api/v10/gateway", "/attachments/1/2/x.png", "/page/js/main.js"];
    for path in doors {
        let foreign_name = get(&club, path, &[("host", "evil.example")]).await;
        assert_eq!((foreign_name.0, foreign_name.1.get("content-security-policy")), (403, None), "{path}");
        let foreign_page = get(&club, path, &[("host", &own), ("origin", "https://evil.example")]).await;
        assert_eq!(foreign_page.0, 403, "{path}");
    }
    let own_origin = format!("http://{own}");
    assert_eq!(get(&club, "/sandbox/users", &[("origin", &own_origin)]).await.0, 200);
}
