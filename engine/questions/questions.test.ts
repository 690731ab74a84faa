/** Questions asked of a small game: the same answer however it is played, and cards that are what they seem. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { size } from "../../tests/size.ts";
import type { Card } from "../cards/card.ts";
import type { PlayableSource } from "../games/game.ts";
import { openerOf, openPlayable } from "../games/open-playable.ts";
import { at } from "../kernel/state.ts";
import {
  type Answer,
  answerOf,
  type Block,
  Conduct,
  type Configuration,
  compareAnswers,
  configurationOf,
  playLane,
  stageOf,
  type Wish,
} from "./index.ts";
import { pointsOf } from "./unit.ts";

const { cards, keywords } = loadContent().content.san;
const SOURCE: PlayableSource = { cards, keywords };
const GREASER = "san/palm-greaser";

function asked(wish: Partial<Wish>, source = SOURCE): Configuration {
  const opened = openPlayable("san", source);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const made = configurationOf(
    { question: "first-seat", game: "san", seed: 5, bots: ["random"], options: { turnLimit: 60 }, ...wish },
    opened.value,
    source,
  );
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** Plays a question to its end, in jobs of so many units, of which so many are handed out before they come back in the order in which `order` puts them. */
function played(
  configuration: Configuration,
  source = SOURCE,
  size = 7,
  { out = 1, order = (jobs) => jobs }: { readonly out?: number; readonly order?: <T>(jobs: readonly T[]) => readonly T[] } = {},
): Answer {
  const ready = stageOf(configuration, source, openerOf("san"));
  if (!ready.ok) throw new Error(ready.error);
  const { plan, playable } = ready.value;
  const conduct = new Conduct(configuration, plan);
  while (conduct.stoppedBy === undefined) {
    const jobs: Block[] = [];
    for (
      let job = conduct.deal(() => size, out);
      job && jobs.length < out;
      job = jobs.length < out ? conduct.deal(() => size, out) : undefined
    )
      jobs.push(job);
    for (const job of order(jobs)) conduct.take(job, playLane(ready.value, at(plan.lanes, job.lane), job.from, job.to));
  }
  return answerOf(configuration, plan, conduct.counts, conduct.stoppedBy, playable.cards);
}

