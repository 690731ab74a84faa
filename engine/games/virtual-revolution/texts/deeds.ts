/** What each operation does by the rules, and whether it could do anything now (section 2.2, VR-R14). */
import { SHOW } from "../../../kernel/card-events.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Act } from "../actions/act.ts";
import { BONUS, canTakeBonus } from "../actions/bonus.ts";
import { gainRange, waive } from "../actions/events-actions.ts";
import { peekCorruption, TAKING_AGENT, THEIRS, TILTING, TURNING_BACK, YOURS } from "../cards/acts-more.ts";
import {
  COPYING,
  COPYING_ACTIVATION,
  DISCARDING_AGENT,
  DISCARDING_BOOST,
  EACH_DISCARDS,
  EXCHANGING_AGENT,
  GAINING_BOOST,
  STRAIGHTENING,
  STRAIGHTENING_TITLE,
} from "../cards/agents.ts";
import {
  DISCARDING,
  drawSome,
  EXCHANGING,
  GIVING,
  LOOKING_AT,
  STEALING,
  STOLEN,
  TAKING_FROM,
  takeFrom,
  takenIn,
} from "../cards/corruption.ts";
import {
  capCredits,
  capImmunity,
  capObjective,
  capVerses,
  discardAtRandom,
  discardCorruption,
  gainCredits,
  gainImmunity,
  gainRevenue,
  gainToken,
  loseAtEnd,
  loseCredits,
  loseImmunity,
  losePerTitle,
  losePerTrio,
  loseRevenue,
  PRICES,
  payCredits,
  setPrice,
  straighten,
  type VrEvent,
} from "../cards/events-cards.ts";
import { DISCARDING_VERSE, PUTTING_ONLINE, REPEATING_BONUS, REPLACING, replaceAll, TAKING_VERSE } from "../cards/verses.ts";
import {
  ADDING,
  ANYBODYS,
  ELIMINATING,
  MOVING_INFLUENCE,
  MOVING_SERVER,
  OPPONENTS,
  OWN,
  REMOVING,
  REMOVING_THEIRS,
  WIPING,
  zoneWith,
} from "../city/acts-city.ts";
import { influenceIn, influenceOwner } from "../city/control.ts";
import { eliminate, placeServer, recover, recycle, serverRefusal } from "../city/events-city.ts";
import { CORRUPTION, cardsIn, NOWHERE, OBJECTIVE, opponentsOf, SERVICE, type VrEngine, type VrView } from "../layout.ts";
import { topNecro } from "../setup/setup.ts";
import { shiftPrice } from "../turn/events-turn.ts";
import { holds } from "./conditions.ts";
import { countOf } from "./counted.ts";
import { ACTION, GENRE, mask, TYPE, zoneNumber } from "./ids.ts";
import type { Only, Operation } from "./operations.ts";
import { isMeant } from "./players.ts";

const OWNER = { any: ANYBODYS, opponent: OPPONENTS, self: OWN } as const;

/** An act with how often it is done and what it is told; undefined for what chooses nothing. */
type Chosen = { readonly act: Act; readonly n: number; readonly of?: number; readonly least?: number };

/** From whom something is taken, for the act: any opponent, or one with a Director in a zone. */
const from = (content: VrEngine["content"], only: Only | undefined): number =>
  only !== undefined && "director_in" in only ? takenIn(zoneNumber(content, only.director_in)) : 0;

/** The act that an operation chooses something by, and how often it has to be done at least where fewer may be done. */
function chosenOf(engine: VrEngine, card: number, operation: Operation): Chosen | undefined {
  const chosen = actOf(engine, card, operation);
  return chosen !== undefined && "up_to" in operation && operation.up_to ? { ...chosen, least: 0 } : chosen;
}

