/** What a set of 1,000 cards costs: to be taken in, to be opened, and to be checked again (goals: 1 s and 1 s). */
import { setStatistics } from "../../components/studio/set/set-statistics.ts";
import { loadContent } from "../../content/load.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { cardReader } from "../../engine/games/reading.ts";
import { setWarnings } from "../../engine/games/set-warnings.ts";
import { cardTwins } from "../../engine/games/twins.ts";
import { libraryJson, libraryOf } from "../../server/library.ts";
import { importCards } from "../../server/studio/import.ts";
import { checksOfSet } from "../../server/studio/publish.ts";
import { openStudio } from "../../server/testing.ts";
import { cpuOf, cpuOfSlices } from "./figures.ts";
import { manyDesigns } from "./search.ts";

const CARDS = 1_000;

/** CPU milliseconds: other work on the machine does not count. */
export async function benchSet(): Promise<object> {
  const close = openStudio();
  const { keywords } = loadContent().content.megacorp;
  try {
    const cards = manyDesigns(CARDS).map((card) => ({ ...card, set: "MANY" }));
    const data = JSON.stringify({ game: "megacorp", cards });
    const how = { format: "json", data, skipErrors: false, author: "" } as const;
    const dryRun = await cpuOfSlices(() => importCards("megacorp", { ...how, dryRun: true }));
    const written = await cpuOfSlices(() => importCards("megacorp", { ...how, dryRun: false }));
    // The version of the library has grown, so that it is read anew; its texts are known.
    const open = cpuOf(() => libraryJson("megacorp"));
    const inUse = libraryOf("megacorp").cards.filter(({ set }) => set === "MANY");
    const statistics = cpuOf(() => setStatistics(gameDefinition("megacorp"), inUse));
    const twins = cpuOf(() => cardTwins(inUse, cardReader("megacorp", keywords)));
    const warnings = cpuOf(() => setWarnings(libraryOf("megacorp").cards, ({ set }) => set === "MANY"));
    const reader = cardReader("megacorp", keywords);
    const reread = cpuOf(() => {
      for (const card of inUse) reader.read(card, "person");
    });
    const checks = cpuOf(() => checksOfSet("megacorp", "MANY"));
    return {
      ...{
        unit: "CPU ms",
        cards: inUse.length,
        texts: new Set(inUse.map(({ text }) => text)).size,
        goals: { open: 1_000, twins: 1_000, warnings: 1_000, recheck: 1_000 },
      },
      ...{ import: { dryRun, written }, open, statistics, twins, warnings, recheck: { texts: reread, all: checks } },
    };
  } finally {
    close();
  }
}
