//! What offers say of what can be done now: with the own stock, with the room of the board, with the rules of what follows.

use super::kit::*;
use crate::engine::{Choice, Label, PerSeat, Plain, Stop, Words};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::cost::Cost;
use crate::games::perseverance::rules::dinos::Fireworks;
use crate::games::perseverance::rules::fortifications::{TrapSite, WallSite};
use crate::games::perseverance::rules::goods::Mixture;
use crate::games::perseverance::rules::patrol::patrol_step;
use crate::games::perseverance::rules::rewards::{Before, Purchase};
use crate::games::perseverance::rules::secondary::{Price, SecondaryAction};
use crate::games::perseverance::rules::settle::{How, Site};
use crate::games::perseverance::rules::soldiers::SoldierPlacement;
use crate::games::perseverance::state::*;

fn start() -> State {
    laid_out(RETAIL, 3).rich(5, 5, 5).ready(2, 0).pool("neutral-innovator neutral-organizer")
}

/// ATK-02, DET-03: where a Trap's type is chosen it is said how surely it kills.
#[test]
fn the_type_of_a_trap_says_how_surely_it_kills() {
    let spot = start().free_spots(Zone::Military).next().unwrap();
    let about = |state: &State| {
        let offer = TrapSite { zone: Zone::Military, spot, kind: Dino::Raptor }.offer(state);
        offer.path.iter().find_map(|it| it.about.as_ref()).map(|it| Plain.say(it)).unwrap()
    };
    // Match on four faces, always on one, never on one.
    assert_eq!(about(&start()), "about-trap(same=5, least=2, most=4, other=1, sure=2, faces=6, none=1, failed=2)");
    let mut deterministic = start();
    deterministic.module(Module::Traps);
    assert_eq!(about(&deterministic), "about-trap-surely");
}

/// What stands beside a placement that begins so.
fn beside(state: &State, key: &str) -> String {
    Plain.say(placement(state, key).detail.as_ref().unwrap())
}

/// What stands beside the effect.
fn about(state: &State, effect: &str) -> String {
    Plain.say(placement(state, effect).path[0].about.as_ref().unwrap())
}

fn detail(label: &Label) -> String {
    Plain.say(label.detail.as_ref().unwrap())
}

#[test]
fn an_effect_says_what_the_own_stock_allows() {
    let key = "fortifications/neutral-innovator/";
    for (state, short, long) in [
        (
            start(),
            "short-works(trap=fortify-trap, wall=fortify-wall(mr=amount-mr-retail(n=1)))",
            "n=2, trap=fortify-trap-food, wall=fortify-wall-story(",
        ),
        (
            start().rich(0, 0, 5),
            "short-no-wall(what=short-traps(n=1), why=why-missing(missing=amount-mr-retail(n=1)))",
            "n=1, trap=fortify-trap, wall=fortify-no-wall(why=why-missing(missing=amount-mr-retail(n=1)))",
        ),
        (
            start().rich(0, 1, 0),
            "short-works(trap=fortify-trap, wall=fortify-wall(mr=amount-mr-retail(n=1)))",
            "n=2, trap=fortify-trap, wall=fortify-wall(",
        ),
        (
            start().with(|s| s.secret.stock[A] = Stock::default()),
            "short-no-trap(what=short-walls(n=2), why=why-none-left)",
            "n=2, trap=fortify-no-trap(why=why-none-left)",
        ),
        (
            start().with(|s| s.board.players[A].walls = 0),
            "short-no-wall(what=short-traps(n=2), why=why-none-left)",
            "wall=fortify-no-wall(why=why-none-left)",
        ),
    ] {
        let (detail, about) = (beside(&state, key), about(&state, "fortifications"));
        assert!(detail.starts_with(&format!("clauses(clauses={short}; ")), "{detail}");
        assert!(about.contains(long), "{about}");
    }
    let both = about(&start(), "settle");
    assert!(both.starts_with("clauses(clauses=detail-effect-settle(") && both.contains("n=12"), "{both}");
    let one = about(&start().rich(1, 0, 1), "settle");
    assert_eq!(
        one,
        "clauses(clauses=detail-effect-settle-one(why=why-missing(missing=amount-mr-retail(n=1))); settlements-left(n=12))"
    );
    let last = about(&start().with(|s| s.board.players[A].settlements = 1), "settle");
    assert_eq!(last, "clauses(clauses=detail-effect-settle-one(why=why-one-left); settlements-left(n=1))");
    let pool = about(&start().rich(1, 0, 0), "politics");
    assert!(pool.starts_with("detail-effect-politics-pool(pool=amount-follower(n=1), why=why-missing("), "{pool}");
}

