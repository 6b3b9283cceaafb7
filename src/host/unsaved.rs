//! Tables that have to hear that nothing can be saved, and later that it can again. What the outbox would say cannot be
//! written now, so this stands in memory only.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};

use super::denied::unsaved;
use super::live::{Live, count_public};
use super::{Delivery, DeliveryKind, GameId, MessageId, OutboxId, Rights};
use crate::store::{Cause, Outage};

#[derive(Default)]
pub(super) struct Unsaved(Mutex<BTreeMap<GameId, Notice>>);

struct Notice {
    delivery: Delivery,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Told if the outage does not pass by itself.
    Open,
    /// Under way. What arrives or fails while a notice is in another state was of an outage before, and changes nothing.
    HandedOut,
    Told,
}

/// Whether this delivery is one of an outage. Rows of the outbox have numbers above zero.
pub(super) fn is_notice(id: OutboxId) -> bool {
    id.0 < 0
}

impl Unsaved {
    /// Something of this game was not saved.
    pub(super) fn concerns(&self, live: &Live, cause: Cause) {
        let told = count_public(live.notes());
        self.notices().entry(live.id).or_insert_with(|| Notice {
            delivery: Delivery {
                id: OutboxId(-live.id.0),
                nonce: format!("{}-{}-unsaved", live.code, live.n()),
                game: live.id,
                place: live.place,
                kind: DeliveryKind::Unsaved,
                why: Some(unsaved(cause)),
                n: live.n(),
                notes: (told, told),
                ping: Vec::new(),
                since: None,
                running: None,
                again: false,
                failed: None,
                last: None,
                by: None,
                undone: false,
                reminder: None,
                news: None,
                resting: Vec::new(),
                next: Vec::new(),
                lacking: (Rights::NONE, None),
                direct: None,
            },
            state: State::Open,
        });
    }

    /// What is to be told now: of an outage that lasts, each table once; when it is over, the same message says so.
    pub(super) fn due(&self, outage: Option<&Outage>, limit: usize) -> Vec<Delivery> {
        let mut notices = self.notices();
        let Some(outage) = outage.filter(|_| !notices.is_empty()) else { return Vec::new() };
        if outage.until.is_none() {
            let open = notices.values_mut().filter(|it| outage.lasts && it.state == State::Open);
            let handed_out = open.take(limit).map(|it| {
                it.state = State::HandedOut;
                it.delivery.clone()
            });
            return handed_out.collect();
        }
        notices.retain(|_, it| it.state != State::Open);
        let over = notices.iter().filter(|it| it.1.state == State::Told).map(|it| *it.0);
        let over: Vec<GameId> = over.take(limit).collect();
        over.iter().filter_map(|it| Some(Delivery { why: None, ..notices.remove(it)?.delivery })).collect()
    }

    pub(super) fn delivered(&self, id: OutboxId, message: MessageId) {
        if let Some(notice) = self.notices().get_mut(&GameId(-id.0)).filter(|it| it.state == State::HandedOut) {
            notice.delivery.running = Some(message);
            notice.state = State::Told;
        }
    }

    /// Where we may not write, the players are told by what they press.
    pub(super) fn failed(&self, id: OutboxId) {
        let mut notices = self.notices();
        if notices.get(&GameId(-id.0)).is_some_and(|it| it.state == State::HandedOut) {
            notices.remove(&GameId(-id.0));
        }
    }

    fn notices(&self) -> MutexGuard<'_, BTreeMap<GameId, Notice>> {
        self.0.lock().unwrap_or_else(|it| it.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::{ChannelId, Place};

    const GAME: GameId = GameId(5);

    fn open(unsaved: &Unsaved) {
        let delivery = Delivery {
            id: OutboxId(-GAME.0),
            nonce: "abcd-3-unsaved".to_owned(),
            game: GAME,
            place: Place { guild: None, channel: ChannelId(1) },
            kind: DeliveryKind::Unsaved,
            why: Some(unsaved_words()),
            n: 3,
            notes: (0, 0),
            ping: Vec::new(),
            since: None,
            running: None,
            again: false,
            failed: None,
            last: None,
            by: None,
            undone: false,
            reminder: None,
            news: None,
            resting: Vec::new(),
            next: Vec::new(),
            lacking: (Rights::NONE, None),
            direct: None,
        };
        unsaved.notices().insert(GAME, Notice { delivery, state: State::Open });
    }

    fn unsaved_words() -> crate::engine::Text {
        super::unsaved(Cause::Full)
    }

    fn outage(until: Option<i64>) -> Outage {
        Outage { cause: Cause::Full, what: String::new(), since: 1, until, lasts: true, failures: 1 }
    }

    #[test]
    fn what_arrives_of_an_outage_that_is_over_tells_nobody_of_the_next_one() {
        for arrives in [true, false] {
            let unsaved = Unsaved::default();
            open(&unsaved);
            let told = unsaved.due(Some(&outage(None)), 9);
            assert_eq!(told.len(), 1);
            unsaved.delivered(told[0].id, MessageId(7));
            let over = unsaved.due(Some(&outage(Some(2))), 9);
            assert_eq!((over[0].running, &over[0].why), (Some(MessageId(7)), &None));
            // Before that has arrived, nothing can be written again.
            open(&unsaved);
            if arrives {
                unsaved.delivered(over[0].id, MessageId(7))
            } else {
                unsaved.failed(over[0].id)
            }
            let again = unsaved.due(Some(&outage(None)), 9);
            assert_eq!(again.len(), 1, "the table hears of the new outage");
            assert!(again[0].why.is_some());
        }
    }
}
