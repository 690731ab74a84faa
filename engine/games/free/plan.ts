/** How a free table of a game is laid: its areas, counters, dice, and where cards are at the start. Data of the game, `content/<game>/table.json`. */
import { z } from "zod";
import type { Card } from "../../cards/card.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { type Boards, parseBoards } from "../boards/index.ts";
import { BOARD_NAME } from "../boards/schema.ts";
import { FLIPPED, TOKENS, TURNED } from "./fields.ts";
import { findPart, PIECE, pieceFaults } from "./pieces.ts";
import { FIELD_NAME, type FreeTable, NUMBER, parseTable } from "./table.ts";

/** A pile is one list with its top in sight; a row, a hand and a grid show every card; a grid has a space for each of its cells. */
export const SHAPES = ["pile", "row", "hand", "grid"] as const;

const AREA = z.strictObject({
  per: z.enum(["game", "player"]).default("game"),
  shape: z.enum(SHAPES),
  /** Who knows the cards in it: everyone, the area's player, or nobody. */
  seen: z.enum(["all", "owner", "none"]).default("all"),
  /** Columns and rows of a grid; a row of several spaces has one row. */
  columns: z.number().int().min(1).max(20).default(1),
  rows: z.number().int().min(1).max(20).default(1),
  /** The part of a board that has these places, one column for each. */
  on: BOARD_NAME.optional(),
});
const COUNTER = z.strictObject({
  per: z.enum(["game", "player"]),
  /** The same for all; for each player; or by number of players, "3": 18. */
  start: z
    .union([NUMBER, z.array(NUMBER), z.record(z.string().regex(/^\d$/, "The number of players must be one digit"), NUMBER)])
    .default(0),
  signed: z.boolean().default(false),
  values: z.array(z.string().min(1)).min(2).optional(),
});
const PILE = z.strictObject({
  area: FIELD_NAME,
  /** Whose, counted from 0, in an area that each player has; left out, the first player's. */
  player: z.number().int().min(0).max(15).default(0),
  kinds: z.array(z.string().min(1)).min(1),
  /** Only cards whose fields have these values. */
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).default({}),
  shuffled: z.boolean().default(false),
});
/** Deals this many cards from the top of an area to each space of the other area, for each player. */
const DEAL = z.strictObject({ from: FIELD_NAME, to: FIELD_NAME, cards: z.number().int().min(1).max(200) });

const PLAN = z.strictObject({
  format: z.literal("arcology-table/1"),
  /** Whether the rulebook says so, or it was completed. */
  provenance: z.enum(["rulebook", "completed"]),
  /** The rules that it follows, for people: "XX-2.2, XX-2.3". */
  rules: z.string().min(1),
  players: z.strictObject({ from: z.number().int().min(1).max(8), to: z.number().int().min(1).max(8) }),
  areas: z.record(FIELD_NAME, AREA),
  counters: z.record(FIELD_NAME, COUNTER).default({}),
  dice: z.record(FIELD_NAME, z.number().int().min(2).max(1000)).default({}),
  piles: z.array(PILE).default([]),
  deals: z.array(DEAL).default([]),
  /** What stands on the boards of the game. */
  pieces: z.record(FIELD_NAME, PIECE).default({}),
  /** The game's board file, if it has one: a plan is stored with everything it needs. */
  sheets: z.unknown().optional(),
  /** By section of a deck, the player's area for it; shuffled there if nobody sees the area. */
  decks: z.record(z.string(), FIELD_NAME).default({}),
});

export type TablePlan = z.infer<typeof PLAN>;
export type AreaShape = (typeof SHAPES)[number];

/** Reads a plan. The error has one sentence for each fault. */
export function parsePlan(value: unknown): Result<TablePlan, readonly string[]> {
  const parsed = PLAN.safeParse(value);
  if (!parsed.success) return err(parsed.error.issues.map(({ path, message }) => `${path.join(".") || "table"}: ${message}`));
  const plan = parsed.data;
  const named = [...plan.piles.map(({ area }) => area), ...plan.deals.flatMap(({ from, to }) => [from, to]), ...Object.values(plan.decks)];
  const faults = [...new Set(named)].filter((area) => !Object.hasOwn(plan.areas, area)).map((area) => `There is no area "${area}"`);
  if (plan.players.from > plan.players.to) faults.push(`The player range ${plan.players.from} to ${plan.players.to} is empty`);
  const boards = boardsOf(plan);
  if (!boards.ok) return err([...faults, ...boards.error]);
  faults.push(
    ...pieceFaults(plan.pieces, boards.value, {
      counters: Object.keys(plan.counters).filter((name) => plan.counters[name]?.per === "player"),
      areas: Object.keys(plan.areas),
      all: [...Object.keys(plan.counters), ...Object.keys(plan.dice)],
    }),
    ...Object.entries(plan.areas).flatMap(([name, { on, columns }]) => {
      const part = on === undefined ? undefined : findPart(boards.value, on);
      if (on !== undefined && part === undefined) return [`Area "${name}" lies on "${on}", which is not part of a board`];
      return part && part.spaces.length !== columns
        ? [`Area "${name}" has ${columns} columns, and "${on}" has ${part.spaces.length} places`]
        : [];
    }),
  );
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
    counters: { ...startless(counters), [TURNED]: { per: "card" }, [FLIPPED]: { per: "card" }, [TOKENS]: { per: "card" } },
    dice,
    cards: cards.map(({ name }) => name),
  });
}

/** Counters with the start that all have in common; what differs is laid. */
const startless = (counters: TablePlan["counters"]) =>
  Object.fromEntries(
    Object.entries(counters).map(([name, { start, ...counter }]) => [name, { ...counter, start: typeof start === "number" ? start : 0 }]),
  );

/** The start of a player's counter with this many players. */
export function startOfCounter({ start }: TablePlan["counters"][string], player: number, players: number): number {
  if (typeof start === "number") return start;
  return Array.isArray(start) ? (start[player] ?? 0) : (start[String(players)] ?? 0);
}

const NO_BOARDS: Boards = { provenance: "rulebook", rules: "", boards: [] };

/** The boards of a plan; a game without boards has no faults. */
export function boardsOf({ sheets }: Pick<TablePlan, "sheets">): Result<Boards, readonly string[]> {
  if (sheets === undefined) return ok(NO_BOARDS);
  const boards = parseBoards(sheets);
  return boards.ok ? boards : err(boards.error.map(({ path, message }) => `${path.join(".")}: ${message}`));
}
