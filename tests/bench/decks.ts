/** How long the deck functions take on decks of the size that people build. */

import { checkDeck, type DeckReading, formatDeckText, readDecks } from "../../engine/decks/index.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { listOf, MEGACORP_POOL } from "../games/megacorp/pool.ts";

type Timing = { readonly what: string; readonly runs: number; readonly medianMs: number; readonly p95Ms: number; readonly goalMs?: number };

/** Times legality of a legal and of a broken 100-card deck, and reading and writing of lists. Nothing of it is a timed test. */
export async function benchDecks(): Promise<{ readonly timings: readonly Timing[] }> {
  const rules = gameDefinition("megacorp").deck;
  if (!rules) throw new Error("Megacorp declares its deck rules");
  const options = { game: "megacorp", pool: MEGACORP_POOL } as const;
  const names = (back: string, count: number) =>
    MEGACORP_POOL.cards
      .filter(({ fields }) => fields["back"] === back)
      .slice(0, count)
      .map(({ name }) => name);
  const legal = listOf({
    business: ["1 Ferrum Nanologics"],
    founder: ["1 The Glass Man"],
    main: names("blue", 35).map((name) => `2 ${name}`),
    resources: names("green", 14).map((name) => `2 ${name}`),
  });
  const broken = listOf({
    founder: ["1 The Glass Man"],
    main: names("blue", 20).map((name, i) => (i % 4 === 0 ? `1 ${name.slice(1)}` : `5 ${name}`)),
    resources: ["19 Commuter Belt"],
  });
  const text = MEGACORP_POOL.cards
    .slice(0, 100)
    .map(({ name }, i) => `${(i % 4) + 1} ${name}`)
    .join("\n");
  const messy = MEGACORP_POOL.cards
    .slice(0, 100)
    .map(({ name }, i) => `${i % 4}x ${name.slice(0, -2)}e`)
    .join("\n");
  const huge = Array.from({ length: 5000 }, (_, i) => `${i % 5} Card of another game ${i}`).join("\n");
  return {
    timings: [
      timed("check a legal deck of 100 cards", 2000, () => checkDeck(legal, MEGACORP_POOL, rules), 1),
      timed("check a broken deck of 100 cards", 500, () => checkDeck(broken, MEGACORP_POOL, rules), 1),
      timed("read a list of 100 lines", 300, () => whole(readDecks(text, options))),
      timed("read a list of 100 misspelt lines", 100, () => whole(readDecks(messy, options))),
      timed("read a list of 5,000 lines of another game", 5, () => whole(readDecks(huge, options))),
      timed("write a deck of 100 cards as text", 500, () => formatDeckText(legal, MEGACORP_POOL)),
    ],
  };
}

function whole(reading: DeckReading): DeckReading {
  if (!reading.ok) throw new Error(reading.error.message);
  return reading;
}

function timed(what: string, runs: number, run: () => unknown, goalMs?: number): Timing {
  for (let i = 0; i < Math.min(50, runs); i++) run();
  const times = Array.from({ length: runs }, () => {
    const before = performance.now();
    run();
    return performance.now() - before;
  }).sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(4));
  return { what, runs, medianMs: at(0.5), p95Ms: at(0.95), ...(goalMs === undefined ? {} : { goalMs }) };
}
