/** Chapter 1.10: the Propaganda track. */

import type { Engine } from "../../../kernel/engine.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import type { Offer } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, missing } from "../../../kernel/state.ts";
import type { Grouped } from "../../../language/index.ts";
import { ALL_KINDS, EVEN_CROSSING, LESS_TO_CROSS, PROPAGANDA, type SanContent } from "../content.ts";
import { LAST_STAGE } from "../endings.ts";
import { cardsIn, designOf, opponentOf, RIVER, riverCard, type SanState, type SanView, SLOTS, SUN, spaceOf } from "../layout.ts";
import { cardsBeyondRiver, placeWords, riverCards } from "../table/sight.ts";
import { BAN_REASON, EVERY_KIND, isAnySaid, isBanned, lasting } from "../texts/bans.ts";
import { timesDone } from "../texts/done.ts";
import { isUsedUp, laidOnCard } from "../texts/laid.ts";
import { cross } from "../turn/events.ts";
import { makeUp, spendable } from "./icons.ts";

/** The slot, counted from 0, in front of a Banner: SUN goes from slot 1 to 6, STAR from 6 to 1 (SAN-R4). -1 on the last stage. */
export function slotInFront(state: SanView, player: number): number {
  const stage = at(state.stage, player);
  return stage >= LAST_STAGE ? -1 : player === SUN ? stage - 1 : SLOTS - stage;
}

/** The card in front of a player's Banner, or undefined. */
export function cardInFront(state: SanView, player: number): number | undefined {
  const front = slotInFront(state, player);
  return front < 0 ? undefined : riverCard(state, front);
}

/**
 * What a River card costs a player to cross: 1 less for each of the own corrupted cards at its slot, 1 more for each of the opponent's
 * (SAN-9.3, SAN-10.2), never below 0 (SAN-R19).
 *
 * @param less what texts take off: see `lessToCross`
 */
export function crossingCost(state: SanView, content: SanContent, player: number, riverSlot: number, less = 0): number {
  const card = riverCard(state, riverSlot);
  if (card === undefined) return 0;
  const own = cardsIn(state, spaceOf(player, riverSlot)).length;
  const theirs = cardsIn(state, spaceOf(opponentOf(player), riverSlot)).length;
  const { crossing } = content;
  const design = designOf(state, card);
  return Math.max(0, (crossing[design] ?? missing(crossing, design)) - own + theirs - less);
}

/** What texts in play take off the cost of a River card for a player: “each River card costs 1 less to cross”. */
export function lessToCross(state: SanView, player: number, card: number, engine: Engine<SanContent>): number {
  if (!isAnySaid(state, engine.content)) return 0;
  let less = evenedOut(state, player, card, engine);
  if (state.bans.length > 0) less += lasting(state, player, "cross less") - lasting(state, player, "cross more");
  if (state.bans.length > 0) less -= laidOnCard(state, player, "cross", card, at(engine.content.kinds, designOf(state, card)));
  if (engine.content.statics.has(CROSS_FIRST)) less += lessForFirst(state, player, card, engine);
  if (engine.content.anyLessToCross) less += lessByStatics(state, player, card, engine);
  return engine.content.statics.has(CROSS_CAP) ? less + aboveCap(state, player, card, engine, less) : less;
}

/** What a card would cost above the most that texts let it cost: “each River card costs at most 3 to cross”. */
function aboveCap(state: SanView, player: number, card: number, engine: Engine<SanContent>, less: number): number {
  const caps = engine.content.machine
    .statics(state, engine, CROSS_CAP)
    .flatMap(({ controller, holes }) => (controller === player ? [Number(holes[0])] : []));
  return Math.max(
    0,
    crossingCost(state, engine.content, player, at(state.zone, card) - RIVER, less) - Math.min(...caps, Number.MAX_SAFE_INTEGER),
  );
}

/** The static that makes the first card of a turn cheaper. */
const CROSS_FIRST = "static.crossFirst";
function lessForFirst(state: SanView, player: number, card: number, engine: Engine<SanContent>): number {
  let less = 0;
  for (const { controller, holes } of engine.content.machine.statics(state, engine, CROSS_FIRST)) {
    const [noun, n] = holes;
    const kinds = typeof noun === "number" ? noun : ALL_KINDS;
    const isOne = (at(engine.content.kinds, designOf(state, card)) & kinds) !== 0;
    if (controller === player && isOne && timesDone(state, player, "crossed", kinds) === 0) less += Number(n);
  }
  return less;
}

