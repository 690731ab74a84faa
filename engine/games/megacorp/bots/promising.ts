/**
 * Which actions of a choice bots look at one action ahead: of places that come to the same the first, of cards to buy, to attack with and to attack those for which their
 * numbers speak most. Numbers, keywords and what texts ask for only; no card is known by its name.
 */
import type { Asking } from "../../../kernel/engine.ts";
import { slot } from "../../../kernel/frames.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { TextProgram } from "../../../language/index.ts";
import { isBusiness, isEvent } from "../buying/buy.ts";
import { priceOf } from "../buying/price.ts";
import { CARD, TARGET } from "../combat/declare.ts";
import { EVENT, type MegacorpContent, type MegacorpEngine } from "../content.ts";
import { cardsIn, isTop, type MegacorpState, type MegacorpView, NETWORK } from "../layout.ts";
import { sellerOf } from "../network/deploy.ts";
import { cardAt, connectedIn, dockedAt, hostNamed, networkOfSlot } from "../network/network.ts";
import { asksWhere } from "../state/lasting.ts";
import { attackWorth, inTrait } from "./habits.ts";
import { purse } from "./standing.ts";
import { worthOf } from "./worth.ts";

/** So many are looked at of each kind of thing: by who thinks on from there, and by who decides by the look alone. */
type Most = {
  readonly buys: number;
  readonly attackers: number;
  readonly targets: number;
  readonly traits: number;
  readonly hosts: number;
  readonly sold: number;
  readonly eachSide: number;
  /** Whether places are looked at though there is one beside the own Business, and those beside somebody else's. */
  readonly walls: boolean;
};
const MANY: Most = { buys: 6, attackers: 4, targets: 4, traits: 3, hosts: 4, sold: 4, eachSide: 4, walls: true };
const FEW: Most = { buys: 3, attackers: 2, targets: 2, traits: 2, hosts: 2, sold: 2, eachSide: 2, walls: false };

/** Of the actions with these indexes, each of which differs from the others, those that are worth a look, in their order. `few`: the look decides. */
export function promising(
  state: MegacorpState,
  engine: MegacorpEngine,
  player: Player,
  actions: readonly number[],
  few: boolean,
): readonly number[] {
  const most = few ? FEW : MANY;
  const asking = engine.asking(state);
  if (asking === undefined || actions.length < 2) return actions;
  const legal = engine.legal(state);
  const { choice, frame } = asking;
  const code = (i: number): number => at(legal, i);
  switch (choice.kind) {
    case "priority":
      return bestFew(
        actions,
        most.buys,
        offered(state, engine, asking, "buy", (card) => buyWorth(state, engine, player, card)),
      );
    case "challenge":
      return bestFew(
        actions,
        most.attackers,
        offered(state, engine, asking, "attack", (card) => bestAttack(state, engine, player, card)),
      );
    case "sell":
      return bestFew(
        actions,
        most.sold,
        offered(state, engine, asking, "sell", (card) => -worthOf(state, engine, card)),
      );
    case "space":
      return bestFew(actions, most.targets, (i) => attackWorth(state, engine, slot(state, frame, CARD), code(i)));
    case "trait": {
      const brings = inTrait(state, engine, slot(state, frame, CARD), slot(state, frame, TARGET));
      return bestFew(actions, most.traits, (i) => brings(code(i)));
    }
    case "target":
      return bestOfEachSide(state, engine, player, actions, legal, most.eachSide);
    case "deploy":
      return differentPlaces(state, engine, player, slot(state, frame, CARD), actions, legal, most);
    default:
      return actions;
  }
}

/** The best few of those that have a worth, with all others, in their order. */
function bestFew(actions: readonly number[], few: number, worthAt: (i: number) => number | undefined): readonly number[] {
  const worths = actions.map(worthAt);
  const known = worths.filter((worth) => worth !== undefined);
  if (known.length <= few) return actions;
  const least = at(
    known.sort((a, b) => b - a),
    few - 1,
  );
  let over = few - known.filter((worth) => worth > least).length;
  return actions.filter((_, i) => {
    const worth = worths[i];
    return worth === undefined || worth > least || (worth === least && over-- > 0);
  });
}

/** What an action of a kind is worth by the card that it names; undefined of other kinds. */
function offered(
  state: MegacorpView,
  engine: MegacorpEngine,
  { choice, frame }: Asking,
  kind: string,
  worth: (card: number) => number | undefined,
): (i: number) => number | undefined {
  const legal = engine.legal(state);
  return (i) => {
    const action = choice.action(state, at(legal, i), frame, engine);
    return action.kind === kind ? worth(Number(action["card"])) : undefined;
  };
}

