import { describe, expect, test } from "vitest";
import { SHIPPED } from "../games/san/san.test-support.ts";
import { below, rngOf } from "../kernel/rng.ts";
import { at, fieldsOf, listOf, type State } from "../kernel/state.ts";
import { HAND, openToy } from "../kernel/toy/toy.test-support.ts";
import { playout } from "../lab/index.ts";
import { type Bot, type BotGame, botNamed, botsNamed, sightFrom, sightOf } from "./index.ts";
import { distinctOf } from "./same.ts";

/** The toy without an evaluation, and with a plain one: who has more. */
const TOY: BotGame = { game: openToy() };
const RICH: BotGame = { ...TOY, evaluate: (state, player) => (moneyOf(state, player) - moneyOf(state, 1 - player)) / 40 };
/** What players do as a matter of habit: what is offered first. */
const LINES: BotGame = { ...RICH, turns: (state) => Number(fieldsOf(state)["turn"]), follow: (state) => RICH.game.applyAt(state, 0) };
const moneyOf = (state: State, player: number) => at(listOf(state, "money"), player);

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

/** Games that the first bot wins, seats swapped, of `pairs` seeds. */
function won(played: BotGame, first: string, second: string, pairs: number): number {
  let games = 0;
  for (let seed = 0; seed < pairs; seed++)
    for (const seats of [
      [first, second],
      [second, first],
    ]) {
      const last = playout(played, seats.map(bot), { seed, options: undefined });
      if (last.returns[seats.indexOf(first)] === 1) games++;
    }
  return games;
}

