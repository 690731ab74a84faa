/** Who tells a match: its game, or, for a game that has no words of its own, whoever reads what the engine writes down. */
import type { Playable } from "../../engine/games/playable.ts";
import { hasSubject, type Teller, UNDER } from "../../engine/games/teller.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import type { LogEntry } from "../../engine/kernel/log.ts";
import type { Player, State } from "../../engine/kernel/state.ts";

/** The teller of a game, with whom the sentences are about. */
export type Telling = Pick<Teller, "opening" | "turn" | "closing"> & {
  /** `mover`: whose turn it was; who else chooses is named. */
  told(state: State, player: Player, action: Action, entries: readonly LogEntry[], mover: Player | undefined): readonly string[];
};

/** Words for a match of a game: those of the game, or what the engine calls things. */
export function teller({ teller, game, seats }: Playable): Telling {
  if (teller)
    return {
      ...teller,
      told: (state, player, action, entries, mover = player) =>
        teller.told(state, action, entries, player).flatMap((line, i, [did]) => {
          if (did === "") return i === 0 ? [] : [line];
          if (i > 0 && line.startsWith(UNDER)) return [line];
          return [player === mover ? line : `${seats[player]}${hasSubject(line) ? ":" : ""} ${line}`];
        }),
    };
  const named = (name: string, value: number | string, design: number | undefined) =>
    name === "card" && typeof value === "number" && design !== undefined ? game.cardName(design) : `${name} ${value}`;
  const actionWords = (state: State, { kind, ...about }: Action) =>
    [
      kind,
      ...Object.entries(about).map(([name, value]) => named(name, value, typeof value === "number" ? state.card[value] : undefined)),
    ].join(" ");
  const entryWords = ({ event, roles, args, cards }: LogEntry) =>
    [event, ...roles.map((role, i) => (role === "player" ? (seats[args[i] ?? -1] ?? "") : named(role, args[i] ?? 0, cards[i])))].join(" ");
  return {
    opening: () => [],
    turn: () => [],
    told: (state, player, action, entries) => [`${seats[player]}: ${[actionWords(state, action), ...entries.map(entryWords)].join(", ")}`],
    closing: () => [],
  };
}
