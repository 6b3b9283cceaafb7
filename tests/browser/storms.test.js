// Things that go wrong while somebody plays: the program restarts, the connection is cut, requests fail.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { answer, shot, stage, startOf, turn } from "./stage.js";

test("the page goes on where it was when the program is started anew", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "slowboat-page-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { visit, restart, address } = await stage(t, { arguments: ["--port", "0", "--data", folder] });
  const page = await visit();
  await startOf(page).click();
  const who = await turn(page);
  await answer(page);
  const count = await page.locator(".message").count();
  await restart(["--port", new URL(address).port, "--data", folder]);
  // The page comes back by itself, and so do its messages and the game.
  await page.waitForFunction(() => document.getElementById("notice").hidden);
  assert.equal(await page.locator("#who b").textContent(), who);
  assert.ok(await page.locator(".message").count() >= count);
  await turn(page);
  await answer(page);
});

test("storms are one press away, and play goes on in them", async (t) => {
  const { visit } = await stage(t);
  const page = await visit();
  await startOf(page).click();
  await turn(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Storms").click();
  for (const name of ["Cut the bot’s connection", "Break the next 5 requests (500)", "Deliver the next 3 presses twice"]) {
    await page.getByRole("button", { name }).click();
    await page.getByText(`Done: ${name}`).waitFor();
  }
  await shot(page, "storms");
  await page.getByRole("button", { name: "Calm weather: heal everything" }).click();
  await page.getByText("Done: Calm weather").waitFor();
  await page.keyboard.press("Escape");
  await answer(page);
});
