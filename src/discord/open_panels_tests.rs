//! What becomes of panels, press by press.

use std::sync::Arc;

use super::*;
use crate::host::{ChannelId, InteractionId, Person, Place};

const ANNA: UserId = UserId(1);
const GAME: GameId = GameId(7);

/// A call by Anna; `on` is the message of hers whose component she pressed.
fn call(on: Option<u64>) -> Call {
    Call {
        http: Arc::new(serenity::Http::new("")),
        id: serenity::InteractionId::new(1),
        token: String::new(),
        press: InteractionId(1),
        person: Person { user: ANNA, name: "Anna".to_owned() },
        place: Place { guild: None, channel: ChannelId(1) },
        locale: "en-US".to_owned(),
        guild_locale: None,
        roles: Vec::new(),
        moderator: false,
        manager: false,
        on: super::super::call::On::Own,
        message: on.map(MessageId::new),
        pressed: None,
        options: BTreeMap::new(),
        member: None,
        role: None,
        path: Vec::new(),
        rights: None,
        channel: None,
        eyes: None,
    }
}

fn asking(token: &str) -> Show {
    let what = What::Question(token.to_owned(), None);
    Show { asks: Some(Asks { game: GAME, what }), ..Show::text(token) }
}

fn waiting(phase: Phase) -> Show {
    Show { asks: Some(Asks { game: GAME, what: What::Nothing(phase) }), ..Show::text("waiting") }
}

/// A panel of Anna's, opened, looked at and known to be this message.
fn open(known: &mut Known, id: u64) {
    assert!(known.landed(&call(None), Spot::New, &asking("a")).is_none());
    assert_eq!(known.replied(ANNA), [GAME], "what happened while it was written is looked for");
    let mut panel = known.take(ANNA, GAME).unwrap();
    panel.id = Some(MessageId::new(id));
    assert!(matches!(known.put(ANNA, panel), Put::Done));
}

#[test]
fn a_press_in_a_panel_keeps_it_and_a_new_message_takes_its_place() {
    let mut known = Known::default();
    open(&mut known, 5);
    assert!(known.landed(&call(Some(5)), Spot::Pressed, &asking("b")).is_none());
    let old = known.landed(&call(None), Spot::New, &asking("b")).expect("the one before is returned");
    assert_eq!((old.id, old.show.content.as_str()), (Some(MessageId::new(5)), "b"));
    // Pressing in the older one, if its buttons are still there, makes that the newest.
    let old = known.landed(&call(Some(5)), Spot::Pressed, &asking("c")).expect("the other one is returned");
    assert_eq!(old.id, None);
    // What is not a panel takes its place only where it stands.
    assert!(known.landed(&call(None), Spot::New, &Show::text("a rule")).is_none());
    assert!(known.landed(&call(Some(9)), Spot::Pressed, &Show::text("a board")).is_none());
    assert_eq!(known.panels.len(), 1);
    known.landed(&call(Some(5)), Spot::Pressed, &Show::text("a hand"));
    assert!(known.panels.is_empty());
}

#[test]
fn a_panel_is_left_alone_while_its_player_presses_and_looked_at_afterwards() {
    let panels = OpenPanels::default();
    open(&mut panels.known(), 5);
    panels.pressed(ANNA);
    panels.pressed(ANNA);
    assert!(panels.known().take(ANNA, GAME).is_none());
    assert!(panels.known().replied(ANNA).is_empty(), "one press is still under way");
    assert_eq!(panels.known().replied(ANNA), [GAME]);
    assert!(panels.known().take(ANNA, GAME).is_some());
    // The second edit waits for the first.
    assert!(panels.known().take(ANNA, GAME).is_none());
}

#[test]
fn two_edits_that_cross_are_followed_by_a_third() {
    let panels = OpenPanels::default();
    open(&mut panels.known(), 5);
    let ours = panels.known().take(ANNA, GAME).unwrap();
    panels.pressed(ANNA);
    panels.known().landed(&call(Some(5)), Spot::Pressed, &asking("b"));
    // The player's reply came between: nobody knows which of the two stands there.
    assert!(matches!(panels.known().put(ANNA, ours), Put::Done), "their press is still under way");
    assert_eq!(panels.known().replied(ANNA), [GAME]);
    assert_eq!(panels.known().take(ANNA, GAME).unwrap().next, Next::Edit);
}

#[test]
fn an_edit_of_a_panel_that_has_been_left_is_made_good() {
    let mut known = Known::default();
    open(&mut known, 5);
    let ours = known.take(ANNA, GAME).unwrap();
    known.landed(&call(None), Spot::New, &asking("a"));
    assert!(matches!(known.put(ANNA, ours), Put::Gone(it) if it.id == Some(MessageId::new(5))));
}

#[test]
fn a_reply_that_is_put_down_late_takes_no_buttons_from_a_newer_panel() {
    let mut known = Known::default();
    let later = Call { id: serenity::InteractionId::new(9), ..call(None) };
    known.landed(&later, Spot::New, &asking("b"));
    assert!(known.landed(&call(None), Spot::New, &asking("a")).is_none());
    assert_eq!(known.panels[&(ANNA, GAME)].asks, asking("b").asks.unwrap());
}

#[test]
fn last_words_that_cross_a_press_are_followed_by_what_it_was_answered() {
    let panels = OpenPanels::default();
    open(&mut panels.known(), 5);
    let old = panels.known().landed(&call(None), Spot::New, &asking("b")).unwrap();
    // Pressed before the last words are there, and answered before or after them.
    for is_first in [true, false] {
        panels.pressed(ANNA);
        let mut known = panels.known();
        if is_first {
            known.landed(&call(Some(5)), Spot::Pressed, &asking("b"));
            assert_eq!(known.edited(ANNA, old.id.unwrap()), Some(GAME));
        } else {
            known.landed(&call(None), Spot::New, &asking("b"));
            assert_eq!(known.edited(ANNA, old.id.unwrap()), None);
            known.landed(&call(Some(5)), Spot::Pressed, &asking("b"));
        }
        assert_eq!(known.replied(ANNA), [GAME]);
        let again = known.take(ANNA, GAME).unwrap();
        assert_eq!((again.next, again.id), (Next::Edit, Some(MessageId::new(5))));
        known.put(ANNA, again);
    }
}

#[test]
fn what_has_ended_or_grown_old_is_forgotten() {
    let mut known = Known::default();
    open(&mut known, 5);
    let later = Instant::now() + LIFE + Duration::from_secs(1);
    assert!(known.old(Instant::now()).is_empty());
    assert_eq!(known.old(later).len(), 1);
    assert!(known.panels.is_empty());
    known.landed(&call(None), Spot::New, &waiting(Phase::Running));
    assert_eq!(known.panels.len(), 1);
    assert!(known.landed(&call(None), Spot::New, &waiting(Phase::Over)).is_some());
    assert!(known.panels.is_empty(), "nothing more will come");
}
