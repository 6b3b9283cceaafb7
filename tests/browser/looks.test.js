// Widths and languages, and what a person with a keyboard or a screen reader needs.

import assert from "node:assert/strict";
import test from "node:test";
import { PHONE, TABLET, WIDE, answer, changed, question, shot, stage, startOf, turn } from "./stage.js";

test("Polish from the first word on, also from the bot", async (t) => {
  const { visit } = await stage(t);
  const page = await visit({ locale: "pl-PL" });
  await page.getByRole("heading", { name: "Witaj na pokładzie, Ania!" }).waitFor();
  await page.locator(".welcome").getByText("Zagraj w 51. Stan").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "pl");
  await shot(page, "welcome-pl");
  await page.getByRole("button", { name: "Zagraj w Perseverance, Epizod 1" }).click();
  await page.locator(".message", { hasText: "czas na ruch" }).waitFor();
  await turn(page);
  await shot(page, "question-pl");
  await answer(page);
  await page.locator("#say").focus();
  await page.keyboard.type("/perseverance now");
  assert.match(await page.locator("#commands [role=option]").first().textContent(), /^\/perseverance nowa/);
  await page.keyboard.press("Tab");
  await page.keyboard.type("gracze:");
  await page.getByRole("option", { name: "4" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  // And back to English, in the settings.
  await page.getByRole("button", { name: "Ustawienia" }).click();
  await page.getByLabel("Twój język").selectOption("en");
  await page.getByLabel("Your language").waitFor();
  await page.keyboard.press("Escape");
  await changed(page, async () => {
    await page.locator("#say").fill("/help");
    await page.keyboard.press("Enter");
  });
  await page.locator(".message.private", { hasText: "How to play" }).waitFor();
});

for (const [name, size] of [["phone", PHONE], ["tablet", TABLET], ["wide", WIDE]]) {
  test(`nothing is cut off: ${name}`, async (t) => {
    const { visit } = await stage(t);
    const page = await visit({ size });
    await startOf(page).click();
    for (let step = 0; step < 5; step += 1) {
      await turn(page);
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth
        && document.getElementById("scroll").scrollWidth <= document.getElementById("scroll").clientWidth);
      assert.ok(fits, "no sideways scrolling");
      if (step === 4) await shot(page, `question-${name}`);
      await answer(page);
    }
    // Reaching for a button may have led upwards; from there one press leads back to the end, and there one stays.
    const latest = page.locator("#latest");
    if (await latest.isVisible()) await latest.click();
    await page.waitForFunction(() => {
      const scroll = document.getElementById("scroll");
      return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 4;
    });
    if (name !== "phone") return;
    // The drawer has the channels and who is played, and is out of reach while it is closed.
    assert.equal(await page.locator("#side").evaluate((it) => it.inert), true);
    await page.getByRole("button", { name: "Channels and people" }).click();
    await page.getByRole("button", { name: "New channel" }).click();
    await page.getByLabel("Name of the channel").fill("Second table");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "second-table" }).waitFor();
    await page.getByRole("heading", { name: "Welcome aboard" }).waitFor();
    await shot(page, "channel-phone");
  });
}

test("a turn can be played without a mouse, and everything has a name", async (t) => {
  const { visit } = await stage(t);
  const page = await visit();
  await startOf(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Play", exact: true }).last().waitFor();
  const nameless = await page.evaluate(() => [...document.querySelectorAll("button, a[href], input, textarea, [role=option]")]
    .filter((it) => !it.textContent.trim() && !it.getAttribute("aria-label") && !it.labels?.length).map((it) => it.outerHTML));
  assert.deepEqual(nameless, []);
  assert.ok(await page.locator("img:not([alt])").count() === 0);
  if (await page.locator("#pinged button").count()) {
    await page.locator("#pinged button").focus();
    await page.keyboard.press("Enter");
    await page.locator("#pinged button").waitFor({ state: "detached" });
  }
  await page.locator(".pinging .button.success").last().focus();
  await changed(page, () => page.keyboard.press("Enter"));
  await question(page).waitFor();
  await question(page).locator(".button.primary").first().focus();
  await changed(page, () => page.keyboard.press("Enter"));
});
