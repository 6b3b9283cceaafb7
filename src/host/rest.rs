//! When somebody rests and is not called: quiet hours, days off, and time away. Pure: the time is handed in. Nothing else knows
//! of time zones.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::{DateTime, Time};
use jiff::tz::{self, TimeZone};
use jiff::{Timestamp, ToSpan as _};

use super::{Calls, GameId, Millis, Rest, Way};

/// How often a rest may turn into another one before it is called endless: twice the times that a week of seven days off, quiet
/// hours and two changes of the clock could hold.
const TURNS: usize = 64;

/// Why a rest cannot be kept so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRest {
    /// There is no such time zone.
    UnknownZone,
    /// Hours and days mean nothing without a time zone.
    NoZone,
    /// It begins when it ends, or at a time that no day has.
    NoHours,
    /// Nobody could ever be called again.
    Endless,
}

impl Rest {
    /// Whether it can be kept.
    pub fn check(&self) -> Result<(), NoRest> {
        let zone = self.zone.as_deref().map(TimeZone::get);
        match (&zone, self.quiet.is_some() || !self.days_off.is_empty()) {
            (Some(Err(_)), _) => return Err(NoRest::UnknownZone),
            (None, true) => return Err(NoRest::NoZone),
            _ => {}
        }
        if self.quiet.is_some_and(|(from, to)| from == to || from.max(to) >= 24 * 60) {
            return Err(NoRest::NoHours);
        }
        if (1..=7).all(|it| self.days_off.contains(&it)) { Err(NoRest::Endless) } else { Ok(()) }
    }

    /// Whether nothing of it is set but the time zone.
    pub fn is_none(&self) -> bool {
        self.quiet.is_none() && self.days_off.is_empty() && self.away_until.is_none()
    }

    /// How this person is called in this game.
    pub fn way(&self, game: GameId) -> Way {
        self.calls.except.get(&game).copied().unwrap_or(self.calls.everywhere)
    }

    /// Nothing if this person may be called now, else the first moment when they may. That is what the clocks on their wall
    /// show: an hour that comes twice is quiet twice, and a rest that ends within an hour that is left out ends with it.
    pub fn wakes(&self, now: Millis) -> Option<Millis> {
        let back = self.away_until.unwrap_or(now).max(now);
        // A time beyond what calendars know is nobody's night.
        let moment = Timestamp::from_millisecond(back).ok();
        let woken = match (self.time_zone(), moment) {
            (Some(zone), Some(moment)) => self.first_awake(&zone, moment).as_millisecond(),
            _ => back,
        };
        (woken > now).then_some(woken)
    }

    /// For how many milliseconds of a time this person does not rest.
    pub(super) fn awake(&self, from: Millis, until: Millis) -> Millis {
        let mut awake = 0;
        self.walk(from, |start, end, rests| {
            let end = end.min(until);
            awake += if rests || end <= start { 0 } else { end - start };
            end < until
        });
        awake
    }

    /// When this person has not rested for so long, from a time on.
    pub(super) fn after(&self, from: Millis, wanted: Millis) -> Millis {
        let (mut left, mut found) = (wanted.max(0), from.saturating_add(wanted.max(0)));
        self.walk(from, |start, end, rests| {
            if rests {
                return true;
            }
            let is_there = end.saturating_sub(start) > left;
            if is_there {
                found = start.saturating_add(left);
            }
            left -= end.saturating_sub(start).min(left);
            !is_there
        });
        found
    }

    /// Every stretch of rest and of none from a time on, for as long as the next one is wanted.
    fn walk(&self, from: Millis, mut wants: impl FnMut(Millis, Millis, bool) -> bool) {
        let mut start = from;
        if let Some(until) = self.away_until.filter(|it| *it > from) {
            if !wants(start, until, true) {
                return;
            }
            start = until;
        }
        let Some(zone) = self.time_zone() else {
            wants(start, Millis::MAX, false);
            return;
        };
        loop {
            let Ok(moment) = Timestamp::from_millisecond(start) else { break };
            let rests = self.rests_at(zone.to_datetime(moment));
            let Some(next) = self.next_turn(&zone, moment) else { break };
            let end = next.as_millisecond();
            if end <= start || !wants(start, end, rests) {
                return;
            }
            start = end;
        }
        // Beyond what calendars know nobody rests.
        wants(start, Millis::MAX, false);
    }

