/**
 * How a position of San looks for a player: a race. For each of the three goals it counts what is still missing and what a turn brings on
 * average, and compares on which turn each player would be there. Only for bots: no rule asks it.
 */
import type { Game } from "../../../kernel/game.ts";
import { type Part, type PartWords, partsOf, type TellPart } from "../../../kernel/parts.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { CORRUPTION, EQUIPMENT, HACKING, PROPAGANDA, type SanContent, VIRUS } from "../content.ts";
import { CORRUPTED_TO_WIN, corruptedCount, LAST_STAGE } from "../endings.ts";
import { cardsIn, DECK, DISCARD, HAND, opponentOf, PLAY_AREA, type SanState, type SanView, SLOTS, SUN, VIRUS_STACK } from "../layout.ts";
import { handTarget } from "../turn/discard-refill.ts";
import { typeFits } from "../turn/play.ts";
import { CORRUPTION_COST } from "../zones/corruption.ts";
import { crossingCost } from "../zones/propaganda.ts";
import { type Brings, bringsOf } from "./brings.ts";
import { type Design, designOf, Tallies } from "./tallies.ts";

// The numbers are fitted: with them the evaluation says best who won, over 36,000 positions of greedy games in which some choices were random (`docs/bots.md`).
/** Turns of difference that make a position nearly won, and how many more for each turn that is still to come. */
const SCALE = 4.3;
const SCALE_FOR_EACH_TURN = 0.2;
/** How much a goal that is nearly as near counts beside the nearest, in turns. */
const BREADTH = 9;
/** What of a turn that is under way is gone. */
const UNDER_WAY = 0.3;
/** Share of the icons of a turn that bring one nearer. */
const USED = { corruption: 0.5, propaganda: 0.45, hacking: 0.34 } as const;
/** What an icon is worth that is too few for anything now. */
const LOOSE = 0.1;
/** Share of the icons of a card that is played once and is still to come. */
const ONCE = 0.58;
/** Icons of each coming turn that one Revenue buys now. */
const BUYS = { corruption: 0.38, propaganda: 0.18, hacking: 0.28 } as const;
/** Steps towards a goal by which each turn brings more than the one before it, for each Revenue of a turn. */
const GROWTH = { corruption: 0.11, propaganda: 0.12, hacking: 0.08 } as const;
/** Turns until what is bought is played. */
const DELAY = 2;
/** What a turn brings at least. */
const LEAST = 0.05;
/** Turns beyond which it does not matter how far a goal is. */
const FAR = 200;

/** Answers that a text is given at most until it asks no more. */
const ANSWERS = 12;

/** Looks at positions of a game that is played with these cards. Answers -1 … 1. */
export function sanEvaluation(game: Game<SanState>, content: SanContent): (state: SanState, player: Player, spent?: boolean) => number {
  let tallies: Tallies | undefined;
  const race = (state: SanView, player: Player): number => {
    tallies ??= new Tallies(designsOf(content, bringsOf(game, content)));
    const theirs = arrival(state, content, tallies, opponentOf(player));
    const own = arrival(state, content, tallies, player);
    // The nearer the end, the more a turn decides.
    const left = Math.max(0, Math.min(theirs, own) - state.turn / 2);
    return Math.tanh((theirs - own) / (SCALE + SCALE_FOR_EACH_TURN * left));
  };
  const quiet = (state: SanState): boolean => {
    const kind = game.decision(state)?.kind;
    return kind === undefined || kind === "play" || kind === "buy";
  };
  /** What becomes of a line for a player, when a text is given the first or the last of its answers until it asks no more. */
  const settled = (line: SanState, player: Player, last: boolean): number => {
    for (let i = 0; i < ANSWERS && !quiet(line); i++) game.applyAt(line, last ? game.offers(line) - 1 : 0);
    return line.ended === 0 ? race(line, player) : at(line.returns, player);
  };
  return (state, player, spent = false) => {
    if (quiet(state)) return race(state, player);
    // While a text asks, a position is as good as what the player can make of it: taking all it offers, or nothing.
    const { active } = state;
    const best = Math.max(settled(game.fork(state), active, false), settled(spent ? state : game.fork(state), active, true));
    return player === active ? best : -best;
  };
}

