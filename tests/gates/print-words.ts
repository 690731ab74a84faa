/** Every shipped card on a page of its own: what a reader can copy from it is what stands on its face, line by line. */
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import { type Item, pictureOf } from "../../faces/print/picture.ts";
import { CARD, cardJob } from "../../server/print/cards.ts";
import { openPdf, wordsOf } from "../../server/print/read-pdf.test-support.ts";
import { writePrint } from "../../server/print/write-print.ts";

const linesIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => (item.is === "words" ? [item.text] : item.is === "group" ? linesIn(item.items) : []));
const plain = (text: string): string => text.replace(/\s+/g, "");

/** Sentences about what cannot be copied, and how many lines were looked for. `file` is written. */
export async function compareWords(
  game: GameId,
  cards: readonly LibraryCard[],
  file: string,
): Promise<{ readonly faults: readonly string[]; readonly lines: number }> {
  const { job, draw } = cardJob({
    ...{ title: game, small: false, drafts: false, at: 0 },
    cards: cards.map((card) => ({ card, count: 1 })),
    options: { paper: CARD, margin: 0, bleed: 0, marks: "none", backs: "none" },
  });
  const done = await writePrint(job, draw, file);
  if (!done.ok) return { faults: [`${game}: ${done.error}`], lines: 0 };
  const faults: string[] = [];
  let looked = 0;
  const pdf = await openPdf(file);
  for (const [i, { id, name }] of cards.entries()) {
    const found = plain(await wordsOf(await pdf.getPage(i + 1)));
    const lines = linesIn(pictureOf(await draw(`face ${id}`))).map(plain);
    looked += lines.length;
    const gone = lines.find((line) => !found.includes(line));
    if (gone !== undefined) faults.push(`${id}: “${gone}” cannot be copied from its page`);
    if (found.length !== lines.join("").length) faults.push(`${id}: ${found.length} letters can be copied, not ${lines.join("").length}`);
    if (!name.split(/[\s,]+/).every((word) => found.includes(word))) faults.push(`${id}: its name cannot be copied`);
  }
  await pdf.loadingTask.destroy();
  return { faults, lines: looked };
}
