//! What questions, offers and the log say of what an answer costs and brings, by numbers counted by hand.

use std::sync::Arc;

use super::kit::*;
use crate::engine::{Arg, Choice, Offer, Reader, Shelf, Shown, Stop, Text, Words};
use crate::games::Registry;
use crate::games::boonlake::Boonlake;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::Plot;
use crate::games::boonlake::content::{RiverId, ScoringId};
use crate::games::boonlake::labels::names::card_detail;
use crate::games::boonlake::labels::options::{HandCard, RegionChoice, Take};
use crate::games::boonlake::labels::sailing::Sail;
use crate::games::boonlake::labels::sites::{Site, SiteOrVase, TrackChoice};
use crate::games::boonlake::labels::tokens::AreaChoice;
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::any_time::{self, Among, AnyTime, Aside};
use crate::games::boonlake::rules::levers::{self, GiveUp};
use crate::games::boonlake::rules::resources::boat_moves;
use crate::games::boonlake::rules::upgrade::{self, Less};
use crate::games::boonlake::rules::{blocked, cards, develop, explore, interim_scoring, locks, shared_parts};
use crate::games::boonlake::state::*;
use crate::words::proof::Proofreader;
use crate::words::{Language, Wordbook};

pub(super) fn wordbook() -> Wordbook {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    Wordbook::load(&Registry::of(vec![shelf])).unwrap()
}

pub(super) fn english(text: &Text) -> String {
    wordbook().game("boonlake", Language::En).plain(["Ania", "Bartek"].map(str::to_owned).to_vec()).say(text)
}

pub(super) fn detail(offer: Offer) -> String {
    english(&offer.detail.unwrap())
}

pub(super) fn does(state: &State, act: Act) -> String {
    detail(Deed { act, seat: A }.offer(state))
}

/// The question that is open.
pub(super) fn asked(trial: &Trial) -> String {
    match &trial.end {
        Err(Stop::Asking(open)) => english(&open[0].ask.text()),
        _ => panic!("nothing is asked"),
    }
}

/// HIR-01, MOD-09: the rule behind the button is that of what the cards pay for.
#[test]
fn cards_as_a_price_are_asked_for_by_the_rule_of_what_they_pay() {
    let rule = |trial: Trial| match &trial.end {
        Err(Stop::Asking(open)) => open[0].ask.rule,
        _ => panic!("nothing is asked"),
    };
    let state = game(2).hand(A, "forge bank barn mint").with(|s| s.board.active = A);
    let hire = "A shared-hiring hire/cards";
    let hired = run(state.clone(), hire, |t| shared_parts::shared_part(t, ActionTile::Hiring, vec![A]));
    assert_eq!(rule(hired), "HIR-01");
    let lever = state.up(&[Lever::L12]);
    assert_eq!(rule(run(lever, "", |t| any_time::act(t, A, AnyTime::Twelve))), "MOD-09");
}

fn last_scoring(state: &State) -> State {
    state.clone().with(|s| s.board.scorings = 3)
}

/// INT-04, INT-07: what the token brings comes on top of the exchanges, and refusing costs it; doubled on the own tile.
#[test]
fn exchanges_say_what_the_token_adds() {
    let state = game(2).with(|s| s.board.areas[0].tile = ScoringId(9));
    let trial = run(state.clone(), "A token t10", |t| interim_scoring::token(t, A, 2));
    let said = "Do you pay all 3 exchanges? Then also +4 VP for the token; otherwise −4 VP. In part does not count.";
    assert_eq!(asked(&trial), said);
    let tile = |state: &State, number| detail(AreaChoice { area: 0, seat: A, number }.offer(state));
    let paid = "2 × (1 inhabitant or 5 coins) paid: +2 VP for the token, +4 VP for them; else −2 VP";
    assert_eq!(tile(&state, 1), paid);
    let poor = state.a(|it| (it.ranch, it.coins) = (0, 5));
    assert_eq!(
        tile(&poor, 1),
        "Not met, −2 VP: you cannot pay 2 × (1 inhabitant or 5 coins); yours: token 4 here ±8 VP"
    );
    // With the 5 coins of L11 both can be paid.
    assert_eq!(tile(&poor.up(&[Lever::L11]), 1), paid);
}

