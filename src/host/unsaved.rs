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
                lacking: (Rights::NONE, None),
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
        if let Some(notice) = self.notices().get_mut(&GameId(-id.0)) {
            notice.delivery.running = Some(message);
            notice.state = State::Told;
        }
    }

    /// Where we may not write, the players are told by what they press.
    pub(super) fn failed(&self, id: OutboxId) {
        self.notices().remove(&GameId(-id.0));
    }

    fn notices(&self) -> MutexGuard<'_, BTreeMap<GameId, Notice>> {
        self.0.lock().unwrap_or_else(|it| it.into_inner())
    }
}