#[test]
fn pieces_say_what_they_do_in_an_attack() {
    let start = laid_out(RETAIL, 3).ready(1, 1).dinos(Zone::Military, "T");
    let space = Space { zone: Zone::Military, row: 1, col: 0 };
    let guard = |kind: SoldierKind| detail(&SoldierPlacement { kind, space }.words(&start));
    // One piece gives one Combat Reward (ATK-09).
    let said = |n: usize| {
        // The Trampler stands on the far space: the near one is filled before an attack (ATK-01), and is fought first (ATK-04).
        let fights = if n > 1 {
            "guard-part(rows=range(least=1, most=2), n=2, dinos=dino-trampler)"
        } else {
            "guard-to-come(rows=1, n=1)"
        };
        let more = format!("guard-picks(now=0, then=1); guard-soldier(n={n})");
        format!("clauses(clauses=detail-track(track=track-safeguard, now=0, then=1); {fights}; {more})")
    };
    assert_eq!(guard(SoldierKind::Light), said(1));
    assert_eq!(guard(SoldierKind::Heavy), said(2));
    let leader = detail(&SecondaryAction::LeaderToDefense(space).words(&start));
    assert!(leader.contains("n=2"), "{leader}");
    let site = WallSite { zone: Zone::Military, col: 0 };
    let wall = "detail-wall(least=1, most=2, what=amount-safeguard(n=1), kills=3, faces=6, dinos=1)";
    let brings = format!("clauses(clauses={wall}; guard-picks(now=0, then=1))");
    assert_eq!(detail(&site.words(&start)), brings);
    let known = start.with(|s| s.module(Module::Walls));
    assert_eq!(
        detail(&site.words(&known)),
        "clauses(clauses=detail-wall-known(n=0, dinos=1); guard-picks(now=0, then=1))"
    );
}

/// ATK-04: the first row fights what is nearest, the second what it leaves; with a Wall in front one more (DET-02).
#[test]
fn atk_04_det_02_a_figure_is_said_to_face_the_dinos_that_it_would_fight() {
    let zone = Zone::Military;
    let column = |s: &mut State| {
        s.board.zones[zone].dinos.insert(Spot { col: 1, row: 0 }, Dino::Raptor);
        s.board.zones[zone].dinos.insert(Spot { col: 1, row: 1 }, Dino::Trampler);
    };
    let alone = laid_out(RETAIL, 3).ready(1, 1).with(column);
    let fate = |state: &State, kind, row, col| {
        let words = detail(&SoldierPlacement { kind, space: Space { zone, row, col } }.words(state));
        words.split_once("now=0, then=1); ").unwrap().1.split_once("; guard-picks").unwrap().0.to_owned()
    };
    let (light, heavy) = (SoldierKind::Light, SoldierKind::Heavy);
    assert_eq!(fate(&alone, light, 0, 1), "guard-would-die(dinos=some-raptor(n=1))");
    assert_eq!(fate(&alone, heavy, 1, 1), "guard-would-die(dinos=some-trampler(n=1)+some-raptor(n=1))");
    assert_eq!(fate(&alone, light, 0, 2), "guard-none");
    let first = Defender { owner: B, who: Fighter::Soldier(light), fallen: false };
    let behind = alone.clone().with(|s| s.board.zones[zone].defenders[0][1] = Some(first));
    assert_eq!(fate(&behind, heavy, 1, 1), "guard-would-live(dinos=some-trampler(n=1))");
    // A Leader before it leaves it nothing.
    let leader = Defender { who: Fighter::Leader, ..first };
    let idle = behind.clone().with(|s| s.board.zones[zone].defenders[0][1] = Some(leader));
    assert_eq!(fate(&idle, heavy, 1, 1), "guard-none-left");
    // What acts before the figures may leave it others (ATK-02, ATK-03).
    let wall = behind.clone().with(|s| s.board.zones[zone].walls[1] = Some(B));
    assert_eq!(fate(&wall, heavy, 1, 1), "guard-would-live(dinos=some-trampler(n=1)); guard-wall-first");
    let walled = wall.with(|s| s.module(Module::Walls));
    assert_eq!(fate(&walled, light, 1, 1), "guard-none-left");
    // Where the attack is due, nothing else comes.
    let full = alone.with(|s| s.fill(zone, 0)).with(column);
    let said = fate(&full, light, 0, 1);
    assert!(said.starts_with("guard-dies(dinos=some-raptor(n=1))"), "{said}");
}

