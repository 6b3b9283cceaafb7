//! What texts, pictures and the log say beside the rules: names that can be found, reasons, amounts, standings.

use super::kit::*;
use crate::engine::{self, Choice, Game, PerSeat, Plain, Viewer};
use crate::games::perseverance::Perseverance;
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::names::Why;
use crate::games::perseverance::rules::assembly::assembly;
use crate::games::perseverance::rules::attack::attack;
use crate::games::perseverance::rules::end::{Worth, final_scoring};
use crate::games::perseverance::rules::goods::lose_followers;
use crate::games::perseverance::rules::patrol::patrol_step;
use crate::games::perseverance::rules::secondary::SecondaryAction;
use crate::games::perseverance::rules::soldiers::SoldierPlacement;
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;

fn lines(state: &State, part: &str) -> Vec<String> {
    engine::View::lines(&View::new(state, Viewer::Public), part, &Plain).unwrap()
}

fn texts(state: &State, part: &str) -> Vec<String> {
    let scene = engine::View::scene(&View::new(state, Viewer::Public), part, None, &Plain).unwrap();
    scene.texts().into_iter().map(str::to_owned).collect()
}

#[track_caller]
fn line(state: &State, part: &str, word: &str) -> String {
    let found = lines(state, part).into_iter().find(|it| it.contains(word));
    found.unwrap_or_else(|| panic!("no line of {part} has {word}"))
}

#[test]
fn the_look_up_finds_leaders_by_the_names_of_their_abilities() {
    let game = Perseverance::load(None).unwrap();
    for language in ["en", "pl"] {
        let all = game.look_up(language);
        for (id, ability) in
            [("LDR-01", "Ship’s Chef"), ("LDR-02", "Fireworks"), ("LDR-03", "Net Gun"), ("LDR-04", "Natural Leader")]
        {
            let found: Vec<&str> =
                all.iter().filter(|it| it.title.contains(ability)).map(|it| it.id.as_str()).collect();
            assert_eq!(found, [id], "{language}");
        }
    }
}

/// Which Leaders are in play is not known to the look-up: what everybody does names the abilities of none.
#[test]
fn what_everybody_does_is_looked_up_without_the_abilities_of_leaders() {
    let game = Perseverance::load(None).unwrap();
    for it in ["en", "pl"].into_iter().flat_map(|language| game.look_up(language)) {
        let is_named = it.see.iter().any(|id| id.starts_with("LDR-"));
        let is_due = ["SET-06", "SET-07", "SET-08"].contains(&it.id.as_str()) || it.id.starts_with("LDR-");
        assert!(is_due || !is_named, "{}", it.id);
    }
}

#[test]
fn a_player_is_shown_with_what_the_leader_can_do() {
    let start = game(RETAIL, 3).leader(A, Leader::Jack).with(|s| s.board.abilities = true);
    assert!(line(&start, "player-a", "board-player-ability").contains("detail-leader-jack"));
    assert!(texts(&start, "player-a").iter().any(|it| it == "detail-leader-jack"));
    let without = start.with(|s| s.board.abilities = false);
    assert!(!lines(&without, "player-a").concat().contains("detail-leader"));
    assert!(!texts(&without, "player-a").concat().contains("detail-leader"));
}

#[test]
fn places_for_soldiers_and_leaders_are_grouped_by_zone_and_row() {
    let start = game(RETAIL, 3).ready(1, 1);
    for (row, name) in [(0, "group-row-valor(zone=zone-military)"), (1, "group-row-safeguard(zone=zone-military)")] {
        let space = Space { zone: Zone::Military, row, col: 1 };
        let soldier = SecondaryAction::Soldier(SoldierPlacement { kind: SoldierKind::Light, space });
        for (action, first) in [(soldier, "soldiers"), (SecondaryAction::LeaderToDefense(space), "defend")] {
            let path = action.words(&start).path;
            let keys: Vec<&str> = path.iter().map(|it| it.key.as_str()).collect();
            assert_eq!(keys.join("/"), format!("{first}/military-r{}", row + 1));
            assert_eq!(engine::Words::say(&Plain, &path[1].label), name);
        }
    }
}

