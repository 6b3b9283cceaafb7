//! Work in pieces on all cores: whichever is free takes the next piece.

use std::io;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, Builder};

use super::STACK;
use super::exit::{self, Failure};

/// What each piece came to, in no order. A core that fails takes no further piece.
pub(super) fn on_all_cores<T: Send>(
    pieces: usize,
    work: impl Fn(usize) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let next = AtomicUsize::new(0);
    let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|it| *it < pieces);
    let worker = || std::iter::from_fn(take).map(&work).collect::<Result<Vec<T>, Failure>>();
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let spawn = |_| Builder::new().stack_size(STACK).spawn_scoped(scope, worker);
        let workers = (0..cores.min(pieces)).map(spawn).collect::<io::Result<Vec<_>>>();
        let workers = workers.map_err(|error| Failure::new(exit::FAILURE, format!("no thread: {error}")))?;
        let done = workers.into_iter().map(|it| it.join().unwrap_or_else(|panic| resume_unwind(panic)));
        Ok(done.collect::<Result<Vec<_>, Failure>>()?.into_iter().flatten().collect())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once_and_a_failure_is_told() {
        let mut done = on_all_cores(100, Ok).unwrap();
        done.sort_unstable();
        assert_eq!(done, (0..100).collect::<Vec<_>>());
        assert!(on_all_cores(0, Ok).unwrap().is_empty());
        let failed = on_all_cores(100, |it| if it == 40 { Err(Failure::new(exit::FAILURE, "40")) } else { Ok(it) });
        assert!(failed.is_err());
    }
}
