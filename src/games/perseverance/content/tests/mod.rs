//! Tests of the component facts against hand-written expectations.

mod errors;
mod scoring;
mod texts;

use std::fs;

use tempfile::TempDir;

use super::*;
use crate::games::perseverance::kinds::{Dino, DinoIcon};

const BETA: Edition = Edition::Beta2020;
const RETAIL: Edition = Edition::Retail2021;

fn content() -> Content {
    Content::load(None).unwrap()
}

fn goods(pairs: &[(Good, u32)]) -> Goods {
    pairs.iter().copied().collect()
}

/// A content folder with one built-in file changed.
fn changed(name: &str, built_in: &str, from: &str, to: &str) -> TempDir {
    assert!(built_in.contains(from), "{name} has no `{from}` to change");
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join(name), built_in.replacen(from, to, 1)).unwrap();
    folder
}

#[test]
fn every_kind_finds_itself_by_its_key() {
    for zone in Zone::ALL {
        assert_eq!(Zone::from_key(zone.key()), Some(zone));
    }
    for effect in Effect::ALL {
        assert_eq!(Effect::from_key(effect.key()), Some(effect));
    }
    for officer in Officer::ALL {
        assert_eq!(Officer::from_key(officer.key()), Some(officer));
    }
    assert_eq!(Officer::ChiefOfSecurity.key(), "chief-of-security");
    assert_eq!(Edition::from_key("retail-2021"), Some(RETAIL));
    assert_eq!(Edition::from_key("Retail-2021"), None);
    assert_eq!(Zone::ALL.map(Zone::key), ["sustenance", "military", "expansion", "protection"]);
    let expansion: Vec<_> = Effect::of(Zone::Expansion).collect();
    assert_eq!(expansion, [Effect::Politics, Effect::Supply, Effect::Settle]);
}

#[test]
fn settlement_spaces_are_the_ten_of_the_book() {
    use SettlementBonus as S;
    let content = content();
    let bonuses: Vec<_> = (1..=10).map(|space| content.settlement_bonus(space)).collect();
    let expected = [
        S::None,
        S::Votes(1),
        S::Influence(1),
        S::Influence(1),
        S::Production(1),
        S::Votes(2),
        S::Production(2),
        S::Safeguard(3),
        S::RetrieveLeader,
        S::PlaceSoldiers(3),
    ];
    assert_eq!(bonuses, expected);
    let covered: Vec<_> = content.settlement_spaces().iter().filter(|s| s.covered).map(|s| s.space).collect();
    assert_eq!(covered, [7, 8, 9, 10]);
    assert_eq!(Zone::ALL.map(|zone| content.production(zone)), [Good::Food, Good::LightSoldier, Good::Story, Good::Mr]);
}

#[test]
fn die_spaces_are_six_in_each_zone_half_of_them_restricted() {
    let content = content();
    let mut all = 0;
    for zone in Zone::ALL {
        let spaces = content.die_spaces(zone);
        assert_eq!(spaces.len(), 6, "{zone:?}");
        assert!(spaces.iter().all(|space| space.effect.zone() == zone));
        all += spaces.iter().filter(|space| space.icon.is_some()).count();
    }
    assert_eq!(all, 12);
    for effect in Effect::ALL {
        let restricted = content.effect_spaces(effect).filter(|(_, space)| space.icon.is_some()).count();
        let open = content.effect_spaces(effect).filter(|(_, space)| space.icon.is_none()).count();
        assert!(restricted >= 1 && open >= 1, "{effect:?}");
    }
    let military = &content.die_spaces(Zone::Military)[0];
    assert_eq!(military.icon, Some(Icon::Organizer));
    assert_eq!(military.dinos, [DinoIcon::Raptor, DinoIcon::Roll]);
    assert_eq!(military.provenance, Provenance::ThirdParty);
    let (index, first) = content.effect_spaces(Effect::Fortifications).next().unwrap();
    assert_eq!((index, first.icon), (2, Some(Icon::Innovator)));
    assert_eq!(first.dinos, [DinoIcon::Raptor, DinoIcon::Roll]);
    let pub_open = &content.die_spaces(Zone::Sustenance)[5];
    assert_eq!((pub_open.effect, pub_open.icon), (Effect::Pub, None));
}

