/** A keyword that the text of a card writes and that is not there yet. */
import type { CardId } from "../../../engine/cards/card.ts";
import type { Boxes } from "./boxes.ts";

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

/** The number that a print ends with, which every card would print alike: 3 of "Insured 3". */
export const fixedNumber = (print: string): string | undefined => NUMBER.exec(print.trim())?.[0];

/** The same keyword with a number of each card's own, in its print and wherever its definition says that number. */
export function withOwnNumber({ print, definition }: Pick<Boxes, "print" | "definition">): Pick<Boxes, "print" | "definition"> {
  const number = fixedNumber(print);
  if (number === undefined) return { print, definition };
  return {
    print: print.trim().replace(NUMBER, "{n}"),
    definition: definition.replace(new RegExp(`(?<![\\d{])${number}(?!\\d)`, "gu"), "{n}"),
  };
}