/// ATK-02: used Traps are counted by their type.
#[test]
fn used_traps_are_counted() {
    let state = laid_out(RETAIL, 3).with(|s| {
        s.board.players[A].used_traps = vec![Dino::Trampler, Dino::Raptor, Dino::Trampler];
    });
    assert_eq!(line(&state, "player-a", "used-traps"), "board-player-used-traps(trampler=2, raptor=1)");
}

/// ATK-06, ATK-09: whoever has a piece in the area picks Combat Rewards, so its place says what one more brings.
#[test]
fn a_row_for_soldiers_says_how_near_an_attack_is_and_what_a_figure_lets_one_pick() {
    let start = game(RETAIL, 3).ready(1, 1).dinos(Zone::Military, "TRR");
    let spaces = start.spots(Zone::Military).len();
    let about = |state: &State| {
        let space = Space { zone: Zone::Military, row: 0, col: 1 };
        let path = SoldierPlacement { kind: SoldierKind::Light, space }.words(state).path;
        engine::Words::say(&Plain, path[0].about.as_ref().unwrap())
    };
    assert_eq!(about(&start), format!("detail-group-row(dinos=3, spaces={spaces}, now=0, then=1)"));
    // The third piece of the retail edition brings no pick more, the fourth does.
    let walls =
        |n: usize| start.clone().with(|s| (0..n).for_each(|it| s.board.zones[Zone::Military].walls[it] = Some(A)));
    assert!(about(&walls(2)).ends_with("now=2, then=2)"), "{}", about(&walls(2)));
    assert!(about(&walls(3)).ends_with("now=2, then=3)"), "{}", about(&walls(3)));
}

#[test]
fn the_log_names_the_challenges_that_are_kept() {
    for (answer, said_then) in [
        (
            "light-1+light-2",
            "note-challenges-kept(seat=A, n=2, what=challenge-safe(deck=challenge-light, n=1, what=amount-valor(n=1)",
        ),
        ("none", "note-challenges-none(seat=A"),
    ] {
        let start = laid_out(RETAIL, 3).with(|s| {
            s.patrol(A, 9, 1, 3, 0);
            s.stack(SoldierKind::Light, &[1, 2, 4]);
        });
        let mut t = table(&start, &[], &format!("A challenges {answer}"));
        patrol_step(&mut t, A).unwrap();
        let notes = said(&t, "note-challenges-");
        assert!(notes.len() == 2 && notes[1].starts_with(said_then), "{notes:?}");
    }
}

#[test]
fn the_log_tells_the_price_of_a_combat_reward() {
    let start = laid_out(RETAIL, 3).with(|s| {
        s.guard(Zone::Military, 0, 0, A, LIGHT);
        s.board.players[A].valor = 1;
    });
    let mut t = table(&start, &[], "A reward reward-8");
    attack(&mut t, A, Zone::Military).unwrap();
    assert_eq!(
        said(&t, "note-reward"),
        ["note-reward(seat=A, paid=paid(price=amount-valor(n=1)), n=8, reward=reward-8)"]
    );
}

#[test]
fn the_log_tells_who_holds_each_tile_who_ties_and_how_the_votes_rank() {
    let start = laid_out(RETAIL, 3).with(|s| {
        s.settle(Zone::Expansion, &[Owner::Seat(A), Owner::Seat(A), Owner::Seat(B)]);
        s.settle(Zone::Military, &[Owner::Seat(A), Owner::Seat(B)]);
        s.settle(Zone::Protection, &[Owner::Seat(A), Owner::Seat(B), Owner::Seat(C)]);
        s.board.players[C].votes = 9;
    });
    let mut t = table(&start, &[], "A assembly votes");
    assembly(&mut t).unwrap();
    let who = |seats: &[&str]| seats.iter().map(|it| format!("board-seat(seat={it})")).collect::<Vec<_>>().join("+");
    assert_eq!(said(&t, "note-tile"), [format!("note-tile-votes(zone=zone-expansion, who={}, n=2)", who(&["A"]))]);
    let tied = format!("note-zone-tied-two(zone=zone-military, who={}, n=1)", who(&["A", "B"]));
    let all = format!("note-zone-tied(zone=zone-protection, who={}, n=1)", who(&["A", "B", "C"]));
    assert_eq!(said(&t, "note-zone-tied"), [tied, all]);
    assert!(said(&t, "note-zone-nobody")[0].contains("zone-sustenance"));
    let ranks = said(&t, "note-vote-rank").concat();
    // C has 9, A 5 and 2 more for the tie, B the 2.
    let places = ["votes=9", "votes=7", "votes=2"].map(|it| ranks.find(it).unwrap_or_else(|| panic!("{it}: {ranks}")));
    assert!(places.is_sorted() && ranks.contains("followers="), "{ranks}");
}

