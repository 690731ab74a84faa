/** Kinds of cards that there are none of: what is said of them together is so only in a network, and only outside of one; or never of a card of that type. */
import { isTree, type Tree, walk } from "../../../language/index.ts";

/** The holes in which what is said of a card goes on: “damaged”, “docked to this”, “destroyed this turn” of one and the same card. */
const GOES_ON: Readonly<Record<string, string>> = {
  stated: "g",
  kinded: "g",
  past: "g",
  placed: "g",
  having: "g",
  zoned: "g",
  controlled: "h",
  named: "h",
  other: "g",
};

/** All that is said of the cards of a kind, one part after the other, from the outermost. */
export function saidOf(group: Tree): Tree[] {
  const inner = group.holes[GOES_ON[group.is] ?? ""];
  return isTree(inner) ? [group, ...saidOf(inner)] : [group];
}

/** The words of a part that say something of the card itself, whatever card they compare it with. */
const wordsOf = ({ is, holes }: Tree): { readonly is: string; readonly n: unknown; readonly zone: readonly string[] } => {
  const word = is === "stated" ? holes["s"] : is === "placed" ? holes["p"] : is === "having" ? holes["w"] : holes["h"];
  const zone = is === "zoned" && isTree(holes["z"]) ? [...walk(holes["z"])].map((part) => part.is) : [];
  return isTree(word) && is !== "controlled" && is !== "named" ? { is: word.is, n: word.holes["n"], zone } : { is, n: undefined, zone };
};

/** States of cards in an attack that goes on. */
export const FIGHTING = /^state\.(?:attacking|blocking|blocked|unblocked|attacked|fighting)$/;
const IN_NETWORK =
  /^(?:state\.(?:engaged|damaged|orphaned|surrounded|bonded)|place\.(?:docked|dockedCount|dockedFewer|dockedMore|bonded|radius|row|column)|with\.(?:counter|anyCounter|mostCounters|traitDamage|bondedCard)|named\.with|history\.(?:attacked|deployed|played|did\.(?:blocked|dealt|hurt|moved|engaged)))$/;
/** What is so of cards in networks alone if the number is not 0. */
const IF_ANY = /^(?:with\.(?:counters|damage|manyBonded)|named\.withMany)$/;
const ELSEWHERE: ReadonlySet<string> = new Set(
  ["hand", "mainDeck", "resourceDeck", "decks", "market", "annihilated"].map((id) => `zone.${id}`),
);

/** Whether what a part says is so of cards in networks alone (MC-2.10). */
const isInNetwork = (part: Tree): boolean => {
  const { is, n } = wordsOf(part);
  return IN_NETWORK.test(is) || FIGHTING.test(is) || (IF_ANY.test(is) && n !== 0);
};
/** Whether what a part says is so of cards outside networks alone. */
const isElsewhere = (part: Tree): boolean => {
  const { is, zone } = wordsOf(part);
  return is === "history.destroyed" || zone.some((one) => ELSEWHERE.has(one) || one === "zone.anyMarket");
};

/** What is known of a kind of cards from the words that it is said in. */
export type KindFacts = {
  readonly inNetwork: boolean;
  readonly elsewhere: boolean;
  /** In an attack that goes on. */
  readonly fights: boolean;
  /** The type that all of them have, or undefined. */
  readonly noun: string | undefined;
};

const isKind = ({ is }: Tree): boolean => Object.hasOwn(GOES_ON, is) || is.startsWith("noun.");

export function factsOf(group: Tree): KindFacts {
  const parts = saidOf(group);
  const noun = parts.at(-1)?.is;
  return {
    inNetwork: parts.some(isInNetwork),
    elsewhere: parts.some(isElsewhere),
    fights: parts.some((part) => FIGHTING.test(wordsOf(part).is)),
    noun: noun?.startsWith("noun.") ? noun.slice("noun.".length) : undefined,
  };
}

/** The kinds of cards that stand right in a hole: “each damaged card” speaks of damaged cards, “the host” of none. */
export function kindIn(hole: Tree["holes"][string] | undefined): Tree | undefined {
  if (!isTree(hole)) return undefined;
  return isKind(hole) ? hole : kindIn(hole.holes["g"]);
}

/** Says why there is no card of a kind, whatever happens. */
export function noSuchCard(tree: Tree): string | undefined {
  if (!Object.hasOwn(GOES_ON, tree.is)) return undefined;
  const { noun, inNetwork, elsewhere } = factsOf(tree);
  if (inNetwork && elsewhere)
    return "No card is both: what has left its network or was never there is not engaged, damaged, docked, fighting, and has no counters (MC-2.10)";
  const word = wordsOf(tree).is;
  if (noun === "business") {
    if (word === "history.destroyed") return "A Business that is destroyed is annihilated, and its player is out (MC-R126)";
    if (word === "history.deployed") return "A Business is never deployed: it begins in its network (MC-4.9)";
    if (word === "state.bonded" || word === "place.bonded") return "A Business is never put under a card (MC-R140)";
  }
  const back = isTree(tree.holes["k"]) ? tree.holes["k"].is : "";
  if (back === "kind.resource" && (noun === "business" || noun === "founder" || noun === "event"))
    return "Resources are green cards, and no Business, Founder or Event is one (MC-3.7, MC-R149)";
  if (noun === "event" && (word === "state.bonded" || word === "place.bonded")) return "An Event lies under no card (MC-15.1)";
  return undefined;
}
