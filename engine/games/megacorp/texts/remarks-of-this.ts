/** What a text of Megacorp says of its own card where that cannot be: it is yours already, lies under its host, is engaged; or nobody has the money. */
import { isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";
import { FIGHTING } from "./kinds-apart.ts";

type Remarks = NonNullable<TextRules["remarks"]>;

/** What of a text never does anything to the card that it is on, each with the words that it is about. */
export const remarksOfThis: Remarks = (abilities) =>
  [
    yoursAlready,
    deployedAlready,
    playedThere,
    underHost,
    pricedThere,
    unheard,
    soldEngaged,
    unaffordable,
    engagedTwice,
    overBeforeEnd,
    onlyChosen,
    notDone,
  ].flatMap((remark) => remark(abilities));

const partsOf = (tree: Tree): Tree[] => [...walk(tree)];
const isThis = (hole: Tree["holes"][string] | undefined): boolean => isTree(hole) && hole.is === "this";

/** Parts with those that they stand in, the innermost last. */
function* within(tree: Tree, around: readonly Tree[] = []): Generator<readonly [part: Tree, around: readonly Tree[]]> {
  yield [tree, around];
  for (const hole of Object.values(tree.holes)) if (isTree(hole)) yield* within(hole, [...around, tree]);
}

/** Lines that are carried out while the card is in a network and its controller is “you”. */
const YOURS: ReadonlySet<string> = new Set(["line.do", "line.at", "line.atLimited", "line.activated", "line.limited"]);
const TAKES: ReadonlySet<string> = new Set(["control", "buy", "buy.free", "buy.less"]);

const yoursAlready: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines
      .filter(({ is }) => YOURS.has(is))
      .flatMap((line) =>
        [...within(line)].flatMap(([tree, around]) =>
          TAKES.has(tree.is) && isThis(tree.holes["c"]) && !around.some(({ is, holes }) => is !== "forEach" && isTree(holes["p"]))
            ? [{ tree, message: "This is yours already: only what an opponent controls is bought or taken out of a network (MC-R29)" }]
            : [],
        ),
      ),
  );

/** After these the card lies in a network. */
const LIES_THEN: ReadonlySet<string> = new Set(
  [
    "deployed",
    "deployedFromHand",
    "bought",
    "moved",
    "swapped",
    "engaged",
    "disengaged",
    "producesThis",
    "attacked",
    "attacks",
    "blocks",
  ].map((id) => `event.${id}`),
);
const DEPARTS: ReadonlySet<string> = new Set(["return", "put", "destroy", "discard", "annihilate"]);

/** “Deploy this” of an Event, or when it has been deployed: it lies in a network already (MC-G14). */
const deployedAlready: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const [line] = lines;
    const event = line?.holes["e"];
    const lies = line?.is === "line.do" || (isTree(event) && LIES_THEN.has(event.is) && partsOf(event).some(({ is }) => is === "ev.this"));
    const parts = lines.flatMap(partsOf);
    if (!lies || parts.some(({ is, holes: { c } }) => is === "later" || (DEPARTS.has(is) && isThis(c)))) return [];
    return parts
      .filter(({ is, holes: { c } }) => is.startsWith("deploy") && isThis(c))
      .map((tree) => ({ tree, message: "This is in a network already and cannot be deployed: say “move this” (MC-G14)" }));
  });

const USED: ReadonlySet<string> = new Set(["line.activated", "line.limited", "line.anyPlayer", "line.anyOpponent"]);
const PLAYS: ReadonlySet<string> = new Set(["play", "play.free"]);

/** “Pay 1M: Play this.” It lies in a network when that is used. */
const playedThere: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const [line] = lines;
    const cost = line?.holes["c"];
    if (!line || !USED.has(line.is) || (isTree(cost) && partsOf(cost).some(({ is, holes: { c } }) => DEPARTS.has(is) && isThis(c))))
      return [];
    return lines
      .flatMap(partsOf)
      .filter(({ is, holes: { c } }) => PLAYS.has(is) && isThis(c))
      .map((tree) => ({ tree, message: "This is in a network already and is not played from there (MC-14.4)" }));
  });