#[test]
fn dissenters_stand_in_the_ranking_of_the_votes() {
    let start = laid_out(RETAIL, 2).with(|s| s.board.dissenter_votes = 4);
    let mut t = table(&start, &[], "");
    assembly(&mut t).unwrap();
    let ranks = said(&t, "note-vote-rank").concat();
    assert!(ranks.contains("vote-rank(who=dissenters, votes=4, followers=0)"), "{ranks}");
}

#[test]
fn the_text_board_says_what_rewards_bring_and_how_many_one_picks() {
    let start = game(RETAIL, 3);
    let content = start.content.clone();
    let picks = line(&start, "overview", "board-picks");
    for n in 1..=8 {
        let steps = content.picks(RETAIL, n) != content.picks(RETAIL, n - 1);
        let step = format!("board-pick(n={n}, picks={})", content.picks(RETAIL, n));
        assert_eq!(picks.contains(&step), steps, "{picks}");
    }
    let rewards: Vec<String> =
        lines(&start, "overview").into_iter().filter(|it| it.contains("board-reward(")).collect();
    assert_eq!(rewards.len(), content.rewards(RETAIL).len());
    for (reward, said) in [(1, "dino-trampler"), (2, "board-gives-each("), (5, "soldier-heavy"), (7, "piece-die")] {
        assert!(rewards[reward - 1].contains(said), "{rewards:?}");
    }
}

#[test]
fn the_score_if_the_game_ended_now_is_what_the_final_scoring_gives() {
    for edition in [RETAIL, BETA] {
        let start = laid_out(edition, 3).with(|s| {
            s.guard(Zone::Military, 0, 0, A, HEAVY);
            s.guard(Zone::Military, 0, 1, B, LIGHT);
            s.wall(Zone::Expansion, 0, B);
            (s.board.players[A].food, s.board.players[C].valor, s.board.players[C].safeguard) = (3, 2, 2);
        });
        let mut t = table(&start, &[], "");
        let outcome = final_scoring(&mut t);
        for seat in [A, B, C] {
            let now = Worth::of(&start.board, &start.content, seat);
            assert_eq!(outcome.points(seat), i32::try_from(now.total()).ok(), "{seat:?}");
            assert!(seat != A || now.soldiers > 0);
            let said = line(&start, "assembly", &format!("board-now(seat={}", seat.letter()));
            assert!(said.contains(&format!("total={}", now.total())), "{said}");
        }
    }
}

#[test]
fn the_picture_names_the_winner_at_the_end() {
    let over = laid_out(RETAIL, 3).with(|s| {
        s.board.stage = Stage::Over;
        s.board.players[B].followers = 50;
    });
    let won = |state: &State| texts(state, "overview").into_iter().find(|it| it.starts_with("pic-won")).unwrap();
    assert_eq!(won(&over), "pic-won(who=board-seat(seat=B))");
    let tied = over.with(|s| s.board.players[C].followers = 50);
    assert_eq!(won(&tied), "pic-won-shared(who=board-seat(seat=B)+board-seat(seat=C))");
}

/// A lone flag and a pair of binoculars said nothing.
#[test]
fn a_strip_without_a_patrol_says_so() {
    let idle = game(RETAIL, 3);
    let said = |state: &State| texts(state, "overview").iter().filter(|it| *it == "pic-no-patrol").count();
    assert_eq!(said(&idle), 0, "the row is there once somebody is on a Patrol");
    assert_eq!(said(&idle.with(|s| s.patrol(A, 12, 1, 1, 0))), 2);
}

