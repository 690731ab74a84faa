/**
 * Chapter 1.8: where cards lie in networks, told from their slots alone: adjacent, docked, orphaned, surrounded, within a radius (MC-8.1 to MC-8.12).
 * A slot is one number: network, row and column together.
 */
import { remembered } from "../../../kernel/remembered.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { cardsIn, designAndOwner, type MegacorpView, NETWORK, networkOf } from "../layout.ts";

/** Coordinates count from the Business, within ±127. */
export const REACH = 127;
const SIDE = 256;

/** A slot of a network as one number from 0 below 2¹⁸. */
export type Slot = number;

export const slotAt = (network: number, x: number, y: number): Slot => (network * SIDE + (y + REACH)) * SIDE + (x + REACH);
export const networkOfSlot = (slot: Slot): number => slot >> 16;
export const xOf = (slot: Slot): number => (slot & 0xff) - REACH;
export const yOf = (slot: Slot): number => ((slot >> 8) & 0xff) - REACH;

/** The slot of a card in a network; of a bonded card that of its host. */
export const slotOf = (state: MegacorpView, card: number): Slot => slotAt(networkOf(state, card), at(state.x, card), at(state.y, card));

const HOSTS = 1 << 18;

/** Where a card may be deployed as one number below 2²⁰: a slot, or under a host. */
export const underHost = (host: number): number => HOSTS + host;
/** The host that such a number names, or -1 if it names a slot. */
export const hostNamed = (place: number): number => (place >= HOSTS ? place - HOSTS : -1);

/** Slots that share a side are adjacent, and only those of one network (MC-8.2, MC-R34): N, E, S, W (MC-R152), and the side that is opposite. */
export const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
export const opposite = (side: number): number => (side + 2) & 3;

/** The slot beside a slot, or undefined at the edge of the world. */
export function beside(slot: Slot, side: number): Slot | undefined {
  const step = at(SIDES, side);
  const x = xOf(slot) + step[0];
  const y = yOf(slot) + step[1];
  return Math.abs(x) > REACH || Math.abs(y) > REACH ? undefined : slotAt(networkOfSlot(slot), x, y);
}

/** What follows from where the cards of a state lie, as long as none of them moves: the top card of each slot, what each is docked to, and who is connected in each network. */
type Geometry = {
  /** All cards of the networks, each with the slot or host that it had. */
  readonly lying: readonly number[];
  readonly tops: ReadonlyMap<Slot, number>;
  /** By top card, of those that somebody has asked for. */
  readonly docked: (readonly number[] | undefined)[];
  readonly connected: (ReadonlySet<number> | undefined)[];
  /** That nobody has become orphaned, or is no more, has been found. */
  orphansNoted: boolean;
};

/** Notes where the cards of the networks lie, and who is known to be orphaned: six numbers for each card, after how many there are in each network. */
function lyingOf(state: MegacorpView): number[] {
  const lying: number[] = [];
  for (let player = 0; player < state.players; player++) {
    const cards = cardsIn(state, NETWORK + player);
    lying.push(cards.length);
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      lying.push(card, designAndOwner(state, card), at(state.x, card), at(state.y, card), at(state.host, card), at(state.orphaned, card));
    }
  }
  return lying;
}

/** Whether the cards of the networks lie as it was noted. */
function liesSo({ lying }: Geometry, state: MegacorpView): boolean {
  let n = 0;
  for (let player = 0; player < state.players; player++) {
    const cards = cardsIn(state, NETWORK + player);
    if (lying[n++] !== cards.length) return false;
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if (lying[n] !== card || lying[n + 1] !== designAndOwner(state, card)) return false;
      if (lying[n + 2] !== state.x[card] || lying[n + 3] !== state.y[card]) return false;
      if (lying[n + 4] !== state.host[card] || lying[n + 5] !== state.orphaned[card]) return false;
      n += 6;
    }
  }
  return true;
}

