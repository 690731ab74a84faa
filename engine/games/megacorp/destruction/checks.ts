/** The state check (MC-10.2, MC-R147): losses, then destruction, then UNIQUE, then who has become orphaned; again until nothing changes. */
import type { StateCheck } from "../../../kernel/rules.ts";
import { at } from "../../../kernel/state.ts";
import { hitters, isSpared } from "../combat/fight.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../content.ts";
import { cardsIn, damageOf, type MegacorpState, type MegacorpView, NETWORK, networkOf, playersFrom, TRAIT_COUNT } from "../layout.ts";
import { checkLosses } from "../losing/events-elimination.ts";
import { DAMAGE, destroy, isIndestructible, MODIFIERS } from "../losing/leave.ts";
import { areOrphansNoted, connectedIn, setOrphansNoted } from "../network/network.ts";
import { brokenOff, endChanges } from "../state/changes.ts";
import {
  areUniqueNoted,
  fullScoreOf,
  hasKeyword,
  isAnythingWeakened,
  isPrintedWith,
  printedScoreOf,
  setUniqueNoted,
} from "../state/characteristics.ts";
import { becomeConnected, becomeOrphaned, unique } from "./events-checks.ts";

/** MC-R148: in the End process only losses are checked until its step 6. */
const BEFORE_STEP_6 = 1;

/** One round of the state check; it is made again as long as something was due. */
export const stateCheck: StateCheck<MegacorpState, MegacorpContent> = (state, engine) => {
  if (checkLosses(state, engine)) return true;
  if (state.ending === BEFORE_STEP_6) return false;
  return endBrokenOff(state, engine) || destroyDying(state, engine) || sendDuplicates(state, engine) || noteOrphans(state, engine);
};

/** What was to last as long as a card is engaged or there is over when it is not any more (MC-R198). */
function endBrokenOff(state: MegacorpView, engine: MegacorpEngine): boolean {
  const until = state.changes.length === 0 ? undefined : brokenOff(state);
  if (until !== undefined) engine.propose(state, endChanges, until);
  return until !== undefined;
}

/** All that is found is destroyed together (MC-10.4, MC-R118), asked about in turn order, the oldest first (MC-G36). */
function destroyDying(state: MegacorpView, engine: MegacorpEngine): boolean {
  // Without damage only a score that is 0 destroys.
  const isMeant = isAnythingWeakened(state, engine) ? isDestroyed : isDyingOfDamage;
  const dying = inTurnOrder(state, cardsThat(isMeant, state, engine));
  if (dying.length === 0) return false;
  engine.together(
    state,
    destroy,
    dying.map((card) => [card, killerOf(state, engine, card), causeOfDeath(state, engine, card) ?? DAMAGE]),
  );
  return true;
}

const isDyingOfDamage: Meant = (state, engine, card) => isDamaged(state, card) && isDestroyed(state, engine, card);

const isDestroyed: Meant = (state, engine, card) =>
  causeOfDeath(state, engine, card) !== undefined && !isSpared(state, card) && !isIndestructible(state, engine, card);

/** Why a card in a network is destroyed as things are (MC-10.2, MC-10.3, MC-R4, MC-R5); a bonded card by damage only (MC-R133). */
function causeOfDeath(state: MegacorpView, engine: MegacorpEngine, card: number): number | undefined {
  let cause: number | undefined;
  for (let trait = 0; trait < TRAIT_COUNT; trait++) {
    const printed = printedScoreOf(state, engine, card, trait);
    if (printed === NULL_SCORE) continue;
    const full = fullScoreOf(state, engine, card, trait);
    const dealt = at(damageOf(state, trait), card);
    if (dealt > 0 && dealt >= full) return DAMAGE;
    if (printed > 0 && full === 0 && state.host[card] === 0) cause = MODIFIERS;
  }
  return cause;
}

