//! A map that remembers which of its entries have changed, so that only those are saved.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;

#[derive(Debug)]
pub(crate) struct TrackedMap<K, V> {
    all: BTreeMap<K, V>,
    changed: BTreeSet<K>,
}

impl<K, V> Default for TrackedMap<K, V> {
    fn default() -> Self {
        TrackedMap { all: BTreeMap::new(), changed: BTreeSet::new() }
    }
}

/// There is no `DerefMut`: every change goes through a method that notes it.
impl<K, V> Deref for TrackedMap<K, V> {
    type Target = BTreeMap<K, V>;

    fn deref(&self) -> &Self::Target {
        &self.all
    }
}

impl<K: Ord + Clone, V> TrackedMap<K, V> {
    pub(crate) fn insert(&mut self, key: K, value: V) {
        self.changed.insert(key.clone());
        self.all.insert(key, value);
    }

    pub(crate) fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let found = self.all.get_mut(key)?;
        self.changed.insert(key.clone());
        Some(found)
    }

    pub(crate) fn remove(&mut self, key: &K) -> Option<V> {
        let found = self.all.remove(key)?;
        self.changed.insert(key.clone());
        Some(found)
    }

    pub(crate) fn or_default(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        self.changed.insert(key.clone());
        self.all.entry(key).or_default()
    }

    pub(crate) fn retain(&mut self, mut stays: impl FnMut(&K, &V) -> bool) {
        let changed = &mut self.changed;
        self.all.retain(|key, value| {
            let stays = stays(key, value);
            if !stays {
                changed.insert(key.clone());
            }
            stays
        });
    }

    /// Puts back a saved entry, which is not a change.
    pub(crate) fn restore(&mut self, key: K, value: V) {
        self.all.insert(key, value);
    }

    /// The entries changed since the last call; a removed one has no value.
    pub(crate) fn changes(&mut self) -> impl Iterator<Item = (K, Option<&V>)> {
        let changed = std::mem::take(&mut self.changed);
        changed.into_iter().map(|key| {
            let value = self.all.get(&key);
            (key, value)
        })
    }

    pub(crate) fn forget_changes(&mut self) {
        self.changed.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_reported_once() {
        let mut map: TrackedMap<u8, &str> = TrackedMap::default();
        map.restore(1, "kept");
        map.insert(2, "new");
        map.insert(3, "short");
        *map.get_mut(&1).unwrap() = "changed";
        map.retain(|_, value| *value != "short");
        assert_eq!(map.get_mut(&9), None);
        let found: Vec<_> = map.changes().map(|(key, value)| (key, value.copied())).collect();
        assert_eq!(found, [(1, Some("changed")), (2, Some("new")), (3, None)]);
        assert_eq!(map.changes().count(), 0);
    }
}
