/** What Megacorp says about a state beyond the laws of every game: states that no sequence of turns can reach, and states that no match can continue from. */
import { everybody } from "../../kernel/layout.ts";
import { at } from "../../kernel/state.ts";
import { combatFault } from "./combat/fight.ts";
import type { MegacorpEngine } from "./content.ts";
import {
  ANNIHILATED,
  ASIDE,
  cardsIn,
  HAND,
  isPlaying,
  LAYOUT,
  MAIN_DECK,
  MARKET,
  type MegacorpView,
  MOST_BID,
  NETWORK,
  PHASES,
  RESOURCE_DECK,
  TRAIT_COUNT,
  TRAIT_NAMES,
} from "./layout.ts";
import { businessOf, REACH } from "./network/network.ts";
import { changesFault } from "./state/changes-fault.ts";

/** One sentence for each fault, with its rule. */
export function megacorpFaults(state: MegacorpView, engine: MegacorpEngine): string[] {
  return [...playerFaults(state, engine), ...zoneFaults(state, engine), ...networkFaults(state, engine)];
}

/** Numbers that no match of Megacorp can continue with, one sentence for each. */
export function megacorpBroken(state: MegacorpView, engine: MegacorpEngine): string[] {
  return [...gameFaults(state), ...notedFaults(state, engine), ...(state.ended === 0 ? pileFaults(state, engine) : [])];
}

/** What texts have recorded for later: on the stack (MC-14.2), as delayed texts, as temporary changes (MC-R146). */
const notedFaults = (state: MegacorpView, { content }: MegacorpEngine): string[] =>
  [content.machine.notedFault(state), changesFault(state, content)].filter((fault) => fault !== undefined);

const name = (engine: MegacorpEngine, state: MegacorpView, card: number): string =>
  engine.content.cards[at(state.card, card)]?.name ?? `card ${card}`;

/** Turn, phase, active player, current attack. */
function gameFaults(state: MegacorpView): string[] {
  const faults: string[] = [];
  if (state.players < 2) faults.push("The game needs at least two players (MC-17.1)");
  if (state.active >= state.players) faults.push(`It is the turn of player ${state.active + 1} of ${state.players} (MC-12.2)`);
  if (state.first >= state.players) faults.push(`Player ${state.first + 1} of ${state.players} went first (MC-4.3)`);
  if (state.phase >= PHASES.length) faults.push(`The phase is ${state.phase} (MC-5.1)`);
  if (state.ending > 2) faults.push(`The End process is at ${state.ending} (MC-12.2)`);
  const fight = combatFault(state);
  if (fight !== undefined) faults.push(fight);
  if (state.returns.filter((value) => value === 1).length > 1) faults.push("More than one player has won (MC-17.3)");
  if (state.ended === 0 && state.lost.every((lost) => lost !== 0)) faults.push("Every player is out, but the game continues (MC-17.3)");
  if (state.decisionsBefore > state.decisions) faults.push("The turn began at a decision that nobody has made yet (MC-R145)");
  for (let player = 0; player < state.players; player++)
    for (const bid of [at(state.bid, player), at(state.shownBid, player)])
      if (bid > MOST_BID + 1) faults.push(`Player ${player + 1} bids ${bid - 1} (MC-R11)`);
  return faults;
}

/** Every card of a network is in one of its slots or under one of its cards, and somebody controls it. */
function pileFaults(state: MegacorpView, engine: MegacorpEngine): string[] {
  const faults: string[] = [];
  for (let network = 0; network < state.players; network++) {
    const slots = new Map<string, number>();
    for (const card of cardsIn(state, NETWORK + network)) {
      const called = name(engine, state, card);
      const [x, y] = [at(state.x, card), at(state.y, card)];
      const host = at(state.host, card) - 1;
      if (Math.abs(x) > REACH || Math.abs(y) > REACH)
        faults.push(`${called} is at ${x}, ${y}, and a network reaches only to ${REACH} (MC-8.1)`);
      if (at(state.controller, card) >= state.players) faults.push(`No player in the game controls ${called} (MC-2.7)`);
      if (host >= state.card.length || (host >= 0 && state.zone[host] !== state.zone[card]))
        faults.push(`${called} is bonded to a card that is not in its network (MC-15.1)`);
      else if (host >= 0 && state.host[host] !== 0) faults.push(`${called} is bonded to a card that is itself bonded (MC-R140)`);
      if (host >= 0) continue;
      const other = slots.get(`${x} ${y}`);
      if (other !== undefined) faults.push(`${called} and ${name(engine, state, other)} are in the same slot (MC-8.1)`);
      slots.set(`${x} ${y}`, card);
    }
  }
  return faults;
}

