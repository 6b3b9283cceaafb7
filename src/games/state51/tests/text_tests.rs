//! The board as text says everything that the picture shows, in lines of a bounded length.

use super::kit::*;
use crate::engine::{Plain, Text, View as _, Viewer, Words};
use crate::games::Registry;
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::Ability;
use crate::games::state51::labels::cards::{card_texts, connection_text};
use crate::games::state51::rules::defence::of_category;
use crate::games::state51::state::{Phase, State};
use crate::games::state51::view::View;
use crate::words::{Language, Speech, Wordbook};

/// What we allow a line: a card is read out whole.
const LINE: usize = 400;

fn speeches() -> Vec<Speech> {
    let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
    let names = ["Ania", "Bartek", "Celina", "Dominik Wspaniały"].map(str::to_owned).to_vec();
    Language::ALL.map(|it| book.game("state51", it).plain(names.clone())).into()
}

fn lines(state: &State, viewer: Viewer, part: &str, words: &dyn Words) -> Vec<String> {
    View::new(state, viewer).lines(part, words).unwrap()
}

/// The line that tells of a card, if it tells all that stands on it.
fn whole(lines: &[String], key: &str, n: usize) -> Option<String> {
    let texts = card_texts(built_in().location(card(key)));
    let tells = |line: &&String| {
        line.contains(&format!("card=card-{key}")) && texts.iter().all(|it| line.contains(&Plain.say(it)))
    };
    lines.iter().filter(tells).nth(n).cloned()
}

#[test]
fn the_board_as_text_says_every_card_whole() {
    for location in &built_in().locations {
        let key = &location.key;
        let mut state = game(2).built(B, &format!("{key} docks")).hand(A, key);
        state.board.display = vec![card(key)];
        let table = lines(&state, Viewer::Public, "overview", &Plain);
        let shown = whole(&table, key, 0).unwrap_or_else(|| panic!("{key} in the Lookout: {table:#?}"));
        assert!(!shown.contains("board-defence"), "nothing defends what nobody has built: {shown}");
        let built = whole(&table, key, 1).unwrap_or_else(|| panic!("{key} in play: {table:#?}"));
        let defence = of_category(location.category) + u32::from(built.contains("ability-defended"));
        assert!(built.contains(&format!("board-defence(n={defence})")), "{built}");
        assert!(whole(&lines(&state, Viewer::Seat(A), "hand", &Plain), key, 0).is_some(), "{key} in the hand");
        assert!(whole(&View::new(&state, Viewer::Seat(A)).secrets(&Plain), key, 0).is_some(), "{key} in the hand");
    }
}

#[test]
fn the_board_as_text_says_what_connection_cards_and_faction_boards_give() {
    let state = game(2).face_up("junk-train").connections(B, "thugs");
    let table = lines(&state, Viewer::Public, "overview", &Plain).join("\n");
    for key in ["junk-train", "thugs"] {
        assert!(table.contains(&Plain.say(&connection_text(built_in().connection(connection(key))))), "{table}");
    }
    // RZO-02.
    assert!(table.contains("board-defences(production=3, feature=4, action=5)"), "{table}");
    // Appalachian Federation: a Brick and a card for two grey contacts.
    let b = lines(&state, Viewer::Public, "player-b", &Plain).join("\n");
    assert!(b.contains("board-makes(what=") && b.contains("gain=short-grey(n=2)"), "{b}");
}

/// LIM-07, OPN-03: goods on a card are told apart from those of the pool, and a visit is one.
#[test]
fn the_board_as_text_tells_goods_on_cards_apart_from_the_pool() {
    let state = game(2).pool(A, "2 gun").built(A, "city-guards docks").placed(A, "city-guards", "1 gun");
    let state = state.with(|s| s.board.players[A].built[1].visitors = 1);
    let said = lines(&state, Viewer::Public, "player-a", &speeches()[0]);
    assert!(said.contains(&"Pool: 2 Guns. On cards, to spend: 1 Gun".to_owned()), "{said:#?}");
    assert!(said.iter().any(|it| it.ends_with("; holds 1 Gun, beside the pool")), "{said:#?}");
    assert!(said.iter().any(|it| it.ends_with("; has had its one visit of this round")), "{said:#?}");
}

/// LIM-07, ACA-02: what a card came with and what is left of it are two things, and an action that is still to be used is said to be.
#[test]
fn the_board_as_text_tells_what_is_gone_and_what_is_still_to_be_used() {
    let state = game(2).built(A, "camp shipwreck");
    let said = |state: &State| lines(state, Viewer::Public, "player-a", &speeches()[0]).join("\n");
    let gone = "; nothing is left on it";
    assert!(said(&state).contains(gone) && said(&state).contains("; not used this round"), "{}", said(&state));
    let full = state.placed(A, "camp", "3 worker").with(|s| s.board.players[A].built[1].uses = 1);
    assert!(!said(&full).contains(gone) && !said(&full).contains("; not used this round"), "{}", said(&full));
}

