//! Loads and checks the content files of the boards: action board, player board, Grey Eminence.

use std::collections::BTreeSet;

use super::check::{Fault, Rows, at, new_key, refuse};
use super::files::{Actions, Player, Solo, TokenRow, TrackRow};
use super::kinds::{ActionTile, Kind, Level, Lever, Side, Track};
use super::slots::gains;
use super::words::Gain;
use super::{ActionRow, Content, ContentError, EminenceIncome, LeverFacts, Recess, SetUp, SpaceId, Token, TrackSpace};
use crate::games::files::Source;

/// How many tokens a solo game is played with (SOL-02).
const TOKENS: usize = 6;

impl Content {
    pub(super) fn read_actions(&mut self, source: &Source) -> Result<(), ContentError> {
        let actions: Actions = source.parse()?;
        let rows = Rows { source, list: "tile", what: "action tile" };
        rows.count(actions.tile.len(), ActionTile::ALL.len())?;
        for tile in ActionTile::ALL {
            let found = actions.tile.iter().find(|it| it.key == tile);
            let Some(row) = found else { return rows.refuse(format!("there is no action tile `{}`", tile.key())) };
            self.groups.push(row.group);
            self.add_origin(row.origin(format!("action/{}", tile.key())));
        }
        let rows = Rows { source, list: "row", what: "row" };
        rows.count(actions.row.len(), ActionTile::ALL.len())?;
        for (index, row) in actions.row.into_iter().enumerate() {
            if row.steps == 0 || row.vp < 0 {
                let fault = refuse::<()>("steps", "a row gives at least one step and costs no negative VP");
                return fault.map_err(|it| rows.complain(index, &(index + 1).to_string(), it));
            }
            self.add_origin(row.origin(format!("row/{}", index + 1)));
            self.rows.push(ActionRow { steps: row.steps, vp: row.vp });
        }
        Ok(())
    }

    pub(super) fn read_player(&mut self, source: &Source) -> Result<(), ContentError> {
        let player: Player = source.parse()?;
        self.add_origin(player.setup.origin("setup".to_owned()));
        self.add_origin(player.canal.origin("canal".to_owned()));
        let setup = player.setup;
        if setup.coins.len() != 4 {
            return Err(source.fault("setup.coins".to_owned(), "there are coins for four seats".to_owned()));
        }
        let (inhabitants, in_recesses) = Kind::Inhabitant.pieces();
        if usize::from(setup.ranch + setup.supply) + in_recesses != usize::from(inhabitants) {
            let message = format!("ranch, supply and {in_recesses} recesses must hold {inhabitants} inhabitants");
            return Err(source.fault("setup.ranch".to_owned(), message));
        }
        if self.cards.len() < setup.coins.len() * setup.cards {
            let message = format!("there are only {} cards for four hands of {}", self.cards.len(), setup.cards);
            return Err(source.fault("setup.cards".to_owned(), message));
        }
        self.setup = SetUp {
            coins: setup.coins,
            solo_coins: setup.solo_coins,
            cards: setup.cards,
            ranch: setup.ranch,
            supply: setup.supply,
        };
        self.canal = player.canal.resources;
        let rows = Rows { source, list: "recess", what: "recess" };
        for (index, row) in player.recess.into_iter().enumerate() {
            let name = row.kind.key();
            let income = at("income", gains(&row.income)).map_err(|it| rows.complain(index, name, it))?;
            if !income.iter().all(|it| matches!(it, Gain::Coins(_) | Gain::Cards(_) | Gain::Vp(_))) {
                let fault = ("income".to_owned(), "a recess brings coins, cards and VP".to_owned());
                return Err(rows.complain(index, name, fault));
            }
            let place = self.recesses[row.kind as usize].len() + 1;
            self.add_origin(row.origin(format!("recess/{name}-{place}")));
            self.recesses[row.kind as usize].push(Recess { row: row.row, income, vp: row.vp, fee: row.fee });
        }
        for kind in Kind::ALL {
            let (found, wanted) = (self.recesses(kind).len(), kind.pieces().1);
            if found != wanted {
                return rows.refuse(format!("there are {found} recesses `{}`, not {wanted}", kind.key()));
            }
        }
        let rows = Rows { source, list: "lever", what: "lever" };
        rows.count(player.lever.len(), Lever::ALL.len())?;
        for lever in Lever::ALL {
            let found = player.lever.iter().find(|it| it.key == lever);
            let Some(row) = found else { return rows.refuse(format!("there is no lever `{}`", lever.key())) };
            self.levers.push(LeverFacts { row: row.row, coins: row.coins });
            self.add_origin(row.origin(format!("lever/{}", lever.key())));
        }
        let rows = Rows { source, list: "track", what: "track" };
        rows.count(player.track.len(), Track::ALL.len())?;
        for (index, row) in player.track.into_iter().enumerate() {
            let spaces = track(&row).map_err(|it| rows.complain(index, row.key.key(), it))?;
            self.tracks[row.key as usize] = spaces;
            self.add_origin(row.origin(format!("track/{}", row.key.key())));
        }
        match Track::ALL.into_iter().find(|it| self.track(*it).is_empty()) {
            Some(track) => rows.refuse(format!("there is no track `{}`", track.key())),
            None => Ok(()),
        }
    }

