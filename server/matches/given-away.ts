/** A seat of which somebody has seen the hidden cards before another browser sits down on it. */
import { knows } from "../../engine/kernel/observe.ts";
import { type InstanceId, type Player, SPECTATOR, type State } from "../../engine/kernel/state.ts";
import { placeWords } from "../../engine/matches/free-words.ts";
import type { Table } from "./table.ts";
import { hasBegun } from "./who.ts";

/** Who had a seat until another browser takes it, by name; undefined when nobody had. Whether both are the same person, a studio cannot tell. */
export function hadBefore({ seats }: Pick<Table, "seats">, player: Player): string | undefined {
  const given = seats[player];
  if (given?.kind !== "person" || given.holder === undefined) return undefined;
  const kept = seats.find((seat) => seat.kind === "person" && seat.player !== player && seat.holder === given.holder);
  return (kept?.kind === "person" && kept.name) || given.name || "Somebody";
}

/** Who has seen which hidden cards of a seat that is taken; undefined when nobody has. `by`: who had it; `anew`: something was dealt anew with it. */
export function seenBefore(
  table: Table,
  player: Player,
  { by, anew }: { readonly by: string | undefined; readonly anew: boolean },
): { readonly by: string; readonly what: readonly string[] } | undefined {
  if (by === undefined) {
    const reader = readBefore(table);
    return reader && { by: reader.by, what: seenOf(table, player, reader.state) };
  }
  const isNew = anew && table.play.live.at(-1)?.kind === "deal";
  return hasBegun(table) && !isNew ? { by, what: seenOf(table, player) } : undefined;
}

/** Who had read what was played before the match was begun for others, a fork or a position, by name, and the state as they knew it. */
function readBefore({ match, seats, play, notes }: Table): { readonly by: string; readonly state: State } | undefined {
  if (!match.parent && play.live[0]?.kind !== "lay") return undefined;
  const begun = notes[0]?.after ?? play.entries.length;
  const dealt = play.live.findLast(({ kind, n }) => kind === "redeal" && n <= begun);
  const host = seats.find((seat) => seat.kind === "person" && seat.holder === match.host);
  return dealt && { by: (host?.kind === "person" && host.name) || "Somebody", state: play.stateAfter(dealt.n) };
}

/** The hidden cards that a seat knows, and knew at `then`, and not everybody does, place by place: "5 cards in SUN's hand". */
function seenOf(
  { play, opened: { playable } }: Pick<Table, "play" | "opened">,
  player: Player,
  then: State = play.state,
): readonly string[] {
  const { state, game } = play;
  const alone = (one: State, id: InstanceId) => knows(one, id, player) && !knows(one, id, SPECTATOR);
  return state.zones.flatMap((ids, place) => {
    const count = ids.filter((id) => alone(state, id) && alone(then, id)).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? "card" : "cards"} in ${placeWords(game.layout, playable.seats, place)}`];
  });
}
