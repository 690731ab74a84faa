/** What of a text as a whole does nothing by the rules of Megacorp, though each of its words can be said: whoever writes it is told. */
import { isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";
import { FIGHTING, factsOf, kindIn } from "./kinds-apart.ts";
import { remarksOfThis } from "./remarks-of-this.ts";
import { remarksOfTimes } from "./remarks-of-times.ts";

/** What of a text that is read as a whole never does anything, each with the words that it is about. */
export const megacorpRemarks: NonNullable<TextRules["remarks"]> = (abilities) => [
  ...hostless(abilities),
  ...unchosen(abilities),
  ...unasked(abilities),
  ...deployedThere(abilities),
  ...unused(abilities),
  ...toYourself(abilities),
  ...cancelsItself(abilities),
  ...goneByThen(abilities),
  ...noCombatThen(abilities),
  ...remarksOfThis(abilities),
  ...remarksOfTimes(abilities),
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
  "line.usedIf",
  "line.limitedIf",
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
        .filter(({ is }) => is === "host" || is.endsWith(".host") || is === "player.hostOwner")
        .slice(0, 1),
    )
    .map((tree) => ({
      tree,
      message: "Only a card with Bond can have such an ability under a host: begin with “Bond.” (MC-R88)",
    }));
};

/** What the controller chooses for the card to remember and nothing on it asks for. */
const unused: Remarks = (abilities) => {
  const parts = abilities.flatMap(({ lines }) => lines.flatMap((line) => [...walk(line)]));
  return CHOSEN.flatMap(([said, chosen, word]) => {
    const tree = parts.some(({ is }) => said.test(is)) ? undefined : parts.find(({ is }) => is === chosen);
    return tree ? [{ tree, message: `Nothing on this card asks for the chosen ${word}, so choosing one does nothing (MC-R216)` }] : [];
  });
};

/** Parts with the parts that they stand in, the innermost last. */
function* within(tree: Tree, around: readonly Tree[] = []): Generator<readonly [part: Tree, around: readonly Tree[]]> {
  yield [tree, around];
  for (const hole of Object.values(tree.holes)) if (isTree(hole)) yield* within(hole, [...around, tree]);
}

/** “Pay you 2M” where nobody else is named who pays: money goes from a player to the same one. */
const toYourself: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      [...within(line)].flatMap(([tree, around]) =>
        tree.is === "pay.you" && !around.some(({ holes }) => isTree(holes["p"]))
          ? [{ tree, message: "You would pay yourself: say who pays, “each opponent pays you 2M” (MC-7.1)" }]
          : [],
      ),
    ),
  );

/** An Event that cancels itself: what of it was on the stack has been carried out (MC-R240). */
const cancelsItself: Remarks = (abilities) =>
  (abilities.length === 1 ? abilities : [])
    .filter(({ kind }) => kind === "do")
    .flatMap(({ lines }) => lines.flatMap((line) => [...walk(line)]))
    .filter(({ is, holes: { c } }) => is === "cancel" && isTree(c) && c.is === "this")
    .map((tree) => ({ tree, message: "This is carried out by then, and nothing of it is left on the stack (MC-R240)" }));

const LEAVES: ReadonlySet<string> = new Set(["discard", "destroy", "annihilate", "return", "put"]);
/** What only a card in a network can have done to it. */
const TO_LYING: ReadonlySet<string> = new Set([
  ...["gets", "gets.each", "gains", "gets.gains", "loses", "loses.all", "isAlso", "stays", "stays.yours", "engage", "disengage", "move"],
  ...["counters.put", "counters.remove", "named.put", "named.remove", "heal", "heal.all", "attack.more"],
]);
const isOfThis = ({ holes: { c } }: Tree): boolean =>
  isTree(c) && (c.is === "this" || (c.is === "both" && [...walk(c)].some(({ is }) => is === "this")));

/** “Discard this: This gains Flying until end of turn”: it has left its network as the price. */
const goneByThen: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const [line] = lines;
    const cost = line?.holes["c"];
    if (!line || !isTree(cost)) return [];
    // What lies under no host any more has none that a price could be taken from (MC-14.3).
    const hosts = [...walk(cost)].filter(({ holes: { c } }) => isTree(c) && c.is === "host");
    const gone = hosts.some(({ is }) => LEAVES.has(is)) ? hosts.find(({ is }) => TO_LYING.has(is)) : undefined;
    if (gone) return [{ tree: gone, message: "The host leaves its network for the same price: nothing there can be done to it (MC-2.10)" }];
    const leaving = [...walk(cost)].filter((part) => LEAVES.has(part.is) && isOfThis(part));
    const [, twice] = leaving;
    if (twice) return [{ tree: twice, message: "This has left its network by then: a price can take it from there only once (MC-14.3)" }];
    const comesBack = [...walk(line)].some(({ is, holes: { c } }) => is.startsWith("deploy") && isTree(c) && c.is === "this");
    const body = line.holes["b"];
    if (leaving.length === 0 || comesBack || !isTree(body)) return [];
    return [...walk(body)]
      .filter((part) => TO_LYING.has(part.is) && isOfThis(part))
      .map((tree) => ({ tree, message: "This has left its network as the price: nothing there can be done to it (MC-2.10)" }));
  });

const TIMED: ReadonlySet<string> = new Set(["line.at", "line.atLimited"]);
/** Conditions that are so only while an attack goes on. */
const ATTACKING: ReadonlySet<string> = new Set(["cond.attackingA", "cond.blockingA"]);

/** What has to be so in an attack: a condition, both of two, or that there is one of the cards that are counted. */
const needsAttack = (asked: Tree): boolean => {
  const { a, b, t } = asked.holes;
  if (asked.is === "and") return [a, b].some((one) => isTree(one) && needsAttack(one));
  if (asked.is === "cond.state") return isTree(t) && FIGHTING.test(t.is);
  const kind = asked.is.startsWith("cond.") ? undefined : kindIn(asked);
  return ATTACKING.has(asked.is) || (kind !== undefined && factsOf(kind).fights);
};

const BY_LINE = /^(?:line|static|for)\./;

/** What depends on an attack that goes on, when a turn or a phase begins or ends (MC-9.8). */
const noCombatThen: Remarks = (abilities) =>
  abilities
    .filter(
      ({ lines: [line] }) =>
        line &&
        TIMED.has(line.is) &&
        [...walk(line)].every(({ is }) => is !== "time.combatEnd" && is !== "later" && !is.startsWith("span.") && is !== "quoted"),
    )
    .flatMap(({ lines }) => lines.flatMap((line) => [...walk(line)]))
    .flatMap(({ is, holes: { c, p, g } }) =>
      is === "if" ? [c] : is === "forEach" ? [p] : is === "loop" ? [g] : BY_LINE.test(is) ? [] : [c],
    )
    .filter(isTree)
    .filter(needsAttack)
    .map((tree) => ({ tree, message: "There is no combat when a turn or a phase begins or ends (MC-9.8)" }));
