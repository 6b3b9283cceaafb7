//! Every component fact as a short line with its provenance, for the rules look-up.

use super::{Content, Defense, Goods, Mix, Provenance, Spot, Stage};

/// One group of values in a short form that needs no translation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The table it belongs to, such as `die-spaces`.
    pub group: &'static str,
    /// Which line of the table, such as `military-2`.
    pub id: String,
    pub value: String,
    pub provenance: Provenance,
    pub note: Option<String>,
}

impl Content {
    /// Every component fact, table by table.
    pub fn fact_list(&self) -> Vec<Fact> {
        let mut list = List(Vec::new());
        self.board_facts(&mut list);
        self.dice_facts(&mut list);
        self.card_facts(&mut list);
        self.reward_facts(&mut list);
        self.scoring_facts(&mut list);
        self.setup_facts(&mut list);
        list.0
    }

    fn board_facts(&self, list: &mut List) {
        for row in &self.board.zone {
            list.add("production", row.zone.key(), row.produces.key(), row.provenance, &row.note);
        }
        for row in &self.board.settlement {
            let covered = if row.covered { ", covered at first" } else { "" };
            let value = format!("{}{covered}", debug_words(&format!("{:?}", row.bonus)));
            list.add("settlement-spaces", row.space, value, row.provenance, &row.note);
        }
        for (zone, spaces) in &self.die_spaces {
            for (index, space) in spaces.iter().enumerate() {
                let icon = space.icon.map_or("any", |icon| icon.key());
                let dinos: Vec<_> = space.dinos.iter().map(|dino| dino.key()).collect();
                let value = format!("{}, {icon}: {}", space.effect.key(), dinos.join(" + "));
                let id = format!("{}-{}", zone.key(), index + 1);
                list.add("die-spaces", id, value, space.provenance, &space.note);
            }
        }
        self.defense_facts("small", &self.board.defense.small, list);
        self.defense_facts("large", &self.board.defense.large, list);
        for row in &self.board.officer_spaces {
            let id = format!("{}-{}", row.edition.key(), row.players);
            list.add("officer-spaces", id, row.spaces, row.provenance, &row.note);
        }
    }

    fn defense_facts(&self, side: &str, area: &Defense, list: &mut List) {
        let value = format!(
            "{} columns, {} walls, {} + {} soldier spaces",
            area.columns,
            area.walls.len(),
            area.first_row.len(),
            area.second_row.len()
        );
        list.add("defense", format!("{side}-area"), value, area.provenance, &area.note);
        let heights = &area.heights;
        let value = format!("safe {}, dangerous {}", joined(&heights.safe, "-"), joined(&heights.dangerous, "-"));
        list.add("defense", format!("{side}-dino-spaces"), value, heights.provenance, &heights.note);
        let order = |spots: &[Spot]| {
            let words: Vec<_> = spots.iter().map(|spot| format!("{}/{}", spot.col + 1, spot.row + 1)).collect();
            words.join(" ")
        };
        let fill = &area.fill;
        let value = format!("column/row: {}", order(&fill.dangerous));
        list.add("defense", format!("{side}-fill-order"), value, fill.provenance, &fill.note);
    }

    fn dice_facts(&self, list: &mut List) {
        for row in &self.dice.specialist {
            list.add("die-specialist", row.icon.key(), row.weight, row.provenance, &row.note);
        }
        for (group, faces) in [("die-normal", &self.dice.normal), ("die-dangerous", &self.dice.dangerous)] {
            for (index, face) in faces.iter().enumerate() {
                let shows: Vec<_> = face.shows.iter().map(|dino| dino.key()).collect();
                list.add(group, index + 1, shows.join(" + "), face.provenance, &face.note);
            }
        }
        for (index, face) in self.dice.wall.iter().enumerate() {
            let mut shows = Vec::new();
            if face.safeguard > 0 {
                shows.push(format!("{} safeguard", face.safeguard));
            }
            if face.followers > 0 {
                shows.push(format!("{} follower", face.followers));
            }
            if face.skull {
                shows.push("skull".to_owned());
            }
            list.add("die-wall", index + 1, shows.join(" + "), face.provenance, &face.note);
        }
        for (index, face) in self.dice.trap.iter().enumerate() {
            let result = format!("{:?}", face.result).to_lowercase();
            let value = format!("{result}, {} follower", face.followers);
            list.add("die-trap", index + 1, value, face.provenance, &face.note);
        }
        let threat = &self.dice.threat;
        list.add("die-threat", "faces", format!("1-{}", threat.sides), threat.provenance, &threat.note);
    }

