/** What is chosen for a text is told in whole sentences: with where it goes. */
import { expect, test } from "vitest";
import type { Game } from "../../../kernel/game.ts";
import { CARDS, card, HOME, table, texted } from "../megacorp.test-support.ts";
import { megacorpChoices } from "./scene-words.ts";

const ASKED = [
  [
    "Look at the top 3 cards of your main deck. Put 1 of those cards into your hand, then put the rest on the bottom of your main deck.",
    "Put Clerk into your hand",
  ],
  [
    "Look at the top 2 cards of your main deck. Put 1 of those cards on the bottom of your main deck.",
    "Put Clerk on the bottom of your main deck",
  ],
] as const;

test.each(ASKED)("%s", (text, words) => {
  const cards = [...CARDS, card("Order", { kind: "event", text })];
  const built = table({
    cards,
    content: texted(cards),
    seats: [
      { network: [...HOME, { card: "Order", at: [0, -1] }], main: ["Sage", "Clerk", "Brute", "Clerk"] },
      { network: HOME, main: ["Sage"] },
    ],
  });
  built.carryOut(built.card("Order"));
  const game = { decision: () => built.asked } as unknown as Game;
  const told = megacorpChoices({ state: built.state, engine: built.engine, game }, built.offered());
  expect(told.map((one) => one.words)).toContain(words);
});
