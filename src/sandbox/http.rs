//! The HTTP server: reads requests, lets the world answer them, records the exchange, serves files.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Multipart, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use serde_json::{Value, json};

use super::error::{ApiError, Form};
use super::faults::{Cut, RestFault, Scope};
use super::hub::Hub;
use super::ids::Id;
use super::limits::MAX_REQUEST_BYTES;
use super::limits::message::Upload;
use super::rates::{LIMITED, Ticket, too_many};
use super::rest::{self, Incoming, Reply};
use super::{control_http, gateway, page};

pub(super) fn router(hub: Arc<Hub>) -> Router {
    let listen = hub.options.listen;
    Router::new()
        .route("/", get(front_door))
        .route("/page/{*name}", get(page::part))
        .route("/api/v10/{*path}", any(api).layer(DefaultBodyLimit::disable()))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .with_state(hub.clone())
        .nest("/sandbox", control_http::router(hub))
        .fallback(|| async { error_response(&ApiError::not_found()) })
        .layer(middleware::from_fn_with_state(listen, page::guard::guard))
}

/// Bots want the gateway here, browsers the page.
async fn front_door(
    State(hub): State<Arc<Hub>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match upgrade {
        Ok(_) if hub.look(|world| world.faults.is_gateway_down(world.now_us())) => {
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
        Ok(upgrade) => upgrade.on_upgrade(move |socket| gateway::serve(hub, socket)),
        Err(_) => page::index(),
    }
}

async fn attachment(State(hub): State<Arc<Hub>>, Path((channel, id, name)): Path<(u64, u64, String)>) -> Response {
    let found = hub.look(|world| {
        let file = world.attachments.get(&Id(id))?;
        let fits = file.channel == Id(channel) && file.filename == name;
        fits.then(|| (file.content_type.clone(), file.bytes.clone()))
    });
    match found {
        Some((kind, bytes)) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn error_response(error: &ApiError) -> Response {
    json_response(&Reply { status: error.status, body: Some(error.body()) })
}

fn json_response(reply: &Reply) -> Response {
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    match &reply.body {
        Some(body) => {
            let kind = [(header::CONTENT_TYPE, "application/json")];
            (status, kind, body.to_string()).into_response()
        }
        None => status.into_response(),
    }
}

async fn api(State(hub): State<Arc<Hub>>, ConnectInfo(cut): ConnectInfo<Cut>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let (method, segments) = (parts.method.as_str(), segments(&parts));
    let request = match read_body(body, MAX_REQUEST_BYTES + 64 * 1024).await {
        Ok(bytes) => read_request(&parts, bytes).await,
        Err(Unread::TooLong) => Err(ApiError::entity_too_large()),
        // Half a request is none, and nobody is there to hear so.
        Err(Unread::BrokenOff) => return StatusCode::BAD_REQUEST.into_response(),
    };
    let (fault, ticket, shut_out) = hub.change(|world| {
        let now = world.now_us();
        let fault = world.faults.on_request(method, &segments, now);
        (fault, world.rates.take(method, &segments, now), world.rates.is_shut_out(now))
    });
    if shut_out {
        // What stands before Discord says this, without `via` and not in JSON.
        let head = [(header::RETRY_AFTER, "600"), (header::CONTENT_TYPE, "text/html")];
        return (StatusCode::TOO_MANY_REQUESTS, head, "<title>error 1015</title>").into_response();
    }
    let mut response = match fault {
        Some(RestFault::TooMany { retry_after_ms, scope }) => {
            limited(&hub, &parts, request, scope, Duration::from_millis(retry_after_ms), &ticket)
        }
        Some(RestFault::Broken { status, after }) => {
            if after {
                carry_out(&hub, &parts, request).await;
            }
            let name = StatusCode::from_u16(status).ok().and_then(|it| it.canonical_reason()).unwrap_or_default();
            error_response(&ApiError::new(status, 0, &format!("{status}: {name}")))
        }
        Some(RestFault::Cut { wait_ms, after }) => {
            if after {
                carry_out(&hub, &parts, request).await;
            }
            tokio::time::sleep(Duration::from_millis(wait_ms)).await;
            cut.now();
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
        slow => {
            if let Some(RestFault::Slow { by_ms }) = slow {
                tokio::time::sleep(Duration::from_millis(by_ms)).await;
            }
            match ticket.refused {
                Some((scope, wait)) => limited(&hub, &parts, request, scope, wait, &ticket),
                None => {
                    let mut response = carry_out(&hub, &parts, request).await;
                    ticket.write(response.headers_mut());
                    response
                }
            }
        }
    };
    let is_shared = response.headers().get("x-ratelimit-scope").is_some_and(|it| it == Scope::Shared.name());
    if matches!(response.status().as_u16(), 401 | 403 | 429) && !is_shared {
        hub.change(|world| {
            let now = world.now_us();
            world.rates.refuse(now);
        });
    }
    response.headers_mut().insert(header::VIA, HeaderValue::from_static("1.1 google"));
    // The time of this world, which may be ahead of the machine's.
    let now = UNIX_EPOCH + Duration::from_micros(hub.look(|world| world.now_us()));
    if let Ok(date) = HeaderValue::from_str(&httpdate::fmt_http_date(now)) {
        response.headers_mut().insert(header::DATE, date);
    }
    response
}

pub(super) enum Unread {
    TooLong,
    /// Its sender has gone.
    BrokenOff,
}

/// What is too long is read to its end and kept by nobody, so that its sender hears that it is too long.
pub(super) async fn read_body(mut body: Body, most: usize) -> Result<Bytes, Unread> {
    let (mut kept, mut length) = (Vec::new(), 0_usize);
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let Ok(data) = frame.map_err(|_| Unread::BrokenOff)?.into_data() else { continue };
        length = length.saturating_add(data.len());
        if length > most {
            kept = Vec::new();
        } else {
            kept.extend_from_slice(&data);
        }
    }
    if length <= most { Ok(kept.into()) } else { Err(Unread::TooLong) }
}

fn limited(
    hub: &Hub,
    parts: &Parts,
    request: Result<Incoming, ApiError>,
    scope: Scope,
    wait: Duration,
    ticket: &Ticket,
) -> Response {
    record(hub, parts, &request.unwrap_or_default(), &refused(&ApiError::new(429, 0, LIMITED)));
    too_many(scope, wait, ticket)
}

async fn carry_out(hub: &Hub, parts: &Parts, request: Result<Incoming, ApiError>) -> Response {
    // Recorded under the lock: a reader who sees the change finds it in the record.
    let reply = hub.change(|world| {
        let (incoming, reply) = match request {
            Ok(incoming) => {
                let reply = rest::answer(world, &incoming);
                (incoming, reply)
            }
            Err(error) => (Incoming::default(), refused(&error)),
        };
        record(hub, parts, &incoming, &reply);
        reply
    });
    // The bot gets its response once the change is in the file, so that a crash cannot undo it.
    hub.kept().await;
    if reply.status >= 400 {
        let body = reply.body.as_ref().map(Value::to_string);
        tracing::debug!(
            "{} {} refused with {}: {}",
            parts.method,
            parts.uri.path(),
            reply.status,
            body.unwrap_or_default()
        );
    }
    json_response(&reply)
}

fn refused(error: &ApiError) -> Reply {
    Reply { status: error.status, body: Some(error.body()) }
}

fn text_header(headers: &HeaderMap, name: header::HeaderName) -> Option<String> {
    let value = headers.get(name)?.to_str().ok()?;
    Some(value.to_owned())
}

/// The path after `/api/v10`.
fn segments(parts: &Parts) -> Vec<String> {
    let path = parts.uri.path().trim_start_matches("/api/v10");
    path.split('/').filter(|it| !it.is_empty()).map(decode).collect()
}

async fn read_request(parts: &Parts, bytes: Bytes) -> Result<Incoming, ApiError> {
    let query = parts.uri.query().unwrap_or_default();
    // Some routes of serenity's begin their query with `?&`.
    let pairs = query.trim_start_matches(['?', '&']).split('&');
    let pairs = pairs.filter_map(|pair| pair.split_once('='));
    let mut incoming = Incoming {
        method: parts.method.to_string(),
        segments: segments(parts),
        query: pairs.map(|(key, value)| (decode(key), decode(value))).collect(),
        authorization: text_header(&parts.headers, header::AUTHORIZATION),
        ..Incoming::default()
    };
    if bytes.is_empty() {
        return Ok(incoming);
    }
    let kind = text_header(&parts.headers, header::CONTENT_TYPE).unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        read_parts(parts, bytes, &mut incoming).await?;
    } else if kind.starts_with("application/json") {
        incoming.json = serde_json::from_slice(&bytes).map_err(|_| ApiError::no_json())?;
    } else {
        let mut form = Form::default();
        let text = "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.";
        form.fault_at("_misc", "CONTENT_TYPE_INVALID", text);
        form.finish()?;
    }
    Ok(incoming)
}

async fn read_parts(parts: &Parts, bytes: Bytes, incoming: &mut Incoming) -> Result<(), ApiError> {
    let request = Request::from_parts(parts.clone(), Body::from(bytes));
    let bad = |_| ApiError::no_json();
    let mut multipart = Multipart::from_request(request, &()).await.map_err(|_| ApiError::no_json())?;
    while let Some(field) = multipart.next_field().await.map_err(bad)? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().map(str::to_owned);
        let kind = field.content_type().map(str::to_owned);
        let bytes = field.bytes().await.map_err(bad)?;
        if name == "payload_json" {
            incoming.json = serde_json::from_slice(&bytes).map_err(|_| ApiError::no_json())?;
            continue;
        }
        let index = name.strip_prefix("files[").and_then(|it| it.strip_suffix(']'));
        let index = index.and_then(|it| it.parse().ok());
        let (Some(index), Some(filename)) = (index, filename) else {
            let mut form = Form::default();
            form.fault_at(&name, "FORM_PART_UNKNOWN", "Parts are files[n], with a file name, and payload_json.");
            return form.finish();
        };
        incoming.files.push(Upload {
            index,
            filename,
            content_type: kind.unwrap_or_else(|| "application/octet-stream".to_owned()),
            bytes,
        });
    }
    Ok(())
}

/// Percent-decoding; what is no valid escape stays as it is.
pub(super) fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let hex = text.get(at + 1..at + 3).filter(|_| bytes[at] == b'%');
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(value) => {
                out.push(value);
                at += 3;
            }
            None => {
                out.push(if bytes[at] == b'+' { b' ' } else { bytes[at] });
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn record(hub: &Hub, parts: &Parts, incoming: &Incoming, reply: &Reply) {
    let Some(recorder) = &hub.recorder else {
        return;
    };
    let kind = text_header(&parts.headers, header::CONTENT_TYPE).unwrap_or_default();
    let multipart = kind.starts_with("multipart/");
    let kind = kind.split(';').next().unwrap_or_default().to_owned();
    let mut names: Vec<String> = Vec::new();
    let files: Vec<Value> = incoming
        .files
        .iter()
        .map(|file| {
            let field = format!("files[{}]", file.index);
            names.push(field.clone());
            json!({"field": field, "filename": file.filename, "content_type": file.content_type,
                   "size": file.bytes.len()})
        })
        .collect();
    if multipart {
        names.push("payload_json".to_owned());
    }
    recorder.exchange(json!({
        "method": parts.method.as_str(),
        "path": parts.uri.path(),
        "query": parts.uri.query().unwrap_or_default(),
        "status": reply.status,
        "content_type": if kind.is_empty() { Value::Null } else { json!(kind) },
        "auth": parts.headers.contains_key(header::AUTHORIZATION),
        "user_agent": text_header(&parts.headers, header::USER_AGENT),
        "parts": names,
        "request_json": incoming.json,
        "files": files,
        "response_json": reply.body,
    }));
}
