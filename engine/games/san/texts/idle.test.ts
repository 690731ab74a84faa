import { expect, test } from "vitest";
import { shippedLanguage } from "../../../../tests/gates/language.ts";
import { compileText, lint, readText } from "../../../language/index.ts";

const language = shippedLanguage("san");

/** What whoever writes a text is told when it is checked: why it is refused, or what is remarked. */
function told(text: string): string[] {
  const reading = readText(language, text);
  expect(reading.problems).toEqual([]);
  const program = compileText(language, reading);
  const refused = program.ok ? [] : program.error.map(({ from, to, message }) => `refused ${text.slice(from, to)}: ${message}`);
  return [...refused, ...lint(language, reading.abilities, { instructions: true }).map(({ message }) => `remark: ${message}`)];
}

const RIVER = "Cards cannot be put into the River: the Supply refills it (SAN-7.5)";
const ZONE = "A corrupted card stays in its zone for the whole game (SAN-9.4)";
const BOX = "A card in the box cannot return (SAN-2.6)";
const LOST = "remark: A player loses what they gain on the opponent's turn (SAN-R12, SAN-R33)";

const OPEN = "remark: This lies open: everybody sees it already (SAN-6.2)";
const GONE =
  "remark: Icons are lost when phase 1 ends and Revenue when phase 2 ends: at the end of the turn there are none (SAN-R12, SAN-7.7)";
const THEIRS = "remark: Opponents do this in their own turns, and this card is in play only in yours (SAN-6.2)";
const RIVER_ONLY = "remark: Only cards in the River are bought and crossed, or corrupted from there (SAN-7.2, SAN-10.2)";

const IN_THIS_TURN = "remark: In this turn only you do that (SAN-5.1): say “during their next turn”";
const NO_POOL = "remark: In your turn an opponent has neither icons nor Revenue (SAN-R12, SAN-R33)";
const NOT_THEN = "remark: You do this in your own turns, and not in an opponent's (SAN-5.1): say “during your next turn”";
const ALWAYS_YOURS = "remark: A card is in play in its player's turn only, so it is always your turn (SAN-6.2)";
const VIRUS_PLAYED = "remark: A Virus card goes straight to the discard when it is played and is never in play (SAN-6.5)";
const TOO_LATE = "remark: Nothing is bought, crossed, corrupted or played any more when this turn ends (SAN-5.1)";

