/** The form of a board file, `content/<game>/boards.json`. Lengths are millimetres on the sheet, x to the right and y down; polygons run clockwise. */
import { z } from "zod";

const NAME = z.string().min(1).max(60);
/** What a board or a part of one is called in data. */
export const BOARD_NAME = z
  .string()
  .regex(/^[a-z][a-z0-9 -]{0,39}$/, "A name must be 1 to 40 lower-case letters, digits, spaces and hyphens, starting with a letter");
const LENGTH = z.number().min(-2000).max(2000);
const POINT = z.tuple([LENGTH, LENGTH]);
const SIZE = z.tuple([z.number().positive().max(2000), z.number().positive().max(2000)]);
const COLOUR = z.string().regex(/^[a-z]+$/, "A colour must be one lower-case word");

/** What every space of a part that lists them can say. */
const SPACE = {
  id: z.string().min(1).max(40),
  /** What people call it, if not by its id, and by its kind where that is a number. */
  name: NAME.optional(),
  at: POINT,
  /** Districts of the board. */
  in: z.array(NAME).default([]),
  /** What is printed on it. */
  text: z.string().max(80).optional(),
  /** What it does, in the words of the game's cards. */
  rule: z.string().min(1).max(400).optional(),
};
/** What members of actions are called that are no spaces. */
const TAKEN: ReadonlySet<string> = new Set("amount card design event kind mode number place player sentence to trigger".split(" "));
const PART = {
  /** What one of the spaces is: "borough". */
  noun: z
    .string()
    .regex(/^[a-z][a-z ]{0,30}$/, "A noun must be lower case")
    .refine((noun) => !TAKEN.has(noun), "Actions already use this word; choose another word for the spaces"),
  rules: z.string().min(1).optional(),
  /** What is printed beside it, and where. */
  title: z.strictObject({ text: NAME, at: POINT }).optional(),
};

/** Regions. Two are adjacent if and only if their polygons share a side; `next` says so in words, both ways. */
const MAP = z.strictObject({
  is: z.literal("map"),
  ...PART,
  spaces: z.array(z.strictObject({ ...SPACE, polygon: z.array(POINT).min(3), next: z.array(z.string()) })).min(1),
});
/** Stops joined by arrows, in rings that one goes round. */
const RING = z.strictObject({
  is: z.literal("ring"),
  ...PART,
  /** By name how the icons of its spaces are drawn: path data about the middle of a field of 20 by 20. */
  icons: z.record(NAME, z.string().regex(/^[MLHVCSQAZmlhvcsqaz\d\s.,-]{1,400}$/, "An icon must be path data")).default({}),
  spaces: z
    .array(
      z.strictObject({
        ...SPACE,
        next: z.array(z.string()),
        icon: NAME.optional(),
        colour: COLOUR.optional(),
        /** The side of the board that it is printed on, if the board has several. */
        side: z.string().min(1).max(20).optional(),
      }),
    )
    .min(1),
});
export const STREETS = ["street", "highway", "underpass", "driveway", "gate"] as const;
export const STREET_LOOKS = ["crossing", "building", "hq"] as const;
/** Places joined by streets, which lead both ways. */
const NET = z.strictObject({
  is: z.literal("streets"),
  ...PART,
  spaces: z.array(z.strictObject({ ...SPACE, look: z.enum(STREET_LOOKS).default("crossing") })).min(1),
  streets: z.array(z.strictObject({ between: z.tuple([z.string(), z.string()]), is: z.enum(STREETS).default("street") })).min(1),
});
/** Cells numbered from 1, row by row, each with a tile that can be turned, and nodes at the rim: "N1" is above the first column. */
const GRID = z.strictObject({
  is: z.literal("grid"),
  ...PART,
  columns: z.number().int().min(1).max(9),
  rows: z.number().int().min(1).max(9),
  at: POINT,
  /** Side of a cell. */
  cell: z.number().positive().max(200),
  tiles: z
    .array(
      z.strictObject({
        id: NAME,
        /** Sides on which it is open while it is not turned: "NE". */
        openings: z.string(),
        /** It has no openings. */
        closed: z.boolean().default(false),
        text: z.string().max(20).optional(),
      }),
    )
    .min(1),
  nodes: z.array(z.string()).default([]),
});
/** Steps in a row, from one number to another. */
const TRACK = z.strictObject({
  is: z.literal("track"),
  ...PART,
  from: z.number().int().min(0).max(999),
  to: z.number().int().min(0).max(999),
  at: POINT,
  /** From one step to the next. */
  step: POINT,
  /** Width and height of a step. */
  size: SIZE,
  /** Whoever goes from it to the next step crosses the line. */
  line: z.number().int().optional(),
  /** By step what is printed on it: "alpha", "5 points". */
  marks: z.record(z.string().regex(/^\d+$/, "A mark must be on a step, which is a number"), z.string().min(1).max(20)).default({}),
});
/** Places for pieces or cards, each by itself. */
const PLACES = z.strictObject({
  is: z.literal("places"),
  ...PART,
  spaces: z.array(z.strictObject({ ...SPACE, size: SIZE, colour: COLOUR.optional() })).min(1),
});
const PART_SCHEMA = z.discriminatedUnion("is", [MAP, RING, NET, GRID, TRACK, PLACES]);

const BOARD = z.strictObject({
  name: NAME,
  /** One lies on the table, or one before each player. */
  per: z.enum(["game", "player"]).default("game"),
  rules: z.string().min(1),
  size: SIZE,
  /** Sides of which one lies up, by how many play. */
  sides: z
    .array(z.strictObject({ id: z.string().min(1).max(20), players: z.tuple([z.number().int().min(1), z.number().int().max(16)]) }))
    .default([]),
  districts: z
    .array(
      z.strictObject({
        id: NAME,
        name: NAME,
        /** Where its name is printed. */
        label: POINT.optional(),
        colour: COLOUR.optional(),
        polygon: z.array(POINT).min(3).optional(),
        /** What it does, in the words of the game's cards. */
        rule: z.string().min(1).max(400).optional(),
      }),
    )
    .default([]),
  parts: z.record(BOARD_NAME, PART_SCHEMA),
  /** Lines that are printed on it, with what they are. */
  lines: z.array(z.strictObject({ from: POINT, to: POINT, text: NAME })).default([]),
});

export const BOARDS_SCHEMA = z.strictObject({
  format: z.literal("arcology-board/1"),
  provenance: z.enum(["rulebook", "completed", "original"]),
  /** The rules that it follows, for people. */
  rules: z.string().min(1),
  boards: z.record(BOARD_NAME, BOARD),
});
export type BoardsData = z.infer<typeof BOARDS_SCHEMA>;
export type BoardData = BoardsData["boards"][string];
export type PartData = z.infer<typeof PART_SCHEMA>;
