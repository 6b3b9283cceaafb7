//! The only randomness: ChaCha streams keyed by the game's seed and by what they are for.
//!
//! Every roll and every shuffle has a stream of its own, so that a new draw in one place does not shift the others. The
//! numbers are made from the stream by rejection sampling written out here, because it is part of the record's format.

use std::collections::BTreeMap;
use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The 32 secret bytes that decide every roll and shuffle of a game. Its SHA-256 is public from the start.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and random games.
    pub fn from_number(number: u64) -> Seed {
        Seed(digest(&[b"slowboat/1/seed", &number.to_be_bytes()]))
    }

    /// What is posted when the game opens: it binds the seed without telling it.
    pub fn commitment(&self) -> String {
        hex(&digest(&[&self.0]))
    }

    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    pub fn from_hex(text: &str) -> Option<Seed> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
        }
        Some(Seed(bytes))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// One roll or shuffle, as the verifier lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    pub label: String,
    /// How many results were possible; for a shuffle, how many things were shuffled.
    pub of: u32,
    /// The result counted from 0; for a shuffle, the new order.
    pub result: Vec<u32>,
}

impl Roll {
    /// The things in the order of a shuffle.
    pub(super) fn arrange<T>(&self, things: Vec<T>) -> Vec<T> {
        let mut slots: Vec<Option<T>> = things.into_iter().map(Some).collect();
        self.result.iter().filter_map(|at| slots[*at as usize].take()).collect()
    }
}

/// Streams by purpose, and how many of each were used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    seed: Seed,
    used: BTreeMap<String, u32>,
    /// The position of a cheap generator that stands in for the streams.
    quick: Option<u64>,
    /// What comes out differently than the seed says, in a test of what that changes.
    pub(super) twist: Option<Twist>,
}

/// One roll that comes out differently, or one shuffle in which two things change places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twist {
    /// The label of the roll, with its number.
    pub label: String,
    /// Which other result: equal numbers make equal twists.
    pub number: u64,
}

impl Twist {
    fn apply(&self, roll: &mut Roll) {
        let of = u64::from(roll.of);
        if of < 2 || roll.label != self.label {
            return;
        }
        let at = self.number % of;
        let other = (at + 1 + self.number / of % (of - 1)) % of;
        match roll.result.as_mut_slice() {
            [one] => *one = (*one + 1 + (self.number % (of - 1)) as u32) % roll.of,
            order => order.swap(at as usize, other as usize),
        }
    }
}

impl Chance {
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, used: BTreeMap::new(), quick: None, twist: None }
    }

    /// Cheap numbers for guesses and playouts, which are part of no record.
    pub fn quick(number: u64) -> Chance {
        Chance { seed: Seed([0; 32]), used: BTreeMap::new(), quick: Some(number), twist: None }
    }

    fn stream(&mut self, purpose: &str) -> (String, ChaCha20Rng) {
        let count = self.used.entry(purpose.to_owned()).or_insert(0);
        *count += 1;
        let label = format!("{purpose}/{count}");
        let key = digest(&[b"slowboat/1/stream", &self.seed.0, label.as_bytes()]);
        (label, ChaCha20Rng::from_seed(key))
    }

    /// A number of the cheap generator, if it stands in: without a purpose, because it has no streams.
    pub fn quick_below(&mut self, of: u32) -> Option<u32> {
        self.quick.as_mut().map(|position| quick_below(position, of))
    }

    /// The same for an order. Says whether things were shuffled at all.
    pub(super) fn quick_shuffle<T>(&mut self, things: &mut [T]) -> bool {
        let Some(position) = &mut self.quick else { return false };
        for last in (1..things.len()).rev() {
            let of = u32::try_from(last + 1).unwrap_or(u32::MAX);
            things.swap(last, quick_below(position, of) as usize);
        }
        true
    }

    /// A number below `of`, counted from 0.
    pub fn below(&mut self, purpose: &str, of: u32) -> Roll {
        if let Some(position) = &mut self.quick {
            return Roll { label: String::new(), of, result: vec![quick_below(position, of)] };
        }
        let (label, mut stream) = self.stream(purpose);
        let result = below(&mut stream, of);
        self.twisted(Roll { label, of, result: vec![result] })
    }

    /// A random order of `of` things.
    pub fn order(&mut self, purpose: &str, of: usize) -> Roll {
        let of = u32::try_from(of).unwrap_or(u32::MAX);
        let mut result: Vec<u32> = (0..of).collect();
        if let Some(position) = &mut self.quick {
            for last in (1..of).rev() {
                result.swap(last as usize, quick_below(position, last + 1) as usize);
            }
            return Roll { label: String::new(), of, result };
        }
        let (label, mut stream) = self.stream(purpose);
        for last in (1..of).rev() {
            result.swap(last as usize, below(&mut stream, last + 1) as usize);
        }
        self.twisted(Roll { label, of, result })
    }

    /// Deals things anew that somebody cannot know: from a sorted pile, because how they really lie must not reach what is dealt.
    pub fn deal_anew<T: Ord>(&mut self, mut things: Vec<T>) -> Vec<T> {
        things.sort_unstable();
        if self.quick_shuffle(&mut things) {
            return things;
        }
        let order = self.order("resample", things.len());
        order.arrange(things)
    }

    fn twisted(&self, mut roll: Roll) -> Roll {
        if let Some(twist) = &self.twist {
            twist.apply(&mut roll);
        }
        roll
    }
}

