// The first visit: a welcome with one button, and hints that point at what to press until it is clear how it goes.
// It knows no game: games are the commands with a `new` below them, and a question is what can be pressed.

import * as api from "./api.js";
import { byId, el } from "./dom.js";
import { bot, channelOf, guildOf, keep, loadShape, loadUsers, me, on, othersPing, people, recall, state, user } from "./state.js";
import { localeOf, localized, parts, t } from "./words.js";

const [PRIMARY, SUCCESS] = [1, 3];
/** After so many answers nobody needs a hand any more. */
const ENOUGH = 6;
const PATIENCE_MS = 15_000;

let answered = 0;
let lastAsk = "";
/** The game that is being set up. */
let busy = null;
let fault = "";

export function startGuide() {
  for (const topic of ["drawn", "pings", "me", "language"]) on(topic, look);
}

/** The games: commands that open a table. */
function games() {
  return state.commands.filter((it) => (it.options || []).some((sub) => sub.type === 1 && sub.name === "new"));
}

const isNew = () => ![...state.messages.values()].some((it) => user(it.author)?.bot);

/** In a world where nothing has happened everybody speaks the language of the browser. */
export async function settleLanguage() {
  if (!isNew() || recall("settled") === state.channel) return;
  keep("settled", state.channel);
  const locale = localeOf(state.language);
  const strangers = people().filter((it) => it.locale !== locale);
  const guild = guildOf(channelOf(state.channel));
  if (guild && guild.locale !== locale) await api.put(`/guilds/${guild.id}`, { locale });
  await Promise.all(strangers.map((it) => api.put(`/users/${it.id}`, { locale })));
  if (strangers.length) await Promise.all([loadUsers(), loadShape()]);
}

function until(probe) {
  const started = Date.now();
  return new Promise((done, fail) => {
    const look = () => {
      const found = probe();
      if (found) done(found);
      else if (Date.now() - started > PATIENCE_MS) fail(new Error(t("failed")));
      else setTimeout(look, 60);
    };
    look();
  });
}

/** What the first table is asked for: a robot opposite you, and as few seats as the game allows. */
const FIRST_TABLE = { players: "2", robots: "steady" };

async function startGame(game) {
  const { channel, me: mine } = state;
  const opener = game.options.find((it) => it.name === "new");
  const known = (opener.options || []).map((it) => it.name);
  const options = Object.fromEntries(Object.entries(FIRST_TABLE).filter(([name]) => known.includes(name)));
  const before = new Set(state.messages.keys());
  await api.post(`/channels/${channel}/run`, { user: mine, command: `${game.name} new`, options });
  const start = (message) => message.rows.flat().find((it) => it.custom_id.split("|").includes("start") && !it.disabled);
  const lobby = await until(() => [...state.messages.values()].find((it) => !before.has(it.id) && !it.ephemeral && start(it)));
  await api.post(`/messages/${lobby.id}/press`, { user: mine, custom_id: start(lobby).custom_id });
}

async function begin(game) {
  busy = game;
  fault = "";
  answered = 0;
  keep("guide", "on");
  look();
  try {
    await startGame(game);
  } catch (error) {
    fault = t("started", { why: error.message });
  }
  busy = null;
  look();
}

/** A game as its command tells of it: its title and, behind a colon, what it is about. */
function aboutGame(game) {
  const about = localized(game, "description", me()?.locale);
  const [, title, first, rest] = /^(.*?): (.)(.*)$/.exec(about) || [];
  return title ? { title, about: first.toUpperCase() + rest } : { title: localized(game, "name", me()?.locale), about };
}

function startButton(game) {
  const { title, about } = aboutGame(game);
  return el("div", { class: "welcome-game" },
    el("button", {
      class: "button success big", type: "button", disabled: busy, "aria-busy": busy?.name === game.name ? "true" : null,
      text: busy?.name === game.name ? t("starting") : t("startOf", { game: title }), on: { click: () => begin(game) },
    }),
    el("p", { class: "about", text: about }));
}

