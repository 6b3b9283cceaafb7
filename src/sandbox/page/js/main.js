// The page begins here: who plays, what they see, and the parts that draw it.

import * as api from "./api.js";
import { startBar } from "./bar.js";
import { byId } from "./dom.js";
import { settleLanguage, startGuide } from "./guide.js";
import { startLog, startTyping } from "./log.js";
import { startSide } from "./side.js";
import { loadMessages, loadUsers, people, playAs, recall, state, tell } from "./state.js";
import { firstLanguage, setLanguage, t } from "./words.js";

/** `#as=Ben` in the address comes first, then who was played here before, then the first of all. */
function whoPlays() {
  const wanted = decodeURIComponent(/^#as=(.+)$/.exec(location.hash)?.[1] || "");
  const named = people().find((it) => it.name === wanted || it.id === wanted);
  const known = (id) => state.users.get(id) && !state.users.get(id).bot && id;
  return named?.id || known(sessionStorage.getItem("me")) || known(recall("me")) || people()[0]?.id;
}

async function begin() {
  await ready();
  // Who owns a server is known only by looking at it; the first look decides nothing else.
  const anybody = [...state.users.values()].find((it) => !it.bot);
  state.guilds = anybody ? (await api.get(`/users/${anybody.id}`)).guilds : [];
  await playAs(whoPlays());
  await settleLanguage();
  await loadMessages();
  state.ready = true;
  tell("language");
}

/** Waits for the sandbox and its bot, however long they take. */
async function ready() {
  for (;;) {
    try {
      await api.post("/ready");
      await loadUsers();
      byId("notice").hidden = true;
      return;
    } catch {
      byId("notice").textContent = t("offline");
      byId("notice").hidden = false;
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
}

setLanguage(firstLanguage());
startSide();
startLog();
startTyping();
startBar();
startGuide();
begin();
