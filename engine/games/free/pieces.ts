/** What stands on the boards of a free table: how a plan describes the pieces, and their fields. */
import { z } from "zod";
import type { FieldSpec } from "../../kernel/layout.ts";
import { type Boards, boardOf, counted, owned, type Part, standing, tilesOn, turnsOn } from "../boards/index.ts";
import { BOARD_NAME } from "../boards/schema.ts";
import { FIELD_NAME } from "./table.ts";

/** How a piece is drawn. */
export const LOOKS = ["token", "pawn", "cube", "server", "marker", "block", "hq"] as const;
const LOOK = z.enum(LOOKS);

export const PIECE = z.discriminatedUnion("is", [
  /** A piece on one space or on none: one for the table, or one for each player; several are numbered. */
  z.strictObject({
    is: z.literal("figure"),
    on: BOARD_NAME,
    per: z.enum(["game", "player"]).default("player"),
    count: z.number().int().min(1).max(9).default(1),
    look: LOOK.default("pawn"),
    /** By number of players, the ids of the players' starting spaces. */
    start: z.record(z.string(), z.array(z.string())).default({}),
    /** A field of the top card of an area says where each is put; if the field is empty, the card in the same space of an area leaves. */
    drawn: z
      .strictObject({
        from: FIELD_NAME,
        to: FIELD_NAME,
        by: z.string(),
        else: z.strictObject({ from: FIELD_NAME, to: FIELD_NAME }).optional(),
      })
      .optional(),
  }),
  /** Any number of them on each space: of each player, of each kind, or just so. */
  z.strictObject({
    is: z.literal("count"),
    on: BOARD_NAME,
    each: z.union([z.literal("player"), z.array(z.string().min(1)).min(1)]).optional(),
    look: LOOK.default("token"),
    /** The player's counter that they come from. */
    supply: FIELD_NAME.optional(),
    /** One comes to each space, of players in turn as lots fall; so many lots are blanks. Whoever gets the first blank has the first figure of a kind in its row, the others follow. */
    dealt: z.strictObject({ blanks: z.number().int().min(0).max(9).default(0), first: FIELD_NAME.optional() }).optional(),
  }),
  /** A place has one, and it belongs to a player. */
  z.strictObject({ is: z.literal("owner"), on: BOARD_NAME, look: LOOK.default("block"), supply: FIELD_NAME.optional() }),
  /** A tile in each cell, each turned some way. */
  z.strictObject({ is: z.literal("tiles"), on: BOARD_NAME, shuffled: z.boolean().default(false) }),
  /** A counter of each player, shown on a track. */
  z.strictObject({ is: z.literal("counter"), on: BOARD_NAME, of: FIELD_NAME, look: LOOK.default("marker") }),
]);
export type PiecePlan = z.infer<typeof PIECE>;
export type PiecePlans = Readonly<Record<string, PiecePlan>>;

/** The fields of a piece by name: a figure with several copies has one for each. */
export function fieldNames(name: string, piece: PiecePlan): readonly string[] {
  if (piece.is === "counter") return [];
  if (piece.is === "tiles") return [name, `${name} turns`];
  return piece.is === "figure" && piece.count > 1 ? Array.from({ length: piece.count }, (_, i) => `${name} ${i + 1}`) : [name];
}

/** The fields of the pieces. The pieces fit the boards: see `pieceFaults`. */
export function pieceFields(pieces: PiecePlans, boards: Boards): Record<string, FieldSpec> {
  const fields: Record<string, FieldSpec> = {};
  for (const [name, piece] of Object.entries(pieces)) {
    const part = findPart(boards, piece.on);
    if (part === undefined) continue;
    const names = fieldNames(name, piece);
    const [first = name, second = name] = names;
    switch (piece.is) {
      case "figure":
        for (const one of names) fields[one] = standing(piece.per, part);
        break;
      case "count":
        fields[first] = counted(part, piece.each);
        break;
      case "owner":
        fields[first] = owned(part, boardOf(boards, piece.on).per === "player" ? "player" : undefined);
        break;
      case "tiles":
        fields[first] = tilesOn(part);
        fields[second] = turnsOn(part);
        break;
      case "counter":
    }
  }
  return fields;
}

export const findPart = ({ boards }: Boards, name: string): Part | undefined =>
  boards.flatMap(({ parts }) => parts).find(({ id }) => id === name);

/** What is wrong with pieces: a sentence for each fault. `counters` are those of players. */
export function pieceFaults(
  pieces: PiecePlans,
  boards: Boards,
  names: { readonly counters: readonly string[]; readonly areas: readonly string[]; readonly all: readonly string[] },
): string[] {
  const taken = new Set(names.all);
  return Object.entries(pieces).flatMap(([name, piece]) => {
    const part = findPart(boards, piece.on);
    const faults: string[] = [];
    for (const field of fieldNames(name, piece)) {
      if (taken.has(field)) faults.push(`"${field}" is already used on this table`);
      taken.add(field);
    }
    if (part === undefined) return [...faults, `Piece "${name}" stands on "${piece.on}", which is not part of a board`];
    const counter = piece.is === "counter" ? piece.of : "supply" in piece ? piece.supply : undefined;
    if (counter !== undefined && !names.counters.includes(counter))
      faults.push(`Piece "${name}" needs a counter "${counter}" of each player`);
    if (piece.is === "tiles" && part.grid === undefined) faults.push(`Piece "${name}" needs a grid, and "${piece.on}" is not one`);
    if (piece.is === "counter" && part.is !== "track") faults.push(`Piece "${name}" needs a track, and "${piece.on}" is not one`);
    if (piece.is === "figure") {
      const ids = part.spaces.map(({ id }) => id);
      for (const id of Object.values(piece.start).flat())
        if (!ids.includes(id)) faults.push(`Piece "${name}" stands on "${id}", which is not a space of "${piece.on}"`);
      const areas = [piece.drawn?.from, piece.drawn?.to, piece.drawn?.else?.from, piece.drawn?.else?.to];
      for (const area of areas)
        if (area !== undefined && !names.areas.includes(area)) faults.push(`Piece "${name}": there is no area "${area}"`);
    }
    const first = piece.is === "count" ? piece.dealt?.first : undefined;
    const row = first === undefined ? undefined : pieces[first];
    if (first !== undefined && (row?.is !== "figure" || row.per !== "player" || row.count > 1))
      faults.push(`Piece "${name}": "${first}" is not a figure of each player`);
    return faults;
  });
}
