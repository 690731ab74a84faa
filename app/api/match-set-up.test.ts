/** Matches that begin at a position or like a scenario, and come back as scenario files that the command line runs (T13, T14). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { outside } from "../../cli/lab/outside.ts";
import { scenarioCommand } from "../../cli/play/scenario.ts";
import { scenarioFiles } from "../../content/scenarios.ts";
import type { ApiError } from "../../engine/cards/library.ts";
import { PLAYABLE, type PlayableGame, seatsOf } from "../../engine/games/playable.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchMade, SetUpTold } from "../../engine/matches/told.ts";
import { type ScenarioFile, ScenarioFileSchema } from "../../engine/scenarios/index.ts";
import * as api from "../../server/api/match-scenarios.ts";
import { libraryOf } from "../../server/library.ts";
import { pinToday } from "../../server/matches/contents.ts";
import { Browser, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { tableOf } from "../../server/matches/table.ts";
import { type Answer, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const codeOf = (answer: Answer) => `${answer.status} ${(answer.value as ApiError).error?.code}`;
const HERE = { who: "here" };
const setUp = (browser: Browser, game: PlayableGame, scenario: object, seats: readonly object[] = [HERE, HERE]) =>
  browser.ask(api.setUpMatch, { body: { game, scenario, seats } });
const made = async (browser: Browser, game: PlayableGame, scenario: object, seats?: readonly object[]): Promise<MatchMade> => {
  const answer = await setUp(browser, game, scenario, seats);
  expect(answer.status, answer.text).toBe(201);
  return answer.value as MatchMade;
};
const saved = async (browser: Browser, id: MatchId, to: number): Promise<ScenarioFile> => {
  const answer = await browser.ask(api.saveScenario, { params: { id }, body: { from: 1, to, name: "As it was played", facts: [0, 1, 2] } });
  expect(answer.status, answer.text).toBe(200);
  return answer.value as ScenarioFile;
};

const position = async (browser: Browser, id: MatchId): Promise<SetUpTold> =>
  (await browser.ask(api.readPosition, { params: { id }, query: "?at=1" })).value as SetUpTold;

/** What the command line says of a scenario file. */
async function run(file: ScenarioFile): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "arcology-"));
  const path = join(folder, "saved.json");
  writeFileSync(path, JSON.stringify(file));
  const out: string[] = [];
  const { cards, keywords } = libraryOf(file.game as PlayableGame);
  const code = await scenarioCommand([path], {
    ...outside(),
    out: (text) => void out.push(text),
    err: (text) => void out.push(text),
    loadCards: async () => cards,
    loadKeywords: async () => keywords,
  });
  rmSync(folder, { recursive: true });
  return `${code}: ${out.join("")}`;
}

describe("a position of bots", () => {
  const asked = (browser: Browser, game: PlayableGame, body: object) => browser.ask(api.playPosition, { params: { game }, body });

  test.each(PLAYABLE)("is one of %s that a match begins with (T13)", async (game) => {
    const ana = new Browser();
    const answer = await asked(ana, game, { seed: 7 });
    expect(answer.status, answer.text).toBe(200);
    const told = answer.value as SetUpTold;
    const { id } = await made(ana, game, told);
    // What a turn has taken so far (MC-R145) is counted from the beginning of the match.
    const counted = { "decisions before": 0 };
    expect({ ...(await position(ana, id)).position, ...counted }).toEqual({ ...told.position, ...counted });
  });

  test("is the same for the same seed, and another for another", async () => {
    const ana = new Browser();
    const [first, again, other] = await Promise.all([7, 7, 8].map((seed) => asked(ana, "san", { seed })));
    expect(again?.text).toBe(first?.text);
    expect(other?.text).not.toBe(first?.text);
  });

  test("options that are none are refused at their field", async () => {
    const ana = new Browser();
    const answer = await asked(ana, "megacorp", { options: { decks: ["no-such-deck"] } });
    expect(codeOf(answer)).toBe("400 options");
  });
});

