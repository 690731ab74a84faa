/** Words that can be said in Megacorp and do nothing: whoever writes a text is told when it is checked. */

import { type Idle, isTree, type Tree, walk } from "../../../language/index.ts";
import { MAIN, RESOURCES } from "../decks/sections.ts";
import { idleByRules, neverByRules } from "./apart-by-rules.ts";
import { factsOf, kindIn, noSuchCard, saidOf } from "./kinds-apart.ts";
import { apart } from "./moments-apart.ts";

/** What texts say of scores, valuations, keywords and tags. */
const SAYING: ReadonlySet<string> = new Set([
  ...[
    "gets",
    "gets.each",
    "gets.eachMost",
    "gets.has",
    "has",
    "has.each",
    "has.eachMost",
    "swapped",
    "scoreIs",
    "valuation",
    "score",
    "isAlso",
    "attackedBy",
    "twice",
    "loses",
  ].map((id) => `static.${id}`),
]);
/** What texts do to scores, keywords and tags of cards for a time. */
const CHANGED: ReadonlySet<string> = new Set([
  "gets",
  "gets.each",
  "gains",
  "gets.gains",
  "loses",
  "loses.all",
  "isAlso",
  "stays",
  "stays.yours",
]);
/** Changes of scores that hold all the time. */
const GETS: ReadonlySet<string> = new Set(["static.gets", "static.gets.each", "static.gets.eachMost", "static.gets.has"]);
const OUTSIDE: ReadonlySet<string> = new Set(
  ["hand", "mainDeck", "resourceDeck", "decks", "market", "annihilated", "anyMarket"].map((id) => `zone.${id}`),
);

const SWAPPED: ReadonlySet<string> = new Set(["swap", "swap.two"]);
const ENTERED: ReadonlySet<string> = new Set(["dest.into", "dest.top", "dest.bottom", "dest.topOrder", "dest.bottomOrder", "return"]);
const NETWORKS: ReadonlySet<string> = new Set(["zone.network", "zone.anyNetwork"]);

/** What happens only in a combat, and so only in the Challenge phase (MC-9.1). */
const ONLY_IN_COMBAT =
  /^event\.(?:attacks|attacked|attacksCard|blocks|blocksCard|blockedBy|becomes-blocked|unblocked|retaliates|deals-combat-damage|dealsCombat|destroysInCombat|destroyedInCombat|survives|player\.attack|player\.attackWith)$/;
const OTHER_PHASE = /^limit\.(?:buy|(?:your|any)\.(?:Accounting|Buy|Divest))$/;

/** What is said of decks and holds in every deck anyway (MC-R273). */
function idleDeck({ is, holes: { n, g } }: Tree): string | undefined {
  const number = Number(n);
  switch (is) {
    case "deck.mainLeast":
      return number <= MAIN.least ? `This asks for nothing: a main deck has at least ${MAIN.least} cards anyway (MC-3.3)` : undefined;
    case "deck.resourcesLeast":
      return number <= RESOURCES.least
        ? `This asks for nothing: a resource deck has at least ${RESOURCES.least} cards anyway (MC-3.1)`
        : undefined;
    case "deck.mainFew":
      return number >= MAIN.least ? `This allows nothing new: a main deck can have ${MAIN.least} cards anyway (MC-3.3)` : undefined;
    case "deck.resourcesFew":
      return number >= RESOURCES.least
        ? `This allows nothing new: a resource deck can have ${RESOURCES.least} cards anyway (MC-3.1)`
        : undefined;
    case "deck.mainOnly":
      return isTree(g) && g.is === "noun.card" ? "This forbids nothing: every card is a card (MC-R273)" : undefined;
    case "deck.asks":
      return number === 0 || (isTree(g) && g.is === "noun.card" && number <= MAIN.least)
        ? "This asks for nothing: every deck has as many anyway (MC-R273)"
        : undefined;
    default:
      return undefined;
  }
}

