/** Reads the options of a game of Metrorunner; what cannot be is answered with a sentence. */
import { z } from "zod";
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import type { LeftOut } from "../../left-out.ts";
import { OWN_SHAPE, ownIn } from "../../own-cards/index.ts";
import { COLOURS } from "../fields.ts";
import { MOST_PLAYERS } from "../layout.ts";
import { type MetroOptions, STANDARD } from "./options.ts";
import { METRO_OWN } from "./own-cards.ts";

const PLAYERS = "players is a number from 1 to 5 (MR-1.2)";
const BOARDS = `boards has a colour for each player: ${COLOURS.join(", ")} (MR-3.7)`;
const FIRST = "first is the number of the player who begins, or 0 for a random player (MR-R4)";
const EVEN = "even is true or false: whether the first of two players begins with one more cube (MR-R39)";
const NAMES = "players, boards, first, even, ownCards and cards";

const schema = z.strictObject(
  {
    players: z.int(PLAYERS).min(1, PLAYERS).max(MOST_PLAYERS, PLAYERS).optional(),
    boards: z.array(z.enum(COLOURS, BOARDS), BOARDS).max(MOST_PLAYERS, BOARDS).optional(),
    first: z.int(FIRST).min(0, FIRST).max(MOST_PLAYERS, FIRST).optional(),
    even: z.boolean(EVEN).optional(),
    ...OWN_SHAPE,
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Metrorunner has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}; it has ${NAMES}`
        : `The options of Metrorunner are an object with any of ${NAMES}`,
  },
);

/** Options from outside for a match with these cards, with what they leave out. What it returns it accepts again. */
export function parseMetroOptions(cards: readonly Card[], value: unknown, left?: readonly LeftOut[]): Result<MetroOptions, string> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? NAMES);
  const { players = STANDARD.players, boards = STANDARD.boards, first = STANDARD.first, even } = parsed.data;
  if (new Set(boards).size !== boards.length) return err("Two players cannot have the same runner board (MR-3.7)");
  if (boards.length > players) return err(`There are ${boards.length} runner boards for ${players} players (MR-3.7)`);
  if (first > players) return err(`There is no player ${first} (MR-R4)`);
  const own = ownIn(cards, METRO_OWN, parsed.data, left);
  return own.ok ? ok({ players, boards, first, ...(even ? { even } : {}), ...(own.value ? { cards: own.value } : {}) }) : own;
}
