/** What CORP's texts make depend on a price, on dice, and on what was done (CORP-R85, CORP-R86, CORP-R89, CORP-R90). */
import { type Construct, construct } from "../../../../language/index.ts";
import { aloneOf } from "./alone.ts";

const yours = (
  sort: "VP" | "Act" | "Body" | "Loop" | "PVP",
  id: string,
  phrase: string,
  doc: string,
  example: string,
  more: Parameters<typeof construct>[5] = {},
): Construct => construct(sort, id, phrase, doc, `Your turn: ${example}`, more);

const prices: readonly Construct[] = [
  yours(
    "PVP",
    "pay.you",
    "(pay|pays) you {m:MONEY}",
    "As much as that player has; as a price all of it.",
    "One other corp of your choice pays you 3M",
  ),
  yours(
    "Loop",
    "unless.that",
    "{a:Act} unless that corp {c:PVP:1}",
    "Each corp it is done to may pay; else it is done (CORP-R85).",
    "Each other corp discards 1 asset unless that corp pays 2M",
    {
      loose: [
        "{a:Act} unless it {c:PVP:1}",
        "{a:Act}, unless that corp {c:PVP:1}",
        "{a:Act}, unless it {c:PVP:1}",
        "unless that corp {c:PVP:1}, {a:Act}",
      ],
    },
  ),
  yours(
    "Act",
    "does.or",
    "{p:Player} {a:VPe:1} or {b:VPe:1}",
    "Each of them chooses; only what can be done is offered (CORP-R85).",
    "Each other corp pays 2M or discards 1 action card",
    { actor: "p", loose: ["{p:Player} either {a:VPe:1} or {b:VPe:1}", "{p:Player} {a:VPe:1}, or {b:VPe:1}"] },
  ),
];

const dice: readonly Construct[] = [
  yours(
    "VP",
    "roll.dice",
    "(roll|rolls) {n:INT} (die|dice)@n",
    "Nobody can change them (CORP-R86).",
    "Roll 3 dice, then gain 2M for each hit",
  ),
  construct("Body", "on.hit", "on a hit, {l:Loop}", "A die at least shows 5 or 6 (CORP-R2).", "on a hit, gain 4M", {
    loose: ["on a hit {l:Loop}", "on a hit: {l:Loop}"],
  }),
  construct("Body", "on.face", "on a {n:INT}, {l:Loop}", "A die at least shows it.", "on a 6, gain 8M", {
    loose: ["on a {n:INT} {l:Loop}", "on a {n:INT}: {l:Loop}"],
  }),
  construct("Body", "on.least", "on a {n:INT} or more, {l:Loop}", "A die at least shows so much.", "on a 4 or more, gain 3M", {
    loose: ["on a {n:INT} or more: {l:Loop}"],
  }),
  construct("Body", "on.most", "on a {n:INT} or less, {l:Loop}", "A die at least shows so little.", "on a 2 or less, lose 3M", {
    loose: ["on a {n:INT} or less: {l:Loop}"],
  }),
  construct("Per", "each.hit", "hit", "Dice of the text that show 5 or 6.", "Your turn: Roll 3 dice, then gain 2M for each hit"),
];

const looks: readonly Construct[] = [
  yours(
    "VP",
    "strip",
    "(discard|discards) {n:INT} {g:Goods:@n} of your choice from {p:Player}",
    "You choose among those that lie there; of runners those in the Garrison.",
    "Discard 1 asset of your choice from one other corp of your choice",
    {
      loose: [
        ...aloneOf("(discard|discards) {n:INT} {g:Goods:@n} from {p:Player}"),
        "(discard|discards) {n:INT} {g:Goods:@n} from {p:Player}",
        ...aloneOf("(discard|discards) {n:INT} {g:Goods:@n} of your choice from {p:Player}"),
      ],
    },
  ),
  yours(
    "Act",
    "those.take",
    "take {n:INT} of those cards",
    "Of the action cards that you have looked at (CORP-R89).",
    "Look at the action cards of one other corp of your choice, then take 1 of those cards",
  ),
  yours(
    "Act",
    "those.discard",
    "discard {n:INT} of those cards",
    "Of the action cards that you have looked at (CORP-R89).",
    "Look at the action cards of one other corp of your choice, then discard 1 of those cards",
  ),
  yours(
    "Act",
    "those.exchange",
    "exchange {n:INT} of your action cards for {m:INT} of those cards",
    "First you take, then you give, both of your choice (CORP-R89).",
    "Look at the action cards of one other corp of your choice, then exchange 1 of your action cards for 1 of those cards",
  ),
  yours(
    "VP",
    "dig",
    "(look|looks) at the top {n:INT} cards of the {d:ZName} deck, (take|takes) 1, then (put|puts) the rest on the bottom",
    "To where such cards of yours lie; the others go under the deck (CORP-R89).",
    "Look at the top 3 cards of the runner deck, take 1, then put the rest on the bottom",
    { check: ({ holes }) => typeof holes["n"] !== "number" || holes["n"] > 1 },
  ),
];

const decks: readonly Construct[] = [
  yours(
    "VP",
    "look.all",
    "(look|looks) at the top card of each deck",
    "Only whoever does it sees them.",
    "Look at the top card of each deck",
  ),
];

const asked: readonly Construct[] = [
  construct(
    "Cond",
    "cond.untaken",
    "you took no {s:Action} this turn",
    "None of that step, whatever a card added (CORP-R90).",
    "At the end of your turn, if you took no Runner Action this turn, draw 1 action card",
    { also: ["you have taken no {s:Action} this turn"] },
  ),
];
const FAILS = "In a step of an infiltration (CORP-13.9). “That corp” is the intruder.";
const events: readonly Construct[] = [
  construct("Event", "event.hackFails", "a hack against your HQ fails", FAILS, "When a hack against your HQ fails, that corp pays 1M", {
    binds: "player",
  }),
  construct("Event", "event.sneakFails", "a sneak against your HQ fails", FAILS, "When a sneak against your HQ fails, that corp pays 1M", {
    binds: "player",
  }),
  construct(
    "Event",
    "event.survives",
    "one of your teams survives a encounter",
    "Something was rolled, and it is still there (CORP-R90).",
    "When one of your teams survives an encounter, draw 1 action card",
  ),
  construct(
    "Event",
    "event.teamWins",
    "one of your teams wins a fight",
    "As “you win a fight”, but not for your Security Team (CORP-R90).",
    "When one of your teams wins a fight, draw 1 action card",
  ),
  construct(
    "Event",
    "event.stopsNear",
    "a team of another corp ends its Move within {n:INT} (step|steps)@n of your HQ",
    "Wherever it came from (CORP-R90). “That corp” is its owner.",
    "When a team of another corp ends its Move within 2 steps of your HQ, that corp loses 1M",
    { binds: "player", also: ["a team of another player ends its Move within {n:INT} (step|steps)@n of your HQ"] },
  ),
];

export const corpPrices: readonly Construct[] = [...prices, ...dice, ...looks, ...decks, ...asked, ...events];
