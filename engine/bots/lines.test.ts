/** Search along lines of play, in the toy: a card costs what it says and brings twice that, so the dearest is the best. */
import { describe, expect, test } from "vitest";
import { rngOf } from "../kernel/rng.ts";
import { at, fieldsOf, listOf, type State } from "../kernel/state.ts";
import { openToy, TOY_CONTENT } from "../kernel/toy/toy.test-support.ts";
import { type BotGame, botNamed, type Judged, sightOf } from "./index.ts";

const game: BotGame["game"] = openToy();
const follow = (state: State) => game.applyAt(state, 0);
const turns = (state: State) => Number(fieldsOf(state)["turn"]);
const lead = (state: State, player: number) => {
  const money = listOf(state, "money");
  return (at(money, player) - at(money, 1 - player)) / 40;
};

/** The state at the first choice of a card to play with at least three different cards. */
function playing(): State {
  for (let seed = 0; ; seed++) {
    const state = game.start({ seed }, undefined);
    while (game.decision(state)?.kind !== "play") game.applyAt(state, 0);
    if (game.offers(state) > 3) return state;
  }
}

function judged(played: BotGame, state: State, name: string): readonly Judged[] {
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.error);
  return bot.value.judge?.(sightOf(played, state, game.decision(state)?.player ?? 0), rngOf(1)) ?? [];
}

/** The lead as an evaluation that notes how many turns after a state it is asked. */
function noting(state: State) {
  const seen: number[] = [];
  const judge = (line: State, player: number) => {
    seen.push(turns(line) - turns(state));
    return lead(line, player);
  };
  return { seen, judge };
}

describe("Search along lines of play", () => {
  test("judges every line where this turn has ended and where the next one has, and no other moment", () => {
    const state = playing();
    const { seen, judge: evaluate } = noting(state);
    const [first] = judged({ game, turns, follow, evaluate }, state, "search:30");
    const looks = seen.lastIndexOf(0) + 1;
    const lines = seen.slice(looks);
    expect(new Set(seen.slice(0, looks))).toEqual(new Set([0]));
    expect(lines.length).toBeGreaterThanOrEqual(4 * (first?.states ?? 0));
    expect(lines).toEqual(lines.map((_, i) => (i % 2 === 0 ? 1 : 2)));
  });

  test("follows lines as many turns beyond this one as the game says", () => {
    const state = playing();
    const { seen, judge: outlook } = noting(state);
    judged({ game, turns, follow, evaluate: lead, outlook, beyond: () => 3 }, state, "search:30");
    expect(seen.length).toBeGreaterThan(8);
    expect(seen).toEqual(seen.map((_, i) => (i % 2 === 0 ? 1 : 4)));
  });

  test("leaves to the look what is mostly chance", () => {
    const state = playing();
    const { seen, judge: outlook } = noting(state);
    const played: BotGame = { game, turns, follow, evaluate: lead, outlook, isByChance: (kind) => kind === "play" };
    expect(judged(played, state, "search:30")).toEqual(judged({ game, evaluate: lead }, state, "greedy"));
    expect(seen).toEqual([]);
  });

  test("judges an answer in another's turn at once instead of where that turn ends, before the own income", () => {
    const state = playing();
    const { seen, judge: outlook } = noting(state);
    const first = (own: boolean) => {
      seen.length = 0;
      judged({ game, turns, follow, evaluate: lead, outlook, isOwnTurn: () => own }, state, "search:30");
      expect(seen.length).toBeGreaterThan(8);
      expect(seen).toEqual(seen.map((_, i) => (i % 2 === 0 ? seen[0] : 2)));
      return seen[0];
    };
    expect(first(false)).toBe(0);
    expect(first(true)).toBe(1);
  });

  test("sees what an evaluation says only when the turn is over", () => {
    const state = playing();
    const now = turns(state);
    const late = (line: State, player: number) => (turns(line) === now ? 0 : lead(line, player));
    const played: BotGame = { game, turns, follow, evaluate: late };
    expect(new Set(judged(played, state, "greedy").map(({ worth }) => worth))).toEqual(new Set([0]));
    const actions = game.decision(state)?.actions;
    const costs = actions?.all().map(({ card = -1 }) => (Number(card) < 0 ? 0 : at(TOY_CONTENT.costs, at(state.card, Number(card)))));
    const [best] = judged(played, state, "search:30");
    expect(costs?.[best?.action ?? 0]).toBe(Math.max(...(costs ?? [])));
  });

  test("asks a game that has an outlook for that where a turn has ended, and for its evaluation one action ahead", () => {
    const state = playing();
    const asked = { evaluate: 0, outlook: 0 };
    const sees = (what: keyof typeof asked) => (line: State, player: number) => {
      asked[what]++;
      expect(turns(line) === turns(state)).toBe(what === "evaluate");
      return lead(line, player);
    };
    judged({ game, turns, follow, evaluate: sees("evaluate"), outlook: sees("outlook") }, state, "search:30");
    expect(Math.min(asked.evaluate, asked.outlook)).toBeGreaterThan(2);
  });

  test("drops what falls behind, and spends about as many lines as it is given", () => {
    const state = playing();
    let lines = 0;
    const evaluate = (line: State, player: number) => {
      if (turns(line) > turns(state)) lines += 0.5;
      return lead(line, player);
    };
    const all = judged({ game, turns, follow, evaluate }, state, "search:12");
    expect(lines).toBeLessThan(12 + all.length);
    expect(lines).toBe(all.reduce((sum, { states }, i) => sum + (i < 4 ? states : 0), 0));
    expect(new Set(all.map(({ action }) => action)).size).toBe(all.length);
  });
});
