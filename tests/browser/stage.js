// A sandbox and a browser for a test: `SLOWBOAT` names the program, else the debug build is taken.

import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PROGRAM = process.env.SLOWBOAT || here("../../target/debug/slowboat");
const PICTURES = here("../../target/browser/");
const PATIENCE = 20_000;

export const WIDE = { width: 1440, height: 900 };
export const TABLET = { width: 800, height: 900 };
export const PHONE = { width: 400, height: 800 };

/** Without these Chromium asks its maker's servers for things nobody needs here. */
const ARGUMENTS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

/** With PAGE_FROM_TREE=1 the files of the page are those that lie here, so that working on them needs no build. */
function fromTree(route) {
  return route.fulfill({ path: here(`../../src/sandbox/page/${new URL(route.request().url()).pathname.slice("/page/".length)}`) });
}

/** Starts a sandbox of its own. */
async function sandbox(more) {
  const env = { ...process.env, SLOWBOAT_ROBOTS__DELAY_MS: "50" };
  const child = spawn(PROGRAM, ["sandbox", "--headless", "--pace", "100", ...more], { env, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let err = "";
  child.stderr.on("data", (data) => { err += data; });
  const address = await new Promise((done, fail) => {
    child.stdout.on("data", (data) => {
      out += data;
      const found = /(http:\/\/\S+) in a browser[\s\S]*Ctrl-C/.exec(out);
      if (found) done(found[1]);
    });
    child.on("exit", (code) => fail(new Error(`the sandbox ended with ${code}: ${out}${err}`)));
    child.on("error", fail);
  });
  return {
    address,
    stop: () => new Promise((done) => {
      child.removeAllListeners("exit");
      child.once("exit", done);
      child.kill("SIGTERM");
    }),
  };
}

/** Everything a test needs; faults of the page (errors, refused scripts) fail the test at its end. */
export async function stage(t, { arguments: more = ["--port", "0"] } = {}) {
  let world = await sandbox(more);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ARGUMENTS });
  const faults = [];
  t.after(async () => {
    await browser.close();
    await world.stop();
    if (faults.length) throw new Error(`the page complained:\n${faults.join("\n")}`);
  });
  return {
    get address() { return world.address; },
    /** Ends the program and starts it again, as somebody does the next day. */
    async restart(again) {
      await world.stop();
      world = await sandbox(again);
    },
    /** A browser of its own: nothing is shared with other visits. */
    async visit({ locale = "en-US", size = WIDE, as = "" } = {}) {
      const context = await browser.newContext({ locale, viewport: size, hasTouch: size === PHONE, reducedMotion: "reduce" });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      if (process.env.PAGE_FROM_TREE) await page.route("**/page/**", fromTree);
      page.on("pageerror", (error) => faults.push(error.stack));
      page.on("console", (line) => {
        const isNet = /Failed to load resource|WebSocket connection/.test(line.text());
        if (line.type() === "error" && !isNet) faults.push(line.text());
      });
      await page.goto(as ? `${world.address}/#as=${as}` : world.address);
      await page.locator("#say:enabled").waitFor();
      return page;
    },
    async call(method, path, body) {
      const response = await fetch(`${world.address}/sandbox${path}`, { method, body: body && JSON.stringify(body) });
      return response.json();
    },
  };
}

