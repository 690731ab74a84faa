/** Megacorp's words for how long something is so, and for what may stay as it is. */
import { type Construct, construct, isTree, type Tree, walk } from "../../../../language/index.ts";
import { isTurnOf } from "./their-turns.ts";

const WHILE: ReadonlySet<string> = new Set(["dur.whileEngaged", "dur.whileHere", "dur.whileYours"]);
/** What a sentence says all the time as long as a condition holds: “this gets +1 BQ as long as this is engaged”. */
const ALWAYS: ReadonlySet<string> = new Set(["this", "host", "each", "player.each", "player.eachOpponent"]);

/** Whether a duration can be said of the cards or players in another hole: “as long as …” is said of those that were chosen. */
export const isSpanOf =
  (hole: "c" | "p") =>
  (tree: Tree): boolean => {
    const { d, [hole]: whom } = tree.holes;
    if (!isTurnOf(hole, tree)) return false;
    return !isTree(d) || !WHILE.has(d.is) || !isTree(whom) || [...walk(whom)].every(({ is }) => !ALWAYS.has(is));
  };

const spans: readonly Construct[] = [
  construct(
    "Dur",
    "dur.yourNextEnd",
    "until the end of your next turn",
    "To the end of the next turn that you begin (MC-R191).",
    "this gains Flying until the end of your next turn",
    { also: ["until end of your next turn"] },
  ),
  construct(
    "VP",
    "prevent.allNow",
    "(prevent|prevents) all combat damage to {c:CardsL} this combat",
    "No combat damage is dealt to it until the combat ends.",
    "prevent all combat damage to target character this combat",
    { also: ["(prevent|prevents) all combat damage that would be dealt to {c:CardsL} this combat"] },
  ),
  construct(
    "Dur",
    "dur.whileEngaged",
    "as long as this is engaged",
    "It ends as soon as it is not, and does not begin again (MC-R198).",
    "target character cannot attack as long as this is engaged",
    {
      also: [
        "for as long as this is engaged",
        "as long as this stays engaged",
        "for as long as this stays engaged",
        "as long as this remains engaged",
        "for as long as this remains engaged",
      ],
      loose: ["while this is engaged", "while this stays engaged", "while this remains engaged"],
    },
  ),
  construct(
    "Dur",
    "dur.whileYours",
    "as long as you control this",
    "It ends as soon as you do not, and does not begin again (MC-R198).",
    "target character cannot attack as long as you control this",
    {
      also: ["for as long as you control this", "as long as this is under your control"],
      loose: ["while you control this", "until you lose control of this"],
    },
  ),
  construct(
    "Dur",
    "dur.whileHere",
    "as long as this is in a network",
    "It ends as soon as it is not, and does not begin again (MC-R198).",
    "target character cannot attack as long as this is in a network",
    {
      also: ["for as long as this is in a network", "as long as this stays in a network", "as long as this remains in a network"],
      loose: ["as long as this is in play", "for as long as this is in play", "while this is in a network", "while this is in play"],
    },
  ),
];

const statics: readonly Construct[] = [
  construct(
    "Static",
    "static.mayStay",
    "you may choose not to disengage {s:Scope} in your Accounting phase",
    "You say so in step 3 of the phase (MC-R202).",
    "you may choose not to disengage this in your Accounting phase",
    {
      also: ["you may choose not to disengage {s:Scope} during your Accounting phase"],
      loose: [
        "you may leave {s:Scope} engaged in your Accounting phase",
        "you may leave {s:Scope} engaged during your Accounting phase",
        "you may keep {s:Scope} engaged in your Accounting phase",
        "you may keep {s:Scope} engaged during your Accounting phase",
      ],
    },
  ),
];

/** How long texts listen to something: what ends by itself. */
const LISTENED: ReadonlySet<string> = new Set(["dur.turn", "dur.combat", "dur.yourTurn", "dur.permanent"]);
const isListened = ({ holes: { d } }: Tree): boolean => !isTree(d) || LISTENED.has(d.is);
/** Until it happens. */
const EVER = { is: "dur.permanent", holes: {} };
const listening: readonly Construct[] = [
  construct(
    "Body",
    "span.when",
    "{d:Dur}, whenever {e:Event}, {b:Body}",
    "Each time it happens in that time; “you” is who has the text (MC-R213).",
    "until end of turn, whenever you deploy a card, draw 1 card",
    {
      also: ["{d:Dur}, when {e:Event}, {b:Body}", "whenever {e:Event} {d:Dur}, {b:Body}"],
      check: isListened,
      weight: 0.3,
    },
  ),
  construct(
    "Body",
    "span.next",
    "the next time {e:Event} {d:Dur}, {b:Body}",
    "Once, if it happens in that time (MC-R213).",
    "the next time you deploy a card until end of turn, draw 1 card",
    {
      same: [{ phrase: "the next time {e:Event}, {b:Body}", fix: { d: EVER } }],
      also: ["{d:Dur}, the next time {e:Event}, {b:Body}"],
      check: isListened,
      weight: 0.3,
    },
  ),
  construct(
    "Body",
    "span.instead",
    "{d:Dur}, if {w:Would}, {m:May} instead",
    "Replaces each such event in that time; “you” is who has the text (MC-R213).",
    "until end of turn, if this would be destroyed, draw 1 card instead",
    {
      also: ["if {w:Would} {d:Dur}, {m:May} instead", "{d:Dur}, whenever {w:Would}, {m:May} instead"],
      loose: ["{d:Dur}, if {w:Would}, instead {m:May}"],
      check: isListened,
      weight: 0.2,
    },
  ),
  construct(
    "Body",
    "span.nextInstead",
    "the next time {w:Would} {d:Dur}, {m:May} instead",
    "Replaces it once, if it would happen in that time (MC-R213).",
    "the next time this would be destroyed until end of turn, draw 1 card instead",
    {
      same: [{ phrase: "the next time {w:Would}, {m:May} instead", fix: { d: EVER } }],
      also: ["{d:Dur}, the next time {w:Would}, {m:May} instead"],
      loose: ["the next time {w:Would} {d:Dur}, instead {m:May}"],
      check: isListened,
      weight: 0.2,
    },
  ),
  ...(
    [
      ["target", "target opponent"],
      ["targetPlayer", "target player"],
    ] as const
  ).map(([id, words]) =>
    construct(
      "EvP",
      `evp.${id}`,
      words,
      "Chosen when it is announced; only of what is waited for, or happens instead, for a time.",
      `until end of turn, whenever ${words} draws a card, gain 1M`,
      { num: 0, binds: "player", weight: 0.03 },
    ),
  ),
  construct(
    "EvP",
    "evp.that",
    "that player",
    "The player who was chosen before.",
    "whenever an opponent draws a card, until end of turn, whenever that player draws a card, gain 1M",
    { num: 0, same: ["that opponent"], also: ["the chosen player", "the chosen opponent"], refers: "player", weight: 0.2 },
  ),
];

export const megacorpSpans: readonly Construct[] = [...spans, ...statics, ...listening];

/** What search by meaning finds them by, where their own words will not do. */
export const SPANS_FINDS: Readonly<Record<string, string>> = {
  "prevent.allNow": "does:prevent",
  "static.mayStay": "does:engage",
  "span.when": "",
  "span.next": "",
  "span.instead": "",
  "span.nextInstead": "",
};
