/** Texts that are understood but cannot mean what they say, or may not be meant so: found on the tree, since more grammar would only forbid them one by one. */

import type { Language } from "../language.ts";
import { compileText } from "../machine/compile.ts";
import type { BoundAbility } from "../reading/bind.ts";
import { readText } from "../reading/read.ts";
import type { Span } from "../reading/token.ts";
import { entryOf } from "../tables/grammar.ts";
import { printLine, printPhrase } from "../telling/print.ts";
import { isStandIn, isTree, type Tree, walk } from "../tree.ts";

export type Lint = Span & {
  readonly code:
    | "never-carried-out"
    | "does-nothing"
    | "still-the-ability"
    | "target-in-cost"
    | "this-to-this"
    | "not-marked"
    | "loser-chooses";
  readonly message: string;
};

/** What is known about the card: whether its instructions are carried out when it is played, as an event's are. */
export type LintOptions = {
  readonly instructions: boolean;
  /** How a sentence of the game begins that says when, and one that says for what price: they are offered for what nothing carries out. */
  readonly ways?: { readonly when: string; readonly price?: string } | undefined;
};

/** The lints of a text's abilities, in the order of the text. */
export function lint(language: Language, abilities: readonly BoundAbility[], options: LintOptions): Lint[] {
  const { instructions } = options;
  const found = abilities.flatMap((ability) => [
    ...(instructions || ability.kind !== "do" ? [] : neverCarriedOut(language, ability, options)),
    ...(instructions ? stillTheAbility(language, ability) : []),
    ...nothingHappens(language, ability),
    ...ability.lines.flatMap((line) =>
      [...walk(line)]
        .filter((tree) => !isStandIn(tree))
        .flatMap((tree) => [
          ...doesNothing(language, tree, isPaid(line, tree)),
          ...targetsInCost(language, tree),
          ...thisToThis(language, tree),
        ]),
    ),
  ]);
  const whole = [...(language.textRules?.remarks?.(abilities) ?? []), ...(language.remarks?.(abilities) ?? [])];
  const told = whole.map(({ tree, message, code = "does-nothing" }): Lint => ({ code, ...place(tree), message }));
  return [...found, ...told].sort((a, b) => a.from - b.from);
}

const place = (tree: Tree | undefined): Span => tree?.span ?? { from: 0, to: 0 };

/** Longer sentences are not written out again in what is said of them. */
const SHORT = 60;

function neverCarriedOut(language: Language, { lines: [line] }: BoundAbility, { ways }: LintOptions): Lint[] {
  const said = line ? printLine(language.grammar, line) : "";
  const instead = (opening: string): string | undefined => {
    const read = readText(language, `${opening} ${said}`);
    const isCarriedOut =
      read.problems.length === 0 &&
      (language.amiss ? language.amiss(read.abilities).length === 0 : !language.textRules || compileText(language, read).ok);
    return isCarriedOut ? (said.length > SHORT ? `${opening} …` : read.canonical.replace(/\.$/u, "")) : undefined;
  };
  const [when, price] = said !== "" && ways ? [instead(ways.when), ways.price === undefined ? undefined : instead(ways.price)] : [];
  const what = said === "" || said.length > SHORT ? "this" : `“${said.replace(/\.$/u, "")}”`;
  const say = [
    `say when ${when === undefined ? "(“When …,”, “At …,”)" : `it happens: “${when}”`}`,
    ...(ways && ways.price === undefined ? [] : [`or for what cost${price === undefined ? " (“…:”)" : `: “${price}”`}`]),
  ];
  return [{ code: "never-carried-out", ...place(line), message: `Nothing ever triggers ${what}: ${say.join(" ")}` }];
}

const DONE: ReadonlySet<string> = new Set(["VP", "PVP", "Act"]);
const NUMBERS: ReadonlySet<string> = new Set(["INT", "MONEY", "Money"]);

/** Whether a part is in the price of an ability: what costs 0 is free, which is something. */
const isPaid = ({ holes: { c } }: Tree, tree: Tree): boolean => isTree(c) && [...walk(c)].includes(tree);

/** What is lost by the rules of the game. What could not be carried out at all is refused, which says so. */
function doesNothing(language: Language, tree: Tree, isFree: boolean): Lint[] {
  const idle = language.textRules?.idle?.(tree);
  if (idle && !idle.refused) return [{ code: "does-nothing", ...place(tree), message: idle.message }];
  const { construct, holes } = entryOf(language.grammar, tree);
  const isDone =
    !isFree &&
    construct.zero !== true &&
    DONE.has(construct.sort) &&
    holes.some(({ name, sort }) => NUMBERS.has(sort) && tree.holes[name] === 0);
  return isDone ? [{ code: "does-nothing", ...place(tree), message: "This does nothing: the number is 0" }] : [];
}

