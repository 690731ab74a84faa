/** What thinking bots make of positions that people know the answer to. The cards are the tests' own: no bot has seen them. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { some } from "../../../../tests/size.ts";
import { type Bot, type BotGame, botNamed, sightOf } from "../../../bots/index.ts";
import type { Action } from "../../../kernel/choice.ts";
import { openGame } from "../../../kernel/game.ts";
import { rngOf } from "../../../kernel/rng.ts";
import { at, type State } from "../../../kernel/state.ts";
import { playout } from "../../../lab/index.ts";
import type { MegacorpState } from "../layout.ts";
import { begin, CARDS, card, type Lying, type Table, type TableOptions, table, textFree } from "../megacorp.test-support.ts";
import { openMegacorp } from "../open.ts";
import { megacorpRules } from "../rules.ts";
import { pressureOn } from "./assault.ts";
import { megacorpEvaluation } from "./evaluate.ts";
import { promising } from "./promising.ts";
import { standing, standingAfter } from "./standing.ts";
import { worthOf } from "./worth.ts";

const POOL = [
  ...CARDS,
  card("Giant", { valuation: 5, scores: { IQ: 1, BQ: 5 } }),
  card("Wall", { kind: "location", valuation: 1, scores: { BQ: 9 } }),
  card("Gift", { valuation: 3, scores: { IQ: 2, EQ: 2, MQ: 2, BQ: 2 } }),
];
const CONTENT = textFree(POOL);
const position = (options: Omit<TableOptions, "cards" | "content">): Table => table({ ...options, cards: POOL, content: CONTENT });

const GAME = openGame(megacorpRules(CONTENT), CONTENT);
const { engine: ENGINE } = begin(2, 1, CONTENT);
const PLAYED = {
  game: GAME,
  ...megacorpEvaluation(GAME, ENGINE),
  promising: (state: MegacorpState, player: number, actions: readonly number[], few: boolean) =>
    promising(state, ENGINE, player, actions, few),
  isIdle: (kind: string, action: Action) => kind === "priority" && action.kind === "engage",
} as unknown as BotGame;

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

/** The index of what a bot would do. */
const chosen = (t: Table): number => bot("greedy").choose(sightOf(PLAYED, t.state as unknown as State, t.asked?.player ?? 0), rngOf(1));

/** The same in words. */
const choice = (t: Table): string => t.words(at(t.offered(), chosen(t)));

const BARE: readonly Lying[] = [{ card: "Tower", at: [0, 0] }];
const HOUSE = (...more: readonly Lying[]): readonly Lying[] => [...BARE, { card: "Boss", at: [0, 1] }, ...more];
const LONG = Array.from({ length: 20 }, () => "Clerk");

