/** What Virtual Revolution's longer texts say: prices, what others do, comparisons, Influence that moves, moments that cards in play answer (VR-R105 to VR-R109). */
import { type Construct, construct } from "../../../../language/index.ts";

const deeds: readonly Construct[] = [
  construct("VPe", "pay.to", "(pay|pays) {n:INT} {i:Icon} to {v:VPe:0}", "All of it or nothing.", "pay 3 € to gain 1 Immunity", {
    weight: 2,
  }),
  construct(
    "Act",
    "pay.or",
    "pay {n:INT} {i:Icon} or {v:VP:0}",
    "One of the two; who cannot pay all of it does the other (VR-12.6, VR-R118).",
    "pay 4 € or remove 1 of your Servers",
  ),
  construct("Act", "give.you", "{p:Player} gives you {n:INT} {i:Icon}", "As much as there is (VR-R107).", "each opponent gives you 1 €"),
  construct(
    "VP",
    "discard.random",
    "(discard|discards) {n:INT} Corruption at random",
    "Unseen, of the hand.",
    "discard 1 Corruption at random",
    {
      loose: ["(discard|discards) {n:INT} random Corruption"],
    },
  ),
  construct(
    "VP",
    "move.here",
    "(move|moves) {n:INT} of your Influence here",
    "From any other boroughs, only where there is no opposing Influence (VR-R105).",
    "move 1 of your Influence here",
  ),
  construct(
    "VP",
    "move.to",
    "(move|moves) {n:INT} of your Influence to {s:Site}",
    "From any other boroughs, only where there is no opposing Influence (VR-R105).",
    "move 1 of your Influence to an adjacent borough",
  ),
];

const cond = (id: string, phrase: string, doc: string, example: string, also: readonly string[] = []): Construct =>
  construct("Cond", `cond.${id}`, phrase, doc, `if ${example}, gain 3 €`, also.length > 0 ? { also: [...also] } : {});
const THAN = "Compared with each of them; a tie is not enough (VR-R109).";
const conditions: readonly Construct[] = [
  cond("atMost", "you have {n:INT} or fewer {g:Group:1}", "That many at most.", "you have 2 or fewer Agents in service", [
    "you have at most {n:INT} {g:Group:1}",
  ]),
  cond("atMostStock", "you have {n:INT} or less {i:Icon}", "So much at most.", "you have 5 or less €", [
    "you have at most {n:INT} {i:Icon}",
    "you have {n:INT} {i:Icon} or less",
  ]),
  cond("most", "you have more {g:Group:1} than each opponent", THAN, "you have more Servers than each opponent", [
    "you have the most {g:Group:1}",
  ]),
  cond("fewest", "you have fewer {g:Group:1} than each opponent", THAN, "you have fewer Servers than each opponent", [
    "you have the fewest {g:Group:1}",
  ]),
  cond("mostStock", "you have more {i:Icon} than each opponent", THAN, "you have more € than each opponent", [
    "you have the most {i:Icon}",
  ]),
  cond("fewestStock", "you have less {i:Icon} than each opponent", THAN, "you have less € than each opponent", [
    "you have the least {i:Icon}",
    "you have fewer {i:Icon} than each opponent",
  ]),
];

const event = (id: string, phrase: string, doc: string, example = phrase, also: readonly string[] = []): Construct =>
  construct("Event", `event.${id}`, phrase, doc, `when ${example}, gain 3 €`, also.length > 0 ? { also: [...also] } : {});
const events: readonly Construct[] = [
  event("recruited", "this is recruited", "It has come into service (VR-9.3).", "this is recruited", ["you recruit this"]),
  event("taken", "this is taken", "You have taken the Verse, Loading or not (VR-11.4).", "this is taken", ["you take this"]),
  event("discardedThis", "this is discarded", "From service, or from your Verses.", "this is discarded"),
  event("round", "a round begins", "Before its first turn (VR-4.2).", "a round begins", ["a round starts"]),
  event("raid", "you suffer a Raid", "Before its cards are resolved (VR-12.4).", "you suffer a Raid"),
  event("title", "you take a Title", "VR-6.2.", "you take a Title", ["you gain a Title"]),
  event("otherTitle", "a opponent takes a Title", "VR-6.2.", "an opponent takes a Title", ["a opponent gains a Title"]),
  event("action", "you take a {a:Action} action", "As it is declared, bonus actions too (VR-10.5).", "you take a Work action", [
    "you take the {a:Action} action",
  ]),
  event(
    "otherAction",
    "a opponent takes a {a:Action} action",
    "As it is declared, bonus actions too (VR-10.5).",
    "an opponent takes a Work action",
    ["a opponent takes the {a:Action} action"],
  ),
];

export const virtualRevolutionWider: readonly Construct[] = [...deeds, ...conditions, ...events];