    fn card_facts(&self, list: &mut List) {
        for card in &self.patrols.patrol {
            list.add("patrols", format!("{}-need", card.number), card.need, card.provenance, &card.note);
            let stage = &card.first;
            list.add("patrols", format!("{}-first", card.number), reward(stage), stage.provenance, &stage.note);
            if let Some(transition) = card.transition {
                let value = format!("threat {}", transition.threat);
                list.add("patrols", format!("{}-transition", card.number), value, transition.provenance, &None);
            }
            if let Some(stage) = &card.second {
                list.add("patrols", format!("{}-second", card.number), reward(stage), stage.provenance, &stage.note);
            }
        }
        for (letter, cards) in [("L", &self.challenges.light), ("H", &self.challenges.heavy)] {
            for card in cards {
                let id = format!("{letter}{}", card.number);
                let value = goods(&card.gain, card.pick.as_ref());
                list.add("challenges", format!("{id}-reward"), value, card.provenance, &card.note);
                list.add("challenges", format!("{id}-threat"), card.threat, card.threat_provenance, &None);
            }
        }
    }

    fn reward_facts(&self, list: &mut List) {
        for line in &self.rewards.reward {
            let editions: Vec<_> = line.editions.iter().map(|edition| edition.key()).collect();
            let effect = debug_words(&format!("{:?}", line.effect));
            let value =
                format!("{effect}; {} valor + {} safeguard; {}", line.valor, line.safeguard, editions.join(", "));
            // The weaker of the two speaks for the line: an uncertain number moves the Breach tokens.
            let provenance = line.provenance.max(line.number_provenance);
            // A number may mean something else in each edition.
            let id = match editions.as_slice() {
                [only] => format!("{}-{only}", line.number),
                _ => line.number.to_string(),
            };
            list.add("combat-rewards", id, value, provenance, &line.note);
        }
        for part in &self.rewards.picks {
            let pairs = part.contribution.iter().zip(&part.picks);
            let value: Vec<_> = pairs.map(|(of, picks)| format!("{of}: {picks}")).collect();
            let id = format!("{}-{}", part.edition.key(), part.provenance.key());
            list.add("reward-picks", id, value.join(", "), part.provenance, &part.note);
        }
    }

    fn scoring_facts(&self, list: &mut List) {
        for tile in &self.scoring.assembly {
            let id = format!("{}-{}-{}", tile.edition.key(), tile.players, tile.assembly);
            list.add("assembly", id, joined(&tile.followers, "/"), tile.provenance, &tile.note);
        }
        for row in &self.scoring.end {
            let id = format!("{}-{}", row.edition.key(), row.players);
            list.add("end-scoring", id, joined(&row.followers, "/"), row.provenance, &row.note);
        }
        for row in &self.scoring.leftovers {
            let value = format!(
                "asset {}, heavy {}, {} light {}, pair {}",
                row.asset, row.heavy, row.light_group, row.light, row.pair
            );
            list.add("leftovers", row.edition.key(), value, row.provenance, &row.note);
        }
        for tile in &self.scoring.officer {
            let condition = debug_words(&format!("{:?}", tile.condition));
            let value = format!("{}; {condition}", goods(&tile.bonus, None));
            list.add("officers", tile.officer.key(), value, tile.provenance, &tile.note);
        }
    }

