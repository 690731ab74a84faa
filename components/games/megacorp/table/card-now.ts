/** Cards in a network as they are now: drawn with their current scores and valuation, described with what differs from the print. */
import type { LibraryCard } from "../../../../engine/cards/card.ts";
import type { NetworkCard } from "../../../../engine/games/megacorp/table/scene.ts";
import type { TableCards } from "../../../table/match/view.ts";

const drawn = new WeakMap<LibraryCard, Map<string, LibraryCard>>();

/** The design with the numbers that the card has now; the same one for the same numbers, so that it is drawn once. */
export function designNow(
  design: LibraryCard,
  { scores, valuation, printedValuation }: NetworkCard,
  traits: readonly string[],
): LibraryCard {
  if (valuation === printedValuation && scores.every((score) => !score || score.now === score.printed)) return design;
  const key = `${valuation} ${scores.map((score) => score?.now ?? "-").join(" ")}`;
  const known = drawn.get(design) ?? new Map<string, LibraryCard>();
  drawn.set(design, known);
  const now =
    known.get(key) ??
    ({
      ...design,
      fields: { ...design.fields, valuation, scores: Object.fromEntries(traits.map((trait, i) => [trait, scores[i]?.now ?? null])) },
    } as LibraryCard);
  known.set(key, now);
  return now;
}

/** What is so now and not printed, in words. */
export function wordsNow(card: NetworkCard, traits: readonly string[], cards: TableCards): string[] {
  const nameOf = (id: string | undefined) => (id === undefined ? "a card" : (cards.get(id)?.name ?? "a card"));
  return [
    ...(card.engaged ? ["Engaged"] : []),
    ...(card.orphaned ? [card.business ? "Docked to nothing" : "Orphaned"] : []),
    ...(card.surrounded ? ["Surrounded"] : []),
    ...card.scores.flatMap((score, trait) => {
      if (!score || score.now === score.printed) return [];
      const damage = card.damage[trait] ?? 0;
      return [`${traits[trait]} ${score.now}, printed ${score.printed}${damage > 0 ? `, ${damage} damage` : ""}`];
    }),
    ...(card.valuation === card.printedValuation ? [] : [`Valuation ${card.valuation}M, printed ${card.printedValuation}M`]),
    ...(card.counters > 0 ? [`${card.counters} development ${card.counters === 1 ? "counter" : "counters"}`] : []),
    ...card.under.map(({ card: id }) => `Over ${nameOf(id)}`),
  ];
}
