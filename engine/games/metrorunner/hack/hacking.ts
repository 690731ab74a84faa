/** Chapter MR-11: the Hack action: cycle, declare, manipulate, evaluate. Each manipulation is one decision; paying for it is the next. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { type Need, nothing, type Offer, offersChoice, oneVerb } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { ongoingOf } from "../jobs/abilities.ts";
import { IN_ACTION, mostPayable, PAYING_MANIPULATION } from "../jobs/paying.ts";
import { CELLS, CHARACTER, type MetroEngine, type MetroState, type MetroView, NETWORKS, NOWHERE, SIDES, topOf } from "../layout.ts";
import type { Line } from "../moments.ts";
import { crashOffer, viralOffer } from "../turn/boosts.ts";
import { cycleNetwork, declareNetwork, discardNetwork, endHack, manipulate, noteCycle, placeBrute } from "./events-hack.ts";
import { ALPHA_HACK, BETA_HACK, CORE, connectedOf, fitsGrid, openCells, unlockedBy } from "./grid.ts";
import { BASIC, cellWord, LINE_WORDS, lineWay, ROTATES, SHIFTS, SWAPS, wayWord } from "./moves.ts";

/** Manipulations that cost nothing (MR-11.4). */
export const FREE = 2;
/** Manipulations of the active player's Hack action that are free, with abilities (MR-R56). */
export const freeManipulations = (state: MetroView, engine: MetroEngine): number =>
  FREE + ongoingOf(state, engine, state.active, "manipulations");
export const SIDE_WORDS = ["left", "right"] as const;

type Next = "choose" | "pay" | "stop";
type HackOffer = Offer<MetroState, MetroContent, Next>;
type HackNeed = Need<MetroState, MetroContent>;

/** Slots: the manipulation that is being paid for, 1 if it is the character's own; then what was hacked, and the next reward. */
const MANIPULATION = 0;
const OWN = 1;
const HACKED = 2;
const REWARD = 3;

const undeclared: HackNeed = {
  rule: "MR-11.3",
  holds: (state) => state.declared === NOWHERE,
  reason: () => "You have declared a network and cannot change it",
};
const declared: HackNeed = { rule: "MR-11.3", holds: (state) => state.declared !== NOWHERE, reason: () => "Declare a network first" };
const affordable: HackNeed = {
  rule: "MR-11.4",
  holds: (state, _frame, engine) => state.manipulations < freeManipulations(state, engine) || mostPayable(state, IN_ACTION) > 0,
  reason: () => "A third manipulation costs a cube, and you have nothing to pay with",
};

const isThere = (state: MetroView, side: number): boolean => topOf(state, NETWORKS + side) !== undefined;
const network = (
  verb: string,
  needs: readonly HackNeed[],
  carryOut: (state: MetroView, engine: MetroEngine, side: number) => void,
): HackOffer => ({
  verb,
  form: { kind: verb, members: { network: "words" } },
  needs,
  items(_state, into) {
    for (let side = 0; side < SIDES; side++) into.push(side);
  },
  fits: [{ rule: "MR-11.18", holds: (state, side) => isThere(state, side), reason: () => "There is no network card there" }],
  action: (_state, side) => ({ kind: verb, network: at(SIDE_WORDS, side) }),
  carryOut(state, side, _frame, engine) {
    carryOut(state, engine, side);
    return "choose";
  },
});

/** One card may be cycled (MR-11.2). */
const cycle = network(
  "cycle",
  [
    undeclared,
    { rule: "MR-11.2", holds: (state) => state.cycled === 0, reason: () => "You can cycle only one network card in a Hack action" },
  ],
  (state, engine, side) => {
    engine.propose(state, noteCycle);
    engine.propose(state, cycleNetwork, side);
  },
);
/** One of the two visible cards is attempted (MR-11.3). */
const declare = network("declare", [undeclared], (state, engine, side) => engine.propose(state, declareNetwork, state.active, side));

/** A free manipulation is done at once; a paid one is paid for first (MR-11.4). */
function begin(state: MetroView, engine: MetroEngine, frame: number, move: number, own: number): Next {
  if (state.manipulations < freeManipulations(state, engine)) {
    engine.propose(state, manipulate, state.active, move, own);
    return "choose";
  }
  setSlot(state, frame, MANIPULATION, move);
  setSlot(state, frame, OWN, own);
  return "pay";
}