describe("A question", () => {
  test("has the same answer in whichever parts it is played, and if one comes twice", () => {
    const configuration = asked({ most: 30 });
    const whole = played(configuration, SOURCE, 1000);
    expect(whole.stoppedBy).toBe("most games");
    expect(whole.games).toBe(30);
    expect(played(configuration, SOURCE, 5, { out: 3, order: (jobs) => [...jobs.toReversed(), ...jobs] })).toEqual(whole);
  });

  test("ends at the same game when games are played that turn out not to be needed", () => {
    const configuration = asked({ most: 3_000, within: 0.2 });
    const whole = played(configuration, SOURCE, 1000);
    expect(whole.stoppedBy).toBe("precise");
    expect(played(configuration, SOURCE, 4, { out: 12, order: (jobs) => jobs.toReversed() })).toEqual(whole);
    const clipped = asked({ most: 31 });
    expect(played(clipped, SOURCE, 2, { out: 9, order: (jobs) => jobs.toReversed() })).toEqual(played(clipped));
  });

  test("about bots is played until it is clear on which side of 100 points each is, in whichever parts", () => {
    const configuration = asked({ question: "ladder", bots: ["random", "greedy"], options: {}, most: 400 });
    const whole = played(configuration, SOURCE, 1000);
    const [step] = whole.ladder ?? [];
    expect(whole).toMatchObject({ stoppedBy: "decided", feel: [], lines: [{ label: "greedy against random", is: "more" }] });
    expect(step).toMatchObject({ from: "random", to: "greedy", short: 0, games: whole.games });
    expect(step?.low).toBeGreaterThan(100);
    expect(whole.games).toBeLessThan(400);
    expect(played(configuration, SOURCE, 5, { out: 3, order: (jobs) => jobs.toReversed() })).toEqual(whole);
  });

  test("is refused with other cards than it was asked of", () => {
    const configuration = asked({ most: 30 });
    const [first, ...others] = cards;
    if (!first) throw new Error("There are no cards.");
    const changed = stageOf(configuration, { ...SOURCE, cards: [{ ...first, count: first.count + 1 }, ...others] }, openerOf("san"));
    expect(changed).toMatchObject({ ok: false, error: expect.stringMatching(/^The cards or the rules have changed since/) });
  });

  test("about many cards is dealt out to all of them in turn", () => {
    const configuration = asked({ question: "cards", cards: cards.slice(0, 3).map(({ id }) => id), most: 900 });
    const ready = stageOf(configuration, SOURCE, openerOf("san"));
    if (!ready.ok) throw new Error(ready.error);
    const conduct = new Conduct(configuration, ready.value.plan);
    const dealt = Array.from({ length: 5 }, () => conduct.deal(() => 4, 0));
    expect(dealt.map((job) => [job?.lane, job?.from])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 4],
      [1, 4],
    ]);
  });

  test("goes on where it was written down", () => {
    const configuration = asked({ most: 30 });
    const ready = stageOf(configuration, SOURCE, openerOf("san"));
    if (!ready.ok) throw new Error(ready.error);
    const first = new Conduct(configuration, ready.value.plan);
    expect(first.deal(() => 11, 0)).toEqual({ lane: 0, from: 0, to: 11 });
    first.take({ lane: 0, from: 0, to: 11 }, playLane(ready.value, at(ready.value.plan.lanes, 0), 0, 11));
    const second = new Conduct(configuration, ready.value.plan, JSON.parse(JSON.stringify(first.progress)));
    expect(second.deal(() => 2, 0)).toEqual({ lane: 0, from: 11, to: 13 });
    // What was handed out by the first is handed out again; what comes of a piece that nobody has is left alone.
    second.take({ lane: 0, from: 0, to: 11 }, playLane(ready.value, at(ready.value.plan.lanes, 0), 0, 11));
    for (let job: Block | undefined = { lane: 0, from: 11, to: 13 }; job; job = second.deal(() => 7, 0))
      second.take(job, playLane(ready.value, at(ready.value.plan.lanes, job.lane), job.from, job.to));
    expect(answerOf(configuration, ready.value.plan, second.counts, "most games", ready.value.playable.cards)).toEqual(
      played(configuration),
    );
  });

  test("says what cannot be asked in a sentence", () => {
    const opened = openPlayable("san", SOURCE);
    if (!opened.ok) throw new Error();
    const refused = (wish: Partial<Wish>) => {
      const made = configurationOf({ question: "card", game: "san", seed: 1, ...wish }, opened.value, SOURCE);
      return made.ok ? stageOf(made.value, SOURCE, openerOf("san")) : made;
    };
    expect(refused({})).toMatchObject({ ok: false, error: expect.stringContaining("name it") });
    expect(refused({ cards: ["san/nobody"] })).toMatchObject({
      ok: false,
      error: expect.stringContaining("The card san/nobody is not in the game"),
    });
    expect(refused({ cards: [GREASER], bots: ["clever"] })).toMatchObject({ ok: false, error: expect.stringContaining("no bot “clever”") });
    const itself = SOURCE.cards.find(({ id }) => id === GREASER);
    if (!itself) throw new Error();
    expect(refused({ cards: [GREASER], against: { is: "card", card: itself, label: itself.name } })).toMatchObject({
      ok: false,
      error: expect.stringContaining("in its own place"),
    });
    expect(asked({ question: "cards", cards: [GREASER, GREASER] }).cards).toEqual([GREASER]);
    expect(refused({ question: "decks" })).toMatchObject({ ok: false, error: expect.stringContaining("not bring decks") });
    const other = { ...asked({}), content: "0" };
    expect(stageOf(other, SOURCE, openerOf("san"))).toMatchObject({ ok: false, error: expect.stringContaining("have changed since") });
  });

  test("shares the points of a game among its winners, and among all where nobody won", () => {
    expect([[1, -1], [0, 0], [1, 1, -1], [-1, -1, -1, -1], [1], [-1]].map(pointsOf)).toEqual([
      [60, 0],
      [30, 30],
      [30, 30, 0],
      [15, 15, 15, 15],
      [60],
      [0],
    ]);
  });
});

