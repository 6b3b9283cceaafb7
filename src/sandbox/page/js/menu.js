// A select menu: a button that opens a list, for one choice or several.

import { el, icon } from "./dom.js";
import { t } from "./words.js";

let opened = null;

/** Closes the menu that is open, wherever it is or only if it is in some place. */
export function closeMenus(place = document) {
  if (opened && place.contains(opened.root)) opened.close();
}

document.addEventListener("pointerdown", (event) => {
  if (opened && !opened.root.contains(event.target)) opened.close();
});

let counter = 0;

export function selectMenu(part, isBusy, send) {
  const several = part.max_values > 1;
  const name = part.label || t("choose");
  const preset = part.options.filter((it) => it.default);
  const shown = preset.length ? preset.map((it) => it.label).join(", ") : name;
  const face = el("button", {
    class: `menu-face${preset.length ? "" : " empty"}${isBusy ? " busy" : ""}`,
    type: "button",
    disabled: part.disabled,
    "data-id": part.custom_id,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-label": preset.length ? `${name}: ${shown}` : name,
    on: { click: () => (opened?.root === root ? opened.close() : open()) },
  }, el("span", { class: "menu-text", text: shown }), icon("down", 18));
  const root = el("div", { class: "menu" }, face);

  function open() {
    closeMenus();
    const chosen = new Set(preset.map((it) => it.value));
    const id = `menu-${(counter += 1)}`;
    let active = Math.max(0, part.options.findIndex((it) => chosen.has(it.value)));
    let typed = "";
    let typedAt = 0;
    const items = part.options.map((option, at) => el("div", {
      class: "choice", role: "option", id: `${id}-${at}`, "data-value": option.value,
      on: { click: () => pick(at), pointermove: () => point(at) },
    },
    option.emoji && el("span", { class: "emoji", text: option.emoji }),
    el("span", { class: "choice-text" }, el("span", { class: "choice-label", text: option.label }),
      option.description && el("span", { class: "choice-more", text: option.description })),
    el("span", { class: several ? "tick box" : "tick", "aria-hidden": "true" })));
    const list = el("div", {
      class: "menu-list", role: "listbox", tabindex: "-1", "aria-label": name, "aria-multiselectable": several ? "true" : null,
      on: { keydown: key },
    }, items);
    const count = el("span", { class: "menu-count", role: "status" });
    const done = el("button", { class: "button primary", type: "button", text: t("confirm"), on: { click: () => finish() } });
    const pop = el("div", { class: "menu-pop" }, list, several && el("div", { class: "menu-foot" }, count, done));
    root.append(pop);
    face.setAttribute("aria-expanded", "true");
    opened = { root, close };
    show();
    // Where there is no room below, it opens upwards.
    const room = root.closest(".scroll")?.getBoundingClientRect();
    const box = face.getBoundingClientRect();
    if (room && room.bottom - box.bottom < pop.offsetHeight + 12 && box.top - room.top > room.bottom - box.bottom) {
      pop.classList.add("up");
    }
    list.focus({ preventScroll: true });
    pop.scrollIntoView({ block: "nearest" });

    function show() {
      items.forEach((item, at) => {
        item.classList.toggle("active", at === active);
        item.classList.toggle("on", chosen.has(part.options[at].value));
        item.setAttribute("aria-selected", String(chosen.has(part.options[at].value)));
      });
      list.setAttribute("aria-activedescendant", `${id}-${active}`);
      const fits = chosen.size >= part.min_values && chosen.size <= part.max_values;
      done.disabled = !fits;
      const { min_values: min, max_values: max } = part;
      const wanted = min === max ? t("pickExactly", { min }) : t("pickSome", { min, max });
      count.textContent = `${wanted} · ${t("chosen", { count: chosen.size, max })}`;
    }

    function point(at) {
      if (at === active) return;
      active = at;
      show();
    }

    function pick(at) {
      const value = part.options[at].value;
      active = at;
      if (!several) {
        chosen.clear();
        chosen.add(value);
        finish();
        return;
      }
      if (chosen.has(value)) chosen.delete(value);
      else if (chosen.size < part.max_values) chosen.add(value);
      show();
    }

    function finish() {
      if (chosen.size < part.min_values || chosen.size > part.max_values) return;
      const values = part.options.map((it) => it.value).filter((it) => chosen.has(it));
      close();
      send(values);
    }

    function key(event) {
      const last = items.length - 1;
      const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last, PageDown: active + 8, PageUp: active - 8 };
      if (event.key in moves) {
        active = Math.min(last, Math.max(0, moves[event.key]));
        show();
        items[active].scrollIntoView({ block: "nearest" });
      } else if (event.key === " " || event.key === "Enter") {
        if (several && event.key === "Enter") {
          // Enter takes the choice that is pointed at, and ends once enough is chosen.
          if (!chosen.has(part.options[active].value) && chosen.size < part.min_values) pick(active);
          finish();
        } else pick(active);
      } else if (event.key === "Escape") {
        close();
        face.focus();
      } else if (event.key === "Tab") {
        if (several && !event.shiftKey) {
          event.preventDefault();
          done.focus();
        } else close();
        return;
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        const now = Date.now();
        typed = now - typedAt > 800 ? event.key : typed + event.key;
        typedAt = now;
        const found = part.options.findIndex((it) => it.label.toLowerCase().startsWith(typed.toLowerCase()));
        if (found >= 0) {
          active = found;
          show();
          items[active].scrollIntoView({ block: "nearest" });
        }
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }

    function close() {
      pop.remove();
      face.setAttribute("aria-expanded", "false");
      opened = null;
    }
  }

  return root;
}
