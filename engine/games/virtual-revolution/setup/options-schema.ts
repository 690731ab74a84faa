/** Reads the options of a game of Virtual Revolution; an invalid option gives a sentence. */
import { z } from "zod";
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import type { LeftOut } from "../../left-out.ts";
import { OWN_SHAPE, ownIn } from "../../own-cards/index.ts";
import { MOST_PLAYERS } from "../layout.ts";
import { BALANCED, STANDARD, type VrOptions } from "./options.ts";
import { VR_OWN } from "./own-cards.ts";

const PLAYERS = "players is 2, 3 or 4 (VR-3.1)";
const BALANCE =
  "balance is true or false: with it the first of two players gets 4 € more, and of three players the first gets 5 € and the second 2 € more; four players begin alike";
const GETS = "laterGets has 4 whole numbers from 0 to 20, in the first turn order: [0, 1, 2, 3]";
const NAMES = "players, balance, laterGets, ownCards and cards";

const schema = z.strictObject(
  {
    players: z.literal([2, 3, 4], PLAYERS).optional(),
    balance: z.boolean(BALANCE).optional(),
    laterGets: z.array(z.int(GETS).min(0, GETS).max(20, GETS), GETS).length(MOST_PLAYERS, GETS).optional(),
    ...OWN_SHAPE,
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Virtual Revolution has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}; it has ${NAMES}`
        : `The options of Virtual Revolution are an object with any of ${NAMES}`,
  },
);

/** Options from outside for a match with these cards, completed with defaults. It accepts its own result. */
export function parseVrOptions(cards: readonly Card[], value: unknown, left?: readonly LeftOut[]): Result<VrOptions, string> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? NAMES);
  const { players = STANDARD.players, balance, laterGets } = parsed.data;
  if (balance !== undefined && laterGets !== undefined) return err("Use balance or laterGets, not both");
  const own = ownIn(cards, VR_OWN, parsed.data, left);
  if (!own.ok) return own;
  return ok({
    players,
    laterGets: laterGets ?? (balance === true ? BALANCED[players] : undefined) ?? STANDARD.laterGets,
    cards: own.value ?? [],
  });
}