/** What is counted by what was done before, and the instructions that do it. */
const DONE: readonly (readonly [counted: RegExp, does: RegExp, message: string])[] = [
  [/^per\.(?:counter|named)Removed$/, /^(?:counters|named)\.(?:remove|move|clear)/, "Nothing in this ability removes counters"],
  [
    /^rest$/,
    /^(?:look|reveal|search|choose|find|some|top|bottom|random|each\.those)/,
    "Nothing before it takes some of several: say what the rest is of",
  ],
];

const notDone: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const parts = lines.flatMap(partsOf);
    return DONE.flatMap(([counted, does, message]) => {
      const tree = parts.find(({ is }) => counted.test(is));
      return tree && !parts.some(({ is }) => does.test(is)) ? [{ tree, message }] : [];
    });
  });

/** “Choose a card”, and nothing is said of it afterwards (MC-G11). */
const onlyChosen: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const parts = lines.flatMap(partsOf);
    const tree = parts.find(({ is }) => is === "choose");
    if (!tree || parts.some(({ is, refers }) => refers !== undefined || SPOKEN.test(is))) return [];
    return [{ tree, message: "Nothing is done to what is chosen: say what, as “destroy that card” (MC-G11)" }];
  });
const SPOKEN = /^(?:chosen|rest|among)|\.(?:that|those|chosen|rest|among)$/;

/** What is said of fights, or of a place of its own, of a card that lies under its host. */
const OF_TOP = new Set(
  ["attackEngaged", "attackFree", "attackNone", "attackOnly", "attackToll", "attackWith", "blockEngaged", "blockNone", "blockOnly"]
    .concat(["attackedBy", "attackedNone", "blockedNone", "blockedOnly", "mustAttack", "times", "deployedEngaged", "deployAway"])
    .concat(["attackMay", "attackedMay", "blockMay", "blockedMay", "blockFor", "attackTollOn", "attackedToll", "attackedTollBy"])
    .concat(["blockToll", "blockedToll"])
    .map((id) => `static.${id}`),
);
const TOP_BANS: ReadonlySet<string> = new Set(
  ["attack", "block", "retaliate", "be-attacked", "be-blocked", "be-moved", "be-swapped", "be-engaged", "be-disengaged"].map(
    (id) => `ban.${id}`,
  ),
);
const ofHost = ({ is }: Tree): boolean => is === "host" || is.endsWith(".host");
const isOwn = (hole: Tree["holes"][string] | undefined): boolean => isTree(hole) && (hole.is === "scope.this" || hole.is === "subj.this");
const TOP_STATE = /^state\.(?:surrounded|orphaned)$/;

const underHost: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const parts = partsOf(line);
      if (!parts.some(ofHost) || (line.is !== "line.static" && line.is !== "line.while")) return [];
      const bans = (tree: Tree) => partsOf(tree).filter(({ is }) => is.startsWith("ban."));
      return parts
        .filter(
          (tree) =>
            (isOwn(tree.holes["s"]) || tree.is === "static.deployedEngaged") &&
            (OF_TOP.has(tree.is) ||
              (tree.is === "static.cannot" && bans(tree).every(({ is }) => TOP_BANS.has(is))) ||
              (tree.is === "cond.state" &&
                isTree(tree.holes["t"]) &&
                (TOP_STATE.test(tree.holes["t"].is) || FIGHTING.test(tree.holes["t"].is)))),
        )
        .map((tree) => ({ tree, message: "Under its host this has no slot and does not fight: say it of the host (MC-8.12, MC-15.2)" }));
    }),
  );

const OF_PRICE: ReadonlySet<string> = new Set([
  "static.cheaper",
  "static.cheaper.each",
  "static.dearer",
  "static.dearer.each",
  "static.free",
  "static.noTraits",
  "static.deployAway",
  "static.deployIf",
]);

