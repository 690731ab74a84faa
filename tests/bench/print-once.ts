/** One print of all cards of a game in a process of its own, which tells how much memory it needed at most: JSON on stdout. */
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { PAPERS } from "../../faces/print/papers.ts";
import { cardJob } from "../../server/print/cards.ts";
import { writePrint } from "../../server/print/write-print.ts";

const [file = ""] = process.argv.slice(2);
const { cards } = libraryOf(loadContent().content.megacorp);
const { job, draw } = cardJob({
  ...{ title: "Bench", small: true, drafts: true, at: 0 },
  options: { paper: PAPERS.A4, margin: 5, bleed: 1.5, marks: "crop", backs: "long" },
  cards: cards.map((card) => ({ card, count: 1 })),
});
const begun = performance.now();
const done = await writePrint(job, draw, file);
if (!done.ok) throw new Error(done.error);
console.log(
  JSON.stringify({
    cards: cards.length,
    ms: Math.round(performance.now() - begun),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
);
