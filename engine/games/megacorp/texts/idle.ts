/** Words that can be said in Megacorp and do nothing: whoever writes a text is told when it is checked. */

import { type Idle, isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";
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
  ].map((id) => `static.${id}`),
]);
/** What texts do to scores, keywords and tags of cards for a time. */
const CHANGED: ReadonlySet<string> = new Set(["gets", "gets.each", "gains", "gets.gains", "loses", "loses.all", "isAlso"]);
/** Changes of scores that hold all the time. */
const GETS: ReadonlySet<string> = new Set(["static.gets", "static.gets.each", "static.gets.eachMost", "static.gets.has"]);
const OUTSIDE: ReadonlySet<string> = new Set(
  ["hand", "mainDeck", "resourceDeck", "decks", "market", "annihilated", "anyMarket"].map((id) => `zone.${id}`),
);

const SWAPPED: ReadonlySet<string> = new Set(["swap", "swap.two"]);
const ENTERED: ReadonlySet<string> = new Set(["dest.into", "dest.top", "dest.bottom", "return"]);
const NETWORKS: ReadonlySet<string> = new Set(["zone.network", "zone.anyNetwork"]);

/** What happens only in a combat, and so only in the Challenge phase (MC-9.1). */
const ONLY_IN_COMBAT =
  /^event\.(?:attacks|attacked|attacksCard|blocks|blocksCard|blockedBy|becomes-blocked|unblocked|retaliates|deals-combat-damage|dealsCombat|destroysInCombat|destroyedInCombat|survives|player\.attack|player\.attackWith)$/;
const OTHER_PHASE = /^limit\.(?:buy|(?:your|any)\.(?:Accounting|Buy|Divest))$/;

/** What is known of a part of a text in Megacorp, whatever the state. */
export function megacorpIdle(tree: Tree): Idle | undefined {
  const to = tree.holes["z"];
  if (ENTERED.has(tree.is) && isTree(to) && [...walk(to)].some(({ is }) => NETWORKS.has(is)))
    return { message: "A card enters a network only by being deployed: say “deploy … for free” (MC-G14)", refused: true };
  if (SWAPPED.has(tree.is) && [...walk(tree)].some(({ is }) => OUTSIDE.has(is)))
    return { message: "Only cards in one network swap places: say “swap target card with another target card” (MC-G41)", refused: false };
  const said = tree.holes["s"];
  if ((tree.is === "line.static" || tree.is === "line.while") && isTree(said) && said.is === "costs.next")
    return { message: "Say until when: “the next card you deploy costs you 1M less until end of turn”", refused: true };
  if (GETS.has(tree.is) && [...walk(tree)].some(({ is }) => is === "mod.declared"))
    return { message: "A trait is declared only in combat: say until when, “until end of combat” (MC-9.7)", refused: true };
  const never = contradiction(tree);
  if (never !== undefined) return { message: never, refused: true };
  const cards = tree.holes["c"];
  if (CHANGED.has(tree.is) && isTree(cards) && cards.is !== "both" && [...walk(cards)].some(({ is }) => OUTSIDE.has(is)))
    return { message: "Cards outside networks stay as printed: only cards in a network are changed (MC-R167)", refused: false };
  if (isAttackOfNone(tree))
    return { message: "Only characters attack, and what a text lets attack as though it were one (MC-9.4, MC-R221)", refused: false };
  const scope = tree.holes["s"];
  if (SAYING.has(tree.is) && isTree(scope) && [...walk(scope)].some(({ is }) => OUTSIDE.has(is)))
    return { message: "Cards outside networks stay as printed: only prices and prohibitions can apply to them (MC-R167)", refused: false };
  return undefined;
}

/** What of a text that is read as a whole never does anything, each with the words that it is about. */
export const megacorpRemarks: NonNullable<TextRules["remarks"]> = (abilities) => [
  ...hostless(abilities),
  ...unchosen(abilities),
  ...unasked(abilities),
  ...deployedThere(abilities),
];

type Remarks = NonNullable<TextRules["remarks"]>;