/// LOC-05, LOC-06, SOL-20: what passing the last lock means depends on the round and on whose turn is the last one.
#[test]
fn a_ship_at_the_last_lock_is_told_whether_the_game_ends() {
    let sail = |state: &State, locks: &[Lock]| {
        detail(Sail { owner: Owner::Seat(A), to: RiverId(3), locks: locks.to_vec() }.offer(state))
    };
    let two = game(2).with(|s| s.board.start = A);
    assert_eq!(sail(&two, &[Lock::Last]), "First through the last lock: interim scoring, then round 2 begins");
    let second = two.with(|s| s.board.round = 1);
    assert_eq!(sail(&second, &[Lock::Last]), "First through the last lock: your last turn, then B");
    let right = second.with(|s| s.board.start = B);
    assert_eq!(sail(&right, &[Lock::Last]), "First through the last lock: then the last scoring and the end");
    let closing = right.with(|s| (s.board.closing, s.board.passed) = (true, vec![Lock::Last]));
    assert_eq!(sail(&closing, &[]), "For upgrades in scoring 4 (up to two); on the ranch worth nothing at the end");
    let alone = game(1).with(|s| s.board.round = 1);
    assert_eq!(sail(&alone, &[Lock::Last]), "First through the last lock: then the last scoring and the end");
}

/// The last space with all port cards fits beside every lock.
#[test]
fn the_longest_details_of_the_ship_fit() {
    let wordbook = wordbook();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let all: Vec<_> = built_in().card_ids().filter(|it| built_in().card(*it).number > 155).collect();
    let state = game(2).a(|it| it.played = all);
    for (at, round, start, closing) in (0..38_u8).flat_map(|at| {
        [0, 1].into_iter().flat_map(move |round| [A, B].map(|start| (at, round, start, round == 1 && start == B)))
    }) {
        let at = RiverId(at);
        let end = built_in().river(at).next == [None, None];
        let state = state.clone().with(|s| (s.board.round, s.board.start, s.board.closing) = (round, start, closing));
        for locks in [vec![], vec![if end { Lock::Last } else { Lock::Lower }]] {
            let text = Sail { owner: Owner::Seat(A), to: at, locks }.offer(&state).detail.unwrap();
            assert_eq!(reader.read(Shown::Detail, &text), Vec::<String>::new());
        }
    }
}

/// INC-04, UPG-03, UPG-07: in the last scoring coins do not come again; what a settlement needs stands below a house.
#[test]
fn a_house_says_what_the_scorings_left_bring() {
    let state = game(2).lay(4, "g16").piece(4, 1, A, Kind::Inhabitant).pasture(5, &[A]).a(|it| it.houses = 2);
    let house = Act::House { at: plot(4, 1), less: 0 };
    // The fifth house: 2 coins in each scoring, 2 VP at the end.
    assert_eq!(
        does(&state, house),
        "ranch 3 → 2; scorings before the last: +2 coins; end: 2 VP; settlement: 1 of 3 pieces around"
    );
    assert_eq!(
        does(&last_scoring(&state), house),
        "ranch 3 → 2; end: 2 VP; settlement: 1 of 3 pieces around; 5 VP for building a settlement here"
    );
    let none = last_scoring(&state.clone().a(|it| it.settlements = 0));
    assert_eq!(does(&none, house), "ranch 3 → 2; supply +2; end: 2 VP");
    let sixth = last_scoring(&state.a(|it| it.houses = 1));
    assert!(does(&sixth, house).contains("; last scoring: +1 VP; end: 2 VP"), "{}", does(&sixth, house));
}

/// CRD-12, END-02: the goal of a played card that a piece fulfils counts at the end.
#[test]
fn a_piece_says_which_goal_it_fulfils_at_the_end() {
    let state = game(2).lay(4, "g16").piece(4, 0, A, Kind::Inhabitant).a(|it| it.houses = 3).played("painter");
    let house = Act::House { at: plot(4, 0), less: 0 };
    // Painter: 4 VP for 4 houses.
    assert!(does(&state, house).contains("; each scoring: +1 VP; end: 4 VP"), "{}", does(&state, house));
    assert!(!does(&state.a(|it| it.houses = 4), house).contains("end"));
}