#[test]
fn defense_areas_have_ten_dangerous_spaces_for_four_and_seven_for_fewer() {
    let content = content();
    let four = content.defense(4);
    assert_eq!((four.columns, four.walls.len(), four.soldiers(0).len(), four.soldiers(1).len()), (4, 4, 4, 4));
    assert_eq!((four.spots(false).len(), four.spots(true).len()), (8, 10));
    let heights: Vec<_> = (0..4).map(|col| four.height(true, col)).collect();
    assert_eq!(heights, [2, 3, 3, 2]);
    let at = |spot: Spot| (spot.col, spot.row);
    assert_eq!(at(four.spots(false)[0]), (0, 1));
    assert_eq!(at(four.spots(false)[7]), (3, 0));
    let dangerous: Vec<_> = four.spots(true).iter().copied().map(at).collect();
    assert_eq!(dangerous, [(1, 2), (2, 2), (0, 1), (1, 1), (2, 1), (3, 1), (0, 0), (1, 0), (2, 0), (3, 0)]);
    for players in [2, 3] {
        let fewer = content.defense(players);
        assert_eq!((fewer.columns, fewer.walls.len(), fewer.soldiers(0).len()), (3, 3, 3));
        assert_eq!((fewer.spots(false).len(), fewer.spots(true).len()), (6, 7));
        assert_eq!(at(fewer.spots(true)[0]), (1, 2));
        assert_eq!((fewer.height(false, 1), fewer.height(true, 1), fewer.height(true, 9)), (2, 3, 0));
    }
}

#[test]
fn dice_have_six_faces_and_the_attested_ones() {
    let content = content();
    let count = |dangerous: bool, dino: Dino| {
        let faces = content.dino_die(dangerous).iter();
        faces.flat_map(|face| &face.shows).filter(|shown| **shown == dino).count()
    };
    assert_eq!((count(false, Dino::Trampler), count(false, Dino::Raptor)), (4, 3));
    assert_eq!((count(true, Dino::Trampler), count(true, Dino::Raptor)), (5, 5));
    let walls: Vec<_> = content.wall_die().iter().map(|f| (f.safeguard, f.followers, f.skull)).collect();
    assert_eq!(walls, [(1, 0, false), (1, 0, false), (0, 2, false), (1, 0, true), (1, 0, true), (0, 1, true)]);
    let traps: Vec<_> = content.trap_die().iter().map(|f| (f.result, f.followers)).collect();
    use TrapResult::{Always, Match, Never};
    assert_eq!(traps, [(Match, 2), (Match, 3), (Match, 3), (Match, 4), (Always, 2), (Never, 2)]);
    assert_eq!(content.threat_sides(), 6);
    assert_eq!(content.specialist_total(), 4);
    let rolled: Vec<_> = (0..4).map(|roll| content.specialist_at(roll)).collect();
    assert_eq!(rolled, Icon::ALL);
    assert_eq!(content.specialist_die().len(), 4);
}

#[test]
fn patrols_are_nineteen_and_the_known_one_is_as_printed() {
    let content = content();
    assert_eq!(content.patrol_count(), 19);
    for number in 1..=19 {
        let card = content.patrol(number);
        assert_eq!(card.number, number);
        assert_eq!(card.second.is_some(), number >= 10, "{number}");
        assert!(card.need <= 4);
    }
    let known = content.patrol(13);
    assert_eq!((known.need, known.first.challenges, known.transition.unwrap().threat), (3, 2, 3));
    assert!(known.first.gain.is_empty());
    let nine = content.patrol(9);
    assert_eq!((nine.need, nine.first.challenges), (3, 2));
    assert_eq!(nine.first.gain, goods(&[(Good::Mr, 1), (Good::Safeguard, 1)]));
    let last = content.patrol(19);
    let second = last.second.as_ref().unwrap();
    assert_eq!((last.transition.unwrap().threat, second.challenges, second.walls), (5, 2, 1));
    let sixteen = content.patrol(16);
    assert_eq!((sixteen.first.challenges, sixteen.second.as_ref().unwrap().challenges), (0, 3));
}

