/** Reads the options of a game of San; what cannot be is answered with a sentence. */
import { z } from "zod";
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import type { LeftOut } from "../../left-out.ts";
import { OWN_SHAPE, ownIn } from "../../own-cards/index.ts";
import { SEATS } from "../layout.ts";
import { type SanOptions, STANDARD } from "./options.ts";
import { SAN_OWN } from "./own-cards.ts";

const MOST_TURNS = 200;
const HAND = "A hand size is a whole number from 1 to 12";
const TOKENS = "Hand Bonus tokens go on different stages from 2 to 6, for example [3, 5] (SAN-R5)";
const TURNS = `The turn limit is a whole number from 1 to ${MOST_TURNS} (SAN-R30)`;
const HANDICAP = 'A handicap gives one player a larger hand: {"corporation": "SUN", "hand": 7}, with 7 or 8 (SAN-4.10)';
const NAMES = "baseHand, firstGame, handicap, tokenStages, turnLimit, ownCards and cards";

const hand = z.int(HAND).min(1, HAND).max(12, HAND);
const stages = z.array(z.int(TOKENS).min(2, TOKENS).max(6, TOKENS), TOKENS).refine((list) => new Set(list).size === list.length, TOKENS);

const schema = z.strictObject(
  {
    baseHand: z.tuple([hand, hand], "baseHand is two numbers, one for SUN and one for STAR: [6, 6]").optional(),
    firstGame: z.boolean("firstGame is true or false (SAN-4.9)").optional(),
    handicap: z.strictObject({ corporation: z.enum(SEATS, HANDICAP), hand: z.literal([7, 8], HANDICAP) }, HANDICAP).optional(),
    tokenStages: stages.optional(),
    turnLimit: z.int(TURNS).min(1, TURNS).max(MOST_TURNS, TURNS).optional(),
    ...OWN_SHAPE,
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `San has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}. Its options are ${NAMES}`
        : `San's options are an object with any of ${NAMES}`,
  },
);

/**
 * Options from outside for a match with these cards, with what they leave out. `firstGame` makes both hands 7 (SAN-4.9); `handicap` makes one of them 7 or 8
 * (SAN-4.10). What it returns it accepts again.
 */
export function parseSanOptions(cards: readonly Card[], value: unknown, left?: readonly LeftOut[]): Result<SanOptions, string> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? NAMES);
  const { baseHand, firstGame, handicap, tokenStages = STANDARD.tokenStages, turnLimit = STANDARD.turnLimit } = parsed.data;
  const ways = [baseHand !== undefined, firstGame === true, handicap !== undefined].filter(Boolean);
  if (ways.length > 1) return err("Set the hand sizes only once: with baseHand, firstGame (SAN-4.9) or handicap (SAN-4.10)");
  const larger = (corporation: (typeof SEATS)[number], standard: number) =>
    firstGame ? 7 : handicap?.corporation === corporation ? handicap.hand : standard;
  const [sun, star] = baseHand ?? STANDARD.baseHand;
  const own = ownIn(cards, SAN_OWN, parsed.data, left);
  if (!own.ok) return own;
  return ok({
    baseHand: [larger("SUN", sun), larger("STAR", star)],
    tokenStages: [...tokenStages].sort((a, b) => a - b),
    turnLimit,
    ...(own.value ? { cards: own.value } : {}),
  });
}
