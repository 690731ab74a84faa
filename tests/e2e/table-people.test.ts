/** People around a match: at one screen, in two browsers at once, watching, in a second tab; what goes wrong is said in the page. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { atGates, size } from "../size.ts";
import { begin, playMoves, yours } from "./table.ts";
import { browser, url } from "./worker.ts";

const HERE = { who: "here" };
const menu = async (page: Awaited<ReturnType<typeof visit>>["page"], item: RegExp) => {
  await page.getByRole("button", { name: "More for this match" }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("at one screen both hands are hidden until the next player looks", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  const id = await begin(page, url, [HERE, HERE]);
  await page.evaluate((key) => sessionStorage.removeItem(key), `arcology.open-hands.${id}`);
  await page.reload();
  await yours(page).waitFor();
  const handOver = page.getByRole("heading", { name: /^Hand over to/ });
  for (let i = 0; i < 40 && !(await handOver.isVisible()); i++) {
    const before = await page.locator("#asked").textContent();
    await page.keyboard.press("1");
    await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  }
  await handOver.waitFor();
  const hand = page.getByRole("region", { name: /hand$/ });
  await expect
    .poll(async () => (await hand.getByRole("listitem").count()) - (await hand.getByRole("button", { name: "A hidden card" }).count()))
    .toBe(0);
  expect(await page.getByRole("list", { name: "What happened" }).count()).toBe(0);
  await page.keyboard.press("1");
  await handOver.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^I am/ }).press("Enter");
  await yours(page).waitFor();
  await hand.getByRole("button", { name: "A hidden card" }).first().waitFor({ state: "detached" });
  expect(errors).toEqual([]);
  await close();
});

test("whoever watches sees what all may see and can do nothing, and the page says so of every attempt", async () => {
  const [host, watcher] = await Promise.all([visit(browser), visit(browser, {}, [/409|403/])]);
  const id = await begin(host.page, url, [HERE, HERE]);
  await playMoves(host.page, 3);
  await watcher.page.goto(`${url}/table/${id}`);
  await watcher.page.getByRole("region", { name: "Board" }).waitFor();
  expect(await watcher.page.getByRole("button", { name: /^Undo/ }).count()).toBe(0);
  await watcher.page.getByText("You are watching, and see what everyone can see.").waitFor();
  expect(await axeViolations(watcher.page)).toEqual([]);
  await watcher.page
    .getByRole("button", { name: /^River slot 1/ })
    .first()
    .click();
  await watcher.page.getByRole("dialog").getByText("You are watching this match.").waitFor();
  await watcher.page.keyboard.press("Escape");
  const forged = await watcher.page.evaluate(async (match) => {
    const send = async (path: string, body: string) => {
      const answer = await fetch(`/api/matches/${match}/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      return `${answer.status} ${error.code}`;
    };
    return [
      await send("answers", JSON.stringify({ base: 3, answers: [{ kind: "end play" }] })),
      await send("answers", JSON.stringify({ as: "p1", base: 3, answers: [{ kind: "end play" }] })),
      await send("undo", JSON.stringify({ base: 3 })),
      await send("edits", JSON.stringify({ base: 3, changes: [{ kind: "shuffle", place: 0 }] })),
      await send("scenario", JSON.stringify({ from: 0, to: 3, name: "x", facts: [] })),
      await send("answers", `{"base":3,"answers":[{"kind":"${"x".repeat(3_000_000)}"}]}`),
    ];
  }, id);
  expect(forged).toEqual(["403 no-seat", "403 no-seat", "403 no-seat", "403 no-seat", "403 hidden", "413 too-large"]);
  await Promise.all([host.close(), watcher.close()]);
});

atGates(
  "a seat that nobody has taken is said to be free, and who made the match invites somebody again; also to another match",
  async () => {
    const [host, guest] = await Promise.all([visit(browser), visit(browser, {}, [/403/])]);
    await begin(host.page, url, [HERE, { who: "link" }]);
    const free = host.page.getByText("Nobody sits at STAR yet.");
    await free.waitFor();
    await host.page.getByRole("button", { name: "Invite somebody" }).click();
    const invitation = host.page.getByRole("dialog", { name: "Send this link" });
    const link = await invitation.getByText(`${url}/table/`).textContent();
    expect(await axeViolations(host.page)).toEqual([]);
    await host.page.keyboard.press("Escape");
    // The focus is where it was before.
    await expect.poll(() => host.page.evaluate(() => document.activeElement?.textContent)).toBe("Invite somebody");
    // Whoever watches already opens it in the same tab.
    await guest.page.goto((link ?? "").replace(/#.*/, ""));
    await guest.page.getByText("You are watching").waitFor();
    expect(await guest.page.getByRole("button", { name: "Invite somebody" }).count()).toBe(0);
    await guest.page.goto(link ?? "");
    await guest.page.getByRole("button", { name: /^Undo/ }).waitFor();
    expect(guest.page.url()).not.toContain("#");
    await free.waitFor({ state: "hidden" });
    // When it is over, the same people are asked for another match by another link.
    await menu(host.page, /^Give up/);
    await host.page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await guest.page.getByText("SUN gave up").waitFor();
    await host.page.getByRole("button", { name: "Play again" }).click();
    expect(await invitation.getByText(`${url}/table/`).textContent()).not.toBe(link);
    await Promise.all([host.close(), guest.close()]);
  },
);

