/** Parts of a matrix: what `matrix --json` printed earlier, read back to be added up. */
import { z } from "zod";
import { addTally, emptyTally, type Tally } from "../../engine/lab/index.ts";
import type { LabIo } from "./lab-arguments.ts";

/** What the games of a part were played with. Only parts that agree in all of it can be added up. */
export type Played = {
  readonly game: string;
  /** Hash of the cards. */
  readonly content: string;
  readonly bot: string;
  /** The decks by id, in their order. */
  readonly names: readonly string[];
};

/** So many seeds from the first one on; each was played twice by one pair of decks. */
export type Seeds = { readonly from: number; readonly count: number };

/** Games of some seeds, or of several parts together: a tally for each pair of decks. */
export type Part = { readonly seeds: readonly Seeds[]; readonly tallies: readonly Tally[] };

const Count = z.number().int().nonnegative();
const Counts = z.array(Count).length(2);
const HistogramSchema = z.record(z.string().regex(/^-?\d+$/), Count);
const TallySchema = z.object({
  games: Count,
  draws: Count,
  won: Counts,
  wonByBot: Counts,
  // Absent in parts that were played before games told who began and what was scored.
  wonInOrder: z.array(Count).default([]),
  pairs: HistogramSchema,
  points: z.array(HistogramSchema).default([]),
  endings: z.record(z.string(), z.object({ games: Count, won: Counts })),
  decisions: HistogramSchema,
  turns: HistogramSchema,
});
const PartSchema = z.object({
  game: z.string(),
  content: z.string(),
  bot: z.string(),
  names: z.array(z.string()),
  stopped: z.boolean(),
  seeds: z.array(z.object({ from: Count, count: Count })),
  tallies: z.array(TallySchema),
});

/** Reads a part. Throws a sentence: the file is none, was broken off, or was played with something else. */
export async function readPart(file: string, played: Played, io: Pick<LabIo, "read">): Promise<Part> {
  const part = PartSchema.safeParse(parsed(await io.read(file)));
  if (!part.success) throw new Error(`${file} is not the output of “matrix --json”.`);
  const { stopped, seeds, tallies, ...found } = part.data;
  if (stopped) throw new Error(`${file} was interrupted, so some pairs played more games than others. Play its seeds again.`);
  for (const what of ["game", "content", "bot", "names"] as const)
    if (String(found[what]) !== String(played[what]))
      throw new Error(`${file} was played with ${WORDS[what]} (${found[what]}) than these (${played[what]}); they cannot be combined.`);
  return { seeds, tallies };
}

const WORDS = { game: "another game", content: "other cards", bot: "another bot", names: "other decks" } as const;

/** The games of all parts. Throws a sentence if a seed is in two of them: the same games would count twice. */
export function sumOfParts(parts: readonly Part[], pairs: number): Part {
  const seeds = parts.flatMap((part) => part.seeds).toSorted((a, b) => a.from - b.from);
  seeds.forEach(({ from, count }, i) => {
    const next = seeds[i + 1];
    if (next !== undefined && next.from < from + count)
      throw new Error(`Seed ${next.from} is in two reports, but each game must count only once.`);
  });
  const tallies = Array.from({ length: pairs }, (_, pair) => {
    const sum = emptyTally(2);
    for (const part of parts) {
      const tally = part.tallies[pair];
      if (tally) addTally(sum, tally);
    }
    return sum;
  });
  return { seeds, tallies };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
