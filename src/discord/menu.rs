//! Menus: how hundreds of offers are reached with at most three picks, each from at most 25 entries.
//!
//! Offers are put in an order in which those of one group stand side by side, so that every menu is a span of that
//! order and a component needs to carry two numbers only. Groups that are too big are cut into ranges.

use std::collections::BTreeMap;

use super::custom_id::Span;
use crate::engine::Offer;

/// The most entries that a Discord menu takes.
pub const MOST: usize = 25;

/// The offers in the order of the menus.
pub struct Menus<'a> {
    offers: &'a [Offer],
    order: Vec<usize>,
}

/// One menu.
#[derive(Debug, PartialEq, Eq)]
pub struct Menu {
    pub span: Span,
    /// How many groups all offers of this menu have in common.
    pub depth: usize,
    pub entries: Vec<Entry>,
    /// The menu from which one comes here.
    pub back: Option<Span>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Entry {
    /// The position of an offer.
    Offer(usize),
    /// A group of offers that have the first `depth` groups in common, or only a part of it.
    Group { span: Span, depth: usize, whole: bool },
}

impl<'a> Menus<'a> {
    pub fn new(offers: &'a [Offer]) -> Menus<'a> {
        // Groups keep the order in which they first appear, at each level.
        let mut seen: BTreeMap<Vec<&str>, usize> = BTreeMap::new();
        let mut rank = |path: Vec<&'a str>| {
            let next = seen.len();
            *seen.entry(path).or_insert(next)
        };
        let mut keyed: Vec<(Vec<usize>, usize)> = Vec::new();
        for (at, offer) in offers.iter().enumerate() {
            let keys: Vec<&str> = offer.path.iter().map(|it| it.key.as_str()).collect();
            let mut ranks: Vec<usize> = (1..=keys.len()).map(|depth| rank(keys[..depth].to_vec())).collect();
            // An offer that stands beside groups keeps its place among them.
            let mut own = keys;
            own.push("\u{0}");
            own.push(&offer.key);
            ranks.push(rank(own));
            keyed.push((ranks, at));
        }
        keyed.sort();
        Menus { offers, order: keyed.into_iter().map(|it| it.1).collect() }
    }

    pub fn whole(&self) -> Span {
        Span { from: 0, to: self.order.len() }
    }

    /// The positions of the offers of a span.
    pub fn positions(&self, span: Span) -> &[usize] {
        self.order.get(span.from..span.to).unwrap_or_default()
    }

    /// The menu of a span that can be reached from the top; the top for anything else.
    pub fn menu(&self, wanted: Option<Span>) -> Menu {
        let mut steps = 3;
        while MOST.pow(steps) < self.order.len() {
            steps += 1;
        }
        let top = self.entries(self.whole(), steps, None);
        let Some(wanted) = wanted else { return top };
        let mut menu = self.entries(self.whole(), steps, None);
        while menu.span != wanted {
            let next = menu.entries.iter().find_map(|entry| match entry {
                Entry::Group { span, .. } if span.holds(wanted) => Some(*span),
                Entry::Group { .. } | Entry::Offer(_) => None,
            });
            let Some(next) = next else { return top };
            steps -= 1;
            menu = self.entries(next, steps, Some(menu.span));
        }
        menu
    }

    fn entries(&self, span: Span, steps: u32, back: Option<Span>) -> Menu {
        let depth = self.common(span);
        let menu = |entries| Menu { span, depth, entries, back };
        if span.len() <= MOST {
            return menu(self.positions(span).iter().map(|at| Entry::Offer(*at)).collect());
        }
        let most = MOST.pow(steps.saturating_sub(1));
        let deepest = self.positions(span).iter().map(|at| self.offers[*at].path.len()).max().unwrap_or(0);
        for level in depth + 1..=deepest {
            let groups: Vec<Span> = self.groups(span, level).into_iter().flat_map(|it| cut(it, most)).collect();
            if (2..=MOST).contains(&groups.len()) {
                return menu(groups.into_iter().map(|it| self.entry(it, level)).collect());
            }
        }
        let size = if span.len() <= MOST * MOST { MOST } else { most };
        menu(cut(span, size).into_iter().map(|it| self.entry(it, depth)).collect())
    }

    fn entry(&self, span: Span, level: usize) -> Entry {
        if let [only] = self.positions(span) {
            return Entry::Offer(*only);
        }
        let depth = self.common(span).min(level);
        let outside = |at: Option<usize>| {
            at.and_then(|it| self.order.get(it)).is_none_or(|it| !self.same(*it, self.order[span.from], depth))
        };
        let whole = depth == level && outside(span.from.checked_sub(1)) && outside(Some(span.to));
        Entry::Group { span, depth, whole }
    }

    fn same(&self, one: usize, other: usize, depth: usize) -> bool {
        let keys = |at: usize| self.offers[at].path.iter().take(depth).map(|it| it.key.as_str());
        keys(one).eq(keys(other))
    }

    /// How many groups the offers of a span have in common.
    fn common(&self, span: Span) -> usize {
        let positions = self.positions(span);
        let Some(first) = positions.first() else { return 0 };
        (0..self.offers[*first].path.len())
            .take_while(|depth| {
                positions.iter().all(|it| self.offers[*it].path.len() > *depth && self.same(*it, *first, depth + 1))
            })
            .count()
    }