/** Words that a card remembers, by what chooses them (MC-R216). */
const CHOSEN: readonly (readonly [said: RegExp, chosen: string, word: string])[] = [
  [/^trait\.chosen$/, "choose.trait", "trait"],
  [/^number\.chosen$/, "choose.number", "number"],
  [/^(?:with|cond)\.chosenTag$/, "choose.tag", "tag"],
  [/^with\.chosenKeyword$/, "choose.keyword", "keyword"],
  [/^(?:with|cond)\.chosenName$/, "choose.name", "card name"],
  [/^place\.chosenType$/, "choose.type", "card type"],
  [/^place\.chosenFaction$/, "choose.faction", "faction"],
];

/** What is said of a word that nothing on the card chooses. */
const unchosen: Remarks = (abilities) => {
  const parts = abilities.flatMap(({ lines }) => lines.flatMap((line) => [...walk(line)]));
  return CHOSEN.flatMap(([said, chosen, word]) => {
    const tree = parts.some(({ is }) => is === chosen) ? undefined : parts.find(({ is }) => said.test(is));
    return tree
      ? [{ tree, message: `Nothing on this card chooses a ${word}: say when, “When this is deployed, choose a ${word}” (MC-R216)` }]
      : [];
  });
};

/** What takes the card out of its network before it could be deployed again. */
const DEPARTS: ReadonlySet<string> = new Set([
  "return",
  "put",
  "destroy",
  "discard",
  "sell",
  "annihilate",
  "sell.for",
  "sell.more",
  "sell.twice",
  "sell.half",
  "sell.halfUp",
]);
const IN_NETWORK: ReadonlySet<string> = new Set([
  "line.at",
  "line.atLimited",
  "line.activated",
  "line.limited",
  "line.anyPlayer",
  "line.anyOpponent",
]);

/** A card whose text works only in a network cannot be deployed there (MC-G14). */
const deployedThere: Remarks = (abilities) =>
  abilities
    .filter(({ lines: [line] }) => line && IN_NETWORK.has(line.is))
    .flatMap(({ lines }) => {
      const parts = lines.flatMap((line) => [...walk(line)]);
      const isOfThis = ({ holes: { c } }: Tree): boolean => isTree(c) && [...walk(c)].some(({ is }) => is === "this");
      const tree = parts.some((part) => DEPARTS.has(part.is) && isOfThis(part))
        ? undefined
        : parts.find((part) => part.is.startsWith("deploy") && isTree(part.holes["c"]) && part.holes["c"].is === "this");
      return tree ? [{ tree, message: "This is in a network already and cannot be deployed: say “move this” (MC-G14)" }] : [];
    });

/** A coin or a die that nothing asks about (MC-R190). */
const unasked: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const parts = lines.flatMap((line) => [...walk(line)]);
    return (["coin", "die"] as const).flatMap((is) => {
      const tree = parts.some((part) => part.is.startsWith(`${is}.`)) ? undefined : parts.find((part) => part.is === is);
      const say = is === "coin" ? "“If it is heads, …”" : "“If it is 4 or more, …”";
      return tree ? [{ tree, message: `Nothing in this ability asks what the ${is} shows: go on with ${say} (MC-R190)` }] : [];
    });
  });

/** What a card without BOND says of its host when something happens, or for a price: under a host it has no such abilities (MC-R88). */
const hostless: Remarks = (abilities) => {
  const parts = ({ lines }: (typeof abilities)[number]): Tree[] => lines.flatMap((line) => [...walk(line)]);
  if (abilities.flatMap(parts).some(({ is }) => is.startsWith("kw.bond"))) return [];
  return abilities
    .filter(({ kind }) => kind === "trigger" || kind === "activated")
    .flatMap((ability) =>
      parts(ability)
        .filter(({ is }) => is === "host" || is.endsWith(".host"))
        .slice(0, 1),
    )
    .map((tree) => ({
      tree,
      message: "Only a card with Bond can have such an ability under a host: begin with “Bond.” (MC-R88)",
    }));
};

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
]);

