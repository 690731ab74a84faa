/** The form of a component file, `content/<game>/components.json`. Lengths are millimetres. */
import { z } from "zod";
import { BOARD_NAME } from "../boards/schema.ts";

const NAME = z.string().min(1).max(60);
const LINE = z.string().min(1).max(300);
const COLOUR = z.string().regex(/^[a-z]+$/, "A colour must be one lower-case word");
const MM = z.number().min(6, "A side must be at least 6 mm, so that it can be cut out").max(2000);
const COUNT = z.number().int().min(1).max(500);

export const LOOKS = ["token", "pawn", "cube", "server", "marker", "block", "hq"] as const;
export const TOKEN_SHAPES = ["disc", "square", "triangle", "diamond", "hexagon", "cross"] as const;

const DRAW = z.discriminatedUnion("draw", [
  /** A board of the game; of one with several sides the side that is named. */
  z.strictObject({ draw: z.literal("board"), board: BOARD_NAME, side: NAME.optional() }),
  /** A tile of a grid of the game's boards. */
  z.strictObject({ draw: z.literal("tile"), part: BOARD_NAME, tile: NAME }),
  /** A piece as it stands on boards, in its player's colour or in one of its own. */
  z.strictObject({ draw: z.literal("piece"), look: z.enum(LOOKS), colour: COLOUR.optional(), label: z.string().max(4).optional() }),
  /** A figure of paper: two sides that are folded together, and a foot. */
  z.strictObject({ draw: z.literal("standee"), look: z.enum(LOOKS), colour: COLOUR.optional(), label: z.string().max(4).optional() }),
  z.strictObject({
    draw: z.literal("token"),
    shape: z.enum(TOKEN_SHAPES),
    colour: COLOUR,
    label: z.string().max(6).optional(),
    /** Small, below. */
    word: z.string().max(24).optional(),
  }),
  z.strictObject({
    draw: z.literal("aid"),
    title: NAME,
    sections: z.array(z.strictObject({ title: NAME.optional(), lines: z.array(LINE).min(1) })).min(1),
  }),
  /** A table to fill in: a row for each line, a column for each player. */
  z.strictObject({ draw: z.literal("score"), title: NAME, rows: z.array(LINE).min(1), columns: z.number().int().min(1).max(8) }),
  /** A cube to cut out, fold and glue, with the numbers 1 to 6. */
  z.strictObject({ draw: z.literal("die"), colour: COLOUR }),
  /** Places for cards and tokens that are named: the upper left corner of each, its size, a number or sign in its middle, and a line below its name. */
  z.strictObject({
    draw: z.literal("places"),
    title: NAME,
    places: z
      .array(
        z.strictObject({
          name: NAME,
          at: z.tuple([z.number().min(0), z.number().min(0)]),
          size: z.tuple([MM, MM]),
          label: z.string().min(1).max(4).optional(),
          note: NAME.optional(),
        }),
      )
      .min(1),
  }),
  /** A drawing of the game's own. */
  z.strictObject({ draw: z.literal("own"), drawing: BOARD_NAME }),
]);
export type DrawData = z.infer<typeof DRAW>;

const COMPONENT = z.strictObject({
  name: NAME,
  is: z.enum(["board", "mat", "tile", "token", "marker", "figure", "die", "aid", "sheet"]),
  /** The rules that name and count it. */
  rules: z.string().min(1),
  /** Whether the count is of the game or of each player. */
  per: z.enum(["game", "player"]).default("game"),
  count: COUNT,
  size: z.tuple([MM, MM]),
  /** What the rules do not give. */
  ours: z.array(z.enum(["size", "count", "kinds", "all"])).default([]),
  front: DRAW.optional(),
  back: DRAW.optional(),
  /** Kinds that look different; their counts add up to `count`. */
  kinds: z
    .array(z.strictObject({ name: NAME, count: COUNT, front: DRAW, back: DRAW.optional() }))
    .min(1)
    .optional(),
  /** Its back is needed in play. */
  twoSided: z.boolean().default(false),
});
export type ComponentData = z.infer<typeof COMPONENT>;

export const KIT_SCHEMA = z.strictObject({
  format: z.literal("arcology-components/1"),
  rules: z.string().min(1),
  players: z
    .array(z.strictObject({ name: NAME, colour: COLOUR.optional() }))
    .min(1)
    .max(8),
  components: z.record(BOARD_NAME, COMPONENT),
});
