/** The question that the parts of a cards page share: whose cards, the text, and how to change it. */
import type { LibraryGame } from "../../engine/games/game.ts";
import type { KindMarks } from "./marks.tsx";

export type Ask = {
  readonly game: LibraryGame;
  readonly marks: KindMarks;
  readonly text: string;
  readonly setText: (text: string) => void;
};