describe("Two runs", () => {
  const answers = new Map<number, Answer>();
  const run = (seed: number): Answer => {
    const known = answers.get(seed) ?? played(asked({ seed, most: size === "whole" ? 600 : 300, within: 0.01 }), SOURCE, 100);
    answers.set(seed, known);
    return known;
  };

  test("of one question are not told apart, and what they differ in is said", () => {
    const { lines, differ } = compareAnswers(run(5), run(9_000));
    expect(lines.map(({ is }) => is)).toEqual(["open"]);
    expect(differ).toEqual(["other seeds"]);
    const [line] = lines;
    expect(line && line.interval.low < line.difference && line.difference < line.interval.high).toBe(true);
  });

  test("are as far apart as their estimates, and called so when their intervals are", () => {
    const [one, two] = [run(5), run(5)];
    const moved = {
      ...two,
      lines: two.lines.map((line) => ({ ...line, estimate: line.estimate + 0.4, interval: shifted(line.interval, 0.4) })),
    };
    const [line] = compareAnswers(one, moved).lines;
    expect(line?.difference).toBeCloseTo(0.4);
    expect(line?.is).toBe("more");
    expect(compareAnswers(moved, one).lines[0]?.is).toBe("less");
  });
});

const shifted = ({ low, high }: { readonly low: number; readonly high: number }, by: number) => ({ low: low + by, high: high + by });

describe("A card", () => {
  const lineOf = (source: PlayableSource, wish: Partial<Wish>) => {
    const [line] = played(asked({ question: "card", cards: [GREASER], most: 600, within: 0.01, ...wish }, source), source).lines;
    if (!line) throw new Error("no line");
    return line;
  };
  /** The same pool with one card that costs nothing and ends games. */
  const changed = (change: Partial<Card>): PlayableSource => ({
    ...SOURCE,
    cards: cards.map((card) => (card.id === GREASER ? { ...card, ...change } : card)),
  });

  test("that is far too strong is found, and its blank is not called anything", () => {
    const strong = changed({ text: "Gain 9 Corruption.", fields: { cost: 0, crossing: 1, revenue: 9 } });
    const found = lineOf(strong, {});
    expect(found.is).toBe("more");
    expect(found.interval.high).toBeGreaterThan(found.estimate);
    expect(found.interval.low).toBeLessThan(found.estimate);
    expect(found.falseDiscovery).toBeLessThan(0.05);
  });

  test("and another one in its place: the answer is headed by the card that was asked about", () => {
    const other = cards.find(({ id }) => id === "san/shadow-minister");
    if (!other) throw new Error();
    const against = { is: "card", card: other, label: other.name } as const;
    expect(lineOf(SOURCE, { against, most: 30 })).toMatchObject({ label: "Palm Greaser", card: GREASER });
  });

  test("that is replaced by one just like it is not called a change: all games are the same", () => {
    const same = cards.find(({ id }) => id === GREASER);
    if (!same) throw new Error();
    const line = lineOf(SOURCE, {
      question: "edit",
      against: { is: "card", card: { ...same, flavor: "Rewritten." }, label: "revision 1" },
      most: 30,
    });
    expect([line.estimate, line.is]).toEqual([0, "open"]);
    expect(line.chance).toBe(1);
  });
});
