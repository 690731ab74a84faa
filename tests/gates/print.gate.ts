import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { type Item, pictureOf } from "../../faces/print/picture.ts";
import { weaknessesOf } from "../../faces/print/warnings.ts";
import { cardJob } from "../../server/print/cards.ts";
import { differenceOf, MOST, needCanvas, pngPixels, printedPixels } from "../../server/print/compare.test-support.ts";
import { kitOf } from "../../server/print/kit.ts";
import { printOdd } from "../../server/print/odd-cards.test-support.ts";
import type { Gate } from "./gate.ts";
import { compareKits, compareOdd, type Looks } from "./print-looks.ts";
import { measurePrints, nothingMeasured } from "./print-measured.ts";
import { printTable } from "./print-table.ts";
import { compareWords } from "./print-words.ts";

/** Cards of each game that are drawn by a PDF reader and compared; every card is read for print. */
const COMPARED = 20;
/** Cards as no game ships them, and the seed that they are made from. */
const ODD = { count: 200, seed: 1 } as const;
/** As many in one print. */
const MANY = 2_000;

export const GATE: Gate = {
  about:
    "every card's face and back and every component is read for print, with no text below 6 pt; every card's words can be copied; printed cards, kits and 200 odd cards look like their PNG; 2,000 odd cards are one print; kits lie right on every paper, computed and measured in the file",
  async run(say) {
    needCanvas();
    const faults: string[] = [];
    const { content } = loadContent();
    const options = { paper: { w: 210, h: 297 }, margin: 5, bleed: 3, marks: "crop", backs: "long" } as const;
    let [read, compared, worst] = [0, 0, 0];
    const hold = (name: string, items: readonly Item[]) => {
      const { text } = weaknessesOf(items);
      if (text !== undefined) faults.push(`${name} has a text of ${text.toFixed(2)} pt`);
    };
    for (const game of GAME_IDS) {
      const { cards } = libraryOf(content[game]);
      const { job, draw } = cardJob({
        title: "",
        cards: cards.map((card) => ({ card, count: 1 })),
        options,
        small: false,
        drafts: true,
        at: 0,
      });
      for (const drawing of new Set(job.components.flatMap(({ face, back }) => (back === undefined ? [face] : [face, back])))) {
        try {
          hold(drawing, pictureOf(await draw(drawing)));
          read++;
        } catch (error) {
          faults.push(`${drawing}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      const box = kitOf(game);
      for (const component of box.components)
        for (const side of component.back ? (["front", "back"] as const) : (["front"] as const))
          for (const skin of ["full", "ink"] as const)
            try {
              hold(`${component.id}, ${side}`, pictureOf(box.draw(component, side, skin)));
              read++;
            } catch (error) {
              faults.push(`${component.id}: ${error instanceof Error ? error.message : String(error)}`);
            }
      const every = Math.max(1, Math.floor(cards.length / COMPARED));
      for (const card of cards.filter((_, i) => i % every === 0)) {
        const found = differenceOf(await printedPixels(card), await pngPixels(card));
        compared++;
        worst = Math.max(worst, found.worst);
        if (found.mean > MOST.mean || found.worst > MOST.worst)
          faults.push(`${card.id}: ${(found.mean * 100).toFixed(1)} % of all and ${(found.worst * 100).toFixed(1)} % of a square differ`);
      }
      say(`${game}: ${read} read, ${compared} compared`);
    }
    const looks: Looks = { compared: 0, worst: 0, faults };
    await compareKits(looks, say);
    let lines = 0;
    const folder = mkdtempSync(join(tmpdir(), "print-gate-"));
    try {
      await compareOdd(looks, ODD.count, ODD.seed, join(folder, "odd.pdf"));
      for (const game of GAME_IDS) {
        const copied = await compareWords(game, libraryOf(content[game]).cards, join(folder, "words.pdf"));
        faults.push(...copied.faults);
        lines += copied.lines;
      }
      say(`${lines} lines of cards copied out of their PDF`);
      faults.push(...(await printOdd(MANY, ODD.seed, join(folder, "many.pdf"))));
      say(`${MANY} odd cards in one print`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    say(`${looks.compared} drawings of kits and odd cards compared`);
    const measured = nothingMeasured();
    await measurePrints(measured, say);
    faults.push(...measured.faults.slice(0, 50));
    const table = printTable();
    faults.push(...table.faults.slice(0, 50));
    say(`${table.tables} tables, ${table.places} places`);
    return {
      faults,
      figures: {
        read,
        compared,
        looks: looks.compared,
        lines,
        many: MANY,
        tables: table.tables,
        measured: { files: measured.files, pages: measured.pages, boxes: measured.boxes, lines: measured.lines },
        worst: Math.round(Math.max(worst, looks.worst) * 1000) / 1000,
      },
    };
  },
};