/** What is known of a part of a text in Megacorp, whatever the state. */
export function megacorpIdle(tree: Tree): Idle | undefined {
  const deck = idleDeck(tree);
  if (deck !== undefined) return { message: deck, refused: false };
  const to = tree.holes["z"];
  if (ENTERED.has(tree.is) && isTree(to) && [...walk(to)].some(({ is }) => NETWORKS.has(is)))
    return { message: "A card enters a network only by being deployed: say “deploy … for free” (MC-G14)", refused: true };
  if (SWAPPED.has(tree.is) && [...walk(tree)].some(({ is }) => OUTSIDE.has(is)))
    return { message: "Only cards in one network swap places: say “swap target card with another target card” (MC-G41)", refused: false };
  const said = tree.holes["s"];
  if ((tree.is === "line.static" || tree.is === "line.while") && isTree(said) && (said.is === "costs.next" || said.is === "costs.nextMore"))
    return { message: "Say until when: “the next card you deploy costs you 1M less until end of turn”", refused: true };
  if (GETS.has(tree.is) && [...walk(tree)].some(({ is }) => is === "mod.declared"))
    return { message: "A trait is declared only in combat: say until when, “until end of combat” (MC-9.7)", refused: true };
  const never = contradiction(tree);
  if (never !== undefined) return { message: never, refused: true };
  const idle = idleByRules(tree);
  if (idle !== undefined) return { message: idle, refused: false };
  const cards = tree.holes["c"];
  if ((CHANGED.has(tree.is) || tree.is.startsWith("for.static.")) && isOutside(cards))
    return { message: "Cards outside networks stay as printed: only cards in a network are changed (MC-R167)", refused: false };
  if (isAttackOfNone(tree))
    return { message: "Only characters attack, and what a text lets attack as though it were one (MC-9.4, MC-R221)", refused: false };
  const scope = tree.holes["s"];
  if (SAYING.has(tree.is) && isTree(scope) && ([...walk(scope)].some(({ is }) => OUTSIDE.has(is)) || isElsewhere(scope)))
    return { message: "Cards outside networks stay as printed: only prices and prohibitions can apply to them (MC-R167)", refused: false };
  return undefined;
}

const isElsewhere = (cards: Tree): boolean => {
  const kind = kindIn(cards);
  return kind !== undefined && factsOf(kind).elsewhere;
};
/** Cards of which every one lies outside networks. */
const isOutside = (cards: Tree["holes"][string] | undefined): boolean =>
  isTree(cards) && cards.is !== "both" && ([...walk(cards)].some(({ is }) => OUTSIDE.has(is)) || isElsewhere(cards));

const BEGINS: ReadonlySet<string> = new Set(["line.at", "line.atLimited"]);
const NOT_PLAYED: ReadonlySet<string> = new Set(
  ["character", "location", "equipment", "business", "founder"].map((noun) => `noun.${noun}`),
);

/** Only characters attack (MC-9.4). */
const ATTACKS: ReadonlySet<string> = new Set(["state.attacking", "state.blocked", "state.unblocked"]);
const NO_ATTACKER: ReadonlySet<string> = new Set(["event", "location", "equipment", "business"].map((noun) => `noun.${noun}`));
const BY_ATTACKERS: ReadonlySet<string> = new Set([
  "static.attackedBy",
  "static.attackedNone",
  "for.static.attackedBy",
  "for.static.attackedNone",
  "static.attackedMay",
  "for.static.attackedMay",
  "static.attackedTollBy",
]);

/** What speaks of those that attack, or strike in combat as only attackers and characters do (MC-9.13, MC-9.15). */
const ATTACKERS =
  /^(?:event\.(?:attacks|attacksCard|becomes-blocked|blockedBy|unblocked|deals-combat-damage|dealsCombat|destroysInCombat|retaliates)|would\.(?:destroy|dealsCombat)|cond\.was\.attacking|(?:for\.)?static\.(?:attackToll|attackTollOn|attackMay|blockedMay|blockedToll|attackWith|attackOnly|attackNone|mustAttack|twice|times|attackFree|attackEngaged|blockedOnly|blockedNone))$/;
/** An attack that was or is made by what makes none. */
function isAttackOfNone({ is, holes: { b, g, h, s, c } }: Tree): boolean {
  const isBan = is === "static.cannot" && isTree(b) && b.is === "ban.attack";
  const cards =
    ATTACKERS.test(is) || isBan
      ? (s ?? c)
      : (is === "past" && names(h)[0] === "history.attacked") || /^(?:for\.)?static\.(?:blockNone|blockMay)$/.test(is)
        ? g
        : undefined;
  if (cards === undefined) return false;
  const nouns = names(kindIn(cards)).filter((name) => name.startsWith("noun."));
  return nouns.length > 0 && nouns.every((noun) => NO_ATTACKER.has(noun));
}