/// LIM-09, LOO-02: an empty deck is not the end of its cards.
#[test]
fn the_board_as_text_says_what_becomes_of_an_empty_deck() {
    let said = |state: &State| lines(state, Viewer::Public, "overview", &speeches()[0]).join("\n");
    let empty = game(2).deck("").discard("docks").with(|s| {
        s.secret.connections[0] = std::iter::empty().collect();
        s.board.connections[0].discard.push(connection("junk-train"));
    });
    assert!(said(&empty).contains("): 0 (the discards are shuffled when a card is needed)."), "{}", said(&empty));
    assert!(
        said(&empty).contains("In the deck: 0 (the discards are shuffled for the next Lookout)."),
        "{}",
        said(&empty)
    );
    // END-03: there is no further Lookout.
    let last = said(&empty.with(|s| s.board.end_begun = true));
    assert!(!last.contains("next Lookout"), "{last}");
}

/// RAZ-01, DEA-01: the other two ways to use a card are told of as long as there is room.
#[test]
fn a_hand_in_short_says_what_razing_and_deals_give() {
    let mut state = game(2);
    state.secret.hands[A] = (0..12).map(LocationId).collect();
    let said = View::new(&state, Viewer::Seat(A)).secrets(&speeches()[0]);
    assert!(said[1..].iter().all(|it| it.contains("; Spoils: ") && it.contains("; Deal: ")), "{said:#?}");
    // DEV-01.
    assert!(said[1..].iter().all(|it| it.contains("Type")), "{said:#?}");
}

#[test]
fn a_line_holds_a_card_with_all_that_can_lie_on_it() {
    for words in speeches() {
        for location in &built_in().locations {
            let key = &location.key;
            let state = game(4)
                .built(A, key)
                .hand(A, key)
                .discard("docks school pub camp shadow church hideout arena motel quarry archive convoy")
                .deals(A, "docks school pub camp shadow church hideout arena motel quarry archive convoy")
                .with(|s| {
                    let built = &mut s.board.players[A].built[0];
                    built.token = true;
                    built.visitors = u32::from(location.open);
                    for ability in &location.abilities {
                        match ability {
                            Ability::Place(_) => built.placed = bag("2 worker 2 ammo"),
                            Ability::Store(_) => built.stored = bag("2 worker 2 ammo 1 iron"),
                            Ability::Use { .. } => (built.uses, built.spent) = (1, bag("1 worker 1 brick 1 fuel")),
                            _ => {}
                        }
                    }
                });
            for part in ["overview", "hand"] {
                for line in lines(&state, Viewer::Seat(A), part, &words) {
                    assert!(line.chars().count() <= LINE, "{} characters: {line}", line.chars().count());
                }
            }
        }
    }
}

#[test]
fn a_list_ends_where_it_ends() {
    let many = "docks school pub camp shadow church hideout arena motel quarry archive convoy confessor";
    let state = game(2).discard(many).deals(A, many);
    let words = speeches();
    let table = lines(&state, Viewer::Public, "overview", &words[0]);
    for head in ["Discards: ", "Deals: "] {
        let at = table.iter().position(|it| it.starts_with(head)).unwrap();
        assert!(table[at].ends_with(',') && !table[at].contains(" and "), "{}", table[at]);
        assert!(table[at + 1].starts_with("… ") && table[at + 1].contains(" and "), "{}", table[at + 1]);
        assert_eq!(table[at..at + 2].join(" ").matches(',').count(), 13 - 2, "each name once, commas but the last");
    }
}

#[test]
fn the_heading_is_right_in_set_up_and_after_the_end() {
    let mut setup = boxed(2, "none");
    setup.board.first = B;
    let told = |state: &State| lines(state, Viewer::Public, "overview", &Plain).join("\n");
    let text = told(&setup);
    assert!(text.starts_with("board-setup\nboard-first(first=B)\nboard-end-at(n=25, most=0)\nboard-deck("), "{text}");
    let mut over = game(2).vp(A, 25).vp(B, 26).passed(A).passed(B);
    assert!(
        told(&over).contains("board-turn(first=A, active=A)")
            && told(&over).contains("board-passed-so-far(who=group-seat(seat=A)+group-seat(seat=B))")
    );
    assert!(told(&game(2)).contains("board-passed-none"));
    (over.board.phase, over.board.end_begun) = (Phase::Over, true);
    let text = told(&over);
    assert!(text.contains("board-won(who=group-seat(seat=B))"), "{text}");
    for past in ["board-turn", "board-passed", "board-end-begun", "board-end-at"] {
        assert!(!text.contains(past), "{past} in {text}");
    }
    assert!(told(&over.vp(A, 26)).contains("board-shared(who=group-seat(seat=A)+group-seat(seat=B))"));
}

