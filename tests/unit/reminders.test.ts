/** What a page without the language says of a keyword is what the language says of it. */
import { expect, test } from "vitest";
import { reminderIn, textLines } from "../../components/cards/page/text-parts.ts";
import { loadContent } from "../../content/load.ts";

import { cardReader } from "../../engine/games/reading.ts";

const { content } = loadContent();
/** Spelling alone knows no plurals: "1 counters". */
const withoutPlurals = (text: string) => text.replace(/s\b/g, "");

test("reminders on every card of Megacorp", () => {
  const { cards, keywords } = content.megacorp;
  const reader = cardReader("megacorp", keywords);
  let told = 0;
  for (const card of cards) {
    const reminders = reader.reminders(card.text);
    for (const part of textLines(card.text, keywords).flatMap(({ parts }) => parts)) {
      const wanted = part.is === "keyword" ? reminders.get(part.at) : undefined;
      if (part.is !== "keyword" || wanted === undefined) continue;
      told++;
      expect([card.name, withoutPlurals(reminderIn(part.keyword, card.text, part.at))]).toEqual([card.name, withoutPlurals(wanted)]);
    }
  }
  expect(told).toBeGreaterThan(0);
});