/** What a player is nearer to, or the opponent. */
const WAYS = {
  corruption: { more: "a shorter way to the last Corruption", less: "a longer way to the last Corruption" },
  propaganda: { more: "a shorter way across the Banner", less: "a longer way across the Banner" },
  hacking: { more: "a shorter way past their last Virus", less: "a longer way past their last Virus" },
} as const satisfies Readonly<Record<string, PartWords>>;
const THEIRS: PartWords = { more: "an opponent who needs longer", less: "an opponent who needs less time" };

/** What a position is judged by: how near each way to win is, and how near the opponent is. */
export function sanParts(game: Game<SanState>, content: SanContent): (state: SanState, player: Player) => readonly Part[] {
  let tallies: Tallies | undefined;
  return (state, player) => {
    tallies ??= new Tallies(designsOf(content, bringsOf(game, content)));
    const known = tallies;
    const own = partsOf((tell) => arrival(state, content, known, player, tell));
    const other = opponentOf(player);
    const theirs = arrival(state, content, known, other) - turnsBegun(state, other);
    return [...own, { ...THEIRS, points: -nearness(Math.max(0, theirs)) }];
  };
}

/** So much of each icon. */
type Icons = { readonly corruption: number; readonly propaganda: number; readonly hacking: number };

/** A turn that is saved counts the more, the nearer the end is. */
const nearness = (turns: number): number => -Math.log1p(turns);

/** The turn, counted for each player alone, on which a player would reach a goal if both went on as they are. */
function arrival(state: SanView, content: SanContent, tallies: Tallies, player: Player, tell?: TellPart): number {
  const cycle = cycleOf(state, tallies, player);
  const hand = handOf(state, tallies.designs, player);
  const bought = cycle.share * (player === state.active ? state.revenue + hand.revenue : 0);
  // What is bought comes as often as any other card.
  const grown = cycle.share * cycle.revenue;
  const corrupting = missingToCorrupt(state, player, hand.corruption) - ONCE * cycle.corruptionOnce;
  const crossing = missingToCross(state, content, player, hand.propaganda) - ONCE * cycle.propagandaOnce;
  const passing = Math.max(0, stepsToPass(state, content, player) - hand.hacking) - ONCE * cycle.hackingOnce;
  const turnsC = turnsFor(corrupting, USED.corruption * (cycle.corruption + BUYS.corruption * bought), GROWTH.corruption * grown);
  const turnsP = turnsFor(crossing, USED.propaganda * (cycle.propaganda + BUYS.propaganda * bought), GROWTH.propaganda * grown);
  const turnsH = turnsFor(passing, USED.hacking * (cycle.hacking + BUYS.hacking * bought), GROWTH.hacking * grown);
  tell?.(WAYS.corruption, nearness(turnsC));
  tell?.(WAYS.propaganda, nearness(turnsP));
  tell?.(WAYS.hacking, nearness(turnsH));
  const near = Math.exp(-turnsC / BREADTH) + Math.exp(-turnsP / BREADTH) + Math.exp(-turnsH / BREADTH);
  const underWay = player === state.active ? UNDER_WAY : 0;
  return turnsBegun(state, player) + underWay - BREADTH * Math.log(near + 1e-60);
}

/** Turns until nothing is missing, when the next one brings so much and each brings so much more than the one before it: what revenue buys. */
function turnsFor(left: number, next: number, growth: number): number {
  const brings = Math.max(LEAST, next - DELAY * growth);
  const faster = Math.max(1e-4, growth);
  return Math.min(FAR, (Math.sqrt(brings * brings + 2 * faster * Math.max(0, left)) - brings) / faster);
}

/** Turns that a player has begun: every second of all, the one that is under way among the active player's. */
const turnsBegun = (state: SanView, player: Player): number =>
  player === state.active ? Math.ceil(state.turn / 2) : Math.floor(state.turn / 2);

const designsOf = ({ type, revenue }: SanContent, { icons, cards, lasts }: Brings): Design[] =>
  type.map((of, design) => {
    const [, corruption = 0, propaganda = 0, hacking = 0] = at(icons, design);
    const drawn = Math.max(0, at(cards, design));
    return { type: of, revenue: at(revenue, design), drawn, corruption, propaganda, hacking, lasts: at(lasts, design) };
  });

