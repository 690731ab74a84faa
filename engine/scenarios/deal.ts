/**
 * Deals the cards of a match to written piles. What is named lies where it is said, everything else as at the start of a match; cards of a
 * pile that is named and that are named nowhere go to the zone of the rest, so that every card of the match is somewhere (law 1).
 */
import { at, type InstanceId, type State } from "../kernel/state.ts";
import type { Entry } from "./pile.ts";
import { type Complain, type Path, placeIn, placeWords, spoken, type Table, type ZoneName, zonesOf } from "./table.ts";

/** The cards that a place is to hold, top first. */
export type Wanted = { readonly place: number; readonly entries: readonly Entry[]; readonly path: Path };
export type Dealt = {
  /** By place its cards, the top last. */
  readonly zones: readonly (readonly InstanceId[])[];
  /** For each wanted pile its cards, top first. */
  readonly piles: readonly (readonly InstanceId[])[];
};

/** Cards that were dealt, with their places, and what is looked at to choose the next one. */
type Dealing = {
  readonly table: Table;
  readonly from: State;
  readonly named: ReadonlySet<number>;
  /** Places with several spaces in their zone. */
  readonly spaced: ReadonlySet<number>;
  readonly dealt: Map<InstanceId, number>;
};

/** The cards of every place; undefined, with complaints, when the match does not have the cards that are wanted. */
export function deal(
  table: Table,
  from: State,
  wanted: readonly Wanted[],
  rest: ZoneName | undefined,
  complain: Complain,
): Dealt | undefined {
  const spaces = new Map(zonesOf(table).map((zone) => [zone.name, zone.spaces]));
  const dealing: Dealing = {
    table,
    from,
    named: new Set(wanted.map(({ place }) => place)),
    spaced: new Set(table.game.layout.places.flatMap(({ zone }, place) => ((spaces.get(zone) ?? 1) > 1 ? [place] : []))),
    dealt: new Map(),
  };
  const give = (id: InstanceId | undefined, place: number) => {
    if (id !== undefined) dealing.dealt.set(id, place);
    return id;
  };
  // Cards with a name choose before those of which any will do.
  const first = wanted.map(({ place, entries }) =>
    entries.map((entry) => (entry.designs === undefined ? undefined : give(namedCopy(dealing, entry, place, complain), place))),
  );
  const piles = wanted.map(({ place, entries }, pile) =>
    entries.map((entry, i) => (entry.designs === undefined ? give(anyCopy(dealing, entry, place, complain), place) : first[pile]?.[i])),
  );
  const whole = piles.map((pile) => pile.flatMap((id) => id ?? []));
  if (whole.some((pile, i) => pile.length !== piles[i]?.length)) return undefined;
  const zones = layOut(dealing, wanted, whole, rest, complain);
  return zones && { zones, piles: whole };
}

const least = (ids: readonly InstanceId[], ranks: (id: InstanceId) => readonly number[]): InstanceId | undefined => {
  let best: { readonly id: InstanceId; readonly rank: readonly number[] } | undefined;
  for (const id of ids) {
    const rank = ranks(id);
    const i = best ? rank.findIndex((number, j) => number !== best?.rank[j]) : 0;
    if (i >= 0 && (best === undefined || at(rank, i) < at(best.rank, i))) best = { id, rank };
  }
  return best?.id;
};

const undealt = ({ from, dealt }: Dealing): InstanceId[] => from.card.flatMap((_card, id) => (dealt.has(id) ? [] : [id]));

/** A copy of the card, if possible one that lies where it is to lie, then one that would lose its place, then one of the largest pile. */
function namedCopy(dealing: Dealing, { designs = [], written, path }: Entry, place: number, complain: Complain): InstanceId | undefined {
  const { table, from, named, spaced, dealt } = dealing;
  const player = at(table.game.layout.places, place).player;
  const all = from.card.flatMap((card, id) => (designs.includes(card) ? [id] : []));
  const own = designs.length > 1 && player >= 0 ? all.filter((id) => from.owner[id] === player) : all;
  const copies = own.filter((id) => !dealt.has(id));
  const kinds = [...new Set(copies.map((id) => at(from.card, id)))];
  if (kinds.length > 1) {
    const ids = kinds.map((card) => at(table.cards, card).id);
    return complain("card", path, `"${written}" is the name of ${kinds.length} cards. Write the id: ${ids.join(" or ")}.`);
  }
  const id = least(copies, (copy) => {
    const zone = at(from.zone, copy);
    const pile = at(from.zones, zone);
    const strange = player >= 0 && from.owner[copy] !== player ? 1 : 0;
    return [zone === place ? 0 : 1, strange, named.has(zone) ? 1 : spaced.has(zone) ? 3 : 2, -pile.length, pile.indexOf(copy)];
  });
  if (id !== undefined) return id;
  const places = [...new Set(own.flatMap((copy) => dealt.get(copy) ?? []))].map((one) => placeWords(table, one));
  const has = own.length === 0 ? "no" : `only ${own.length}`;
  return complain(
    "count",
    path,
    places.length === 0
      ? `The match has ${has} "${written}" for ${placeWords(table, place)}. Use another card, or give it a "count" under "cards".`
      : `The match has ${has} "${written}", and the position already uses them all: ${places.join(", ")}. Remove one, or give it a "count" under "cards".`,
  );
}

