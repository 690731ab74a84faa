/** What a card's kind and fields say about its text: whether its instructions are carried out, and what can never come to anything on it. */
import type { GameId } from "../cards/card.ts";
import type { BoundAbility, CardSense } from "../language/index.ts";
import type { LanguageGame } from "./game.ts";
import { MEGACORP_WAYS, megacorpNever } from "./megacorp/texts/never.ts";

/** What is looked at of a card; it may still be being typed. */
export type SensedCard = { readonly kind: string; readonly fields: Readonly<Record<string, unknown>> };

/** What is known of a card of a game; without a card, what holds for every text of the game. */
export function senseOf(game: GameId, card?: SensedCard): CardSense {
  if (game !== "megacorp" || !card) return { instructions: true };
  return { instructions: card.kind === "event", ways: MEGACORP_WAYS, never: megacorpNever(card) };
}

/** A kind of card that a text can stand on and be carried out. */
export function kindFor(game: LanguageGame, abilities: readonly BoundAbility[]): string {
  if (game === "san") return "hacking";
  return abilities.some(({ kind }) => kind === "do") ? "event" : "character";
}
