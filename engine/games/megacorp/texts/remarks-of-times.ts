/** What a text of Megacorp says of a moment when nothing of it can be: the card has left, no attack is declared then, the stack is empty; or what is asked for is always so. */
import { isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";
import { DECLARED } from "./apart-by-rules.ts";
import { kindIn } from "./kinds-apart.ts";
import { momentsIn } from "./moments-apart.ts";

type Remarks = NonNullable<TextRules["remarks"]>;
type Hole = Tree["holes"][string] | undefined;

/** What of a text never does anything at the moment that it speaks of, each with the words that it is about. */
export const remarksOfTimes: Remarks = (abilities) =>
  [
    leftByThen,
    outsideChallenge,
    outsideAccounting,
    emptyStack,
    tooPoor,
    alwaysSo,
    takenBack,
    pileOfHost,
    seenThere,
    notEngaged,
    handedOver,
  ].flatMap((remark) => remark(abilities));

const partsOf = (tree: Tree): Tree[] => [...walk(tree)];
const isThis = (hole: Hole): boolean => isTree(hole) && hole.is === "this";
const isHost = ({ is }: Tree): boolean => is === "host" || is.endsWith(".host");

/** After these the card of which they are said is in no network. */
const LEAVES: ReadonlySet<string> = new Set(
  ["destroyed", "destroys", "destroyedBy", "destroyedInCombat", "discarded", "discards", "annihilated", "returned", "intoZone", "sold"]
    .concat(["player.sell", "sellsInDivest"])
    .map((id) => `event.${id}`),
);
/** What is done only to a card in a network. */
const TO_LYING: ReadonlySet<string> = new Set([
  ...["gets", "gets.each", "gains", "gets.gains", "loses", "loses.all", "isAlso", "stays", "stays.yours", "engage", "disengage", "move"],
  ...["counters.put", "counters.remove", "named.put", "named.remove", "heal", "heal.all", "attack.more", "destroy", "control"],
]);

/** “Whenever a player discards this, destroy this.” What was bonded under a host that leaves goes with it (MC-10.5, MC-R90). */
const leftByThen: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const event = lines[0]?.holes["e"];
    const card = isTree(event) ? event.holes[event.is === "event.destroysCard" ? "t" : "s"] : undefined;
    if (
      !isTree(event) ||
      !(LEAVES.has(event.is) || event.is === "event.destroysCard") ||
      !isTree(card) ||
      (card.is !== "ev.this" && card.is !== "ev.host")
    )
      return [];
    const parts = lines.flatMap(partsOf);
    if (parts.some(({ is, holes: { c } }) => is === "later" || is.startsWith("span.") || (is.startsWith("deploy") && isThis(c)))) return [];
    const message =
      card.is === "ev.host"
        ? "This leaves with its host: nothing in a network can be done to it then (MC-10.5)"
        : "This has left its network by then: nothing there can be done to it (MC-2.10)";
    return parts.filter(({ is, holes: { c } }) => TO_LYING.has(is) && isThis(c)).map((tree) => ({ tree, message }));
  });

/** What is said of attacks and blocks, which are declared only in the Challenge phase (MC-9.1). */
const OF_ATTACKS: ReadonlySet<string> = new Set(
  ["attackedBy", "attackNone", "attackOnly", "attackEngaged", "attackWith", "attackFree", "attackToll", "attackTollOn", "attackMay"]
    .concat(["attackedNone", "attackedMay", "attackedToll", "attackedTollBy", "attackAsCharacter", "mustAttack", "times", "twice"])
    .concat(["blockEngaged", "blockedOnly", "blockedNone", "blockOnly", "blockNone", "blockMay", "blockedMay", "blockFor"])
    .concat(["blockToll", "blockedToll", "preventsCombat", "preventsArea"])
    .map((id) => `static.${id}`),
);
const BANS_OF_ATTACKS: ReadonlySet<string> = new Set(
  ["attack", "block", "retaliate", "be-attacked", "be-blocked", "deal-combat-damage", "playerAttack", "attackMore"].map(
    (id) => `ban.${id}`,
  ),
);
const isOfAttacks = (said: Tree): boolean => {
  const bans = partsOf(said).filter(({ is }) => is.startsWith("ban."));
  return OF_ATTACKS.has(said.is) || (bans.length > 0 && bans.every(({ is }) => BANS_OF_ATTACKS.has(is)));
};

