/** What stands on boards, as fields of a layout. A number of each: see `FieldSpec`. */
import type { FieldSpec, Spaces } from "../../kernel/layout.ts";
import type { Part } from "./board.ts";
import { spacesOf } from "./board.ts";
import { gridOf } from "./tiles.ts";

/** A figure: where it stands, of the game, each player or each card; nowhere at the start unless `start` says a space. */
export const standing = <const P extends "game" | "player" | "card">(per: P, part: Part, doc?: string, start = -1) => ({
  per,
  on: spacesOf(part),
  start,
  ...shown(doc),
});

/** How many lie on each space; of each player, or of each of several kinds. */
export const counted = (part: Part, each?: "player" | readonly string[], doc?: string) => ({
  per: "space" as const,
  spaces: spacesOf(part),
  ...(each === undefined ? {} : { each }),
  ...shown(doc),
});

/** Whose piece lies on each space, of a board or of the mat of each player; nobody's at the start. */
export const owned = (part: Part, mats?: "player", doc?: string) => ({
  per: "space" as const,
  spaces: spacesOf(part),
  holds: "player" as const,
  ...(mats === undefined ? {} : { each: mats }),
  ...shown(doc),
});

/** Which tile lies in each cell of a grid; all are the first until a setup lays them. */
export const tilesOn = (part: Part, doc?: string) => ({
  per: "space" as const,
  spaces: spacesOf(part),
  values: gridOf(part).tiles.map(({ id }) => id),
  ...shown(doc),
});

/** Quarter turns clockwise of the tile in each cell. */
export const turnsOn = (part: Part, doc?: string) => ({
  per: "space" as const,
  spaces: spacesOf(part),
  values: TURNS,
  ...shown(doc),
});

/** What people call quarter turns. */
export const TURNS = ["0", "90", "180", "270"] as const;

/** Spaces on which cards lie, for `spaces` of a zone. */
export const cardSpaces = (part: Part): Spaces => spacesOf(part);

const shown = (doc: string | undefined): Pick<FieldSpec, "seen" | "doc"> => ({ seen: "all", ...(doc === undefined ? {} : { doc }) });