/// Texts speak of space 4 and of column 2.
#[test]
fn what_texts_name_by_number_has_that_number_on_the_picture() {
    let start = game(RETAIL, 4);
    let columns = start.content.defense(4).columns;
    for zone in Zone::ALL {
        let part = format!("zone-{}", zone.key());
        let scene = engine::View::scene(&View::new(&start, Viewer::Public), &part, None, &Plain).unwrap();
        let base = scene.base.as_ref().unwrap().scene.texts();
        let spaces = start.content.die_spaces(zone).len();
        for n in 1..=spaces.max(columns) {
            // Settlement spaces have their numbers, too.
            let huts = usize::from(n <= start.content.settlement_spaces().len());
            let wanted = usize::from(n <= spaces) + usize::from(n <= columns) + huts;
            // What a space brings is counted in numbers, too.
            assert!(base.iter().filter(|it| **it == n.to_string()).count() >= wanted, "{part}: {n}");
        }
    }
}

/// AST-04: a smaller loss than the rule says is told with its reason.
#[test]
fn ast_04_whoever_loses_all_they_have_is_told_so() {
    let start = game(RETAIL, 2).with(|s| s.board.players[A].followers = 1);
    let ran = run(start, "", |t| {
        lose_followers(t, A, 4, Why::Breach);
        lose_followers(t, A, 2, Why::Breach);
        Ok(())
    });
    assert_eq!(ran.noted("note-lose-all"), 1, "{:?}", ran.notes());
    assert_eq!(ran.noted("note-lose-followers"), 1, "nothing is left to lose");
}

/// ASM-06: with two players there is a figure more than there are players.
#[test]
fn asm_06_the_third_figure_for_two_players_is_explained() {
    assert!(lines(&game(RETAIL, 2), "assembly").contains(&"board-tile-dissenters".to_owned()));
    assert!(!lines(&game(RETAIL, 3), "assembly").contains(&"board-tile-dissenters".to_owned()));
}

/// ATK-02, ATK-03: what Traps and Walls do is told in numbers, but where no die is rolled.
#[test]
fn atk_02_the_board_tells_what_traps_and_walls_do() {
    let start = game(RETAIL, 2);
    let trap = line(&start, "overview", "board-trap-die");
    assert!(trap.contains("same=5, least=2, most=4, other=1, sure=2, faces=6"), "{trap}");
    let wall = line(&start, "overview", "board-wall-die");
    assert!(wall.contains("least=1, most=2") && wall.contains("kills=3, faces=6"), "{wall}");
    let known = start.with(|s| s.board.modules.extend([Module::Traps, Module::Walls]));
    assert!(!lines(&known, "overview").concat().contains("-die("));
}

/// ATK-10: while the first attack on a Zone goes on, the next Dino is told for the spaces that open after it, which the picture still
/// shows covered.
#[test]
fn atk_10_the_next_dino_after_an_attack_is_told_as_one_to_come_after_it() {
    let start = game(RETAIL, 2);
    let zone = Zone::Military;
    let next = |state: &State| line(state, "zone-military", "board-next-dino");
    let safe = start.content.defense(2).spots(false)[0];
    let open = start.content.defense(2).spots(true)[0];
    let told = |spot: Spot| format!("(spot=dino-space(col={}, row={}), n=1)", spot.col + 1, spot.row + 1);
    assert!(next(&start).ends_with(&format!("board-next-dino{}", told(safe))), "{}", next(&start));
    let attacked = start.with(|s| {
        let tally = PerSeat::new(s.board.players.seats(), |_| Tally::default());
        s.board.attack = Some(Attack { zone, breached: false, tally });
    });
    assert_ne!(safe, open);
    assert!(next(&attacked).ends_with(&format!("board-next-dino-after{}", told(open))), "{}", next(&attacked));
}

/// ATK-10: the legend explains covered spaces as long as there are any.
#[test]
fn atk_10_the_legend_explains_covered_spaces_while_there_are_any() {
    let start = game(RETAIL, 2);
    let told = |state: &State| texts(state, "overview").iter().any(|it| it == "pic-sign-covered");
    assert!(told(&start));
    let open = start.with(|s| Zone::ALL.iter().for_each(|it| s.board.zones[*it].dangerous = true));
    assert!(!told(&open));
}