test.each<[string, string[]]>([
  ["Put a card from your hand into the River.", [`refused into the River: ${RIVER}`]],
  ["Whenever you cross a card, put this on top of the River.", [`refused on top of the River: ${RIVER}`]],
  ["Return a played card to the River.", [`refused Return a played card to the River: ${RIVER}`]],
  ["Destroy a card in your Corruption Zone.", [`remark: ${ZONE}`]],
  ["Put each card in your Corruption Zone into your hand.", [`remark: ${ZONE}`]],
  ["Discard a card from the box.", [`remark: ${BOX}`]],
  ["Draw 1 card. You may play a card from the box.", [`remark: ${BOX}`]],
  ["Shuffle your discard.", ["remark: Only a deck can be shuffled: the order of other zones does not matter (SAN-R29)"]],
  ["Each opponent gains 3 Corruption.", [LOST]],
  ["Target opponent may gain 2 revenue.", [LOST]],
  ["Each player gains 1 Hacking.", []],
  ["Shuffle your deck. Put a River card into the box.", []],
  ["Put a card from your hand into your Corruption Zone.", []],
  ["Gain 1 Hacking for each card in your Corruption Zone.", []],
  ["Reveal a card in your Corruption Zone.", []],
  ["You may reveal this.", [OPEN]],
  ["Reveal 2 played cards.", [OPEN]],
  ["Reveal a card in your hand.", []],
  ["At the end of your turn, gain 1 Hacking.", [GONE]],
  ["At the end of each turn, pay 1 revenue.", [GONE]],
  ["At the end of your turn, keep your unused Corruption until the end of your next turn.", [GONE]],
  ["Keep your unused Corruption until the end of your next turn.", []],
  ["At the end of each turn, draw 1 card.", []],
  [
    "At the beginning of an opponent's next turn, pay 1 revenue.",
    ["remark: In an opponent's turn you have neither icons nor Revenue (SAN-R50)"],
  ],
  ["Each opponent cannot draw cards.", [`${THEIRS}: say “during their next turn”`]],
  ["While it is your turn, each opponent cannot corrupt cards.", [`${THEIRS}: say “during their next turn”`]],
  ["Each opponent cannot buy cards this turn.", ["remark: In this turn only you do that (SAN-5.1): say “during their next turn”"]],
  ["Each opponent cannot buy cards during their next turn.", []],
  ["When an opponent plays a card, gain 1 Hacking.", [THEIRS]],
  ["When you cross a card, gain 1 Hacking.", []],
  ["When you buy this, gain 1 Hacking.", ["remark: This card is not in play then: only what was played hears anything (SAN-6.2)"]],
  ["When you corrupt this, draw 1 card.", []],
  [
    "While this is ahead of your Banner, your hand size is 1 larger.",
    ["remark: This card is in play then and not in the River, where the Banners are (SAN-6.2)"],
  ],
  ["Each played Propaganda card costs 3 less to buy.", [RIVER_ONLY]],
  ["The first Virus card you cross each turn costs 1 less.", [RIVER_ONLY]],
  ["Moving the marker costs target opponent 1 more for each space until end of turn.", [IN_THIS_TURN]],
  ["Moving the marker costs target opponent 1 more for each space during their next turn.", []],
  ["Each opponent may pay 2 revenue.", [NO_POOL]],
  ["Each player with fewer cards in hand than you may pay 2 revenue, then pay 3 revenue.", [NO_POOL]],
  ["Lose all each opponent's Corruption.", [NO_POOL]],
  ["At the beginning of an opponent's next turn, each opponent pays 1 Corruption.", []],
  [
    "While an opponent controls a Mercenary, your hand size is 2 larger.",
    ["remark: In your turn an opponent has no cards in play (SAN-8.1)"],
  ],
  ["Each River card costs you 2 more to buy during target opponent's next turn.", [NOT_THEN]],
  ["If it is not your turn, draw 1 card.", [ALWAYS_YOURS]],
  [
    "This can be played only if it is your turn.",
    ["remark: A card is in play in its player's turn only, so it is always your turn (SAN-6.2)"],
  ],
  ["Discard a River card played this turn.", ["remark: No card lies in play and in the River at once (SAN-4.3, SAN-6.2)"]],
  ["While you crossed 1 or more Virus cards this turn, your hand size is 1 larger.", [RIVER_ONLY]],
  ["For each Virus card, draw 1 card.", [VIRUS_PLAYED]],
  ["Draw 1 card for each Virus card in your discard.", []],
  ["When this is destroyed, discard this.", [`remark: This card is in the box by then, and a card in the box cannot return (SAN-2.6)`]],
  ["If this would be destroyed, destroy this instead.", ["remark: This happens to the card anyway"]],
  ["If this would be destroyed, discard this instead.", []],
  ["You may refill the River.", ["remark: The River is refilled by itself: this changes nothing (SAN-7.5)"]],
  ["This costs you 3 less to cross until the end of your next turn.", ["remark: This card is in play then and not in the River (SAN-7.2)"]],
  ["At the end of your turn, the next card you cross this turn costs 1 more.", [TOO_LATE]],
  ["Choose a card.", ["remark: This only chooses: say what happens to what was chosen"]],
  ["Choose a River card. Discard that card.", []],
  ["Your hand size is 0 larger.", ["remark: This does nothing: the number is 0"]],
  ["Your hand size is 1 larger.", []],
  ["If your Banner is on stage 0, gain 1 Hacking.", ["remark: A Banner is on stage 1 to 7 (SAN-R3)"]],
])("%s", (text, expected) => expect(told(text)).toEqual(expected));