    fn time_zone(&self) -> Option<TimeZone> {
        let has_hours = self.quiet.is_some() || !self.days_off.is_empty();
        self.zone.as_deref().filter(|_| has_hours).and_then(|it| TimeZone::get(it).ok())
    }

    fn first_awake(&self, zone: &TimeZone, from: Timestamp) -> Timestamp {
        let mut moment = from;
        for _ in 0..TURNS {
            if !self.rests_at(zone.to_datetime(moment)) {
                break;
            }
            let Some(next) = self.next_turn(zone, moment) else { break };
            moment = next;
        }
        moment
    }

    /// Whether it is time to rest where the clock on the wall shows this.
    fn rests_at(&self, local: DateTime) -> bool {
        let minute = minute_of(local);
        let is_quiet = self.quiet.is_some_and(|(from, to)| match from < to {
            true => (from..to).contains(&minute),
            false => minute >= from || minute < to,
        });
        is_quiet || self.days_off.contains(&local.weekday().to_monday_one_offset().unsigned_abs())
    }

    /// The first moment after this one at which a rest could begin or end: a midnight, an end of the quiet hours, or a change of
    /// the clock, which may leave either out or bring it again.
    fn next_turn(&self, zone: &TimeZone, after: Timestamp) -> Option<Timestamp> {
        let today = zone.to_datetime(after).date();
        let (from, to) = self.quiet.unwrap_or_default();
        let ends = [0, from, to];
        let times = ends.into_iter().filter_map(|it| Time::new((it / 60) as i8, (it % 60) as i8, 0, 0).ok());
        let days: Vec<_> = (0..=2).filter_map(|it| today.checked_add(it.days()).ok()).collect();
        let local = times.flat_map(|time| days.iter().map(move |day| day.to_datetime(time)));
        let moments = local.flat_map(|it| {
            let found = zone.to_ambiguous_timestamp(it);
            [found.earlier().ok(), found.later().ok()]
        });
        let changes = zone.following(after).next().map(|it| it.timestamp());
        moments.flatten().chain(changes).filter(|it| *it > after).min()
    }
}

/// Every time zone that can be named.
pub fn zones() -> BTreeSet<String> {
    tz::db().available().map(|it| it.to_string()).collect()
}

/// Which minute of the day it is in a time zone.
pub fn local_time(zone: &str, now: Millis) -> Option<u16> {
    let local = TimeZone::get(zone).ok()?.to_datetime(Timestamp::from_millisecond(now).ok()?);
    Some(minute_of(local))
}

fn minute_of(local: DateTime) -> u16 {
    u16::from(local.hour().unsigned_abs()) * 60 + u16::from(local.minute().unsigned_abs())
}

/// The time zone of this name, as it is written properly.
pub fn zone_named(name: &str) -> Option<String> {
    TimeZone::get(name.trim()).ok()?.iana_name().map(str::to_owned)
}

impl Calls {
    /// From now on it is so everywhere, without exceptions, or in one game.
    pub fn set(&mut self, game: Option<GameId>, way: Way) {
        match game {
            None => *self = Calls { everywhere: way, except: BTreeMap::new() },
            Some(game) if way == self.everywhere => {
                self.except.remove(&game);
            }
            Some(game) => {
                self.except.insert(game, way);
            }
        }
    }

