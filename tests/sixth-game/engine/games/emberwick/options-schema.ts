/** Reads the options of a game of Emberwick; what cannot be is answered with a sentence. */
import { z } from "zod";
import { err, ok, type Result } from "../../kernel/result.ts";
import { type EmberwickOptions, STANDARD, STARTS } from "./options.ts";

const PLAYERS = "players is 2 or 3 (EW-1.1)";
const NAMES = "players, start and shortDay";

const schema = z.strictObject(
  {
    players: z.literal([2, 3], PLAYERS).optional(),
    start: z.enum(STARTS, 'start is "gate" or "bridge" (EW-3.3)').optional(),
    shortDay: z.boolean("shortDay is true or false (EW-6.2)").optional(),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Emberwick has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}; it has ${NAMES}`
        : `The options of Emberwick are an object with any of ${NAMES}`,
  },
);

/** Options from outside with what they leave out. What it returns it accepts again. */
export function parseEmberwickOptions(value: unknown): Result<EmberwickOptions, string> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? NAMES);
  const { players = STANDARD.players, start = STANDARD.start, shortDay = STANDARD.shortDay } = parsed.data;
  return ok({ players, start, shortDay });
}