/** The acts that choose something; all but these only propose. */
function actOf({ content }: VrEngine, card: number, operation: Operation): Chosen | undefined {
  switch (operation.op) {
    case "discard_corruption":
      return { act: DISCARDING, n: operation.n };
    case "give_corruption":
      return { act: GIVING, n: 1, of: operation.n };
    case "exchange_corruption":
      return { act: EXCHANGING, n: operation.n };
    case "steal_immunity":
      return { act: STEALING, n: operation.n, of: zoneNumber(content, operation.zone) };
    case "add_influence":
      return { act: ADDING, n: operation.n, of: zoneNumber(content, operation.zone) };
    case "eliminate_influence":
      return { act: ELIMINATING, n: operation.n, of: zoneWith(zoneNumber(content, operation.zone), OWNER[operation.owner]) };
    case "wipe_own_influence":
      return { act: WIPING, n: operation.boroughs };
    case "take_agent":
      return { act: TAKING_AGENT, n: operation.n };
    case "tilt_agents":
      return { act: TILTING, n: operation.n, of: operation.owner === "self" ? YOURS : THEIRS };
    case "verse_back":
      return { act: TURNING_BACK, n: operation.n, of: operation.owner === "self" ? YOURS : THEIRS };
    case "remove_server":
      if (operation.owner === "opponent") return { act: REMOVING_THEIRS, n: operation.n, of: zoneNumber(content, operation.zone) };
      return { act: REMOVING, n: operation.n, of: zoneNumber(content, operation.zone) };
    case "move_server":
      return { act: MOVING_SERVER, n: 1 };
    case "take_verse":
      return { act: TAKING_VERSE, n: operation.n };
    case "discard_verse":
      return { act: DISCARDING_VERSE, n: operation.n, of: mask((operation.genres ?? []).map((genre) => GENRE[genre])) };
    case "swap_verses":
      return { act: REPLACING, n: operation.max, least: operation.min };
    case "verse_online":
      return { act: PUTTING_ONLINE, n: operation.n };
    case "replay_verse_bonus":
      return { act: REPEATING_BONUS, n: operation.n };
    case "gain_boost":
      return { act: GAINING_BOOST, n: operation.n };
    case "discard_boost":
      return { act: DISCARDING_BOOST, n: operation.n, of: mask((operation.actions ?? []).map((action) => ACTION[action])) };
    case "discard_agent":
      return { act: DISCARDING_AGENT, n: operation.n, of: operation.type === undefined ? 0 : TYPE[operation.type] + 1 };
    case "ready_agents":
      return operation.which === "one" ? { act: STRAIGHTENING, n: operation.n, ...(operation.other ? { of: card + 1 } : {}) } : undefined;
    case "swap_agent":
      return { act: EXCHANGING_AGENT, n: operation.n };
    case "move_influence":
      return { act: MOVING_INFLUENCE, n: operation.n, of: zoneNumber(content, operation.to) };
    case "ready_titles":
      return { act: STRAIGHTENING_TITLE, n: operation.n };
    case "look_corruption":
      return { act: LOOKING_AT, n: 1 };
    case "steal":
      return operation.each
        ? undefined
        : { act: TAKING_FROM, n: 1, of: operation.n + STOLEN[operation.what] + from(content, operation.only) };
    case "copy_activation":
      return { act: COPYING_ACTIVATION, n: 1, of: card };
    case "copy_promotion":
      return { act: COPYING, n: 1, of: card };
    default:
      return undefined;
  }
}

/** Whether an operation could do anything now, for the player who is “you”. */
export function isPossible(state: VrView, engine: VrEngine, card: number, player: Player, operation: Operation): boolean {
  const chosen = chosenOf(engine, card, operation);
  if (chosen !== undefined) return chosen.act.isPossible(state, engine, player, chosen.of);
  const all = (operations: readonly Operation[]) => operations.every((one) => isPossible(state, engine, card, player, one));
  switch (operation.op) {
    case "may":
    case "on_action":
      return all(operation.do);
    case "choose":
      return operation.options.some(all);
    case "if":
      if (holds(state, engine, player, operation.cond)) return all(operation.do);
      return operation.else !== undefined && all(operation.else);
    case "for_each":
      return countOf(state, engine, player, operation.of) > 0;
    case "pay":
      return at(operation.in === "immunity" ? state.immunity : state.credits, player) >= operation.pay && all(operation.do);
    case "one_player":
      return opponentsOf(state, player).some((one) => isMeant(state, engine, player, one, operation.only));
    case "steal":
      return opponentsOf(state, player).some(
        (one) =>
          isMeant(state, engine, player, one, operation.only) && at(operation.what === "credits" ? state.credits : state.immunity, one) > 0,
      );
    case "discard_random":
    case "discard_all_corruption":
      return cardsIn(state, CORRUPTION + player).length > 0;
    case "clear_here":
      return state.here !== NOWHERE && influenceOwner(state, state.here) >= 0;
    case "recover_influence":
      return at(state.recycling, player) > 0;
    case "place_server":
      return canPlace(state, engine, player);
    case "refresh_market":
      return REPLACING.isPossible(state, engine, player);
    case "ready_agents":
      return STRAIGHTENING.isPossible(state, engine, player, operation.which === "all" && operation.other ? card + 1 : 0);
    case "bonus_action":
      return canTakeBonus(state, engine, player, ACTION[operation.action], operation.source !== undefined);
    case "extra_donation":
      return at(state.credits, player) >= operation.pay && cardsIn(state, CORRUPTION + player).length >= operation.discard;
    case "peek_necro":
      return topNecro(state) !== undefined;
    default:
      return true;
  }
}

