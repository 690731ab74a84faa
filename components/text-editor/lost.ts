/** What of a text is lost on its card; loaded where the language is. */
import { lostOn, type SensedCard } from "../../engine/language/index.ts";
import type { Understanding } from "./understand.ts";

/** Why the first such part is lost, whatever happens; undefined where none is. */
export const whyLost = ({ language, reading }: Understanding, card: SensedCard): string | undefined =>
  lostOn(language, reading.abilities, language.senseOf(card))[0]?.message;
