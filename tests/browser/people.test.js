// Several browsers at once: who sees what, and who is told.

import assert from "node:assert/strict";
import test from "node:test";
import { answer, changed, playAs, question, shot, stage, startOf, turn } from "./stage.js";

/** A table of Ania and Ben that has begun; `page` plays both. */
async function table(page) {
  await startOf(page).click();
  await page.getByRole("button", { name: "Play", exact: true }).last().waitFor();
  await page.getByRole("button", { name: "No hints, please" }).click();
}

/** A table of Ania and Ben, both of them people; Ania is played when it begins. */
async function tableOfTwo(page) {
  await page.locator("#say").fill("/perseverance new players:2");
  await page.keyboard.press("Enter");
  const lobby = page.locator(".message").filter({ hasText: "At the table" });
  await lobby.waitFor();
  await playAs(page, "Ben");
  await changed(page, () => lobby.getByRole("button", { name: "Join" }).click());
  await lobby.filter({ hasText: "Ben" }).waitFor();
  await playAs(page, "Ania");
  await lobby.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).last().waitFor();
}

test("what is for one reader is shown to nobody else, and edits come live", async (t) => {
  const { visit } = await stage(t);
  const ania = await visit({ as: "Ania" });
  const chloe = await visit({ as: "Chloe" });
  await table(ania);
  const who = await turn(ania);
  assert.ok(["Ania", "Ben"].includes(who));
  await ania.getByText("Only you can see this").last().waitFor();
  const asked = await question(ania).locator(".text strong").first().textContent();
  await chloe.getByRole("button", { name: "Play", exact: true }).last().waitFor();
  assert.equal(await chloe.locator(".message.private").count(), 0);
  assert.ok(!(await chloe.locator("#log").textContent()).includes(asked));

  // Chloe asks herself, and only she reads that she has no seat.
  await changed(chloe, () => chloe.getByRole("button", { name: "Play", exact: true }).last().click());
  await chloe.locator(".message.private").waitFor();
  assert.ok(!(await ania.locator("#log").textContent()).includes("You do not sit at this table"));
  await chloe.locator(".message.private").getByRole("button", { name: "Dismiss" }).click();
  assert.equal(await chloe.locator(".message.private").count(), 0);

  // What everybody may see appears in both without a reload.
  const before = await chloe.locator(".message").count();
  await answer(ania);
  while (await question(ania).count()) await answer(ania);
  await chloe.waitForFunction((count) => document.querySelectorAll(".message").length > count, before);
  await shot(chloe, "onlooker");
});

