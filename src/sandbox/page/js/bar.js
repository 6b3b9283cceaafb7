// The message bar: plain text, `/` with the list of commands, and the command being filled in.

import * as api from "./api.js";
import { announce, byId, el, icon } from "./dom.js";
import { begun, leaves, matching, optionsOf } from "./commands.js";
import { commandLine } from "./line.js";
import { channelName, channelOf, me, on, state } from "./state.js";
import { t } from "./words.js";

let area;
let popup;
let fault;
let shown = [];
let active = 0;
let line = null;

export function startBar() {
  const bar = byId("bar");
  area = el("textarea", {
    id: "say", rows: 1, autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
    "aria-controls": "commands", maxlength: 2000, on: { input: typed, keydown: key, blur: () => setTimeout(() => document.activeElement !== area && hide(), 150) },
  });
  popup = el("div", { id: "commands", class: "popup", role: "listbox", hidden: true });
  fault = el("div", { class: "bar-fault", role: "alert" });
  const send = el("button", { class: "plain send", type: "button", on: { click: () => submit() } }, icon("send", 22));
  const box = el("div", { class: "bar-box" }, area, send);
  bar.replaceChildren(popup, fault, box);
  const texts = () => {
    const channel = channelOf(state.channel);
    const name = channelName(channel);
    area.placeholder = channel?.kind === "dm" ? t("textDirect", { name }) : t("textHere", { channel: name });
    area.setAttribute("aria-label", area.placeholder);
    send.setAttribute("aria-label", t("sendMessage"));
    popup.setAttribute("aria-label", t("commands"));
    area.disabled = !channel || !state.ready;
  };
  for (const topic of ["channel", "channels", "language"]) on(topic, texts);
  let open = null;
  on("channel", () => {
    // Looking at the same channel with other eyes is no reason to lose what is being typed.
    if (state.channel !== open) leave();
    open = state.channel;
  });
  on("me", leave);
  // A command that is being filled in has its names in the old language; plain text stays.
  on("language", () => line && leave());
  texts();
}

const all = () => leaves(state.commands, me()?.locale);

function complain(text) {
  fault.textContent = text;
}

function grow() {
  area.style.height = "auto";
  area.style.height = `${Math.min(area.scrollHeight, 200)}px`;
}

function typed() {
  complain("");
  grow();
  const text = area.value;
  if (!text.startsWith("/") || text.includes("\n")) {
    hide();
    return;
  }
  const found = begun(all(), text.slice(1));
  if (found && found.rest.startsWith(" ")) {
    enter(found.leaf, found.rest);
    return;
  }
  shown = matching(all(), text.slice(1)).slice(0, 60);
  active = 0;
  show();
}

function show() {
  popup.replaceChildren(...shown.map((leaf, at) => el("div", {
    class: "entry", role: "option", id: `command-${at}`,
    on: { pointerdown: (event) => event.preventDefault(), click: () => enter(leaf, ""), pointermove: () => point(at) },
  }, el("span", { class: "entry-name" }, `/${leaf.typed}`,
    leaf.options.filter((it) => it.required).map((it) => el("span", { class: "entry-option", text: it.typed }))),
  el("span", { class: "entry-about", text: leaf.about }))));
  if (!shown.length) popup.replaceChildren(el("div", { class: "none", text: t("noChoices") }));
  popup.hidden = false;
  area.setAttribute("aria-expanded", "true");
  mark();
}

function point(at) {
  if (at === active) return;
  active = at;
  mark(false);
}

function mark(scroll = true) {
  [...popup.children].forEach((it, at) => {
    const on = at === active && shown.length > 0;
    it.classList.toggle("active", on);
    it.setAttribute("aria-selected", String(on));
    if (on && scroll) it.scrollIntoView({ block: "nearest" });
  });
  if (shown.length) area.setAttribute("aria-activedescendant", `command-${active}`);
  else area.removeAttribute("aria-activedescendant");
}

function hide() {
  shown = [];
  popup.hidden = true;
  area.setAttribute("aria-expanded", "false");
  area.removeAttribute("aria-activedescendant");
}

function key(event) {
  if (event.isComposing) return;
  if (!popup.hidden && shown.length) {
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves) {
      event.preventDefault();
      active = (active + moves[event.key] + shown.length) % shown.length;
      mark();
      return;
    }
    if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !event.shiftKey)) {
      event.preventDefault();
      const whole = begun(all(), area.value.slice(1).trim());
      const opened = enter(shown[active], "");
      // Who typed the whole name knows what they want.
      if (event.key === "Enter" && whole?.leaf.path === opened.leaf.path && whole.rest === "") opened.send();
      return;
    }
  }
  if (event.key === "Escape" && !popup.hidden) {
    event.preventDefault();
    event.stopPropagation();
    hide();
    return;
  }
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    submit();
  }
}

async function submit() {
  if (line) {
    line.send();
    return;
  }
  const text = area.value.trim();
  if (!text) return;
  if (/^\/\S/.test(text)) {
    const found = begun(all(), text.slice(1));
    if (found) enter(found.leaf, found.rest).send();
    else complain(t("unknownCommand", { command: text.split(/\s/)[0] }));
    return;
  }
  area.value = "";
  grow();
  try {
    await api.post(`/channels/${state.channel}/messages`, { user: state.me, text });
  } catch (error) {
    area.value = text;
    complain(t("error", { why: error.message }));
  }
}

/** Goes over to filling in this command. */
function enter(leaf, rest) {
  hide();
  complain("");
  const { given, before } = optionsOf(leaf, rest);
  line = commandLine(leaf, given, before, {
    leave: (text) => {
      leave();
      area.value = text ?? "";
      grow();
      area.focus();
      if (text) typed();
    },
    complain,
    run,
  });
  const box = byId("bar").querySelector(".bar-box");
  box.classList.add("filling");
  box.prepend(line.node);
  byId("bar").prepend(line.popup);
  area.hidden = true;
  line.focus();
  return line;
}

function leave() {
  if (line) {
    line.node.remove();
    line.popup.remove();
    line = null;
  }
  hide();
  complain("");
  area.hidden = false;
  area.value = "";
  byId("bar").querySelector(".bar-box").classList.remove("filling");
  grow();
}

async function run(leaf, options) {
  const { me: user, channel } = state;
  leave();
  area.focus();
  try {
    await api.post(`/channels/${channel}/run`, { user, command: leaf.path, options });
  } catch (error) {
    const text = error.kind === "unanswered" ? t("failedCommand", { command: leaf.typed }) : t("error", { why: error.message });
    complain(text);
    announce(text);
  }
}
