//! A bounded cache of expensive values: results never depend on its contents.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Two generations: recently used entries are young. When the young exceed the budget they become the old ones, and
/// the previous old ones are dropped.
pub struct Cache<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
    cost: usize,
    budget: usize,
}

impl<K: Eq + Hash, V: Clone> Cache<K, V> {
    /// A cache whose entries cost at most twice the budget together.
    pub fn new(budget: usize) -> Cache<K, V> {
        Cache { young: HashMap::new(), old: HashMap::new(), cost: 0, budget }
    }

    /// The value of a key, which becomes young again at its cost.
    pub fn get<Q>(&mut self, key: &Q, cost: impl Fn(&V) -> usize) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
    {
        if let Some(value) = self.young.get(key) {
            return Some(value.clone());
        }
        let (key, value) = self.old.remove_entry(key)?;
        let cost = cost(&value);
        self.put(key, value.clone(), cost);
        Some(value)
    }

    pub fn put(&mut self, key: K, value: V, cost: usize) {
        if self.cost + cost > self.budget {
            self.old = std::mem::take(&mut self.young);
            self.cost = 0;
        }
        self.cost += cost;
        self.young.insert(key, value);
    }
}

/// Locks a cache. A panic cannot leave a cache in a harmful state, so poisoning is ignored.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_stays_and_what_is_not_goes() {
        let mut cache = Cache::new(3);
        for n in 0..20 {
            cache.put(n, n, 1);
            assert_eq!(cache.get(&0, |_| 1), Some(0));
            assert!(cache.young.len() + cache.old.len() <= 6);
        }
        assert_eq!(cache.get(&5, |_| 1), None);
    }
}