test("pings are counted for each user, also while somebody else is played", async (t) => {
  const { visit, call } = await stage(t);
  const page = await visit({ as: "Ania" });
  const people = Object.fromEntries((await call("GET", "/users")).map((it) => [it.name, it.id]));
  const shape = await call("GET", `/users/${people.Ania}`);
  const channel = shape.guilds[0].channels[0].id;
  await call("POST", `/channels/${channel}/messages`, { user: people.Dawid, text: `<@${people.Ben}> and <@${people.Chloe}>, hello` });
  await page.locator("#pinged").getByText("was pinged").waitFor();
  await page.locator("#who").click();
  for (const name of ["Ben", "Chloe"]) {
    assert.match(await page.getByRole("menuitemradio", { name }).textContent(), /pinged 1 times/);
  }
  await page.keyboard.press("Escape");
  await playAs(page, "Ben");
  await page.locator(".message.pinging .mention.mine").waitFor();
  await page.locator("#who").click();
  assert.doesNotMatch(await page.getByRole("menuitemradio", { name: "Ben" }).textContent(), /pinged/);
  await page.getByRole("menuitem", { name: "New person" }).click();
  await page.getByLabel("Name").fill("Ewa");
  // Whoever types before everything has been looked at anew, on a slow machine, is heard all the same.
  await page.route("**/sandbox/users/*", async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await page.locator("#who b", { hasText: "Ewa" }).waitFor();
  await page.locator("#say").fill("I am new here");
  await page.keyboard.press("Enter");
  await page.locator(".message", { hasText: "I am new here" }).getByText("Ewa").waitFor();
});

test("two people in two windows play as easily as one who plays both", async (t) => {
  const { visit } = await stage(t);
  const ania = await visit({ as: "Ania" });
  await tableOfTwo(ania);
  await ania.locator("#who").click();
  await ania.getByRole("menuitem", { name: "A window for each…" }).click();
  await shot(ania, "windows");
  const opened = ania.context().waitForEvent("page");
  await ania.getByRole("dialog").getByRole("link", { name: "Ben" }).click();
  const ben = await opened;
  await ben.locator("#who b", { hasText: "Ben" }).waitFor();
  await ania.keyboard.press("Escape");
  const called = (page) => page.locator(".message.pinging").last();
  await Promise.any([ania, ben].map((it) => called(it).waitFor()));
  const [one, other] = await called(ben).count() ? [ben, ania] : [ania, ben];
  // Whoever begins is asked in their own window, and only there.
  await one.getByRole("button", { name: "Play", exact: true }).last().click();
  await question(one).waitFor();
  assert.equal(await question(other).count(), 0);
  while (await question(one).count()) await answer(one);
  await other.locator(".message.pinging .mention.mine").last().waitFor();
  await other.getByRole("button", { name: "Play", exact: true }).last().click();
  await question(other).waitFor();
});

test("nobody is waited for once the game has ended", async (t) => {
  const { visit, call } = await stage(t);
  const page = await visit({ as: "Ania" });
  await tableOfTwo(page);
  const people = Object.fromEntries((await call("GET", "/users")).map((it) => [it.name, it.id]));
  const channel = (await call("GET", `/users/${people.Ania}`)).guilds[0].channels[0].id;
  // Ania has read what calls her; Ben, whom nobody plays now, has not.
  const waits = page.locator("#pinged").getByText("was pinged");
  for (let answers = 0; !(await waits.count()) && answers < 20; answers += 1) {
    if (!(await question(page).count())) await page.getByRole("button", { name: "Play", exact: true }).last().click();
    await question(page).waitFor();
    await answer(page);
    await waits.waitFor({ timeout: 1_500 }).catch(() => {});
  }
  await waits.waitFor();
  for (const name of ["Ania", "Ben"]) {
    await call("POST", `/channels/${channel}/run`, { user: people[name], command: "game concede" });
  }
  await page.getByRole("button", { name: "Record", exact: true }).last().waitFor();
  await page.locator("#pinged button").waitFor({ state: "detached" });
});

test("text is only ever text", async (t) => {
  const { visit, call } = await stage(t);
  const page = await visit();
  const people = Object.fromEntries((await call("GET", "/users")).map((it) => [it.name, it.id]));
  const channel = (await call("GET", `/users/${people.Ania}`)).guilds[0].channels[0].id;
  const hostile = [
    "<img src=x onerror=\"document.title='hit'\"> <script>document.title='hit'</script>",
    "[press](javascript:alert(1)) [and](https://example.org/\"onclick=\"x) <https://example.org/a>",
    "**bold** __under__ *it* ~~gone~~ ||secret|| `<b>code</b>`\n# Big\n-# small\n> quoted\n- one\n- two\n```js\n<i>\n```",
    `${"*_".repeat(400)} ${"||".repeat(300)} ${"[".repeat(300)}`,
  ];
  for (const text of hostile) await call("POST", `/channels/${channel}/messages`, { user: people.Ben, text });
  await page.locator(".message").nth(3).waitFor();
  const log = page.locator("#log");
  assert.equal(await log.locator("script, b:not(.quoted b), i:not(.dots i), .text img").count(), 0);
  assert.equal(await log.locator("a[href^=javascript]").count(), 0);
  for (const link of await log.locator("a").all()) {
    assert.match(await link.getAttribute("href"), /^https:\/\/example\.org\//);
    assert.equal(await link.getAttribute("rel"), "noopener noreferrer");
    assert.equal(await link.getAttribute("onclick"), null);
  }
  const fine = page.locator(".message").nth(2);
  for (const part of ["strong", "u", "em", "s", ".spoiler", "code", ".h1", ".small", "blockquote", "ul", "pre"]) {
    assert.ok(await fine.locator(part).count(), part);
  }
  await fine.locator(".spoiler").click();
  await fine.locator(".spoiler.shown").waitFor();
  assert.doesNotMatch(await page.title(), /hit/);
  await shot(page, "markdown");
});
