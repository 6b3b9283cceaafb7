// The left side: servers, channels, who one is; and the head of the channel. On a phone it is a drawer.

import * as api from "./api.js";
import { avatar, byId, el, icon } from "./dom.js";
import { openPeople, openSettings } from "./people.js";
import { channelName, channelOf, guildOf, loadShape, me, on, openChannel, pingCount, playAs, othersPing, state, user } from "./state.js";
import { askText } from "./windows.js";
import { parts, t } from "./words.js";

let guild = null;

export function startSide() {
  for (const topic of ["channels", "channel", "me", "people", "pings", "language"]) on(topic, draw);
  // The end of a game may be told by a message alone.
  for (const topic of ["messages", "message", "edited"]) on(topic, drawPinged);
  on("connected", drawNotice);
  byId("shade").addEventListener("click", closeDrawer);
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
}

export function openDrawer() {
  document.body.classList.add("drawer");
  byId("side").inert = false;
  byId("channels").querySelector("button")?.focus();
}

export function closeDrawer() {
  if (!document.body.classList.contains("drawer")) return;
  document.body.classList.remove("drawer");
  settle();
  byId("open-menu")?.focus();
}

const narrow = matchMedia("(max-width: 700px)");
narrow.addEventListener("change", settle);

/** What is out of sight is out of reach. */
function settle() {
  byId("side").inert = narrow.matches && !document.body.classList.contains("drawer");
}

function draw() {
  const open = channelOf(state.channel);
  if (open) guild = open.guild || null;
  drawRail();
  drawChannels();
  drawMe();
  drawHead(open);
  drawPinged();
  settle();
  byId("skip").textContent = t("skip");
  byId("latest").textContent = `↓ ${t("jump")}`;
  const unread = pingCount(state.me);
  document.title = `${unread ? `(${unread}) ` : ""}${open ? `#${channelName(open)} · ` : ""}Slowboat`;
}

function badge(count) {
  if (!count) return null;
  return el("span", { class: "badge" }, el("span", { "aria-hidden": "true", text: count }), el("span", { class: "unseen", text: ` ${t("pings", { count })}` }));
}

function drawRail() {
  const rail = byId("rail");
  rail.setAttribute("aria-label", t("servers"));
  const sum = (channels) => channels.reduce((total, it) => total + pingCount(state.me, it.id), 0);
  const entry = (id, name, face, channels) => {
    const here = guild === id;
    return el("button", {
      class: here ? "server here" : "server", type: "button", title: name, "aria-label": name, "aria-current": here ? "true" : null,
      on: { click: () => channels[0] && openChannel(channels[0].id) },
    }, face, badge(sum(channels)));
  };
  const guilds = state.guilds.map((it) => entry(it.id, it.name, el("span", { class: "server-face", text: [...it.name][0] }), it.channels));
  const direct = state.direct.length > 0 && [entry(null, t("direct"), el("span", { class: "server-face" }, icon("direct", 22)), state.direct), el("hr")];
  rail.replaceChildren(...[direct || [], guilds].flat());
}

function drawChannels() {
  const nav = byId("channels");
  const here = state.guilds.find((it) => it.id === guild);
  nav.setAttribute("aria-label", here ? t("channels") : t("direct"));
  const list = here ? here.channels : state.direct;
  const tops = list.filter((it) => !it.parent || !list.some((other) => other.id === it.parent));
  const add = here && el("button", { class: "plain", type: "button", title: t("newChannel"), "aria-label": t("newChannel"), on: { click: () => newChannel(here) } }, icon("plus", 18));
  nav.replaceChildren(
    el("div", { class: "server-name" }, el("h1", { text: here ? here.name : t("direct") })),
    el("div", { class: "section" }, el("span", { text: here ? t("channels") : t("direct") }), add),
    el("ul", {}, tops.map((it) => [entry(it), ...list.filter((other) => other.parent === it.id && !other.archived).map((child) => entry(child, true))]).flat()),
  );
}