/** Some card: one that lies there, then one of the same player that would lose its place, then one of the largest common pile. */
function anyCopy(dealing: Dealing, entry: Entry, place: number, complain: Complain): InstanceId | undefined {
  const { table, from, named, spaced } = dealing;
  const places = table.game.layout.places;
  const player = at(places, place).player;
  const id = least(undealt(dealing), (copy) => {
    const zone = at(from.zone, copy);
    const pile = at(from.zones, zone);
    if (zone === place) return [0, 0, -pile.indexOf(copy)];
    if (named.has(zone) && at(places, zone).player === player) return [1, 0, copy];
    return [at(places, zone).player < 0 && !spaced.has(zone) ? 2 : named.has(zone) ? 3 : 4, -pile.length, pile.indexOf(copy)];
  });
  return id ?? complain("count", entry.path, `There are not enough cards: the match has ${from.card.length}. Remove some.`);
}

/** Where everything lies: written piles, what was left alone, spaces that lost their card refilled, and the rest. */
function layOut(
  { table, from, named, spaced, dealt }: Dealing,
  wanted: readonly Wanted[],
  piles: readonly (readonly InstanceId[])[],
  rest: ZoneName | undefined,
  complain: Complain,
): InstanceId[][] | undefined {
  const { places } = table.game.layout;
  const zones = from.zones.map((ids, place) => (named.has(place) ? [] : ids.filter((id) => !dealt.has(id))));
  wanted.forEach(({ place }, i) => {
    zones[place] = [...(piles[i] ?? [])].reverse();
  });
  const homeless = [...named].flatMap((place) => at(from.zones, place).filter((id) => !dealt.has(id)));
  const takeHomeless = (fits: (zone: string, player: number) => boolean) => {
    const i = homeless.findIndex((id) => {
      const { zone, player } = at(places, at(from.zone, id));
      return fits(zone, player);
    });
    return i < 0 ? undefined : homeless.splice(i, 1)[0];
  };
  const stocks = zones
    .map((ids, place) => ({ ids, place }))
    .filter(({ place }) => !named.has(place) && !spaced.has(place) && at(places, place).player < 0)
    .sort((a, b) => b.ids.length - a.ids.length);
  const kindOf = (id: InstanceId) => at(table.cards, at(from.card, id)).kind;
  /** The largest common pile with cards like those that lay in a space: a game may have a pile for each kind. */
  const stockFor = (place: number) => {
    const kinds = new Set(at(from.zones, place).map(kindOf));
    return stocks.find(({ ids }) => ids.some((id) => kinds.has(kindOf(id)))) ?? stocks[0];
  };
  for (const place of spaced) {
    if (named.has(place)) continue;
    while (at(zones, place).length < at(from.zones, place).length) {
      const own = at(places, place).zone;
      // Where the pile that it would come from is written too, it comes from what that leaves over.
      const id = takeHomeless((zone) => zone === own) ?? stockFor(place)?.ids.pop() ?? takeHomeless((_zone, player) => player < 0);
      if (id === undefined)
        return complain(
          "count",
          wanted[0]?.path ?? [],
          `No card is left for ${placeWords(table, place)}, whose card was moved. Name a card for it, or remove cards elsewhere.`,
        );
      at(zones, place).push(id);
    }
  }
  if (homeless.length > 0 && rest === undefined)
    return complain(
      "place",
      wanted[0]?.path ?? [],
      `${homeless.length} cards have no place. Add one for them: "rest": "${spoken(at(places, 0).zone)}".`,
    );
  // Beneath what lies there.
  if (rest) for (const id of homeless.toReversed()) at(zones, placeIn(rest, at(from.owner, id), 0)).unshift(id);
  return zones;
}
