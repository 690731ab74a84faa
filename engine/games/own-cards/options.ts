/** The options about cards made in the studio, alike in all games that have them. */
import { z } from "zod";
import type { Card } from "../../cards/card.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Tried } from "../game.ts";
import type { LeftOut } from "../left-out.ts";
import { allOwn, isOwn, type OwnCard, type OwnRules, type OwnWays, ownCards, ownWays, takesPart } from "./own-cards.ts";

const OWN = 'ownCards is "none", "join" or "replace": what cards made in the studio do in the match';
const CARDS =
  'cards is a list of cards made in the studio: [{ "card": "Name" }] joins, and "replaces": "Name" or "nearest" takes the place of a printed card';
export const MOST_OWN = 200;

/** Parts of a schema of options. */
export const OWN_SHAPE = {
  ownCards: z.enum(["none", "join", "replace"], OWN).optional(),
  cards: z
    .array(z.strictObject({ card: z.string(CARDS), replaces: z.string(CARDS).optional() }, CARDS), CARDS)
    .max(MOST_OWN, `At most ${MOST_OWN} cards made in the studio play along`)
    .optional(),
};
type Wished = { readonly [Name in keyof typeof OWN_SHAPE]?: z.infer<(typeof OWN_SHAPE)[Name]> };

/** The cards of one's own that options ask for; undefined where they say nothing of them. The error is a sentence. */
export function ownIn(
  cards: readonly Card[],
  rules: OwnRules,
  { ownCards: wish, cards: written }: Wished,
  left?: readonly LeftOut[],
): Result<readonly OwnCard[] | undefined, string> {
  if (written !== undefined && wish !== undefined && wish !== "none") return err("Use cards or ownCards, not both");
  if (written === undefined && wish === undefined) return ok(undefined);
  return ownCards(cards, rules, written ?? (wish === "none" ? [] : allOwn(cards, rules, wish === "replace")), left);
}

const Asking = z.union([z.object({ ownCards: z.enum(["join", "replace"]) }), z.object({ cards: z.array(z.unknown()).min(1) })]);

/** Whether options from outside ask for cards made in the studio; it does not say that they are right. */
export const asksForOwn = (options: unknown): boolean => Asking.safeParse(options).success;

/** What a game that is open says about its cards made in the studio. `standard`: the options of a match that a card comes up in. */
export function ownOptions<Options extends object>(cards: readonly Card[], rules: OwnRules, standard: (card: Card) => Options) {
  const withCard = (card: Card): Options => {
    const own = isOwn(card) ? takesPart(cards, card, rules, false) : undefined;
    return own ? { ...standard(card), cards: [own] } : standard(card);
  };
  return {
    options: { with: withCard, own: (): readonly OwnWays[] => ownWays(cards, rules) },
    /** A position to try a card in, of a match that the card is in. */
    tried:
      (tried: (card: Card) => Result<Tried, string>) =>
      (card: Card): Result<Tried, string> => {
        const found = tried(card);
        return found.ok ? ok({ ...found.value, options: withCard(card) }) : found;
      },
  };
}