const WAYS = 2;
const rotate: HackOffer = {
  verb: "rotate",
  form: { kind: "rotate", members: { cell: "number", way: "words" } },
  needs: [declared, affordable],
  items: (_state, into) => void ROTATES.forEach((_, i) => void into.push(i)),
  action: (_state, i) => ({ kind: "rotate", cell: Math.trunc(i / WAYS), way: wayWord(i % WAYS === 0 ? 1 : 3) }),
  carryOut: (state, i, frame, engine) => begin(state, engine, frame, i, 0),
};
const swap: HackOffer = {
  verb: "swap",
  form: { kind: "swap", members: { cells: "words" } },
  needs: [declared, affordable],
  items: (_state, into) => void SWAPS.forEach((_, i) => void into.push(i)),
  action: (_state, i) => ({ kind: "swap", cells: pairWords(i) }),
  carryOut: (state, i, frame, engine) => begin(state, engine, frame, ROTATES.length + i, 0),
};
const shift: HackOffer = {
  verb: "shift",
  form: { kind: "shift", members: { line: "words", way: "words" } },
  needs: [declared, affordable],
  items: (_state, into) => void SHIFTS.forEach((_, i) => void into.push(i)),
  action: (_state, i) => ({ kind: "shift", line: at(LINE_WORDS, Math.trunc(i / WAYS)), way: lineWay(Math.trunc(i / WAYS), i % WAYS) }),
  carryOut: (state, i, frame, engine) => begin(state, engine, frame, ROTATES.length + SWAPS.length + i, 0),
};
/** "1 and 2" of a swap. */
const pairWords = (i: number): string => at(SWAPS, i).words.replace("swap tiles ", "");

/** Whether the character's own manipulation can be used again, with abilities (MR-11.10, MR-R67). */
export const hasOwnManipulation = (state: MetroView, engine: MetroEngine): boolean =>
  state.ownManipulation <= ongoingOf(state, engine, state.active, "own manipulations");
const characterOf = (state: MetroView): number => at(state.card, topOf(state, CHARACTER + state.active) ?? 0);
/** The character's own manipulation, once a Hack action (MR-11.10). */
const own: HackOffer = {
  verb: "use character",
  form: { kind: "use character", members: { how: "words" } },
  needs: [
    declared,
    affordable,
    {
      rule: "MR-11.10",
      holds: (state, _frame, engine) => hasOwnManipulation(state, engine),
      reason: () => "You have already used your character's manipulation in this Hack action",
    },
    {
      rule: "MR-R44",
      holds: (state, _frame, { content }) => !content.texts.isLocked(at(state.card, topOf(state, NETWORKS + state.declared) ?? 0)),
      reason: () => "Character manipulations cannot be used on this network",
    },
  ],
  items(state, into, _frame, { content }) {
    const { first, count } = at(content.ownMoves, characterOf(state));
    for (let i = 0; i < count; i++) if (fitsGrid(state, content, at(content.moves, first + i))) into.push(first + i);
  },
  action: (_state, move, _frame, { content }) => ({ kind: "use character", how: at(content.moves, move).words }),
  carryOut: (state, move, frame, engine) => begin(state, engine, frame, move, 1),
};

/** A brute force token, free, once a Hack action, never on the skull (MR-11.12, MR-11.11). */
const brute: HackOffer = {
  verb: "brute force",
  form: { kind: "brute force", members: { cell: "number" } },
  needs: [
    declared,
    {
      rule: "MR-R18",
      holds: (state) => state.bruteOn === NOWHERE,
      reason: () => "A brute force token is on a tile already, and you cannot take it back",
    },
    { rule: "MR-11.12", holds: (state) => at(state.brute, state.active) > 0, reason: () => "You have no brute force token" },
  ],
  items(_state, into) {
    for (let cell = 0; cell < CELLS; cell++) into.push(cell);
  },
  fits: [
    {
      rule: "MR-11.11",
      holds: (state, cell, _frame, { content }) => state.tile[cell] !== content.skull,
      reason: (_state, cell) => `Tile ${cellWord(cell)} is the skull`,
    },
  ],
  action: (_state, cell) => ({ kind: "brute force", cell }),
  carryOut(state, cell, _frame, engine) {
    engine.propose(state, placeBrute, state.active, cell);
    return "choose";
  },
};
/** The manipulations end, and the hack is judged (MR-11.14). */
const stop: HackOffer = { verb: "stop", needs: [declared], items: nothing, action: () => ({ kind: "stop" }), carryOut: () => "stop" };

