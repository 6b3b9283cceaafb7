//! What was asked and answered in the games of an arena: what a balance of a game is read from.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{digits, mean, share};
use crate::engine::{Decision, Outcome, Seat, Seats};

/// The answers of one game, while it is played.
#[derive(Default)]
pub(super) struct Answers {
    asks: BTreeMap<&'static str, Asked>,
    /// Who began the turns, one after the other.
    turns: Vec<Seat>,
    count: usize,
}

/// How often a question was asked, and what came of its offers.
#[derive(Default)]
struct Asked {
    count: u64,
    offers: u64,
    most: usize,
    keys: BTreeMap<String, Offered>,
}

#[derive(Default)]
struct Offered {
    count: u64,
    taken: u64,
}

/// All games together.
#[derive(Default)]
pub(super) struct Report {
    asks: BTreeMap<&'static str, Asked>,
    turns: Vec<f64>,
    answers: Vec<f64>,
    /// Shares of the victory and points, from whoever had the first turn on around the table.
    places: Vec<(Vec<f64>, Vec<f64>)>,
}

impl Answers {
    pub(super) fn note(&mut self, decision: &Decision, key: &str) {
        let offers = decision.form.offers();
        let asked = self.asks.entry(decision.ask.id).or_default();
        asked.count += 1;
        asked.offers += offers.len() as u64;
        asked.most = asked.most.max(offers.len());
        for offer in offers {
            asked.keys.entry(offer.key.clone()).or_default().count += 1;
        }
        for key in key.split('+') {
            asked.keys.entry(key.to_owned()).or_default().taken += 1;
        }
        self.count += 1;
        self.turns.extend(decision.ask.turn.then_some(decision.who.seat()));
    }
}

impl Report {
    pub(super) fn add(&mut self, game: Answers, outcome: &Outcome, seats: Seats) {
        for (id, asked) in game.asks {
            let all = self.asks.entry(id).or_default();
            all.count += asked.count;
            all.offers += asked.offers;
            all.most = all.most.max(asked.most);
            for (key, offered) in asked.keys {
                let sum = all.keys.entry(key).or_default();
                sum.count += offered.count;
                sum.taken += offered.taken;
            }
        }
        let first = game.turns.first().copied().unwrap_or(Seat(0));
        self.places.resize_with(seats.count(), Default::default);
        for (seat, place) in seats.from(first).zip(&mut self.places) {
            place.0.push(share(outcome, &[seat], seats));
            place.1.extend(outcome.points(seat).map(f64::from));
        }
        self.turns.push(game.turns.len() as f64);
        self.answers.push(game.count as f64);
    }

    pub(super) fn json(&self) -> Value {
        let place = |(shares, points): &(Vec<f64>, Vec<f64>)| json!({ "win_share": digits(mean(shares).0), "mean_score": digits(mean(points).0) });
        let asked = |it: &Asked| {
            let keys: BTreeMap<&str, [u64; 2]> =
                it.keys.iter().map(|it| (it.0.as_str(), [it.1.taken, it.1.count])).collect();
            json!({
                "asked": it.count,
                "mean_offers": digits(it.offers as f64 / it.count.max(1) as f64),
                "most_offers": it.most,
                "taken_of_offered": keys,
            })
        };
        let largest = self.asks.iter().max_by_key(|it| it.1.most);
        json!({
            "turns": digits(mean(&self.turns).0),
            "answers": digits(mean(&self.answers).0),
            "places_from_the_first_turn": self.places.iter().map(place).collect::<Vec<_>>(),
            "most_offers": largest.map(|it| json!({ "ask": it.0, "offers": it.1.most })),
            "asks": self.asks.iter().map(|it| (*it.0, asked(it.1))).collect::<BTreeMap<_, _>>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Ask, Form, Offer, Who};

    #[test]
    fn answers_are_counted_beside_what_was_offered_and_places_from_the_first_turn() {
        let offers: Vec<Offer> = ["a", "b", "c"].iter().map(|it| Offer::new(*it, "x")).collect();
        let some = Form::Some { offers: offers.clone(), min: 0, max: 2 };
        let decision =
            |seat, ask, form: &Form| Decision { who: Who::Seat(Seat(seat)), ask, form: form.clone(), secret: false };
        let mut report = Report::default();
        for (key, more) in [("a+c", 2), ("none", 0)] {
            let mut game = Answers::default();
            game.note(&decision(1, Ask::new("turn", "TST-01").opens_turn(), &Form::One(offers[..2].to_vec())), "b");
            game.note(&decision(0, Ask::new("some", "TST-02"), &some), key);
            game.note(&decision(0, Ask::new("count", "TST-03"), &Form::Number { min: 0, max: 9 }), "7");
            report.add(game, &Outcome::ranked(Seats(2), |it| i32::from(it.0) + more, |it| i32::from(it.0)), Seats(2));
        }
        let json = report.json();
        assert_eq!(
            json["asks"]["some"]["taken_of_offered"],
            json!({ "a": [1, 2], "b": [0, 2], "c": [1, 2], "none": [1, 0] })
        );
        assert_eq!(json["asks"]["turn"]["taken_of_offered"], json!({ "a": [0, 2], "b": [2, 2] }));
        assert_eq!(json["asks"]["count"]["taken_of_offered"], json!({ "7": [2, 0] }));
        assert_eq!(json["most_offers"], json!({ "ask": "some", "offers": 3 }));
        assert_eq!((&json["turns"], &json["answers"]), (&json!(1.0), &json!(3.0)));
        let places = json!([{ "win_share": 1.0, "mean_score": 2.0 }, { "win_share": 0.0, "mean_score": 1.0 }]);
        assert_eq!(json["places_from_the_first_turn"], places);
    }
}
