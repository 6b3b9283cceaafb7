//! Tasks of which it is remembered what they are about, for when one breaks off.

use std::collections::HashMap;

use tokio::task::{Id, JoinError, JoinSet};

#[derive(Debug)]
pub(super) struct UnderWay<T> {
    tasks: JoinSet<()>,
    about: HashMap<Id, T>,
}

impl<T> UnderWay<T> {
    pub(super) fn new() -> UnderWay<T> {
        UnderWay { tasks: JoinSet::new(), about: HashMap::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.tasks.len()
    }

    pub(super) fn spawn(&mut self, about: T, work: impl Future<Output = ()> + Send + 'static) {
        let task = self.tasks.spawn(work);
        self.about.insert(task.id(), about);
    }

    /// Waits for whatever ends first, if anything is under way. The error names what broke off, and why.
    pub(super) async fn next(&mut self) -> Option<Result<(), (T, JoinError)>> {
        let ended = self.tasks.join_next_with_id().await?;
        let about = self.about.remove(&ended.as_ref().map_or_else(JoinError::id, |it| it.0));
        Some(match (ended, about) {
            (Err(error), Some(about)) => Err((about, error)),
            _ => Ok(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_breaks_off_is_named_and_nothing_else() {
        let mut tasks = UnderWay::new();
        assert!(tasks.next().await.is_none());
        tasks.spawn("ends", async {});
        tasks.spawn("breaks off", async { panic!("on purpose") });
        assert_eq!(tasks.len(), 2);
        let mut broken = Vec::new();
        while let Some(ended) = tasks.next().await {
            broken.extend(ended.err().map(|it| it.0));
        }
        assert_eq!(broken, ["breaks off"]);
        assert!(tasks.about.is_empty());
    }
}
