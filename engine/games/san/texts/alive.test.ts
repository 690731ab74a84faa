/** What is understood matters: a text that did nothing would be found. The gate tries random texts: `npm run gates -- --only alive-san`. */
import { describe, expect, test } from "vitest";
import { aliveGate, isAlive, silentFaults } from "../../../../tests/games/san/alive.ts";
import { times } from "../../../../tests/size.ts";

/** The gate tries more ways to spread a text over the cards, and more texts. */
const SPREADS = 12;
const SAMPLE = 40;
/** Those in which a text that does nothing is tried. */
const IDLE_SPREADS = times(25);

describe("a text that is understood makes a difference in some game", () => {
  test.each([
    "Gain 1 Hacking.",
    "When you cross a card, gain 1 Hacking.",
    "If this would be discarded, draw 1 card instead.",
    "Each opponent cannot corrupt cards until the beginning of your next turn.",
    "When this is returned to its owner's hand, draw 1 card.",
    "If you have 2 or more Hand Bonus tokens, draw 1 card.",
    "Keep your unused Corruption until the end of your next turn.",
    "Corrupted cards do not increase your Crossing Costs.",
  ])("%s", (text) => expect(isAlive(text, 5)).toBe(true));
  test.each([
    "If you have 30 or more cards in hand, gain 1 Hacking.",
    "While you have 9 or more Hand Bonus tokens, your hand size is 1 larger.",
    "When this is destroyed, nothing happens.",
  ])("%s does nothing, and is found", (text) => expect(isAlive(text, 5, IDLE_SPREADS)).toBe(false));
});

test("of random texts few do nothing without being told so", () =>
  expect(silentFaults(aliveGate(SAMPLE, 20_261_131, SPREADS))).toEqual([]));