/** Whether its player is asked which one. */
export const isChosen = (engine: VrEngine, card: number, operation: Operation): boolean => chosenOf(engine, card, operation) !== undefined;

/** Whether an operation could do anything now that its player wants: eliminate, of opponents where it may be anybody's. */
export function isWorthwhile(state: VrView, engine: VrEngine, card: number, player: Player, operation: Operation): boolean {
  if (operation.op === "if") return holds(state, engine, player, operation.cond);
  const wanted: Operation =
    operation.op === "eliminate_influence" && operation.owner === "any" ? { ...operation, owner: "opponent" } : operation;
  return isPossible(state, engine, card, player, wanted);
}

/** “Eliminate each Influence here, then gain n € for each …” (VR-R97). */
function clearHere(state: VrView, engine: VrEngine, player: Player, credits: number): void {
  const owner = state.here === NOWHERE ? -1 : influenceOwner(state, state.here);
  if (owner < 0) return;
  const n = influenceIn(state, state.here, owner);
  for (let i = 0; i < n; i++) engine.propose(state, eliminate, owner, state.here);
  engine.propose(state, gainCredits, player, n * credits);
}

const canPlace = (state: VrView, engine: VrEngine, player: Player): boolean =>
  state.here !== NOWHERE && at(state.servers, player) > 0 && serverRefusal(state, engine, player, state.here) === undefined;

/** Does an operation as far as possible (VR-R14). The caller's last act. */
export function doNow(state: VrView, engine: VrEngine, card: number, player: Player, operation: Operation): void {
  const chosen = chosenOf(engine, card, operation);
  if (operation.op === "remove_server" && operation.else_vp !== undefined && !isPossible(state, engine, card, player, operation)) {
    engine.propose(state, loseAtEnd, player, -operation.else_vp);
    return;
  }
  if (chosen !== undefined) {
    chosen.act.begin(state, engine, player, chosen.n, chosen.of, chosen.least);
    return;
  }
  if (operation.op === "for_each") {
    const { of, do: one } = operation;
    const times = Math.min(operation.most ?? ALL_OF_IT, countOf(state, engine, player, of));
    if (times === 0) return;
    if (one.op === "change_revenue") doNow(state, engine, card, player, { ...one, delta: one.delta * times });
    else if ("n" in one) doNow(state, engine, card, player, { ...one, n: (one.n ?? 0) * times } as Operation);
    return;
  }
  if (operation.op === "pay") {
    if (!isPossible(state, engine, card, player, operation)) return;
    engine.propose(state, operation.in === "immunity" ? loseImmunity : payCredits, player, operation.pay);
    for (const one of operation.do) doNow(state, engine, card, player, one);
    return;
  }
  const plain = eventOf(operation);
  if (plain) engine.propose(state, plain[0], player, plain[1]);
  else doMore(state, engine, card, player, operation);
}

/** More than anybody has. */
const ALL_OF_IT = 99;

/** The one event that an operation is, with its number; undefined of what takes more. */
function eventOf(operation: Operation): readonly [event: VrEvent, number: number] | undefined {
  switch (operation.op) {
    case "gain_credits":
      return [gainCredits, operation.n];
    case "lose_credits":
      return [loseCredits, operation.n];
    case "cap_credits":
      return [capCredits, operation.max];
    case "cap_immunity":
      return [capImmunity, operation.max];
    case "recover_influence":
      return [recover, operation.n ?? ALL_OF_IT];
    case "change_revenue":
      return operation.delta > 0 ? [gainRevenue, operation.delta] : [loseRevenue, -operation.delta];
    case "gain_immunity":
      return [gainImmunity, operation.n];
    case "lose_immunity":
      return [loseImmunity, operation.n];
    case "gain_vp_token":
      return [gainToken, operation.n];
    case "range_plus":
      return [gainRange, operation.n];
    case "recycle_from_reserve":
      return [recycle, operation.n];
    case "lose_vp":
      return [loseAtEnd, operation.n];
    case "score_cap":
      return [operation.what === "verse" ? capVerses : capObjective, operation.max];
    case "score_adjust":
      return [operation.per === "trios" ? losePerTrio : losePerTitle, -operation.vp];
    default:
      return undefined;
  }
}