    pub(super) fn read_solo(&mut self, source: &Source) -> Result<(), ContentError> {
        let solo: Solo = source.parse()?;
        let rows = Rows { source, list: "token", what: "token" };
        let mut seen = BTreeSet::new();
        for (index, row) in solo.token.into_iter().enumerate() {
            let token = token(&row, self.spaces.len(), &mut seen).map_err(|it| rows.complain(index, &row.key, it))?;
            self.add_origin(row.origin(format!("token/{}", row.key)));
            self.tokens.push(token);
        }
        let rows = Rows { source, list: "level", what: "level" };
        rows.count(solo.level.len(), Level::ALL.len())?;
        for level in Level::ALL {
            let found = solo.level.iter().find(|it| it.key == level);
            let Some(row) = found else { return rows.refuse(format!("there is no level `{}`", level.key())) };
            let removed = Side::ALL.map(|it| row.removes.get(&it).copied().unwrap_or_default());
            let of = |side: Side| self.tokens.iter().filter(|it| it.side == side).count();
            let left = self.tokens.len().checked_sub(removed.iter().sum());
            if left != Some(TOKENS) || Side::ALL.into_iter().any(|it| of(it) < removed[it as usize]) {
                return rows.refuse(format!("level `{}` must leave {TOKENS} tokens", level.key()));
            }
            self.removed.push(removed);
            self.add_origin(row.origin(format!("level/{}", level.key())));
        }
        self.add_origin(solo.income.origin("eminence".to_owned()));
        let income = solo.income;
        for (key, list, kind) in [
            ("houses", &income.houses, Kind::House),
            ("settlements", &income.settlements, Kind::Settlement),
            ("cattle", &income.cattle, Kind::Cattle),
        ] {
            if list.len() != kind.pieces().1 {
                let message = format!("there are {} values, not {}", list.len(), kind.pieces().1);
                return Err(source.fault(format!("income.{key}"), message));
            }
        }
        if income.cactus.is_empty() {
            return Err(source.fault("income.cactus".to_owned(), "the track has no space".to_owned()));
        }
        self.eminence = EminenceIncome {
            houses: income.houses,
            settlements: income.settlements,
            cattle: income.cattle,
            cactus: income.cactus,
        };
        Ok(())
    }
}

fn track(row: &TrackRow) -> Result<Vec<TrackSpace>, Fault> {
    let length = row.gains.len();
    if length == 0 || row.vp.len() != length || row.crossed.len() != length {
        return refuse("gains", "`gains`, `vp` and `crossed` have one value for each space");
    }
    let space = |index: usize| {
        let crossed = at(format!("crossed[{}]", index + 1), gains(&row.crossed[index]))?;
        Ok(TrackSpace { gain: row.gains[index], vp: row.vp[index], crossed })
    };
    (0..length).map(space).collect()
}

fn token(row: &TokenRow, spaces: usize, seen: &mut BTreeSet<String>) -> Result<Token, Fault> {
    new_key(&row.key, seen)?;
    if row.actions.len() != 3 {
        return refuse("actions", "a token has three actions");
    }
    if let Some(lost) = row.corners.iter().find(|it| !(1..=spaces).contains(*it)) {
        return refuse("corners", format!("there is no space {lost}"));
    }
    let corners = row.corners.map(|it| SpaceId((it - 1) as u8));
    Ok(Token { key: row.key.clone(), side: row.side, actions: row.actions.clone(), corners })
}
