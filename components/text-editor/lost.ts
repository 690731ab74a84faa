/** What of a text is lost on its card; loaded where the language is. */
import { firstUndone, lostOn, type SensedCard } from "../../engine/language/index.ts";
import type { Understanding } from "./understand.ts";

/** Why the first such part is lost, whatever happens: nothing on the card comes to it, or the rules do not carry it out. Undefined where none is. */
export function whyLost({ language, reading: typed, loose }: Understanding, card: SensedCard): string | undefined {
  const reading = loose?.how === "loose" ? loose.reading : typed;
  return (lostOn(language, reading.abilities, language.senseOf(card))[0] ?? firstUndone(language, reading))?.message;
}
