/** What can be done by hand at a table, as changes of the match. */
import type { FreeArea, FreeBoard, FreeCard, FreeNumber, FreePlace } from "../../../engine/games/free/scene.ts";
import type { Change } from "../../../engine/kernel/edit.ts";
import type { Player } from "../../../engine/kernel/state.ts";

/** What is picked: cards by number, or a place as a whole. */
export type Picked = { readonly cards: readonly number[]; readonly place: number | undefined };
export const NOTHING: Picked = { cards: [], place: undefined };

export const areaName = (area: FreeArea, seats: readonly string[]): string =>
  `${area.player < 0 ? "" : `${seats[area.player] ?? `Player ${area.player + 1}`}: `}${areaWords(area)}`;

/** Its name as it is written: "AI deck" for "ai deck". */
export const areaWords = ({ name }: Pick<FreeArea, "name">): string => name.replace(/\bai\b/g, "AI");

/** What a place of an area is called: areas with several places number them. */
export const placeName = (area: FreeArea, place: FreePlace, seats: readonly string[]): string =>
  `${areaName(area, seats)}${place.word !== undefined ? `, ${place.word}` : area.places.length > 1 ? `, space ${area.places.indexOf(place) + 1}` : ""}`;

/** A card on the board with its place. */
export function findCard(
  board: FreeBoard,
  id: number,
): { readonly area: FreeArea; readonly place: FreePlace; readonly card: FreeCard } | undefined {
  for (const area of board.areas)
    for (const place of area.places) {
      const card = place.cards.find((one) => one.id === id);
      if (card) return { area, place, card };
    }
  return undefined;
}

/** Cards go to the top of a place, or beneath it; in the order in which they were picked. */
export const moveTo = (cards: readonly number[], place: number, under = false): readonly Change[] =>
  (under ? cards.toReversed() : cards).map((card) => ({ kind: "move", card, place, ...(under ? { index: 0 } : {}) }));

/** The top cards of a place go to another, the top one first. */
export const draw = ({ cards }: FreePlace, count: number, to: number): readonly Change[] =>
  moveTo(
    cards
      .slice(-count)
      .toReversed()
      .map(({ id }) => id),
    to,
  );

export const setCard = (field: string, cards: readonly FreeCard[], value: (card: FreeCard) => number): readonly Change[] =>
  cards.map((card) => ({ kind: "set", field, at: card.id, value: value(card) }));

export const setNumber = ({ field, at }: FreeNumber, value: number): readonly Change[] => [
  { kind: "set", field, ...(at === undefined ? {} : { at }), value },
];
export const roll = (dice: readonly FreeNumber[]): readonly Change[] =>
  dice.map(({ field, at }) => ({ kind: "roll", field, ...(at === undefined ? {} : { at }) }));

/** The place where a player's cards are held: what only that player sees. */
export const handOf = ({ areas }: FreeBoard, player: Player): FreePlace | undefined =>
  areas.find((area) => area.player === player && area.seen === "owner")?.places[0];

/** Areas as a side of the table shows them: a grid is large, and what lies in rows and piles, such as cards to place on it, is above it. */
export const gridsLast = <Area extends { readonly shape: string }>(areas: readonly Area[]): readonly Area[] => [
  ...areas.filter(({ shape }) => shape !== "grid"),
  ...areas.filter(({ shape }) => shape === "grid"),
];
