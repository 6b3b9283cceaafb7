//! Decks: face-down piles. Everybody may know how many cards lie there. Which ones, nobody: they are reached only through
//! the table, which seals what came before, and by `resample`, which deals them anew.

use std::fmt;

use super::{Chance, Table};

/// A face-down pile. It lies in the hidden part of a state, and a view gets its length: nothing keeps a count beside it.
#[derive(Clone)]
pub struct Deck<T> {
    /// The top is the end.
    cards: Vec<T>,
}

impl<T> Deck<T> {
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Puts cards below all others, the first of them at the very bottom.
    pub fn put_under(&mut self, cards: impl IntoIterator<Item = T>) {
        self.cards.splice(0..0, cards);
    }

    /// Puts cards on the top, the last of them topmost.
    pub fn put_on(&mut self, cards: impl IntoIterator<Item = T>) {
        self.cards.extend(cards);
    }

    /// The cards from the bottom to the top, for tests.
    #[cfg(test)]
    pub(crate) fn cards(&self) -> &[T] {
        &self.cards
    }
}

impl<T: Ord> Deck<T> {
    /// Puts cards back and all of them in a fixed order, before a shuffle: what comes of it may not depend on which lay where.
    pub fn gather(&mut self, cards: impl IntoIterator<Item = T>) {
        self.cards.extend(cards);
        self.cards.sort_unstable();
    }

    /// Deals the deck anew together with the hands that the viewer does not know, each as large as before.
    pub fn deal_anew<'h>(&mut self, chance: &mut Chance, hands: impl IntoIterator<Item = &'h mut Vec<T>>)
    where
        T: 'h,
    {
        let mut cards = std::mem::take(&mut self.cards);
        let mut held = Vec::new();
        for hand in hands {
            let count = hand.len();
            cards.append(hand);
            held.push((count, hand));
        }
        let mut dealt = chance.deal_anew(cards).into_iter();
        for (count, hand) in held {
            hand.extend(dealt.by_ref().take(count));
        }
        self.cards = dealt.collect();
    }
}

/// From the bottom to the top.
impl<T> FromIterator<T> for Deck<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Deck<T> {
        Deck { cards: cards.into_iter().collect() }
    }
}

/// Only what everybody may know.
impl<T> fmt::Debug for Deck<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({})", self.len())
    }
}

impl<S: Clone> Table<'_, S> {
    /// The top card; nothing if there is none. Seals what came before.
    pub fn draw_from<T>(&mut self, deck: impl FnOnce(&mut S) -> &mut Deck<T>) -> Option<T> {
        self.draw(|state| deck(state).cards.pop())
    }

    /// Shuffles a deck. `what` is its name in the list of shuffles.
    pub fn shuffle_deck<T>(&mut self, what: &str, deck: impl Fn(&mut S) -> &mut Deck<T>) {
        let cards = std::mem::take(&mut deck(&mut self.state).cards);
        deck(&mut self.state).cards = self.shuffle(what, cards);
    }

    /// If a deck is empty, shuffles its discards into a new one; says how many they were.
    pub fn renew<T>(&mut self, what: &str, piles: impl Fn(&mut S) -> (&mut Deck<T>, &mut Vec<T>)) -> usize {
        let (deck, discards) = piles(&mut self.state);
        if !deck.is_empty() || discards.is_empty() {
            return 0;
        }
        deck.cards.append(discards);
        self.shuffle_deck(what, |state| piles(state).0);
        piles(&mut self.state).0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Seat, trial};
    use super::*;

    #[derive(Clone)]
    struct Piles {
        deck: Deck<u32>,
        discards: Vec<u32>,
    }

    fn table(deck: &[u32], discards: &[u32], answers: &str) -> Table<'static, Piles> {
        let state = Piles { deck: deck.iter().copied().collect(), discards: discards.to_vec() };
        let mut t = trial::table(state, 2, answers);
        if !answers.is_empty() {
            t.confirm(Seat(0), super::super::Ask::new("sure", "TST-01")).unwrap();
        }
        t
    }

    #[test]
    fn the_top_is_drawn_first_and_drawing_seals() {
        let mut t = table(&[1, 2, 3], &[], "A sure yes");
        assert_eq!(trial::sealed(&t), 0);
        t.state.deck.put_under([8, 9]);
        t.state.deck.put_on([5, 4]);
        let drawn: Vec<Option<u32>> = (0..8).map(|_| t.draw_from(|it| &mut it.deck)).collect();
        assert_eq!(drawn, [Some(4), Some(5), Some(3), Some(2), Some(1), Some(9), Some(8), None]);
        assert_eq!(trial::sealed(&t), 1);
    }

    #[test]
    fn a_shuffle_seals_and_is_the_same_as_that_of_a_list() {
        let mut t = table(&[1, 2, 3, 4, 5], &[], "A sure yes");
        t.shuffle_deck("cards", |it| &mut it.deck);
        assert_eq!(trial::sealed(&t), 1);
        let list = table(&[], &[], "").shuffle("cards", vec![1, 2, 3, 4, 5]);
        assert_eq!(t.state.deck.cards(), list);
        assert_ne!(list, [1, 2, 3, 4, 5]);
    }

    #[test]
    fn only_an_empty_deck_is_renewed_and_from_all_its_discards() {
        let renew = |deck: &[u32], discards: &[u32]| {
            let mut t = table(deck, discards, "A sure yes");
            let count = t.renew("cards", |it| (&mut it.deck, &mut it.discards));
            let mut cards = t.state.deck.cards().to_vec();
            cards.sort_unstable();
            (count, cards, t.state.discards.len(), trial::sealed(&t))
        };
        assert_eq!(renew(&[], &[3, 1, 2]), (3, vec![1, 2, 3], 0, 1));
        assert_eq!(renew(&[7], &[3, 1, 2]), (0, vec![7], 3, 0));
        assert_eq!(renew(&[], &[]), (0, vec![], 0, 0));
    }

    #[test]
    fn how_cards_lay_decides_nothing_once_they_are_gathered() {
        let mut one: Deck<u32> = [4, 1].into_iter().collect();
        let mut other: Deck<u32> = [2, 3, 1].into_iter().collect();
        one.gather([3, 2]);
        other.gather([4]);
        assert_eq!((one.cards(), one.cards()), (other.cards(), &[1, 2, 3, 4][..]));
    }

    #[test]
    fn hands_and_deck_are_dealt_anew_in_the_same_numbers_whatever_lay_where() {
        let deal = |deck: &[u32], hand: &[u32], number: u64| {
            let (mut deck, mut hand): (Deck<u32>, _) = (deck.iter().copied().collect(), hand.to_vec());
            deck.deal_anew(&mut Chance::quick(number), [&mut hand]);
            (deck.cards().to_vec(), hand)
        };
        for number in 0..20 {
            let (deck, hand) = deal(&[1, 2, 3, 4], &[5, 6], number);
            assert_eq!((deck.len(), hand.len()), (4, 2));
            let mut all = [deck.clone(), hand.clone()].concat();
            all.sort_unstable();
            assert_eq!(all, [1, 2, 3, 4, 5, 6]);
            assert_eq!(deal(&[6, 1, 4, 5], &[3, 2], number), (deck, hand), "only the numbers count");
        }
        assert_ne!(deal(&[1, 2, 3, 4], &[5, 6], 1), deal(&[1, 2, 3, 4], &[5, 6], 2));
    }

    #[test]
    fn debug_tells_how_many_cards_there_are_and_no_more() {
        let deck: Deck<u32> = [41, 42].into_iter().collect();
        assert_eq!(format!("{deck:?}"), "Deck(2)");
    }
}
