/** The lines of a card's printed text by their headings (section 2.6). */
import type { Card } from "../../../cards/card.ts";

/** A line without its heading: "Activation" of "Activation: Gain 3 €." is "Gain 3 €."; undefined where there is none. */
export function textLine({ text }: Pick<Card, "text">, heading: string): string | undefined {
  const line = text.split("\n").find((one) => one.startsWith(`${heading}: `));
  return line?.slice(heading.length + 2);
}

/** What a Boost says without the Action that it lies under: "Gain 3 €." of "Boost: With Work: Gain 3 €." */
export function boostLine(card: Pick<Card, "text">): string {
  return (textLine(card, "Boost") ?? card.text).replace(/^With [^:]+: /, "");
}
