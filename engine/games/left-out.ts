/** Cards that are there and that no match is played with, for whoever has to say so. */
import type { Card } from "../cards/card.ts";

/** `why`: a whole sentence that names the card. */
export type LeftOut = { readonly card: Card; readonly why: string };

const MOST = 3;

/** The first few of such sentences, and how many more there are. */
export function firstFew(whys: readonly string[]): string {
  const more = whys.length > MOST ? [`The same applies to ${whys.length - MOST} more.`] : [];
  return [...whys.slice(0, MOST), ...more].join(" ");
}