type Cycle = Icons & {
  /** Icons of cards that are played once and gone. */
  readonly corruptionOnce: number;
  readonly propagandaOnce: number;
  readonly hackingOnce: number;
  readonly revenue: number;
  /** How much of all cards is played in a turn. */
  readonly share: number;
};

/**
 * What a turn brings on average. In the long run every card of deck, hand and discard is played as often as any other, since what is not
 * played stays in hand (SAN-6.8); how many are played in a turn depends on how many are of the type that is played.
 */
function cycleOf(state: SanView, tallies: Tallies, player: Player): Cycle {
  const deck = tallies.of(state, DECK + player);
  const hand = tallies.of(state, HAND + player);
  const discard = tallies.of(state, DISCARD + player);
  const area = tallies.of(state, PLAY_AREA + player);
  const count = deck.cards + hand.cards + discard.cards + area.cards;
  // In play a card has brought what it brings.
  const corruptionOnce = deck.corruptionOnce + hand.corruptionOnce + discard.corruptionOnce;
  const propagandaOnce = deck.propagandaOnce + hand.propagandaOnce + discard.propagandaOnce;
  const hackingOnce = deck.hackingOnce + hand.hackingOnce + discard.hackingOnce;
  const c = deck.corruptionCards + hand.corruptionCards + discard.corruptionCards + area.corruptionCards;
  const p = deck.propagandaCards + hand.propagandaCards + discard.propagandaCards + area.propagandaCards;
  const h = deck.hackingCards + hand.hackingCards + discard.hackingCards + area.hackingCards;
  const drawn = deck.drawn + hand.drawn + discard.drawn + area.drawn;
  // Equipment and Virus cards are always played, of the Mercenaries those of the type that there are most of (SAN-6.3 to SAN-6.5).
  const played = count === 0 ? 0 : (count - c - p - h + Math.max(c, p, h)) / count;
  const share = count === 0 ? 0 : Math.min(1, (handTarget(state, player) * played * (1 + drawn / count)) / count);
  return {
    corruption: (deck.corruption + hand.corruption + discard.corruption + area.corruption) * share,
    propaganda: (deck.propaganda + hand.propaganda + discard.propaganda + area.propaganda) * share,
    hacking: (deck.hacking + hand.hacking + discard.hacking + area.hacking) * share,
    corruptionOnce,
    propagandaOnce,
    hackingOnce,
    revenue: (deck.revenue + hand.revenue + discard.revenue + area.revenue) * share,
    share,
  };
}

type Hand = Icons & { readonly revenue: number };

const NO_HAND: Hand = { corruption: 0, propaganda: 0, hacking: 0, revenue: 0 };

/** What the hand can still bring this turn, by the type that would be played; the pools are counted with it. */
function handOf(state: SanView, designs: readonly Design[], player: Player): Hand {
  if (player !== state.active) return NO_HAND;
  let { corruption, propaganda, hacking } = state;
  if (state.phase !== 1) return { corruption, propaganda, hacking, revenue: 0 };
  let [equipment, paysC, paysP, paysH] = [0, 0, 0, 0];
  const { card } = state;
  const held = cardsIn(state, HAND + player);
  for (let i = 0; i < held.length; i++) {
    const design = designOf(designs, card, held, i);
    const { type } = design;
    if (type === VIRUS || !typeFits(state, type)) continue;
    if (type === EQUIPMENT) equipment += design.revenue;
    else if (type === CORRUPTION) paysC += design.revenue;
    else if (type === PROPAGANDA) paysP += design.revenue;
    else paysH += design.revenue;
    // A Mercenary may be played only with others of its type: of what it brings its own icons count.
    if (type === EQUIPMENT || type === CORRUPTION) corruption += design.corruption;
    if (type === EQUIPMENT || type === PROPAGANDA) propaganda += design.propaganda;
    if (type === EQUIPMENT || type === HACKING) hacking += design.hacking;
  }
  return { corruption, propaganda, hacking, revenue: equipment + Math.max(paysC, paysP, paysH) };
}

/** Corruption that is missing to the last card, when so much can be spent this turn. */
function missingToCorrupt(state: SanView, player: Player, icons: number): number {
  const left = CORRUPTION_COST * (CORRUPTED_TO_WIN - corruptedCount(state, player));
  const loose = icons % CORRUPTION_COST;
  return Math.max(0, left - (icons - loose) - LOOSE * loose);
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
