// The message bar: completion, options, choices, live suggestions, by keyboard alone.

import assert from "node:assert/strict";
import test from "node:test";
import { changed, shot, stage, startOf } from "./stage.js";

test("a command is found, filled in and sent by keyboard", async (t) => {
  const { visit } = await stage(t);
  const page = await visit();
  const say = page.locator("#say");
  await say.focus();
  await page.keyboard.type("/pers new");
  const list = page.locator("#commands");
  await list.getByRole("option").first().waitFor();
  assert.match(await list.getByRole("option").first().textContent(), /^\/perseverance new/);
  assert.equal(await say.getAttribute("aria-expanded"), "true");
  await shot(page, "completion");
  await page.keyboard.press("Tab");
  // The options that are left are offered; a few letters and Tab take one.
  const line = page.locator(".line-fields");
  assert.equal(await line.locator(".command-name").textContent(), "/perseverance new");
  await page.keyboard.type("pl");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.equal(await line.locator(".value").inputValue(), "3");
  await page.keyboard.type("edition:beta");
  await page.keyboard.press("Enter");
  assert.deepEqual(await line.locator(".value").evaluateAll((all) => all.map((it) => it.value)), ["3", "Beta 2020"]);
  await shot(page, "options");
  await changed(page, () => page.keyboard.press("Enter"));
  await page.locator(".message", { hasText: "At the table (1 of 3)" }).filter({ hasText: "Beta 2020" }).waitFor();
  assert.ok(await say.evaluate((it) => it === document.activeElement), "the bar is ready for the next line");
});

test("suggestions come live, and wrong lines are explained", async (t) => {
  const { visit } = await stage(t);
  const page = await visit();
  await startOf(page).click();
  await page.getByRole("button", { name: "Play", exact: true }).last().waitFor();
  await page.locator("#say").focus();
  await page.keyboard.type("/rules ");
  const popup = page.locator(".popup:not(#commands)");
  await popup.waitFor();
  const field = page.locator(".line-fields .value, .line-fields .tail").first();
  if (await page.locator(".line-fields .value").count() === 0) await page.keyboard.press("Tab");
  await page.keyboard.type("trap");
  await popup.getByRole("option").first().waitFor();
  const suggestions = await popup.getByRole("option").allTextContents();
  assert.ok(suggestions.length > 0 && suggestions.length <= 25);
  assert.ok(suggestions.some((it) => /trap/i.test(it)), suggestions.join(" | "));
  await shot(page, "autocomplete");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.ok((await field.inputValue()).length > 0);
  await changed(page, () => page.keyboard.press("Enter"));
  await page.locator(".message.private").last().waitFor();

  await page.keyboard.type("/nonsense");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("There is no command /nonsense here").waitFor();
  await page.locator("#say").fill("/perseverance new players:9");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("take one of the choices").waitFor();
  // Two steps back, and it is plain text again.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#say").isVisible());
});
