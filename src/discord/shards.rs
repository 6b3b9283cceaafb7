//! Shards: as many connections to the gateway as Discord recommends, all in this process, and what to do when one is lost.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::gateway::ConnectionStage;
use serenity::{Http, ShardId, ShardManager};
use tokio_util::sync::CancellationToken;

/// How often every shard is asked for a sign of life.
const ROUND: Duration = Duration::from_secs(5);
/// After so long without one Discord is asked whether it wants more shards by now.
const DOUBT: Duration = Duration::from_secs(12);
/// After so long the shard is started anew; until then serenity mends what it can by itself.
const PATIENCE: Duration = Duration::from_secs(90);
/// serenity listens to what it is told at least twice in this time.
const HEARD: Duration = Duration::from_secs(1);

/// A heartbeat. Discord takes them at any time and answers each.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// When a shard gave its last sign of life, and the latency it told then: each answered heartbeat changes it.
struct Pulse {
    latency: Option<Duration>,
    at: Instant,
}

/// With 4003, 4010 and 4011 Discord closes a connection for good. serenity stays on the dead socket then, calls it
/// connected and keeps a thread busy reading it; when a heartbeat fails it begins another session of the same shard.
/// That heals no 4011, by which Discord asks for more shards. So each is sent a heartbeat now and then: on a dead socket
/// its task ends, and whatever gives no sign of life is replaced here.
///
/// Where this process has only one of them (`is_part`), the others have to end with it before there are more: then it returns how many
/// Discord asks for.
pub(super) async fn watch(
    shards: Arc<ShardManager>,
    http: Arc<Http>,
    mut total: u32,
    is_part: bool,
    stop: CancellationToken,
) -> u32 {
    let mut pulses: BTreeMap<ShardId, Pulse> = BTreeMap::new();
    let mut asked = Instant::now();
    loop {
        tokio::select! {
            () = stop.cancelled() => std::future::pending().await,
            () = tokio::time::sleep(ROUND) => {}
        }
        feel(&shards, &mut pulses).await;
        let silent: Vec<(ShardId, Duration)> =
            pulses.iter().map(|(id, it)| (*id, it.at.elapsed())).filter(|(_, silent)| *silent > DOUBT).collect();
        if !silent.is_empty() && asked.elapsed() > DOUBT {
            asked = Instant::now();
            match http.get_bot_gateway().await {
                Ok(gateway) if gateway.shards > total => {
                    tracing::warn!(before = total, now = gateway.shards, "Discord asks for more shards");
                    total = gateway.shards;
                    if is_part {
                        return total;
                    }
                    pulses.clear();
                    begin_anew(&shards, total).await;
                    continue;
                }
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "Discord does not say how many shards it wants"),
            }
        }
        for (shard, silent) in silent {
            if silent > PATIENCE {
                tracing::error!(
                    shard = shard.0,
                    total,
                    "the connection is lost; starting it anew. If this goes on, Discord closes it on purpose (4010): \
                     does another program use the same token with another number of shards?"
                );
                pulses.remove(&shard);
                shards.restart(shard).await;
            }
        }
    }
}

/// Notes who has given a sign of life since the last time, and asks everybody for the next one.
async fn feel(shards: &ShardManager, pulses: &mut BTreeMap<ShardId, Pulse>) {
    let runners = shards.runners.lock().await;
    for (id, runner) in runners.iter() {
        let latency = runner.latency;
        let pulse = pulses.entry(*id).or_insert_with(|| Pulse { latency, at: Instant::now() });
        if runner.stage == ConnectionStage::Connected && latency != pulse.latency {
            *pulse = Pulse { latency, at: Instant::now() };
        }
        runner.runner_tx.websocket_message(HEARTBEAT.into());
    }
}

/// Starts every shard anew.
pub(super) async fn restart(shards: &ShardManager) {
    for shard in shards.shards_instantiated().await {
        shards.restart(shard).await;
    }
}

/// Ends every shard and starts another number of them. One begins every five seconds, which every bot may do.
async fn begin_anew(shards: &ShardManager, total: u32) {
    // Told to shut down on a dead socket, serenity would wait for the farewell of a peer that is gone and never yield.
    feel(shards, &mut BTreeMap::new()).await;
    tokio::time::sleep(HEARD).await;
    for shard in shards.shards_instantiated().await {
        shards.shutdown(shard, 1000).await;
    }
    // By now there is none; were there one, serenity would take this for the end of the program.
    shards.set_shards(0, total, total).await;
    if let Err(error) = shards.initialize() {
        tracing::error!(%error, "the shards cannot be started");
    }
}
