/** Reads the options of a game of Virtual Revolution; an invalid option gives a sentence. */
import { z } from "zod";
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import { MOST_PLAYERS } from "../layout.ts";
import { BALANCED, STANDARD, type VrOptions } from "./options.ts";
import { isOwn, type OwnCard, ownCards, takesPart } from "./own-cards.ts";

const PLAYERS = "players is 2, 3 or 4 (VR-3.1)";
const BALANCE = "balance is true or false: with it who begins gets 4 € more with two players and 5 with three; four are even";
const GETS = "laterGets has 4 whole numbers from 0 to 20, in the first turn order: [0, 1, 2, 3]";
const OWN = 'ownCards is "none", "join" or "replace": what cards made in the studio do in the match';
const CARDS =
  'cards is a list of cards made in the studio: [{ "card": "Name" }] joins, and "replaces": "Name" or "nearest" takes the place of a printed card';
const MOST_CARDS = 200;
const NAMES = "players, balance, laterGets, ownCards and cards";

const schema = z.strictObject(
  {
    players: z.literal([2, 3, 4], PLAYERS).optional(),
    balance: z.boolean(BALANCE).optional(),
    ownCards: z.enum(["none", "join", "replace"], OWN).optional(),
    cards: z
      .array(z.strictObject({ card: z.string(CARDS), replaces: z.string(CARDS).optional() }, CARDS), CARDS)
      .max(MOST_CARDS, `At most ${MOST_CARDS} cards made in the studio play along`)
      .optional(),
    laterGets: z.array(z.int(GETS).min(0, GETS).max(20, GETS), GETS).length(MOST_PLAYERS, GETS).optional(),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Virtual Revolution has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}; it has ${NAMES}`
        : `The options of Virtual Revolution are an object with any of ${NAMES}`,
  },
);

/** Options from outside for a match with these cards, completed with defaults. It accepts its own result. */
export function parseVrOptions(cards: readonly Card[], value: unknown): Result<VrOptions, string> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? NAMES);
  const { players = STANDARD.players, balance, laterGets, ownCards: wish = "none", cards: written } = parsed.data;
  if (balance !== undefined && laterGets !== undefined) return err("Use balance or laterGets, not both");
  if (written !== undefined && wish !== "none") return err("Use cards or ownCards, not both");
  const own = ownCards(cards, written ?? wished(cards, wish));
  if (!own.ok) return own;
  return ok({
    players,
    laterGets: laterGets ?? (balance === true ? BALANCED[players] : undefined) ?? STANDARD.laterGets,
    cards: own.value,
  });
}

/** All cards made in the studio: they join, or replace the nearest as long as one is left. */
function wished(cards: readonly Card[], wish: "none" | "join" | "replace"): readonly OwnCard[] {
  const taken = new Set<string>();
  return wish === "none"
    ? []
    : cards.filter(isOwn).flatMap((card) => {
        const own = takesPart(cards, card, wish === "replace", taken);
        if (own?.replaces !== undefined) taken.add(own.replaces);
        return own ?? [];
      });
}