const findGeometry = remembered<MegacorpView, undefined, Geometry>((state) => {
  const tops = new Map<Slot, number>();
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player))
      if (state.host[card] === 0) tops.set(slotAt(player, at(state.x, card), at(state.y, card)), card);
  return { lying: lyingOf(state), tops, docked: [], connected: [], orphansNoted: false };
}, liesSo);

const geometryOf = (state: MegacorpView): Geometry => findGeometry(state, undefined);

/** Whether it has been found that nobody has become orphaned, or is no more, as the cards lie now. */
export const areOrphansNoted = (state: MegacorpView): boolean => geometryOf(state).orphansNoted;

/** Notes that it has. */
export function setOrphansNoted(state: MegacorpView): void {
  geometryOf(state).orphansNoted = true;
}

/** The top card of the pile in a slot, or undefined (MC-8.12). An event that has moved cards already asks no more. */
export const cardAt = (state: MegacorpView, slot: Slot): number | undefined => geometryOf(state).tops.get(slot);

/** The sides that a card may be docked at, one bit each in the order of `SIDES` (MC-R35). */
export const docksOf = (state: MegacorpView, content: MegacorpContent, card: number): number => at(content.docks, at(state.card, card));

/** The top cards that a card would be docked to if it lay as a top card in a slot; itself left out (MC-8.3). */
export function dockedAt(state: MegacorpView, content: MegacorpContent, card: number, slot: Slot): number[] {
  const { tops } = geometryOf(state);
  const docks = docksOf(state, content, card);
  const docked: number[] = [];
  for (let side = 0; side < 4; side++) {
    const next = (docks & (1 << side)) === 0 ? undefined : beside(slot, side);
    const other = next === undefined ? undefined : tops.get(next);
    if (other !== undefined && other !== card && (docksOf(state, content, other) & (1 << opposite(side))) !== 0) docked.push(other);
  }
  return docked;
}

/** The top cards that the pile of a card in a network is docked to (MC-8.3, MC-8.12). */
export function dockedTo(state: MegacorpView, content: MegacorpContent, card: number): readonly number[] {
  const top = topOf(state, card);
  if (networkOf(state, top) < 0) return NOBODY;
  const { docked } = geometryOf(state);
  docked[top] ??= dockedAt(state, content, top, slotOf(state, top));
  return docked[top];
}
const NOBODY: readonly number[] = [];

/** Whether two cards are docked to each other if they lie as top cards in two slots (MC-8.3). */
export const wouldDock = (state: MegacorpView, content: MegacorpContent, card: number, slot: Slot, other: number, there: Slot): boolean =>
  SIDES.some(
    (_, side) =>
      beside(slot, side) === there &&
      (docksOf(state, content, card) & (1 << side)) !== 0 &&
      (docksOf(state, content, other) & (1 << opposite(side))) !== 0,
  );

/** The top card of the pile that a card lies in. */
export function topOf(state: MegacorpView, card: number): number {
  let top = card;
  while (at(state.host, top) !== 0) top = at(state.host, top) - 1;
  return top;
}

/** The cards bonded under a card, in the order in which they came to the network. */
export const bondedUnder = (state: MegacorpView, host: number): number[] =>
  networkOf(state, host) < 0 ? [] : cardsIn(state, at(state.zone, host)).filter((card) => at(state.host, card) === host + 1);

/** The Business of a player's network, if it is there (MC-2.4). */
export const businessOf = (state: MegacorpView, content: MegacorpContent, player: number): number | undefined =>
  cardsIn(state, NETWORK + player).find((card) => at(content.isBusiness, at(state.card, card)) && state.owner[card] === player);

/**
 * The top cards of a network that a chain of docked cards leads to from its Business (MC-8.7). A Business that nothing is docked to is
 * orphaned and not among them (MC-8.9).
 */
export function connectedIn(state: MegacorpView, content: MegacorpContent, network: number): ReadonlySet<number> {
  const { connected } = geometryOf(state);
  connected[network] ??= connectedTo(state, content, network);
  return connected[network];
}

