/**
 * Random positions of the shipped cards, taken up in the Challenge phase and played at random: what is remembered of characteristics and geometry, and what is on offer, is what
 * it would be if it were derived anew, optimised and plain execution agree, and no law of the game breaks.
 */
import { expect, test } from "vitest";
import { digestOf } from "../../kernel/digest.ts";
import { forkState } from "../../kernel/fork.ts";
import { imaginingFor } from "../../kernel/imagine.ts";
import { below, type Rng, rngOf } from "../../kernel/rng.ts";
import { at } from "../../kernel/state.ts";
import { cardsIn, LAYOUT, type MegacorpState, NETWORK, TRAIT_NAMES } from "./layout.ts";
import { type Lying, SHIPPED_CARDS, type Table, table, texted } from "./megacorp.test-support.ts";
import { cardAt, connectedIn, slotOf } from "./network/network.ts";
import { BANS } from "./state/changes.ts";
import { fullScoreOf, hasTag, isBanned, keywordsOf, scoreOf, valuationOf } from "./state/characteristics.ts";

const CONTENT = texted(SHIPPED_CARDS);
const named = (fits: (card: (typeof SHIPPED_CARDS)[number]) => boolean) => SHIPPED_CARDS.filter(fits).map(({ name }) => name);
const BUSINESSES = named(({ kind }) => kind === "business");
const CHARACTERS = named(({ kind }) => kind === "character");
const BONDING = named(({ text }) => /\bBond\./.test(text));
const OTHERS = named(({ kind, text }) => ["location", "event", "equipment"].includes(kind) && !/\bBond\b/.test(text));
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const pick = <T>(rng: Rng, list: readonly T[]): T => at(list, below(rng, list.length));

/** A network that has grown at random from its Business. */
function network(rng: Rng, players: number): Lying[] {
  const lying: Lying[] = [{ card: pick(rng, BUSINESSES), at: [0, 0] }];
  const taken: (readonly [number, number])[] = [[0, 0]];
  for (let i = 0; i < 9; i++) {
    const [x, y] = pick(rng, taken);
    const [dx, dy] = pick(rng, STEPS);
    const slot = [x + dx, y + dy] as const;
    if (taken.some((other) => other[0] === slot[0] && other[1] === slot[1])) continue;
    taken.push(slot);
    const name = pick(rng, below(rng, 3) > 0 ? CHARACTERS : OTHERS);
    const foreign = below(rng, 6) === 0 ? { controller: below(rng, players), owner: below(rng, players) } : undefined;
    lying.push({ card: name, at: slot, ...foreign });
    if (CHARACTERS.includes(name) && !foreign && below(rng, 3) === 0) lying.push({ card: pick(rng, BONDING), under: name });
  }
  return lying;
}

function position(seed: number, plain: boolean): Table {
  const rng = rngOf(seed);
  const players = 2 + below(rng, 3);
  const cards = [...CHARACTERS, ...OTHERS, ...BONDING];
  const seats = Array.from({ length: players }, () => ({
    network: network(rng, players),
    hand: Array.from({ length: 3 }, () => pick(rng, cards)),
    main: Array.from({ length: 20 }, () => pick(rng, cards)),
    money: 60,
  }));
  return table({ cards: SHIPPED_CARDS, content: CONTENT, seats, stand: "challenge phase", plain, asksPriority: true });
}

/** Plays a random choice, a pass three times of four; says the position after it. */
function step(t: Table, rng: Rng): string {
  const pass = t.asked?.kind === "priority" && below(rng, 4) > 0;
  const i = pass ? (t.asked?.actions.indexOf({ kind: "pass" }) ?? 0) : below(rng, t.engine.legal(t.state).length);
  t.engine.choose(t.state, i);
  return digestOf(LAYOUT, t.state);
}

/** All that is derived of the cards in networks. */
function derived(state: MegacorpState, { engine }: Table): unknown {
  return Array.from({ length: state.players }, (_, player) =>
    cardsIn(state, NETWORK + player).map((card) => [
      TRAIT_NAMES.map((_name, trait) => [scoreOf(state, engine, card, trait), fullScoreOf(state, engine, card, trait)]),
      valuationOf(state, engine, card),
      keywordsOf(state, engine, card).map(({ id, source }) => [id, source]),
      CONTENT.tagNames.filter((tag) => hasTag(state, engine, card, tag)),
      BANS.filter((ban) => isBanned(state, engine, card, ban)),
      connectedIn(state, CONTENT, player).has(card),
      cardAt(state, slotOf(state, card)),
    ]),
  );
}

test.each(Array.from({ length: 12 }, (_, i) => 1000 + i))("position %i", (seed) => {
  const tables = [position(seed, false), position(seed, true)] as const;
  const choices = [rngOf(seed), rngOf(seed)] as const;
  for (let i = 0; i < 60 && tables[0].asked; i++) {
    const [optimised, plain] = tables.map((t, n) => step(t, at(choices, n)));
    expect(plain).toBe(optimised);
    expect(tables[0].faults).toEqual([]);
    // Of which nothing is remembered.
    const copy = { ...forkState(LAYOUT, tables[0].state), memos: [] };
    tables[0].engine.refresh(copy);
    expect(copy.legal).toEqual(tables[0].engine.legal(tables[0].state));
    expect(derived(tables[0].state, tables[0])).toEqual(derived({ ...tables[0].state, memos: [] }, tables[0]));
  }
});

/** How many states are imagined at a position, how many lines are played in each, and how far. */
const [WORLDS, LINES, LENGTH] = [3, 3, 6];

test.each(Array.from({ length: 6 }, (_, i) => 2000 + i))("what is known of lines of play from position %i is so in all of them", (seed) => {
  const t = position(seed, false);
  const { engine } = t;
  const choices = rngOf(seed);
  for (let i = 0; i < 12 && t.asked; i++) {
    const imagine = imaginingFor(engine, t.state, t.asked.player);
    for (let world = 0; world < WORLDS; world++) {
      const imagined = imagine(choices) as MegacorpState;
      for (let line = 0; line < LINES; line++) {
        const state = forkState(LAYOUT, imagined);
        for (let n = 0; n < LENGTH && state.ended === 0; n++) {
          engine.choose(state, below(choices, engine.legal(state).length));
          expect(derived(state, t)).toEqual(derived({ ...state, memos: [] }, t));
        }
      }
    }
    step(t, choices);
  }
});