describe("Bots", () => {
  test.each([
    ["greedy", "by playing on", TOY],
    ["search:40", "by playing on", TOY],
    ["search:40", "by evaluation", RICH],
    ["search:20", "along lines of play", LINES],
    ["tree:60", "by playing on", TOY],
    ["tree:60", "by evaluation", RICH],
    ["tree:60", "along lines of play", LINES],
  ])("%s beats random %s", (name, _how, played) => {
    expect(won(played, name, "random", 4)).toBeGreaterThanOrEqual(6);
  });

  test("novice takes one of the better actions, not always the best, and never the worst of several", () => {
    const taken = { best: 0, less: 0 };
    for (let seed = 1; seed <= 6; seed++)
      playout(RICH, [bot("novice"), bot("novice")], { seed, options: undefined }, (state, { kind, player, actions }, chosen) => {
        if (kind !== "play") return;
        const leads = actions.all().map((action) => {
          const next = RICH.game.fork(state);
          RICH.game.apply(next, action);
          return moneyOf(next, player) - moneyOf(next, 1 - player);
        });
        const [most, least, mine] = [Math.max(...leads), Math.min(...leads), at(leads, chosen)];
        if (most === least) return;
        expect(mine).toBeGreaterThanOrEqual((most + least) / 2);
        taken[mine === most ? "best" : "less"]++;
      });
    expect(taken.best).toBeGreaterThan(0);
    expect(taken.less).toBeGreaterThan(0);
  });

  test("greedy does what the evaluation likes best", () => {
    let asked = 0;
    playout(RICH, [bot("greedy"), bot("greedy")], { seed: 2, options: undefined }, (state, { kind, player, actions }, chosen) => {
      if (kind !== "play") return;
      const leads = actions.all().map((action) => {
        const next = RICH.game.fork(state);
        RICH.game.apply(next, action);
        return moneyOf(next, player) - moneyOf(next, 1 - player);
      });
      expect(leads[chosen]).toBe(Math.max(...leads));
      if (new Set(leads).size > 1) asked++;
    });
    expect(asked).toBeGreaterThan(3);
  });

  test.each(["random", "greedy", "search:20", "tree:60"])("%s chooses the same whatever is hidden from it (law 5)", (name) => {
    let looked = 0;
    for (const [played, options, every] of [
      [TOY, undefined, 1],
      [RICH, undefined, 1],
      [LINES, undefined, 1],
      [SHIPPED, SHIPPED.options.standard, 40],
    ] as const) {
      const others = rngOf(9);
      playout(played, [bot("random"), bot("random")], { seed: 5, options }, (state, { player, actions }) => {
        if (actions.length < 2 || state.decisions % every !== 0) return;
        const seed = below(others, 1000);
        const choices = [state, played.game.redeal(state, player, others), played.game.redeal(state, player, others)].map((dealt) =>
          bot(name).choose(sightOf(played, dealt, player), rngOf(seed)),
        );
        expect(new Set(choices).size).toBe(1);
        looked++;
      });
    }
    expect(looked).toBeGreaterThan(20);
  });

  test.each(["greedy", "search:60", "tree:60"])("%s says what it thought of what it looked at, the chosen action first", (name) => {
    const state = TOY.game.start({ seed: 3 }, undefined);
    while (TOY.game.decision(state)?.kind !== "play") TOY.game.applyAt(state, 0);
    const sight = sightOf(RICH, state, TOY.game.decision(state)?.player ?? 0);
    const judged = bot(name).judge?.(sight, rngOf(4)) ?? [];
    expect(judged[0]?.action).toBe(bot(name).choose(sight, rngOf(4)));
    expect(new Set(judged.map(({ action }) => action)).size).toBe(judged.length);
    expect(judged.length).toBe(distinctOf(TOY.game, state, sight.tries()).length);
    expect(judged.every(({ worth, states }) => Math.abs(worth) <= 1 && states > 0)).toBe(true);
    expect(bot("random").judge).toBeUndefined();
  });

  test("an observation that was sent elsewhere is enough to choose the same", () => {
    const state = TOY.game.start({ seed: 8 }, undefined);
    const player = TOY.game.decision(state)?.player ?? 0;
    const sent = JSON.parse(JSON.stringify(TOY.game.observe(state, player)));
    for (const played of [RICH, LINES])
      for (const name of ["random", "greedy", "search:60", "tree:60"])
        expect(bot(name).choose(sightFrom(played, sent), rngOf(2))).toBe(bot(name).choose(sightOf(played, state, player), rngOf(2)));
  });

  test("a bot is handed no state, only what fits what its player knows", () => {
    const state = TOY.game.start({ seed: 1 }, undefined);
    const sight = sightOf(TOY, state, 0);
    const holders = Object.values(sight).filter((value) => typeof value === "object" && value !== null && "rng" in value);
    expect(holders).toEqual([]);
    const hands = Array.from({ length: 20 }, (_, seed) => {
      const world = sight.imagine(rngOf(seed));
      return [0, 1].map((player) =>
        at(world.zones, HAND + player)
          .map((id) => world.card[id])
          .join(),
      );
    });
    expect(new Set(hands.map(([own]) => own)).size).toBe(1);
    expect(new Set(hands.map(([, other]) => other)).size).toBeGreaterThan(5);
  });

  test("greedy looks in a second state only at what shows something, or depends on chance", () => {
    const close: BotGame = { ...RICH, evaluate: (state, player) => (RICH.evaluate?.(state, player) ?? 0) / 100 };
    const looked = { once: 0, again: 0 };
    playout(RICH, [bot("random"), bot("random")], { seed: 4, options: undefined }, (state, { player, actions }) => {
      if (actions.length < 2) return;
      const shows = actions.all().some((action) => {
        const next = close.game.fork(state);
        close.game.apply(next, action);
        const isNew = next.seen.some((seen, card) => (seen & ~at(state.seen, card) & (1 << player)) !== 0);
        return isNew || next.rng.drawn !== state.rng.drawn;
      });
      const sight = sightOf(close, state, player);
      const imagine = sight.imagine.bind(sight);
      let states = 0;
      sight.imagine = (rng) => {
        states++;
        return imagine(rng);
      };
      bot("greedy").choose(sight, rngOf(1));
      if (!shows) expect(states).toBe(1);
      looked[states === 1 ? "once" : "again"]++;
    });
    expect(looked.once).toBeGreaterThan(0);
    expect(looked.again).toBeGreaterThan(0);
  });

  test("copies of a card in one place are one action to look at", () => {
    const state = TOY.game.start({ seed: 3 }, undefined);
    while (TOY.game.decision(state)?.kind !== "play") TOY.game.applyAt(state, 0);
    const all = Array.from({ length: TOY.game.offers(state) }, (_, i) => i);
    const cards = at(state.zones, HAND + (TOY.game.decision(state)?.player ?? 0)).map((id) => state.card[id]);
    expect(new Set(cards).size).toBeLessThan(cards.length);
    const kept = distinctOf(TOY.game, state, all);
    expect(kept.length).toBe(new Set(cards).size + all.length - cards.length);
  });

  test("are asked for by name", () => {
    expect([bot("search").name, bot(" search:7").name, bot("tree").name]).toEqual(["search:400", "search:7", "tree:2000"]);
    const seats = botsNamed("random,greedy", 2);
    expect(seats.ok && seats.value.map(({ name }) => name)).toEqual(["random", "greedy"]);
    expect(botsNamed("random", 2)).toEqual({ ok: false, error: "The game needs 2 seats, separated by commas; “random” has 1." });
    for (const [name, error] of [
      ["clever", "There is no bot “clever”. Bots: random, novice, greedy, search, search:NODES, tree, tree:NODES."],
      ["greedy:3", "There is no bot “greedy:3”. Bots: random, novice, greedy, search, search:NODES, tree, tree:NODES."],
      ["search:1:2", "There is no bot “search:1:2”. Bots: random, novice, greedy, search, search:NODES, tree, tree:NODES."],
      ["search:0", "“search:0”: a search takes 1 to 1000000 nodes."],
      ["search:many", "“search:many”: a search takes 1 to 1000000 nodes."],
      ["tree:0", "“tree:0”: a tree takes 1 to 1000000 nodes."],
      ["tree:", "“tree:”: a tree takes 1 to 1000000 nodes."],
      ["search:9999999", "“search:9999999”: a search takes 1 to 1000000 nodes."],
    ] as const)
      expect(botNamed(name)).toEqual({ ok: false, error });
  });
});
