/** Questions of the lab as pages ask them: played in the background, paused, kept, taken up again, watched. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "../../db/client.ts";
import { addRun, findRun } from "../../db/queries/lab-runs.ts";
import type { RunTold } from "../../engine/questions/index.ts";
import { between, percent, verdict } from "../../faces/plots/words.ts";
import * as lab from "../../server/api/lab.ts";
import * as matches from "../../server/api/matches.ts";
import { serve } from "../../server/http.ts";
import { dismissLab, wakeLab } from "../../server/lab/runs.ts";
import { openPdf, wordsOf } from "../../server/print/read-pdf.test-support.ts";
import { call, openStudio } from "../../server/testing.ts";

let close = () => {};
beforeAll(() => {
  close = openStudio();
});
afterAll(async () => {
  await dismissLab();
  close();
});

const LONG = { timeout: 60_000, interval: 40 };
const ask = (wish: object) =>
  call(serve(lab.askQuestion), "/x", {
    method: "POST",
    body: { game: "san", bots: ["random"], seed: 3, options: { turnLimit: 60 }, ...wish },
  });
const asked = async (wish: object) => ((await ask(wish)).value as { id: string }).id;
const run = async (id: string) => (await call(serve(lab.readRun), "/x", { params: { id } })).value as RunTold;
const act = (id: string, what: string) => call(serve(lab.actOnRun), "/x", { method: "POST", params: { id }, body: { act: what } });
const until = (id: string, is: (told: RunTold) => boolean) => vi.waitFor(async () => expect(is(await run(id))).toBe(true), LONG);

test("what cannot be asked is said in a sentence, and nothing is kept", async () => {
  const wrong = async (wish: object) => {
    const { status, value } = await ask(wish);
    return [status, (value as { error: { message: string } }).error.message];
  };
  expect(await wrong({ question: "card" })).toEqual([409, expect.stringContaining("one card")]);
  expect(await wrong({ question: "card", card: "nobody" })).toEqual([400, expect.stringContaining("no card at “nobody”")]);
  expect(await wrong({ question: "decks" })).toEqual([409, expect.stringContaining("not bring decks")]);
  expect(await wrong({ question: "first-seat", bots: ["clever"] })).toEqual([409, expect.stringContaining("no bot “clever”")]);
  expect(await wrong({ question: "edit", card: "palm-greaser", against: { is: "revision", number: 9 } })).toEqual([
    400,
    expect.stringContaining("no revision 9"),
  ]);
  // A card that was never edited has nothing to compare.
  expect(await wrong({ question: "edit", card: "palm-greaser", against: { is: "revision", number: 1 } })).toEqual([
    400,
    expect.stringContaining("Revision 1 is the card as it is now"),
  ]);
  expect((await call(serve(lab.listRuns), "/x")).value).toEqual({ runs: [] });
});

test("a run goes on by itself, is paused, taken up after a restart, and answers as if nothing had happened", async () => {
  const wish = { question: "first-seat", most: 40 };
  const whole = await asked(wish);
  await until(whole, ({ state }) => state === "done");
  const id = await asked(wish);
  await until(id, ({ answer }) => answer.games >= 5);
  await act(id, "pause");
  await until(id, ({ state }) => state === "paused");
  const paused = await run(id);
  expect(paused.answer.games).toBeLessThan(40);
  expect((await act(id, "go-on")).status).toBe(200);
  await until(id, ({ answer }) => answer.games > paused.answer.games);
  // The studio ends and is started again.
  await dismissLab();
  wakeLab();
  await until(id, ({ state }) => state === "done");
  const [told, first] = [await run(id), await run(whole)];
  expect(told.answer).toEqual(first.answer);
  expect(told.answer.stoppedBy).toBe("most games");
  expect(told.command).toContain(
    'lab first-seat san --options \'{"baseHand":[6,6],"tokenStages":[3,5],"turnLimit":60}\' --bots random --seed 3 --within 2 --games 40',
  );
  expect((await act(id, "pause")).status).toBe(409);

  // One of its odd games is a match that is over, and its numbers are files.
  const [odd] = told.answer.feel[0]?.odd ?? [];
  const made = await call(serve(lab.watchGame), "/x", {
    method: "POST",
    params: { id },
    body: { seed: odd?.seed, table: odd?.table, bot: "random" },
  });
  const match = await call(serve(matches.readMatch), "/x", { params: { id: (made.value as { id: string }).id } });
  expect([made.status, match.status]).toEqual([201, 200]);
  expect(JSON.stringify(match.value)).toContain('"outcome"');
  const csv = await serve(lab.readPlot)(new Request("http://x/?as=csv"), { params: Promise.resolve({ id, name: "lengths" }) });
  expect((await csv.text()).split("\r\n")[0]).toBe("bot,turns,games");
  // The report says the answer as the page does: in per cent with its interval, what it means, and why the run ended.
  const report = await (await serve(lab.readReport)(new Request("http://x/"), { params: Promise.resolve({ id }) })).text();
  const [line] = told.answer.lines;
  if (!line) throw new Error("There is no estimate");
  for (const words of [
    percent(line.estimate),
    between(line.interval, false),
    verdict(line),
    "San, 40 games",
    "all games of the plan were played",
  ])
    expect(report).toContain(words);
  expect(report.replaceAll(/<svg.*?<\/svg>/gs, "")).not.toMatch(/\d\.\d{4}/);
  // The PDF says the same, on one page.
  const pdf = await serve(lab.readReport)(new Request("http://x/?as=pdf"), { params: Promise.resolve({ id }) });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const file = join(mkdtempSync(join(tmpdir(), "lab-")), "report.pdf");
  writeFileSync(file, new Uint8Array(await pdf.arrayBuffer()));
  const opened = await openPdf(file);
  expect(opened.numPages).toBe(1);
  const said = await wordsOf(await opened.getPage(1));
  for (const words of [percent(line.estimate), between(line.interval, false), "San, 40 games", "Settings of this run"])
    expect(said).toContain(words);
}, 120_000);

test("a run of another version of the rules says so before its numbers", async () => {
  const id = await asked({ question: "first-seat", most: 10 });
  await until(id, ({ state }) => state === "done");
  const { answer } = await run(id);
  expect(answer.warnings).toEqual([]);
  const { content = "" } = findRun(db(), id) ?? {};
  const configuration = { ...answer.configuration, engine: "another" };
  addRun(db(), {
    id: "aaaaaaaaaaaaaaaaaaaa",
    game: "san",
    question: "first-seat",
    content,
    configuration,
    createdAt: new Date().toISOString(),
  });
  const told = await run("aaaaaaaaaaaaaaaaaaaa");
  expect(told.answer.warnings).toEqual([expect.stringMatching(/^Another version of the rules/)]);
  expect(told.goesOn).toBe(false);
}, 60_000);

test("a run that is stopped keeps what it has, and can be removed", async () => {
  const id = await asked({ question: "length", most: 100_000 });
  await until(id, ({ answer }) => answer.games >= 3);
  expect((await call(serve(lab.deleteRun), "/x", { method: "DELETE", params: { id } })).status).toBe(409);
  await act(id, "stop");
  await until(id, ({ state }) => state === "stopped");
  const { answer } = await run(id);
  expect(answer.games).toBeGreaterThanOrEqual(3);
  expect(answer.stoppedBy).toBe("a person");
  expect((await call(serve(lab.deleteRun), "/x", { method: "DELETE", params: { id } })).status).toBe(200);
  expect((await call(serve(lab.readRun), "/x", { params: { id } })).status).toBe(404);
}, 60_000);