const outsideChallenge: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap(({ is, holes: { c, s } }) => {
      if ((is !== "line.while" && is !== "line.unless") || !isTree(c) || !isTree(s) || !isOfAttacks(s)) return [];
      const moments = momentsIn(c);
      const isApart =
        is === "line.while"
          ? moments.some(({ phase, not }) => (phase !== undefined && phase !== "Challenge") || not === "Challenge") ||
            (c.is === "cond.combat" && DECLARED.has(s.is))
          : c.is === "cond.phase.any.Challenge" || moments.some(({ not }) => not !== undefined && not !== "Challenge");
      const message =
        c.is === "cond.combat"
          ? "Before an attack is declared there is no combat (MC-9.8)"
          : "Cards attack and block only in the Challenge phase (MC-9.1)";
      return isApart ? [{ tree: s, message }] : [];
    }),
  );

/** What counts while nothing waits on the stack: in the steps of the Accounting and the End phase (MC-5.2, MC-14.8). */
const OF_STEPS: ReadonlySet<string> = new Set(
  ["noUpkeep", "noCashflow", "mayStay", "staysEngaged", "orphanSafe", "drawsMore", "drawsFewer", "sell", "sellsMore"].map(
    (id) => `static.${id}`,
  ),
);
const asksStack = ({ is, holes: { a, b, n } }: Tree): boolean =>
  is === "and" ? [a, b].some((one) => isTree(one) && asksStack(one)) : is === "cond.stack" && n !== 0;

const OF_ACCOUNTING: ReadonlySet<string> = new Set(
  ["noUpkeep", "noCashflow", "mayStay", "staysEngaged", "drawsMore", "drawsFewer"].map((id) => `static.${id}`),
);
/** “While it is the Divest phase, you draw 1 more card in your Accounting phase.” */
const outsideAccounting: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap(({ is, holes: { c, s } }) =>
      is === "line.while" &&
      isTree(s) &&
      OF_ACCOUNTING.has(s.is) &&
      momentsIn(c).some(({ phase, not }) => (phase !== undefined && phase !== "Accounting") || not === "Accounting")
        ? [{ tree: s, message: "This is of the Accounting phase alone (MC-5.2)" }]
        : [],
    ),
  );

const emptyStack: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap(({ is, holes: { c, s } }) =>
      is === "line.while" && isTree(c) && isTree(s) && OF_STEPS.has(s.is) && asksStack(c)
        ? [{ tree: c, message: "Nothing waits on the stack in that step (MC-5.2, MC-14.8)" }]
        : [],
    ),
  );

/** The most money that somebody has if a condition is so; undefined: any. */
function mostOf(condition: Tree): number | undefined {
  const { a, b, m } = condition.holes;
  if (condition.is === "and") {
    const bounds = [a, b].flatMap((one) => (isTree(one) ? (mostOf(one) ?? []) : []));
    return bounds.length > 0 ? Math.min(...bounds) : undefined;
  }
  return (condition.is === "cond.poor" || condition.is === "cond.eachPoor") && typeof m === "number" ? m : undefined;
}
const moneyIn = ({ is, holes: { a, b, m } }: Tree): number =>
  is === "costs"
    ? [a, b].reduce<number>((sum, one) => sum + (isTree(one) ? moneyIn(one) : 0), 0)
    : is === "pay" && typeof m === "number"
      ? m
      : 0;

/** “If you have 1M or less, pay 4M: …” */
const tooPoor: Remarks = (abilities) =>
  abilities.flatMap(({ lines: [line] }) => {
    const { i, c } = line?.holes ?? {};
    if (!isTree(i) || !isTree(c)) return [];
    const most = mostOf(i);
    return most !== undefined && moneyIn(c) > most ? [{ tree: c, message: "Whoever has no more than that cannot pay it (MC-R121)" }] : [];
  });

/** The number without which a condition asks for nothing: there are always two players (MC-13), and everybody has 0 or more. */
const ANYWAY: Readonly<Record<string, readonly [hole: string, most: number]>> = {
  "cond.players": ["n", 2],
  "cond.hold": ["n", 0],
  "cond.rich": ["m", 0],
  "cond.eachRich": ["m", 0],
  "cond.opponentRich": ["m", 0],
  "compare.each.holds": ["n", 0],
  "compare.opponent.holds": ["n", 0],
};
/** “Unless there are 1 or more players, …” */
const alwaysSo: Remarks = (abilities) =>
  abilities
    .flatMap(({ lines }) => lines.flatMap(partsOf))
    .filter(({ is }) => is === "unless.cond" || is === "line.unless")
    .flatMap(({ holes: { c } }) => {
      const [hole, most] = (isTree(c) && ANYWAY[c.is]) || ["", -1];
      const asked = isTree(c) ? c.holes[hole] : undefined;
      return isTree(c) && typeof asked === "number" && asked <= most
        ? [{ tree: c, message: "This is always so, so nothing comes of what happens “unless” it is (MC-13)" }]
        : [];
    });

