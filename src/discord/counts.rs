//! What is counted while the bot runs, for whoever watches over it. Nothing in it says who did what.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// In seconds. Discord waits for three.
const ACKNOWLEDGED: [f64; 10] = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0];

/// Clones count together.
#[derive(Clone)]
pub struct Counts {
    presses: Counter,
    acknowledged: Histogram,
    unacknowledged: Counter,
    delivered: Counter,
    failures: Family<Kind, Counter>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

impl Counts {
    pub(super) fn new() -> Counts {
        Counts {
            presses: Counter::default(),
            acknowledged: Histogram::new(ACKNOWLEDGED),
            unacknowledged: Counter::default(),
            delivered: Counter::default(),
            failures: Family::default(),
        }
    }

    pub fn register(&self, registry: &mut Registry) {
        registry.register("presses", "Commands, buttons, menus and forms that came in", self.presses.clone());
        registry.register(
            "acknowledgement_seconds",
            "From the arrival of a press to Discord's word that it has the first answer",
            self.acknowledged.clone(),
        );
        registry.register("unacknowledged", "Presses to which no answer could be sent", self.unacknowledged.clone());
        registry.register("delivered", "Messages that arrived in their channels", self.delivered.clone());
        registry.register("delivery_failures", "Attempts at a delivery that failed, by kind", self.failures.clone());
    }

    pub(super) fn pressed(&self) {
        self.presses.inc();
    }

    /// The first answer to a press was sent, or could not be.
    pub(super) fn answered(&self, took: Duration, is_sent: bool) {
        if is_sent {
            self.acknowledged.observe(took.as_secs_f64());
        } else {
            self.unacknowledged.inc();
        }
    }

    pub(super) fn delivered(&self) {
        self.delivered.inc();
    }

    pub(super) fn failed(&self, kind: &'static str) {
        self.failures.get_or_create(&Kind { kind }).inc();
    }
}
