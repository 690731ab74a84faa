/** Megacorp with its shipped cards and decks: legal options, the laws, why answers, bots. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { below, rngOf } from "../../kernel/rng.ts";
import { at, type State } from "../../kernel/state.ts";
import { seatsOf } from "../playable.ts";
import { openMegacorp } from "./open.ts";

const { cards, keywords, decks } = loadContent().content.megacorp;
const opened = openMegacorp({ cards, keywords, decks });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { game, options, subject, evaluate } = opened.value;
const playable = opened.value;

/** Options for so many players, each with another shipped deck. */
function optionsFor(players: number, first = 0): unknown {
  const parsed = options.parse({
    decks: decks
      .map(({ id }) => id)
      .concat(decks.map(({ id }) => id))
      .slice(first, first + players),
  });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

describe("Options", () => {
  test("every shipped deck is legal, by its name too, and what comes out is accepted again", () => {
    for (const { id, list } of decks) {
      const parsed = options.parse({ decks: [id, list.name] });
      expect(parsed.ok).toBe(true);
      if (parsed.ok) expect(options.parse(parsed.value)).toEqual(parsed);
    }
  });
  test("two to four play, as many as there are decks", () => {
    expect([2, 3, 4].map((players) => seatsOf(playable, optionsFor(players)).length)).toEqual([2, 3, 4]);
    expect(game.start({ seed: 1 }, optionsFor(3)).players).toBe(3);
    expect(game.start({ seed: 1 }, options.standard).players).toBe(2);
  });
});

describe("The laws", () => {
  test.each([2, 3])(
    "%i players keep them",
    (players) => {
      const found = runLaws({ open: subject, options: optionsFor(players, players) }, { firstSeed: 40, games: 3, every: 67 });
      expect(found.map(counterexampleLine)).toEqual([]);
    },
    120_000,
  );
});

const VERBS = ["buy", "play", "use", "engage", "attack", "sell"] as const;
const MOMENTS = new Set(["priority", "challenge", "sell"]);

/** Pairs of a known card and a verb that are neither on offer nor have a reason. */
function unexplained(state: State): string[] {
  const decision = game.decision(state);
  if (decision === undefined) return [];
  const offered = decision.actions.all();
  return state.card.flatMap((design, card) => {
    if ((at(state.seen, card) & (1 << decision.player)) === 0) return [];
    const why = game.why(state, decision.player, { card });
    return VERBS.filter(
      (verb) =>
        !offered.some((action) => action.kind === verb && action["card"] === card) &&
        !why.some(
          (one) => one.verb === verb && one.reasons.every((reason) => /\((MC-[A-Z]?\d|a card)/.test(reason)) && one.reasons.length > 0,
        ),
    ).map((verb) => `${decision.kind}: ${verb} ${game.cardName(design)}`);
  });
}

test("why: every card that a player knows is on offer or has a reason with a rule, for every verb", () => {
  const found: string[] = [];
  let positions = 0;
  for (let seed = 0; seed < 6; seed++) {
    const state = game.start({ seed }, optionsFor(2, seed));
    const draws = rngOf(seed);
    for (let offers = game.offers(state); offers > 0; offers = game.offers(state)) {
      const kind = game.decision(state)?.kind ?? "";
      if (MOMENTS.has(kind) && below(draws, 15) === 0) {
        positions++;
        found.push(...unexplained(state));
      }
      game.applyAt(state, kind === "priority" && below(draws, 10) < 8 ? offers - 1 : below(draws, offers));
    }
  }
  expect(positions).toBeGreaterThan(20);
  expect(found).toEqual([]);
}, 60_000);

test("a position is judged between -1 and 1, and what one gains another lacks", () => {
  const state = game.start({ seed: 5 }, optionsFor(2));
  const draws = rngOf(5);
  for (let i = 0; i < 60 && game.offers(state) > 0; i++) game.applyAt(state, below(draws, game.offers(state)));
  const worth = [0, 1].map((player) => evaluate?.(state, player) ?? 0);
  for (const one of worth) expect(Math.abs(one)).toBeLessThanOrEqual(1);
  expect(at(worth, 0) + at(worth, 1)).toBeCloseTo(0);
});