/// UPG-06, INC-03: a loss is no gain, and what the cattle of others gain is said.
#[test]
fn a_settlement_says_what_it_loses_and_gives_others() {
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::House).pasture(5, &[B, B, B]);
    let act = Act::Settlement { at: plot(4, 0), less: Less::default() };
    let said = "ranch 3 → 1; supply +2; house set aside; each scoring: +1 VP; others’ cattle, each scoring: +3 VP";
    assert!(does(&state, act).starts_with(said), "{}", does(&state, act));
    let last = does(&last_scoring(&state), act);
    assert!(last.contains("; others’ cattle, last scoring: +3 VP"), "{last}");
    let same = state.lay(3, "s1").piece(3, 0, A, Kind::Settlement);
    assert!(does(&same, act).starts_with("ranch 3 → 1 and −5 VP; "), "{}", does(&same, act));
}

/// INC-01, INC-04: the income of a track is coins or cards and VP; from the last scoring on only these.
#[test]
fn a_track_says_its_income_with_the_vp() {
    let state = game(2).a(|it| it.tracks = [2, 6]);
    let track = |state: &State, track, n| detail(TrackChoice { track, seat: A, n }.offer(state));
    let coins = "Space 2 → 5, on the way: 1 production site and 1 inhabitant; ";
    assert_eq!(track(&state, Track::Coin, 3), format!("{coins}each income: coins 4 → 6 and VP 0 → 1"));
    assert_eq!(track(&last_scoring(&state), Track::Coin, 3), format!("{coins}last scoring: VP 0 → 1; T02: 2 → 5"));
    assert_eq!(
        track(&state, Track::Card, 1),
        "Space 6 → 7, on the way: nothing; each income: cards 4 → 5; the last one: VP only; T01: 6 → 7"
    );
    let bank = |state: &State| english(&Text::of_clauses(card_detail(state, A, card("bank"))));
    let five = state.a(|it| it.tracks[0] = 5);
    assert!(bank(&five).ends_with("coin track 5 → 7 (income +1 coin, +2 VP)"), "{}", bank(&five));
    let last = bank(&last_scoring(&five));
    assert!(last.ends_with("coin track 5 → 7 (income +2 VP)"), "{last}");
    let wordbook = wordbook();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let able = game(2).up(&[Lever::L10, Lever::L11]).a(|it| (it.coins, it.vases, it.sites) = (30, 9, [2, 1, 2, 1]));
    for (at, it) in (0..=10).flat_map(|at| built_in().card_ids().map(move |it| (at, it)).collect::<Vec<_>>()) {
        let text = Text::of_clauses(card_detail(&able.clone().a(|it| it.tracks = [at, at]), A, it));
        assert_eq!(reader.read(Shown::Detail, &text), Vec::<String>::new());
    }
    for (at, scorings, n) in
        (0..=10).flat_map(|at| [0, 3].into_iter().flat_map(move |it| [1, 2, 3].map(|n| (at, it, n))))
    {
        let state = game(2).a(|it| it.tracks = [at, at]).with(|s| s.board.scorings = scorings);
        for track in Track::ALL {
            let text = TrackChoice { track, seat: A, n }.offer(&state).detail.unwrap();
            assert_eq!(reader.read(Shown::Detail, &text), Vec::<String>::new());
        }
    }
}

/// SHP-07, SYM-04: a card that adds a vase does so beside a site, too.
#[test]
fn a_vase_of_the_ship_counts_with_those_of_cards() {
    let vase = |state: &State| detail(SiteOrVase::Vase(A).offer(state));
    let state = game(2).a(|it| it.vases = 2);
    assert!(vase(&state).starts_with("Vases 2 → 3; "), "{}", vase(&state));
    assert!(vase(&state.clone().played("cowhand")).starts_with("Vases 2 → 4; "));
    let at = (0..).map(RiverId).find(|it| built_in().river(*it).key == "r7").unwrap();
    let sail = |state: &State| detail(Sail { owner: Owner::Seat(A), to: at, locks: Vec::new() }.offer(state));
    let two = "Brings no scoring; yours: 1 production site or 2 vases";
    assert!(sail(&state.clone().played("cowhand")).starts_with(two));
    assert!(!sail(&state).contains("yours"), "{}", sail(&state));
    assert!(detail(Site { of: Resource::Clay, seat: A }.offer(&state)).starts_with("Level 0 → 1"));
}

