/** Sentences that no position of Megacorp makes true: what they speak of is kept apart by the rules. */
import { isTree, type Tree, walk } from "../../../language/index.ts";
import { FIGHTING, factsOf, kindIn, saidOf } from "./kinds-apart.ts";

const names = (hole: Tree["holes"][string] | undefined): string[] => (isTree(hole) ? [...walk(hole)].map(({ is }) => is) : []);
const NETWORKS: ReadonlySet<string> = new Set(["zone.network", "zone.anyNetwork", "zone.thatNetwork"]);
const COMPARED: ReadonlySet<string> = new Set(["compare.you.more", "compare.you.fewer", "cond.richerThan", "cond.poorerThan"]);
const ORDERED: ReadonlySet<string> = new Set([
  "top",
  "bottom",
  "search",
  "shuffle",
  "shuffle.into",
  "shuffle.hand",
  "cond.top",
  "event.searches",
]);
const COMPARES: ReadonlySet<string> = new Set(["cond.cardMore", "cond.cardLess", "cond.worthMore", "cond.worthLess"]);
const UNDER: ReadonlySet<string> = new Set(["event.bonded", "event.unbonded", "unbond", "bond"]);

/** What counts the cards that somebody controls. */
const CONTROLLING =
  /^(?:cond\.(?:control|opponentControls)|compare\..+|(?:per|players)\.who\..+\.controls\p{L}*|player\.(?:controls\p{L}*|highest|most|fewest))$/u;

/** Whether an act sells the card that its condition speaks of: “if that card is engaged, you may sell that card”. */
function isOfSame(subject: Tree["holes"][string] | undefined, act: Tree["holes"][string] | undefined): boolean {
  const who = isTree(subject) ? subject.is.split(".").at(-1) : undefined;
  const sold = isTree(act) && act.is === "may" ? act.holes["s"] : act;
  const cards = isTree(sold) && sold.is.startsWith("sell") ? sold.holes["c"] : undefined;
  return who !== undefined && isTree(cards) && cards.is === who;
}

/** What can be said and can never be, by the rules: it is refused. */
export function neverByRules({ is, holes }: Tree): string | undefined {
  const { p, n, z, s, c, a, g } = holes;
  if (COMPARED.has(is) && isTree(p) && p.is === "player.each") return "“Each player” includes you: say “each opponent”";
  const counted = CONTROLLING.test(is) ? kindIn(c ?? g) : undefined;
  if (
    counted &&
    saidOf(counted).some((part) => part.is === "controlled" && names(part.holes["c"]).some((name) => name.startsWith("ctrl.")))
  )
    return "This says twice who controls the cards: a card has one controller (MC-2.7). Say it once, “if you control 2 or more characters”";
  if (is.startsWith("sell") && names(c).includes("state.engaged"))
    return "An engaged card is not sold (MC-11.1, MC-R75): say “disengage …, then sell that card”, or leave out “engaged”";
  if (
    is === "if" &&
    isTree(c) &&
    c.is === "cond.state" &&
    names(c.holes["t"]).includes("state.engaged") &&
    isOfSame(c.holes["s"], holes["l"])
  )
    return "An engaged card is not sold (MC-11.1, MC-R75): disengage it first";
  if (is === "cond.playersAre" && typeof n === "number" && n < 2) return "There are at least 2 players: with 1 the game is over (MC-13)";
  if (ORDERED.has(is) && names(z).some((name) => NETWORKS.has(name)))
    return "A network is no pile: it has no top and is not searched or shuffled. Say “a card in a network” (MC-2.4)";
  if (is === "event.intoZone" && names(z).some((name) => NETWORKS.has(name)))
    return "A card enters a network only by being deployed: say “when this is deployed” (MC-G14)";
  if (PRICES.test(is) && names(g).includes("noun.ability"))
    return "An ability is no card: say whose, “abilities of each character you control cost you 1M less” (MC-R264)";
  if (
    COMPARES.has(is) &&
    isTree(s) &&
    isTree(n) &&
    s.is.split(".").at(-1) === n.is.split(".").at(-1) &&
    ["this", "host"].includes(n.is.split(".").at(-1) ?? "")
  )
    return "A card is compared with itself: it has neither more nor less";
  if (is === "event.unbonded" && names(s).includes("ev.host")) return "The host is the top of its pile: it lies under nothing (MC-15.1)";
  const under = UNDER.has(is) ? kindIn(is === "bond" ? a : (s ?? c)) : undefined;
  if (under && factsOf(under).noun === "business") return "A Business is never put under a card (MC-R140)";
  return undefined;
}