describe("a position", () => {
  const POSITION = {
    "to move": "STAR",
    at: "play",
    turn: 9,
    corruption: 4,
    SUN: { hand: ["Bagman", "2 any"], stage: 2, "corruption zone": { "3": "any" } },
    STAR: { hand: ["3 any"], tokens: 1 },
  };

  test("is set up in every part, played on, saved, run by the command line, and told again as it is", async () => {
    const browser = new Browser();
    const { id } = await made(browser, "san", { position: POSITION });
    const view = await browser.view(id);
    const { fields } = view.observation;
    expect([view.viewer, fields["turn"], fields["corruption"], fields["tokens"]]).toEqual([1, 9, 4, [0, 1]]);
    const after = await browser.answer(view, (actions) => actions.findIndex(({ kind }) => kind === "play"));
    const file = await saved(browser, id, after.n);
    expect(file.scenarios[0]?.position).toMatchObject({ "to move": "STAR", at: "play", corruption: 4 });
    expect(await run(file)).toMatch(/^0: ok +As it was played/);
    const told = await position(browser, id);
    expect(told.position).toMatchObject({ "to move": "STAR", at: "play", turn: 9, STAR: { tokens: 1 } });
    const again = await made(browser, "san", told);
    expect(await position(browser, again.id)).toEqual(told);
  });

  test("of Megacorp with three players begins in any phase", async () => {
    const browser = new Browser();
    const options = { decks: ["testament", "skyline-takeover", "the-last-page"] };
    const third = { "to move": "Player 2", at: "divest phase", "Player 2": { money: 17, hand: ["2 any"] } };
    const { id } = await made(browser, "megacorp", { position: third, options }, [HERE, HERE, HERE]);
    const view = await browser.view(id, "?as=p2");
    expect([view.scene?.active, (view.observation.fields["money"] as number[])[1]]).toEqual([1, 17]);
    expect(view.observation.zones.some((ids) => ids.length === 2)).toBe(true);
  });

  test.each<[string, PlayableGame, object, RegExp]>([
    ["a card that there is not", "san", { position: { SUN: { hand: ["Bagmann"] } } }, /Bagman/],
    ["a point that no turn has", "san", { position: { at: "lunch" } }, /lunch|play/],
    ["a number below zero", "san", { position: { corruption: -1 } }, /below zero/],
    ["cards of its own", "san", { cards: [{ name: "New", kind: "hacking" }], position: {} }, /defines its own cards/],
  ])("%s is refused with a sentence", async (_what, game, scenario, words) => {
    const answer = await setUp(new Browser(), game, scenario);
    expect(codeOf(answer)).toBe("400 scenario");
    expect((answer.value as ApiError).error.message).toMatch(words);
  });

  test("of a match that others play is not told before it is over", async () => {
    const { id, sun, star } = await twoBrowsers();
    const ask = (browser: Browser) => browser.ask(api.readPosition, { params: { id }, query: "?at=0" });
    expect([codeOf(await ask(sun)), codeOf(await ask(new Browser()))]).toEqual(["403 hidden", "403 hidden"]);
    await star.act("concede", id, { base: 0 });
    expect((await ask(sun)).status).toBe(200);
  });
});

describe.each(PLAYABLE)("the shipped scenarios of %s", (game) => {
  test("open at the table, played as far as chance is the match's own", { timeout: 180_000 }, async () => {
    const browser = new Browser();
    const pinned = pinToday(game);
    if (!pinned.ok) throw new Error(pinned.error);
    const { playable } = pinned.value;
    let opened = 0;
    for (const file of scenarioFiles(`content/${game}/scenarios`) ?? []) {
      const { cards, scenarios } = ScenarioFileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
      const scenario = cards ? undefined : scenarios.find((one) => one.cards === undefined);
      if (!scenario) continue;
      const options = playable.options.parse(scenario.options ?? {});
      const seats = seatsOf(playable, options.ok ? options.value : playable.options.standard).map(() => HERE);
      const { id, stopped } = await made(browser, game, scenario, seats);
      const table = tableOf(id);
      if (!table.ok) throw new Error(table.error.code);
      const { play } = table.value;
      expect(play.diverged, file).toBeUndefined();
      expect([file, stopped !== undefined]).toEqual([file, scenario.draws !== undefined]);
      const acts = scenario.steps.filter((step) => Object.keys(step).some((key) => key !== "expect" && key !== "note"));
      if (stopped === undefined) expect(play.entries.filter(({ kind }) => kind !== "lay").length, file).toBe(acts.length);
      opened++;
    }
    expect(opened).toBeGreaterThan(0);
  });
});
