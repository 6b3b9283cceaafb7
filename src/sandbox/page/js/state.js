// What the page knows: who plays, which channel is open, messages, pings. Changes are told to listeners by topic.

import * as api from "./api.js";

export const state = {
  me: null,
  users: new Map(),
  guilds: [],
  direct: [],
  channel: null,
  /** The open channel's messages by id, oldest first. */
  messages: new Map(),
  commands: [],
  /** For each user the pings not yet read: channel → set of messages. */
  pings: new Map(),
  /** Channels with something new since they were looked at. */
  fresh: new Set(),
  connected: true,
  /** Whether everything has been looked at once: before that, nothing typed could be understood. */
  ready: false,
  language: "en",
};

const listeners = new Map();

export function on(topic, listener) {
  if (!listeners.has(topic)) listeners.set(topic, []);
  listeners.get(topic).push(listener);
}

export function tell(topic, detail) {
  for (const listener of listeners.get(topic) || []) listener(detail);
}

export const user = (id) => state.users.get(id);
export const me = () => user(state.me);
export const bot = () => [...state.users.values()].find((it) => it.bot);

/** Everybody who can be played, owners (who only manage) last. */
export function people() {
  const owners = new Set(state.guilds.map((it) => it.owner));
  const all = [...state.users.values()].filter((it) => !it.bot);
  return all.sort((a, b) => owners.has(a.id) - owners.has(b.id) || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

export function channels() {
  return [...state.guilds.flatMap((it) => it.channels), ...state.direct];
}

export const channelOf = (id) => channels().find((it) => it.id === id);
export const guildOf = (channel) => state.guilds.find((it) => it.id === channel?.guild);

/** What people call a channel; direct messages are called after the other side. */
export function channelName(channel) {
  if (!channel) return "";
  if (channel.kind !== "dm") return channel.name;
  const other = channel.recipients.find((it) => it !== state.me);
  return user(other)?.name || "";
}

// What has been read is a matter of each browser, as on Discord of each account.
const readKey = (who, channel) => `read:${who}:${channel}`;
const kept = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
export function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
export const recall = kept;

const newer = (one, other) => BigInt(one) > BigInt(other || "0");

function addPing(who, channel, message) {
  if (!newer(message, kept(readKey(who, channel)))) return;
  if (!state.pings.has(who)) state.pings.set(who, new Map());
  const mine = state.pings.get(who);
  if (!mine.has(channel)) mine.set(channel, new Set());
  mine.get(channel).add(message);
}

export function pingCount(who, channel) {
  const mine = state.pings.get(who);
  if (!mine) return 0;
  if (channel) return mine.get(channel)?.size || 0;
  return [...mine.values()].reduce((sum, it) => sum + it.size, 0);
}

/** Whether a message is the last of a game: it has the game's record. */
const isEnd = (message) => message.rows.flat().some((it) => it.custom_id?.split("|").includes("record"));

/** Whether a ping in the open channel is of a game that has ended since: nobody waits for an answer to it. A channel holds one
 * game at a time, and messages lose their buttons once there is a newer one, so what counts is which came first. */
function over(channel, message) {
  if (channel !== state.channel) return false;
  return [...state.messages].some(([id, it]) => isEnd(it) && (id === message || newer(id, message)));
}

/** The latest unread ping of somebody else who can be played. */
export function othersPing() {
  let latest = null;
  for (const [who, mine] of state.pings) {
    if (who === state.me || !state.users.has(who)) continue;
    for (const [channel, marks] of mine) {
      for (const message of marks) {
        if (over(channel, message)) continue;
        if (!latest || newer(message, latest.message)) latest = { who, channel, message };
      }
    }
  }
  return latest;
}

/** The open channel has been seen up to its end. */
export function markRead() {
  if (!state.channel || document.hidden) return;
  const last = [...state.messages.keys()].at(-1);
  if (last) keep(readKey(state.me, state.channel), last);
  const had = pingCount(state.me, state.channel) > 0 || state.fresh.has(state.channel);
  state.pings.get(state.me)?.delete(state.channel);
  state.fresh.delete(state.channel);
  if (had) tell("pings");
}

export async function loadUsers() {
  const users = await api.get("/users");
  state.users = new Map(users.map((it) => [it.id, it]));
  await Promise.all(
    users.filter((it) => !it.bot).map(async (it) => {
      for (const ping of await api.get(`/users/${it.id}/pings`)) addPing(it.id, ping.channel, ping.message);
    }),
  );
  tell("people");
  tell("pings");
}

export async function loadShape() {
  const who = state.me;
  const shape = await api.get(`/users/${who}`);
  if (who !== state.me) return;
  state.guilds = shape.guilds;
  state.direct = shape.direct;
  tell("channels");
}

/** What happens while messages are being loaded, for each load under way. */
const meanwhile = new Set();

export async function loadMessages() {
  const { me: who, channel } = state;
  const events = [];
  meanwhile.add(events);
  const [messages, commands] = await Promise.all([
    api.get(`/channels/${channel}/messages?user=${who}`),
    api.get(`/channels/${channel}/commands?user=${who}`),
  ]).finally(() => meanwhile.delete(events));
  // Somebody went on meanwhile: what came is of no use any more.
  if (who !== state.me || channel !== state.channel) return;
  state.messages = new Map(messages.filter((it) => !isDismissed(it.id)).map((it) => [it.id, it]));
  // What was loaded may be older than what was told.
  for (const event of events) {
    if (event.type === "message_deleted") state.messages.delete(event.id);
    else if (event.message?.channel === channel && !isDismissed(event.message.id)) state.messages.set(event.message.id, event.message);
  }
  state.commands = commands;
  tell("messages");
  markRead();
}

const dismissed = new Set(JSON.parse(sessionStorage.getItem("dismissed") || "[]"));
const isDismissed = (id) => dismissed.has(id);

/** Takes a message that only its reader sees out of their sight. */
export function dismiss(id) {
  dismissed.add(id);
  sessionStorage.setItem("dismissed", JSON.stringify([...dismissed].slice(-500)));
  state.messages.delete(id);
  tell("gone", id);
}

export async function openChannel(id) {
  state.channel = id;
  keep(`channel:${state.me}`, id);
  state.messages = new Map();
  tell("channel");
  await loadMessages();
}

let socket = null;

/** Becomes this user: everything is looked at anew, with their eyes. */
export async function playAs(who) {
  const before = state.channel;
  state.me = who;
  sessionStorage.setItem("me", who);
  keep("me", who);
  socket?.close();
  let first = true;
  // Nothing is loaded before changes to it are told, so that none is missed.
  const listening = new Promise((done) => {
    socket = api.listen(who, happen, async (connected) => {
      const changed = state.connected !== connected;
      state.connected = connected;
      if (changed) tell("connected");
      if (connected && !first) await Promise.all([loadUsers(), loadShape(), loadMessages()]).catch(() => {});
      first = false;
      done();
    });
  });
  tell("me");
  await Promise.all([listening, loadShape()]);
  if (who !== state.me) return;
  const seen = (id) => id && channelOf(id) && id;
  const target = seen(before) || seen(kept(`channel:${who}`)) || channels()[0]?.id;
  if (target) await openChannel(target);
  else {
    state.channel = null;
    tell("channel");
  }
}

/** Something happened before this user's eyes. */
function happen(event) {
  for (const events of meanwhile) events.push(event);
  switch (event.type) {
    case "message": {
      const message = event.message;
      if (message.channel !== state.channel) {
        if (!state.fresh.has(message.channel)) {
          state.fresh.add(message.channel);
          tell("pings");
        }
        if (!channelOf(message.channel)) loadShape().catch(() => {});
        return;
      }
      if (isDismissed(message.id)) return;
      const isNew = !state.messages.has(message.id);
      state.messages.set(message.id, message);
      tell(isNew ? "message" : "edited", message);
      if (isNew) markRead();
      return;
    }
    case "message_deleted":
      state.messages.delete(event.id);
      tell("gone", event.id);
      return;
    case "channel":
      loadShape().catch(() => {});
      return;
    case "channel_deleted":
      loadShape()
        .then(() => {
          const next = channels()[0];
          if (event.id === state.channel && next) return openChannel(next.id);
        })
        .catch(() => {});
      return;
    case "typing":
      tell("typing", event.channel);
      return;
    case "ping":
      if (!state.users.has(event.user)) loadUsers().catch(() => {});
      addPing(event.user, event.channel, event.message_id);
      // The message comes with the next event; who looks at it has read it then.
      setTimeout(() => {
        if (event.user === state.me && event.channel === state.channel) markRead();
        tell("pings");
        tell("pinged", event);
      }, 0);
      return;
    case "missed":
      loadMessages().catch(() => {});
      return;
    default:
      tell(event.type, event);
  }
}
