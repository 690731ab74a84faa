/** Reads the options of a game of Virtual Revolution; an invalid option gives a sentence. */
import { z } from "zod";
import { err, ok, type Result } from "../../../kernel/result.ts";
import { MOST_PLAYERS } from "../layout.ts";
import { BALANCED, STANDARD, type VrOptions } from "./options.ts";

const PLAYERS = "players is 2, 3 or 4 (VR-3.1)";
const BALANCE = "balance is true or false: with it the second, third and fourth player begin with 1, 2 and 3 € more";
const GETS = "laterGets has 4 whole numbers from 0 to 20, in the first turn order: [0, 1, 2, 3]";
const NAMES = "players, balance and laterGets";

const schema = z.strictObject(
  {
    players: z.literal([2, 3, 4], PLAYERS).optional(),
    balance: z.boolean(BALANCE).optional(),
    laterGets: z.array(z.int(GETS).min(0, GETS).max(20, GETS), GETS).length(MOST_PLAYERS, GETS).optional(),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Virtual Revolution has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}; it has ${NAMES}`
        : `The options of Virtual Revolution are an object with any of ${NAMES}`,
  },
);

/** Options from outside, completed with defaults. It accepts its own result. */
export function parseVrOptions(value: unknown): Result<VrOptions, string> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? NAMES);
  const { players = STANDARD.players, balance, laterGets } = parsed.data;
  if (balance !== undefined && laterGets !== undefined) return err("Use balance or laterGets, not both");
  return ok({ players, laterGets: laterGets ?? (balance === true ? BALANCED : STANDARD.laterGets) });
}