/** A card has one type and one faction (MC-1.4); a Founder is a character (MC-1.11). */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  "kind.non-character": ["noun.character", "noun.founder"],
  ...Object.fromEntries(["business", "equipment", "event", "location", "founder"].map((type) => [`kind.non-${type}`, [`noun.${type}`]])),
};
const FACTIONS: ReadonlySet<string> = new Set(["corp", "gnost", "incarnate", "neutral"].map((faction) => `kind.${faction}`));

/** “A non-character character”, “a Gnost Corp card”; whatever else is said of the card between the two. */
function isTwoInOne(tree: Tree): boolean {
  const [kind = ""] = names(tree.holes["k"]);
  if (tree.is !== "kinded") return false;
  const [, ...said] = saidOf(tree);
  const kinds = said.flatMap(({ is, holes: { k } }) => (is === "kinded" ? names(k) : []));
  const noun = said.at(-1)?.is ?? "";
  const other = kind.startsWith("kind.non-") ? kind.replace("non-", "") : kind.replace("kind.", "kind.non-");
  return (
    TYPES[kind]?.includes(noun) === true || kinds.some((one) => one === other || (one !== kind && FACTIONS.has(one) && FACTIONS.has(kind)))
  );
}

/** Everybody has 0 or more. */
const neverSo = ({ is, holes: { n } }: Tree): string | undefined =>
  is === "compare.no.holds" && n === 0 ? "This can never be: everybody has 0 or more" : undefined;

type Hole = Tree["holes"][string] | undefined;
const names = (hole: Hole): readonly string[] => (isTree(hole) ? walk(hole).map(({ is }) => is) : []);
const isNamed = (hole: Hole, is: string): boolean => isTree(hole) && hole.is === is;

const OF_EVENTS: ReadonlySet<string> = new Set(["play", "play.free", "may.play"]);

/** What can be said and can never be so, by the rules of the game. */
function contradiction(tree: Tree): string | undefined {
  const {
    is,
    holes: { c, e, l, t, g, h, s, z },
  } = tree;
  if (is === "line.whenLimited" && names(l).some((name) => OTHER_PHASE.test(name)) && names(e).some((name) => ONLY_IN_COMBAT.test(name)))
    return "Cards attack and block only in the Challenge phase (MC-9.1)";
  if (BEGINS.has(is) && isNamed(l, "limit.combat")) return "There is no combat when a turn or a phase begins or ends (MC-9.8)";
  if (BEGINS.has(is) && isNamed(l, "limit.buy") && !names(t).includes("time.Buy")) return "It is not your Buy phase then (MC-5.1)";
  if (is === "deploy.into" && !names(z).some((name) => NETWORKS.has(name) || name === "zone.thatNetwork"))
    return "Cards are deployed only into a network (MC-G14)";
  if (is === "zoned" && names(g).includes("noun.business") && !names(g).includes("either") && names(z).some((name) => OUTSIDE.has(name)))
    return "A Business is only ever in its network (MC-R126)";
  const nouns = () => names(g).filter((name) => name.startsWith("noun."));
  const isOnly = (kinds: ReadonlySet<string>) => nouns().length > 0 && nouns().every((noun) => kinds.has(noun));
  if (((is === "stated" && isTree(s) && ATTACKS.has(s.is)) || BY_ATTACKERS.has(is)) && isOnly(NO_ATTACKER))
    return "Only characters attack (MC-9.4)";
  if (is === "past" && isNamed(h, "history.played") && isOnly(NOT_PLAYED))
    return "Only Events are played; other cards are deployed (MC-14.4)";
  if (isTwoInOne(tree)) return "No card is both: a card has one type and one faction (MC-1.4)";
  if (is === "cond.zone" && isNamed(s, "subj.host") && !names(z).some((name) => NETWORKS.has(name)))
    return "The host is in a network (MC-15.1)";
  if (OF_EVENTS.has(is) && names(g ?? c).some((name) => NOT_PLAYED.has(name)) && names(g ?? c).every((name) => name !== "noun.event"))
    return "Only Events are played; other cards are deployed (MC-14.4)";
  return apart(tree) ?? neverSo(tree) ?? neverByRules(tree) ?? noSuchCard(tree);
}
