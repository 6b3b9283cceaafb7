//! What can be taken back: a roll, a reveal or a shuffle seals the answers before it, nothing else does.

use super::kit::*;
use crate::engine::Deck;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::setup::setup;
use crate::games::perseverance::rules::turn::turn;
use crate::games::perseverance::state::*;

/// Plays a turn as far as the answers go, and tells how many of them are sealed.
fn sealed(start: State, answers: &str) -> usize {
    run(start, answers, turn).sealed()
}

/// TRN-07: Rations has a space with a Trampler (1) and one with a roll (2).
#[test]
fn placing_a_die_seals_only_if_something_is_rolled() {
    for start in both(3) {
        let start = start.pool("neutral-facilitator neutral-organizer neutral-organizer");
        assert_eq!(sealed(start.clone(), ""), 0);
        assert_eq!(sealed(start.clone(), "A place rations/neutral-facilitator/1"), 0);
        assert_eq!(sealed(start.clone(), "A place rations/neutral-organizer/2"), 1);
        // Nothing after the roll is sealed by it.
        let more = "A place rations/neutral-organizer/2, A secondary influence/chief-mate/1";
        assert_eq!(sealed(start.clone(), more), 1);
        assert_eq!(sealed(start, "A place rations/neutral-facilitator/1, A secondary influence/chief-mate/1"), 0);
    }
}

/// EFF-10: a Trap that is laid is no reveal; EFF-02: a new Patrol card is one.
#[test]
fn a_new_card_seals_and_a_hidden_trap_does_not() {
    for start in both(3) {
        let trap = "A secondary leader/fortifications, A fortify trap, A trap raptor/military/c1-d1";
        let second = |start: State, answers: &str| {
            run(start, answers, |t| crate::games::perseverance::rules::secondary::secondary_action(t, A)).sealed()
        };
        assert_eq!(second(start.clone(), trap), 0);
        let start = start.ready(1, 0).with(|s| {
            s.board.patrols = vec![1, 2];
            s.secret.patrols = Deck::from_iter([4, 5]);
        });
        assert_eq!(second(start.clone(), "A secondary leader/patrol"), 0);
        assert_eq!(second(start, "A secondary leader/patrol, A patrol patrol-1/1-light-0-heavy"), 2);
    }
}

/// SET-06, SET-12: all is rolled and shuffled before the first question, so that every choice can be taken back.
#[test]
fn set_06_all_lies_open_before_leaders_are_chosen_and_nothing_seals_after() {
    let open = |it: &Board| (Zone::ALL.map(|zone| it.officers[zone].officer), it.breach.clone(), it.pool.clone());
    for edition in Edition::ALL {
        let start = boxed(edition, 3, &[]);
        let mut lines = Vec::new();
        let (done, asked) = drive(&start, 1, setup, |decision, keys| {
            lines.push(format!("{} {} {}", decision.who.seat().letter(), decision.ask.id, keys[0]));
            keys[0].clone()
        });
        assert_eq!(asked.len(), 6);
        for given in 0..=6 {
            let trial = run(start.clone(), &lines[..given].join(","), setup);
            assert_eq!((trial.sealed(), open(&trial.t.state.board)), (0, open(&done.board)));
        }
    }
}