    fn setup_facts(&self, list: &mut List) {
        let setup = &self.setup;
        for row in &setup.pool {
            let value = format!(
                "{} neutral, {} each, {} dissenter: {}, later {}",
                row.neutral,
                row.each_player,
                row.dissenter,
                row.first_round(),
                row.later_rounds()
            );
            list.add("pool", row.players, value, row.provenance, &row.note);
        }
        list.add("start", "all", goods(&setup.start.gain, None), setup.start.provenance, &setup.start.note);
        for row in &setup.start_extra {
            let id = format!("{}-{}", row.edition.key(), row.leader.key());
            list.add("start", id, goods(&row.gain, None), row.provenance, &row.note);
        }
        let own = &setup.supply;
        let value = format!(
            "{} dice, {} settlements, {} walls, {} + {} traps, {} influence, {} light, {} heavy",
            own.dice,
            own.settlements,
            own.walls,
            own.trampler_traps,
            own.raptor_traps,
            own.influence,
            own.light_soldiers,
            own.heavy_soldiers
        );
        list.add("supply", "player", value, own.provenance, &own.note);
        let limits = &setup.limits;
        let value = format!(
            "track {}, {} breach tokens, {} face-up patrols, 1-{} single-stage",
            limits.track, limits.breach_tokens, limits.face_up_patrols, limits.single_stage_patrols
        );
        list.add("limits", "all", value, limits.provenance, &limits.note);
        for row in &setup.patrol_cap {
            let value = row.soldiers.map_or_else(|| "none".to_owned(), |cap| cap.to_string());
            list.add("patrol-cap", row.edition.key(), value, row.provenance, &row.note);
        }
        for row in &setup.first_game {
            let value = format!("{}, {}", row.officer.key(), row.leader.key());
            list.add("first-game", row.zone.key(), value, row.provenance, &row.note);
        }
        for row in &setup.dissenters {
            let value = format!(
                "settlements {}, influence {}, later {}",
                joined(&row.settlements, "/"),
                joined(&row.influence, "/"),
                row.influence_joining
            );
            list.add("dissenters", row.edition.key(), value, row.provenance, &row.note);
        }
    }
}

/// The facts collected so far.
struct List(Vec<Fact>);

impl List {
    fn add(
        &mut self,
        group: &'static str,
        id: impl ToString,
        value: impl ToString,
        provenance: Provenance,
        note: &Option<String>,
    ) {
        let fact = Fact { group, id: id.to_string(), value: value.to_string(), provenance, note: note.clone() };
        self.0.push(fact);
    }
}

fn joined<T: ToString>(values: &[T], between: &str) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// Goods as `1 food + 2 follower`, and a choice as `1 of food/mr`.
fn goods(gain: &Goods, pick: Option<&Mix>) -> String {
    let mut words: Vec<_> = gain.iter().map(|(good, count)| format!("{count} {}", good.key())).collect();
    if let Some(mix) = pick {
        let of: Vec<_> = mix.of.iter().map(|good| good.key()).collect();
        words.push(format!("{} of {}", mix.count, of.join("/")));
    }
    if words.is_empty() { "nothing".to_owned() } else { words.join(" + ") }
}

fn reward(stage: &Stage) -> String {
    let mut words = Vec::new();
    if stage.challenges > 0 {
        words.push(format!("{} challenge", stage.challenges));
    }
    if !stage.gain.is_empty() {
        words.push(goods(&stage.gain, None));
    }
    if stage.walls > 0 {
        words.push(format!("{} free wall", stage.walls));
    }
    words.join(" + ")
}

/// `Kills { trampler: 1, raptor: 2 }` as `kills trampler 1, raptor 2`; `RetrieveLeader` as `retrieve leader`.
fn debug_words(debug: &str) -> String {
    let mut words = String::new();
    for letter in debug.chars() {
        match letter {
            '{' | '}' | ':' | ')' => {}
            '(' => words.push(' '),
            letter if letter.is_uppercase() => {
                if !words.is_empty() {
                    words.push(' ');
                }
                words.extend(letter.to_lowercase());
            }
            letter => words.push(letter),
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}
