//! Goods of all (GNR): gained, lost, paid, taken from the map.

use super::buildings::{field_name, field_short};
use super::decisions::decide;
use super::{Play, Table};
use crate::engine::{Ask, Offered, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::Good;
use crate::games::frostpunk::labels::options::{Gain, Pile};
use crate::games::frostpunk::labels::people::shares;
use crate::games::frostpunk::labels::places::CubeFrom;
use crate::games::frostpunk::state::{Cubes, Goods, State};

/// GNR-03, LIM-02: from the bank; resources as wood or coal of choice.
pub(crate) fn gain(t: &mut Table, what: Stock) -> Play {
    if what.of == Good::Res {
        let ask = Ask::new("gain-resource", "GNR-10").with("n", what.n);
        let Gain(mix) = decide(t, ask, shares([what.n, what.n, 0], what.n).into_iter().map(|it| Gain(Pile(it))))?;
        mix.stocks().for_each(|it| add(t, it.of, it.n));
    } else {
        add(t, what.of, what.n);
    }
    Ok(())
}

/// So many cubes in any mix of choice, of no kind more than there are.
pub(crate) fn cubes(t: &mut Table, ask: Ask, there: [u32; 3], n: u32) -> Play<Pile> {
    if n == 0 { Ok(Pile::default()) } else { decide(t, ask.with("n", n), shares(there, n).into_iter().map(Pile)) }
}

/// The cubes among goods, by [`Good::CUBES`].
pub(crate) fn cubes_of(goods: &Goods) -> [u32; 3] {
    Good::CUBES.map(|it| goods.of(it))
}

/// All cubes on an open card.
pub(crate) fn lying_on(state: &State, card: CardId) -> u32 {
    state.board.open(card).map_or(0, |it| cubes_of(&it.cubes).iter().sum())
}

/// Into the pool, as far as there is room for food (LIM-02).
pub(crate) fn add(t: &mut Table, of: Good, n: u32) {
    let n = put(t, of, n);
    note(t, "note-gain", of, n);
}

fn put(t: &mut Table, of: Good, n: u32) -> u32 {
    let most = t.state.content.boards.limits.food;
    let goods = &mut t.state.board.goods;
    let room = if of == Good::Food { most.saturating_sub(goods.of(of)) } else { n };
    goods.add(of, n.min(room));
    n.min(room)
}

/// GNR-04: as much as there is.
pub(crate) fn lose(t: &mut Table, what: Stock) -> Play {
    let n = what.n.min(t.state.board.goods.of(what.of));
    take(t, Stock { n, ..what }, Ask::new("lose-resource", "GNR-04"), "note-lose")
}

/// GNR-05: the whole of it; whoever offers it has seen that it is there.
pub(crate) fn pay(t: &mut Table, what: Stock) -> Play {
    has(&t.state, &[what]).then_some(()).offered("what is paid is there")?;
    take(t, what, Ask::new("pay-resource", "GNR-05"), "note-pay")
}

pub(crate) fn has(state: &State, price: &[Stock]) -> bool {
    price.iter().all(|it| state.board.goods.of(it.of) >= it.n)
}

fn take(t: &mut Table, what: Stock, ask: Ask, said: &'static str) -> Play {
    if what.of == Good::Res {
        let there = cubes_of(&t.state.board.goods);
        for Stock { n, of } in cubes(t, ask, there, what.n)?.stocks() {
            t.state.board.goods.take(of, n);
            note(t, said, of, n);
        }
    } else {
        t.state.board.goods.take(what.of, what.n);
        note(t, said, what.of, what.n);
    }
    Ok(())
}

fn note(t: &mut Table, id: &'static str, of: Good, n: u32) {
    if n > 0 {
        t.say_with(|_| Text::new(id).with("what", Stock { n, of }.text()));
    }
}

/// The fields with cubes, of one kind or of any (GNR-10).
pub(crate) fn fields_with(state: &State, of: Option<Good>) -> Vec<Field> {
    let wanted = |it: &Cubes| of.is_none_or(|of| it.of == of);
    let all = state.board.fields.iter();
    all.filter(|it| it.1.cubes.as_ref().is_some_and(wanted)).map(|it| it.0).collect()
}

/// Up to so many cubes of a field into the pool.
pub(crate) fn take_from_field(t: &mut Table, field: Field, most: u32) {
    if let Some(gained) = move_from_field(t, field, most).filter(|it| it.n > 0) {
        let what = gained.text();
        t.say_with(|_| Text::new("note-gain-from").with("what", what).with("field", field_short(field)));
    }
}

fn move_from_field(t: &mut Table, field: Field, most: u32) -> Option<Stock> {
    let Cubes { n, of } = t.state.board.fields.get_mut(field)?.take(most)?;
    Some(Stock { n: put(t, of, n), of })
}

/// EVT-15: cubes of any kind from any fields, 1 coal from the bank for each that is not there.
pub(crate) fn take_from_map(t: &mut Table, n: u32) -> Play {
    for left in (1..=n).rev() {
        let fields = fields_with(&t.state, None);
        if fields.is_empty() {
            add(t, Good::Coal, 1);
            continue;
        }
        let ask = Ask::new("take-from-map", "EVT-15").with("n", left);
        let CubeFrom(field) = decide(t, ask, fields.into_iter().map(CubeFrom))?;
        let what = move_from_field(t, field, 1).offered("a cube lies there")?;
        t.say_with(|_| Text::new("note-gain-from").with("what", what.text()).with("field", field_name(field)));
    }
    Ok(())
}

/// SET-21: cubes of one kind from fields to the bank.
pub(crate) fn remove_from_map(t: &mut Table, what: Stock) -> Play {
    for left in (1..=what.n).rev() {
        let fields = fields_with(&t.state, Some(what.of));
        let cube = || Stock { n: 1, ..what }.text();
        let ask = Ask::new("remove-from-map", "SET-21").with("n", left).with("what", cube());
        let CubeFrom(field) = decide(t, ask, fields.into_iter().map(CubeFrom))?;
        t.state.board.fields.get_mut(field).and_then(|it| it.take(1)).offered("a cube lies there")?;
        t.say_with(|_| Text::new("note-removed-from").with("what", cube()).with("field", field_name(field)));
    }
    Ok(())
}

/// How many cubes of a kind lie on fields.
pub(crate) fn on_map(state: &State, of: Good) -> u32 {
    state.board.fields.values().map(|it| it.holds(of)).sum()
}