    /// Direct messages do not arrive: a mention takes their place wherever they were wanted.
    pub(super) fn without_direct(mut self) -> Calls {
        for way in self.except.values_mut().chain([&mut self.everywhere]) {
            if *way == Way::Direct {
                *way = Way::Mention;
            }
        }
        let everywhere = self.everywhere;
        self.except.retain(|_, it| *it != everywhere);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Millis = 60_000;

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn rest(zone: &str, quiet: Option<(u16, u16)>, days_off: &[u8]) -> Rest {
        let days_off = days_off.iter().copied().collect();
        Rest { zone: Some(zone.to_owned()), quiet, days_off, ..Rest::default() }
    }

    /// Walks over a year minute by minute, from its end, and asks at every minute.
    fn walk(rest: &Rest, from: &str, days: i64) {
        let zone = TimeZone::get(rest.zone.as_deref().unwrap()).unwrap();
        let (start, mut wakes) = (at(from), None);
        let resting = |now: Millis| {
            let local = Timestamp::from_millisecond(now).unwrap().to_zoned(zone.clone());
            let minute = local.hour() as u16 * 60 + local.minute() as u16;
            let quiet = rest.quiet.is_some_and(|(from, to)| {
                if from < to { from <= minute && minute < to } else { from <= minute || minute < to }
            });
            quiet || rest.days_off.contains(&(local.weekday().to_monday_one_offset() as u8))
        };
        let (mut steps, mut rested) = (0, false);
        for minute in (0..days * 24 * 60).rev() {
            let now = start + minute * MINUTE;
            let rests = resting(now);
            if !rests {
                wakes = Some(now);
            }
            let turns = std::mem::replace(&mut rested, rests) != rests;
            let Some(expected) = wakes else { continue };
            steps += 1;
            // All of them would take long: those where something changes, and some between.
            if steps % 17 == 0 || turns {
                let said = rest.wakes(now).unwrap_or(now);
                assert_eq!(said, expected, "{rest:?} at {}", Timestamp::from_millisecond(now).unwrap());
            }
        }
        assert!(steps > days * 24 * 60 / 2);
    }

    #[test]
    fn whoever_rests_wakes_at_the_first_minute_at_which_they_do_not() {
        let odd = Some((1_350, 485));
        walk(&rest("Europe/Warsaw", odd, &[6, 7]), "2026-01-01T00:00Z", 366);
        walk(&rest("Europe/Warsaw", Some((30, 150)), &[]), "2026-01-01T00:00Z", 366);
        walk(&rest("America/New_York", odd, &[1]), "2027-01-01T00:00Z", 366);
        walk(&rest("America/New_York", Some((120, 90)), &[]), "2027-01-01T00:00Z", 366);
        walk(&rest("Australia/Lord_Howe", Some((60, 105)), &[3]), "2026-01-01T00:00Z", 366);
        walk(&rest("Asia/Kolkata", odd, &[1, 2, 3, 4, 5, 6]), "2026-01-01T00:00Z", 366);
        // On Samoa there was no 30 December 2011.
        walk(&rest("Pacific/Apia", odd, &[6]), "2011-06-01T00:00Z", 366);
        walk(&rest("Pacific/Apia", None, &[4, 6, 7]), "2011-06-01T00:00Z", 366);
    }

    #[test]
    fn the_time_in_which_nobody_rests_is_what_a_walk_by_the_minute_counts() {
        let odd = Some((1_350, 485));
        for (rest, from) in [
            (rest("Europe/Warsaw", odd, &[6, 7]), "2026-03-20T07:13Z"),
            (rest("Europe/Warsaw", Some((30, 150)), &[]), "2026-10-20T00:00Z"),
            (rest("America/New_York", Some((120, 90)), &[1]), "2027-03-10T00:00Z"),
            (rest("Australia/Lord_Howe", Some((60, 105)), &[3]), "2026-03-30T00:00Z"),
            (rest("Asia/Kolkata", odd, &[1, 2, 3]), "2026-01-01T00:00Z"),
            (Rest { away_until: Some(at("2026-01-04T05:06Z")), ..rest("Asia/Kolkata", odd, &[]) }, "2026-01-01T00:00Z"),
            (Rest { away_until: Some(at("2026-01-04T05:06Z")), ..Rest::default() }, "2026-01-01T00:00Z"),
            (Rest::default(), "2026-01-01T00:00Z"),
        ] {
            let (from, mut awake) = (at(from), 0);
            for minute in 0..21 * 24 * 60 {
                let now = from + minute * MINUTE;
                if minute % 101 == 0 {
                    assert_eq!(rest.awake(from, now), awake, "{rest:?} after {minute} minutes");
                }
                if rest.wakes(now).is_none() {
                    if minute % 97 == 0 {
                        assert_eq!(rest.after(from, awake + 1), now + 1, "{rest:?} after {awake} ms awake");
                    }
                    awake += MINUTE;
                }
            }
        }
        assert_eq!(Rest::default().after(5, 7), 12);
        assert_eq!(Rest::default().awake(9, 5), 0);
    }

    #[test]
    fn some_nights_by_hand() {
        let night = rest("Europe/Warsaw", Some((22 * 60, 8 * 60)), &[]);
        assert_eq!(night.wakes(at("2026-07-01T19:59:59Z")), None, "21:59 in summer");
        assert_eq!(night.wakes(at("2026-07-01T20:00Z")), Some(at("2026-07-02T06:00Z")));
        assert_eq!(night.wakes(at("2026-07-02T06:00Z")), None, "eight o'clock is awake");
        // The night of 29 March 2026 is an hour shorter, that of 25 October an hour longer.
        assert_eq!(night.wakes(at("2026-03-28T21:00Z")), Some(at("2026-03-29T06:00Z")));
        assert_eq!(night.wakes(at("2026-10-24T20:00Z")), Some(at("2026-10-25T07:00Z")));
        // Half past two is left out in March: one wakes at three.
        let early = rest("Europe/Warsaw", Some((23 * 60, 150)), &[]);
        assert_eq!(early.wakes(at("2026-03-29T00:30Z")), Some(at("2026-03-29T01:00Z")));
        // It comes twice in October: one wakes the first time, and rests again from the second two o'clock on.
        assert_eq!(early.wakes(at("2026-10-25T00:10Z")), Some(at("2026-10-25T00:30Z")));
        assert_eq!(early.wakes(at("2026-10-25T01:10Z")), Some(at("2026-10-25T01:30Z")));
        // A weekend, and the night after it.
        let weekend = rest("Europe/Warsaw", Some((22 * 60, 8 * 60)), &[6, 7]);
        assert_eq!(weekend.wakes(at("2026-07-03T20:30Z")), Some(at("2026-07-06T06:00Z")));
    }

    #[test]
    fn one_way_holds_everywhere_but_where_another_was_chosen() {
        let mut calls = Calls::default();
        calls.set(Some(GameId(1)), Way::None);
        calls.set(Some(GameId(2)), Way::Direct);
        calls.set(Some(GameId(1)), Way::Mention);
        assert_eq!(calls.except, BTreeMap::from([(GameId(2), Way::Direct)]));
        assert_eq!(calls.clone().without_direct(), Calls::default());
        calls.set(None, Way::Direct);
        calls.set(Some(GameId(3)), Way::None);
        let rest = Rest { calls: calls.clone(), ..Rest::default() };
        assert_eq!([1, 2, 3].map(|it| rest.way(GameId(it))), [Way::Direct, Way::Direct, Way::None]);
        let kept = serde_json::to_string(&rest).unwrap();
        assert_eq!(serde_json::from_str::<Rest>(&kept).unwrap(), rest, "{kept}");
        let rest = Rest { calls: calls.without_direct(), ..Rest::default() };
        assert_eq!([1, 3].map(|it| rest.way(GameId(it))), [Way::Mention, Way::None]);
    }

    #[test]
    fn whoever_is_away_wakes_when_they_are_back_unless_that_is_at_night() {
        let mut away = Rest { away_until: Some(at("2026-07-05T12:00Z")), ..Rest::default() };
        assert_eq!(away.wakes(at("2026-07-01T12:00Z")), Some(at("2026-07-05T12:00Z")));
        assert_eq!(away.wakes(at("2026-07-05T12:00Z")), None);
        away = Rest { away_until: away.away_until, ..rest("Asia/Kolkata", Some((17 * 60, 18 * 60)), &[]) };
        assert_eq!(away.wakes(at("2026-07-01T12:00Z")), Some(at("2026-07-05T12:30Z")));
        assert_eq!(Rest { away_until: Some(Millis::MAX), ..Rest::default() }.wakes(0), Some(Millis::MAX));
    }

    #[test]
    fn what_never_ends_or_means_nothing_is_refused() {
        let zone = "Europe/Warsaw";
        assert_eq!(rest(zone, Some((1_320, 480)), &[1, 2, 3, 4, 5, 6]).check(), Ok(()));
        assert_eq!(rest(zone, None, &[1, 2, 3, 4, 5, 6, 7]).check(), Err(NoRest::Endless));
        assert_eq!(rest(zone, Some((480, 480)), &[]).check(), Err(NoRest::NoHours));
        assert_eq!(rest(zone, Some((0, 1_440)), &[]).check(), Err(NoRest::NoHours));
        assert_eq!(rest("Europe/Atlantis", None, &[]).check(), Err(NoRest::UnknownZone));
        assert_eq!(Rest { zone: None, ..rest(zone, Some((0, 60)), &[]) }.check(), Err(NoRest::NoZone));
        assert_eq!(Rest::default().check(), Ok(()));
        assert!(zones().len() > 400 && zones().contains("Pacific/Apia"));
        assert_eq!(zone_named("europe/warsaw").as_deref(), Some(zone));
    }
}
