/**
 * The envelope of every card of every game. What differs between games is in `fields`, declared once per game
 * in `engine/games/<game>/fields.ts`; everything that is the same is here.
 */
import { z } from "zod";

export const GAME_IDS = ["megacorp", "san", "virtual-revolution", "metrorunner", "corp"] as const;
export type GameId = (typeof GAME_IDS)[number];

declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };
/** A design, `game/slug`. Never changes; a rename adds an alias that redirects. */
export type CardId = Id<"card">;

export const CARD_ID = /^[a-z0-9-]+\/[a-z0-9-]+$/;
/** The one place where a card id is minted; undefined when the text is none. */
export const parseCardId = (text: string): CardId | undefined => (CARD_ID.test(text) ? (text as CardId) : undefined);
/** The part of an id after the game, as it stands in addresses. */
export const slugOf = (id: CardId): string => id.slice(id.indexOf("/") + 1);
export const gameOf = (id: CardId): GameId => id.slice(0, id.indexOf("/")) as GameId;

export const PROVENANCES = ["rulebook", "completed", "original", "mine", "imported", "generated"] as const;
/** rulebook: all from it · completed: named there, `fixed` lists what is given, the rest is ours · original: ours. */
export type Provenance = (typeof PROVENANCES)[number];

/** One value of a game's field. Null is "printed as -" and is not 0. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly number[]
  | Readonly<Record<string, number | null>>
  | { readonly [key: string]: unknown };

/** Which picture a card has: drawn from a motif, a seed and a palette, or a file of its own. Written once when the card is made. */
export const ArtSchema = z.union([
  z.strictObject({ motif: z.string().min(1), seed: z.string().min(1), palette: z.string().min(1), hint: z.string().optional() }),
  z.strictObject({ image: z.string().min(1), hint: z.string().optional() }),
]);
export type Art = z.infer<typeof ArtSchema>;

const languages = z.record(z.string().regex(/^[a-z]{2}$/), z.string());

/** The envelope without `fields`, whose schema each game declares (`fieldsSchema`). */
export const CardEnvelopeSchema = z.strictObject({
  id: z
    .string()
    .regex(CARD_ID, "an id is game/slug in lower case letters, digits and hyphens")
    .transform((id) => id as CardId),
  game: z.enum(GAME_IDS),
  /** Set code in capitals, "MC1". */
  set: z.string().regex(/^[A-Z0-9-]{1,12}$/, "a set code is 1 to 12 capitals, digits or hyphens"),
  /** Collector number or the rulebook's code: "17", "R-H4", "AG01". */
  number: z.string().min(1).max(24),
  kind: z.string().min(1),
  name: z.string().min(1).max(120),
  /** Names in other languages, by two-letter code. */
  names: languages,
  /** The rules text; lines are separated by "\n". The card's only program. */
  text: z.string().max(10_000),
  flavor: z.string().max(2_000),
  /** Flavour in other languages, by two-letter code. */
  flavors: languages,
  /** Copies in the box. */
  count: z.number().int().positive().max(999),
  fields: z.record(z.string(), z.unknown()),
  art: ArtSchema,
  credit: z.strictObject({ artist: z.string().max(200), licence: z.string().max(200) }),
  provenance: z.enum(PROVENANCES),
  /** Paths of the values that a rulebook gives: "name", "fields.scores.BQ". */
  fixed: z.array(z.string()),
});

type Envelope = z.infer<typeof CardEnvelopeSchema>;
/** A design. Plain data, the same whether it was typed in a file or made in the studio. */
export type Card = Readonly<Omit<Envelope, "fields">> & { readonly fields: Readonly<Record<string, FieldValue>> };

/** Where a revision comes from. */
export const ORIGINS = ["shipped", "person", "import"] as const;
export type Origin = (typeof ORIGINS)[number];

export type Revision = {
  readonly number: number;
  /** SHA-256 of the canonical JSON, lower-case hex. */
  readonly hash: string;
  readonly author: string;
  readonly note: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly origin: Origin;
};

/**
 * How far the studio understands a card's text (story C7). Until a language reads its game, every card is `unchecked`;
 * the states that need the language join this union when it comes.
 */
export const CARD_STATES = ["unchecked"] as const;
export type CardState = (typeof CARD_STATES)[number];
export const STATE_WORDS: Readonly<Record<CardState, string>> = { unchecked: "text not checked yet" };

/** A card as the library holds it: the head revision with what is known about it. The shape that pages, search and decks use. */
export type LibraryCard = Card & {
  readonly revision: Revision;
  readonly state: CardState;
  /** Retired: no longer shipped, or archived by a person. */
  readonly archived: boolean;
  /** Number of the newer shipped revision, when a person's revision is the head and a newer one was shipped. */
  readonly newer?: number;
};
