//! A hand of cards: always sorted, so that its order tells nothing.

pub(super) fn add<C: Ord>(hand: &mut Vec<C>, card: C) {
    let at = hand.partition_point(|it| *it < card);
    hand.insert(at, card);
}

/// Takes one copy of a card out of a hand, if there is one.
pub(super) fn take<C: PartialEq>(hand: &mut Vec<C>, card: &C) -> Option<()> {
    let at = hand.iter().position(|it| it == card)?;
    hand.remove(at);
    Some(())
}
