//! Reads the rows of cards, scoring tiles, map, tiles and river.

use std::collections::BTreeSet;

use super::check::{Fault, at, new_key, refuse, resources};
use super::files::{CardRow, LandRow, RiverRow, ScoringRow, SpaceRow};
use super::slots::gains;
use super::words::{Condition, Effect, Goal, Ongoing, Plot};
use super::{CardText, Land, ProjectCard, RiverId, RiverSpace, ScoringTile, Space, SpaceId};

pub(super) fn card(row: &CardRow, seen: &mut BTreeSet<String>) -> Result<ProjectCard, Fault> {
    new_key(&row.key, seen)?;
    let text = match (&row.now, &row.ongoing, &row.end) {
        (Some(now), None, None) => CardText::Now(at("now", Effect::read(now))?),
        (None, Some(ongoing), None) => CardText::Ongoing(at("ongoing", Ongoing::read(ongoing))?),
        (None, None, Some(end)) => CardText::End(at("end", Goal::read(end))?),
        _ => return refuse("key", "a card has exactly one of `now`, `ongoing`, `end`"),
    };
    Ok(ProjectCard {
        key: row.key.clone(),
        number: row.number,
        group: row.group,
        coins: row.coins,
        vases: row.vases,
        resources: at("resources", resources(&row.resources))?,
        text,
        vp: row.vp,
    })
}

pub(super) fn scoring_tile(row: &ScoringRow, seen: &mut BTreeSet<String>) -> Result<ScoringTile, Fault> {
    new_key(&row.key, seen)?;
    let condition = at("condition", Condition::read(&row.condition))?;
    let two = matches!(condition, Condition::Groups { .. } | Condition::Regions { .. });
    if two != row.others.is_some() {
        return refuse("condition", "`others` stand with the conditions that have two numbers, and with no other");
    }
    let others = row.others.unwrap_or_default();
    let values: [(u32, u32); 4] = std::array::from_fn(|it| (row.values[it], others[it]));
    if let Some((high, low)) = values.into_iter().find(|it| it.0 < it.1) {
        return refuse("others", format!("{low} is more than the higher number {high}"));
    }
    Ok(ScoringTile {
        key: row.key.clone(),
        coins: row.coins,
        resources: at("resources", resources(&row.resources))?,
        vp: row.vp,
        track: row.track,
        condition,
        values,
    })
}

/// A space with everything adjacent to it; what touches one space is touched by it.
pub(super) fn space(rows: &[SpaceRow], index: usize) -> Result<Space, Fault> {
    let row = &rows[index];
    let lists = |it: &SpaceRow| [it.touches.clone(), it.bridges.clone(), it.fords.clone()];
    let mut near = Vec::new();
    for (at, (key, list)) in ["touches", "bridges", "fords"].into_iter().zip(lists(row)).enumerate() {
        for other in list {
            let back = other.checked_sub(1).and_then(|it| rows.get(it)).map(|it| lists(it)[at].contains(&(index + 1)));
            match back {
                None => return refuse(key, format!("there is no space {other}")),
                Some(false) => return refuse(key, format!("space {other} does not name this space in return")),
                Some(true) => near.push(SpaceId((other - 1) as u8)),
            }
        }
    }
    near.sort_unstable();
    let ids = |list: &[usize]| list.iter().map(|it| SpaceId((it - 1) as u8)).collect::<Vec<_>>();
    Ok(Space {
        region: row.region,
        x: row.x,
        y: row.y,
        bridge: !row.bridges.is_empty(),
        start: row.start,
        bonus: at("bonus", gains(&row.bonus))?,
        near,
        bridges: ids(&row.bridges),
        fords: ids(&row.fords),
    })
}

pub(super) fn land(row: &LandRow, seen: &mut BTreeSet<String>) -> Result<Land, Fault> {
    new_key(&row.key, seen)?;
    if !(1..=2).contains(&row.plots.len()) {
        return refuse("plots", "a tile has one or two plots");
    }
    let plot = |(index, text): (usize, &String)| at(format!("plots[{}]", index + 1), Plot::read(text));
    let plots = row.plots.iter().enumerate().map(plot).collect::<Result<_, Fault>>()?;
    Ok(Land { key: row.key.clone(), stack: row.stack, plots })
}

pub(super) fn river_space(
    row: &RiverRow,
    seen: &mut BTreeSet<String>,
    find: &impl Fn(&str) -> Result<RiverId, String>,
) -> Result<RiverSpace, Fault> {
    new_key(&row.key, seen)?;
    let next = |key: &str, to: &Option<String>| at(key, to.as_deref().map(find).transpose());
    let next = [next("next.first", &row.next.first)?, next("next.second", &row.next.second)?];
    let bonus = at("bonus", gains(&row.bonus))?;
    Ok(RiverSpace { key: row.key.clone(), port: row.port, bonus, next, lock: row.lock })
}
