/** A keyword that the text of a card writes and that is not there yet. */
import type { CardId } from "../../../engine/cards/card.ts";

export type WantedKeyword = {
  /** As the text has it: "Area Blast 2". */
  readonly written: string;
  /** The card that has the text. */
  readonly card: CardId | undefined;
};

const NUMBER = /\b\d+$/u;

/** As it would be printed: "Area Blast {n}". */
export const wantedPrint = ({ written }: WantedKeyword): string => written.replace(NUMBER, "{n}");

/** What {n} is, by the card's own text. */
export function numberTold({ written }: WantedKeyword): string {
  const [number] = NUMBER.exec(written) ?? [];
  return number === undefined
    ? `The card prints “${written}”. If cards give it a number, print it as “${written} {n}”: on a card that says “${written} 2”, {n} is 2.`
    : `{n} is the number that each card prints behind the name: the card says “${written}”, so there {n} is ${number}. Use {n} below, as in “draw {n} cards”.`;
}
