//! placeholder
use super::hub::Hub;
use axum::Router;
use std::sync::Arc;
pub fn router(_hub: Arc<Hub>) -> Router {
    Router::new()
}
