/** How people write in whole phrases what the constructs of all games say: for whoever does not know the language (`loose/wording.ts`). */

import { type LooseWording, type WordingRow, wordings } from "../loose/wording.ts";
import type { Variant } from "../tables/construct.ts";
import type { Tree } from "../tree.ts";

const tree = (is: string, holes: Tree["holes"] = {}): Tree => ({ is, holes });
const hole = (name: string): Tree => tree(`{${name}}`);
const CARD = tree("noun.card");
const YOU = tree("ctrl.you");
/** What `{h}` names, and you control it. */
const YOURS = tree("controlled", { h: hole("h"), c: YOU });
const THEIRS = tree("controlled", { h: hole("h"), c: tree("ctrl.they") });
const YOUR_HAND = tree("zone", { w: tree("whose.your"), z: tree("zone.hand") });
const HAND = tree("zone.hand");

const moments: readonly LooseWording[] = wordings([
  [
    "event.destroyed",
    "{s:EvC} [gets destroyed/is killed/gets killed/perishes/is wrecked]",
    "When this gets destroyed, draw 1 card. => When this is destroyed, draw 1 card.",
    "When this gets discarded, draw 1 card. | When this would be destroyed, draw 1 card.",
  ],
  [
    "event.discarded",
    "{s:EvC} [gets discarded/is thrown away/gets thrown away]",
    "When this gets discarded, draw 1 card. => When this is discarded, draw 1 card.",
    "When this gets destroyed, draw 1 card. | When this would be discarded, draw 1 card.",
  ],
  [
    "event.gains",
    "{p:EvP} [(gets|get)@p/(receives|receive)@p/(earns|earn)@p] money",
    "Whenever you earn money, draw 1 card. => Whenever you gain money, draw 1 card.",
    "Whenever you lose money, draw 1 card. | Whenever an opponent earns money, draw 1 card.",
  ],
  [
    "next.end",
    "[the end of the turn/end of turn/the end of turn/end of this turn/this turn's end]",
    "Draw 1 card at end of turn. => At the end of this turn, draw 1 card.",
    "Draw 1 card at the end of your turn. | Draw 1 card until end of turn.",
  ],
  [
    "line.while",
    "{s:Static} [/,] [once/provided/provided that/only while/only as long as/so long as] {c:Conds}",
    "Each card costs you 1M less once you have no cards in hand. => If you have no cards in hand, each card costs you 1M less.",
    "Each card costs you 1M less once. | Once you have no cards in hand, draw 1 card.",
  ],
  [
    "history.destroyed",
    "[that was/that were/which was/which were/that has been/that have been/that got] destroyed this turn",
    "Draw 1 card for each card that was destroyed this turn. => Draw 1 card for each card destroyed this turn.",
    "Draw 1 card for each card destroyed this way. | Draw 1 card for each card that was played this turn.",
  ],
  [
    "history.deployed",
    "[that was/that were/which was/which were/that has been/that have been] deployed this turn",
    "Draw 1 card for each card that was deployed this turn. => Draw 1 card for each card deployed this turn.",
    "Draw 1 card for each card destroyed this turn. | Draw 1 card for each card that was played this turn.",
  ],
  [
    "history.played",
    "[that was/that were/which was/which were/that has been/that have been] played this turn",
    "Draw 1 card for each card that was played this turn. => Draw 1 card for each card played this turn.",
    "Draw 1 card for each card destroyed this turn. | Draw 1 card for each card you discarded this turn.",
  ],
  [
    "if",
    "{l:Loop} [/,] [provided that/provided/so long as/on condition that/but only when] {c:Conds}",
    "Draw 1 card, provided that it is your turn. => If it is your turn, draw 1 card.",
    "Draw 1 card, but not if it is your turn. | Draw 1 card unless it is your turn.",
  ],
  [
    "repeat",
    "repeat [this process/the process/that process/that/it/all of this] {n:INT} (time|times)@n",
    "Draw 1 card. Repeat this process 2 times. => Draw 1 card. Repeat this 2 times.",
    "Draw 1 card. Repeat this process. | Draw 1 card 2 times.",
  ],
  [
    "repeat",
    "repeat [this/this process/the process/that process/that/it/all of this] twice",
    "Draw 1 card. Repeat this process twice. => Draw 1 card. Repeat this 2 times.",
    "Draw 1 card. Repeat this process once. | Draw 1 card twice.",
    { n: 2 },
  ],
  [
    "win",
    "you win",
    "If you have no cards in hand, you win. => If you have no cards in hand, you win the game.",
    "You win 1 card. | You lose.",
  ],
]);

