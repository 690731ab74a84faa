/** Cards in places. Only the `apply` of an event, the setup of a game and free moves call these; everybody else proposes an event. */
import { own, ownList, ownPlaces, ownSeen, ownZone, setNumber } from "./fork.ts";
import { everybody, type Layout, startOf } from "./layout.ts";
import { below, type Script, writtenShuffle } from "./rng.ts";
import { at, type CardIndex, type InstanceId, listOf, missing, type Player, type State } from "./state.ts";

/** Brings a new card instance into the match, on top of a place. */
export function createCard(state: State, layout: Layout, card: CardIndex, owner: Player, place: number): InstanceId {
  createCards(state, layout, [card], owner, place);
  return state.card.length - 1;
}

/** The same of a whole deck, the last card on top: field by field, so that each list is found once. */
export function createCards(state: State, layout: Layout, cards: readonly CardIndex[], owner: Player, place: number): void {
  const there = ownZone(state, place);
  const designs = own(state, "card");
  for (const card of cards) there.push(designs.push(card) - 1);
  const fill = (list: number[], value: number) => {
    for (let i = 0; i < cards.length; i++) list.push(value);
  };
  fill(own(state, "owner"), owner);
  fill(own(state, "zone"), place);
  fill(own(state, "seen"), at(layout.sights, place));
  for (const name of layout.cardFields) fill(ownList(state, name), startOf(layout, name, owner));
}

/**
 * Moves a card to the top of a place, or to `index` counted from the bottom. Whoever sees that place knows the card from then on. Throws if
 * a card that not everybody knows would leave its region: the layout promised that this does not happen.
 */
export function moveCard(state: State, layout: Layout, id: InstanceId, place: number, index = -1): void {
  const { sights, regions } = layout;
  const from = state.zone[id] ?? missing(state.zone, id);
  const seen = (state.seen[id] ?? missing(state.seen, id)) | (sights[place] ?? missing(sights, place));
  if (regions[from] !== regions[place] && (seen & everybody(state.players)) !== everybody(state.players))
    throw new Error(`Card ${id} would leave its region unseen, from place ${from} to ${place}`);
  takeOut(ownZone(state, from), id);
  const target = ownZone(state, place);
  if (index < 0 || index >= target.length) target.push(id);
  else target.splice(index, 0, id);
  ownPlaces(state)[id] = place;
  if (state.seen[id] !== seen) ownSeen(state)[id] = seen;
}

/** Takes a card out of a list, from the top, where most are taken; the others keep their order. */
function takeOut(list: InstanceId[], id: InstanceId): void {
  let held = list.pop();
  for (let i = list.length - 1; i >= 0 && held !== undefined && held !== id; i--) {
    const below = list[i];
    list[i] = held;
    held = below;
  }
}

/** Lets players, one bit each, know a card. */
export function showCard(state: State, id: InstanceId, players: number): void {
  setNumber(state, "seen", id, at(state.seen, id) | players);
}

/** Lets only these players, one bit each, know a card: the others lost track of which it is among several. */
export function hideCard(state: State, id: InstanceId, players: number): void {
  setNumber(state, "seen", id, players);
}

/**
 * Deals cards anew over their instances, and only these players, one bit each, know them from then on: the others lost track of which is which. One of them, if it is
 * named, comes to be the last instance.
 */
export function mingleCards(state: State, layout: Layout, ids: readonly InstanceId[], players: number, last = -1): void {
  const records = recordsOf(state, layout, ids);
  const end = ids.length - 1;
  for (const id of ids) if (state.seen[id] !== players) ownSeen(state)[id] = players;
  if (last >= 0) exchangeRecords(records, last, at(ids, end));
  for (let i = last >= 0 ? end - 1 : end; i > 0; i--) exchangeRecords(records, at(ids, i), at(ids, below(state.rng, i + 1)));
}

/** Deals the cards of a place anew over its instances, so that an instance seen before or later tells nothing. */
export function shufflePlace(state: State, layout: Layout, place: number): void {
  const ids = at(state.zones, place);
  const sight = at(layout.sights, place);
  const records = recordsOf(state, layout, ids);
  for (let i = ids.length - 1; i >= 0; i--) {
    const id = ids[i] ?? missing(ids, i);
    if (state.seen[id] !== sight) ownSeen(state)[id] = sight;
    if (i > 0) exchangeRecords(records, id, at(ids, below(state.rng, i + 1)));
  }
  const { script } = state.rng;
  if (script !== undefined) layOnTop(state, layout, place, writtenShuffle(script, place, ids.length) ?? [], script);
}

/** Exchanges records until the written designs lie on top, uppermost first. A design that is not among the cards is noted as missed. */
function layOnTop(state: State, layout: Layout, place: number, written: readonly CardIndex[], script: Script): void {
  const ids = at(state.zones, place);
  let top = ids.length - 1;
  for (const card of written) {
    let from = top;
    while (from >= 0 && at(state.card, at(ids, from)) !== card) from--;
    if (from < 0) {
      script.missed.push({ what: "shuffle", place, limit: ids.length, next: script.used - 1 });
      return;
    }
    if (from < top) exchangeRecords(recordsOf(state, layout, ids), at(ids, top), at(ids, from));
    top--;
  }
}

/** The lists that say what an instance is, not where it is and who knows it: those in which these instances are not all alike. */
function recordsOf(state: State, layout: Layout, ids: readonly InstanceId[]): number[][] {
  const records: number[][] = [];
  for (const name of layout.recordFields) if (isVaried(listOf(state, name), ids)) records.push(ownList(state, name));
  return records;
}

/** Whether a list has different numbers for some instances. */
function isVaried(list: readonly number[], ids: readonly InstanceId[]): boolean {
  const [first = 0] = ids;
  for (let i = 1; i < ids.length; i++) if (list[ids[i] ?? missing(ids, i)] !== list[first]) return true;
  return false;
}

function exchangeRecords(records: readonly number[][], a: InstanceId, b: InstanceId): void {
  for (const list of records) {
    const value = list[a] ?? missing(list, a);
    list[a] = list[b] ?? missing(list, b);
    list[b] = value;
  }
}