/** The sorts of what is carried out: what has parts of these is made of them. */
const CARRIED_OUT: ReadonlySet<string> = new Set(["Body", "Loop", "May", "Seq", "VSeq", "Act", "VPe", "VP", "PVP"]);
/** Who is asked to pay for it is asked, whatever comes then. */
const ASKED_FIRST: ReadonlySet<string> = new Set(["unless", "unless.does", "loop.unless", "loop.playersUnless"]);

/** What alone changes nothing. */
const EMPTY: ReadonlySet<string> = new Set(["nothing", "choose", "choose.who"]);

/** “When this is destroyed, nothing happens”: only instead of something is that something. */
function nothingHappens(language: Language, { kind, lines }: BoundAbility): Lint[] {
  if (kind === "instead" || lines.some((line) => [...walk(line)].some(({ is }) => ASKED_FIRST.has(is)))) return [];
  const acts = lines.flatMap((line) => lastParts(language, line));
  const [first] = acts;
  if (!first || acts.some(({ is }) => !EMPTY.has(is))) return [];
  const message = acts.every(({ is }) => is === "nothing")
    ? "This does nothing: only instead of something else is “nothing happens” an effect"
    : "This only chooses: say what happens to what was chosen";
  return [{ code: "does-nothing", ...place(first), message }];
}

/** The single instructions that a part of a text is made of. */
function lastParts(language: Language, tree: Tree): Tree[] {
  if (isStandIn(tree)) return [];
  const { construct, holes } = entryOf(language.grammar, tree);
  const inner = holes.flatMap(({ name, sort }) => {
    const value = tree.holes[name];
    return CARRIED_OUT.has(sort) && isTree(value) && !(construct.sort === "Line" && name === "c") ? [value] : [];
  });
  return inner.length > 0 ? inner.flatMap((part) => lastParts(language, part)) : CARRIED_OUT.has(construct.sort) ? [tree] : [];
}

/** A card that is played for its instructions may mean a sentence behind a “whenever” as one of them. */
function stillTheAbility({ grammar }: Language, { kind, lines }: BoundAbility): Lint[] {
  if (kind !== "trigger" && kind !== "activated") return [];
  const message = "This is part of the ability before it. Start a new paragraph for a new ability";
  const ofAbility = ({ holes: { b } }: Tree) => isTree(b) && entryOf(grammar, b).construct.ofAbility === true;
  const apart = lines
    .slice(1)
    .filter(
      (line) =>
        line.is === "line.do" && !ofAbility(line) && [...walk(line)].every(({ is, refers }) => refers === undefined && is !== "repeat"),
    );
  return apart.map((line) => ({ code: "still-the-ability", ...place(line), message }));
}

const ACTIVATED: ReadonlySet<string> = new Set([
  "line.activated",
  "line.limited",
  "line.usedIf",
  "line.limitedIf",
  "line.anyPlayer",
  "line.anyOpponent",
]);
/** A price is paid when the ability is announced; there is nothing to target yet. */
function targetsInCost(language: Language, tree: Tree): Lint[] {
  if (!ACTIVATED.has(tree.is)) return [];
  const costs = tree.holes["c"];
  if (!isTree(costs)) return [];
  return [...walk(costs)].flatMap((part): Lint[] => {
    if (isStandIn(part)) return [];
    const words = printPhrase(language.grammar, part, entryOf(language.grammar, part).construct.sort);
    if (!words.startsWith("target ") && !words.startsWith("another target ")) return [];
    return [{ code: "target-in-cost", ...place(part), message: `A cost cannot have targets: say “a …” instead of “${words}”` }];
  });
}

/** “when this is bonded to this”: the grammar allows it, no game does. */
function thisToThis(language: Language, tree: Tree): Lint[] {
  if (isStandIn(tree)) return [];
  const self = Object.values(tree.holes).filter(
    (hole) => isTree(hole) && !isStandIn(hole) && THIS.has(entryOf(language.grammar, hole).construct.id),
  );
  return self.length < 2
    ? []
    : [{ code: "this-to-this", ...place(tree), message: "A card cannot do this to itself: one “this” should be another card" }];
}

const THIS = new Set(["this", "near.this", "subj.this", "scope.this", "ev.this"]);