const groups: readonly LooseWording[] = wordings([
  [
    "ctrl.you",
    "[you have/you've got/you have got/you have in play/you've got in play/that you have/you own and control]",
    "Draw 1 card for each card you have in play. => Draw 1 card for each card you control.",
    "Draw 1 card for each card you own. | Draw 1 card for each card you do not have.",
  ],
  [
    "ctrl.they",
    "[they have/they've got/of theirs/they have in play/that they control]",
    "Each player draws 1 card for each card they have. => Each player draws 1 card for each card they control.",
    "Each player draws 1 card for each card you have. | Each player draws 1 card for each card.",
  ],
  [
    "ctrl.opponent",
    "[your opponent controls/your opponents control/an enemy controls/opponents control/another player controls/other players control/that is not yours/you don't control/you do not control/an opponent has/your opponent has]",
    "Destroy target card you don't control. => Destroy target card an opponent controls.",
    "Destroy target card you control. | Destroy target card.",
  ],
  [
    "kinded",
    "{k:Kind} {c:Ctrl}",
    "Destroy each #Human you have. => Destroy each #Human card you control.",
    "Destroy each #Human card. | Destroy each #Human character you control.",
    { g: tree("controlled", { h: CARD, c: hole("c") }) },
  ],
  [
    "kinded",
    "{k:Kind} [in/from] {z:Zone}",
    "Discard a #Human in your hand. => Discard a #Human card in your hand.",
    "Discard a #Human card. | Discard a #Human from my hand.",
    { g: tree("zoned", { g: CARD, z: hole("z") }) },
  ],
  [
    "kinded",
    "{k:Kind} {p:Place}",
    "Destroy each #Human docked to this. => Destroy each #Human card docked to this.",
    "Destroy each #Human card. | Destroy each card docked to this.",
    { g: tree("placed", { g: CARD, p: hole("p") }) },
  ],
  [
    "kinded",
    "{k:Kind} {w:With}",
    "Destroy each #Human with valuation 2M or less. => Destroy each #Human card with valuation 2M or less.",
    "Destroy each #Human card. | Destroy each card with valuation 2M or less.",
    { g: tree("having", { g: CARD, w: hole("w") }) },
  ],
  [
    "state.disengaged",
    "[untapped/unexhausted/unengaged/non-engaged/ready]",
    "Destroy target unexhausted card. => Destroy target disengaged card.",
    "Destroy target exhausted card. | Destroy target damaged card.",
  ],
  ["each", "everything", "Destroy everything. => Destroy each card.", "Destroy something. | Destroy everything you control.", { g: CARD }],
  [
    "each",
    "everything {c:Ctrl}",
    "Destroy everything you control. => Destroy each card you control.",
    "Destroy everything. | Destroy something you control.",
    { g: tree("controlled", { h: CARD, c: hole("c") }) },
  ],
  [
    "each",
    "everything {p:Place}",
    "Destroy everything docked to this. => Destroy each card docked to this.",
    "Destroy everything. | Destroy something docked to this.",
    { g: tree("placed", { g: CARD, p: hole("p") }) },
  ],
  [
    "each",
    "[each/all/every 1/every single 1] of [/the] {g:Group:1}",
    "Destroy all of your cards. => Destroy each card you control.",
    "Destroy one of your cards. | Destroy all cards.",
  ],
  [
    "some",
    "[/any] {n:INT} of [/the] {g:Stated:1}",
    "Destroy 2 of your cards. => Destroy 2 cards you control.",
    "Destroy all of your cards. | Destroy 2 of those cards.",
  ],
  [
    "some",
    "[/any] one of [/the] {g:Stated:1}",
    "Destroy any one of your cards. => Destroy 1 card you control.",
    "Destroy all of your cards. | Destroy one of those cards.",
    { n: 1 },
  ],
  [
    "some",
    "[/any] {n:INT} of [their/their own/his/her/his own/her own] {h:Named:1}",
    "Each player destroys one of their own cards. => Each player destroys a card they control.",
    "Each player destroys one of your cards. | Each player destroys one card.",
    { g: THEIRS },
  ],
  [
    "upTo",
    "up to {n:INT} of [/the] {g:Group:1}",
    "Destroy up to two of your cards. => Destroy up to 2 cards you control.",
    "Destroy two of your cards. | Destroy up to two cards.",
  ],
  [
    "another",
    "another of [/the] {g:Stated:1}",
    "Destroy another of your cards. => Destroy another card you control.",
    "Destroy one of your cards. | Destroy another card.",
  ],
  [
    "ev.another",
    "another of [/the] {g:Stated:1}",
    "When another of your cards is destroyed, draw 1 card. => When another card you control is destroyed, draw 1 card.",
    "When one of your cards is destroyed, draw 1 card. | When another card is destroyed, draw 1 card.",
  ],
  [
    "ev.another",
    "another one of [/the] {g:Stated:1}",
    "When another one of your cards is destroyed, draw 1 card. => When another card you control is destroyed, draw 1 card.",
    "When one of your cards is destroyed, draw 1 card. | When another card is destroyed, draw 1 card.",
  ],
  [
    "anyNumber",
    "as many {g:Group:1} as you [like/want/wish/please/choose]",
    "Discard as many cards as you like. => Discard any number of cards.",
    "Discard as many cards as you drew. | Discard each card.",
  ],
  [
    "anyNumber",
    "any number of the {g:Group:1}",
    "Destroy any number of the cards you control. => Destroy any number of cards you control.",
    "Destroy any number of cards. | Destroy all of your cards.",
  ],
  [
    "rest",
    "[the others/the other cards/the remaining cards/the remaining ones/all the others/the remainder]",
    "Look at the top 3 cards of your deck, put 1 of those cards into your hand, then put the others on the bottom of your deck. => Look at the top 3 cards of your deck, put 1 of those cards into your hand, then put the rest on the bottom of your deck.",
    "Look at the top 3 cards of your deck, put 1 of those cards into your hand, then put those cards on the bottom of your deck. | Put the other card into your hand.",
  ],
]);

