/** Questions asked of a small game: the same answer however it is played, and cards that are what they seem. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import type { Card } from "../cards/card.ts";
import type { PlayableSource } from "../games/game.ts";
import { openPlayable } from "../games/playable.ts";
import { at } from "../kernel/state.ts";
import { type Answer, answerOf, Conduct, type Configuration, type Counts, configurationOf, playLane, stageOf, type Wish } from "./index.ts";
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

/** Plays a question to its end, in jobs of so many units, in the order in which `order` puts them. */
function played(
  configuration: Configuration,
  source = SOURCE,
  size = 7,
  order: <T>(jobs: readonly T[]) => readonly T[] = (jobs) => jobs,
): Answer {
  const ready = stageOf(configuration, source);
  if (!ready.ok) throw new Error(ready.error);
  const conduct = new Conduct(configuration, ready.value.plan);
  for (;;) {
    const round = conduct.next();
    if (typeof round === "string") return answerOf(configuration, ready.value.plan, conduct.counts, round, ready.value.playable.cards);
    const jobs = round.flatMap(({ lane, from, to }) =>
      Array.from({ length: Math.ceil((to - from) / size) }, (_, i) => ({
        lane,
        from: from + i * size,
        to: Math.min(to, from + (i + 1) * size),
      })),
    );
    for (const job of order(jobs)) conduct.take(job, playLane(ready.value, at(ready.value.plan.lanes, job.lane), job.from, job.to));
  }
}

describe("A question", () => {
  test("has the same answer in whichever parts it is played, and if one comes twice", () => {
    const configuration = asked({ most: 30 });
    const whole = played(configuration, SOURCE, 1000);
    expect(whole.stoppedBy).toBe("most games");
    expect(whole.games).toBe(30);
    expect(played(configuration, SOURCE, 5, (jobs) => [...jobs.toReversed(), ...jobs])).toEqual(whole);
  });

  test("goes on where it was written down", () => {
    const configuration = asked({ most: 30 });
    const ready = stageOf(configuration, SOURCE);
    if (!ready.ok) throw new Error(ready.error);
    const first = new Conduct(configuration, ready.value.plan);
    const [block] = first.next();
    if (typeof block !== "object") throw new Error("no round");
    first.take({ ...block, to: 11 }, playLane(ready.value, at(ready.value.plan.lanes, 0), 0, 11));
    const second = new Conduct(configuration, ready.value.plan, JSON.parse(JSON.stringify(first.progress)));
    expect(second.next()).toEqual([{ lane: 0, from: 11, to: block.to }]);
    let counts: readonly Counts[] = [];
    for (let round = second.next(); typeof round !== "string"; round = second.next()) {
      for (const job of round) second.take(job, playLane(ready.value, at(ready.value.plan.lanes, job.lane), job.from, job.to));
      counts = second.counts;
    }
    expect(answerOf(configuration, ready.value.plan, counts, "most games", ready.value.playable.cards)).toEqual(played(configuration));
  });

  test("says what cannot be asked in a sentence", () => {
    const opened = openPlayable("san", SOURCE);
    if (!opened.ok) throw new Error();
    const refused = (wish: Partial<Wish>) => {
      const made = configurationOf({ question: "card", game: "san", seed: 1, ...wish }, opened.value, SOURCE);
      return made.ok ? stageOf(made.value, SOURCE) : made;
    };
    expect(refused({})).toMatchObject({ ok: false, error: expect.stringContaining("name it") });
    expect(refused({ cards: ["san/nobody"] })).toMatchObject({ ok: false, error: expect.stringContaining("san/nobody is not among") });
    expect(refused({ cards: [GREASER], bots: ["clever"] })).toMatchObject({ ok: false, error: expect.stringContaining("no bot “clever”") });
    expect(refused({ question: "decks" })).toMatchObject({ ok: false, error: expect.stringContaining("not played with decks") });
    const other = { ...asked({}), content: "0" };
    expect(stageOf(other, SOURCE)).toMatchObject({ ok: false, error: expect.stringContaining("not the cards") });
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
