/** Whole phrases in which people say what San's texts say of the Banner and the marker, crossing, the River and the turn. */
import { type LooseWording, wordings } from "../../../../language/index.ts";
import { SAN_CARD_WORDINGS } from "./wordings-cards.ts";
import { SAN_TURN_WORDINGS } from "./wordings-turns.ts";

const FORWARD = "[forward//ahead]";
const BY = "[/by]";
const STAGES = "[(stage|stages)@n/(space|spaces)@n/(step|steps)@n]";
const SPACES = "[(space|spaces)@n/(step|steps)@n]";
const FREE = "[/without paying/for free/without paying for it/without paying the Crossing Cost]";
const MARKER = "[the/your/] [/Virus] marker";

const tracks: readonly LooseWording[] = wordings([
  [
    "players.eachOpponent",
    "target opponent",
    "Target opponent cannot corrupt cards. => Each opponent cannot corrupt cards.",
    "Each player cannot corrupt cards. | Target opponent cannot corrupt cards this turn.",
  ],
  [
    "banner",
    `[(move|moves)/(advance|advances)] {w:Whose} Banner ${FORWARD} ${BY} {n:INT} ${STAGES} ${FREE}`,
    "Move your Banner forward by 2 steps. => Move your Banner 2 stages.",
    "Move the marker forward 2 spaces. | Move your Banner back 2 spaces.",
  ],
  [
    "banner",
    `[(move|moves)/(advance|advances)] {w:Whose} Banner {n:INT} ${STAGES} forward ${FREE}`,
    "Advance your Banner 2 spaces forward for free. => Move your Banner 2 stages.",
    "Move your Banner 2 stages back. | Advance the marker 2 spaces.",
  ],
  [
    "marker",
    `[(advance|advances)/(move|moves) forward/(push|pushes) forward/(push|pushes)] ${MARKER} ${BY} {n:INT} ${SPACES} [/forward/towards your opponent/towards target opponent]`,
    "Push the Virus marker 2 spaces towards your opponent. => Advance the marker 2 spaces.",
    "Push the marker back 2 spaces. | Advance your Banner 2 spaces.",
  ],
  [
    "marker",
    `[(move|moves)/(push|pushes)] ${MARKER} [/by] {n:INT} ${SPACES} [forward/ahead/further/closer to target opponent/towards target opponent]`,
    "Move the Virus marker 3 steps ahead. => Advance the marker 3 spaces.",
    "Move the marker 3 spaces. | Move the marker 3 spaces back.",
  ],
  [
    "marker",
    `[(move|moves)/(push|pushes)] ${MARKER} [forward/forwards/ahead] ${BY} {n:INT} ${SPACES}`,
    "Move the Virus marker forward two spaces. => Advance the marker 2 spaces.",
    "Move the marker 2 spaces. | Move the marker back 2 spaces.",
  ],
  [
    "marker.back",
    `[(move|moves)/(push|pushes)/(bring|brings)/(pull|pulls)] ${MARKER} ${BY} {n:INT} ${SPACES} [back/backwards/backward/towards you]`,
    "Pull the Virus marker 2 spaces back. => Move the marker back 2 spaces.",
    "Move the marker 2 spaces. | Move the marker 2 spaces forward.",
  ],
  [
    "marker.back",
    `[(move|moves)/(push|pushes)/(bring|brings)/(pull|pulls)] ${MARKER} [back/backwards/backward] ${BY} {n:INT} ${SPACES}`,
    "Move the Virus marker backwards by 2 spaces. => Move the marker back 2 spaces.",
    "Move the marker 2 spaces. | Move the Banner back 2 spaces.",
  ],
  [
    "marker.any",
    `(move|moves) ${MARKER} ${BY} {n:INT} ${SPACES} [/in either direction/in any direction/forward or back/forwards or backwards/forward or backward/either way/back or forward]`,
    "Move the Virus marker 3 spaces in either direction. => Move the marker 3 spaces.",
    "Move the marker 3 spaces forward. | Move the marker 3 spaces back.",
  ],
  [
    "marker.first",
    `[(put|puts)/(send|sends)/(move|moves)/(return|returns)] ${MARKER} [/back] [to/on/onto] the [first/starting] space of [the/its/that] Virus card [it is on/it is now on/it's on/]`,
    "Return the Virus marker to the first space of the Virus card. => Put the marker on the first space of the Virus card it is on.",
    "Move the marker back 1 space. | Put the marker on any space of the Virus card it is on.",
  ],
  [
    "allTypes",
    "[(play|plays)/you may play/you can play] [Mercenaries/cards/any Mercenaries/Mercenary cards] of [all/any/every/each/different/several] [types/type/Mercenary types/card types] [this turn/]",
    "Play cards of every type this turn. => Play all types this turn.",
    "Play a card regardless of its type. | You may play a Mercenary.",
  ],
  [
    "allTypes",
    "[ignore/you may ignore/you can ignore] [the/any/all] [type/Mercenary type/card type/type of card/one type] [limit/restriction/restrictions/rule/limits] [this turn/when playing cards this turn/]",
    "Ignore the type restriction this turn. => Play all types this turn.",
    "Ignore the Crossing Cost this turn. | Play a card regardless of its type.",
  ],
  [
    "static.crossing",
    "[each/every] {g:Group:0} [costs you/costs] {n:INT} [less/fewer] [Propaganda/] to cross [/this turn/for you/for you this turn]",
    "Every River card costs you 2 less Propaganda to cross this turn. => Each River card costs 2 less to cross.",
    "Each River card costs 2 more to cross. | Each River card costs 2 less.",
  ],
  [
    "static.crossing",
    "[/all/the] {g:Group:1} [cost you/cost] {n:INT} [less/fewer] [Propaganda/] to cross [/this turn/for you/for you this turn]",
    "River cards cost you 1 less to cross this turn. => Each River card costs 1 less to cross.",
    "River cards cost target opponent 1 more to cross. | River cards cost you 1 less to buy.",
  ],
  [
    "static.crossing",
    "[/all/the/your/all your] [Crossing Costs are/Crossing Cost is] [{n:INT} less/{n:INT} lower/reduced by {n:INT}/lowered by {n:INT}/decreased by {n:INT}] [/this turn/for you/for you this turn]",
    "Your Crossing Costs are reduced by 2 this turn. => Each River card costs 2 less to cross.",
    "Crossing Costs are increased by 2. | Your opponent's Crossing Costs are reduced by 2.",
    { g: { is: "noun.riverCard", holes: {} } },
  ],
  [
    "static.crossing",
    "[reduce/lower/decrease] [all/the/your/each/all your/each of your/every] [Crossing Costs/Crossing Cost] by {n:INT} [/this turn/for this turn]",
    "Reduce each Crossing Cost by 2 this turn. => Each River card costs 2 less to cross.",
    "Increase each Crossing Cost by 2. | Reduce your opponent's Crossing Costs by 2.",
    { g: { is: "noun.riverCard", holes: {} } },
  ],
  [
    "static.hand",
    "[your hand size is/your hand limit is] [{n:INT} higher/{n:INT} bigger/{n:INT} greater/{n:INT} larger/increased by {n:INT}] [/this turn]",
    "Your hand size is 2 bigger this turn. => Your hand size is 2 larger.",
    "Your hand size is 2 smaller. | Draw 2 cards.",
  ],
  [
    "static.hand",
    "[increase/raise] your [hand size/hand limit] by {n:INT} [/this turn/for this turn]",
    "Increase your hand size by 1 this turn. => Your hand size is 1 larger.",
    "Reduce your hand size by 1. | Increase your opponent's hand size by 1.",
  ],
  [
    "static.refill",
    "[when you refill your hand/when you refill/when refilling your hand/when refilling/when you next refill your hand/the next time you refill your hand] [this turn/at the end of this turn/at the end of your turn/at the end of the turn/], [/you] draw {n:INT} [more/additional/extra] (card|cards)@n",
    "When you refill at the end of this turn, draw 2 extra cards. => When you refill your hand this turn, draw 2 more cards.",
    "When the River is refilled, draw 2 cards. | Refill your hand.",
  ],
  [
    "static.refill",
    "[/you] draw {n:INT} [more/additional/extra] (card|cards)@n [when you refill your hand/when you refill/when refilling your hand/when refilling/during your Refill phase/in your Refill phase] [this turn/at the end of this turn/at the end of your turn/at the end of the turn/]",
    "Draw one more card when you refill your hand this turn. => When you refill your hand this turn, draw 1 more card.",
    "Draw 1 card. | Draw 1 card at the end of this turn.",
  ],
  [
    "static.evenCrossing",
    "[/your] Crossing Costs [are not increased/cannot be increased/are not raised] by [corrupted cards/target opponent's corrupted cards/cards target opponent corrupted/Corruption/target opponent's Corruption Zone] [/this turn]",
    "Crossing Costs cannot be increased by corrupted cards this turn. => Corrupted cards do not increase your Crossing Costs.",
    "Your Crossing Costs are reduced by 1. | Corrupted cards cannot be copied.",
  ],
  [
    "static.evenCrossing",
    "[ignore/you ignore] [corrupted cards/target opponent's corrupted cards/all corrupted cards] [when paying/for/when crossing cards/when you cross cards] [Crossing Costs/your Crossing Costs/] [/this turn]",
    "Ignore corrupted cards for Crossing Costs this turn. => Corrupted cards do not increase your Crossing Costs.",
    "Ignore the Crossing Cost. | Ignore the type restriction this turn.",
  ],
  [
    "skip",
    "(skip|skips) {w:Whose} [next/] {p:Phase} [this turn/next turn/on their next turn/during their next turn/of their next turn/]",
    "Skip your Buy phase this turn. => Skip your next Buy phase.",
    "Skip your turn. | End your Buy phase.",
  ],
  [
    "phase.buy",
    "[Buying/Purchase/purchasing/buying] [phase/Phase]",
    "Skip your next buying phase. => Skip your next Buy phase.",
    "Skip your next turn. | You cannot buy cards.",
  ],
  [
    "phase.refill",
    "[Refilling/Draw/Refill your hand/Hand Refill/refilling] phase",
    "Skip your next draw phase. => Skip your next Refill phase.",
    "Skip your next turn. | You cannot draw cards.",
  ],
  [
    "event.passes",
    "{p:EvP} [(gets|get)@p past/(gets|get)@p through/(beats|beat)@p/(goes|go)@p past/(moves|move)@p the marker past/(completes|complete)@p] [a Virus card/a Virus/a Virus card of target opponent/a Virus card of target opponent's/target opponent's Virus card]",
    "Whenever you get past a Virus card, draw 1 card. => Whenever you pass a Virus card, draw 1 card.",
    "Whenever you play a Virus card, draw 1 card. | When you discard a Virus card, draw 1 card.",
  ],
  [
    "event.buys",
    "{p:EvP} [(purchases|purchase)@p/(acquires|acquire)@p/(pays|pay)@p for] {s:EvC}",
    "Whenever you purchase a card, gain 1 Hacking. => Whenever you buy a card, gain 1 Hacking.",
    "Whenever you play a card, gain 1 Hacking. | Whenever you discard a card, gain 1 Hacking.",
  ],
  [
    "event.refilled",
    "[a River space is refilled/a River card is refilled/a River slot is refilled/a space in the River is refilled/a card is added to the River/a new card enters the River/a new card comes into the River/the River refills/you refill the River]",
    "Whenever a new card enters the River, gain 1 Hacking. => Whenever the River is refilled, gain 1 Hacking.",
    "Whenever you refill your hand, gain 1 Hacking. | Whenever you buy a River card, gain 1 Hacking.",
  ],
  [
    "event.crosses",
    "[your Banner crosses/your Banner passes/your Banner moves past/your Banner goes past] {s:EvC}",
    "Whenever your Banner passes a card, draw 1 card. => Whenever you cross a card, draw 1 card.",
    "Whenever you pass a Virus card, draw 1 card. | Whenever an opponent crosses a card, draw 1 card.",
    { p: { is: "evp.you", holes: {} } },
  ],
  [
    "event.crosses",
    "[your Banner advances/your Banner moves/you advance your Banner/your Banner moves forward/you move your Banner]",
    "Whenever your Banner advances, draw 1 card. => Whenever you cross a card, draw 1 card.",
    "Whenever the marker moves, draw 1 card. | Whenever your opponent's Banner moves, draw 1 card.",
    { p: { is: "evp.you", holes: {} }, s: { is: "ev.a", holes: { g: { is: "noun.card", holes: {} } } } },
  ],
]);

export const SAN_WORDINGS: readonly LooseWording[] = [...tracks, ...SAN_CARD_WORDINGS, ...SAN_TURN_WORDINGS];