/// DEV-03, MOD-09: cards are discarded for what they pay, not for the step in which that happens.
#[test]
fn discards_name_what_they_pay() {
    let state = game(2).hand(A, "lumberjack musician forge barn orchard").up(&[Lever::L12]);
    let trial = run(state.clone(), "", |t| any_time::act(t, A, AnyTime::Twelve));
    assert_eq!(
        asked(&trial),
        "Which 2 cards do you discard for 1 inhabitant and 3 VP (L12 Recruiting office, now down)? They bring no coins."
    );
    let dear = |plot: &Plot| matches!(plot, Plot::Pay { cost, .. } if cost.cards > 0);
    let content = built_in();
    let tile = content.tiles.iter().find(|it| dear(&it.plots[0])).unwrap();
    let trial = run(state.lay(4, &tile.key), "", |t| develop::develop(t, A, plot(4, 0)));
    assert!(asked(&trial).contains(" cards do you discard (space 4)?"), "{}", asked(&trial));
}

/// CRD-10: a card that is given up says what it would bring now.
#[test]
fn a_discarded_card_says_what_it_is_worth_now() {
    let state = game(2).hand(A, "opera-house");
    let card = HandCard { card: card("opera-house"), seat: A };
    assert_eq!(
        detail(card.offer(&state)),
        "You give up: 1 used lever goes up (nothing now); end: 3 VP; price: 4 coins and 2 × wood; night card"
    );
}

fn refusal(state: &State, key: &str) -> Option<String> {
    let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == key)?;
    Some(english(&found.1.text))
}

/// CRD-09, UPG-03 to UPG-05: what is missing for a settlement is counted with the card that is played and with L08.
#[test]
fn what_a_settlement_lacks_is_counted_with_cards_and_levers() {
    let key = "settlement/4/upper";
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::House).pasture(5, &[B]);
    let says = |state: &State, text: &str| assert_eq!(refusal(state, key).as_deref(), Some(text));
    let around = "other pieces on it and around it, of anybody; now: 1.";
    says(&state, &format!("A settlement on space 4 needs 3 {around}"));
    let played = |state: &State| state.clone().with(|s| s.why = Some(Why::Card(card("well-house"))));
    says(&played(&state), &format!("A settlement on space 4 needs 2 {around}"));
    says(&state.clone().up(&[Lever::L08]), &format!("With L08 a settlement on space 4 needs 2 {around}"));
    let full = state.pasture(5, &[B, B, B, B]).a(|it| it.ranch = 0);
    says(&full, "Settlement: the price is 2 inhabitants. Still missing: 2 inhabitants.");
    says(&played(&full), "Settlement: the price is 1 inhabitant. Still missing: 1 inhabitant.");
    says(
        &full.clone().up(&[Lever::L08]),
        "Settlement with L08: the price is 1 inhabitant. Still missing: 1 inhabitant.",
    );
    // UPG-04: the third costs one more, which may be paid with 4 VP.
    let third = full.a(|it| (it.ranch, it.settlements) = (1, 2));
    says(&third, "Settlement: the price is 2 inhabitants, and 1 more or 4 VP each. Still missing: 1 inhabitant.");
}

/// MOD-03: without an inhabitant on the ranch that is what is missing, whatever there is in coins.
#[test]
fn modernising_for_an_inhabitant_needs_one() {
    let state = game(2).a(|it| (it.ranch, it.coins) = (0, 30));
    let said = "Return 1 inhabitant to modernise: the price is 1 inhabitant. Still missing: 1 inhabitant.";
    assert_eq!(refusal(&state, "return-inhabitant").as_deref(), Some(said));
    assert_eq!(refusal(&state.a(|it| it.ranch = 1), "return-inhabitant"), None);
}

