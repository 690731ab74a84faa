/** Megacorp's words for counters of any name: “put 1 case counter on this” (MC-R182). */
import { type Construct, construct } from "../../../../language/index.ts";

const KINDS = "Each name is a kind of its own, which no rule speaks of (MC-R182).";

export const megacorpCounters: readonly Construct[] = [
  construct("VP", "named.put", "(put|puts) {n:INT} {w:LABEL} (counter|counters)@n on {c:CardsL}", KINDS, "put 2 case counters on this", {
    same: [{ phrase: "(put|puts) a {w:LABEL} counter on {c:CardsL}", fix: { n: 1 } }],
    loose: [
      "(add|adds) {n:INT} {w:LABEL} (counter|counters)@n to {c:CardsL}",
      "(place|places) {n:INT} {w:LABEL} (counter|counters)@n on {c:CardsL}",
    ],
  }),
  construct(
    "PVP",
    "named.remove",
    "(remove|removes) {n:INT} {w:LABEL} (counter|counters)@n from {c:CardsL}",
    "Of that kind, as many as are there; as a cost all of them.",
    "remove 2 case counters from this",
    {
      same: [{ phrase: "(remove|removes) a {w:LABEL} counter from {c:CardsL}", fix: { n: 1 } }],
    },
  ),
  construct(
    "VP",
    "named.removeAll",
    "(remove|removes) all {w:LABEL} counters from {c:CardsL}",
    "Of that kind.",
    "remove all case counters from this",
  ),
  construct(
    "Value",
    "named.on",
    "the number of {w:LABEL} counters on {n:Near}",
    "Counted when it resolves.",
    "draw cards equal to the number of case counters on this",
  ),
  construct("Per", "named.per", "{w:LABEL} counter on {n:Near}", "Each of them.", "draw 1 card for each case counter on this"),
  construct(
    "Cond",
    "named.has",
    "{s:Subj} has {n:INT} or more {w:LABEL} counters",
    "Of that kind.",
    "if this has 3 or more case counters, draw 1 card",
    {
      loose: ["there are {n:INT} or more {w:LABEL} counters on {s:Subj}", "{s:Subj} has {n:INT} {w:LABEL} (counter|counters)@n"],
    },
  ),
  construct(
    "Cond",
    "named.few",
    "{s:Subj} has {n:INT} or fewer {w:LABEL} counters",
    "Of that kind.",
    "if this has 2 or fewer case counters, draw 1 card",
  ),
  construct("Cond", "named.none", "{s:Subj} has no {w:LABEL} counters", "Of that kind.", "if this has no case counters, destroy this", {
    loose: ["there are no {w:LABEL} counters on {s:Subj}", "{s:Subj} has no {w:LABEL} counters on it"],
  }),
  construct(
    "With",
    "named.with",
    "with a {w:LABEL} counter on it",
    "At least one of that kind.",
    "each character with a case counter on it",
    {
      also: ["with a {w:LABEL} counter"],
    },
  ),
  construct(
    "With",
    "named.withMany",
    "with {n:INT} or more {w:LABEL} counters",
    "Of that kind.",
    "each character with 3 or more case counters",
    {
      also: ["with {n:INT} or more {w:LABEL} counters on it"],
    },
  ),
];

/** What search by meaning finds them by, where their own words will not do. */
export const COUNTERS_FINDS: Readonly<Record<string, string>> = {
  "named.put": "does:counters",
  "named.remove": "does:counters",
  "named.removeAll": "does:counters",
  "named.has": "cond:counters",
  "named.few": "cond:counters",
  "named.none": "cond:counters",
};
