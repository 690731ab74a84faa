/** What is true of cards that were chosen, for a time: “target character keeps Flying while engaged until end of turn” gives that sentence to the card, as in quotation marks. */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";
import { isSpanOf } from "./spans.ts";

/** By static: what is said of “target character”, or the whole sentence with it. */
const SAID: Readonly<Record<string, string>> = {
  "static.attackNone": "cannot attack Businesses",
  "static.attackOnly": "can attack only characters",
  "static.keepsFlying": "keeps Flying while engaged",
  "static.blockEngaged": "may block while engaged",
  "static.attackEngaged": "may attack while engaged",
  "static.orphanSafe": "is not destroyed for being orphaned",
  "static.blockedOnly": "can be blocked only by #Human characters",
  "static.blockedNone": "cannot be blocked by locations",
  "static.attackedNone": "cannot be attacked by #Human characters",
  "static.attackedBy": "can be attacked only by #Human characters",
  "static.blockOnly": "can block only characters with Flying",
  "static.blockNone": "cannot block #Human characters",
  "static.targetedNone": "cannot be targeted by events",
  "static.targetedOpponents": "cannot be targeted by opponents",
  "static.targetedOnly": "can be targeted only by events",
  "static.attackWith": "can attack only with EQ",
  "static.twice": "may attack twice each turn",
  "static.times": "may attack 3 times each turn",
  "static.attackFree": "may attack without engaging",
  "static.valuation": "has valuation 15M",
  "static.dealsMore": "deals 1 more damage",
  "static.dealsLess": "deals 1 less damage",
  "static.dealsMoreTrait": "deals 1 more BQ damage",
  "static.dealsDouble": "deals double damage",
  "static.takesMore": "takes 1 more damage",
  "static.takesDouble": "takes double damage",
  "static.sellsMore": "sells for 1M more",
  "static.unpreventable": "damage dealt by target character cannot be prevented",
  "static.preventsSome": "prevent 1 damage to target character each time",
  "static.preventsFrom": "prevent all damage from events to target character",
  "static.swapped": "the IQ and BQ of target character are exchanged",
  "static.attackToll": "cannot attack unless its controller pays 1M",
  "static.attackMay": "may attack characters with Flying",
  "static.attackedMay": "may be attacked by characters with Melee",
  "static.blockMay": "may block characters with Flying",
  "static.blockedMay": "may be blocked by characters with Melee",
  "static.blockFor": "may block attacks on Businesses",
  "static.attackedToll": "cannot be attacked unless the attacker's controller pays 1M",
  "static.blockToll": "cannot block unless its controller pays 1M",
  "static.blockedToll": "cannot be blocked unless the blocker's controller pays 1M",
  "static.mustAttack": "attacks each turn if able",
  "static.attackAsCharacter": "may attack as though it were a character",
  "static.damageMost": "cannot be dealt more than 3 damage each time",
  "upkeep.less": "the Upkeep of target character costs 1M less",
  "upkeep.more": "the Upkeep of target character costs 1M more",
};

/** Of these the sentence itself can be said for a time (MC-R173). */
const ALL_OF_THEM: ReadonlySet<string> = new Set(["this", "host", "each", "attacked", "attacker"]);
const isChosen = (tree: Tree): boolean => {
  const { c } = tree.holes;
  return isSpanOf("c")(tree) && (!isTree(c) || !ALL_OF_THEM.has(c.is));
};

const saidOf = (phrase: string): string => `${phrase.replace("{s:Scope}", "{c:CardsL}").replaceAll("@s", "@c")} {d:Dur}`;

/** The sentences about chosen cards, made of those about cards as long as they are. */
export const forCards = (statics: readonly Construct[]): readonly Construct[] =>
  statics.flatMap((one) => {
    const said = SAID[one.id];
    if (said === undefined) return [];
    const example = said.includes("target character") ? said : `target character ${said}`;
    return construct("Act", `for.${one.id}`, saidOf(one.phrase), `${one.doc} For that time.`, `${example} until end of turn`, {
      says: { fact: one.id, by: "gains" },
      weight: 0.06,
      ...(one.zero ? { zero: true } : {}),
      also: (one.also ?? []).flatMap((also) => (typeof also === "string" ? [saidOf(also)] : [])),
      check: (tree) => isChosen(tree) && one.check?.({ ...tree, is: one.id }) !== false,
    });
  });

/** What search by meaning finds them by: as what they say. */
export const forCardsFinds = (statics: readonly Construct[], finds: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(statics.flatMap(({ id }) => (SAID[id] === undefined ? [] : [[`for.${id}`, finds[id] ?? "does:grant"]])));
