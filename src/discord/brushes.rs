//! Where pictures are painted: on threads of their own, one for each processor. A picture takes megabytes while it is
//! painted, and a thread that has painted keeps some of them: so it is always the same few that do.

use tokio::runtime::{Builder, Runtime};

pub(super) struct Brushes(Option<Runtime>);

impl Brushes {
    pub(super) fn new() -> Brushes {
        let cores = std::thread::available_parallelism().map_or(1, |it| it.get());
        let threads = Builder::new_multi_thread().worker_threads(cores).thread_name("painter").build();
        Brushes(Some(threads.expect("a program can start threads")))
    }

    /// Waits for its turn. A picture that cannot be painted harms no other.
    pub(super) async fn paint<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let painted = self.0.as_ref()?.spawn(async move { work() }).await;
        painted.unwrap_or_else(|error| {
            tracing::error!(%error, "a picture could not be painted");
            None
        })
    }
}

impl Drop for Brushes {
    fn drop(&mut self) {
        // Nobody waits for what is still being painted.
        if let Some(threads) = self.0.take() {
            threads.shutdown_background();
        }
    }
}