#[test]
fn a_die_says_whose_presence_it_is() {
    let state = start().pool("a-organizer b-organizer neutral-organizer dissenter-organizer");
    for (die, expected) in [
        ("a", "detail-die-own(before=0, n=1)"),
        ("b", "detail-die-other(seat=B, lost=2)"),
        ("neutral", "detail-die-neutral"),
        ("dissenter", "detail-die-dissenter"),
    ] {
        let offer = placement(&state, &format!("training/{die}-organizer/"));
        let about = Plain.say(offer.path[1].about.as_ref().unwrap());
        assert!(about.starts_with(&format!("clauses(clauses={expected}; spaces-dinos(")), "{about}");
        // Where no group is opened, the name of an own die says it.
        assert_eq!(offer.path[1].label.id == "die-mine", die == "a", "{die}");
    }
}

/// The Leader is free, and the effect at its usual price (SEC-03).
#[test]
fn what_the_leader_does_is_said_with_its_price() {
    let start = start().rich(9, 9, 9);
    let to = |effect| detail(&SecondaryAction::LeaderToCommunity(Zone::Military, Some(effect)).words(&start));
    assert!(to(Effect::Training).contains(&about(&start, "training")), "{}", to(Effect::Training));
    // ASM-01: and with what becomes of the Presence there.
    let presence = "; settle-presence(before=0, n=1); presence-others(n=0))";
    assert!(to(Effect::Training).ends_with(presence), "{}", to(Effect::Training));
    assert!(to(Effect::Training).contains("train-upgrade-place"), "{}", to(Effect::Training));
}

#[test]
fn a_reward_of_ones_choice_says_what_would_be_lost() {
    let state = laid_out(RETAIL, 3).with(|s| s.board.players[A].valor = 6);
    let words = |what: &[(Good, u32)]| Mixture(what.iter().copied().collect()).words(&state).detail;
    let lost = words(&[(Good::Valor, 2)]).map(|it| Plain.say(&it));
    assert_eq!(lost.as_deref(), Some("detail-lost(why=why-track-full(what=amount-valor(n=6)))"));
    assert_eq!(words(&[(Good::Safeguard, 2)]), None);
    let less = words(&[(Good::Safeguard, 1), (Good::Valor, 1)]).map(|it| Plain.say(&it));
    assert_eq!(less.as_deref(), Some("detail-less(what=amount-safeguard(n=1))"));
}

/// A Story paid for another face is not there for the effect.
#[test]
fn what_the_die_costs_is_not_counted_on_for_its_effect() {
    let state = start().rich(1, 1, 1).pool("neutral-organizer");
    assert!(beside(&state, "settle/neutral-organizer/").contains("clauses=short-settle;"));
    assert!(beside(&state, "settle/neutral-organizer-as-innovator/").contains("clauses=short-settle-one;"));
    // The only neutral die cannot be replaced in the pool once it is placed.
    assert!(beside(&state, "politics/neutral-organizer/").contains("clauses=short-politics-board("));
}

