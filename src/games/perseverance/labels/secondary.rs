//! The secondary action.

use super::defense::in_row;
use super::guard::on_guard;
use super::officers::influence;
use super::{cost, effects, others_presence, with_presence};
use crate::engine::{Choice, Clause, Group, Label, Seat, Text};
use crate::games::perseverance::kinds::{Good, Leader, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::outlook::Outlook;
use crate::games::perseverance::rules::secondary::SecondaryAction;
use crate::games::perseverance::rules::soldiers::free_spaces;
use crate::games::perseverance::state::{Fighter, State};

impl Choice<State> for SecondaryAction {
    fn key(&self, state: &State) -> String {
        match self {
            SecondaryAction::Influence(zone, price) => {
                format!("influence/{}/{}", state.board.officers[*zone].officer.key(), price.key)
            }
            SecondaryAction::Soldier(placement) => format!("soldiers/{}", placement.key(state)),
            SecondaryAction::LeaderToCommunity(zone, None) => format!("leader/{}", zone.key()),
            SecondaryAction::LeaderToCommunity(_, Some(effect)) => format!("leader/{}", effect.key()),
            SecondaryAction::LeaderToDefense(space) => format!("defend/{}", space.key()),
            SecondaryAction::Skip => "skip".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        let (seat, retail) = (state.board.active, state.board.retail());
        match *self {
            SecondaryAction::Influence(zone, price) => {
                let text = Text::new("offer-influence")
                    .with("officer", names::officer_short(state.board.officers[zone].officer))
                    .with("n", price.cubes)
                    .with("cost", cost(price.cost, retail));
                under(text, "influence").about(purse(state, seat)).detail(influence(state, zone, price.cubes))
            }
            SecondaryAction::Soldier(placement) => {
                let mut label = placement.words(state);
                let ready = state.board.players[seat].ready;
                let most = ready.total().min(free_spaces(state).len()).min(2);
                let id = if is_late(state) { "detail-group-soldiers-late" } else { "detail-group-soldiers" };
                let about = Text::new(id).with("n", most).with("who", names::ready(ready));
                label.path.insert(0, Group { about: Some(about), ..group("soldiers") });
                label
            }
            SecondaryAction::LeaderToCommunity(zone, None) => {
                let text = Text::new("offer-leader-zone").with("zone", names::zone(zone));
                let label = under(text, "leader").about("detail-group-leader");
                let idle = with_presence(Text::new("detail-leader-idle"), state, seat, zone);
                let clauses = vec![Clause::new(0, idle), Clause::new(1, others_presence(state, seat, zone))];
                label.detail(Text::of_clauses(clauses))
            }
            SecondaryAction::LeaderToCommunity(zone, Some(effect)) => {
                let text = Text::new("offer-leader-effect")
                    .with("zone", names::zone(zone))
                    .with("effect", names::effect(effect, retail));
                let about = effects::about(state, seat, effect, &Outlook::now(state, seat));
                // ASM-01: his Presence is worth as much as the effect where the Assembly is near.
                let presence = with_presence(Text::new("settle-presence"), state, seat, zone);
                let others = others_presence(state, seat, zone);
                let clauses = vec![Clause::new(0, about), Clause::new(1, presence), Clause::new(2, others)];
                under(text, "leader").about("detail-group-leader").detail(Text::of_clauses(clauses))
            }
            SecondaryAction::LeaderToDefense(space) => {
                let text = Text::new("offer-leader-defense").with("space", names::space_short(space));
                let about = if is_late(state) { "detail-group-defend-late" } else { "detail-group-defend" };
                let label = under(text, "defend").about(about);
                in_row(label, state, space).detail(on_guard(state, space, Fighter::Leader))
            }
            SecondaryAction::Skip => Label::from("offer-skip"),
        }
    }
}

/// Whether no attack comes anywhere any more (TRN-10).
fn is_late(state: &State) -> bool {
    Zone::ALL.into_iter().all(|it| state.is_past_attacks(it))
}

/// What Influence costs, and what there is to pay for it: once in the beta, for any part of the price in retail Adelita pays with
/// Food (SEC-01, LDR-01).
fn purse(state: &State, seat: Seat) -> Text {
    let (player, retail) = (&state.board.players[seat], state.board.retail());
    if !state.board.leads(seat, Leader::Adelita) {
        let stories = names::amount(Good::Story, player.stories, retail);
        return Text::new("detail-group-influence").with("n", player.influence).with("stories", stories);
    }
    let id = if retail { "detail-group-influence-adelita-retail" } else { "detail-group-influence-adelita-beta" };
    Text::new(id).with("n", player.influence).with("stories", player.stories).with("food", player.food)
}

fn group(kind: &'static str) -> Group {
    Group::new(kind, Text::new(format!("group-{kind}")))
}

fn under(text: Text, kind: &'static str) -> Label {
    let Group { key, label, .. } = group(kind);
    Label::from(text).under(key, label)
}
