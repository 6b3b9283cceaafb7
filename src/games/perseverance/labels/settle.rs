//! Where Settlements can go, and what their bonuses come to. The active player chooses.

use super::assembly::ranked;
use super::{cost, nothing, officers, others_presence, with_presence};
use crate::engine::{Choice, Clause, Label, Seat, Text};
use crate::games::perseverance::content::SettlementBonus;
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::ranking::with_votes;
use crate::games::perseverance::rules::settle::{How, SecondSite, Site};
use crate::games::perseverance::rules::turn::Next;
use crate::games::perseverance::state::{LeaderAt, Owner, State};

impl Choice<State> for Site {
    fn key(&self, _: &State) -> String {
        format!("{}/{}/{}", self.how.key(), self.zone.key(), self.space)
    }

    fn words(&self, state: &State) -> Label {
        let (zone, retail) = (self.zone, state.board.retail());
        let (how, group) = match self.how {
            How::One => ("settle-one", "group-settle-one"),
            How::Two => ("settle-two", "group-settle-two"),
        };
        let price = cost(self.how.cost(), retail);
        let text = Text::new("offer-settle")
            .with("zone", names::zone_short(zone))
            .with("space", self.space)
            .with("bonus", names::settlement_bonus(&state.content, zone, self.space, retail))
            .with("how", Text::new(how).with("cost", price.clone()));
        // The name of the group says the price as well.
        let mut clauses = vec![Clause::new(2, Text::new("settle-cost").with("cost", price.clone()))];
        clauses.extend(self.brings(state));
        clauses.push(Clause::new(3, population(state, zone)));
        Label::from(text)
            .under(self.how.key(), Text::new(group).with("cost", price))
            .about(Text::new("detail-group-settle").with("n", state.board.players[state.board.active].settlements))
            .sorted(zone.key(), names::zone(zone))
            .detail(Text::of_clauses(clauses))
    }
}

/// What one Settlement more makes of the Population of a Zone (ASM-01).
fn population(state: &State, zone: Zone) -> Text {
    let now = 2 + state.board.zones[zone].settlements.iter().flatten().count();
    Text::new("settle-population").with("before", now).with("n", now + 1)
}

impl Site {
    /// Whether a Leader who is called home may still be the secondary action of this turn (EFF-08, TRN-09).
    fn frees_leader(&self, state: &State) -> bool {
        let is_away = state.board.players[state.board.active].leader_at != LeaderAt::PlayerBoard;
        let calls = matches!(state.content.settlement_bonus(self.space), SettlementBonus::RetrieveLeader);
        calls && is_away && Next::of(state) == Next::Secondary
    }

    /// What becomes of the Presence there, and what the bonus really comes to (EFF-08).
    fn brings(&self, state: &State) -> Vec<Clause> {
        let (zone, seat) = (self.zone, state.board.active);
        let here = matches!(state.content.settlement_bonus(self.space), SettlementBonus::RetrieveLeader)
            && state.board.players[seat].leader_at == LeaderAt::Community(zone);
        // ASM-01: the Leader's Presence goes along.
        let presence = Text::new(if here { "settle-leader-here" } else { "settle-presence" });
        let presence = Clause::new(0, with_presence(presence, state, seat, zone));
        let mut clauses = vec![presence, Clause::new(4, others_presence(state, seat, zone))];
        if let Some(why) = nothing::bonus(state, seat, zone, self.space) {
            clauses.push(Clause::new(0, Text::new("settle-nothing").with("why", why)));
            return clauses;
        }
        match state.content.settlement_bonus(self.space) {
            SettlementBonus::Votes(more) => {
                let rank = with_votes(state, seat, &[(Owner::Seat(seat), more)]);
                clauses.push(Clause::new(0, ranked(Text::new("settle-votes"), state, &rank)));
            }
            SettlementBonus::RetrieveLeader => {
                clauses.extend(left(state, seat, zone).map(|it| Clause::new(0, it)));
                clauses.extend(self.frees_leader(state).then(|| Clause::new(1, "settle-leader-ready")));
            }
            SettlementBonus::Influence(cubes) => clauses.extend(officers::cubes(state, zone, cubes as usize)),
            SettlementBonus::None
            | SettlementBonus::Production(_)
            | SettlementBonus::Safeguard(_)
            | SettlementBonus::PlaceSoldiers(_) => {
                let less = nothing::less(state, seat, zone, self.space);
                clauses.extend(less.map(|it| Clause::new(0, Text::new("settle-less").with("what", it))));
            }
        }
        clauses
    }
}

/// From where the Leader is called home, if it is not the Zone that is settled (EFF-08).
fn left(state: &State, seat: Seat, zone: Zone) -> Option<Text> {
    let (id, from) = match state.board.players[seat].leader_at {
        LeaderAt::Community(from) if from != zone => ("settle-leader", from),
        LeaderAt::Defense(from) => ("settle-leader-guard", from),
        LeaderAt::Community(_) | LeaderAt::PlayerBoard => return None,
    };
    Some(Text::new(id).with("zone", names::zone_short(from)))
}

impl Choice<State> for SecondSite {
    fn key(&self, _: &State) -> String {
        self.zone.key().to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let text = Text::new("offer-settle-second").with("zone", names::zone(self.zone)).with("space", self.space);
        let presence = with_presence(Text::new("detail-presence"), state, state.board.active, self.zone);
        let others = others_presence(state, state.board.active, self.zone);
        let clauses =
            vec![Clause::new(0, presence), Clause::new(2, others), Clause::new(1, population(state, self.zone))];
        Label::from(text).detail(Text::of_clauses(clauses))
    }
}
