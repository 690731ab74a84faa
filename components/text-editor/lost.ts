/** What of a text is lost on its card; loaded where the language is. */
import type { GameId } from "../../engine/cards/card.ts";
import { type SensedCard, senseOf } from "../../engine/games/sense.ts";
import { lostOn } from "../../engine/language/index.ts";
import type { Understanding } from "./understand.ts";

/** Why the first such part is lost, whatever happens; undefined where none is. */
export const whyLost = (game: GameId, { language, reading }: Understanding, card: SensedCard): string | undefined =>
  lostOn(language, reading.abilities, senseOf(game, card))[0]?.message;