#[test]
fn training_names_what_is_within_reach_one_after_the_other() {
    let all = "short-recruit+short-upgrade+short-place+short-story";
    // The Light Soldier and the Story that are gained first make the others possible.
    for start in both(3) {
        let bare = start.pool("neutral-organizer").with(|s| s.board.players[A].followers = 1);
        assert!(beside(&bare, "training/").contains(all), "{}", beside(&bare, "training/"));
        let said = about(&bare, "training");
        assert!(said.starts_with("detail-effect-training(n=3, what=clauses(clauses=train-free(what=train-light"));
        assert!(
            said.contains(if bare.board.retail() {
                "+train-story); train-upgrade-place"
            } else {
                "train-story-beta; train-upgrade-place"
            }),
            "{said}"
        );
    }
    let poor = game(BETA, 3).pool("neutral-organizer").with(|s| s.board.players[A].followers = 0);
    assert_eq!(
        about(&poor, "training"),
        "detail-effect-training(n=1, what=clauses(clauses=train-free(what=train-light)))"
    );
    let nobody = game(RETAIL, 3).pool("neutral-organizer").with(|s| s.board.players[A].supply = Soldiers::default());
    assert_eq!(
        about(&nobody, "training"),
        "detail-effect-training(n=1, what=clauses(clauses=train-free(what=train-story)))"
    );
}

#[test]
fn dinos_are_announced_with_the_room_that_they_have_and_the_attack_that_follows() {
    // On its own space the organizer attracts a roll of the die, one Dino or two.
    let key = "politics/neutral-organizer/";
    let room = |free: usize| start().with(|s| s.fill(Zone::Expansion, free));
    for (free, room_of) in [
        (3, "room-enough(n=3, then=range(least=1, most=2))"),
        (2, "room-attack-maybe(n=2, then=range(least=0, most=1))"),
        (1, "room-attack-lost(n=1)"),
    ] {
        let said = beside(&room(free), key);
        assert!(said.contains("; place-dinos(dinos=detail-roll(least=1, most=2)); "), "{said}");
        assert!(said.contains(&format!("; {room_of}")), "{said}");
        // ATK-05: nobody holds off the six that are there then.
        let undefended = said.ends_with("; room-undefended(n=12))");
        assert_eq!(undefended, free == 1, "{said}");
    }
    let sure = start().with(|s| s.fill(Zone::Protection, 1));
    assert!(
        beside(&sure, "salvage/neutral-organizer-as-facilitator/").contains("; room-attack(n=1); room-undefended(")
    );
    // Jack can lead one of them away.
    let jack = room(1).leader(A, Leader::Jack).with(|s| s.board.abilities = true);
    assert!(beside(&jack, key).contains("; room-attack-lost-jack(n=1)"));
    let maybe =
        jack.clone().with(|s| s.fill(Zone::Expansion, 0)).with(|s| s.board.zones[Zone::Expansion].dinos.clear());
    let maybe = maybe.with(|s| s.fill(Zone::Expansion, 2));
    let averted = "; room-attack-maybe-jack(n=2, then=range(least=0, most=1)))";
    assert!(beside(&maybe, key).ends_with(averted), "{}", beside(&maybe, key));
    // LDR-02: also where one of two that come for sure is lost for want of room.
    let full = jack.with(|s| s.board.dino_dice = Some([0, 0])).with(|s| s.fill(Zone::Protection, 1));
    let two = placement(&full, "fortifications/neutral-organizer/6").detail.map(|it| Plain.say(&it)).unwrap();
    assert!(two.contains("; room-attack-lost-jack(n=1)"), "{two}");
    // In the deterministic version it is known what comes: a Trampler each time.
    let known = room(1).with(|s| s.board.dino_dice = Some([0, 0]));
    let said = beside(&known, key);
    // Somebody who stands there may hold some of them off.
    let guarded = known.clone().with(|s| s.guard(Zone::Expansion, 0, 0, A, LIGHT));
    assert!(said.contains("room-undefended") && !beside(&guarded, key).contains("room-undefended"), "{said}");
    assert!(said.contains("place-dinos(dinos=dino-trampler); room-attack(n=1)"), "{said}");
    let stay = |state: &State| detail(&Fireworks::Stay.words(state));
    assert_eq!(stay(&room(1)), "detail-fireworks-stay");
    assert_eq!(stay(&room(0)), "detail-fireworks-attack(zone=zone-expansion)");
}