/** “If this is blocking, this costs 2M less”: what is bought is not fighting, and has no host. */
const pricedThere: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines
      .filter(({ is, holes: { s } }) => is === "line.while" && isTree(s) && OF_PRICE.has(s.is))
      .flatMap(({ holes: { c } }) => (isTree(c) && c.is !== "or" ? partsOf(c) : []))
      .filter(
        (tree) =>
          tree.is.startsWith("cond.") &&
          isTree(tree.holes["s"]) &&
          (tree.holes["s"].is === "subj.host" ||
            (tree.is === "cond.state" &&
              tree.holes["s"].is === "subj.this" &&
              isTree(tree.holes["t"]) &&
              FIGHTING.test(tree.holes["t"].is))),
      )
      .map((tree) => ({ tree, message: "A card that is bought has no host and fights in no combat (MC-6.2)" })),
  );

/** What a card without BOND would hear of its own unbonding: until then it has no such abilities (MC-R88). */
const unheard: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => lines.flatMap(partsOf)).some(({ is }) => is.startsWith("kw.bond"))
    ? []
    : abilities.flatMap(({ lines }) =>
        lines
          .map(({ holes: { e } }) => e)
          .filter(
            (event) => isTree(event) && event.is === "event.unbonded" && isTree(event.holes["s"]) && event.holes["s"].is === "ev.this",
          )
          .filter(isTree)
          .map((tree) => ({ tree, message: "Only a card with Bond can have such an ability under a host: begin with “Bond.” (MC-R88)" })),
      );

/** “Engage this, engage this: …”: a card is engaged once for a price (MC-R121). */
const engagedTwice: Remarks = (abilities) =>
  abilities.flatMap(({ lines: [line] }) => {
    const cost = line?.holes["c"];
    if (!isTree(cost)) return [];
    const engaged = partsOf(cost)
      .flatMap(({ is, holes: { c } }) => (is === "engage" && isTree(c) ? (c.is === "both" ? [c.holes["a"], c.holes["b"]] : [c]) : []))
      .filter((card) => isTree(card) && (card.is === "this" || card.is === "host"))
      .filter(isTree);
    const [, twice] = engaged;
    return twice ? [{ tree: twice, message: "A pile is engaged only once for a price (MC-15.4, MC-R121)" }] : [];
  });

const ENGAGED_THEN: ReadonlySet<string> = new Set(["event.engaged", "event.producesThis", "event.producesAny"]);

/** “When this is engaged, sell this”: it is engaged then. */
const soldEngaged: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const event = lines[0]?.holes["e"];
    if (!isTree(event) || !ENGAGED_THEN.has(event.is)) return [];
    const parts = lines.flatMap(partsOf);
    if (parts.some(({ is, holes: { c } }) => is === "later" || (is === "disengage" && isThis(c)))) return [];
    return parts
      .filter(({ is, holes: { c } }) => is.startsWith("sell") && isThis(c))
      .map((tree) => ({ tree, message: "This is engaged then, and an engaged card is not sold (MC-7.8)" }));
  });

const POOR: ReadonlySet<string> = new Set(["cond.poor", "cond.eachPoor"]);

/** “If you have 1M or less, pay 4M.” */
const unaffordable: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap(partsOf).flatMap(({ is, holes: { c, l } }) => {
      const most = isTree(c) && POOR.has(c.is) ? c.holes["m"] : undefined;
      const asked = isTree(l) && l.is === "pay" ? l.holes["m"] : undefined;
      return is === "if" && isTree(l) && typeof most === "number" && typeof asked === "number" && asked > most
        ? [{ tree: l, message: "Whoever has no more than that cannot pay it (MC-R121)" }]
        : [];
    }),
  );

const OF_COMBAT: ReadonlySet<string> = new Set([
  "attacked",
  "attacker",
  "attacked.near",
  "attacker.near",
  "attacked.subj",
  "attacker.subj",
  "attack.null",
]);

/** “At the end of this turn, discard the attacking card”: no attack goes on then (MC-9.8). */
const overBeforeEnd: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines
      .flatMap(partsOf)
      .filter(({ is, holes: { t } }) => is === "later" && isTree(t) && !t.is.includes("ombat"))
      .flatMap(partsOf)
      .filter(({ is }) => OF_COMBAT.has(is))
      .map((tree) => ({ tree, message: "There is no combat when a turn or a phase begins or ends (MC-9.8)" })),
  );