describe("A thinking bot", () => {
  test("attacks a Business that falls this turn, with everything, until it has fallen", () => {
    const attackers: Lying[] = [
      { card: "Giant", at: [1, 0] },
      { card: "Giant", at: [-1, 0] },
      { card: "Giant", at: [0, -1] },
    ];
    const t = position({
      seats: [
        { network: HOUSE(...attackers), main: LONG },
        { network: HOUSE(), main: LONG },
      ],
      stand: "challenge phase",
    });
    // The Tower has 8 BQ, and the Boss takes one attack for it: two of 5 and one of 4 get through.
    expect(pressureOn(t.state, t.engine, 0, 1, "now")).toBe(14 / 8);
    for (let i = 0; i < 40 && t.asked; i++) {
      t.engine.choose(t.state, chosen(t));
      t.pass();
    }
    expect(t.endings).toEqual(["MC-13.4"]);
    expect(t.state.returns).toEqual([1, -1]);
    expect(t.state.turn).toBe(3);
  });

  test("does not attack into a wall that kills nothing and shields all", () => {
    const t = position({
      seats: [
        { network: HOUSE({ card: "Clerk", at: [1, 0] }), main: LONG },
        { network: [...BARE, { card: "Giant", at: [0, 1] }, { card: "Wall", at: [1, 0] }], main: LONG },
      ],
      stand: "challenge phase",
    });
    expect(choice(t)).toBe("forfeit");
  });

  test("does not spend its last money before an End process (MC-13.1)", () => {
    const t = position({
      seats: [{ network: BARE.concat({ card: "Boss", at: [0, 1], engaged: true }), hand: ["Gift"], main: LONG, money: 3 }, { main: LONG }],
      asksPriority: true,
    });
    expect(t.offered("buy")).toHaveLength(1);
    expect(choice(t)).toBe("pass");
  });

  test("buys what helps, puts it beside its Business, and wastes no card on traits that it does not need", () => {
    const t = position({
      seats: [{ network: HOUSE(), hand: ["Gift"], main: LONG, money: 12 }, { main: LONG }],
      asksPriority: true,
    });
    expect(choice(t)).toBe("buy Gift");
    t.answer("buy Gift");
    const [, , network, x = 0, y = 0] = choice(t).split(" ").map(Number);
    expect([network, Math.abs(x) + Math.abs(y)]).toEqual([0, 1]);
  });

  test("buys an opponent's Business that stands for sale (MC-13.3)", () => {
    const t = position({
      seats: [
        { network: HOUSE(), hand: ["Gift"], main: LONG, money: 20 },
        {
          network: [
            { card: "Tower", at: [0, 0], engaged: true },
            { card: "Boss", at: [0, 1] },
          ],
          main: LONG,
        },
      ],
      asksPriority: true,
    });
    expect(choice(t)).toBe("buy Tower");
  });

  test("sells rather than go bankrupt (MC-13.1, MC-11.1)", () => {
    const t = position({
      seats: [{ network: HOUSE({ card: "Gift", at: [1, 0] }), main: LONG, money: 0 }, { main: LONG }],
      stand: "divest phase",
    });
    t.until("sell");
    expect(choice(t)).toMatch(/^sell (Gift|Boss)$/);
  });
});

describe("What is promising", () => {
  const looked = (t: Table, few = false) => {
    const all = t.offered().map((_, i) => i);
    return { all, some: promising(t.state, t.engine, t.asked?.player ?? 0, all, few) };
  };

  test("of places that come to the same one is looked at, and the best is among them", () => {
    const t = position({
      seats: [
        {
          network: HOUSE({ card: "Clerk", at: [1, 0] }, { card: "Clerk", at: [2, 0] }, { card: "Clerk", at: [5, 5] }),
          hand: ["Gift"],
          main: LONG,
          money: 12,
        },
        { network: HOUSE({ card: "Wall", at: [1, 0] }), main: LONG },
      ],
      asksPriority: true,
    });
    t.answer("buy Gift");
    const { all, some } = looked(t);
    const worth = (i: number) => PLAYED.ahead?.(t.state as unknown as State, i, 0, false) ?? Number.NaN;
    expect(some.length).toBeLessThan(all.length / 2);
    expect(Math.max(...some.map(worth))).toBe(Math.max(...all.map(worth)));
    expect(new Set(some.map(worth))).toEqual(new Set(all.map(worth)));
  });

  test("who decides by the look alone deploys beside the own Business where that can be, and never beside somebody else's", () => {
    const t = position({
      seats: [
        { network: HOUSE(), hand: ["Wall"], main: LONG, money: 30 },
        { network: HOUSE(), main: LONG },
      ],
      asksPriority: true,
    });
    t.act("buy", { card: t.card("Wall", (id) => t.state.owner[id] === 0) });
    for (let i = 0; i < 9 && t.asked?.kind !== "deploy"; i++) t.engine.choose(t.state, 0);
    expect(t.asked?.kind).toBe("deploy");
    const places = (of: readonly number[]) =>
      of.map((i) => at(t.offered(), i)).map(({ network, x, y }) => [network, Math.abs(Number(x)) + Math.abs(Number(y)) === 1]);
    const { some } = looked(t);
    const { some: few } = looked(t, true);
    expect(places(some)).toContainEqual([1, true]);
    expect(places(few).length).toBeGreaterThan(0);
    for (const place of places(few)) expect(place).toEqual([0, true]);
  });

  test("the few best attackers, purchases and sales are, with all else that is on offer", () => {
    const hand = ["Clerk", "Gift", "Giant", "Wall", "Clerk", "Gift", "Giant", "Clerk"];
    const t = position({
      seats: [
        { network: HOUSE(), hand, main: LONG, money: 30 },
        { network: HOUSE(), main: LONG },
      ],
      asksPriority: true,
    });
    const { all, some } = looked(t);
    const words = (of: readonly number[]) => of.map((i) => t.words(at(t.offered(), i)));
    expect(words(all)).toEqual(expect.arrayContaining(["buy Clerk", "buy Gift", "buy Giant", "buy Wall", "pass"]));
    expect(
      words(some)
        .filter((one) => one.startsWith("buy"))
        .sort(),
    ).toEqual(["buy Clerk", "buy Giant", "buy Giant", "buy Gift", "buy Gift", "buy Wall"]);
    expect(words(some).filter((one) => !one.startsWith("buy"))).toEqual(words(all).filter((one) => !one.startsWith("buy")));
    const { some: few } = looked(t, true);
    expect(words(few).filter((one) => one.startsWith("buy"))).toHaveLength(3);
    expect(some).toEqual(expect.arrayContaining([...few]));
  });
});