/** What takes more than one event. */
function doMore(state: VrView, engine: VrEngine, card: number, player: Player, operation: Operation): void {
  switch (operation.op) {
    case "waive_server_influence":
      engine.propose(state, waive, player);
      return;
    case "clear_here":
      clearHere(state, engine, player, operation.credits);
      return;
    case "show_objectives":
      for (const card of cardsIn(state, OBJECTIVE + player))
        engine.propose(state, SHOW as VrEvent, card, 1 << ((player + state.players - 1) % state.players));
      return;
    case "draw_corruption":
      drawSome(state, engine, player, operation.n);
      return;
    case "place_server":
      if (canPlace(state, engine, player)) engine.propose(state, placeServer, player, state.here);
      return;
    case "discard_random":
      for (let i = 0; i < operation.n; i++) engine.propose(state, discardAtRandom, player);
      return;
    case "discard_all_corruption":
      for (const card of [...cardsIn(state, CORRUPTION + player)]) engine.propose(state, discardCorruption, player, card);
      return;
    case "steal":
      for (const opponent of opponentsOf(state, player).filter((one) => isMeant(state, engine, player, one, operation.only)))
        takeFrom(state, engine, player, opponent, operation.n + STOLEN[operation.what]);
      return;
    case "lose_half": {
      const has = at(state[operation.what], player);
      const n = operation.up ? Math.ceil(has / 2) : Math.floor(has / 2);
      if (n > 0) engine.propose(state, HALVES[operation.what], player, n);
      return;
    }
    case "peek_corruption":
      peekCorruption(state, engine, player, operation.n);
      return;
    case "shift_price":
      engine.propose(state, shiftPrice, player, PRICES.indexOf(PRICE[operation.action]), operation.n);
      return;
    case "refresh_market":
      replaceAll(state, engine);
      return;
    case "ready_agents":
      for (const agent of [...cardsIn(state, SERVICE + player)])
        if (state.tilted[agent] === 1 && !(operation.which === "all" && operation.other && agent === card))
          engine.propose(state, straighten, player, agent);
      return;
    case "bonus_action":
      engine.call(state, BONUS, player, ACTION[operation.action], operation.source === undefined ? 0 : 1);
      return;
    case "each_opponent_discards":
      engine.call(state, EACH_DISCARDS, player, operation.n);
      return;
    case "extra_donation":
      if (cardsIn(state, CORRUPTION + player).length < operation.discard || at(state.credits, player) < operation.pay) return;
      DISCARDING.begin(state, engine, player, operation.discard);
      engine.propose(state, payCredits, player, operation.pay);
      return;
    case "peek_necro": {
      const top = topNecro(state);
      if (top !== undefined) engine.propose(state, SHOW as VrEvent, top, 1 << player);
      return;
    }
    case "next_round_cost":
      for (const [price, n] of pricesOf(operation)) engine.propose(state, setPrice, player, PRICES.indexOf(price), n);
      return;
    default:
      // “Keep …” answers a discard (VR-R46), and the type is said before final scoring (VR-15.2): the rules ask for both then.
      return;
  }
}

const HALVES = { credits: loseCredits, immunity: loseImmunity, revenue: loseRevenue } as const;

const PRICE = { WORK: "Work", RECRUIT: "Recruit", SERVER: "Server", VERSE: "Verse" } as const;

function pricesOf(operation: Extract<Operation, { op: "next_round_cost" }>): readonly (readonly [(typeof PRICES)[number], number])[] {
  if ("discard1" in operation)
    return [
      ["DonateOne", operation.discard1],
      ["DonateTwo", operation.discard2],
      ["DonateImmunity", operation.immunity],
    ];
  if ("gain" in operation) return [["Work", operation.gain]];
  return operation.action === "DONATE" ? [] : [[PRICE[operation.action], operation.cost]];
}
