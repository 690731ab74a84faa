/** How a free table of a game is laid: its areas, counters, dice, and which cards lie where at the start. Data of the game, `content/<game>/table.json`. */
import { z } from "zod";
import type { Card } from "../../cards/card.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { FLIPPED, TOKENS, TURNED } from "./fields.ts";
import { FIELD_NAME, type FreeTable, NUMBER, parseTable } from "./table.ts";

/** A pile is one list with its top in sight; a row, a hand and a grid show every card; a grid has a space for each of its cells. */
export const SHAPES = ["pile", "row", "hand", "grid"] as const;

const AREA = z.strictObject({
  per: z.enum(["game", "player"]).default("game"),
  shape: z.enum(SHAPES),
  /** Who knows the cards in it: all, the player whose area it is, nobody. */
  seen: z.enum(["all", "owner", "none"]).default("all"),
  /** Columns and rows of a grid; a row of several spaces has one row. */
  columns: z.number().int().min(1).max(20).default(1),
  rows: z.number().int().min(1).max(20).default(1),
});
const COUNTER = z.strictObject({ per: z.enum(["game", "player"]), start: NUMBER.default(0), signed: z.boolean().default(false) });
const PILE = z.strictObject({
  area: FIELD_NAME,
  /** Whose, counted from 0, in an area that each player has; left out, the first player's. */
  player: z.number().int().min(0).max(15).default(0),
  kinds: z.array(z.string().min(1)).min(1),
  /** Only cards whose fields have these values. */
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).default({}),
  shuffled: z.boolean().default(false),
});
/** So many cards from the top of an area go on: to each space of the other area, and to each player's. */
const DEAL = z.strictObject({ from: FIELD_NAME, to: FIELD_NAME, cards: z.number().int().min(1).max(200) });

const PLAN = z.strictObject({
  format: z.literal("arcology-table/1"),
  /** Whether the rulebook says so, or it was completed. */
  provenance: z.enum(["rulebook", "completed"]),
  /** The rules that it follows, for people: "CORP-2.2, CORP-2.3". */
  rules: z.string().min(1),
  players: z.strictObject({ from: z.number().int().min(1).max(8), to: z.number().int().min(1).max(8) }),
  areas: z.record(FIELD_NAME, AREA),
  counters: z.record(FIELD_NAME, COUNTER).default({}),
  dice: z.record(FIELD_NAME, z.number().int().min(2).max(1000)).default({}),
  piles: z.array(PILE).default([]),
  deals: z.array(DEAL).default([]),
  /** By section of a deck the area of its player in which it lies; shuffled there if nobody sees it. */
  decks: z.record(z.string(), FIELD_NAME).default({}),
});

export type TablePlan = z.infer<typeof PLAN>;
export type AreaShape = (typeof SHAPES)[number];

/** Reads a plan. The error says every fault in a sentence each. */
export function parsePlan(value: unknown): Result<TablePlan, readonly string[]> {
  const parsed = PLAN.safeParse(value);
  if (!parsed.success) return err(parsed.error.issues.map(({ path, message }) => `${path.join(".") || "table"}: ${message}`));
  const plan = parsed.data;
  const named = [...plan.piles.map(({ area }) => area), ...plan.deals.flatMap(({ from, to }) => [from, to]), ...Object.values(plan.decks)];
  const faults = [...new Set(named)].filter((area) => !Object.hasOwn(plan.areas, area)).map((area) => `There is no area "${area}"`);
  if (plan.players.from > plan.players.to) faults.push(`From ${plan.players.from} to ${plan.players.to} players is nobody`);
  const table = faults.length > 0 ? err(faults) : tableOfPlan(plan, []);
  return table.ok ? ok(plan) : table;
}

/** The table that a plan describes, with these cards and nothing on it yet. */
export function tableOfPlan({ players, areas, counters, dice }: TablePlan, cards: readonly Card[]): Result<FreeTable, readonly string[]> {
  return parseTable({
    players: players.to,
    zones: Object.fromEntries(
      Object.entries(areas).map(([name, { per, seen, columns, rows }]) => [name, { per, seen, spaces: columns * rows }]),
    ),
    counters: { ...counters, [TURNED]: { per: "card" }, [FLIPPED]: { per: "card" }, [TOKENS]: { per: "card" } },
    dice,
    cards: cards.map(({ name }) => name),
  });
}
