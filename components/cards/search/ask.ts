/** The question that the parts of a cards page share: whose cards, the text, and how to change it. */
import type { LibraryGame } from "../../../engine/games/game.ts";
import type { CardMarks } from "../marks.tsx";

export type Ask = {
  readonly game: LibraryGame;
  readonly marks: CardMarks;
  readonly text: string;
  readonly setText: (text: string) => void;
};
