/** Chapter 1.13 and 1.17: who loses is out, the last one left wins, the others go on (MC-13, MC-17.3, MC-R103). */
import { events } from "../../../kernel/events.ts";
import { at } from "../../../kernel/state.ts";
import { poolFor } from "../buying/events-money.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import {
  ANNIHILATED,
  ASIDE,
  HAND,
  isPlaying,
  MAIN_DECK,
  MARKET,
  type MegacorpState,
  type MegacorpView,
  NETWORK,
  playersFrom,
  RESOURCE_DECK,
  TRAIT_COUNT,
} from "../layout.ts";
import { clearStack, clearStackOf } from "../stack/stack.ts";
import { keepLoansOf } from "../state/changes.ts";
import { BY_EFFECT, CONCEDED, DECISION_LIMIT, DRAWN, ENDINGS, MOST_DECISIONS, TURN_LIMIT } from "./endings.ts";
import { lose, type MegacorpEvent, win } from "./events-losing.ts";
import { become, byAge } from "./leave.ts";

const event = events<MegacorpState, MegacorpContent>();

/** Why each player loses now, one bit for each way; 0 for who does not. */
export function waysToLose(state: MegacorpView): number[] {
  const ways = [...state.losing];
  const winners = playersFrom(state, 0).filter((player) => state.winning[player] === 1 && state.losing[player] === 0);
  for (const winner of winners)
    for (const player of playersFrom(state, 0)) if (player !== winner) ways[player] = at(ways, player) | (1 << BY_EFFECT);
  return ways;
}

/** MC-R147: losses come first in a state check. Says whether somebody loses or wins. */
export function checkLosses(state: MegacorpView, engine: MegacorpEngine): boolean {
  for (let player = 0; player < state.players; player++)
    if (state.losing[player] !== 0 || state.winning[player] !== 0) {
      engine.propose(state, settleLosses);
      return true;
    }
  return false;
}

/**
 * Those who lose are out: the last player left wins, if none is left the game is drawn (MC-13, MC-13.10, MC-R44, MC-R134). While several are left
 * the others go on (MC-17.3).
 */
export const settleLosses: MegacorpEvent = event("settle losses", [], (state, _a, _b, _c, _d, engine) => {
  const ways = waysToLose(state);
  const losers = playersFrom(state, state.active).filter((player) => at(ways, player) !== 0);
  state.losing.fill(0);
  state.winning.fill(0);
  const left = playersFrom(state, 0).filter((player) => !losers.includes(player));
  if (left.length > 1) {
    for (const player of losers) eliminate(state, player, engine);
    return;
  }
  const ends = (way: number) => losers.some((player) => (at(ways, player) & (1 << way)) !== 0);
  const returns = state.lost.map((lost, player) => (left.includes(player) ? 1 : left.length === 0 && lost === 0 ? 0 : -1));
  for (const player of losers) state.lost[player] = 1;
  ENDINGS.forEach((_, way) => {
    if (ends(way)) engine.end(state, way, returns);
  });
  if (left.length === 0) engine.end(state, DRAWN, returns);
});

/**
 * MC-R103: a player is out of the game. What the player both owns and controls, the hand and the decks leave the game, and what lies ready during setup; other cards of the network and
 * cards of others that the player controls elsewhere go to their owners' Open Markets. What the player was doing, or what was carried out for the player, ends where it is.
 */
function eliminate(state: MegacorpState, player: number, engine: MegacorpEngine): void {
  state.lost[player] = 1;
  const market: number[] = [];
  state.card.forEach((_, card) => {
    const place = at(state.zone, card);
    const mine = state.owner[card] === player;
    const inNetwork = place >= NETWORK && place < NETWORK + state.players;
    if ([HAND, MAIN_DECK, RESOURCE_DECK, ASIDE].some((zone) => place === zone + player)) become(state, card, ANNIHILATED);
    else if (!inNetwork) return;
    else if (mine && state.controller[card] === player) become(state, card, ANNIHILATED);
    else if (place === NETWORK + player || (state.controller[card] === player && !mine)) market.push(card);
  });
  for (const card of byAge(state, market)) become(state, card, MARKET);
  state.money[player] = 0;
  for (let trait = 0; trait < TRAIT_COUNT; trait++) poolFor(state, trait)[player] = 0;
  keepLoansOf(state, player);
  clearStackOf(state, player);
  engine.endThoseOf(state, player);
  if (player === state.active && state.ending === 0) clearStack(state);
  if (player === state.active && state.ending === 0) engine.giveUp(state, "turn", "cutShort");
}

/** MC-R145: a turn that has taken 2,000 decisions ends the game as a draw. Says whether it has. */
export function checkLimit(state: MegacorpView, engine: MegacorpEngine): boolean {
  if (state.decisions - state.decisionsBefore < MOST_DECISIONS) return false;
  engine.propose(state, reachLimit, 1);
  return true;
}

/** 100 turns of each player have been played, or the turn has taken 2,000 decisions: nobody wins (MC-R145). */
export const reachLimit: MegacorpEvent = event("reach limit", ["number"], (state, ofDecisions, _b, _c, _d, engine) =>
  engine.end(
    state,
    ofDecisions === 1 ? DECISION_LIMIT : TURN_LIMIT,
    state.lost.map((lost) => (lost === 1 ? -1 : 0)),
  ),
);

/** A player gives up, and loses (MC-13.7). */
export const concede: MegacorpEvent = event("concede", ["player"], (state, player) => {
  if (isPlaying(state, player)) state.losing[player] = at(state.losing, player) | (1 << CONCEDED);
});

/** Whether a player has given up and is still in the game, because what happens at one moment is not over. */
export const hasConceded = (state: MegacorpView, player: number): boolean => (at(state.losing, player) & (1 << CONCEDED)) !== 0;

export const LOSSES: readonly MegacorpEvent[] = [lose, win, concede, settleLosses, reachLimit];
