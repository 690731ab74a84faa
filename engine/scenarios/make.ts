/**
 * Makes the cards of a written position, for games whose players bring their own: a pile that is named consists of new cards of its player, what
 * is not named lies as in the match that the position is laid on.
 */
import { startOf } from "../kernel/layout.ts";
import { at, type CardIndex, type InstanceId, listOf, type Player, type State } from "../kernel/state.ts";
import type { Dealt, Wanted } from "./deal.ts";
import type { Table } from "./table.ts";

/** The cards with their places, who knows them, and what their fields are before the position says more. */
export type MadeCards = Dealt & {
  readonly cards: readonly { readonly card: CardIndex; readonly owner: Player }[];
  readonly seen: readonly number[];
  readonly fields: ReadonlyMap<string, readonly number[]>;
};

/** A card of the position: one that lay there before, or a new one. */
type Made = { readonly card: CardIndex; readonly owner: Player; readonly was: InstanceId | undefined };

/** The cards of every place. Which card "any" is makes no difference to the position: it is one that lay there, else any of its player. */
export function make(table: Table, from: State, wanted: readonly Wanted[]): MadeCards {
  const { layout } = table.game;
  const cards: Made[] = [];
  const add = (made: Made): InstanceId => cards.push(made) - 1;
  const named = new Map(wanted.map(({ place }, pile) => [place, pile]));
  const zones: InstanceId[][] = from.zones.map((ids, place) =>
    named.has(place) ? [] : ids.map((id) => add({ card: at(from.card, id), owner: at(from.owner, id), was: id })),
  );
  const piles = wanted.map(({ place, entries }) => {
    const player = Math.max(0, at(layout.places, place).player);
    const some = from.card.filter((_, id) => from.owner[id] === player && from.zone[id] === place);
    const others = from.card.filter((_, id) => from.owner[id] === player);
    const any = some.length > 0 ? some : others;
    return entries.map(({ designs, owner = player }, i) => add({ card: designs?.[0] ?? any[i % any.length] ?? 0, owner, was: undefined }));
  });
  const under = new Set(layout.places.flatMap(({ grid }) => grid?.under ?? []));
  /** A field that names the card that another lies under names it as it is called now. */
  const renamed = (field: string, value: number): number =>
    under.has(field) && value > 0 ? cards.findIndex(({ was }) => was === value - 1) + 1 : value;
  for (const [place, pile] of named) zones[place] = [...(piles[pile] ?? [])].reverse();
  return {
    zones,
    piles,
    cards: cards.map(({ card, owner }) => ({ card, owner })),
    seen: cards.map(({ was }) => (was === undefined ? 0 : at(from.seen, was))),
    fields: new Map(
      layout.cardFields.map((name) => [
        name,
        cards.map(({ owner, was }) => (was === undefined ? startOf(layout, name, owner) : renamed(name, at(listOf(from, name), was)))),
      ]),
    ),
  };
}