test("of two tabs of one seat the second takes over and the first says so; both see what happens", async () => {
  const { page, close } = await visit(browser, { reducedMotion: "reduce" });
  const id = await begin(page, url, [HERE, { who: "bot", bot: "random" }]);
  const second = await page.context().newPage();
  await second.goto(`${url}/table/${id}`);
  await page.getByText("This match is also open in another tab.").waitFor();
  await yours(second).waitFor();
  await expect.poll(() => second.getByText("The studio is not responding").count()).toBe(0);
  await playMoves(second, 1);
  await page.getByRole("button", { name: "Play here" }).click();
  await second.getByText("This match is also open in another tab.").waitFor();
  await page.close();
  await second.getByText("This match is also open in another tab.").waitFor({ state: "hidden" });
  await close();
});

test("of two answers to one question the first counts, and the other one is told", async () => {
  const { page, close } = await visit(browser, { reducedMotion: "reduce" }, [/409/]);
  const id = await begin(page, url, [HERE, HERE]);
  // Another tab answers while this one has not heard of it yet.
  let first = true;
  await page.route("**/api/matches/*/answers", async (route) => {
    if (!first) return route.continue();
    first = false;
    const body = route.request().postData() ?? "";
    await page.request.post(`${url}/api/matches/${id}/answers`, { data: JSON.parse(body) as object, headers: { origin: url } });
    await route.continue();
  });
  await page.keyboard.press("1");
  await page.getByText("This choice was already made").first().waitFor();
  await expect.poll(() => page.getByRole("slider").getAttribute("aria-valuetext")).toMatch(/of 1\b/);
  await playMoves(page, 1);
  await close();
});

test("a lost connection is said, and when it is back the question is there again", async () => {
  const { page, close } = await visit(browser, { reducedMotion: "reduce" }, [/ERR_INTERNET_DISCONNECTED|Failed to load/]);
  await begin(page, url, [HERE, HERE]);
  await playMoves(page, 2);
  await page.context().setOffline(true);
  await page.keyboard.press("1");
  await page.getByText("The studio is not responding").first().waitFor();
  await page.context().setOffline(false);
  await yours(page).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press("1");
      return page.getByRole("slider").getAttribute("aria-valuetext");
    })
    .toMatch(/of [3-9]/);
  await close();
});

atGates("what was played is saved as a scenario, and the command line runs the file", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce", acceptDownloads: true });
  await begin(page, url, [HERE, HERE], undefined, { seed: 5 });
  await playMoves(page, 3);
  await menu(page, /^Save as scenario/);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("spinbutton").fill("0");
  await dialog.getByRole("textbox", { name: "What it shows, in one sentence" }).fill("Three cards are played");
  await dialog.getByRole("textbox", { name: "Rules it shows" }).fill("SAN-6.1");
  // What changed is proposed; whatever else is so can be looked up.
  await dialog.getByText("Other facts at the end").click();
  await dialog
    .getByRole("checkbox", { name: /^(SUN|STAR)'s play area: / })
    .first()
    .check();
  await dialog.getByRole("checkbox", { name: /^supply: / }).check();
  expect(await axeViolations(page)).toEqual([]);
  const file = page.waitForEvent("download");
  await dialog.getByRole("combobox", { name: "Where it is kept" }).selectOption("Only as a file");
  await dialog.getByRole("button", { name: "Save the file" }).click();
  const folder = mkdtempSync(join(tmpdir(), "arcology-scenario-"));
  const path = join(folder, "three.json");
  await (await file).saveAs(path);
  const said = execFileSync(process.execPath, ["bin/arcology.mjs", "scenario", path], { encoding: "utf8" });
  expect(said).toContain("Three cards are played");
  rmSync(folder, { recursive: true });
  expect(errors).toEqual([]);
  await close();
});

const ACTED = size === "whole" ? 300 : 24;

test(`after each of ${ACTED} actions the focus is somewhere`, { timeout: 600_000 }, async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [HERE, HERE], undefined, { seed: 11, options: { turnLimit: 200 } });
  const options = page.getByRole("region", { name: "Your decision" }).getByRole("listitem");
  const slider = page.getByRole("slider", { name: "Moment of the match" });
  const press =
    (...keys: readonly string[]) =>
    async () => {
      for (const key of keys) await page.keyboard.press(key);
    };
  /** What is done until something else is asked. */
  const until = (act: () => Promise<unknown>) => async () => {
    const before = await page.locator("#asked").textContent();
    await act();
    await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  };
  const ACTIONS = [
    until(press("1")),
    until(async () => press((await options.getByText("Space", { exact: true }).count()) > 0 ? "Space" : "1")()),
    press("Tab"),
    until(() => options.getByRole("button").first().click()),
    press("Shift+Tab"),
    until(() => options.getByRole("button").first().press("Enter")),
    until(press("u")),
    until(press(".", "1", "Enter")),
    until(() => slider.press("ArrowLeft")),
    until(press("Escape")),
    press("l"),
    press("p"),
  ];
  for (let i = 0; i < ACTED; i++) {
    await ACTIONS[i % ACTIONS.length]?.();
    const lost = await page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
    expect(lost, `after action ${i + 1}`).toBe(false);
  }
  expect(errors).toEqual([]);
  await close();
});
