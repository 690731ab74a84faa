import { expect, test } from "vitest";
import { type Card, parseCardId } from "../../../cards/card.ts";
import { KEYWORDS, SHIPPED_CARDS } from "../megacorp.test-support.ts";
import { triedInMegacorp } from "./tried.ts";

/** Cards of every kind that somebody has only begun: the simplest there are. */
const begun: readonly Card[] = [...new Set(SHIPPED_CARDS.map(({ kind }) => kind))].flatMap((kind) =>
  SHIPPED_CARDS.filter((card) => card.kind === kind)
    .slice(0, 3)
    .map((card, i): Card => ({ ...card, id: parseCardId(`megacorp/begun-${kind}-${i}`) ?? card.id, text: "", provenance: "mine" })),
);

test("a card is tried beside finished cards, not beside others that are still being made", () => {
  for (const card of begun) {
    const tried = triedInMegacorp([...SHIPPED_CARDS, ...begun], KEYWORDS, card);
    const named = JSON.stringify(tried).match(/megacorp\/begun-[a-z]+-\d/g) ?? [];
    expect([...new Set(named)], card.kind).toEqual([card.id]);
  }
});

test("a pool that is all of one's own is tried beside its own cards", () => {
  const own = SHIPPED_CARDS.map((card): Card => ({ ...card, provenance: "mine" }));
  const [first] = own;
  expect(first && triedInMegacorp(own, KEYWORDS, first)).toEqual(first && triedInMegacorp(SHIPPED_CARDS, KEYWORDS, first));
});
