// Whole stretches of a game, played by clicking.

import assert from "node:assert/strict";
import test from "node:test";
import { answer, changed, playAs, pressed, question, settled, shot, stage, startOf, turn } from "./stage.js";

test("a first visit starts a game and is guided through a first turn", async (t) => {
  const { visit } = await stage(t);
  const page = await visit();
  await page.getByRole("heading", { name: "Welcome aboard, Ania!" }).waitFor();
  await shot(page, "welcome-en");
  await startOf(page).click();
  let hints = 0;
  const players = new Set();
  for (let step = 0; step < 40; step += 1) {
    const bubble = page.locator(".bubble");
    await bubble.waitFor();
    if (await bubble.getByRole("button", { name: "Got it" }).count()) break;
    hints += 1;
    await page.locator(".pointed").waitFor();
    if (hints === 1) await shot(page, "hint-en");
    // Whatever the hint points at is the thing to press.
    if (await question(page).count()) {
      players.add(await page.locator("#who b").textContent());
      await answer(page);
    } else if (await page.locator("#pinged button.pointed").count()) {
      await page.locator("#pinged button").click();
      await page.locator(".message.pinging .pointed, .message.private").last().waitFor();
    } else await changed(page, () => page.locator(".pointed").click());
  }
  assert.ok(hints >= 6, `${hints} hints`);
  assert.deepEqual([...players], ["Ania"]);
  await page.getByRole("button", { name: "Got it" }).click();
  assert.equal(await page.locator(".bubble").count(), 0);
});

for (const title of ["Perseverance, Episode 1", "51st State"]) test(`a whole game against a robot is played by clicking: ${title}`, async (t) => {
  const { visit, call } = await stage(t);
  const page = await visit();
  await startOf(page, title).click();
  await page.getByRole("button", { name: "No hints, please" }).click();
  let answers = 0;
  while (await turn(page)) {
    await answer(page);
    answers += 1;
    assert.ok(answers < 400, "the game goes on for ever");
  }
  assert.ok(answers > 20, `${answers} answers`);
  const last = page.locator(".message", { has: page.getByRole("button", { name: "Record" }) });
  await shot(page, `over-${title}`);
  assert.match(await last.textContent(), /Robot Ada/);
  const file = page.locator(".message.private a[download], .message.private a[href]").first();
  await pressed(last.getByRole("button", { name: "Record" }), file);
  // Nobody but the person was ever pinged.
  for (const person of await call("GET", "/users")) assert.ok(person.name === "Ania" || !person.pings, JSON.stringify(person));
});

test("three people share one browser, and a reload in mid-game loses nothing", async (t) => {
  const { visit } = await stage(t);
  const page = await visit();
  await page.locator("#say").fill("/perseverance new players:3");
  await page.keyboard.press("Enter");
  const lobby = page.locator(".message").filter({ hasText: "At the table" });
  await lobby.waitFor();
  for (const name of ["Ben", "Chloe"]) {
    await playAs(page, name);
    await changed(page, () => lobby.getByRole("button", { name: "Join" }).click());
    await lobby.filter({ hasText: name }).waitFor();
  }
  await playAs(page, "Ania");
  await lobby.getByRole("button", { name: "Start" }).click();

  const answers = { Ania: 0, Ben: 0, Chloe: 0 };
  for (let step = 0; step < 60 && Math.min(...Object.values(answers)) < 4; step += 1) {
    const who = await turn(page);
    await answer(page);
    answers[who] += 1;
    if (step === 5) {
      const before = await settled(page);
      const questioned = await question(page).count();
      await page.reload();
      await page.locator(".message").nth(before.length - 1).waitFor();
      // Which line a message answers is told as it stands now, and that a press came too late only once: that alone may differ.
      const bare = (all) => all.map((it) => it.replace(/^Slowboat.*?SlowboatBOT/, "SlowboatBOT").replace(/That did not work: .*$/, ""));
      assert.deepEqual(bare(await settled(page)), bare(before));
      assert.equal(await page.locator("#who b").textContent(), who);
      assert.equal(await question(page).count(), questioned);
    }
  }
  assert.ok(Math.min(...Object.values(answers)) >= 4, JSON.stringify(answers));
  // The newest board can be looked at in full size, and the window closes by keyboard.
  const board = page.locator(".shot").last();
  assert.match(await board.locator("img").getAttribute("alt"), /Ania/);
  await board.click();
  await page.getByRole("dialog").locator("img").waitFor();
  await shot(page, "picture-en");
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("dialog").count(), 0);
  await shot(page, "three-people");
});
