/** Which cards have a picture of their own whose file is gone, so that a drawn one takes its place. It is asked before anything is made of them. */
import type { Card, PrintedCard } from "../../engine/cards/card.ts";
import { pictureHash } from "../../engine/cards/picture.ts";

export type LostPicture = { readonly id: string; readonly name: string };
/** What is told before a file is made of cards: a sentence, and what it is of. */
export type PicturesTold = { readonly is: "pictures"; readonly said: string; readonly cards: readonly LostPicture[] };

const hashOf = ({ art }: Pick<Card, "art">): string | undefined => ("image" in art ? pictureHash(art.image) : undefined);

/** Cards that are printed and whose picture is not where it was kept; undefined when there are none. */
export async function picturesOf(
  cards: readonly { readonly card: PrintedCard; readonly count: number }[],
): Promise<PicturesTold | undefined> {
  const own = cards.flatMap(({ card, count }) => (count > 0 && hashOf(card) !== undefined ? [card] : []));
  if (own.length === 0) return undefined;
  // The database is asked only for cards that have pictures of their own.
  const { hasPicture } = await import("../studio/pictures.ts");
  const lost = own.filter((card) => !hasPicture(hashOf(card) ?? "")).map(({ id, name }) => ({ id, name }));
  return lost.length === 0 ? undefined : { is: "pictures", said: picturesSentence(lost), cards: lost };
}

/** Cards that a sentence names. */
const TOLD = 5;

/** A sentence that names the cards; there is at least one. */
export function picturesSentence(lost: readonly LostPicture[]): string {
  const named = lost
    .slice(0, TOLD)
    .map(({ name }) => name)
    .join(", ");
  const more = lost.length > TOLD ? ` and ${lost.length - TOLD} more` : "";
  return lost.length === 1
    ? `The picture of 1 card is missing from the studio, so a drawn one replaces it: ${named}. Upload it again, or continue without it.`
    : `The pictures of ${lost.length} cards are missing from the studio, so drawn ones replace them: ${named}${more}. Upload them again, or continue without them.`;
}