/** An attack that was or is made by what makes none. */
function isAttackOfNone({ is, holes: { g, h, s } }: Tree): boolean {
  const cards = is === "event.attacks" ? s : is === "past" && names(h)[0] === "history.attacked" ? g : undefined;
  const nouns = names(cards).filter((name) => name.startsWith("noun."));
  return nouns.length > 0 && nouns.every((noun) => NO_ATTACKER.has(noun));
}

/** A card has one type and one faction (MC-1.4); a Founder is a character (MC-1.11). */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  "kind.non-character": ["noun.character", "noun.founder"],
  ...Object.fromEntries(["business", "equipment", "event", "location", "founder"].map((type) => [`kind.non-${type}`, [`noun.${type}`]])),
};
const FACTIONS: ReadonlySet<string> = new Set(["corp", "gnost", "incarnate", "neutral"].map((faction) => `kind.${faction}`));

/** “A non-character character”, “a Gnost Corp card”. */
function isTwoInOne({ is, holes: { k, g } }: Tree): boolean {
  const [kind = ""] = names(k);
  if (is !== "kinded" || !isTree(g)) return false;
  const kinds: string[] = [];
  let noun = g;
  for (let inner = noun.holes["g"]; noun.is === "kinded" && isTree(inner); inner = noun.holes["g"]) {
    kinds.push(...names(noun.holes["k"]));
    noun = inner;
  }
  const other = kind.startsWith("kind.non-") ? kind.replace("non-", "") : kind.replace("kind.", "kind.non-");
  return (
    TYPES[kind]?.includes(noun.is) === true ||
    kinds.some((one) => one === other || (one !== kind && FACTIONS.has(one) && FACTIONS.has(kind)))
  );
}

/** Everybody has 0 or more. */
const neverSo = ({ is, holes: { n } }: Tree): string | undefined =>
  is === "compare.no.holds" && n === 0 ? "This can never be: everybody has 0 or more" : undefined;

const names = (hole: Tree["holes"][string] | undefined): string[] => (isTree(hole) ? [...walk(hole)].map(({ is }) => is) : []);

/** What can be said and can never be so, by the rules of the game. */
function contradiction(tree: Tree): string | undefined {
  const {
    is,
    holes: { e, l, t, g, h, s, z },
  } = tree;
  const [limit] = names(l);
  if (is === "line.whenLimited" && names(l).some((name) => OTHER_PHASE.test(name)) && names(e).some((name) => ONLY_IN_COMBAT.test(name)))
    return "Cards attack and block only in the Challenge phase (MC-9.1)";
  if (BEGINS.has(is) && limit === "limit.combat") return "There is no combat when a turn or a phase begins or ends (MC-9.8)";
  if (BEGINS.has(is) && limit === "limit.buy" && !names(t).includes("time.Buy")) return "It is not your Buy phase then (MC-5.1)";
  if (is === "deploy.into" && !names(z).some((name) => NETWORKS.has(name) || name === "zone.thatNetwork"))
    return "Cards are deployed only into a network (MC-G14)";
  if (is === "zoned" && names(g).includes("noun.business") && !names(g).includes("either") && names(z).some((name) => OUTSIDE.has(name)))
    return "A Business is only ever in its network (MC-R126)";
  const nouns = names(g).filter((name) => name.startsWith("noun."));
  const isNoAttacker = nouns.length > 0 && nouns.every((noun) => NO_ATTACKER.has(noun));
  if (isNoAttacker && ((is === "stated" && ATTACKS.has(names(s)[0] ?? "")) || BY_ATTACKERS.has(is)))
    return "Only characters attack (MC-9.4)";
  if (is === "past" && names(h)[0] === "history.played" && nouns.length > 0 && nouns.every((noun) => NOT_PLAYED.has(noun)))
    return "Only Events are played; other cards are deployed (MC-14.4)";
  if (isTwoInOne(tree)) return "No card is both: a card has one type and one faction (MC-1.4)";
  if (is === "cond.zone" && names(s)[0] === "subj.host" && !names(z).some((name) => NETWORKS.has(name)))
    return "The host is in a network (MC-15.1)";
  return apart(tree) ?? neverSo(tree);
}
