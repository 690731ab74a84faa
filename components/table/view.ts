/** What a table shows of a match, whoever carries it: a match on the server, a replay, a match in a test. */
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { Scene, SceneOption } from "../../engine/games/scene.ts";
import type { InstanceId, Player } from "../../engine/kernel/state.ts";
import type { Why } from "../../engine/kernel/why.ts";

/** What is asked now. */
export type Asked = {
  readonly player: Player;
  /** The rule that asks. */
  readonly rule: string;
  /** A sentence; empty where somebody else is asked. */
  readonly prompt: string;
};

/** One line of the log: what a player did or what came of it. */
export type LogLine = { readonly id: string; readonly at: number; readonly player: Player; readonly depth: number; readonly words: string };

export type TableView = {
  readonly scene: Scene;
  /** Undefined when the match is over. */
  readonly asked: Asked | undefined;
  /** What the viewer can choose; empty where somebody else is asked. */
  readonly options: readonly SceneOption[];
  /** Decisions taken so far. */
  readonly decisions: number;
  readonly log: readonly LogLine[];
  /** By player who sits there: "You", "Search bot". */
  readonly sitting: readonly string[];
  /** How the match ended, in sentences with their rules. */
  readonly ended: { readonly reasons: readonly string[] } | undefined;
};

/** What a person can do at a table. */
export type TableMoves = {
  choose(option: SceneOption): void;
  /** Why something cannot be done to a card now, cheapest to mend first. */
  why(card: InstanceId): Promise<readonly Why[]>;
};

/** The designs of the match by id. */
export type TableCards = ReadonlyMap<string, LibraryCard>;

/** The options about a card, with the number that each has in the list, from 1. */
export const optionsAbout = (view: TableView, card: InstanceId): readonly { readonly number: number; readonly option: SceneOption }[] =>
  view.options.flatMap((option, i) => (option.card === card && option.place === undefined ? [{ number: i + 1, option }] : []));
