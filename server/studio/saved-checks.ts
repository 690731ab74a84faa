/** The checks of a card as it is saved, from what is known of it and its face. */
import type { LibraryCard } from "../../engine/cards/card.ts";
import { uncreditedPrinting } from "../../engine/cards/printing.ts";
import type { Check } from "../../engine/cards/work.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { type Published, publishChecks } from "../../engine/games/publish.ts";
import { drawFace } from "../../faces/index.ts";

/**
 * Everything that is asked of a card before it is shown to others.
 *
 * @param scenarios people's scenarios of it, when they were played just now
 */
export function savedChecks(card: LibraryCard, scenarios?: Published["scenarios"]): readonly Check[] {
  const { text, state, seen, reading } = card;
  const { fit } = drawFace(card, { detail: "face", art: { href: "" }, keywords: card.keywords, prefix: "fit" });
  return publishChecks(gameDefinition(card.game), {
    state,
    ...(seen ? { seen } : {}),
    lost: reading?.lost?.[0]?.message,
    hasText: text.trim() !== "",
    fit,
    uncredited: uncreditedPrinting(card),
    scenarios,
    isChanged: false,
  });
}