const players: readonly LooseWording[] = wordings([
  [
    "player.each",
    "[every player/everyone/everybody/every 1 of you]",
    "Every player draws 1 card. => Each player draws 1 card.",
    "A player draws 1 card. | Every opponent draws 1 card.",
  ],
  [
    "player.eachOpponent",
    "[every opponent/every other player/everyone else/everybody else/each of your opponents/every 1 of your opponents/each enemy/every enemy]",
    "Everyone else draws 1 card. => Each opponent draws 1 card.",
    "Everyone draws 1 card. | An opponent draws 1 card.",
  ],
  [
    "evp.opponent",
    "[any opponent/any other player/your opponent/an enemy/1 of your opponents/someone else/somebody else]",
    "When your opponent draws a card, draw 1 card. => When an opponent draws a card, draw 1 card.",
    "When someone draws a card, draw 1 card. | When each opponent draws a card, draw 1 card.",
  ],
  [
    "evp.player",
    "[any player/someone/somebody/anyone/anybody]",
    "When someone draws a card, draw 1 card. => When a player draws a card, draw 1 card.",
    "When someone else draws a card, draw 1 card. | When you draw a card, draw 1 card.",
  ],
]);

const amounts: readonly LooseWording[] = wordings([
  [
    "number.of",
    "the [total number/amount/count/total amount] of {g:Group:1}",
    "Draw X cards, where X is the total number of cards you control. => Draw X cards, where X is the number of cards you control.",
    "Draw X cards, where X is the number of cards in your hand. | Draw X cards, where X is twice the number of cards you control.",
  ],
  [
    "number.of",
    "how many {h:Named:1} you [control/have]",
    "Draw X cards, where X is how many cards you control. => Draw X cards, where X is the number of cards you control.",
    "Draw X cards, where X is how many cards you discard. | Draw X cards, where X is the number of cards.",
    { g: YOURS },
  ],
  [
    "ncards.equal",
    "as many cards as there are {g:Group:1}",
    "Draw as many cards as there are cards in your hand. => Draw cards equal to the number of cards in your hand.",
    "Draw as many cards as you discard. | Draw up to as many cards as there are cards in your hand.",
    { v: tree("number.of", { g: hole("g") }) },
  ],
  [
    "ncards.equal",
    "as many cards as you [have/control] {h:Named:1}",
    "Draw as many cards as you have cards. => Draw cards equal to the number of cards you control.",
    "Draw as many cards as you discard. | Draw as many cards as you have cards in hand.",
    { v: tree("number.of", { g: YOURS }) },
  ],
  [
    "count.atLeast",
    "[at least {n:INT}/a minimum of {n:INT}/no fewer than {n:INT}] {g:Group:1}",
    "If you control at least 3 cards, draw 1 card. => If you control 3 or more cards, draw 1 card.",
    "If you control exactly 3 cards, draw 1 card. | If you control at most 3 cards, draw 1 card.",
  ],
  [
    "count.atMost",
    "[at most {n:INT}/a maximum of {n:INT}/no more than {n:INT}/not more than {n:INT}] {g:Group:1}",
    "If you control at most 3 cards, draw 1 card. => If you control 3 or fewer cards, draw 1 card.",
    "If you control exactly 3 cards, draw 1 card. | If you control at least 3 cards, draw 1 card.",
  ],
  [
    "count.atLeast",
    "{n:INT} {g:Group:1} or more",
    "If you control 3 cards or more, draw 1 card. => If you control 3 or more cards, draw 1 card.",
    "If you control exactly 3 cards, draw 1 card. | If you control 3 cards or fewer, draw 1 card.",
  ],
  [
    "count.atMost",
    "{n:INT} {g:Group:1} or [less/fewer]",
    "If you control 3 cards or fewer, draw 1 card. => If you control 3 or fewer cards, draw 1 card.",
    "If you control exactly 3 cards, draw 1 card. | If you control 3 cards or more, draw 1 card.",
  ],
]);