/** A picture for people to look at, among the outputs of CI. */
export async function shot(page, name) {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}${name}.png` });
}

/** Starts a game from the welcome. */
export const startOf = (page, title = "Perseverance, Episode 1") => page.getByRole("button", { name: `Start ${title}`, exact: true });

const CHOICES = ".row .button.primary:enabled, .row .button.success:enabled, .row .menu-face:enabled";

/** What is asked of whoever is played: the last private message with something to choose. */
export const question = (page) => page.locator(".message.private").filter({ has: page.locator(CHOICES) }).last();

export const seen = (page) => page.locator("#log").evaluate((it) => it.textContent);

/** The channel's messages once nothing more is on its way. */
export async function settled(page) {
  const read = () => page.locator(".message").allTextContents();
  for (let before = await read(); ;) {
    await page.waitForTimeout(700);
    const now = await read();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Does something, and waits until the channel shows it. */
export async function changed(page, act) {
  const before = await seen(page);
  await act();
  await page.waitForFunction((was) => document.getElementById("log").textContent !== was && !document.querySelector("[aria-busy=true]"), before);
}

export async function playAs(page, name) {
  await page.locator("#who").click();
  await page.getByRole("menuitemradio", { name }).click();
  await page.locator("#who b", { hasText: name }).waitFor();
  await page.locator(".message").first().waitFor();
}

/** Presses something that may be gone before it is pressed. */
const press = (part) => part.click({ timeout: 2_000 }).catch(() => {});

/** Presses something until its answer is there: what moves as it is pressed, because a picture above it arrives, is missed. */
export async function pressed(part, answer) {
  for (let tries = 0; tries < 4; tries += 1) {
    await press(part);
    if (await answer.waitFor({ timeout: 5_000 }).then(() => true, () => false)) return;
  }
  throw new Error(`no answer to ${await part.textContent()}`);
}

/** Answers what is asked by its first choice, and waits until that question is no longer asked. */
export async function answer(page) {
  const first = question(page).locator(CHOICES).first();
  const [asked, isMenu] = await first.evaluate((it) => [it.dataset.id, it.classList.contains("menu-face")]);
  const isGone = (id) => ![...document.querySelectorAll(".message.private [data-id]")].some((it) => it.dataset.id === id);
  for (let tries = 0; tries < 4; tries += 1) {
    await press(page.locator(`.message.private [data-id=${JSON.stringify(asked)}]`));
    if (isMenu) {
      const pop = page.locator(".menu-pop");
      await press(pop.getByRole("option").first());
      const done = pop.getByRole("button", { name: /Done|Gotowe/ });
      while (await done.isVisible()) {
        if (await done.isEnabled()) await press(done);
        else await press(pop.locator("[role=option][aria-selected=false]").first());
      }
    }
    if (await page.waitForFunction(isGone, asked, { timeout: 5_000 }).catch(() => null)) return;
  }
  throw new Error(`still asked: ${await question(page).textContent()}`);
}

/** The last message of a game. */
const OVER = ".message:has(.button[data-id*='|record|'])";

/** Opens the question of whoever was pinged, changing seats where needed. Returns who answers; nobody once the game is over. */
export async function turn(page) {
  const strip = page.locator("#pinged button");
  const ping = page.locator(".message:not(.private).pinging").last();
  const play = ping.getByRole("button", { name: /^(Play|Graj)$/ });
  const who = () => page.locator("#who b").textContent();
  const shown = async () => (await page.locator(".message.private").allTextContents()).join();
  // What was answered a moment ago may still be on its way, so a press may come too early; another one is due later.
  let [pressed, again] = ["", 0];
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(50)) {
    if (await question(page).count()) return who();
    if (await page.locator(OVER).count()) return null;
    if (await strip.count()) {
      const before = await who();
      // Whoever was pinged may have nothing to do any more by now.
      await press(strip);
      const isOther = (name) => document.querySelector("#who b").textContent !== name;
      await page.waitForFunction(isOther, before, { timeout: 2_000 }).catch(() => {});
      await page.locator(".message.pinging").last().waitFor({ timeout: 2_000 }).catch(() => {});
    } else if (await play.count()) {
      const news = await ping.textContent({ timeout: 1_000 }).catch(() => null);
      if (news === null || (news === pressed && Date.now() < again)) continue;
      [pressed, again] = [news, Date.now() + 3_000];
      const before = await shown();
      await press(play);
      // The answer may take a while; a second press meanwhile would ask the same question twice.
      await page.waitForFunction((was) => {
        const now = [...document.querySelectorAll(".message.private")].map((it) => it.textContent).join();
        return now !== was && !document.querySelector("[aria-busy=true]");
      }, before, { timeout: 8_000 }).catch(() => {});
    }
  }
  throw new Error(`nobody is asked anything, says ${await who()}: ${(await seen(page)).slice(-400)}`);
}
