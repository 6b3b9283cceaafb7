// Who is played: the switcher, new people, and the settings (languages).

import * as api from "./api.js";
import { avatar, el, icon } from "./dom.js";
import { channelOf, guildOf, loadShape, loadUsers, me, people, pingCount, playAs, state, tell } from "./state.js";
import { storms } from "./storms.js";
import { askText, openWindow } from "./windows.js";
import { chooseLanguage, LANGUAGES, localeOf, t } from "./words.js";

let opened = null;

function close() {
  opened?.remove();
  opened = null;
}

document.addEventListener("pointerdown", (event) => {
  if (opened && !opened.contains(event.target) && !opened.anchor.contains(event.target)) close();
});

export function openPeople(anchor) {
  if (opened) {
    close();
    return;
  }
  // Somebody may have come in another window meanwhile.
  loadUsers().then(() => opened && fill()).catch(() => {});
  const list = el("div", { class: "people", role: "menu", "aria-label": t("playAs") });
  list.anchor = anchor;
  opened = list;
  fill();
  document.body.append(list);
  const box = anchor.getBoundingClientRect();
  const below = box.top < innerHeight / 2;
  list.style.left = `${Math.max(8, Math.min(box.left, innerWidth - list.offsetWidth - 8))}px`;
  list.style[below ? "top" : "bottom"] = `${below ? box.bottom + 6 : innerHeight - box.top + 6}px`;
  (list.querySelector("[aria-checked=true]") || list.firstElementChild).focus();
  list.addEventListener("keydown", (event) => {
    const items = [...list.querySelectorAll("button")];
    const at = items.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) items[to % items.length].focus();
    else if (event.key === "Escape" || event.key === "Tab") {
      close();
      anchor.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  function fill() {
    const held = document.activeElement?.dataset?.user;
    const entries = people().map((it) => {
      const count = pingCount(it.id);
      return el("button", {
        class: "person", type: "button", role: "menuitemradio", "data-user": it.id, "aria-checked": String(it.id === state.me),
        on: { click: () => choose(it.id) },
      }, avatar(it, 28), el("span", { text: it.name }), count > 0 && el("span", { class: "badge" },
        el("span", { "aria-hidden": "true", text: count }), el("span", { class: "unseen", text: ` ${t("pings", { count })}` })));
    });
    const add = el("button", { class: "person add", type: "button", role: "menuitem", on: { click: () => newPerson(anchor) } }, icon("plus", 20), el("span", { text: t("newPerson") }));
    const windows = el("button", { class: "person add", type: "button", role: "menuitem", on: { click: () => ownWindows(anchor) } }, icon("people", 20), el("span", { text: t("ownWindows") }));
    list.replaceChildren(...entries, el("hr"), add, windows);
    if (held) list.querySelector(`[data-user="${CSS.escape(held)}"]`)?.focus();
  }

  async function choose(id) {
    close();
    if (anchor.isConnected) anchor.focus();
    if (id !== state.me) await playAs(id);
  }
}

function newPerson(anchor) {
  close();
  if (anchor.isConnected) anchor.focus();
  askText(t("newPerson").replace("…", ""), t("personName"), async (name) => {
    const made = await api.post("/users", { name, locale: localeOf(state.language) });
    for (const guild of state.guilds) await api.put(`/guilds/${guild.id}/members/${made.id}`);
    await loadUsers();
    // The window does not stay while everything is looked at anew: what is typed by then belongs to the new person.
    playAs(made.id);
  });
}

/** Friends at one machine, or one with several browsers: an address for each, in which they stay who they are. */
function ownWindows(anchor) {
  close();
  if (anchor.isConnected) anchor.focus();
  const links = people().map((it) => el("a", { class: "person", href: `${location.pathname}#as=${encodeURIComponent(it.name)}`, target: "_blank", rel: "noopener" },
    avatar(it, 28), el("span", { text: it.name })));
  openWindow(t("ownWindows").replace("…", ""), el("div", { class: "form" }, el("p", { class: "help", text: t("ownWindowsHelp") }), ...links));
}

/** The language of this person, and what shows it: the page and the bot's answers. */
export async function speak(code) {
  chooseLanguage(code);
  await api.put(`/users/${state.me}`, { locale: localeOf(code) });
  await loadUsers();
  tell("language");
}

export function openSettings() {
  const guild = guildOf(channelOf(state.channel)) || state.guilds[0];
  const choice = (id, label, help, current, set) => {
    const select = el("select", { id, "aria-describedby": `${id}-help` }, LANGUAGES.map((it) => el("option", { value: it.code, text: it.name, lang: it.code })));
    select.value = current;
    select.addEventListener("change", () => set(select.value));
    return el("div", { class: "field" }, el("label", { for: id, text: label }), select, el("span", { class: "help", id: `${id}-help`, text: help }));
  };
  const code = (locale) => LANGUAGES.find((it) => it.code === (locale || "").split("-")[0])?.code || "en";
  const body = el("div", { class: "form" },
    choice("language", t("language"), t("languageHelp", { name: me().name }), state.language, async (to) => {
      await speak(to);
      window.close();
      openSettings();
    }),
    guild && choice("server-language", t("serverLanguage"), t("serverLanguageHelp", { server: guild.name }), code(guild.locale), async (to) => {
      await api.put(`/guilds/${guild.id}`, { locale: localeOf(to) });
      await loadShape();
    }),
    storms());
  const window = openWindow(t("settings"), body);
}
