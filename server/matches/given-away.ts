/** A seat that is given away by somebody who plays on at another: what they have seen of it. */
import { everybody } from "../../engine/kernel/layout.ts";
import type { Player } from "../../engine/kernel/state.ts";
import { placeWords } from "../../engine/matches/free-words.ts";
import type { Table } from "./table.ts";

/** Who gives a seat away and plays on at another one, by name; undefined when nobody does, as when somebody goes on in another browser. */
export function giverOf({ seats }: Pick<Table, "seats">, player: Player): string | undefined {
  const given = seats[player];
  if (given?.kind !== "person" || given.holder === undefined) return undefined;
  const kept = seats.find((seat) => seat.kind === "person" && seat.player !== player && seat.holder === given.holder);
  return kept?.kind === "person" ? kept.name || given.name || "Somebody" : undefined;
}

/** The hidden cards that this seat knows and not everybody does, place by place: "5 cards in SUN's hand". */
export function seenOf({ play, opened: { playable } }: Pick<Table, "play" | "opened">, player: Player): readonly string[] {
  const { state, game } = play;
  const all = everybody(state.players);
  return state.zones.flatMap((ids, place) => {
    const count = ids.filter((id) => (((state.seen[id] ?? 0) >> player) & 1) === 1 && state.seen[id] !== all).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? "card" : "cards"} in ${placeWords(game.layout, playable.seats, place)}`];
  });
}