/** Each player: in the game with a Business, or out of it with nothing. */
function playerFaults(state: MegacorpView, engine: MegacorpEngine): string[] {
  const faults: string[] = [];
  if (state.ended !== 0) return faults;
  const { content } = engine;
  // A player who cannot lose stays in without a Business, even when the text that said so is gone.
  const survives = state.card.some((_, card) => content.machine.programOf(state, engine, card)?.uses.has("ban.lose") === true);
  for (let player = 0; player < state.players; player++) {
    if (!isPlaying(state, player)) {
      for (const place of [HAND, MAIN_DECK, RESOURCE_DECK, NETWORK])
        if (cardsIn(state, place + player).length > 0)
          faults.push(`Player ${player + 1} is out of the game and has cards in the ${at(LAYOUT.places, place).zone} (MC-R103)`);
    } else if (!survives && state.turn > 0 && at(state.losing, player) === 0 && businessOf(state, content, player) === undefined)
      faults.push(`Player ${player + 1} has no Business in their own network (MC-2.4, MC-R46)`);
  }
  return faults;
}

/** Cards lie in their owner's zones (MC-2.7); what is noted of a card belongs to networks (MC-2.10). Everybody is told, so what not everybody may see is not named. */
function zoneFaults(state: MegacorpView, engine: MegacorpEngine): string[] {
  const faults: string[] = [];
  const all = everybody(state.players);
  for (const zone of [MAIN_DECK, HAND, RESOURCE_DECK, MARKET, ANNIHILATED, ASIDE])
    for (let player = 0; player < state.players; player++)
      for (const card of cardsIn(state, zone + player)) {
        const where = `Player ${player + 1}'s ${at(LAYOUT.places, zone).zone}`;
        const called = (at(state.seen, card) & all) === all ? name(engine, state, card) : "A card";
        if (state.owner[card] !== player) faults.push(`${called} of Player ${at(state.owner, card) + 1} is in ${where} (MC-2.7)`);
        if (state.host[card] !== 0 || state.engaged[card] !== 0 || state.counters[card] !== 0)
          faults.push(`${called} in ${where} is bonded, engaged or has counters (MC-2.10)`);
      }
  return faults;
}

/** Controllers, damage, what is bonded. */
function networkFaults(state: MegacorpView, engine: MegacorpEngine): string[] {
  const { content } = engine;
  const faults: string[] = [];
  if (state.ended !== 0) return faults;
  for (let network = 0; network < state.players; network++) {
    for (const card of cardsIn(state, NETWORK + network)) {
      const called = name(engine, state, card);
      const host = at(state.host, card) - 1;
      if (!isPlaying(state, at(state.controller, card))) faults.push(`No player in the game controls ${called} (MC-2.7)`);
      if (at(state.engaged, card) > 1) faults.push(`${called} is engaged ${at(state.engaged, card)} times (MC-7.7)`);
      if (at(content.isBusiness, at(state.card, card)) && (state.owner[card] !== network || state.controller[card] !== network))
        faults.push(`${called} is a Business that is not its player's own (MC-R130)`);
      for (let trait = 0; trait < TRAIT_COUNT; trait++)
        if (at(at(content.scores, at(state.card, card)), trait) < 0 && at(at(damageOfAll(state), trait), card) > 0)
          faults.push(`${called} has damage in ${TRAIT_NAMES[trait]}, which it does not have (MC-1.8)`);
      if (host >= 0) faults.push(...bondFaults(state, engine, card, host));
    }
  }
  return faults;
}

const damageOfAll = (state: MegacorpView) => [state.damageIQ, state.damageEQ, state.damageMQ, state.damageBQ];

/** A bonded card lies under the top card of its pile, in its slot, under the same control, and is no Business (MC-15.1, MC-15.5, MC-R140). */
function bondFaults(state: MegacorpView, engine: MegacorpEngine, card: number, host: number): string[] {
  const called = name(engine, state, card);
  const faults: string[] = [];
  if (state.x[host] !== state.x[card] || state.y[host] !== state.y[card]) faults.push(`${called} is not in the slot of its host (MC-15.1)`);
  if (state.controller[host] !== state.controller[card]) faults.push(`${called} and its host have different controllers (MC-15.5)`);
  if (at(engine.content.isBusiness, at(state.card, card))) faults.push(`${called} is a Business under another card (MC-R140)`);
  if (state.engaged[card] !== 0) faults.push(`${called} and its pile are not engaged together (MC-15.4)`);
  return faults;
}
