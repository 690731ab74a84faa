/** How long files for others take: pictures of 60 cards for a print shop, a deck of 60 cards for Tabletop Simulator. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import type { Result } from "../../engine/kernel/result.ts";
import { SHOPS } from "../../faces/print/shops.ts";
import { piecesOfCards } from "../../server/export/pieces.ts";
import { writePngZip } from "../../server/export/png-zip.ts";
import { writeShopPdf } from "../../server/export/shop-pdf.ts";
import { deckSave, stepsOf } from "../../server/export/tabletop/deck.ts";
import { writeTabletop } from "../../server/export/tabletop/write.ts";

/** Milliseconds of the clock and of the processor, and megabytes of the file; 60 different cards each. */
export async function benchExport(): Promise<object> {
  const { cards } = libraryOf(loadContent().content.megacorp);
  const set = piecesOfCards({ title: "Bench", cards: cards.slice(0, 60).map((card) => ({ card, count: 1 })), drafts: true });
  const folder = mkdtempSync(join(tmpdir(), "export-bench-"));
  const [shop] = SHOPS;
  if (!shop) throw new Error("There is no preset.");
  const at = new Date();
  const timed = async (make: (file: string) => Promise<Result<unknown, string>>) => {
    const file = join(folder, "made");
    const [begun, cpu] = [performance.now(), process.cpuUsage()];
    const made = await make(file);
    if (!made.ok) throw new Error(made.error);
    const { user, system } = process.cpuUsage(cpu);
    return {
      ms: Math.round(performance.now() - begun),
      cpuMs: Math.round((user + system) / 1000),
      megabytes: Math.round(statSync(file).size / 1e5) / 10,
    };
  };
  try {
    return {
      png300: await timed((file) => writePngZip(set, shop, 300, at, file)),
      shopPdf: await timed((file) => writeShopPdf(set, shop, at, file)),
      tabletop: await timed((file) =>
        writeTabletop(set, "object", (pictures, seen) => deckSave(set, pictures, seen), stepsOf(set.pieces), { is: "folder" }, at, file),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
