/** Cards as no game ships them: scripts of all kinds, marks that turn or hide letters, words without end, pictures that are gone. */
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { type CardId, GAME_IDS, type LibraryCard } from "../../engine/cards/card.ts";
import { below, type Rng, rngOf } from "../../engine/kernel/rng.ts";
import { PAPERS } from "../../faces/print/papers.ts";
import { cardJob } from "./cards.ts";
import { openPdf, wordsOf } from "./read-pdf.test-support.ts";
import { writePrint } from "./write-print.ts";

const ODD = [
  ...["漢字かな", "Привет мир", "שלום עולם", "مرحبا بالعالم", "สวัสดี", "ελληνικά", "Việt Nữ Đạo", "한국어", "हिन्दी"],
  ...[
    "👩‍🚀🏳️‍🌈",
    "e\u0301a\u0308\u0323",
    "\u202Eback\u202C",
    "\u200B\u200D\uFEFF",
    "a\u0000b\u0007",
    "\uD800",
    "\uFFFD\uFFFE",
    "\u2028\u2029",
  ],
  ...["<b>&amp;</b>", "</text><script>x</script>", "]]>", '"quoted" ‘single’', "url(#face-a)", "%PDF-1.7 endstream endobj", "(\\) ()) \\n"],
  ...["W".repeat(70), "Donaudampfschifffahrtsgesellschaftskapitän", "1".repeat(60), "{IQ}[BQ]#tag", "−∞ ½ ¼ ™ ﬀ ﬁ"],
  ...["", " ", "\t\t", "\n\n\n", "\r\n", "-", "0"],
] as const;

/** One of the lists, or several joined, or a heap of them. */
function oddText(rng: Rng, most: number): string {
  const one = () => ODD[below(rng, ODD.length)] ?? "";
  const count = below(rng, 6) === 0 ? most : 1 + below(rng, 3);
  return Array.from({ length: count }, one).join(below(rng, 4) === 0 ? "\n" : " ");
}

/** So many cards from one seed, of every game, each with a name that can be found again. */
export function oddCards(count: number, seed: number): readonly LibraryCard[] {
  const rng = rngOf(seed);
  const { content } = loadContent();
  const shipped = GAME_IDS.flatMap((game) => libraryOf(content[game]).cards);
  return Array.from({ length: count }, (_, i): LibraryCard => {
    const card = shipped[below(rng, shipped.length)];
    if (!card) throw new Error("There are no cards.");
    const maybe = (text: string, most: number) => (below(rng, 3) === 0 ? text : oddText(rng, most));
    const gone = { image: below(rng, 2).toString(16).padStart(64, "0"), focus: { x: 0.5, y: 0.5 } } as unknown as LibraryCard["art"];
    return {
      ...card,
      id: `${card.game}/odd-${i}` as CardId,
      name: `N${i}x ${below(rng, 3) === 0 ? "" : oddText(rng, 3)}`,
      text: maybe(card.text, 40),
      flavor: maybe(card.flavor, 20),
      set: below(rng, 4) === 0 ? oddText(rng, 2) : card.set,
      number: below(rng, 4) === 0 ? oddText(rng, 2) : card.number,
      state: below(rng, 3) === 0 ? "draft" : "plays",
      keywords: below(rng, 4) === 0 ? [oddText(rng, 1)] : [],
      ...(below(rng, 8) === 0 ? { art: gone } : {}),
    };
  });
}

/** The same cards with the letters that some font has: two programs may draw other boxes for the rest. */
export async function readableCards(cards: readonly LibraryCard[], file: string): Promise<readonly LibraryCard[]> {
  const options = { paper: PAPERS.A4, margin: 5, bleed: 0, marks: "none", backs: "none" } as const;
  const counted = cards.map((card) => ({ card, count: 1 }));
  const { job, draw } = cardJob({ title: "", cards: counted, options, small: false, drafts: false, at: 0 });
  const done = await writePrint(job, draw, file);
  if (!done.ok) throw new Error(done.error);
  const missing = new Set(done.value.missing);
  const kept = (text: string) => [...text.normalize("NFC")].filter((char) => !missing.has(char)).join("");
  return cards.map((card) => ({
    ...card,
    name: kept(card.name),
    text: kept(card.text),
    flavor: kept(card.flavor),
    set: kept(card.set),
    number: kept(card.number),
    ...(card.keywords ? { keywords: card.keywords.map(kept) } : {}),
  }));
}

/** Prints odd cards and reads the file again: a sentence for each fault. `file` is written. */
export async function printOdd(count: number, seed: number, file: string): Promise<readonly string[]> {
  const cards = oddCards(count, seed);
  const options = { paper: PAPERS.A4, margin: 5, bleed: 1.5, marks: "crop", backs: "long" } as const;
  const { job, draw } = cardJob({
    ...{ title: "Odd \u0000 <cards>", options, small: true, drafts: true, at: 0 },
    cards: cards.map((card) => ({ card, count: 1 })),
  });
  const done = await writePrint(job, draw, file);
  if (!done.ok) return [done.error];
  const faults: string[] = [];
  const pdf = await openPdf(file);
  if (pdf.numPages !== done.value.pages) faults.push(`The file has ${pdf.numPages} pages, not ${done.value.pages}.`);
  let words = "";
  // The first page lists names too, and an empty one is behind it.
  for (let page = 3; page <= pdf.numPages; page += 2) words += `${await wordsOf(await pdf.getPage(page))} `;
  await pdf.loadingTask.destroy();
  const found = words.replace(/\s+/g, "");
  for (const [i, { id }] of cards.entries())
    if (!found.toLowerCase().includes(`n${i}x`)) faults.push(`${id} of seed ${seed} has no name on its face.`);
  if (!done.value.missing.includes("漢")) faults.push("A letter that no font has was not told.");
  return faults;
}
