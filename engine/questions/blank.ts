/** A card that costs what another does, and does nothing: what a causal number is measured against. */
import type { Card, CardId } from "../cards/card.ts";
import type { FieldSpecs } from "../cards/fields.ts";

/**
 * The card without its text, at the same price: numbers whose field declares a `blank` value have that one, all others stay, since rules need them.
 */
export function blankOf<Kind extends Card>(card: Kind, specs: FieldSpecs): Kind {
  const fields = Object.fromEntries(
    Object.entries(card.fields).map(([name, value]) => {
      const spec = specs[name];
      if (spec?.is === "number" && spec.blank !== undefined && typeof value === "number") return [name, spec.blank];
      if (spec?.is === "numbers" && spec.blank !== undefined && typeof value === "object" && value !== null && !Array.isArray(value))
        return [name, Object.fromEntries(Object.entries(value).map(([key, one]) => [key, one === null ? null : (spec.blank ?? null)]))];
      return [name, value];
    }),
  );
  return { ...card, text: "", fields };
}

/** A card under another name and id, so that both can lie in one content; it comes after all others, so that these keep their places. */
export const beside = (card: Card, number: number, words: string): Card => ({
  ...card,
  id: `${card.id}--lab-${number}` as CardId,
  name: `${card.name} (${words})`,
  set: `~${card.set}`,
  number: String(number),
});
