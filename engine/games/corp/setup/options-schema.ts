/** Reads the options of a game of CORP; what cannot be is answered with a sentence. */
import { z } from "zod";
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import type { LeftOut } from "../../left-out.ts";
import { OWN_SHAPE, ownIn } from "../../own-cards/index.ts";
import { FEWEST_PLAYERS, MOST_PLAYERS } from "../city/map.ts";
import { type CorpOptions, MOST_ROUNDS, STANDARD } from "./options.ts";
import { CORP_OWN } from "./own-cards.ts";

const PLAYERS = "players is a number from 2 to 6 (CORP-1.2)";
const FIRST = "first is the number of the player who begins, or 0 for the dice (CORP-2.5)";
const MARKET = "market is true or false: whether a die closes the market (CORP-R44)";
const EVEN = "even is true or false: whether later players start with more (CORP-R60)";
const FROM = `supremacyFromRound is a round from 1 to ${MOST_ROUNDS} (CORP-R4)`;
const MOST = `maxRounds is a round from 1 to ${MOST_ROUNDS}, or 0 for none (CORP-R29)`;
const NAMES = [...Object.keys(STANDARD), ...Object.keys(OWN_SHAPE)].join(", ");

const schema = z.strictObject(
  {
    players: z.int(PLAYERS).min(FEWEST_PLAYERS, PLAYERS).max(MOST_PLAYERS, PLAYERS).optional(),
    first: z.int(FIRST).min(0, FIRST).max(MOST_PLAYERS, FIRST).optional(),
    market: z.boolean(MARKET).optional(),
    even: z.boolean(EVEN).optional(),
    supremacyFromRound: z.int(FROM).min(1, FROM).max(MOST_ROUNDS, FROM).optional(),
    maxRounds: z.int(MOST).min(0, MOST).max(MOST_ROUNDS, MOST).optional(),
    ...OWN_SHAPE,
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `CORP has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}; it has ${NAMES}`
        : `The options of CORP are an object with any of ${NAMES}`,
  },
);

/** Options from outside for a match with these cards, with what they leave out. What it returns it accepts again. */
export function parseCorpOptions(cards: readonly Card[], value: unknown, left?: readonly LeftOut[]): Result<CorpOptions, string> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? NAMES);
  const {
    players = STANDARD.players,
    first = STANDARD.first,
    market = STANDARD.market,
    even = STANDARD.even,
    supremacyFromRound = STANDARD.supremacyFromRound,
    maxRounds = STANDARD.maxRounds,
  } = parsed.data;
  if (first > players) return err(`There is no player ${first} (CORP-2.5)`);
  const own = ownIn(cards, CORP_OWN, parsed.data, left);
  if (!own.ok) return own;
  return ok({ players, first, market, even, supremacyFromRound, maxRounds, ...(own.value ? { cards: own.value } : {}) });
}