#[test]
fn challenges_pay_what_the_appendix_lists() {
    let content = content();
    assert_eq!(content.challenge_count(SoldierKind::Light), 8);
    assert_eq!(content.challenge_count(SoldierKind::Heavy), 8);
    let light = |number| content.challenge(SoldierKind::Light, number);
    let heavy = |number| content.challenge(SoldierKind::Heavy, number);
    assert_eq!(light(1).gain, goods(&[(Good::Valor, 1)]));
    assert_eq!(light(4).gain, goods(&[(Good::Food, 1), (Good::Follower, 1)]));
    assert_eq!(light(6).gain, goods(&[(Good::Story, 1), (Good::Valor, 1)]));
    assert_eq!(light(8).gain, goods(&[(Good::Follower, 3)]));
    assert_eq!(light(3).pick, Some(Mix { count: 1, of: vec![Good::Food, Good::Mr] }));
    assert_eq!(heavy(4).gain, goods(&[(Good::Mr, 1), (Good::Safeguard, 1), (Good::Valor, 1)]));
    assert_eq!(heavy(5).gain, goods(&[(Good::Follower, 2)]));
    assert_eq!(heavy(5).pick, Some(Mix { count: 1, of: vec![Good::Food, Good::Mr] }));
    assert_eq!(heavy(6).pick, Some(Mix { count: 2, of: vec![Good::Food, Good::Mr] }));
    assert_eq!(heavy(7).gain, goods(&[(Good::Follower, 5)]));
    assert_eq!(heavy(8).pick, Some(Mix { count: 2, of: vec![Good::Safeguard, Good::Valor] }));
    assert_eq!(heavy(8).gain, goods(&[(Good::Follower, 3)]));
    let threats = |kind| (1..=8).map(|number| content.challenge(kind, number).threat).collect::<Vec<_>>();
    assert_eq!(threats(SoldierKind::Light), [0, 0, 0, 2, 3, 3, 3, 4]);
    assert_eq!(threats(SoldierKind::Heavy), [0, 0, 2, 3, 3, 4, 4, 5]);
}

#[test]
fn facts_list_every_table_once_with_its_provenance() {
    let facts = content().fact_list();
    let find = |group: &str, id: &str| {
        let found: Vec<_> = facts.iter().filter(|fact| fact.group == group && fact.id == id).collect();
        assert_eq!(found.len(), 1, "{group} {id}");
        found[0]
    };
    let space = find("die-spaces", "military-1");
    assert_eq!(space.value, "training, organizer: raptor + roll");
    assert_eq!(space.provenance, Provenance::ThirdParty);
    assert_eq!(find("settlement-spaces", "9").value, "retrieve leader, covered at first");
    assert_eq!(find("challenges", "H5-reward").value, "2 follower + 1 of food/mr");
    assert_eq!(find("combat-rewards", "2").provenance, Provenance::Deduced);
    assert_eq!(
        find("combat-rewards", "1").value,
        "kills trampler 1, raptor 2; 3 valor + 0 safeguard; beta-2020, retail-2021"
    );
    assert_eq!(find("assembly", "beta-2020-4-3").value, "24/12/6/0");
    assert_eq!(find("patrols", "19-second").value, "2 challenge + 1 free wall");
    assert_eq!(find("die-wall", "4").value, "1 safeguard + skull");
    assert_eq!(facts.iter().filter(|fact| fact.group == "die-spaces").count(), 24);
    let reconstructed = facts.iter().filter(|fact| fact.provenance == Provenance::Reconstructed).count();
    assert!(reconstructed > 50 && reconstructed < facts.len());
}