const isDamaged = ({ damageIQ, damageEQ, damageMQ, damageBQ }: MegacorpView, card: number): boolean =>
  damageIQ[card] !== 0 || damageEQ[card] !== 0 || damageMQ[card] !== 0 || damageBQ[card] !== 0;

/** What destroys a card that dies of damage: of all that hit it one with ASSASSIN, for which one point is enough (MC-G4); itself where nothing did. */
function killerOf(state: MegacorpView, engine: MegacorpEngine, card: number): number {
  const hit = hitters(state, card);
  return hit.find((one) => hasKeyword(state, engine, one, "assassin")) ?? hit[0] ?? card;
}

/** UNIQUE: of cards of one name that a player controls, in whatever networks, all but the newest go (MC-G45, MC-R73). */
function sendDuplicates(state: MegacorpView, engine: MegacorpEngine): boolean {
  if (areUniqueNoted(state, engine)) return false;
  const older = inTurnOrder(state, cardsThat(hasNewer, state, engine));
  if (older.length === 0) {
    setUniqueNoted(state, engine);
    return false;
  }
  engine.together(
    state,
    unique,
    older.map((card) => [card]),
  );
  return true;
}

/** Whether a card is UNIQUE and its player controls a newer one. No text gives the keyword, so that only two of one design can be. */
const hasNewer: Meant = (state, engine, card) => {
  if (!isUnique(state, engine, card)) return false;
  for (let player = 0; player < state.players; player++)
    for (const other of cardsIn(state, NETWORK + player))
      if (
        state.card[other] === state.card[card] &&
        state.controller[other] === state.controller[card] &&
        at(state.stamp, other) > at(state.stamp, card) &&
        isUnique(state, engine, other)
      )
        return true;
  return false;
};

const isUnique: Meant = (state, engine, card) =>
  isPrintedWith(engine, at(state.card, card), "unique") && hasKeyword(state, engine, card, "unique");

/** Notes who has become orphaned or is no more; of those with INDEPENDENT, who move at once, one card at a time (MC-R97, MC-R147). */
function noteOrphans(state: MegacorpView, engine: MegacorpEngine): boolean {
  if (areOrphansNoted(state)) return false;
  const changed = inTurnOrder(state, cardsThat(isNoLongerAsNoted, state, engine));
  if (changed.length === 0) setOrphansNoted(state);
  const orphans = changed.filter((card) => state.orphaned[card] === 0);
  const independent = orphans.find((card) => hasKeyword(state, engine, card, "independent"));
  for (const card of changed) if (state.orphaned[card] === 1) engine.propose(state, becomeConnected, card);
  for (const card of independent === undefined ? orphans : [independent]) engine.propose(state, becomeOrphaned, card);
  return changed.length > 0;
}

/** Whether the last state check found another answer to whether a card is orphaned (MC-8.7). */
const isNoLongerAsNoted: Meant = (state, { content }, card) =>
  state.host[card] === 0 && connectedIn(state, content, networkOf(state, card)).has(card) === (state.orphaned[card] === 1);

type Meant = (state: MegacorpView, engine: MegacorpEngine, card: number) => boolean;
const NONE: readonly number[] = [];

/** The cards in networks that are meant. */
function cardsThat(isMeant: Meant, state: MegacorpView, engine: MegacorpEngine): readonly number[] {
  let meant: number[] | undefined;
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player))
      if (isMeant(state, engine, card)) {
        meant ??= [];
        meant.push(card);
      }
  return meant ?? NONE;
}

/** Cards by who controls them, the turn player first, then by timestamp (MC-R147). */
function inTurnOrder(state: MegacorpView, cards: readonly number[]): readonly number[] {
  if (cards.length < 2) return cards;
  const order = playersFrom(state, state.active);
  const rank = (card: number) => order.indexOf(at(state.controller, card));
  return [...cards].sort((a, b) => rank(a) - rank(b) || at(state.stamp, a) - at(state.stamp, b) || a - b);
}