function welcome() {
  return el("section", { class: "welcome", "aria-labelledby": "welcome-title" },
    el("img", { src: "/page/icon.svg", alt: "", width: 72, height: 72 }),
    el("h3", { id: "welcome-title", text: t("welcomeTitle", { name: me()?.name || "" }) }),
    el("p", { text: t("welcome") }),
    el("div", { class: "welcome-foot" }, games().map(startButton)),
    fault && el("p", { class: "fault", role: "alert", text: fault }),
    el("p", { class: "help", text: t("or") }));
}

/** Draws the welcome where nothing has happened yet, and only anew when it says something else: it may have the focus. */
function showWelcome() {
  const place = byId("welcome");
  const wanted = isNew() && state.commands.length > 0 && Boolean(channelOf(state.channel)?.guild);
  const key = wanted ? [state.me, me()?.locale, state.language, busy?.name, fault, games().length].join(" ") : "";
  if (place.dataset.key !== key) {
    place.dataset.key = key;
    const held = place.contains(document.activeElement);
    place.replaceChildren(...(wanted ? [welcome()] : []));
    if (held) (place.querySelector("button:not(:disabled)") || byId("scroll")).focus({ preventScroll: true });
  }
  return wanted;
}

const choices = (message) => message.rows.flat().filter((it) =>
  !it.disabled && (it.kind === "select" || (it.kind === "button" && [PRIMARY, SUCCESS].includes(it.style))));

/** What to point at now: the message, the component, the words; or nothing. */
function hintNow() {
  const all = [...state.messages.values()];
  const ask = all.findLast((it) => it.ephemeral && choices(it).length > 0);
  if (ask) {
    const part = choices(ask)[0];
    const key = `${ask.id} ${part.custom_id}`;
    if (lastAsk && lastAsk !== key) answered += 1;
    lastAsk = key;
    if (answered >= ENOUGH) return done();
    return { message: ask, part, text: [t(part.kind === "select" ? "hintMenu" : answered ? "hintAgain" : "hintChoose")] };
  }
  if (lastAsk) answered += 1;
  lastAsk = "";
  // A question appears below its ping; a player who has answered gets none until the next ping.
  const turn = all.findLast((it) => !it.ephemeral && it.mentions.length > 0 && choices(it).length > 0);
  if (answered >= ENOUGH && turn) return done();
  if (turn?.mentions.includes(state.me)) {
    const later = all.some((it) => it.ephemeral && it.reply_to === turn.id);
    if (!later) {
      const part = choices(turn)[0];
      return { message: turn, part, text: parts("hintYou", "label", el("b", { text: part.label })) };
    }
  }
  const ping = othersPing();
  if (ping) return { strip: true, text: [t("hintOther", { name: user(ping.who)?.name })] };
  return null;
}

function done() {
  const turn = [...state.messages.values()].findLast((it) => !it.ephemeral && choices(it).length > 0);
  return turn && { strip: true, end: true, text: parts("hintDone", "label", el("b", { text: choices(turn)[0].label })) };
}

function look() {
  for (const it of document.querySelectorAll(".bubble")) it.remove();
  for (const it of document.querySelectorAll(".pointed")) it.classList.remove("pointed");
  if (!state.channel || !bot()) return;
  if (showWelcome()) return;
  if (busy || recall("guide") !== "on") return;
  const hint = hintNow();
  if (!hint) return;
  const stop = () => {
    keep("guide", "off");
    look();
  };
  const bubble = el("aside", { class: hint.strip ? "bubble below" : "bubble", "aria-label": t("hint") },
    el("span", {}, hint.text),
    el("button", { class: "textual", type: "button", text: t(hint.end ? "gotIt" : "noHints"), on: { click: stop } }));
  if (hint.strip) {
    byId("pinged").before(bubble);
    if (!hint.end) byId("pinged").querySelector("button")?.classList.add("pointed");
    return;
  }
  const node = byId(`message-${hint.message.id}`);
  const target = [...(node?.querySelectorAll(".row [data-id]") || [])].find((it) => it.dataset.id === hint.part.custom_id);
  if (!target) return;
  target.classList.add("pointed");
  const row = target.closest(".row");
  row.after(bubble);
  // The little arrow stands below what it points at.
  const offset = target.getBoundingClientRect().left - row.getBoundingClientRect().left + Math.min(target.offsetWidth, 120) / 2;
  bubble.style.setProperty("--arrow", `${Math.max(18, offset)}px`);
}
