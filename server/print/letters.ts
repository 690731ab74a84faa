/** Which cards have letters that no font has. It is asked before anything is made of them: a print, a picture, a file for others. */
import type { CardState, PrintedCard } from "../../engine/cards/card.ts";
import { LETTERS_HEADER } from "../../faces/print/letters-header.ts";
import { type Item, pictureOf } from "../../faces/print/picture.ts";
import { drawn } from "../studio/face.ts";
import { missingIn } from "../studio/letters.ts";

/** A card, and the letters on its face that are printed as boxes. */
export type CardLetters = { readonly id: string; readonly name: string; readonly letters: readonly string[] };

/** Only cards that have such letters, in their order. A face is drawn only where some text of its card has any. */
export async function missingLetters(
  cards: Iterable<PrintedCard & { readonly state: CardState }>,
  signal?: AbortSignal,
): Promise<readonly CardLetters[]> {
  const found: CardLetters[] = [];
  for (const card of cards) {
    if (signal?.aborted) return found;
    if (missingIn(JSON.stringify(card)).length === 0) continue;
    const { svg } = await drawn(card, { print: true, state: "plays", letters: true, bare: true });
    const letters = [...new Set(wordsOf(pictureOf(svg)).flatMap(({ text }) => missingIn(text)))];
    if (letters.length > 0) found.push({ id: card.id, name: card.name, letters });
    // Others get their turn, and who wants it stopped is heard.
    await new Promise((next) => setImmediate(next));
  }
  return found;
}

/** What is told before a file is made of cards: a sentence, and what it is of. */
export type LettersTold = { readonly is: "letters"; readonly said: string; readonly cards: readonly CardLetters[] };

/** The letters that will be boxes in a file of so many of each card; undefined when there are none. */
export async function lettersOf(
  cards: readonly { readonly card: PrintedCard & { readonly state: CardState }; readonly count: number }[],
  signal?: AbortSignal,
): Promise<LettersTold | undefined> {
  const found = await missingLetters(
    cards.filter(({ count }) => count > 0).map(({ card }) => card),
    signal,
  );
  const said = lettersSentence(found);
  return said === undefined ? undefined : { is: "letters", said, cards: found };
}

/** Characters of a sentence in a header. */
const MOST_SAID = 600;
/** The same for a picture, which has nothing beside it: a header, none when every letter is there. */
export function lettersHeader(found: readonly CardLetters[]): Readonly<Record<string, string>> {
  const said = lettersSentence(found);
  if (said === undefined) return {};
  const short = [...said.replace(/\p{Cs}/gu, "\uFFFD")];
  return { [LETTERS_HEADER]: encodeURIComponent(short.length > MOST_SAID ? `${short.slice(0, MOST_SAID).join("")} …` : short.join("")) };
}

type Words = Extract<Item, { readonly is: "words" }>;
const wordsOf = (items: readonly Item[]): readonly Words[] =>
  items.flatMap((item) => (item.is === "group" ? wordsOf(item.items) : item.is === "words" ? [item] : []));

/** Cards and letters that a sentence tells. */
const TOLD = { cards: 5, letters: 12 } as const;

/** A sentence that names the cards and their letters; undefined when there are none. */
export function lettersSentence(found: readonly CardLetters[]): string | undefined {
  if (found.length === 0) return undefined;
  const named = found.slice(0, TOLD.cards).map(({ name, letters }) => {
    const more = letters.length > TOLD.letters ? ` and ${letters.length - TOLD.letters} more` : "";
    return `${name} (${letters.slice(0, TOLD.letters).join(" ")}${more})`;
  });
  const more = found.length > TOLD.cards ? ` and ${found.length - TOLD.cards} more cards` : "";
  return `No font has some letters of ${found.length === 1 ? "1 card" : `${found.length} cards`}, so they are printed as boxes: ${named.join(", ")}${more}.`;
}