/** The static that says what a card costs at most to cross. */
const CROSS_CAP = "static.crossCap";

function lessByStatics(state: SanView, player: number, card: number, engine: Engine<SanContent>): number {
  let less = 0;
  for (const { controller, holes } of engine.content.machine.statics(state, engine, LESS_TO_CROSS)) {
    const [group, n] = holes;
    if (controller === player && (group as Grouped).fits(card)) less += Number(n);
  }
  return less;
}

/** What a text takes off again that the opponent's corrupted cards add: “corrupted cards do not increase your Crossing Costs”. */
function evenedOut(state: SanView, player: number, card: number, engine: Engine<SanContent>): number {
  if (!engine.content.anyEvenCrossing) return 0;
  const isEven = engine.content.machine.statics(state, engine, EVEN_CROSSING).some(({ controller }) => controller === player);
  return isEven ? cardsIn(state, spaceOf(opponentOf(player), at(state.zone, card) - RIVER)).length : 0;
}

function costInFront(state: SanView, engine: Engine<SanContent>): number {
  const front = slotInFront(state, state.active);
  const card = cardInFront(state, state.active);
  return card === undefined ? 0 : crossingCost(state, engine.content, state.active, front, lessToCross(state, state.active, card, engine));
}

/** Whether texts let a player cross a card, or any at all (SAN-R43, SAN-R64). */
const mayCross = (state: SanView, engine: Engine<SanContent>, player: number, card?: number): boolean =>
  !isBanned(state, engine, player, "cross", card === undefined ? EVERY_KIND : at(engine.content.kinds, designOf(state, card))) &&
  !isUsedUp(state, engine, player, "cross");

const PLAYER = 0;
const STAGES = 1;

/** A text moves a Banner: it goes past the cards without paying. Begun with the player and the number of stages. */
export const ADVANCING = procedures<SanState, SanContent>()("advancing", {
  next(state, frame, engine) {
    const left = slot(state, frame, STAGES);
    const player = slot(state, frame, PLAYER);
    const card = cardInFront(state, player);
    if (left === 0 || card === undefined || !mayCross(state, engine, player, card)) return "done";
    setSlot(state, frame, STAGES, left - 1);
    engine.propose(state, cross, player, card, 0);
    return "next";
  },
});

/** CROSS: the Banner goes past the card in front of it; each card is paid in full (SAN-10.3). */
export const crossOffer: Offer<SanState, SanContent, "play"> = {
  verb: "cross",
  needs: [
    {
      rule: "SAN-R43",
      holds: (state, _frame, engine) => mayCross(state, engine, state.active),
      reason: () => `${BAN_REASON} cross cards`,
    },
    {
      rule: "SAN-10.1",
      holds: (state) => cardInFront(state, state.active) !== undefined,
      reason: () => "There is no River card in front of your Banner",
    },
    {
      rule: "SAN-10.3",
      first: true,
      holds: (state, _frame, engine) => spendable(state, engine, PROPAGANDA) >= costInFront(state, engine),
      reason: (state, _frame, engine) =>
        `The card in front of your Banner costs ${costInFront(state, engine)} Propaganda to cross and you have ${spendable(state, engine, PROPAGANDA)}`,
    },
  ],
  items: riverCards,
  fits: [
    {
      rule: "SAN-10.1",
      holds: (state, card) => cardInFront(state, state.active) === card,
      reason: () => "It is not in front of your Banner",
    },
    {
      rule: "SAN-R43",
      matters: (state, _frame, { content }) => isAnySaid(state, content),
      holds: (state, card, _frame, engine) => mayCross(state, engine, state.active, card),
      reason: () => `${BAN_REASON} cross it`,
    },
  ],
  beyond: {
    rule: "SAN-10.1",
    items: cardsBeyondRiver,
    reason: (state, card) => `You can cross only River cards; this one is ${placeWords(state, card)}`,
  },
  action: (_state, card) => ({ kind: "cross", card }),
  carryOut(state, card, _frame, engine) {
    const cost = costInFront(state, engine);
    makeUp(state, engine, PROPAGANDA, cost);
    engine.propose(state, cross, state.active, card, cost);
    return "play";
  },
};
