/**
 * How a position of San looks for a player: a race. For each of the three goals it counts what is still missing and what a turn brings on
 * average, and compares on which turn each player would be there. Only for bots: no rule asks it.
 */
import type { Game } from "../../../kernel/game.ts";
import { type Part, type PartWords, partsOf, type TellPart } from "../../../kernel/parts.ts";
import { at, missing, type Player } from "../../../kernel/state.ts";
import { CORRUPTION, EQUIPMENT, HACKING, PROPAGANDA, type SanContent, VIRUS } from "../content.ts";
import { CORRUPTED_TO_WIN, corruptedCount, LAST_STAGE } from "../endings.ts";
import { cardsIn, DECK, DISCARD, HAND, opponentOf, PLAY_AREA, type SanState, type SanView, SLOTS, SUN, VIRUS_STACK } from "../layout.ts";
import { handTarget } from "../turn/discard-refill.ts";
import { typeFits } from "../turn/play.ts";
import { CORRUPTION_COST } from "../zones/corruption.ts";
import { crossingCost } from "../zones/propaganda.ts";
import { type Brings, bringsOf } from "./brings.ts";

/** Turns of difference that make a position nearly won. */
const SCALE = 6;
/** How much a second goal that is nearly as near counts, in turns. */
const BREADTH = 1.5;
/** Share of the icons of a turn that are not lost: threes, whole crossings and the opponent's steps back take the rest. */
const USED = [0, 0.85, 0.8, 0.9] as const;
/** What an icon is worth that is too few for anything now. */
const LOOSE = 0.3;
/** Share of the icons of a card that is played once and is still to come. */
const ONCE = 0.5;
/** Icons that one Revenue will buy, in hand and as an average of each turn. */
const REVENUE_NOW = 0.3;
const REVENUE_EACH_TURN = 0.6;
/** Turns beyond which it does not matter how far a goal is. */
const FAR = 200;

/** Answers that a text is given at most until it asks no more. */
const ANSWERS = 12;

/** Looks at positions of a game that is played with these cards. Answers -1 … 1. */
export function sanEvaluation(game: Game<SanState>, content: SanContent): (state: SanState, player: Player) => number {
  let designs: Designs | undefined;
  const race = (state: SanView, player: Player): number => {
    designs ??= designsOf(content, bringsOf(game, content));
    const lead = arrival(state, content, designs, opponentOf(player)) - arrival(state, content, designs, player);
    return Math.tanh(lead / SCALE);
  };
  const quiet = (state: SanState): boolean => {
    const kind = game.decision(state)?.kind;
    return kind === undefined || kind === "play" || kind === "buy";
  };
  /** While a text asks, a position is as good as what the player can make of it: taking all it offers, or nothing. */
  const settled = (state: SanState, last: boolean): number => {
    const line = game.fork(state);
    for (let i = 0; i < ANSWERS && !quiet(line); i++) game.applyAt(line, last ? game.offers(line) - 1 : 0);
    return line.ended === 0 ? race(line, state.active) : at(line.returns, state.active);
  };
  return (state, player) => {
    if (quiet(state)) return race(state, player);
    const best = Math.max(settled(state, false), settled(state, true));
    return player === state.active ? best : -best;
  };
}

/** What a player is nearer to, or the opponent. */
const WAYS: readonly PartWords[] = [
  { more: "nothing", less: "nothing" },
  { more: "a shorter way to the last Corruption", less: "a longer way to the last Corruption" },
  { more: "a shorter way across the Banner", less: "a longer way across the Banner" },
  { more: "a shorter way past their last Virus", less: "a longer way past their last Virus" },
];
const THEIRS: PartWords = { more: "an opponent who needs longer", less: "an opponent who needs less time" };

/** What a position is judged by: how near each way to win is, and how near the opponent is. */
export function sanParts(game: Game<SanState>, content: SanContent): (state: SanState, player: Player) => readonly Part[] {
  let designs: Designs | undefined;
  return (state, player) => {
    designs ??= designsOf(content, bringsOf(game, content));
    const known = designs;
    const own = partsOf((tell) => arrival(state, content, known, player, tell));
    const other = opponentOf(player);
    const theirs = arrival(state, content, known, other) - turnsBegun(state, other);
    return [...own, { ...THEIRS, points: -nearness(Math.max(0, theirs)) }];
  };
}

