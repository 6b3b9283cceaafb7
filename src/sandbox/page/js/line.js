// A command being filled in: its name, one field for each option, and a last field that adds options.

import * as api from "./api.js";
import { el } from "./dom.js";
import { fitting } from "./commands.js";
import { channels, people, state, user } from "./state.js";
import { t } from "./words.js";

const [BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE] = [5, 6, 7, 8, 9];
const ASK_PAUSE_MS = 120;

let counter = 0;

/** `given` are texts typed so far; `hooks` leave the command, complain, or run it. */
export function commandLine(leaf, given, before, hooks) {
  const id = `line-${(counter += 1)}`;
  const fields = [];
  let shown = [];
  let active = -1;
  let asked = 0;
  let focused = null;

  const popup = el("div", { class: "popup", id: `${id}-list`, role: "listbox", hidden: true });
  const tail = input(t("moreOptions"), "tail");
  const node = el("div", { class: "line-fields", role: "group", "aria-label": `/${leaf.typed}` },
    el("span", { class: "command-name", text: `/${leaf.typed}` }), tail);
  tail.addEventListener("keydown", (event) => key(event, null));
  tail.addEventListener("input", () => {
    hooks.complain("");
    const named = /^([^\s:]+):(.*)$/.exec(tail.value);
    const spec = named && left().find((it) => it.typed === named[1] || it.name === named[1]);
    if (spec) {
      tail.value = "";
      addField(spec, named[2]).input.focus();
      return;
    }
    suggest(null);
  });
  tail.addEventListener("focus", () => suggest(null));

  const left = () => leaf.options.filter((spec) => !fields.some((it) => it.spec === spec));

  function input(label, kind) {
    const node = el("input", {
      class: kind, type: "text", autocomplete: "off", spellcheck: "false", role: "combobox", "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": `${id}-list`, "aria-label": label,
    });
    node.addEventListener("blur", () => setTimeout(() => !node.ownerDocument.activeElement?.closest(".line-fields") && hide(), 150));
    return node;
  }

  /** Fields are as wide as their text. */
  function fit(field) {
    field.input.style.width = `${Math.max(3, Math.min(32, [...field.input.value].length + 1))}ch`;
  }

  function addField(spec, text = "") {
    const control = input(`${spec.typed}: ${spec.about}`, "value");
    control.setAttribute("aria-required", String(spec.required));
    const box = el("label", { class: spec.required ? "option needed" : "option" }, el("span", { class: "option-name", text: spec.typed }), control);
    const field = { spec, input: control, box, value: null };
    control.value = text;
    fit(field);
    control.addEventListener("input", () => {
      field.value = null;
      hooks.complain("");
      fit(field);
      suggest(field);
    });
    control.addEventListener("focus", () => suggest(field));
    control.addEventListener("keydown", (event) => key(event, field));
    fields.push(field);
    node.insertBefore(box, tail);
    placeholder();
    return field;
  }

  function removeField(field) {
    const at = fields.indexOf(field);
    fields.splice(at, 1);
    field.box.remove();
    placeholder();
    (fields[at - 1]?.input || tail).focus();
  }

  function placeholder() {
    tail.placeholder = left().length ? t("moreOptions") : t("enterSends");
  }

  /** What could stand in this field, or which options are left. */
  async function suggest(field) {
    focused = field;
    active = field ? 0 : -1;
    asked += 1;
    if (!field) {
      shown = fitting(left().map((spec) => ({ name: spec.typed, about: spec.about, spec })), tail.value);
      if (tail.value) active = 0;
      show(t("options", { command: `/${leaf.typed}` }));
      return;
    }
    const { spec } = field;
    const typed = field.value === null ? field.input.value : "";
    if (spec.autocomplete) {
      const turn = asked;
      if (!shown.length || popup.hidden) {
        shown = [];
        show(t("choices", { option: spec.typed }), t("searching"));
      }
      await new Promise((done) => setTimeout(done, ASK_PAUSE_MS));
      if (turn !== asked) return;
      let choices = [];
      try {
        const options = fields.filter((it) => it === field || it.input.value).map((it) => [it.spec.name, it === field ? it.input.value : sent(it) ?? it.input.value]);
        const body = { user: state.me, command: leaf.path, options, focused: spec.name };
        choices = await api.post(`/channels/${state.channel}/autocomplete`, body);
      } catch {
        choices = [];
      }
      if (turn !== asked) return;
      shown = choices.map((it) => ({ name: it.name, value: String(it.value) }));
      show(t("choices", { option: spec.typed }), t("noChoices"));
      return;
    }
    shown = fitting(fixed(spec), typed);
    if (shown.length) show(t("choices", { option: spec.typed }));
    else if (fixed(spec).length) show(t("choices", { option: spec.typed }), t("noChoices"));
    else hint(spec);
  }

  function fixed(spec) {
    if (spec.choices.length) return spec.choices;
    if (spec.type === BOOLEAN) return [{ name: t("yes"), value: "true" }, { name: t("no"), value: "false" }];
    const users = () => people().map((it) => ({ name: it.name, value: it.id }));
    if (spec.type === USER || spec.type === MENTIONABLE) return users();
    if (spec.type === CHANNEL) return channels().filter((it) => it.guild).map((it) => ({ name: `#${it.name}`, value: it.id }));
    return [];
  }

  function hint(spec) {
    shown = [];
    show(spec.typed, spec.about);
  }

  function show(title, empty = "") {
    if (!shown.length && !empty) {
      hide();
      return;
    }
    const items = shown.map((it, at) => el("div", {
      class: "entry", role: "option", id: `${id}-${at}`,
      on: { pointerdown: (event) => event.preventDefault(), click: () => take(at), pointermove: () => at !== active && mark(at, false) },
    }, el("span", { class: "entry-name", text: it.name }), it.about && el("span", { class: "entry-about", text: it.about })));
    popup.setAttribute("aria-label", title);
    popup.replaceChildren(el("div", { class: "popup-head", role: "presentation", text: title }), ...(items.length ? items : [el("div", { class: "none", text: empty })]));
    popup.hidden = false;
    (focused?.input || tail).setAttribute("aria-expanded", "true");
    mark(Math.min(active, shown.length - 1));
  }

  function hide() {
    shown = [];
    asked += 1;
    popup.hidden = true;
    for (const it of [tail, ...fields.map((field) => field.input)]) {
      it.setAttribute("aria-expanded", "false");
      it.removeAttribute("aria-activedescendant");
    }
  }

  function mark(at, scroll = true) {
    active = at;
    const control = focused?.input || tail;
    [...popup.querySelectorAll("[role=option]")].forEach((it, index) => {
      it.classList.toggle("active", index === active);
      it.setAttribute("aria-selected", String(index === active));
      if (index === active && scroll) it.scrollIntoView({ block: "nearest" });
    });
    if (active >= 0) control.setAttribute("aria-activedescendant", `${id}-${active}`);
    else control.removeAttribute("aria-activedescendant");
  }

  /** Takes a suggestion and goes on to the next field. */
  function take(at) {
    const it = shown[at];
    if (!it) return;
    if (it.spec) {
      tail.value = "";
      addField(it.spec).input.focus();
      return;
    }
    const field = focused;
    field.input.value = it.name;
    field.value = { text: it.name, value: it.value };
    fit(field);
    hooks.complain("");
    next(field);
  }

  function next(field) {
    const empty = fields.find((it) => it !== field && it.spec.required && !it.input.value);
    (empty?.input || tail).focus();
  }

  function key(event, field) {
    if (event.isComposing) return;
    const control = field?.input || tail;
    const count = shown.length;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !popup.hidden && count) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      mark(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
    } else if (event.key === "Tab" && !event.shiftKey && !popup.hidden && active >= 0 && count && (!field || field.input.value !== field.value?.text)) {
      event.preventDefault();
      take(active);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const named = field && shown.some((it) => it.name.toLowerCase() === field.input.value.trim().toLowerCase());
      const settled = field && (field.value !== null || named || (!count && !field.spec.autocomplete));
      if (!popup.hidden && active >= 0 && count && !settled) take(active);
      else send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (!popup.hidden) hide();
      else hooks.leave("");
    } else if (event.key === "Backspace" && control.value === "") {
      event.preventDefault();
      if (field && !field.spec.required) removeField(field);
      else if (!field && fields.length) fields.at(-1).input.focus();
      else if (!field || fields[0] === field) hooks.leave(`/${leaf.typed}`);
      else fields[fields.indexOf(field) - 1].input.focus();
    }
  }

  /** What is sent for a field, or null when it fits nothing. */
  function sent(field) {
    const text = field.input.value.trim();
    if (field.value && field.value.text === field.input.value) return field.value.value;
    const choices = fixed(field.spec);
    if (!choices.length) return text;
    const found = choices.find((it) => it.name.toLowerCase() === text.toLowerCase() || it.value === text);
    if (found) return found.value;
    return field.spec.type === ROLE || (field.spec.type === USER && user(text)) ? text : null;
  }

  function send() {
    const options = [];
    for (const spec of leaf.options.filter((it) => it.required)) {
      const field = fields.find((it) => it.spec === spec) || addField(spec);
      if (field.input.value.trim() === "") {
        hooks.complain(t("missingOption", { option: spec.typed }));
        field.input.focus();
        return;
      }
    }
    for (const field of fields) {
      if (field.input.value.trim() === "") continue;
      const value = sent(field);
      if (value === null) {
        hooks.complain(t("badOption", { option: field.spec.typed }));
        field.input.focus();
        return;
      }
      options.push([field.spec.name, value]);
    }
    hooks.run(leaf, options);
  }

  for (const { spec, text } of given) addField(spec, text);
  for (const spec of leaf.options) {
    if (spec.required && !fields.some((it) => it.spec === spec)) addField(spec);
  }
  tail.value = before;
  placeholder();

  return {
    leaf,
    node,
    popup,
    send,
    focus() {
      const empty = fields.find((it) => !it.input.value);
      const control = given.length ? fields[given.length - 1].input : empty?.input || tail;
      control.focus();
      if (control === tail && !before) suggest(null);
    },
  };
}
