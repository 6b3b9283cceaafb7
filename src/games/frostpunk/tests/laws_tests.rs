//! Laws (LAW) and technologies (TEC).

use super::kit::*;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::laws::{enact, enactable, open_texts, unlocks};
use crate::games::frostpunk::rules::technologies::{develop, developed, first_workshop, no_workshop, reached};
use crate::games::frostpunk::rules::{building_actions, construction, dusk};
use crate::games::frostpunk::state::*;

fn future(state: State, ids: &str) -> State {
    state.with(|s| s.board.future = ids.split_whitespace().map(card).collect())
}

fn technologies(state: State, ids: &str) -> State {
    let open = |id| Research { id: card(id), token: Development::Idle };
    state.with(|s| s.board.technologies = ids.split_whitespace().map(open).collect())
}

fn tokens(state: &State) -> Vec<Development> {
    state.board.technologies.iter().map(|it| it.token).collect()
}

#[test]
fn law_01_four_laws_in_a_game() {
    let state = future(city(2), "PR09 PR10");
    assert_eq!(run(state.clone(), "", |t| enact(t, false)).asked(), "asks A enact [pr09 pr10]");
    // EX-78
    let full = ["PR01", "PR03", "PR05", "PR07"].into_iter().fold(state, State::enacted);
    assert_eq!(enactable(&full), []);
    let platform = field("generator-n");
    let built = Built::new(Building::Platform);
    assert!(!building_actions::is_possible(&full, platform, built));
    assert!(building_actions::is_possible(&future(city(2), "PR09"), platform, built));
}

#[test]
fn law_02_enacting_one_of_a_pair_removes_the_other() {
    let state = future(city(2), "PR05 PR06 PR09").tokens("Care");
    let done = run(state, "A enact pr05", |t| enact(t, false)).done();
    assert_eq!(done.board.future, [card("PR09")]);
    assert_eq!(done.board.laws, [Enacted { id: card("PR05"), suspended: None }]);
}

#[test]
fn law_03_at_once_then_a_consequence_that_nobody_sees() {
    // EX-77: PR01 brings discontent +1 and hope -1.
    let state =
        future(city(2), "PR01").tokens("Care justice").with(|s| s.secret.dusk = [card("Z000")].into_iter().collect());
    let done = run(state.clone(), "A hope-less use/care", |t| enact(t, false)).done();
    assert_eq!((done.board.row(Row::Discontent).len(), done.shown(Row::Hope)), (1, "care justice".to_owned()));
    // EX-76: which of the two lies there, nobody knows before it comes.
    assert_eq!(done.secret.dusk.len(), 2);
    let both: std::collections::BTreeSet<String> = (0..12)
        .map(|seed| {
            let state = city(2).enacted("PR13").with(|s| s.secret.dusk = [card("PR13")].into_iter().collect());
            let trial = seeded(state.tokens("Care Care").ill(Citizen::Worker, 3, false), seed, "", dusk::dusk);
            trial.notes().into_iter().find(|it| it.starts_with("note-dusk")).unwrap()
        })
        .collect();
    assert_eq!(both.len(), 2, "{both:?}");
    // An advocate leaves out what it does at once.
    let quiet = run(state, "", |t| enact(t, true)).done();
    assert_eq!((quiet.board.row(Row::Discontent).len(), quiet.secret.dusk.len()), (0, 2));
}

#[test]
fn law_04_law_05_a_consequence_on_a_law_blocks_it() {
    let state = city(2).enacted("PR04").enacted("PR02").with(|s| s.board.laws[1].suspended = Some(card("PR02A")));
    let cards: Vec<_> = open_texts(&state).map(|it| it.card).collect();
    assert_eq!(cards, [card("PR04"), card("PR02A")]);
    let blocked = effect(city(2).enacted("PR05"), "", "suspend PR05").done();
    assert_eq!(blocked.board.laws[0].suspended, None, "an effect without a card lies nowhere");
}

#[test]
fn law_05_a_suspending_consequence_lies_on_its_law_until_its_night() {
    let turned_up = (0..20).find_map(|seed| {
        let state = city(2).enacted("PR05").with(|s| s.secret.dusk = [card("PR05")].into_iter().collect());
        let done = seeded(state, seed, "", dusk::dusk).t.state;
        done.board.laws[0].suspended.map(|_| done)
    });
    let state = turned_up.unwrap();
    assert_eq!(state.board.laws[0].suspended, Some(card("PR05A")));
    assert_eq!((state.board.dusk_discards.len(), state.secret.dusk.len()), (0, 0));
}

#[test]
fn law_06_a_building_of_a_suspended_law_stays_but_does_nothing() {
    let built = Built::new(Building::FightingArena);
    let state = city(2).lay(Place::E).build("e-upper", Building::FightingArena).enacted("PR10");
    let state = state.with(|s| {
        s.board.supply.insert(Building::FightingArena, 1);
    });
    assert!(unlocks(&state, Building::FightingArena) && construction::may_build(&state, Building::FightingArena));
    assert!(building_actions::is_possible(&state, field("e-upper"), built));
    let blocked = state.with(|s| s.board.laws[0].suspended = Some(card("PR02A")));
    assert!(!unlocks(&blocked, Building::FightingArena) && !construction::may_build(&blocked, Building::FightingArena));
    assert!(!building_actions::is_possible(&blocked, field("e-upper"), built));
    assert!(blocked.board.is_built(Building::FightingArena));
}