#[test]
fn influence_says_who_gets_the_bonus_and_what_the_officer_would_score() {
    let said = |state: &State, cubes: usize| {
        let price = Price { cubes, key: "1", cost: Cost::FREE };
        detail(&SecondaryAction::Influence(Zone::Military, price).words(state))
    };
    let with = |edition, row: &[Owner]| {
        laid_out(edition, 3).with(|s| {
            s.board.officers[Zone::Military].row = row.to_vec();
            s.board.players[A].completed = vec![1, 2, 3];
        })
    };
    let [a, b] = [A, B].map(Owner::Seat);
    let open = with(RETAIL, &[b, b]);
    let place =
        |it: &str, n: u32| format!("influence-score-stays(place={it}, n={n}, when=score-today); score-patrols(n=3))");
    // Whoever had no cube there had no place before (ASM-07).
    let from_none =
        |it: &str, n: u32| format!("influence-score-enters(place={it}, n={n}, when=score-today); score-patrols(n=3))");
    assert_eq!(
        said(&open, 1),
        format!(
            "clauses(clauses=detail-influence-retail(n=3, spaces=4, own=1, what=amount-valor(n=2)); {}",
            from_none("place-second", 3)
        )
    );
    // The row is full with two more, and both have two cubes in it: retail pays both, and so does the beta a tie.
    for edition in [RETAIL, BETA] {
        let both = said(&with(edition, &[b, b]), 2);
        assert_eq!(
            both,
            format!(
                "clauses(clauses=detail-influence-full-shared(others=1, what=amount-valor(n=2)); {}",
                from_none("place-first", 6)
            )
        );
        let alone = said(&with(edition, &[a, a, b]), 1);
        assert_eq!(
            alone,
            format!("clauses(clauses=detail-influence-full-you(what=amount-valor(n=2)); {}", place("place-first", 6))
        );
        let others = said(&with(edition, &[b, b, b]), 1);
        assert_eq!(
            others,
            format!(
                "clauses(clauses=detail-influence-full-other(who=B, what=amount-valor(n=2)); {}",
                from_none("place-second", 3)
            )
        );
    }
    assert!(said(&with(BETA, &[b]), 1).starts_with("clauses(clauses=detail-influence-beta(n=2, spaces=4, own=1"));
    // Cubes that overflow count for the Officer and not for this row.
    let over = said(&with(RETAIL, &[b, b, b]), 3);
    assert!(over.ends_with(&format!("; influence-over(n=2); {}", from_none("place-first", 6))), "{over}");
    let third = with(RETAIL, &[b, b]).with(|s| {
        s.board.officers[Zone::Military].pool.insert(Owner::Seat(C), 3);
    });
    assert!(said(&third, 1).ends_with("; influence-score-behind(when=score-today); score-patrols(n=3))"));
}

