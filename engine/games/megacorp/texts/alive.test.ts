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
  test.each([
    "This cannot be blocked by #AI characters.",
    'Draw 1 card for each character named "Tidal Wave" you control.',
    "While this has 2 or more case counters, this has Flying.",
    "This keeps Flying while engaged.",
    "For each attacking character, gain 1M.",
    "The Upkeep of each equipment costs 4M less.",
    "This can be played only during combat.",
  ])("%s", (text) => expect(isAlive(text, 3)).toBe(true));
  test.each([
    "When this is destroyed, nothing happens.",
    "When this is bought, if there are 9 or more players, gain 1M.",
    "When you gain money, if there are 9 or more players, gain 1M.",
    "While there are 9 or more players, this has Flying.",
  ])("%s does nothing, and is found", (text) => expect(isAlive(text, 3)).toBe(false));
});

test("of random texts few do nothing without being told so", () => expect(silentFaults(aliveGate(15, 20_261_124))).toEqual([]));

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
    ["If you control fewer equipment than each player, gain 1M.", /includes you/],
    ["If there are 1 players, gain 1M.", /at least 2 players/],
    ["Shuffle any network.", /A network is no pile/],
    ["Whenever this is put into any network, gain 1M.", /only by being deployed/],
    ["When another Business is unbonded, gain 1M.", /never put under a card/],
    ["Play up to 1 Founder.", /Only Events are played/],
    ["For each damaged card destroyed this turn, gain 1M.", /No card is both/],
    ["Draw 1 card for each Founder in any open market deployed this turn.", /No card is both/],
    ["Each Business destroyed this turn cannot be annihilated.", /MC-R126/],
    ["Shuffle your hand into any network.", /A network is no pile/],
    ["Put 2 characters on top of any network in any order.", /only by being deployed/],
    ["Pay that much money.", /does what it counts/],
    ["You may pay 4M for each development counter removed this way.", /does what it counts/],
    ["Deal 1 BQ damage to each resource Founder.", /MC-R149/],
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
    ["Each equipment cannot attack unless its controller pays 1M.", /Only characters attack/],
    ["This cannot block locations.", /Only characters attack/],
    ["You may buy events as though they were engaged.", /MC-R32/],
    ["Each event docked to 4 or fewer cards costs you 2M less.", /MC-R32/],
    ["Each attacking card costs each opponent twice as much.", /only in the Buy phase/],
    ["Discard 3 random damaged cards.", /in your hand/],
    ["Engage this: Reveal this.", /seen by everybody/],
    ["Gain control of target Business.", /MC-R130/],
    ["If you would gain control of this, draw 1 card instead.", /control this already/],
    ["If the host would destroy this in combat, each opponent loses 1M instead.", /one pile/],
    ["Each player draws 0 more cards in their Accounting phase.", /the number is 0/],
    ["1 location destroyed this turn gains Disruptor until end of turn.", /MC-R167/],
    ["Engage this: Choose a tag.", /Nothing on this card asks/],
    ["At the beginning of your turn, pay you 2M.", /pay yourself/],
    ["At the end of this turn, cancel this.", /MC-R240/],
    ["Discard this: This gets +3 BQ until end of turn.", /as the price/],
    ["Discard this, annihilate this: Gain 1M.", /only once/],
    ["At the beginning of your turn, if this is attacking a character, gain 1M.", /no combat/],
    ["Deploy this.", /already/],
    ["Whenever this is bought, you may deploy this engaged for free.", /already/],
    ["Gain control of this for each opponent.", /yours already/],
    ["If you have 2M or less, buy this, then nothing happens.", /yours already/],
    ["This takes 0 more damage.", /the number is 0/],
    ["The host can be blocked only by cards.", /keeps nothing off/],
    ["This can be attacked only by characters.", /Only characters attack/],
    ["The host cannot be blocked by bonded cards.", /MC-15.2/],
    ["When an opponent deploys this, pay 2M.", /that is you/],
    ["You cannot sell other events deployed this turn.", /MC-R75/],
    ["You may deploy orphaned Businesses as though they had Abrupt.", /MC-G1/],
    ["Prevent all damage from Area Attacks to each attacking card.", /MC-G3/],
    ["Each other card that attacked this turn costs each player 3M less.", /before it/],
    ["The first bonded location you buy each turn costs you 3M less.", /not bought/],
    ["If this is blocking, this costs 2M less for each location.", /MC-6.2/],
    ["The host cannot be attacked by attacking Founders.", /no card fights/],
    ["While this is surrounded, prevent all IQ damage to the host.", /MC-8.12/],
    ["While the host has no case counters, this can attack only with BQ.", /MC-15.2/],
    ["When the host becomes docked to this, draw 1 card.", /MC-8.12/],
    ["When this produces BQ, sell this.", /MC-7.8/],
    ["Engage this, engage the host: Draw 1 card.", /only once/],
    ["When this is unbonded, gain 1M.", /MC-R88/],
    ["If you have 1M or less, pay 4M.", /MC-R121/],
    ["At the end of this turn, discard the attacking card.", /no combat/],
    ["The attacking card does not disengage during your Accounting phase.", /MC-9.1/],
    ["This can be played only if no Businesses attacked this turn.", /Only characters attack/],
    ["Reveal 1 Business: Gain 1M.", /MC-R126/],
    ["Choose a card.", /Nothing is done to what is chosen/],
    ["Pay 1M: Play this.", /not played from there/],
    ["At the beginning of your Challenge phase, engage each blocking event.", /no combat/],
    ["Each event played this turn costs each opponent 3M less.", /MC-R32/],
    ["Each disengaged location costs you 1M less.", /MC-6.2/],
    ["Look at this.", /seen by everybody/],
  ])("%s", (text, reason) => expect(told(text)).toMatch(reason));
  test("what the card chooses somewhere is chosen", () =>
    expect(told("When this is deployed, choose a number.\nWhile the chosen number is 3, this has Flying.")).toBe(""));
  test.each([
    "Each event costs you 1M less.",
    "Each character cannot attack unless its controller pays 1M.",
    "Reveal a card in your hand: Draw 1 card.",
    "Discard a damaged character in your network.",
    "Discard this: Each character you control gets +3 BQ until end of turn.",
    "Each opponent pays you 2M.",
    "If an opponent would gain control of this, draw 1 card instead.",
    "At the beginning of your turn, if this is not attacking, gain 1M.",
    "At the end of combat, if this is attacking a character, gain 1M.",
    "Each engaged card costs you 1M less.",
    "When a damaged card is destroyed, gain 1M.",
    "Destroy this: Gain control of target character.",
    "When this is destroyed, deploy this for free.",
    "This can be attacked only by #Human characters.",
    "While the host is engaged, this gets +1 BQ.",
    "If the host is engaged, each event costs you 1M less.",
    "If you have 4M or less, pay 4M.",
    "At the end of this turn, discard this.",
    "Each event in your hand costs you 1M less.",
    "When this is engaged, at the end of this turn, sell this.",
    "Whenever an opponent loses money, gain that much money.",
    "Choose a card, then destroy that card.",
    "When you gain control of this, draw 1 card.",
  ])("%s does something", (text) => {
    expect(told(text)).toBe("");
    expect(compileText(language, readText(language, text)).ok).toBe(true);
  });
  test("a die that is asked about is rolled for something", () => expect(told("Roll a die. If it is 3 or more, gain 1M.")).toBe(""));
  test("the same on a card with Bond does something", () => expect(told("Bond.\nWhen the host attacks, gain 1M.")).toBe(""));
});