    /// The span cut wherever the group at this level changes.
    fn groups(&self, span: Span, level: usize) -> Vec<Span> {
        let mut groups: Vec<Span> = Vec::new();
        for at in span.from..span.to {
            let (here, before) = (self.order[at], at.checked_sub(1).map(|it| self.order[it]));
            let grouped = self.offers[here].path.len() >= level;
            match groups.last_mut() {
                Some(last) if grouped && before.is_some_and(|it| self.same(it, here, level)) => last.to = at + 1,
                _ => groups.push(Span { from: at, to: at + 1 }),
            }
        }
        groups
    }
}

/// A span in pieces of about the same size, none bigger than `most`.
fn cut(span: Span, most: usize) -> Vec<Span> {
    let pieces = span.len().div_ceil(most.max(1)).max(1);
    let at = |piece: usize| span.from + span.len() * piece / pieces;
    (0..pieces).map(|piece| Span { from: at(piece), to: at(piece + 1) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Form, Fuzz, World};
    use crate::games::Registry;

    fn flat(count: usize) -> Vec<Offer> {
        (0..count).map(|it| Offer::new(format!("k{it}"), "label")).collect()
    }

    fn grouped(groups: usize, each: usize) -> Vec<Offer> {
        // Offers of one group do not stand side by side here, as rules may list them in any order.
        (0..groups * each).map(|it| Offer::new(format!("k{it}"), "x").under(format!("g{}", it % groups), "g")).collect()
    }

    /// Every offer is reached from the top, and no way is longer than `picks`.
    fn reach(offers: &[Offer], picks: usize) {
        let longest = longest(offers);
        assert!(longest <= picks, "{longest} picks for {} offers", offers.len());
    }

    /// How many picks the farthest offer needs.
    fn longest(offers: &[Offer]) -> usize {
        let menus = Menus::new(offers);
        let mut found = vec![0; offers.len()];
        let (mut open, mut longest) = (vec![(menus.menu(None), 1)], 0);
        while let Some((menu, steps)) = open.pop() {
            assert!(menu.entries.len() <= MOST && !menu.entries.is_empty());
            longest = longest.max(steps);
            for entry in &menu.entries {
                match entry {
                    Entry::Offer(at) => found[*at] += 1,
                    Entry::Group { span, .. } => {
                        let next = menus.menu(Some(*span));
                        assert_eq!((next.span, next.back), (*span, Some(menu.span)));
                        open.push((next, steps + 1));
                    }
                }
            }
        }
        assert!(found.iter().all(|it| *it == 1), "every offer stands in exactly one menu");
        longest
    }

    /// How many taps an answer needs, from the button on the board that opens the panel on.
    fn taps(form: &Form) -> usize {
        let open = 1;
        match form {
            Form::One(offers) => open + longest(offers),
            // On several pages one turns to the last one, picks, and says so.
            Form::Some { offers, .. } if offers.len() > MOST => open + offers.len().div_ceil(MOST) + 1,
            Form::Some { .. } => open + 1,
            // A button that opens a form.
            Form::Number { .. } => open + 2,
        }
    }

    #[test]
    fn no_question_of_any_game_needs_more_than_four_taps() {
        for game in Registry::load(None).unwrap().games() {
            for seats in game.card().seats.clone() {
                let edition = game.card().editions[0].to_owned();
                let fuzz = Fuzz { games: 1, seed: 7, seats, edition, options: BTreeMap::new() };
                let record = fuzz.play(game.as_ref(), 0).record;
                let trail = game.trail(&record, None, World::Real);
                let asked = trail.steps.iter().flat_map(|it| &it.asked);
                let forms = asked.inspect(|it| {
                    let (taps, offers) = (taps(&it.form), it.form.offers().len());
                    assert!(taps <= 4, "{}: `{}` with {offers} offers: {taps} taps", record.game, it.ask.id);
                });
                assert!(forms.count() > 50, "{}", game.card().id);
            }
        }
    }

    #[test]
    fn every_offer_is_at_most_three_picks_away() {
        for (count, picks) in [(1, 1), (5, 1), (6, 1), (25, 1), (26, 2), (300, 2), (625, 2), (626, 3), (2000, 3)] {
            reach(&flat(count), picks);
        }
        for (groups, each, picks) in [(2, 20, 2), (2, 1000, 3), (24, 80, 3), (30, 30, 3), (700, 2, 3), (1, 300, 2)] {
            reach(&grouped(groups, each), picks);
        }
    }

    #[test]
    fn groups_come_in_the_order_of_the_offers_and_one_of_a_kind_is_no_group() {
        let mut offers = grouped(3, 10);
        offers.insert(1, Offer::new("pass", "pass"));
        let menu = Menus::new(&offers).menu(None);
        let kinds: Vec<String> = menu.entries.iter().map(|it| format!("{it:?}")).collect();
        assert_eq!(kinds.len(), 4);
        assert!(kinds[0].starts_with("Group { span: Span { from: 0, to: 10 }, depth: 1, whole: true"), "{kinds:?}");
        assert_eq!(menu.entries[1], Entry::Offer(1));
    }

    #[test]
    fn deep_paths_show_what_differs_only() {
        let offers: Vec<Offer> = (0..100)
            .map(|it| {
                let offer = Offer::new(format!("k{it}"), "x").under("same", "same");
                offer.under(format!("g{}", it / 10), "g").under(format!("h{}", it / 5), "h")
            })
            .collect();
        let menus = Menus::new(&offers);
        let top = menus.menu(None);
        assert_eq!((top.depth, top.entries.len()), (1, 10));
        let Entry::Group { span, .. } = top.entries[3] else { panic!("a group") };
        assert_eq!(menus.menu(Some(span)).entries.len(), 10, "ten offers need no third menu");
        reach(&offers, 2);
    }

    #[test]
    fn a_span_that_no_menu_leads_to_shows_the_top() {
        let offers = flat(300);
        let menus = Menus::new(&offers);
        for span in [Span { from: 3, to: 9 }, Span { from: 0, to: 9999 }, Span { from: 300, to: 301 }] {
            assert_eq!(menus.menu(Some(span)), menus.menu(None));
        }
    }
}
