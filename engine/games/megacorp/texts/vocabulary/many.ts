/** Megacorp's words for any number, for what is over a limit, for keywords that are counted, and for what others cannot do with cards of a kind. */
import { type Construct, construct, isTree } from "../../../../language/index.ts";

const many: readonly Construct[] = [
  construct(
    "Many",
    "many.any",
    "any number of",
    "The player chooses how many when it is carried out, of those that are there; it can be zero.",
    "remove any number of development counters from this",
  ),
  construct(
    "Many",
    "many.upTo",
    "up to {n:INT}",
    "The player chooses how many when it is carried out; it can be zero.",
    "remove up to 2 development counters from this",
  ),
];

const acts: readonly Construct[] = [
  construct(
    "VP",
    "counters.removeMany",
    "(remove|removes) {n:Many} development counters from {c:CardsL}",
    "Back to the bank; the acting player says how many (MC-R206).",
    "remove any number of development counters from this",
    { weight: 0.5, also: ["(remove|removes) {n:Many} development counter from {c:CardsL}"] },
  ),
  construct(
    "VP",
    "named.removeMany",
    "(remove|removes) {n:Many} {w:LABEL} counters from {c:CardsL}",
    "Of that kind; the acting player says how many (MC-R206).",
    "remove any number of case counters from this",
    { weight: 0.4 },
  ),
  construct(
    "VP",
    "lose.over",
    "(lose|loses) all {w:Whose} money over {m:MONEY}",
    "Anything above that goes to the bank.",
    "each player loses all their money over 8M",
    {
      weight: 0.5,
      also: ["(lose|loses) all {w:Whose} money above {m:MONEY}"],
    },
  ),
];

const counted: readonly Construct[] = [
  construct(
    "Per",
    "per.playerRich",
    "player with {m:MONEY} or more",
    "Each player who is in the game.",
    "draw 1 card for each player with 5M or more",
  ),
  construct(
    "Per",
    "per.playerPoor",
    "player with {m:MONEY} or less",
    "Each player who is in the game.",
    "draw 1 card for each player with 3M or less",
  ),
  construct(
    "Per",
    "per.opponentRich",
    "opponent with {m:MONEY} or more",
    "Each opponent who is in the game.",
    "draw 1 card for each opponent with 5M or more",
  ),
  construct(
    "Per",
    "per.opponentPoor",
    "opponent with {m:MONEY} or less",
    "Each opponent who is in the game.",
    "draw 1 card for each opponent with 3M or less",
  ),
  construct(
    "Static",
    "static.has.each",
    "{s:Scope} (has|have)@s {k:GKw} for each {p:Per}",
    "That many times, counted all the time; several of the same keyword add up (MC-R101).",
    "this has Cashflow 1 for each other location you control",
    { weight: 0.7 },
  ),
  construct(
    "Static",
    "static.has.eachMost",
    "{s:Scope} (has|have)@s {k:GKw} for each {p:Per}, up to {n:INT} (time|times)@n",
    "Counted all the time, and never more often than that.",
    "this has Cashflow 1 for each other location you control, up to 3 times",
    { weight: 0.4, also: ["{s:Scope} (has|have)@s {k:GKw} for each {p:Per}, at most {n:INT} (time|times)@n"] },
  ),
];

const ban = (id: string, phrase: string, doc: string, example: string) =>
  construct("PBan", `ban.${id}`, phrase, doc, example, {
    weight: 3,
    // Of cards without more being said there are words of their own.
    check: ({ holes: { g } }) => !isTree(g) || g.is !== "noun.card",
  });
const bans: readonly Construct[] = [
  ban("sellThose", "sell {g:Group:1}", "None of these, in any way.", "each player cannot sell characters"),
  ban(
    "engageThose",
    "engage {g:Group:1}",
    "None of these that they control, for anything.",
    "each opponent cannot engage cards docked to this",
  ),
  ban(
    "controlThose",
    "gain control of {g:Group:1}",
    "Of none of these, by a text.",
    "each opponent cannot gain control of cards you control",
  ),
  ban("bondTo", "bond cards to {g:Group:1}", "Under none of these.", "each opponent cannot bond cards to characters you control"),
];

export const megacorpMany: readonly Construct[] = [...many, ...acts, ...counted, ...bans];

/** What search by meaning finds them by, where their own words will not do. */
export const MANY_FINDS: Readonly<Record<string, string>> = {
  "counters.removeMany": "does:counters",
  "named.removeMany": "does:counters",
  "lose.over": "does:lose",
  "static.has.each": "does:grant",
  "static.has.eachMost": "does:grant",
};