const CHANGES_HANDS = /ontrol|bought|\.buy|eploy/;
/** “Whenever an opponent sells a card, gain control of this”: you have it, as it is you who hears that. */
const takenBack: Remarks = (abilities) =>
  abilities.flatMap(({ lines: [line] }) => {
    const { e, b } = line?.holes ?? {};
    if (!isTree(e) || !isTree(b) || LEAVES.has(e.is) || CHANGES_HANDS.test(e.is) || partsOf(b).some(asksOthers)) return [];
    return partsOf(b)
      .filter(({ is, holes: { c } }) => is === "control" && isThis(c))
      .map((tree) => ({ tree, message: "This is yours already: only what an opponent controls is taken (MC-R29)" }));
  });
/** Somebody else may do it, or it is done when the card may be somebody else's. */
const asksOthers = ({ is, holes: { p, e } }: Tree): boolean =>
  is === "later" || is.startsWith("span.") || (is !== "forEach" && isTree(p)) || (isTree(e) && e.is.startsWith("every."));

/** What happens to the top of a pile and not to what lies under it (MC-15.2). */
const OF_TOP: ReadonlySet<string> = new Set(
  ["attacks", "attacked", "attacksCard", "blocks", "blocksCard", "blockedBy", "becomes-blocked", "unblocked", "retaliates", "moved"]
    .concat(["swapped", "engaged", "disengaged", "becomes-orphaned", "producesThis"])
    .flatMap((id) => [`event.${id}`, `would.${id}`]),
);
const TURNED: ReadonlySet<string> = new Set(["engage", "disengage"]);

/** “If this would be disengaged, remove 1 development counter from the host instead”: under its host it is the host that is. */
const pileOfHost: Remarks = (abilities) => {
  // What turns the card itself turns its pile.
  const isTurned = abilities.flatMap(({ lines }) => lines.flatMap(partsOf)).some(({ is, holes: { c } }) => TURNED.has(is) && isThis(c));
  return abilities.flatMap(({ lines }) => {
    const [line] = lines;
    const event = line?.holes["e"] ?? line?.holes["w"];
    const card = isTree(event) ? event.holes["s"] : undefined;
    if (isTurned || !isTree(event) || !OF_TOP.has(event.is) || !isTree(card) || card.is !== "ev.this") return [];
    return lines.flatMap(partsOf).some(isHost)
      ? [{ tree: event, message: "Under its host this is no top card: say it of the host (MC-15.2)" }]
      : [];
  });
};

const SEEN: ReadonlySet<string> = new Set(["this", "host", "attacked", "attacker"]);
/** What is said of the card where it is in no network. */
const isElsewhere = ({ is, holes: { s, c } }: Tree): boolean =>
  is === "cond.zone" ||
  is === "cond.top" ||
  ((LEAVES.has(is) || is === "event.draws") && [s, c].some((card) => isTree(card) && (card.is === "ev.this" || card.is === "ev.host")));

/** “Look at this.” */
const seenThere: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const parts = lines.flatMap(partsOf);
    if (parts.some(isElsewhere)) return [];
    return parts
      .filter(
        ({ is, holes: { c } }) =>
          (is === "reveal" || is === "look") && isTree(c) && partsOf(c).every((part) => SEEN.has(part.is) || part.is === "both"),
      )
      .map((tree) => ({ tree, message: "A card in a network is seen by everybody (MC-R110)" }));
  });

/** What disengaged cards cost, where nothing lets them be bought. */
const notEngaged: Remarks = (abilities) => {
  const parts = abilities.flatMap(({ lines }) => lines.flatMap(partsOf));
  if (parts.some(({ is }) => is.endsWith("may.buyEngaged"))) return [];
  return parts
    .filter(
      ({ is, holes: { g } }) =>
        /^costs\.(?!chosen)/.test(is) && isTree(g) && kindIn(g) !== undefined && partsOf(g).some((part) => part.is === "state.disengaged"),
    )
    .map((tree) => ({
      tree,
      message: "Only engaged cards are bought out of networks, and what a text lets be bought as though it were (MC-6.2)",
    }));
};

const HANDED_OVER: ReadonlySet<string> = new Set(["event.takesControl", "event.losesControl", "would.control"]);

/** “Bond. When you gain control of this, …”: it is the pile that changes hands, with the host on top (MC-15.5). */
const handedOver: Remarks = (abilities) => {
  const parts = abilities.flatMap(({ lines }) => lines.flatMap(partsOf));
  if (!parts.some(({ is }) => is.startsWith("kw.bond"))) return [];
  return parts
    .filter(({ is, holes: { s } }) => HANDED_OVER.has(is) && isTree(s) && s.is === "ev.this")
    .map((tree) => ({ tree, message: "Under its host this changes hands with it: say “of the host” (MC-15.5)" }));
};
