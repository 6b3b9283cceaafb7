// What goes wrong on purpose, by one press each: the part of the control API under `/faults`.

import * as api from "./api.js";
import { el, icon } from "./dom.js";
import { t } from "./words.js";

/** A bad day is the same bad day every time. */
const SEED = 1;

const STORMS = [
  ["stormDrop", () => api.post("/gateway/drop")],
  ["stormLate", () => api.post("/faults/rest", { kind: "too_many", retry_after_ms: 1500, times: 5 })],
  ["stormBroken", () => api.post("/faults/rest", { kind: "broken", status: 500, times: 5 })],
  ["stormTwice", () => api.post("/faults/double", { times: 3 })],
  ["stormExpire", () => api.post("/faults/expire")],
  ["stormAway", () => api.post("/faults/away", { minutes: 60 })],
  ["stormBadDay", () => api.put("/faults/plan", { seed: SEED, rates: "bad-day" })],
  ["stormHeal", () => api.remove("/faults")],
];

/** The panel, folded up: most people come to play. */
export function storms() {
  const said = el("p", { class: "help", role: "status" });
  const buttons = STORMS.map(([key, act]) => el("button", {
    class: key === "stormHeal" ? "button success slim" : "button secondary slim", type: "button", text: t(key),
    on: {
      async click() {
        try {
          await act();
          said.textContent = t("stormDone", { what: t(key) });
        } catch (error) {
          said.textContent = t("error", { why: error.message });
        }
      },
    },
  }));
  return el("details", { class: "storms" },
    el("summary", {}, icon("storm", 18), t("storms")),
    el("p", { class: "help", text: t("stormsHelp") }), el("div", { class: "storm-list" }, buttons), said);
}
