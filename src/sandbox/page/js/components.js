// Buttons and menus of a message, and what happens when they are used.

import * as api from "./api.js";
import { announce, el, icon } from "./dom.js";
import { selectMenu } from "./menu.js";
import { state, tell } from "./state.js";
import { openForm } from "./windows.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** What is on its way to the bot: message and component. */
const busy = new Set();
/** Messages whose last act failed, with what is shown below them. */
export const failures = new Map();

export function rows(message) {
  return message.rows.map((row) =>
    el("div", { class: "row" }, row.map((part) => (part.kind === "select" ? menu(message, part) : button(message, part)))),
  );
}

function label(part) {
  return [part.emoji && el("span", { class: "emoji", text: part.emoji }), part.label && el("span", { text: part.label })];
}

function button(message, part) {
  const looks = `button ${STYLES[part.style] || "secondary"}`;
  if (part.kind === "link") {
    const safe = /^https?:\/\//.test(part.url || "");
    const props = { class: looks, target: "_blank", rel: "noopener noreferrer", href: safe ? part.url : null };
    return el("a", props, label(part), icon("link", 16));
  }
  const key = `${message.id} ${part.custom_id}`;
  const node = el("button", {
    class: looks + (busy.has(key) ? " busy" : ""),
    type: "button",
    disabled: part.disabled,
    "data-id": part.custom_id,
    "aria-busy": busy.has(key) ? "true" : null,
    on: { click: () => act(message, part, "press", {}) },
  }, label(part));
  return node;
}

function menu(message, part) {
  return selectMenu(part, busy.has(`${message.id} ${part.custom_id}`), (values) => act(message, part, "select", { values }));
}

async function act(message, part, what, more) {
  const key = `${message.id} ${part.custom_id}`;
  if (busy.has(key)) return;
  busy.add(key);
  failures.delete(message.id);
  tell("redraw", message.id);
  const who = state.me;
  let failure = null;
  let answer = null;
  try {
    answer = await api.post(`/messages/${message.id}/${what}`, { user: who, custom_id: part.custom_id, ...more });
  } catch (error) {
    failure = error;
  }
  busy.delete(key);
  if (failure) {
    // Where the component is gone or changed meanwhile, what stands there now says enough.
    const text = failure.kind === "unanswered" ? t("failed") : t("error", { why: failure.message });
    failures.set(message.id, text);
    announce(text);
  }
  tell("redraw", message.id);
  if (answer?.modal && who === state.me) openForm(answer.modal);
}
