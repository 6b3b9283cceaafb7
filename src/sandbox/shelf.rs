//! A map that remembers which of its entries were touched, so that only those have to be kept again.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;

#[derive(Debug)]
pub struct Shelf<K, V> {
    all: BTreeMap<K, V>,
    touched: BTreeSet<K>,
}

impl<K, V> Default for Shelf<K, V> {
    fn default() -> Self {
        Shelf { all: BTreeMap::new(), touched: BTreeSet::new() }
    }
}

/// Reading goes straight to the map; there is no `DerefMut`, so that nothing changes unnoticed.
impl<K, V> Deref for Shelf<K, V> {
    type Target = BTreeMap<K, V>;

    fn deref(&self) -> &Self::Target {
        &self.all
    }
}

impl<K: Ord + Clone, V> Shelf<K, V> {
    pub fn insert(&mut self, key: K, value: V) {
        self.touched.insert(key.clone());
        self.all.insert(key, value);
    }

    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let found = self.all.get_mut(key)?;
        self.touched.insert(key.clone());
        Some(found)
    }

    pub fn remove(&mut self, key: &K) -> Option<V> {
        let found = self.all.remove(key)?;
        self.touched.insert(key.clone());
        Some(found)
    }

    pub fn or_default(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        self.touched.insert(key.clone());
        self.all.entry(key).or_default()
    }

    pub fn retain(&mut self, mut stays: impl FnMut(&K, &V) -> bool) {
        let touched = &mut self.touched;
        self.all.retain(|key, value| {
            let stays = stays(key, value);
            if !stays {
                touched.insert(key.clone());
            }
            stays
        });
    }

    /// Puts back what was kept; that is no change.
    pub fn restore(&mut self, key: K, value: V) {
        self.all.insert(key, value);
    }

    /// The entries touched since the last time; those that are gone come without a value.
    pub fn changes(&mut self) -> impl Iterator<Item = (K, Option<&V>)> {
        let touched = std::mem::take(&mut self.touched);
        touched.into_iter().map(|key| {
            let value = self.all.get(&key);
            (key, value)
        })
    }

    pub fn forget_changes(&mut self) {
        self.touched.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_touched_is_told_once() {
        let mut shelf: Shelf<u8, &str> = Shelf::default();
        shelf.restore(1, "kept");
        shelf.insert(2, "new");
        shelf.insert(3, "short");
        *shelf.get_mut(&1).unwrap() = "changed";
        shelf.retain(|_, value| *value != "short");
        assert_eq!(shelf.get_mut(&9), None);
        let told: Vec<_> = shelf.changes().map(|(key, value)| (key, value.copied())).collect();
        assert_eq!(told, [(1, Some("changed")), (2, Some("new")), (3, None)]);
        assert_eq!(shelf.changes().count(), 0);
    }
}
