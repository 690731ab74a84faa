/** What a game without rules is made of: its zones, counters, dice and cards, as data. */
import { z } from "zod";
import { type FieldSpec, layoutFaults, type ZoneSpec } from "../../kernel/layout.ts";
import { err, ok, type Result } from "../../kernel/result.ts";

/** What an area, a counter or a die is called. */
export const FIELD_NAME = z
  .string()
  .regex(/^[a-z][a-z0-9 -]{0,39}$/, "A name must be 1 to 40 lower-case letters, digits, spaces and hyphens, starting with a letter");
/** A whole number of 32 bits with room to spare. */
export const NUMBER = z.number().int().min(-1_000_000_000).max(1_000_000_000);

const ZONE = z.strictObject({
  per: z.enum(["game", "player"]).default("game"),
  spaces: z.number().int().min(1).max(200).default(1),
  /** Who knows the cards in it: all, the player whose zone it is, none. */
  seen: z.enum(["all", "owner", "none"]),
});
const COUNTER = z.strictObject({
  per: z.enum(["game", "player", "card"]),
  start: NUMBER.default(0),
  /** May be below zero. */
  signed: z.boolean().default(false),
  /** What its values are called from 0 on. */
  values: z.array(z.string().min(1)).min(2).optional(),
});
/** Cards that lie ready at the start, the last on top. */
const PILE = z.strictObject({
  zone: FIELD_NAME,
  space: z.number().int().nonnegative().default(0),
  /** Whose pile it is, counted from 0: the owner of the cards, and of the zone if there is one for each player. */
  player: z.number().int().nonnegative(),
  /** Indexes into `cards`. */
  cards: z.array(z.number().int().nonnegative()).max(1000),
  shuffled: z.boolean().default(false),
});

const TABLE = z.strictObject({
  players: z.number().int().min(1).max(16),
  zones: z.record(FIELD_NAME, ZONE),
  counters: z.record(FIELD_NAME, COUNTER).default({}),
  /** By name of the die its sides. */
  dice: z.record(FIELD_NAME, z.number().int().min(2).max(1000)).default({}),
  /** Names of the designs. */
  cards: z.array(z.string().min(1).max(200)).max(5000),
  piles: z.array(PILE).default([]),
});

export type FreeTable = z.infer<typeof TABLE>;

/** Reads the description of a table. The error says every fault in a sentence each. */
export function parseTable(value: unknown): Result<FreeTable, readonly string[]> {
  const parsed = TABLE.safeParse(value);
  if (!parsed.success) return err(parsed.error.issues.map(({ path, message }) => `${path.join(".") || "table"}: ${message}`));
  const faults = [
    ...layoutFaults({ players: parsed.data.players, zones: zonesOf(parsed.data), fields: fieldsOf(parsed.data) }),
    ...pileFaults(parsed.data),
  ];
  return faults.length === 0 ? ok(parsed.data) : err(faults);
}

/** Its zones as the kernel declares them: one region, for on a free table any card may go anywhere. */
export const zonesOf = ({ zones }: FreeTable): Record<string, ZoneSpec> =>
  Object.fromEntries(Object.entries(zones).map(([name, zone]) => [name, { ...zone, region: "table" }]));

/** Its counters and dice as the kernel declares them. */
export const fieldsOf = ({ counters, dice }: FreeTable): Record<string, FieldSpec> => ({
  ...Object.fromEntries(
    Object.entries(counters).map(([name, { per, start, signed, values }]) => [
      name,
      { per, start, seen: "all" as const, ...(signed ? { signed } : {}), ...(values ? { values } : {}) },
    ]),
  ),
  ...Object.fromEntries(Object.entries(dice).map(([name, sides]) => [name, { per: "game" as const, sides }])),
});

function pileFaults({ players, zones, counters, dice, cards, piles }: FreeTable): string[] {
  const twice = Object.keys(dice).filter((name) => Object.hasOwn(counters, name));
  return [
    ...twice.map((name) => `"${name}" is a counter and a die`),
    ...piles.flatMap(({ zone, space, player, cards: pile }, i) => {
      const spec = Object.hasOwn(zones, zone) ? zones[zone] : undefined;
      if (spec === undefined) return [`Pile ${i + 1} is in "${zone}", which is not a zone`];
      if (space >= spec.spaces) return [`Pile ${i + 1} is in space ${space} of "${zone}", which has ${spec.spaces}`];
      if (player >= players) return [`Pile ${i + 1} belongs to player ${player + 1} of ${players}`];
      return pile.filter((card) => card >= cards.length).map((card) => `Pile ${i + 1} has design ${card}; there are ${cards.length}`);
    }),
  ];
}