/// END-02, END-04, RZO-03, RZO-06: what ends the game, and what razing means for both, stand in the board as text.
#[test]
fn the_board_as_text_says_what_ends_the_game_and_what_razing_does() {
    let english = &speeches()[0];
    let state = game(2).vp(A, 9);
    let table = lines(&state, Viewer::Public, "overview", english).join("\n");
    let end = "The round in which a marker reaches 25 VP is the last (most so far: 9); only after it do locations score 1 VP each.";
    let razed =
        "Whoever razes it gains its Spoils, its owner once the good of its Deal, not the Deal; Ruins stay (0 VP).";
    assert!(table.contains(end) && table.contains(razed), "{table}");
    let last = lines(&state.with(|s| s.board.end_begun = true), Viewer::Public, "overview", english).join("\n");
    assert!(!last.contains(end), "{last}");
}

#[test]
fn players_read_of_no_source() {
    let texts = [
        include_str!("../../../../assets/state51/rules.en.toml"),
        include_str!("../../../../assets/state51/rules.pl.toml"),
        include_str!("../../../../assets/i18n/state51-phases.en.ftl"),
        include_str!("../../../../assets/i18n/state51-phases.pl.ftl"),
    ];
    for line in texts.iter().flat_map(|it| it.lines()).filter(|it| !it.starts_with('#')) {
        let said = line.to_lowercase();
        assert!(["the source", "one source", "źródł", "źródeł"].iter().all(|it| !said.contains(it)), "{line}");
    }
}

/// Two Bricks and five Guns are seven goods, but not seven different ones.
#[test]
fn goods_that_do_not_fit_are_counted_as_what_they_are() {
    for words in speeches() {
        let label = words.say(&Text::new("goods-many").with("n", 7));
        assert!(label.contains('7') && !label.contains("different") && !label.contains("różn"), "{label}");
    }
}

/// `/hand` is one message.
#[test]
fn a_hand_is_said_whole_where_it_fits_a_message_and_by_name_where_it_does_not() {
    let all: Vec<LocationId> = (0..40).map(LocationId).collect();
    for words in speeches() {
        for n in [3, 40] {
            let mut state = game(2);
            state.secret.hands[A] = all[..n].to_vec();
            let said = View::new(&state, Viewer::Seat(A)).secrets(&words);
            let length: usize = said.iter().map(|it| it.chars().count() + 1).sum();
            assert!(length <= 1_900, "{n} cards: {length}");
            assert_eq!(said.len() > n, n == 3, "{said:?}");
        }
    }
}

/// With too many cards for all that stands on them the hand still says what each costs and brings.
#[test]
fn a_hand_of_some_more_cards_says_in_short_what_they_bring() {
    for words in speeches() {
        let mut state = game(2);
        state.secret.hands[A] = (0..14).map(LocationId).collect();
        let said = View::new(&state, Viewer::Seat(A)).secrets(&words);
        let length: usize = said.iter().map(|it| it.chars().count() + 1).sum();
        assert!(length <= 1_900 && said.len() == 15, "{length}: {said:?}");
        assert!(said[1..].iter().all(|it| it.starts_with("• ") && it.contains(": ")), "{said:?}");
    }
}

/// RAZ-01, DEA-01, DEV-01: Types, Spoils and Deals of sixteen cards have room, too.
#[test]
fn a_hand_of_sixteen_cards_says_what_each_way_to_use_them_needs() {
    for words in speeches() {
        let mut state = game(2);
        let names = "assembly-plant bioweaponry boiler-room brick-storage brick-supplier clay-pit confessor convoy \
                     deserted-colony gasoline-drinkers-den hideout oilmen-fortress parking-lot rubble shipwreck wrecked-tank";
        state = state.hand(A, names);
        let said = View::new(&state, Viewer::Seat(A)).secrets(&words);
        let length: usize = said.iter().map(|it| it.chars().count() + 1).sum();
        assert!(length <= 1_900 && said.len() == 17, "{length}: {said:?}");
        assert!(said[1..].iter().all(|it| it.contains(" / ")), "{said:?}");
    }
}

/// RZO-02, PAS-02: whoever reads the board learns who could raze at once; CON-02: and that no Connection card comes in this round.
#[test]
fn the_board_as_text_tells_who_could_raze_and_what_does_not_come_back() {
    let start = game(2).with(|s| s.board.phase = Phase::Action);
    let said = |state: &State| lines(state, Viewer::Public, "overview", &speeches()[0]).join("\n");
    let threat = "Could raze at once: a location with a Defence of up to 3";
    assert!(said(&start.clone().pool(B, "2 red 1 universal")).contains(threat));
    assert!(!said(&start.clone().pool(B, "2 red")).contains("Could raze"), "too little for anything");
    assert!(!said(&start.clone().pool(B, "9 red").passed(B)).contains("Could raze"));
    let none = "Open Connection card (blue): none before the next Lookout.";
    assert!(said(&start).contains(none));
    assert!(!said(&start.with(|s| s.board.end_begun = true)).contains(none), "there is none any more");
}