/** What a purchase brings: the card, twice if an opponent loses it, less what the money is worth; nothing is better than an opponent's Business (MC-13.3). */
function buyWorth(state: MegacorpView, engine: MegacorpEngine, player: Player, card: number): number | undefined {
  // What an Event does is not told by its numbers.
  if (isEvent(state, engine, card)) return undefined;
  if (isBusiness(state, engine, card)) return Number.POSITIVE_INFINITY;
  const seller = sellerOf(state, card);
  const left = Math.max(0, at(state.money, player) - priceOf(state, engine, player, card, seller).money);
  return worthOf(state, engine, card) * (seller === "network" ? 2 : 1) + purse(state, player, left);
}

/** What the best attack of a card brings. */
function bestAttack(state: MegacorpView, engine: MegacorpEngine, player: Player, attacker: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let network = 0; network < state.players; network++)
    for (const card of cardsIn(state, NETWORK + network))
      if (state.controller[card] !== player) most = Math.max(most, attackWorth(state, engine, attacker, card));
  return most;
}

/** The few most valuable of the own cards and of those of others, and whatever is no card in a network. */
function bestOfEachSide(
  state: MegacorpView,
  engine: MegacorpEngine,
  player: Player,
  actions: readonly number[],
  legal: readonly number[],
  most: number,
): readonly number[] {
  const side = (i: number): boolean | undefined => {
    const card = at(legal, i);
    return card >= 0 && card < state.card.length && isTop(state, card) && !isBusiness(state, engine, card)
      ? state.controller[card] === player
      : undefined;
  };
  const worth = (of: boolean) => (i: number) => (side(i) === of ? worthOf(state, engine, at(legal, i)) : undefined);
  return bestFew(bestFew(actions, most, worth(true)), most, worth(false));
}

/** Of the places where a card can be deployed the first of each that come to the same, and the most valuable hosts. */
function differentPlaces(
  state: MegacorpView,
  engine: MegacorpEngine,
  player: Player,
  card: number,
  actions: readonly number[],
  legal: readonly number[],
  most: Most,
): readonly number[] {
  const found = new Set<string>();
  const hosts = (own: boolean) => (i: number) => {
    const host = hostNamed(at(legal, i));
    return host < 0 || (state.controller[host] === player) !== own
      ? undefined
      : own
        ? worthOf(state, engine, host)
        : -worthOf(state, engine, host);
  };
  const few = bestFew(bestFew(actions, most.hosts, hosts(true)), most.hosts, hosts(false));
  const different = few.filter((i) => {
    const place = at(legal, i);
    if (hostNamed(place) >= 0) return true;
    const kind = placeKind(state, engine, card, place);
    if (found.has(kind)) return false;
    found.add(kind);
    return true;
  });
  return most.walls ? different : besideTheOwn(state, engine, player, card, different, legal);
}

/**
 * Of places those beside the own Business, if there are any, with the hosts and those where a text asks for the neighbours; else all but those beside the Business of somebody else, for
 * which the card would be a wall.
 */
function besideTheOwn(
  state: MegacorpView,
  engine: MegacorpEngine,
  player: Player,
  card: number,
  actions: readonly number[],
  legal: readonly number[],
): readonly number[] {
  const businessAt = (place: number): number | undefined =>
    dockedAt(state, engine.content, card, place).find((other) => isBusiness(state, engine, other));
  const isWall = (i: number, own: boolean): boolean => {
    const place = at(legal, i);
    if (hostNamed(place) >= 0) return false;
    const business = businessAt(place);
    return business !== undefined && (state.controller[business] === player) === own;
  };
  const own = actions.some((i) => isWall(i, true));
  const left = actions.filter((i) => {
    const place = at(legal, i);
    if (hostNamed(place) >= 0 || isWall(i, true)) return true;
    return !isWall(i, false) && (!own || askedAt(state, engine, card, place));
  });
  return left.length > 0 ? left : actions;
}

/** Whether a text of the card, or of one that it would be docked to, asks where cards lie. */
const askedAt = (state: MegacorpView, { content }: MegacorpEngine, card: number, place: number): boolean =>
  looksAround(content, at(state.card, card)) ||
  dockedAt(state, content, card, place).some((other) => looksAround(content, at(state.card, other)));

/** What a place comes to: whose network, what it covers, whether it is connected and beside the Business, and the neighbours if a text asks where cards lie. */
function placeKind(state: MegacorpView, engine: MegacorpEngine, card: number, place: number): string {
  const { content } = engine;
  const network = networkOfSlot(place);
  const docked = dockedAt(state, content, card, place);
  const connected = connectedIn(state, content, network);
  const own = looksAround(content, at(state.card, card));
  const neighbours = docked.filter((other) => own || isBusiness(state, engine, other) || looksAround(content, at(state.card, other)));
  return `${network} ${cardAt(state, place) ?? ""} ${docked.some((other) => connected.has(other) || isBusiness(state, engine, other))} ${neighbours.sort().join()}`;
}

/** Whether the text of a design asks where cards lie. */
const looksAround = ({ programs, type }: MegacorpContent, design: number): boolean =>
  type[design] !== EVENT && asksWhere(programs[design] as TextProgram | undefined);