/** How many somebody has, what counts them, and an example. */
const HAVING: readonly (readonly [phrase: string, count: string, example: string])[] = [
  ["[{n:INT} or more/at least {n:INT}]", "count.atLeast", "at least 3 cards"],
  ["[{n:INT} or fewer/at most {n:INT}/no more than {n:INT}/{n:INT} or less]", "count.atMost", "at most 3 cards"],
  ["no", "count.none", "no cards"],
];

const conditions: readonly LooseWording[] = wordings([
  [
    "cond.control",
    "you [have/have got/own and control] {c:Count} out",
    "If you have exactly 3 cards out, draw 1 card. => If you control exactly 3 cards, draw 1 card.",
    "If you have 3 cards in hand, draw 1 card. | If an opponent has 3 cards in play, draw 1 card.",
  ],
  ...HAVING.map(
    ([phrase, count, example]): WordingRow => [
      "cond.control",
      `you [have/have got] ${phrase} {h:Named:1}`,
      `If you have ${example} named "Ada", draw 1 card. => If you control ${example.replace("at least 3", "3 or more").replace("at most 3", "3 or fewer")} named "Ada", draw 1 card.`,
      "If an opponent has no cards, draw 1 card. | If you have no cards in hand, draw 1 card.",
      { c: tree(count, { ...(count === "count.none" ? {} : { n: hole("n") }), g: hole("h") }) },
    ],
  ),
  ...HAVING.map(
    ([phrase, count, example]): WordingRow => [
      "cond.control",
      `you [have/have got] ${phrase} {k:Kind} {h:Named:1}`,
      `If you have ${example.replace("cards", "#Human cards")}, draw 1 card. => If you control ${example.replace("cards", "#Human cards").replace("at least 3", "3 or more").replace("at most 3", "3 or fewer")}, draw 1 card.`,
      "If an opponent has no #Human cards, draw 1 card. | If you have no #Human cards in hand, draw 1 card.",
      { c: tree(count, { ...(count === "count.none" ? {} : { n: hole("n") }), g: tree("kinded", { k: hole("k"), g: hole("h") }) }) },
    ],
  ),
  [
    "cond.opponentControls",
    "[an opponent/any opponent/your opponent/an enemy/another player] [has/has got] {c:Count} out",
    "If any opponent has exactly 3 cards out, draw 1 card. => If an opponent controls exactly 3 cards, draw 1 card.",
    "If you have exactly 3 cards in play, draw 1 card. | If each opponent has exactly 3 cards in play, draw 1 card.",
  ],
  [
    "cond.opponentControls",
    "[any opponent/your opponent/an enemy/another player] controls {c:Count}",
    "If any opponent controls exactly 3 cards, draw 1 card. => If an opponent controls exactly 3 cards, draw 1 card.",
    "If you control exactly 3 cards, draw 1 card. | If each opponent controls exactly 3 cards, draw 1 card.",
  ],
  [
    "cond.hold",
    "you [hold/have/have got] [at least {n:INT}/{n:INT} or more] cards [/in hand/in your hand]",
    "If you hold 3 or more cards, draw 1 card. => If you have 3 or more cards in hand, draw 1 card.",
    "If you control 3 or more cards, draw 1 card. | If you hold 3 or fewer cards, draw 1 card.",
  ],
  [
    "cond.holdFew",
    "you hold [at most {n:INT}/{n:INT} or fewer/{n:INT} or less/no more than {n:INT}] cards [/in hand/in your hand]",
    "If you hold 3 or fewer cards, draw 1 card. => If you have 3 or fewer cards in hand, draw 1 card.",
    "If you control 3 or fewer cards, draw 1 card. | If you hold 3 or more cards, draw 1 card.",
  ],
  [
    "cond.rich",
    "you [have got/own/hold/possess] {m:MONEY} or more",
    "If you have got 5M or more, draw 1 card. => If you have 5M or more, draw 1 card.",
    "If you have got 5M or less, draw 1 card. | If an opponent has 5M or more, draw 1 card.",
  ],
  [
    "cond.poor",
    "you [have got/own/hold/possess] {m:MONEY} or less",
    "If you have got 5M or less, draw 1 card. => If you have 5M or less, draw 1 card.",
    "If you have got 5M or more, draw 1 card. | If an opponent has 5M or less, draw 1 card.",
  ],
]);