/// The question as it stands in one's own turn.
fn expansion() -> String {
    let then = Text::new("ask-then").with("how", Arg::Word("own".to_owned())).with("n", 1);
    english(&Text::new("ask-shared-expansion").with("then", then))
}

/// TIL-01, CAT-03, CAT-07, MOD-05, INT-09, CRD-09, UPG-07: words that are no price, no promise and no contradiction.
#[test]
fn short_words_say_what_happens() {
    let says = |id: &'static str| english(&Text::new(id).with("seat", A).with("less", 1).with("presence", 1));
    assert_eq!(says("note-skip-explore"), "Ania skips one exploration.");
    assert_eq!(says("now-to-settlement"), "settlement for 1 inhabitant and 1 presence fewer");
    assert_eq!(says("back-house"), "house set aside");
    assert!(says("ask-lay-pasture").ends_with(
        "costs 1, later 2–4 inhabitants; gives 2 coins per house around, each scoring 1 VP per settlement."
    ));
    assert!(expansion().contains("or use a lever in place of all that?"));
    let state = game(2).up(&[Lever::L10]);
    let ten = detail(Aside { what: AnyTime::TenCoins, seat: A, among: Among::Levers }.offer(&state));
    assert_eq!(ten, "L10 down: 1 VP less at the scoring; coins 0 → 2");
}

/// INT-09, END-04: before the last count coins, cards and inhabitants are worth nothing any more.
#[test]
fn the_last_count_of_levers_says_that_it_is_the_last() {
    let state = game(2).up(&[Lever::L10]);
    let asked = |state: &State| asked(&run(state.clone(), "", |t| any_time::last_use(t, A)));
    assert_eq!(asked(&state), "Before levers are counted: do you use one of yours?");
    let last = "Last count of levers: do you use one? Coins, cards and inhabitants are worth nothing from here on.";
    assert_eq!(asked(&last_scoring(&state)), last);
}

/// REG-03, REG-05, SOL-12: with all rewards covered there is none; and the others gain, too.
#[test]
fn regions_say_whether_there_is_a_reward_and_what_others_gain() {
    let take = |state: &State| detail(Take { tile: ActionTile::Regions, row: 0, seat: A }.offer(state));
    let covered = game(2).with(|s| s.board.covered = [true; 4]);
    assert!(take(&game(2)).contains("Reward of an open region."), "{}", take(&game(2)));
    assert!(take(&covered).contains("No reward: all covered. You name a region;"), "{}", take(&covered));
    // Space 14 lies in Unknown, space 33 in Southern.
    let region = |state: &State| {
        let choice = RegionChoice { region: Region::Boonlake, seat: A, reward: false };
        detail(choice.offer(state))
    };
    let state = game(3).pasture(14, &[A, A, B]).pasture(33, &[B]);
    assert_eq!(region(&state), "Other regions pay you 2 coins, other players B 2 and C 0; coins 0 → 2");
}

/// UPG-04: the price of the third settlement with what is there to pay it.
#[test]
fn extra_inhabitants_are_asked_for_with_what_there_is() {
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::House).a(|it| (it.settlements, it.vp) = (2, 7));
    let trial = run(state, "", |t| upgrade::to_settlement(t, A, plot(4, 0), Less::default()));
    let said =
        "Do you pay the extra inhabitant with 4 VP (1) or with an inhabitant (0)? Price in all: 3; ranch: 3; VP: 7.";
    assert_eq!(asked(&trial), said);
}

/// END-01, INT-09: what another lever is worth at the end; the fourth makes four of them count.
#[test]
fn a_lever_to_build_says_what_it_is_worth_at_the_end() {
    let state = game(2).up(&[Lever::L01, Lever::L05, Lever::L06]).a(|it| it.coins = 30);
    let trial = run(state.clone(), "", |t| levers::modernise(t, A));
    let said = "Modernise: which lever do you build? Levers at the end: 0 → 8 VP (4–6: 2 each, 7+: 3 each). Passing returns nothing of what you gave.";
    assert_eq!(asked(&trial), said);
    let six = state.up(&[Lever::L07, Lever::L08, Lever::L09]);
    assert!(asked(&run(six, "", |t| levers::modernise(t, A))).contains("12 → 21 VP"));
}