/** Section 2.6: boosts between two commands. */
const OFFERS: readonly HackOffer[] = [
  ...[cycle, declare, rotate, swap, shift, own, brute],
  ...[crashOffer<Next>("choose"), viralOffer<Next>("choose"), stop],
];

const codeOf = (offer: HackOffer) => oneVerb(OFFERS, offer).code;
const BASIC_CODES = [
  ...ROTATES.map((_, i) => codeOf(rotate)(i)),
  ...SWAPS.map((_, i) => codeOf(swap)(i)),
  ...SHIFTS.map((_, i) => codeOf(shift)(i)),
];
/** Codes of what can be done in a hack, for bots: a network by its side, a basic manipulation and one of the character by number, a token by its cell. */
export const HACK_CODES = {
  declare: codeOf(declare),
  basic: (move: number): number => at(BASIC_CODES, move),
  own: codeOf(own),
  brute: codeOf(brute),
  stop: codeOf(stop)(0),
};

const REWARDS: readonly (readonly [bit: number, line: Line])[] = [
  [CORE, "core"],
  [ALPHA_HACK, "alpha"],
  [BETA_HACK, "beta"],
];

export const HACKING = procedures<MetroState, MetroContent>()("hack", {
  choose: offersChoice<MetroState, MetroContent, Next>({
    kind: "hack",
    rule: "MR-11.1",
    player: (state) => state.active,
    prompt: (state, _frame, engine) =>
      state.declared === NOWHERE
        ? "Declare a network, or cycle one"
        : state.manipulations < freeManipulations(state, engine)
          ? `Manipulate the grid: ${freeManipulations(state, engine) - state.manipulations} free, or stop`
          : "Manipulate the grid for a cube, or stop",
    offers: OFFERS,
  }),
  pay(state, _frame, engine) {
    engine.call(state, PAYING_MANIPULATION, 1);
    return "paid";
  },
  paid(state, frame, engine) {
    engine.propose(state, manipulate, state.active, slot(state, frame, MANIPULATION), slot(state, frame, OWN));
    return "choose";
  },
  // MR-11.14, MR-R19, MR-R20: judged once, on the final grid; what is unlocked is read before the rewards.
  stop(state, frame, engine) {
    const card = topOf(state, NETWORKS + state.declared) ?? 0;
    const connected = connectedOf(openCells(state, engine.content), engine.content, at(state.card, card));
    setSlot(state, frame, HACKED, connected & unlockedBy(state, engine, state.active));
    return connected === 0 ? "fail" : "reward";
  },
  // MR-11.15
  reward(state, frame, engine) {
    const next = slot(state, frame, REWARD);
    const reward = REWARDS[next];
    setSlot(state, frame, REWARD, next + 1);
    if (reward === undefined) return "place";
    const [bit, line] = reward;
    if ((slot(state, frame, HACKED) & bit) !== 0)
      engine.content.texts.begin(state, engine, topOf(state, NETWORKS + state.declared) ?? 0, line);
    return "reward";
  },
  // MR-11.16
  place(state, _frame, engine) {
    engine.content.texts.begin(state, engine, topOf(state, NETWORKS + state.declared) ?? 0, "placement");
    return "discard";
  },
  discard(state, _frame, engine) {
    engine.propose(state, discardNetwork, topOf(state, NETWORKS + state.declared) ?? 0);
    return "end";
  },
  // MR-11.17
  fail(state, _frame, engine) {
    const card = topOf(state, NETWORKS + state.declared) ?? 0;
    engine.propose(state, cycleNetwork, state.declared);
    engine.content.texts.begin(state, engine, card, "failure");
    return "end";
  },
  end(state, _frame, engine) {
    engine.propose(state, endHack, state.active);
    return "done";
  },
});

/** How many basic manipulations there are; a character's own come after them. */
export const BASIC_COUNT = BASIC.length;
