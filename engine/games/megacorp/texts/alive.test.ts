/** What is understood matters: a text that did nothing would be found. The gate tries random texts: `npm run gates -- --only alive`. */
import { describe, expect, test } from "vitest";
import { aliveGate, isAlive, silentFaults } from "../../../../tests/games/megacorp/alive.ts";
import { shippedLanguage } from "../../../../tests/gates/language.ts";
import { compileText, lint, readText } from "../../../language/index.ts";

const language = shippedLanguage("megacorp");

describe("a text that is understood makes a difference in a position built from it", () => {
  test.each([
    "Remove 2 development counters from this: Gain 5M.",
    "Each card in your hand costs you 1M less.",
    "When this leaves the network, gain 4M.",
    "At the beginning of each player's turn, that player loses 2M.",
    "If this would be destroyed, gain 1M instead.",
    "The host has Flying.",
    "If an opponent would gain control of this, pay 1M instead.",
    "Prevent all damage from Businesses or equipment to this.",
    "During your Buy phase, if the host would be returned to its owner's hand, pay 1M instead.",
  ])("%s", (text) => expect(isAlive(text, 3)).toBe(true));
  test("one that does nothing is found", () => expect(isAlive("When this is destroyed, nothing happens.", 3)).toBe(false));
});

test("of random texts few do nothing without being told so", () => expect(silentFaults(aliveGate(15, 20_261_130))).toEqual([]));

describe("what can never come to anything is refused, with the reason", () => {
  test.each([
    ["Whenever this attacks, gain XM.", /Nothing says what X is/],
    ["Draw X cards, then pay XM.", /Nothing says what X is/],
    ["When this is destroyed, repeat this 2 times.", /nothing before it to repeat/],
    ["When this is destroyed, gain money equal to the damage dealt this way.", /Nothing in this ability does what it counts/],
    ["If you have more cards in hand than each player, this has Flying.", /includes you/],
    ["If you have more cards in hand than target opponent, this has Flying.", /cannot have a target/],
    ["Destroy target ability.", /can only be cancelled/],
    ["When this is destroyed, put this into any network.", /only by being deployed/],
    ["During combat, at the beginning of your turn, gain 1M.", /There is no combat/],
    ["Destroy each location played this turn.", /Only Events are played/],
    ["During your Buy phase, whenever this attacks, gain 1M.", /only in the Challenge phase/],
    ["During the Buy phase, during combat, pay 1M: Gain 2M.", /moments of two phases/],
    ["During your turn, at the beginning of each opponent's Challenge phase, gain 1M.", /your turn or another player's/],
    ["During combat, during combat, pay 1M: Gain 2M.", /said twice/],
    ["If no opponent has 0 or more cards in hand, this has Flying.", /everybody has 0 or more/],
    ["Destroy target non-character Founder.", /one type and one faction/],
    ["Each Gnost Corp card gets +1 BQ.", /one type and one faction/],
  ])("%s", (text, reason) => {
    const program = compileText(language, readText(language, text));
    expect(program.ok ? "" : program.error.map(({ message }) => message).join("; ")).toMatch(reason);
  });
});

describe("what does nothing by the rules is told", () => {
  const told = (text: string) =>
    lint(language, readText(language, text).abilities, { instructions: true })
      .map(({ message }) => message)
      .join("; ");
  test.each([
    ["Target player swaps a card in their hand with the top card of their open market.", /MC-G41/],
    ["Each card in your hand gets +1 BQ.", /MC-R167/],
    ["Gain 0M.", /the number is 0/],
    ["When the host attacks, gain 1M.", /MC-R88/],
    ["While the chosen number is 3, this has Flying.", /Nothing on this card chooses a number/],
    ["The top card of your main deck gains Flying until end of turn.", /MC-R167/],
    ["At the beginning of your turn, deploy this for free.", /already/],
    ["Target opponent may roll a die.", /asks what the die shows/],
    ["Flip a coin, then gain 1M.", /asks what the coin shows/],
    ["At the beginning of your turn, nothing happens.", /This does nothing/],
    ["Whenever a surrounded event attacks, gain 1M.", /Only characters attack/],
    ["Draw 1 card for each Business that attacked this turn.", /Only characters attack/],
  ])("%s", (text, reason) => expect(told(text)).toMatch(reason));
  test("what the card chooses somewhere is chosen", () =>
    expect(told("When this is deployed, choose a number.\nWhile the chosen number is 3, this has Flying.")).toBe(""));
  test("a die that is asked about is rolled for something", () => expect(told("Roll a die. If it is 3 or more, gain 1M.")).toBe(""));
  test("the same on a card with Bond does something", () => expect(told("Bond.\nWhen the host attacks, gain 1M.")).toBe(""));
});
