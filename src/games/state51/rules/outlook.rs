//! What the next Production brings as far as the open board tells it (PRO-02 to PRO-10): hands and decks have no part in it.

use super::output::{can_be_echoed, can_be_robbed};
use crate::engine::Seat;
use crate::games::state51::content::Content;
use crate::games::state51::content::ability::{Ability, Bag, Counted, Make};
use crate::games::state51::content::kinds::{Category, Type};
use crate::games::state51::state::{Board, Phase, Player};

/// What comes in for certain if nothing changes, and what is chosen only then.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Income<'a> {
    pub goods: Bag,
    /// What was stored, which comes back first and does not count as having come in (PRO-02, PRO-09).
    pub back: Bag,
    pub open: Vec<&'a Make>,
}

/// Nothing where there is no further Production (END-03), or no faction yet.
pub(crate) fn income<'a>(content: &'a Content, board: &Board, seat: Seat) -> Option<Income<'a>> {
    if board.end_begun || board.phase == Phase::Over {
        return None;
    }
    let player = &board.players[seat];
    let mut goods = content.board(player.faction?).makes;
    player.deals.iter().for_each(|it| goods.add(content.location(*it).deal, 1));
    let (mut open, mut counted) = (Vec::new(), Vec::new());
    let productions = player.intact().map(|it| content.location(it.card));
    for location in productions.filter(|it| it.category == Category::Production) {
        match location.make() {
            Some(Make::Goods(made)) => goods.add_all(made),
            Some(Make::PerType { good, of, most }) => goods.add(*good, of_type(content, player, *of).min(*most)),
            Some(Make::PerMade { good, of, most }) => counted.push((*good, *of, *most)),
            Some(make @ Make::Either(..)) => open.push(make),
            // With none to choose nothing comes (CRD-14, CRD-15).
            Some(make @ Make::EchoOwn) if makes(content, player, |it| can_be_echoed(it, true)) => open.push(make),
            Some(make @ Make::Rob) if others(board, seat).any(|it| makes(content, it, can_be_robbed)) => {
                open.push(make);
            }
            Some(Make::EchoOwn | Make::Rob) | None => {}
        }
    }
    // PRO-09 counts what the others make, PRO-10 that and what PRO-09 scores.
    let made = goods;
    counted.iter().for_each(|(good, of, most)| goods.add(*good, made.count(*of).min(*most)));
    let made = goods;
    let came_in = |of: Counted| of.goods().iter().map(|it| made.count(*it)).sum::<u32>();
    for ability in player.intact().flat_map(|it| &content.location(it.card).abilities) {
        match ability {
            Ability::Check { wanted, gain } if came_in(wanted.of) >= wanted.count => goods.add_all(gain),
            _ => {}
        }
    }
    let mut back = Bag::new();
    player.built.iter().for_each(|it| back.add_all(&it.stored));
    Some(Income { goods, back, open })
}

fn others(board: &Board, seat: Seat) -> impl Iterator<Item = &Player> {
    board.players.iter().filter(move |it| it.0 != seat).map(|it| it.1)
}

/// Whether a State has an intact production of a kind.
fn makes(content: &Content, player: &Player, of: impl Fn(&Make) -> bool) -> bool {
    player.intact().any(|it| {
        let location = content.location(it.card);
        location.category == Category::Production && location.make().is_some_and(&of)
    })
}

fn of_type(content: &Content, player: &Player, of: Type) -> u32 {
    let has = player.intact().filter(|it| content.location(it.card).types.contains(&of));
    u32::try_from(has.count()).unwrap_or(u32::MAX)
}