function entry(channel, isThread = false) {
  const open = channel.id === state.channel;
  const count = pingCount(state.me, channel.id);
  const fresh = !open && (count > 0 || state.fresh.has(channel.id));
  return el("li", {}, el("button", {
    class: ["channel", open && "here", fresh && "fresh", isThread && "inner"].filter(Boolean).join(" "),
    type: "button", "aria-current": open ? "page" : null,
    on: { click: () => openChannel(channel.id).then(closeDrawer) },
  }, icon(channel.kind === "text" ? "hash" : channel.kind === "dm" ? "direct" : "thread", 18),
  el("span", { class: "channel-name", text: channelName(channel) }), badge(count)));
}

function newChannel(here) {
  askText(t("newChannel"), t("newChannelName"), async (name) => {
    const made = await api.post(`/guilds/${here.id}/channels`, { name: name.toLowerCase().replace(/\s+/g, "-") });
    await loadShape();
    await openChannel(made.id);
    closeDrawer();
  });
}

function drawMe() {
  const mine = me();
  if (!mine) return;
  const others = [...state.pings.keys()].filter((it) => it !== state.me && state.users.has(it)).reduce((sum, it) => sum + pingCount(it), 0);
  byId("me").replaceChildren(
    el("button", {
      class: "who", type: "button", id: "who", "aria-haspopup": "menu", "aria-label": t("youAre", { name: mine.name }), title: t("playAs"),
      on: { click: (event) => openPeople(event.currentTarget) },
    }, avatar(mine, 34), el("span", { class: "who-name" }, el("small", { text: t("playAs") }), el("b", { text: mine.name })), badge(others), icon("down", 18)),
    el("button", { class: "plain", type: "button", title: t("settings"), "aria-label": t("settings"), on: { click: openSettings } }, icon("gear")),
  );
}

function drawHead(channel) {
  const name = channelName(channel);
  const head = byId("head");
  head.dataset.title = channel ? t("messages", { channel: name }) : "";
  byId("log").setAttribute("aria-label", head.dataset.title);
  const total = pingCount(state.me);
  const mine = me();
  head.replaceChildren(
    el("button", { class: "plain only-narrow", type: "button", id: "open-menu", "aria-label": t("openMenu"), on: { click: openDrawer } }, icon("menu", 24), badge(total)),
    channel ? icon(channel.kind === "text" ? "hash" : channel.kind === "dm" ? "direct" : "thread", 22) : "",
    el("h2", { text: name }),
    channel?.guild ? el("span", { class: "head-more", text: guildOf(channel)?.name || "" }) : "",
    // On a phone the people are one tap away, too.
    mine ? el("button", { class: "head-who only-narrow", type: "button", "aria-haspopup": "menu", "aria-label": t("youAre", { name: mine.name }), on: { click: (event) => openPeople(event.currentTarget) } }, avatar(mine, 30)) : "",
  );
}

/** When somebody else who is played here is pinged, they are one press away. */
function drawPinged() {
  const bar = byId("pinged");
  const ping = othersPing();
  const name = ping && user(ping.who)?.name;
  const key = ping ? `${ping.who} ${ping.channel} ${ping.message} ${state.language}` : "";
  if (bar.dataset.key === key) return;
  bar.dataset.key = key;
  if (!ping) {
    bar.replaceChildren();
    return;
  }
  const channel = channelOf(ping.channel);
  const [before, mark, after] = parts("itsTurn", "name", el("b", { text: name }));
  const place = (text) => text.replace("{channel}", channel ? channelName(channel) : "…");
  const go = async () => {
    await playAs(ping.who);
    if (state.channel !== ping.channel && channelOf(ping.channel)) await openChannel(ping.channel);
    byId("scroll").focus({ preventScroll: true });
  };
  bar.replaceChildren(avatar(user(ping.who), 24), el("span", {}, place(before), mark, place(after)),
    el("button", { class: "button primary slim", type: "button", text: t("playAsName", { name }), on: { click: go } }));
}

function drawNotice() {
  const notice = byId("notice");
  notice.hidden = state.connected;
  notice.textContent = state.connected ? "" : t("offline");
}