describe("A bot that follows lines of play", () => {
  test("beats one that looks one action ahead, from either seat", () => {
    const { cards, keywords, decks } = loadContent().content.megacorp;
    const opened = openMegacorp({ cards, keywords, decks });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { value: shipped } = opened;
    const first = some([0, 1, 2, 3]).flatMap((seed) =>
      [0, 1].map((seat) => {
        const bots = ["greedy", "greedy"].map((name, player) => bot(player === seat ? "search:20" : name));
        return at(playout(shipped, bots, { seed, options: shipped.options.standard }).returns, seat);
      }),
    );
    expect(first.filter((value) => value > 0).length / first.length).toBeGreaterThanOrEqual(5 / 8);
  }, 120_000);
});

describe("Where a turn has ended", () => {
  const AROUND = [
    [1, 0],
    [-1, 0],
    [0, -1],
  ] as const;
  const left = (money: number, docked = 4) => {
    const network = HOUSE(...AROUND.slice(0, docked - 1).map((where): Lying => ({ card: "Clerk", at: where })));
    const { state, engine } = position({ seats: [{ network, main: LONG, money }, { main: LONG }] });
    return { now: standing(state, engine, 0), after: standingAfter(state, engine, 0) };
  };

  test("each M of the last ones counts for more than within it, for others can take it (MC-13.1)", () => {
    for (let money = 1; money < 9; money++) {
      const [less, more] = [left(money), left(money + 1)];
      expect(more.after - less.after, `${money}M`).toBeGreaterThan(more.now - less.now);
    }
  });

  test("so does each of the last cards docked to the Business (MC-13.2)", () => {
    for (let docked = 1; docked < 4; docked++) {
      const [less, more] = [left(9, docked), left(9, docked + 1)];
      expect(more.after - less.after, `${docked} docked`).toBeGreaterThan(more.now - less.now);
    }
  });

  test("with money and cards enough nothing is different", () => {
    expect(left(9).after).toBe(left(9).now);
  });
});

describe("What a card is worth", () => {
  test("less engaged, orphaned or damaged than as it was bought", () => {
    const fresh = (lying: Partial<Lying>) => {
      const t = position({ seats: [{ network: HOUSE({ card: "Giant", at: [1, 0], ...lying }) }, {}] });
      return worthOf(t.state, t.engine, t.card("Giant"));
    };
    expect(fresh({ engaged: true })).toBeLessThan(fresh({}));
    expect(fresh({ damage: { BQ: 3 } })).toBeLessThan(fresh({}));
    expect(fresh({ at: [5, 5] })).toBeLessThan(fresh({}) / 2);
  });
});