/** The same as if a card, which is being moved, lay elsewhere. */
export const connectedWithout = (state: MegacorpView, content: MegacorpContent, network: number, card: number): ReadonlySet<number> =>
  connectedTo(state, content, network, card);

function connectedTo(state: MegacorpView, content: MegacorpContent, network: number, without = -1): Set<number> {
  const business = businessOf(state, content, network);
  const connected = new Set<number>();
  if (business === undefined) return connected;
  const open = [...dockedTo(state, content, business)];
  if (open.length > 0) connected.add(business);
  for (let card = open.pop(); card !== undefined; card = open.pop()) {
    if (connected.has(card) || card === without) continue;
    connected.add(card);
    open.push(...dockedTo(state, content, card));
  }
  return connected;
}

/** Whether the pile of a card in a network is orphaned (MC-8.7, MC-8.9, MC-R36, MC-R39). */
export const isOrphaned = (state: MegacorpView, content: MegacorpContent, card: number): boolean =>
  !connectedIn(state, content, networkOf(state, card)).has(topOf(state, card));

/** Whether all four slots beside a card hold cards: geometry alone (MC-8.10). */
export function isSurrounded(state: MegacorpView, card: number): boolean {
  const slot = slotOf(state, card);
  for (let side = 0; side < 4; side++) {
    const next = beside(slot, side);
    if (next === undefined || cardAt(state, next) === undefined) return false;
  }
  return true;
}

/** Steps between two slots of one network, diagonals counted as one; infinite between networks (MC-G9, MC-R65). */
export const radius = (a: Slot, b: Slot): number =>
  networkOfSlot(a) === networkOfSlot(b) ? Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b))) : Number.POSITIVE_INFINITY;

/** The top cards whose slots lie within a radius of a slot, the card in it left out (MC-G9, MC-R95). */
export const cardsWithin = (state: MegacorpView, centre: Slot, n: number): number[] =>
  cardsIn(state, NETWORK + networkOfSlot(centre)).filter((card) => {
    const distance = state.host[card] === 0 ? radius(slotOf(state, card), centre) : 0;
    return distance > 0 && distance <= n;
  });

/** Whether there is a slot of a network, empty or the card's own, where the card would be docked to another (MC-8.4, MC-R30). */
export function hasOpenSlot(state: MegacorpView, content: MegacorpContent, card: number, network: number): boolean {
  const cards = cardsIn(state, NETWORK + network);
  const docks = docksOf(state, content, card);
  for (let i = 0; i < cards.length; i++) {
    const other = at(cards, i);
    if (at(state.host, other) !== 0 || other === card) continue;
    const slot = slotOf(state, other);
    for (let side = 0; side < 4; side++) {
      if ((docksOf(state, content, other) & (1 << side)) === 0 || (docks & (1 << opposite(side))) === 0) continue;
      const next = beside(slot, side);
      if (next === undefined) continue;
      const there = cardAt(state, next);
      if (there === undefined || there === card) return true;
    }
  }
  return false;
}

/**
 * Slots of a network that are empty, or that the card itself lies in, where it would be docked to a card that `counts`, in a stable order: by row, then by
 * column (MC-8.4, MC-R30).
 */
export function openSlots(
  state: MegacorpView,
  content: MegacorpContent,
  card: number,
  network: number,
  counts: (other: number) => boolean = () => true,
): Slot[] {
  const slots: Slot[] = [];
  for (const other of cardsIn(state, NETWORK + network)) {
    if (at(state.host, other) !== 0 || other === card) continue;
    const slot = slotOf(state, other);
    for (let side = 0; side < 4; side++) {
      const next = beside(slot, side);
      if (next === undefined || slots.includes(next)) continue;
      const there = cardAt(state, next);
      if ((there === undefined || there === card) && dockedAt(state, content, card, next).some(counts)) slots.push(next);
    }
  }
  return slots.sort((a, b) => a - b);
}
