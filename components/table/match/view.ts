/** What a table shows of a match, from any source: a match on the server, a replay, a match in a test. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { Foretold } from "../../../engine/games/foretell.ts";
import type { Scene, SceneOption } from "../../../engine/games/scene.ts";
import type { Action } from "../../../engine/kernel/choice.ts";
import type { InstanceId, Player } from "../../../engine/kernel/state.ts";
import type { About, Why } from "../../../engine/kernel/why.ts";
import type { LogItem } from "../../../engine/matches/told.ts";
import type { matchQueries } from "../../api/matches.ts";
import type { Stops } from "../choices/use-stops.ts";
import type { HandOver } from "../seats/hand-over.tsx";

/** What is asked now. */
export type Asked = {
  readonly player: Player;
  /** The rule that asks. */
  readonly rule: string;
  /** A sentence; empty where somebody else is asked. */
  readonly prompt: string;
  /** The text of the card whose effect is carried out, parted at the words that ask. */
  readonly words?: LitWords;
  readonly text?: { readonly card: string; readonly before: string; readonly words: string; readonly after: string };
};

/** Words of a card that were carried out: the instance, its design, and which characters of its text. */
export type LitWords = { readonly card: InstanceId; readonly design: string; readonly lit: { readonly from: number; readonly to: number } };

/** What was carried out at a moment, step by step. */
export type CarriedOut = { readonly at: number; readonly steps: readonly LitWords[] };

/** One line of the log: what a player did or what came of it. */
export type LogLine = {
  readonly id: string;
  /** The moment that it belongs to. */
  readonly at: number;
  readonly player: Player;
  readonly depth: number;
  readonly words: string;
  readonly turn?: number;
  /** What people told each other. It is not a moment of the match. */
  readonly aside?: true;
  /** The moment that a comment is about, to which its line leads. */
  readonly about?: number;
};

export type TableView = {
  readonly scene: Scene;
  /** Undefined when the match is over. */
  readonly asked: Asked | undefined;
  /** What the viewer can choose, what passes last; empty where somebody else is asked. */
  readonly options: readonly SceneOption[];
  /** By option, the design it names if nobody sees the card itself: a card in a search. */
  readonly named: ReadonlyMap<SceneOption, LibraryCard>;
  /** Decisions taken so far. */
  readonly decisions: number;
  readonly log: readonly LogLine[];
  /** What the lines of the log were made of, as far as the moment that is shown. */
  readonly items: readonly LogItem[];
  /** What would happen, as the log would say it. */
  told(foretold: Foretold): readonly string[];
  /** Words of cards that were carried out, by moment, oldest first. */
  readonly carriedOut: readonly CarriedOut[];
  /** By player who sits there: "You", "Hard bot". */
  readonly sitting: readonly string[];
  /** By player what begins the lines of the log. */
  readonly subjects: readonly string[];
  /** The moment that is looked back at, in words; undefined when the match is shown as it is. */
  readonly past: { readonly at: number; readonly words: string } | undefined;
  /** Somebody else has to take the screen first: nothing is shown that only that player may see. */
  readonly veiled?: true;
  /** The bot of this player is thinking. */
  readonly thinking?: Player | undefined;
  /** What there is to know while somebody else chooses. */
  readonly meanwhile: string;
  /** How the match ended, in sentences with their rules. */
  readonly ended: { readonly reasons: readonly string[] } | undefined;
};

/** What a person can do at a table. */
export type TableMoves = {
  /** Where the person wants to be asked, in games that ask whether somebody responds. */
  readonly stops?: Stops;
  /** Where the view is veiled: who is to look, and that it is so. */
  readonly handOver?: HandOver | undefined;
  /** Nothing can be moved: a moment that has passed, or somebody else has to take the screen. */
  readonly still?: boolean;
  choose(option: SceneOption): void;
  /** Why something cannot be done now, or could not after `after`, cheapest to mend first. */
  why(about: About, after?: Action): Promise<readonly Why[]>;
  /** What would come of an option; absent where nobody is asked. */
  foretold?: ((option: SceneOption) => ReturnType<typeof matchQueries.foretold>) | undefined;
  /** Takes back everything after an entry of the record; absent where nothing is. */
  takeBack?: ((to: number) => void) | undefined;
  /** Goes to a moment; absent if looking back is not possible. */
  look?(at: number): void;
  /** Fetches older lines of the log; absent when all are there. */
  earlier?: (() => void) | undefined;
};

/** The designs of the match by id. */
export type TableCards = ReadonlyMap<string, LibraryCard>;

/** The options about a card, with the number that each has in the list, from 1. Those that pass stand last, and their numbers are not told. */
export const optionsAbout = (view: TableView, card: InstanceId): readonly Numbered[] =>
  view.options.flatMap((option, i) =>
    option.card === card && option.place === undefined && option.spot === undefined ? [{ number: i + 1, option }] : [],
  );

/** An option with the number that it has in the list, from 1. */
export type Numbered = { readonly number: number; readonly option: SceneOption };