const ONLY_CHARACTERS = "Only characters attack, and what a text lets attack as though it were one (MC-9.4, MC-R221)";
const PRICES = /^costs\.(?!chosen)/;
const DEPLOYED: ReadonlySet<string> = new Set(["costs.firstDeploy", "costs.next"]);
/** What raises or lowers something by a number. */
const BY_NUMBER: ReadonlySet<string> = new Set(
  ["drawsMore", "drawsFewer", "takesMore", "dealsMore", "dealsMoreTrait", "dealsLess"].flatMap((id) => [
    `static.${id}`,
    `for.static.${id}`,
  ]),
);
/** What leaves a card only what is of a kind, by what can do it at all. */
const ONLY_BY: Readonly<Record<string, "characters" | "tops" | "all">> = Object.fromEntries(
  (
    [
      ["attackedBy", "characters"],
      ["blockOnly", "characters"],
      ["blockedOnly", "tops"],
      ["targetedOnly", "all"],
      ["attackOnly", "all"],
    ] as const
  ).flatMap(([id, who]) => [
    [`static.${id}`, who],
    [`for.static.${id}`, who],
  ]),
);
const ATTACKERS_AND_BLOCKERS: ReadonlySet<string> = new Set(
  ["attackedBy", "attackedNone", "attackedMay", "blockedOnly", "blockedNone", "blockedMay", "blockOnly", "blockNone", "blockMay"].flatMap(
    (id) => [`static.${id}`, `for.static.${id}`],
  ),
);
const NOT_BY: ReadonlySet<string> = new Set(
  ["attackedNone", "attackedMay", "blockedNone", "blockedMay"].flatMap((id) => [`static.${id}`, `for.static.${id}`]),
);
/** What only the player does who controls the card: it is theirs by then. */
const BY_CONTROLLER: ReadonlySet<string> = new Set([
  "event.plays",
  "event.player.deploy",
  "event.player.sell",
  "event.player.engage",
  "event.sellsInDivest",
  "event.losesControl",
]);
/** Cards that are some of a kind, so many of them. */
const SO_MANY: ReadonlySet<string> = new Set([
  ...["some", "some.other", "upTo", "random", "top", "bottom", "ofThose", "some.among", "upTo.among", "target.upTo"],
  ...["ncards", "ncards.upTo", "found", "found.upTo"],
]);
const TOPPED: ReadonlySet<string> = new Set(["cond.top", "top", "bottom"]);
const TURNS_WITH_PILE: ReadonlySet<string> = new Set(["static.staysEngaged", "static.mayStay"]);
const PUT: ReadonlySet<string> = new Set(["put", "return", "shuffle.into"]);
const kindOf = (hole: Tree["holes"][string] | undefined) => {
  const kind = kindIn(hole);
  return kind && factsOf(kind);
};
const IN_SLOT = /^(?:place\.(?:docked.*|row|column)|state\.(?:surrounded|orphaned))$/;
/** What is over before the End phase, or comes before the Challenge phase, so that nothing fights then. */
const NO_FIGHT_THEN: ReadonlySet<string> = new Set(["static.staysEngaged", "static.mayStay", "static.orphanSafe"]);
const FIRST_TAKEN: ReadonlySet<string> = new Set(["reveal", "discard", "look"]);
const CONTROLLED: ReadonlySet<string> = new Set(["would.control", "event.takesControl", "event.losesControl", "control", "control.give"]);
/** What two cards do to each other in combat. */
const TO_EACH_OTHER: ReadonlySet<string> = new Set([
  "would.destroy",
  "would.dealsCombat",
  "event.destroysInCombat",
  "event.dealsCombat",
  "event.attacksCard",
  "event.blocksCard",
  "event.blockedBy",
]);
const IN_COMBAT: ReadonlySet<string> = new Set(["would.destroy", "event.destroysInCombat", "event.destroyedInCombat"]);
const DESTROYED_BY: ReadonlySet<string> = new Set(["event.destroyedBy", "event.destroysCard", "would.destroyedBy"]);
/** What is asked when an attack is declared: no card is attacking yet. */
export const DECLARED: ReadonlySet<string> = new Set(
  [
    "attackNone",
    "attackOnly",
    "attackWith",
    "attackToll",
    "attackTollOn",
    "attackMay",
    "attackEngaged",
    "mustAttack",
    "attackedToll",
    "attackedTollBy",
    "attackedNone",
    "attackedBy",
    "attackedMay",
  ].flatMap((id) => [`static.${id}`, `for.static.${id}`]),
);
const OF_ONE_PILE: ReadonlySet<string> = new Set(["ev.this", "ev.host"]);
const THIS_OR_HOST: ReadonlySet<string> = new Set(["this", "host"]);

