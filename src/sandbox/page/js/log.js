// The messages of the open channel: drawn once, then changed one by one, with scroll and focus kept.

import { announce, byId, el } from "./dom.js";
import { closeMenus } from "./menu.js";
import { messageNode } from "./message.js";
import { markRead, on, state, tell, user } from "./state.js";
import { dayOf, t } from "./words.js";

const APART_MS = 7 * 60 * 1000;

let log;
let scroll;
let atEnd = true;

export function startLog() {
  log = byId("log");
  scroll = byId("scroll");
  on("messages", drawAll);
  on("channel", drawAll);
  on("message", add);
  on("edited", change);
  on("redraw", (id) => state.messages.has(id) && change(state.messages.get(id), { silent: true }));
  on("gone", gone);
  on("language", drawAll);
  let [top, height] = [0, 0];
  scroll.addEventListener("scroll", () => {
    // Only who scrolls up leaves the end; that the window or what is in it became smaller is no wish to.
    if (scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 60) atEnd = true;
    else if (scroll.scrollTop < top - 1 && scroll.scrollHeight === height) atEnd = false;
    [top, height] = [scroll.scrollTop, scroll.scrollHeight];
    byId("latest").hidden = atEnd;
  });
  // Pictures and the keyboard of a phone change heights: a reader at the end stays there.
  new ResizeObserver(() => atEnd && toEnd()).observe(log);
  new ResizeObserver(() => atEnd && toEnd()).observe(scroll);
  byId("latest").addEventListener("click", () => toEnd());
  document.addEventListener("visibilitychange", markRead);
}

export function toEnd() {
  atEnd = true;
  scroll.scrollTop = scroll.scrollHeight;
  byId("latest").hidden = true;
}

const day = (message) => new Date(message.timestamp).toDateString();

function joins(message, before) {
  return Boolean(before) && before.author === message.author && before.ephemeral === message.ephemeral && !message.reply_to
    && day(before) === day(message) && new Date(message.timestamp) - new Date(before.timestamp) < APART_MS;
}

function divider(message) {
  return el("div", { class: "day", role: "separator" }, el("span", { text: dayOf(message.timestamp) }));
}

function drawAll() {
  closeMenus();
  const nodes = [];
  let before = null;
  for (const message of state.messages.values()) {
    if (!before || day(before) !== day(message)) nodes.push(divider(message));
    nodes.push(messageNode(message, joins(message, before)));
    before = message;
  }
  // A whole channel at once is not read out.
  log.setAttribute("aria-live", "off");
  log.replaceChildren(...nodes);
  setTimeout(() => log.setAttribute("aria-live", "polite"), 300);
  log.setAttribute("aria-label", byId("head").dataset.title || "");
  tell("drawn");
  toEnd();
}

function add(message) {
  const all = [...state.messages.values()];
  const before = all.at(-2);
  const stay = atEnd;
  if (!before || day(before) !== day(message)) log.append(divider(message));
  log.append(messageNode(message, joins(message, before)));
  tell("drawn", message);
  if (stay || message.author === state.me || message.ephemeral) toEnd();
}

/** How a message looked when it was drawn anew. */
const looksOf = new WeakMap();

const nodeOf = (id) => byId(`message-${id}`);

function change(message, { silent = false } = {}) {
  const old = nodeOf(message.id);
  if (!old) return;
  const stay = atEnd;
  const held = old.contains(document.activeElement) ? document.activeElement.dataset.id || true : null;
  const fresh = messageNode(message, old.classList.contains("joined"));
  // What looks the same stays, with the menu that may be open in it.
  if (looksOf.get(old)?.isEqualNode(fresh)) return;
  looksOf.set(fresh, fresh.cloneNode(true));
  closeMenus(old);
  old.replaceWith(fresh);
  if (held) {
    // The focus stays on what was pressed or, if that is gone, on the first thing that can be.
    const same = [...fresh.querySelectorAll("[data-id]")].find((it) => it.dataset.id === held && !it.disabled);
    const first = fresh.querySelector(".row button:not(:disabled)");
    (same || first)?.focus({ preventScroll: true });
  }
  if (!silent && message.ephemeral) announce(`${user(message.author)?.name || ""}: ${fresh.querySelector(".text")?.textContent || ""}`);
  tell("drawn", message);
  if (stay) toEnd();
  else if (held) fresh.scrollIntoView({ block: "nearest" });
}

function gone(id) {
  const node = nodeOf(id);
  if (!node) return;
  const held = node.contains(document.activeElement);
  node.remove();
  if (held) byId("say")?.focus();
  tell("drawn");
}

let typingTimer = 0;

export function startTyping() {
  const line = byId("typing");
  const clear = () => line.replaceChildren();
  on("typing", (channel) => {
    if (channel !== state.channel) return;
    const name = [...state.users.values()].find((it) => it.bot)?.name || "";
    line.replaceChildren(el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), t("typing", { name }));
    clearTimeout(typingTimer);
    typingTimer = setTimeout(clear, 10_000);
  });
  on("message", clear);
  on("channel", clear);
}