/// EXP-06, INT-01: what L09 brings and costs, and which time of a scoring it is.
#[test]
fn questions_count_what_they_are_about() {
    let state = game(2).lay(4, "s1").up(&[Lever::L09]);
    let trial = run(state, "A lay-pasture 5", |t| explore::lay_pasture(t, A));
    let said = "Do you use L09? Ranch 3 → 4; L09 goes down: 1 VP less when levers are next counted.";
    assert_eq!(asked(&trial), said);
    let state = game(2).hand(A, "forge barn").with(|s| (s.board.phase, s.board.scorings) = (Phase::Scoring, 1));
    let trial = run(state, "", |t| interim_scoring::cards_and_upgrades(t, A));
    assert_eq!(
        asked(&trial),
        "Scoring 2, choice 1 of 2: play a card, or upgrade? No project is possible now. Passing ends this step; then comes your token."
    );
}

/// PRD-02, PRD-03, CRD-01: a boat says what is shown more and less then, and first what it is enough for.
#[test]
fn a_boat_says_first_what_it_completes() {
    // Forge: 2 clay, 1 stone; Opera House: 2 wood, 4 coins. Both boats lie at wood or clay.
    let clay = built_in().canal.iter().position(|it| *it == Resource::Clay).unwrap();
    let wood = built_in().canal.iter().position(|it| *it == Resource::Wood).unwrap();
    let state = game(2).hand(A, "forge opera-house").a(|it| {
        (it.coins, it.sites) = (9, [0, 1, 1, 0]);
        it.boats = [wood, wood];
    });
    let boat = |state: &State, to: usize| {
        let step = boat_moves(state, A, false).into_iter().find(|it| it.boat == 0 && it.to == to).unwrap();
        detail(Aside { what: AnyTime::Boat(step, None), seat: A, among: Among::Boats }.offer(state))
    };
    let ends = |said: String, end: &str| assert!(said.ends_with(end), "{said}");
    // What it brings goes before what the boat shows no more.
    let brings = "clay 1 → 2; enough for Forge (end: 2 VP); played: coin track 0 → 1";
    assert!(boat(&state, clay).contains(brings), "{}", boat(&state, clay));
    // Well House: 3 clay, for which the other boat has to come, too.
    let both = state.clone().hand(A, "well-house").a(|it| it.vases = 1);
    assert!(boat(&both, clay).contains(brings), "{}", boat(&both, clay));
    let two = state.clone().a(|it| it.sites = [0, 0, 1, 0]);
    let both = "clay 0 → 1; wood 2 → 1; helps Forge; then the other boat to clay; price: 2 coins";
    ends(boat(&two, clay), both);
    // PRD-02: what is missing could be shown by the boats, but not with the coins for it missing, too.
    let refused = |state: &State| {
        let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == "play/forge").unwrap();
        english(&found.1.text)
    };
    ends(refused(&two), "Still missing: 2 × clay; your boats could show it.");
    // MOD-09: a lever that is up makes up for one; with the boats that may be enough.
    let stone = two.clone().up(&[Lever::L10]).a(|it| it.sites = [0; 4]);
    let said = "Still missing: 2 × clay and 1 × stone; your boats with L10 could make up for it.";
    ends(refused(&stone), said);
    ends(boat(&stone, clay), "; helps Forge; then the other boat to clay, and L10; price: 2 coins");
    let poor = stone.a(|it| it.coins = 1);
    let said =
        "Still missing: 1 coin, 2 × clay and 1 × stone; with your boats at best 2 of 3 resources; L10 makes up for 1.";
    ends(refused(&poor), said);
    let poor = two.a(|it| it.coins = 1);
    ends(refused(&poor), "Still missing: 1 coin and 2 × clay; your boats could show the resources.");
}