/// Uniform below `of` by rejection: numbers in the incomplete last block of the 32-bit range are thrown away.
fn below(stream: &mut ChaCha20Rng, of: u32) -> u32 {
    if of <= 1 {
        return 0;
    }
    let whole = u32::MAX - (u32::MAX % of + 1) % of;
    loop {
        let number = stream.next_u32();
        if number <= whole {
            return number % of;
        }
    }
}

/// SplitMix64 and a multiplication: far from perfect, and far better than what it is for needs.
fn quick_below(position: &mut u64, of: u32) -> u32 {
    *position = position.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *position;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^= mixed >> 31;
    ((u64::from(of) * (mixed >> 32)) >> 32) as u32
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_depends_on_its_label_and_count_only() {
        let mut one = Chance::new(Seed::from_number(7));
        let mut two = Chance::new(Seed::from_number(7));
        let first = one.below("die/wall", 6);
        two.below("die/trap", 6);
        two.order("deck", 40);
        assert_eq!(two.below("die/wall", 6), first);
        assert_eq!(one.below("die/wall", 6).label, "die/wall/2");
    }

    #[test]
    fn every_result_is_about_equally_frequent() {
        let mut chance = Chance::new(Seed::from_number(1));
        let mut counts = [0u32; 6];
        for _ in 0..12_000 {
            counts[chance.below("d6", 6).result[0] as usize] += 1;
        }
        let chi: f64 = counts.iter().map(|it| (f64::from(*it) - 2_000.0).powi(2) / 2_000.0).sum();
        assert!(chi < 25.7, "chi square {chi} for 5 degrees of freedom, p < 0.0001");
    }

    #[test]
    fn an_order_holds_everything_once() {
        let mut order = Chance::new(Seed::from_number(3)).order("deck", 52).result;
        assert_ne!(order, (0..52).collect::<Vec<_>>());
        order.sort_unstable();
        assert_eq!(order, (0..52).collect::<Vec<_>>());
    }

    #[test]
    fn a_seed_is_written_and_read_but_never_shown_by_debug() {
        let seed = Seed::from_number(9);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed.clone()));
        assert!(!format!("{seed:?}").contains(&seed.to_hex()[..8]));
        assert_eq!(Seed::from_hex("xyz"), None);
    }

    /// The numbers are part of the record's format: these were worked out once and must never change.
    #[test]
    fn known_answers() {
        let mut chance = Chance::new(Seed::from_number(1));
        let rolls: Vec<u32> = (0..8).map(|_| chance.below("d6", 6).result[0]).collect();
        expect_test::expect!["[1, 4, 5, 1, 4, 3, 0, 5]"].assert_eq(&format!("{rolls:?}"));
    }
}