#[test]
fn what_would_be_lost_is_said_to_bring_nothing() {
    let site = |state: &State, space: usize| detail(&Site { how: How::One, zone: Zone::Military, space }.words(state));
    let state = laid_out(RETAIL, 3);
    assert!(site(&state, 2).contains("; settle-votes("));
    for (space, why) in [(9, "why-leader-home"), (10, "why-no-soldier")] {
        assert!(site(&state, space).contains(&format!("; settle-nothing(why={why}")), "{space}");
    }
    let full = state.with(|s| {
        let a = &mut s.board.players[A];
        (a.valor, a.safeguard, a.influence, a.supply.light) = (6, 6, 0, 0);
    });
    for (space, why) in [(3, "why-no-cubes"), (5, "why-no-light"), (8, "why-track-full(what=amount-safeguard(n=6))")] {
        assert!(site(&full, space).contains(&format!("; settle-nothing(why={why}")), "{space}");
    }
    let space = Space { zone: Zone::Military, row: 0, col: 0 };
    let guard = detail(&SecondaryAction::LeaderToDefense(space).words(&full));
    assert!(guard.starts_with("clauses(clauses=guard-stays(track=track-valor, value=6); guard-none; "), "{guard}");
    let attacked = full.with(|s| {
        let tally = PerSeat::new(s.board.players.seats(), |_| Tally::default());
        s.board.attack = Some(Attack { zone: Zone::Military, tally, breached: false });
    });
    let reward =
        |state: &State, number: usize| detail(&Purchase { number, buyer: A, before: Before::default() }.words(state));
    assert!(reward(&attacked, 6).contains("detail-reward-nothing(price=amount-safeguard(n=2), why=why-leader-home)"));
    assert!(reward(&attacked, 8).contains("why=why-no-light)"));
    for (number, why) in [(1, "why-no-kills"), (2, "why-no-walls"), (5, "why-no-losses"), (7, "why-no-presence")] {
        assert!(reward(&attacked, number).contains(&format!("why={why})")), "{number}");
    }
    let there = attacked.with(|s| s.board.players[A].leader_at = LeaderAt::Defense(Zone::Military));
    assert!(reward(&there, 6).contains("why=why-leader-anyway)"));
    let elsewhere = there.with(|s| s.board.players[A].leader_at = LeaderAt::Defense(Zone::Expansion));
    assert!(reward(&elsewhere, 6).contains("what=brings-leader-guard(zone=zone-expansion))"));
}

/// Why something is not offered is told with the action that it belongs to.
#[test]
fn what_is_not_offered_stands_under_the_name_of_its_effect() {
    let state = game(RETAIL, 3).with(|s| s.board.patrols = vec![1, 8]);
    let all = blocked(&state, A);
    for (key, name) in [
        ("food-light", "effect-training"),
        ("two/military/1", "effect-settle"),
        ("wall", "effect-fortifications"),
        ("patrol-1", "effect-patrol"),
        ("pool/innovator", "effect-politics"),
    ] {
        let offer = &all.iter().find(|it| it.0.key == key).unwrap_or_else(|| panic!("{key} is forbidden")).0;
        assert_eq!(Plain.say(&offer.path[0].label), name);
    }
}

#[test]
fn an_effect_that_does_nothing_is_refused_with_what_every_kind_of_option_lacks() {
    let bare = game(RETAIL, 3).with(|s| s.secret.stock[A] = Stock::default());
    let key = "leader/fortifications";
    let all = blocked(&bare, A);
    let found = all.iter().find(|it| it.0.key == key).unwrap_or_else(|| panic!("{key} is forbidden"));
    let said = Plain.say(&found.1.text);
    assert!(said.contains("why=refuse-both(first=refuse-traps, second=refuse-cost("), "{said}");
}

#[test]
fn going_on_says_what_a_failure_costs() {
    for (tracks, lights, risk) in
        [(false, 2, "risk=risk-roll(n=2)"), (false, 1, "risk=risk-roll-last(n=2)"), (true, 1, "risk=risk-track(n=2)")]
    {
        let start = laid_out(RETAIL, 3).with(|s| {
            s.patrol(A, 10, 1, lights, 0);
            if tracks {
                s.module(Module::Threat);
            }
        });
        let Err(Stop::Asking(open)) = patrol_step(&mut table(&start, &[], "A challenges none"), A) else {
            panic!("nothing is asked");
        };
        let said = Plain.say(&open[0].ask.text());
        assert!(said.starts_with("ask-go-on(") && said.contains(risk), "{said}");
    }
}