/** A turn that is saved counts the more, the nearer the end is. */
const nearness = (turns: number): number => -Math.log1p(turns);

/** The turn, counted for each player alone, on which a player would reach a goal if both went on as they are. */
function arrival(state: SanView, content: SanContent, designs: Designs, player: Player, tell?: TellPart): number {
  const cycle = cycleOf(state, designs, player);
  const hand = handOf(state, designs, player);
  const revenue = REVENUE_NOW * (player === state.active ? state.revenue + hand.revenue : 0);
  let near = 0;
  for (let type = CORRUPTION; type <= HACKING; type++) {
    const left = missingFor(state, content, player, type, numberAt(hand.icons, type)) - ONCE * numberAt(cycle.once, type);
    const eachTurn = numberAt(cycle.icons, type) + cycle.share * (revenue + REVENUE_EACH_TURN * cycle.revenue);
    const turns = Math.min(FAR, Math.max(0, left) / (numberAt(USED, type) * eachTurn + 0.05));
    tell?.(at(WAYS, type), nearness(turns));
    near += Math.exp(-turns / BREADTH);
  }
  return turnsBegun(state, player) - BREADTH * Math.log(near + 1e-60);
}

/** Turns that a player has begun: every second of all, the one that is under way among the active player's. */
const turnsBegun = (state: SanView, player: Player): number =>
  player === state.active ? Math.ceil(state.turn / 2) : Math.floor(state.turn / 2);

/** What is asked of designs a million times a second, by card index. Of icons a list for each type. */
type Designs = {
  readonly type: readonly number[];
  readonly revenue: readonly number[];
  readonly icons: readonly (readonly number[])[];
  /** Of those that come back turn after turn, and of those that are played once and gone (SAN-13.2). */
  readonly lasting: readonly (readonly number[])[];
  readonly once: readonly (readonly number[])[];
  /** Cards that they draw. */
  readonly drawn: readonly number[];
};

function designsOf({ type, revenue }: SanContent, { icons, cards, lasts }: Brings): Designs {
  const each = (counts: (design: number) => boolean) =>
    NO_ICONS.map((_, icon) => icons.map((brought, design) => (counts(design) ? at(brought, icon) : 0)));
  return {
    type,
    revenue,
    icons: each(() => true),
    lasting: each((design) => at(lasts, design)),
    once: each((design) => !at(lasts, design)),
    drawn: cards.map((more) => Math.max(0, more)),
  };
}

const NO_ICONS = [0, 0, 0, 0] as const;

/** A number of a list; for lists of numbers alone, so that it is found where it always is. */
const numberAt = (list: readonly number[], i: number): number => list[i] ?? missing(list, i);

type Cycle = {
  readonly icons: readonly number[];
  /** Icons of cards that are played once and gone. */
  readonly once: readonly number[];
  readonly revenue: number;
  /** How much of all cards is played in a turn. */
  readonly share: number;
};

/**
 * What a turn brings on average. In the long run every card of deck, hand and discard is played as often as any other, since what is not
 * played stays in hand (SAN-6.8); how many are played in a turn depends on how many are of the type that is played.
 */
function cycleOf(state: SanView, designs: Designs, player: Player): Cycle {
  const [, lastingC, lastingP, lastingH] = designs.lasting as Icons;
  const [, onceC, onceP, onceH] = designs.once as Icons;
  const { card } = state;
  const types = [0, 0, 0, 0, 0];
  let [count, revenue, drawn] = [0, 0, 0];
  let [sumC, sumP, sumH, comingC, comingP, comingH] = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < CYCLE.length; n++) {
    const zone = numberAt(CYCLE, n);
    const held = cardsIn(state, zone + player);
    count += held.length;
    for (let i = 0; i < held.length; i++) {
      const design = numberAt(card, numberAt(held, i));
      const type = numberAt(designs.type, design);
      types[type] = numberAt(types, type) + 1;
      revenue += numberAt(designs.revenue, design);
      drawn += numberAt(designs.drawn, design);
      sumC += numberAt(lastingC, design);
      sumP += numberAt(lastingP, design);
      sumH += numberAt(lastingH, design);
      // In play it has brought what it brings.
      if (zone === PLAY_AREA) continue;
      comingC += numberAt(onceC, design);
      comingP += numberAt(onceP, design);
      comingH += numberAt(onceH, design);
    }
  }
  const once = [0, comingC, comingP, comingH];
  if (count === 0) return { icons: [0, sumC, sumP, sumH], once, revenue: 0, share: 0 };
  const [, c = 0, p = 0, h = 0] = types;
  // Equipment and Virus cards are always played, Mercenaries as far as they are of one type (SAN-6.3 to SAN-6.5).
  const played = (count - c - p - h + Math.sqrt(c * c + p * p + h * h)) / count;
  const share = Math.min(1, (handTarget(state, player) * played * (1 + drawn / count)) / count);
  return { icons: [0, sumC * share, sumP * share, sumH * share], once, revenue: revenue * share, share };
}