const HIDDEN: Variant["fix"] = { c: tree("each", { g: tree("zoned", { g: CARD, z: tree("zone", { w: hole("w"), z: HAND }) }) }) };

const acts: readonly LooseWording[] = wordings([
  [
    "gain",
    "[(add|adds)/(collect|collects)/(earn|earns)] {m:Money} [/to your account/to your supply]",
    "Add 2M to your pool. => Gain 2M.",
    "Add 2M to that player's pool. | Add 2 cards to your hand.",
  ],
  ["gain", "(take|takes) {m:Money} from the bank", "Take 2M from the bank. => Gain 2M.", "Take 2M from an opponent. | Pay 2M to the bank."],
  ["lose", "(forfeit|forfeits) {m:Money}", "You forfeit 2M. => Lose 2M.", "You gain 2M. | Pay 2M."],
  ["pay", "(spend|spends) {m:Money}", "Spend 2M: Draw 1 card. => Pay 2M: Draw 1 card.", "Gain 2M. | Lose 2M: Draw 1 card."],
  [
    "destroy",
    "[(wreck|wrecks)/(demolish|demolishes)/(slay|slays)/(blow|blows) up/(scrap|scraps)] {c:CardsL}",
    "Demolish target card. => Destroy target card.",
    "Discard target card. | Demolish a target.",
  ],
  [
    "discard",
    "[(throw|throws) away/(ditch|ditches)/(toss|tosses) away/(throw|throws) out] {c:CardsL}",
    "Throw away a card in your hand. => Discard a card in your hand.",
    "Destroy a card in your hand. | Throw a card.",
  ],
  [
    "reveal",
    "(show|shows) {c:CardsL} [/to all players/to everyone/to your opponent/to your opponents/to each player/openly]",
    "Show the top card of your deck to everyone. => Reveal the top card of your deck.",
    "Look at the top card of your deck. | Show the top card of your deck to yourself.",
  ],
  [
    "look",
    "[(peek|peeks) at/(view|views)/(inspect|inspects)/(examine|examines)/(take|takes) a look at/(have|has) a look at] {c:CardsL}",
    "Peek at the top card of your deck. => Look at the top card of your deck.",
    "Reveal the top card of your deck. | Peek.",
  ],
  [
    "look",
    "[(look|looks) at/(peek|peeks) at/(view|views)/(inspect|inspects)/(examine|examines)/(take|takes) a look at/(see|sees)] {w:Whose} hand",
    "Peek at target opponent's hand. => Look at each card in target opponent's hand.",
    "Reveal target opponent's hand. | Look at the top card of your deck.",
    HIDDEN,
  ],
  [
    "search",
    "[(look|looks)/(go|goes)/(dig|digs)/(hunt|hunts)] through {z:Zone} for {f:Found}",
    "Go through your deck for a card. => Search your deck for a card.",
    "Look at the top card of your deck. | Search your hand for a card.",
  ],
  [
    "search",
    "[(find|finds)/(fetch|fetches)/(tutor|tutors)] {f:Found} [in/from] {z:Zone}",
    "Fetch a card from your deck. => Search your deck for a card.",
    "Draw a card. | Return a card in your deck to your hand.",
  ],
  ["shuffle", "(reshuffle|reshuffles) {z:Zone}", "Reshuffle your deck. => Shuffle your deck.", "Shuffle your hand. | Reshuffle."],
  [
    "return",
    "(pick|picks) up {c:CardsL}",
    "Pick up a card you control. => Return a card you control to your hand.",
    "Draw 1 card. | Pick a card you control.",
    { z: YOUR_HAND },
  ],
  [
    "return",
    "[(take|takes)/(get|gets)/(bring|brings)] {c:CardsL} back [to/into] {z:Zone}",
    "Take a card you control back to your hand. => Return a card you control to your hand.",
    "Take a card. | Put a card into your hand.",
  ],
  [
    "put",
    "[(place|places)/(add|adds)/(stick|sticks)/(drop|drops)/(stash|stashes)] {c:CardsL} {d:Dest}",
    "Drop this into your hand. => Put this into your hand.",
    "Place a card. | Add 1 card.",
  ],
  [
    "dest.top",
    "[on top of/to the top of/at the top of/onto the top of/back on top of/back on/onto/atop/back onto] {z:Zone}",
    "Put this onto your deck. => Put this on top of your deck.",
    "Put this into your deck. | Put this on the bottom of your deck.",
  ],
  [
    "dest.bottom",
    "[at the bottom of/to the bottom of/under/beneath/underneath/below/at the end of/on bottom of/back on the bottom of] {z:Zone}",
    "Put this beneath your deck. => Put this on the bottom of your deck.",
    "Put this into your deck. | Put this on top of your deck.",
  ],
]);

export const CORE_WORDINGS: readonly LooseWording[] = [...moments, ...groups, ...players, ...amounts, ...conditions, ...acts];