/** What can be said and comes to nothing by the rules: whoever writes it is told. */
export function idleByRules({ is, holes }: Tree): string | undefined {
  const { g, s, t, c, p, n, a, b, z } = holes;
  const kind = kindIn(g);
  const only = ONLY_BY[is];
  const bare = isTree(g) && g.is === "other" && only !== "all" ? g.holes["g"] : g;
  if (is.startsWith("static.deployedWith") && n === 0) return "0 counters are none";
  if (only !== undefined && isTree(bare) && bare.is === "noun.card") return "Every card is one, so this keeps nothing off";
  if (only === "characters" && isTree(bare) && bare.is === "noun.character") return ONLY_CHARACTERS;
  if (kind && ATTACKERS_AND_BLOCKERS.has(is) && names(kind).includes("state.bonded"))
    return "A bonded card neither attacks nor blocks (MC-15.2)";
  if (kind && NOT_BY.has(is) && factsOf(kind).fights) return "Before an attack or its blocks are declared no card fights (MC-9.8)";
  if (SO_MANY.has(is) && n === 0) return "0 cards are none";
  if (is === "place.radius" && holes["r"] === 0) return "Within card radius 0 there is no card: the one in the middle is left out (MC-R95)";
  if (TOPPED.has(is) && names(z).includes("zone.hand")) return "A hand has no top and no bottom (MC-2.3)";
  if (is === "ban.engageMore" && kind && names(kind).includes("state.disengaged"))
    return "What was engaged is not disengaged: leave “disengaged” out, only such cards are engaged (MC-G21)";
  if (BY_CONTROLLER.has(is) && isTree(p) && p.is === "evp.opponent" && names(s ?? c).includes("ev.this"))
    return "Only the player does this who controls it, and that is you (MC-G14)";
  if (is === "ban.sellThose" && kind && factsOf(kind).noun === "event") return "Events are not sold (MC-R75)";
  if (is === "may.abrupt" && kind && (factsOf(kind).inNetwork || factsOf(kind).fights || factsOf(kind).elsewhere))
    return "Abrupt is of cards in your hand (MC-G1)";
  if (is === "static.preventsArea" && names(s).some((name) => name === "state.attacking" || name === "attacker.scope"))
    return "An Area Attack does not strike its attacker (MC-G3)";
  const unbonded = is === "unbond" ? kindIn(c) : undefined;
  if (unbonded && names(unbonded).some((name) => IN_SLOT.test(name)))
    return "A bonded card has no slot of its own: it is docked to nothing (MC-8.12)";
  if (is === "exchange" && isTree(a) && isTree(b) && THIS_OR_HOST.has(a.is) && THIS_OR_HOST.has(b.is))
    return "The cards of one pile have one controller (MC-15.5)";
  if (kind && (PRICES.test(is) || is === "may.buyEngaged")) {
    const { noun, inNetwork, fights } = factsOf(kind);
    if (is === "costs.firstDeploy" && inNetwork) return "What is deployed comes from outside networks (MC-G14)";
    if (noun === "event" && (inNetwork || is === "may.buyEngaged")) return "Events in a network cannot be bought (MC-R32)";
    if (fights || names(kind).some((name) => name === "history.attacked" || name === "history.did.blocked"))
      return "Cards fight in the Challenge phase, and are bought out of networks only in the Buy phase before it (MC-6.1, MC-9.1)";
    if (names(kind).some((name) => name === "state.bonded" || name === "place.bonded")) return "Bonded cards are not bought (MC-15.2)";
    if (noun === "business" && DEPLOYED.has(is)) return "A Business is never deployed: it begins in its network (MC-4.9)";
  }
  const taken = FIRST_TAKEN.has(is) ? kindIn(c) : undefined;
  if (taken && names(c).every((name) => !name.startsWith("zone")) && factsOf(taken).inNetwork)
    return "This is of cards in your hand, where none is engaged, damaged, docked or fighting: say “in a network” (MC-2.10)";
  if (taken && factsOf(taken).noun === "business" && names(c).every((name) => !name.startsWith("zone")))
    return "A Business is only ever in its network (MC-R126)";
  const changes = CONTROLLED.has(is) ? kindIn(is.includes(".") && !is.startsWith("control") ? s : c) : undefined;
  if (changes && factsOf(changes).noun === "business") return "A Business never changes control (MC-R130)";
  if (is === "would.control" && isTree(p) && p.is === "evp.you" && isTree(s) && s.is === "ev.this") return "You control this already";
  if (TO_EACH_OTHER.has(is) && isTree(s) && isTree(t) && OF_ONE_PILE.has(s.is) && OF_ONE_PILE.has(t.is))
    return "The cards of one pile do not fight each other (MC-9.5)";
  if (IN_COMBAT.has(is) && names(is === "event.destroyedInCombat" ? s : t).includes("state.undamaged"))
    return "What is destroyed in combat has damage (MC-9.13)";
  if (DESTROYED_BY.has(is) && isTree(s) && isTree(t) && s.is === t.is && OF_ONE_PILE.has(s.is))
    return "What a card does to itself is no destruction by a card (MC-10.4)";
  if (is === "event.becomesDocked" && isTree(s) && isTree(t) && OF_ONE_PILE.has(s.is) && OF_ONE_PILE.has(t.is))
    return "The cards of one pile are not docked to each other (MC-8.12)";
  const isFighting = names(s).some((name) => FIGHTING.test(name) || name === "attacked.scope" || name === "attacker.scope");
  if (is === "static.deployedEngagedAll" && names(s).includes("scope.host"))
    return "The host was deployed before this lies under it (MC-G5)";
  if (DECLARED.has(is) && (isFighting || names(c).some((name) => FIGHTING.test(name))))
    return "Before an attack is declared no card fights (MC-9.8)";
  if (is === "static.deployedEngagedAll" && isFighting) return "What is deployed does not fight yet (MC-9.4)";
  if (is === "static.blockEngaged" && names(s).some((name) => name === "state.attacking" || name === "attacker.scope"))
    return "The attacking card does not block (MC-9.9)";
  if (TURNS_WITH_PILE.has(is) && names(s).includes("state.bonded"))
    return "What is bonded is turned with its pile: say it of the host (MC-15.4)";
  if (PUT.has(is) && kindOf(c)?.noun === "business") return "A Business is put nowhere: it is only ever in its network (MC-R126)";
  if (NO_FIGHT_THEN.has(is) && isFighting)
    return `Cards fight in the Challenge phase, not in the ${is === "static.orphanSafe" ? "End" : "Accounting"} phase (MC-9.1)`;
  if (BY_NUMBER.has(is) && n === 0) return "This does nothing: the number is 0";
  return undefined;
}