/** Lists of designs for nothing and the three icons. */
type Icons = readonly [readonly number[], readonly number[], readonly number[], readonly number[]];

/** Where the cards lie that are drawn and played again and again. */
const CYCLE = [DECK, HAND, DISCARD, PLAY_AREA] as const;

type Hand = { readonly icons: readonly number[]; readonly revenue: number };

const NO_HAND: Hand = { icons: NO_ICONS, revenue: 0 };

/** What the hand can still bring this turn, by the type that would be played; the pools are counted with it. */
function handOf(state: SanView, { type: types, revenue, icons }: Designs, player: Player): Hand {
  if (player !== state.active) return NO_HAND;
  const pools = [0, state.corruption, state.propaganda, state.hacking];
  if (state.phase !== 1) return { icons: pools, revenue: 0 };
  const byType = [0, 0, 0, 0];
  const pays = [0, 0, 0, 0];
  let equipment = 0;
  const held = cardsIn(state, HAND + player);
  for (let i = 0; i < held.length; i++) {
    const design = numberAt(state.card, numberAt(held, i));
    const type = numberAt(types, design);
    if (type === VIRUS || !typeFits(state, type)) continue;
    if (type === EQUIPMENT) {
      equipment += numberAt(revenue, design);
      for (let icon = CORRUPTION; icon <= HACKING; icon++) pools[icon] = numberAt(pools, icon) + numberAt(at(icons, icon), design);
    } else {
      byType[type] = numberAt(byType, type) + numberAt(at(icons, type), design);
      pays[type] = numberAt(pays, type) + numberAt(revenue, design);
    }
  }
  for (let icon = CORRUPTION; icon <= HACKING; icon++) pools[icon] = numberAt(pools, icon) + numberAt(byType, icon);
  return { icons: pools, revenue: equipment + Math.max(numberAt(pays, 1), numberAt(pays, 2), numberAt(pays, 3)) };
}

/** Icons of a type that are missing to its goal, when so many can be spent this turn. */
function missingFor(state: SanView, content: SanContent, player: Player, type: number, icons: number): number {
  if (type === CORRUPTION) {
    const left = CORRUPTION_COST * (CORRUPTED_TO_WIN - corruptedCount(state, player));
    const loose = icons % CORRUPTION_COST;
    return Math.max(0, left - (icons - loose) - LOOSE * loose);
  }
  if (type === PROPAGANDA) return missingToCross(state, content, player, icons);
  return Math.max(0, stepsToPass(state, content, player) - icons);
}

/** Propaganda for the cards still to be crossed, when so much can be spent on whole cards this turn (SAN-10.3). */
function missingToCross(state: SanView, content: SanContent, player: Player, icons: number): number {
  let [lacking, left, paying] = [0, icons, true];
  for (let stage = at(state.stage, player); stage < LAST_STAGE; stage++) {
    const cost = crossingCost(state, content, player, player === SUN ? stage - 1 : SLOTS - stage);
    paying &&= cost <= left;
    if (paying) left -= cost;
    else lacking += cost;
  }
  return Math.max(0, lacking - LOOSE * left);
}

/** Steps of the marker until all opposing Virus cards are passed (SAN-R14). */
function stepsToPass(state: SanView, content: SanContent, player: Player): number {
  const stack = cardsIn(state, VIRUS_STACK + opponentOf(player));
  let steps = 0;
  for (const card of stack) steps += at(content.spaces, at(state.card, card)) + 1;
  if (state.markerOn === player + 1) return steps + state.markerSpace;
  return state.markerOn === 0 ? steps : steps - state.markerSpace;
}
