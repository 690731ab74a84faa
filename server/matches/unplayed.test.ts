import { afterAll, describe, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { findRevision } from "../../db/queries/objects.ts";
import type { DeckEntry } from "../../engine/cards/deck.ts";
import { cardOfRow } from "../card-row.ts";
import { libraryOf } from "../library.ts";
import { shippedDecks } from "../shipped-decks.ts";
import { archiveCard, newCard, saveCard } from "../studio/cards.ts";
import { openStudio } from "../testing.ts";
import { beginMatch } from "./begin.ts";

afterAll(openStudio());

const BY = { author: "Ana", note: "" };

/** Begins a match in which a ready deck has copies of a card more; answers why that cannot be. */
function fault(card: string, count = 1) {
  const [first, other] = shippedDecks("megacorp");
  if (!first || !other) throw new Error("Two ready decks are needed.");
  const { business, founder, main, resources } = first.list.sections;
  const copies = (entries: readonly DeckEntry[]) => entries.map(({ name, count }) => [name, count]);
  const deck = {
    ...{ name: "Mine", business: business[0]?.name, founder: founder[0]?.name },
    ...{ main: [...copies(main), [card, count]], resources: copies(resources) },
  };
  const wish = { seats: [], watching: "anyone", undoing: "free" } as const;
  const begun = beginMatch({ game: "megacorp", options: { decks: [deck, other.id] }, ...wish }, "host");
  return begun.ok ? undefined : begun.error;
}

describe("a deck with a card of this studio that no match is played with", () => {
  test("a draft is told as one, and leads to it, by name and by id", () => {
    const made = newCard("megacorp", { kind: "event", name: "Hostile Quarter", text: "Draw 1 card.\nDo it again somehow." }, BY);
    expect(made.ok && made.value.card.state).toBe("draft");
    for (const named of ["Hostile Quarter", "megacorp/hostile-quarter"])
      expect(fault(named)).toMatchObject({
        code: "options",
        message:
          "Hostile Quarter is a draft: line 2 is not understood, so the rules cannot play it. Fix its text in the studio, or replace it in the deck.",
        cards: [{ id: "megacorp/hostile-quarter", name: "Hostile Quarter" }],
      });
  });
  test("San, which is played with its box: what the box lacks is told with the card that is still being made", () => {
    const virus = libraryOf("san").cards.find(({ fields }) => fields["virus"] === 2);
    const typed = virus && cardOfRow(findRevision(db(), "card", virus.id, 1)?.value);
    if (!typed) throw new Error("San has Viruses.");
    expect(saveCard(typed.id, { base: 1, value: { ...typed, text: "Spread somehow." }, ...BY })).toMatchObject({ ok: true });
    const begun = beginMatch({ game: "san", options: undefined, seats: [], watching: "anyone", undoing: "free" }, "host");
    expect(begun).toMatchObject({
      error: {
        message: expect.stringMatching(
          new RegExp(
            `exactly one Virus card 2 \\(SAN-2.4\\)\\. ${typed.name} is a draft: line 1 is not understood, so the rules cannot play it. Fix its text in the studio, or go back to an earlier revision\\.$`,
          ),
        ),
      },
    });
  });
  test("what else is wrong with the deck is told beside it", () => {
    expect(fault("Hostile Quarter", 5)?.message).toMatch(
      /^Mine is not legal\. The main deck has 5 copies of Hostile Quarter; the limit is 4 \(MC-3\.4\)\. Hostile Quarter is a draft: line 2/,
    );
  });
  test("what was put away is told so", () => {
    const made = newCard("megacorp", { kind: "event", name: "Put Away", text: "" }, BY);
    if (made.ok) archiveCard(made.value.card.id, true);
    expect(fault("Put Away")?.message).toMatch(/^Put Away is archived, so matches cannot use it/);
  });
  test("what is no card of the studio is told as before", () => {
    expect(fault("Nobody's Card")).toMatchObject({ message: expect.stringContaining("is not a Megacorp card") });
    expect(fault("Nobody's Card")).not.toHaveProperty("cards");
  });
});