/// The longest names fit, whatever a boat shows and however many cards it helps.
#[test]
fn the_longest_details_of_boats_fit() {
    let wordbook = wordbook();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let names = ["general-store", "gear-factory", "quarry-office", "insurance-office", "telegraph-office", "hay-loft"];
    let hands = (1..1_u32 << names.len()).map(|set| {
        let some = names.iter().enumerate().filter(|it| set >> it.0 & 1 == 1);
        some.map(|it| *it.1).collect::<Vec<_>>().join(" ")
    });
    for hand in hands {
        for (boats, sites) in (0..16).flat_map(|at| [[0; 4], [1; 4], [2; 4]].map(|it| ([at / 4, at % 4], it))) {
            let state = game(2).hand(A, &hand).up(&[Lever::L07, Lever::L10, Lever::L11]);
            let state = state.a(|it| (it.coins, it.vases, it.boats, it.sites) = (30, 9, boats, sites));
            for step in boat_moves(&state, A, true) {
                let text = Aside { what: AnyTime::Boat(step, None), seat: A, among: Among::Boats }
                    .offer(&state)
                    .detail
                    .unwrap();
                assert_eq!(reader.read(Shown::Detail, &text), Vec::<String>::new());
            }
        }
    }
    assert!(reader.count() > 100, "{}", reader.count());
}

/// MOD-06: with a lever in place of a shared part the card is skipped, too, for which others may pay.
#[test]
fn a_lever_in_place_of_a_shared_part_names_those_that_pay_for_the_card() {
    let state = game(2).up(&[Lever::L01, Lever::L04, Lever::L05]);
    let taken = |tile| state.clone().with(|s| s.board.taken = s.board.actions.iter().position(|it| *it == tile));
    let vase = Act::GiveUp(GiveUp::TakeVase);
    let said = "L01 down: 1 VP less at the scoring; vases 0 → 1";
    assert_eq!(does(&taken(ActionTile::Settle), vase), format!("{said}; then L04 and L05 may pay, too"));
    assert_eq!(does(&taken(ActionTile::Regions), vase), said);
}

/// LOC-02, CRD-04, TIL-08: the log names whose ship it was and what a lasting card does; a lever takes the place of two steps.
#[test]
fn the_log_says_whose_and_why() {
    let trial = run(game(2), "", |t| {
        locks::after_turn(t, &[Lock::Upper]);
        Ok(())
    });
    assert_eq!(trial.notes()[0], "note-lock(seat=A, lock=lock-upper)");
    let state = game(2).hand(A, "carpenter").a(|it| (it.coins, it.sites) = (9, [2; 4]));
    let trial = run(state, "", |t| cards::play(t, A, card("carpenter")));
    let played = &trial.notes()[0];
    assert!(played.starts_with("note-play-lasting(") && played.contains("ongoing-play-discount(n=1)"), "{played}");
    let state = game(2).with(|s| s.board.taken = Some(0)).up(&[Lever::L01]);
    let trial = run(state, "", |t| shared_parts::shared_part(t, ActionTile::Expansion, vec![A]));
    assert_eq!(asked(&trial), expansion());
}

/// HIR-01: whoever has hired somebody does not pass on the shared part when they hire nobody else.
#[test]
fn who_has_hired_ends_it_and_does_not_pass() {
    let state = game(2).with(|s| s.board.taken = Some(0)).a(|it| (it.coins, it.supply) = (6, 4));
    let hire = |answers: &str| {
        let trial = run(state.clone(), answers, |t| shared_parts::shared_part(t, ActionTile::Hiring, vec![A]));
        trial.notes().last().cloned().unwrap()
    };
    assert!(hire("A shared-hiring skip").starts_with("note-pass-shared("), "{}", hire("A shared-hiring skip"));
    assert_eq!(hire("A shared-hiring hire/coins, A shared-hiring skip"), "note-hire-end(seat=A)");
    // HIR-02: with the last one it ends, which is no choice.
    let last = state.clone().a(|it| it.supply = 1);
    let trial = run(last, "A shared-hiring hire/coins", |t| shared_parts::shared_part(t, ActionTile::Hiring, vec![A]));
    assert_eq!(trial.notes().last().unwrap(), "note-hire-empty(seat=A)");
}