#[test]
fn pr12_a_worker_may_act_again_after_an_action_once_a_round() {
    use crate::games::frostpunk::rules::laws::after_last_action;
    let field_pawn = Spot::Field(field("generator-se"));
    let state = city(2).enacted("PR12").cubes("generator-se", 5, Good::Coal).turn();
    assert_eq!(run(state.clone(), "", after_last_action).done().has(Good::Coal), 0, "no worker has acted");
    let acted = state.pawn(Pawn::Worker, field_pawn);
    let done = run(acted.clone(), "A after-action yes, A reuse-worker generator-se", after_last_action).done();
    assert_eq!((done.has(Good::Coal), done.board.people(Citizen::Worker).ill), (2, 1));
    assert_eq!(run(done, "", after_last_action).done().has(Good::Coal), 2, "once a round");
    assert_eq!(run(acted, "A after-action no", after_last_action).done().board.ill(), 0);
}

#[test]
fn pr16_buildings_cure_one_more_but_not_a_card() {
    let state =
        city(2).enacted("PR16").ill(Citizen::Worker, 9, false).lay(Place::E).build("e-upper", Building::MedicalPost);
    let post = |t: &mut crate::games::frostpunk::rules::Table| {
        building_actions::act(t, field("e-upper"), crate::games::frostpunk::rules::laws::ChildWork::Usual)
    };
    assert_eq!(run(state.clone(), "", post).done().board.ill(), 5, "cure 3 + 1");
    assert_eq!(effect(state, "", "cure 3").done().board.ill(), 6);
}

#[test]
fn tec_01_tec_02_nothing_is_developed_before_the_first_workshop() {
    let state = technologies(city(2), "T02 T04");
    assert_eq!(tokens(&effect(state.clone(), "", "develop 3").done()), [Development::Idle; 2]);
    assert_eq!(developed(&state).count(), 0);
}

#[test]
fn tec_03_the_first_workshop_starts_a_technology() {
    let state = technologies(city(2), "T02 T04");
    assert_eq!(run(state.clone(), "", first_workshop).asked(), "asks A technology [t02 t04]");
    let done = run(state.clone(), "A technology t02", first_workshop).done();
    assert_eq!(tokens(&done), [Development::Due(6), Development::Idle], "round 2 and value 4");
    assert_eq!(tokens(&run(done.clone(), "", first_workshop).done()), tokens(&done), "one at a time");
    // EX-35: never beyond 15.
    let late = state.with(|s| s.board.round = 13);
    assert_eq!(tokens(&run(late, "A technology t02", first_workshop).done())[0], Development::Due(15));
}

#[test]
fn tec_04_tec_05_a_reached_token_is_developed_and_the_next_is_chosen() {
    // EX-34: round 6 begins, T04's token on 6; T02 next: 10.
    let state = technologies(city(2), "T02 T04 T05").with(|s| {
        s.board.round = 6;
        s.board.technologies[1].token = Development::Due(6);
    });
    let done = run(state.clone(), "A technology t02", reached).done();
    assert_eq!(tokens(&done), [Development::Due(10), Development::Done, Development::Idle]);
    assert_eq!(developed(&done).count(), 1);
    let early = run(state.with(|s| s.board.round = 5), "", reached).done();
    assert_eq!(tokens(&early)[1], Development::Due(6));
}

#[test]
fn tec_06_a_step_back_that_meets_the_round_develops_and_the_next_step_goes_on() {
    // EX-36: one space ahead, two steps.
    let state = technologies(city(2), "T02 T04").with(|s| s.board.technologies[1].token = Development::Due(3));
    let trial = run(state.clone(), "", |t| develop(t, 2));
    assert_eq!(trial.noted("note-research-sooner"), 1, "not in round 6, as told before");
    let done = trial.done();
    assert_eq!(tokens(&done), [Development::Due(5), Development::Done], "T02 on 6, then 1 back");
    let last = run(technologies(state, "T04").with(|s| s.board.technologies[0].token = Development::Due(3)), "", |t| {
        develop(t, 3)
    });
    assert_eq!(tokens(&last.done()), [Development::Done]);
}

#[test]
fn tec_07_without_workshops_the_progress_is_lost() {
    // EX-37
    let state = technologies(city(2), "T02 T04").with(|s| {
        s.board.technologies[0].token = Development::Done;
        s.board.technologies[1].token = Development::Due(5);
    });
    let state = state.lay(Place::E).build("e-upper", Building::Workshop);
    let trial = run(state.clone(), "", construction::destroy);
    assert_eq!(trial.noted("note-research-lost"), 1, "the table is told");
    let done = trial.done();
    assert_eq!(tokens(&done), [Development::Done, Development::Idle]);
    let again = run(done, "", first_workshop).done();
    assert_eq!(tokens(&again)[1], Development::Due(5), "a new Workshop starts anew: round 2 and value 3");
    let kept = run(state, "", |t| {
        no_workshop(t);
        Ok(())
    });
    assert_eq!(kept.done().board.technologies[0].token, Development::Done);
}

#[test]
fn tec_08_a_token_on_the_current_space_waits_for_the_next_step() {
    let state = technologies(city(2), "T02 T04").with(|s| {
        s.board.round = 15;
        s.board.technologies[1].token = Development::Due(15);
    });
    let first = run(state, "", |t| develop(t, 1)).done();
    assert_eq!(tokens(&first), [Development::Due(15), Development::Done], "the next one lies on 15 and waits");
    assert_eq!(tokens(&run(first, "", |t| develop(t, 1)).done())[0], Development::Done);
}
