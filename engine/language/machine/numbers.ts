/** Numbers, and what is asked about the state: conditions. */
import type { Leaf } from "../reading/token.ts";
import { isTree, type Tree } from "../tree.ts";
import { type Draft, leafIn, type Times, treeIn } from "./draft.ts";
import { cardsOfGroup, controllerOf, countedOf, fits, groupedOf, groupOf, holesOf, isUnusual, nearOf, phraseOf } from "./nouns.ts";
import { lookingBack } from "./past.ts";
import type { Of } from "./program.ts";
import { kept, type Scene, X } from "./scene.ts";
import { handOf, placesOf, playersOf, saidOf } from "./who.ts";

/** No number of a text is greater: one that would be ends the match at the kernel's cap, so that no text can go on and on. */
export const MOST = 1000;

/** The sorts of holes that are numbers. */
export const NUMBER_SORTS: ReadonlySet<string> = new Set(["INT", "MONEY", "SIGNED", "Money", "NCards", "Many", "Value", "ValueN", "Per"]);

/** A number as it is when it is needed; `times` multiplies the first number of a verb. */
export function numberOf(draft: Draft, value: Tree | Leaf, times: Times | undefined): Of<number> {
  const plain = isTree(value) ? valueIn(draft, value, times) : leafNumber(draft, value);
  if (times === undefined || times.used) return plain;
  times.used = true;
  return (scene) => plain(scene) * times.of(scene);
}

function leafNumber(draft: Draft, leaf: Leaf): Of<number> {
  if (typeof leaf === "number" && Math.abs(leaf) > MOST) {
    const message = `A number in a text can be at most ${MOST}; this one is ${leaf}`;
    draft.missing.push({ ...draft.place, construct: "number", words: `${leaf}`, message });
  }
  const number = typeof leaf === "number" ? leaf : undefined;
  if (number !== undefined) return () => number;
  return leaf === "-X" ? (scene) => 0 - kept(scene, X) : (scene) => kept(scene, X);
}

/** Whether a number is the same always: written as digits, and not multiplied. */
export const isConstant = (value: Tree | Leaf | undefined): value is number => typeof value === "number";

function valueIn(draft: Draft, tree: Tree, times: Times | undefined): Of<number> {
  draft.uses.add(tree.is);
  switch (tree.is) {
    case "number.x":
      return (scene) => kept(scene, X);
    case "number.of": {
      const cards = cardsOfGroup(draft, groupOf(draft, treeIn(tree, "g")));
      return (scene) => cards(scene).length;
    }
    case "money.equal":
    case "ncards.equal":
      return numberOf(draft, treeIn(tree, "v"), times);
    case "per.those": {
      const cards = nearOf(draft, { ...tree, is: "those" });
      return (scene) => cards(scene).length;
    }
    // How much is asked when it is paid; nothing is enough.
    case "money.upTo":
    case "money.any":
    case "many.upTo":
    case "many.any":
      return () => 0;
    case "value.twice": {
      const inner = numberOf(draft, treeIn(tree, "v"), times);
      return (scene) => inner(scene) * 2;
    }
    case "value.half":
    case "value.halfUp": {
      const inner = numberOf(draft, treeIn(tree, "v"), times);
      const round = tree.is === "value.half" ? Math.floor : Math.ceil;
      return (scene) => round(inner(scene) / 2);
    }
    case "value.difference": {
      const [a, b] = [numberOf(draft, treeIn(tree, "a"), undefined), numberOf(draft, treeIn(tree, "b"), undefined)];
      return (scene) => Math.abs(a(scene) - b(scene));
    }
    case "value.sum":
    case "value.excess": {
      const [a, b] = [numberOf(draft, treeIn(tree, "a"), undefined), numberOf(draft, treeIn(tree, "b"), undefined)];
      return tree.is === "value.sum" ? (scene) => a(scene) + b(scene) : (scene) => Math.max(0, a(scene) - b(scene));
    }
    case "value.times": {
      const [v, n] = [numberOf(draft, treeIn(tree, "v"), undefined), numberOf(draft, leafIn(tree, "n"), undefined)];
      return (scene) => v(scene) * n(scene);
    }
    case "value.plus": {
      const [v, n] = [numberOf(draft, treeIn(tree, "v"), undefined), numberOf(draft, leafIn(tree, "n"), undefined)];
      return (scene) => v(scene) + n(scene);
    }
    case "per.lots": {
      const cards = cardsOfGroup(draft, groupOf(draft, treeIn(tree, "g")));
      const n = numberOf(draft, leafIn(tree, "n"), undefined);
      return (scene) => (n(scene) > 0 ? Math.floor(cards(scene).length / n(scene)) : 0);
    }
    case "ncards":
    case "ncards.upTo":
      return numberOf(draft, leafIn(tree, "n"), times);
    default: {
      if (tree.is.startsWith(COUNTED_PLAYERS)) {
        const players = playersOf(draft, saidOf(tree));
        return (scene) => players(scene).length;
      }
      if (draft.entry(tree).construct.sort === "Group" || isGroup(draft, tree)) {
        const cards = cardsOfGroup(draft, groupOf(draft, tree));
        return (scene) => cards(scene).length;
      }
      const run = draft.run(tree, "value", "amount", "way");
      if (run?.is === "way") {
        const slot = draft.way(tree, run.of);
        return (scene) => kept(scene, slot);
      }
      if (run?.is === "amount") {
        const slot = draft.amount(run.counts);
        const { of } = run;
        if (!of) return (scene) => kept(scene, slot);
        const said = holesOf(draft, tree);
        return (scene) => of(kept(scene, slot), ...said.map((hole) => hole(scene)));
      }
      const holes = run === undefined ? [] : referredAnd(draft, tree, holesOf(draft, tree));
      const seen = lookingBack(draft, tree);
      return (scene) => run?.value(scene.state, seen(scene), scene.engine, ...holes.map((hole) => hole(scene))) ?? 0;
    }
  }
}

const COUNTED_PLAYERS = "per.who.";
/** The holes of a value; of “that card's …” the card stands before them. */
const referredAnd = (draft: Draft, tree: Tree, holes: readonly Of<unknown>[]): readonly Of<unknown>[] =>
  tree.refers === undefined
    ? holes
    : draft.entry(tree).construct.refers === "player"
      ? [playersOf(draft, { ...tree, is: "player.that", holes: {} }), ...holes]
      : [nearOf(draft, { is: draft.entry(tree).construct.refers === "many" ? "those" : "that", holes: {}, refers: tree.refers }), ...holes];

const isGroup = (draft: Draft, tree: Tree): boolean =>
  draft.language.grammar.reach.get("Group")?.has(draft.entry(tree).construct.sort) ?? false;

/** Whether something is so when it is asked; of a card that has left, when it was last there. */
export function conditionOf(draft: Draft, tree: Tree): Of<boolean> {
  const holds = asked(draft, tree);
  if (JOINED.has(tree.is)) return holds;
  const seen = lookingBack(draft, tree);
  return (scene) => holds(seen(scene));
}

const JOINED: ReadonlySet<string> = new Set(["and", "or", "and.three", "or.three"]);

function asked(draft: Draft, tree: Tree): Of<boolean> {
  draft.uses.add(tree.is);
  if (tree.is.startsWith("compare.")) return compared(draft, tree);
  if (tree.is.startsWith("cond.value.")) return valued(draft, tree);
  switch (tree.is) {
    case "and": {
      const [a, b] = [conditionOf(draft, treeIn(tree, "a")), conditionOf(draft, treeIn(tree, "b"))];
      return (scene) => a(scene) && b(scene);
    }
    case "or": {
      const [a, b] = [conditionOf(draft, treeIn(tree, "a")), conditionOf(draft, treeIn(tree, "b"))];
      return (scene) => a(scene) || b(scene);
    }
    case "and.three":
    case "or.three": {
      const all = ["a", "b", "c"].map((hole) => conditionOf(draft, treeIn(tree, hole)));
      return tree.is === "and.three" ? (scene) => all.every((one) => one(scene)) : (scene) => all.some((one) => one(scene));
    }
    case "cond.control":
      return countCondition(draft, tree, (players) => players.slice(0, 1));
    case "cond.opponentControls":
      return countCondition(draft, tree, (players) => players.slice(1));
    case "cond.thereIs":
    case "cond.there": {
      const { group, enough } = countedOf(draft, treeIn(tree, "c"));
      const cards = cardsOfGroup(draft, group);
      return (scene) => enough(cards(scene).length, scene);
    }
    case "cond.hold":
    case "cond.holdFew":
    case "cond.holdNone":
    case "cond.holdMore":
    case "cond.holdFewer":
      return handCondition(draft, tree);
    case "cond.state":
    case "cond.notState":
      return subjectIs(draft, tree, phraseOf(draft, { is: "stated", holes: { s: treeIn(tree, "t"), g: { is: "noun.card", holes: {} } } }));
    case "cond.place":
      return subjectIs(draft, tree, phraseOf(draft, { is: "placed", holes: { p: treeIn(tree, "p"), g: { is: "noun.card", holes: {} } } }));
    case "cond.zone":
    case "cond.notZone": {
      const places = placesOf(draft, treeIn(tree, "z"));
      const wanted = tree.is === "cond.zone";
      return subjects(draft, tree, (scene, card) => places(scene).includes(scene.state.zone[card] ?? -1) === wanted);
    }
    case "cond.isA":
    case "cond.notA": {
      const group = groupedOf(phraseOf(draft, treeIn(tree, "g")));
      const wanted = tree.is === "cond.isA";
      return subjects(draft, tree, (scene, card) => group(scene).fits(card) === wanted);
    }
    case "cond.kind": {
      const card = nearOf(draft, tree);
      const group = groupedOf(phraseOf(draft, treeIn(tree, "g")));
      return (scene) => card(scene).some((id) => group(scene).fits(id));
    }
    case "cond.among": {
      const { group, enough } = countedOf(draft, treeIn(tree, "c"));
      const those = nearOf(draft, { ...tree, is: "those" });
      return (scene) => enough(those(scene).filter((card) => fits(group, scene, card)).length, scene);
    }
    case "cond.yourTurn":
      return (scene) => isYourTurn(scene);
    case "cond.notYourTurn":
      return (scene) => !isYourTurn(scene);
    default: {
      const run = draft.run(tree, "condition", "way", "amount");
      if (run?.is === "amount") {
        const slot = draft.amount(run.counts);
        const { of } = run;
        const said = holesOf(draft, tree);
        return (scene) => (of ? of(kept(scene, slot), ...said.map((hole) => hole(scene))) : kept(scene, slot)) !== 0;
      }
      if (run?.is === "way") {
        const slot = draft.way(tree, run.of);
        const { enough } = isTree(tree.holes["c"]) ? countedOf(draft, tree.holes["c"]) : { enough: (n: number) => n > 0 };
        return (scene) => enough(kept(scene, slot), scene) !== (run.none === true);
      }
      // Of “that player …” the player stands before the other holes.
      const isOfPlayer = draft.entry(tree).construct.refers === "player";
      const holes = [...(isOfPlayer ? [playersOf(draft, { ...tree, is: "player.that", holes: {} })] : []), ...holesOf(draft, tree)];
      return (scene) => run?.holds(scene.state, scene, scene.engine, ...holes.map((hole) => hole(scene))) ?? false;
    }
  }
}

const isYourTurn = ({ state, engine, controller }: Scene): boolean => (engine.rules.active?.(state) ?? 0) === controller;

/** Whether one of the players, of whom you are the first, controls so many. */
function countCondition(draft: Draft, tree: Tree, which: (players: readonly number[]) => readonly number[]): Of<boolean> {
  const { group, enough } = countedOf(draft, treeIn(tree, "c"));
  const cards = cardsOfGroup(draft, group);
  const players = playersOf(draft, { is: "players.each", holes: {} });
  return (scene) => {
    const controllers = cards(scene).map((card) => controllerOf(draft, scene, card));
    return which(players(scene)).some((player) => enough(controllers.filter((other) => other === player).length, scene));
  };
}

/** “An opponent controls more characters than you”: of you, of one single opponent, of the player named before. */
function compared(draft: Draft, tree: Tree): Of<boolean> {
  const [, who, what = ""] = tree.is.split(".");
  const subject = playersOf(
    draft,
    who === "that" ? { ...tree, is: "player.that", holes: {} } : { is: who === "you" ? "players.you" : "players.eachOpponent", holes: {} },
  );
  const holds = comparison(draft, tree, what, who === "you");
  if (who === "no") return (scene) => !subject(scene).some((player) => holds(scene, player));
  if (who === "each") return (scene) => subject(scene).every((player) => holds(scene, player));
  return (scene) => subject(scene).some((player) => holds(scene, player));
}

/** A number beside another: “the number of cards you control is 3 or more”. */
function valued(draft: Draft, tree: Tree): Of<boolean> {
  const [first = 0, second = 0] = draft.entry(tree).holes.map(({ name }) => tree.holes[name] ?? 0);
  const a = numberOf(draft, first, undefined);
  const b = numberOf(draft, second, undefined);
  const holds = VALUED[tree.is.replace("cond.value.", "").replace(/M$/u, "")] ?? (() => false);
  return (scene) => holds(a(scene), b(scene));
}

const VALUED: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  more: (a, b) => a >= b,
  less: (a, b) => a <= b,
  is: (a, b) => a === b,
  equal: (a, b) => a === b,
  greater: (a, b) => a > b,
  lower: (a, b) => a < b,
  even: (a) => a % 2 === 0,
  odd: (a) => a % 2 === 1,
};

/** What is said of the player in a comparison; `others`: it is with the players that it names, else with you. */
function comparison(draft: Draft, tree: Tree, what: string, others: boolean): (scene: Scene, player: number) => boolean {
  if (what === "controls") {
    const { group, enough } = countedOf(draft, treeIn(tree, "c"));
    const cards = cardsOfGroup(draft, group);
    return (scene, player) => enough(cards(scene).filter((card) => controllerOf(draft, scene, card) === player).length, scene);
  }
  if (what.startsWith("h")) {
    const held = handOf(draft, tree);
    const n = what === "holds" || what === "holdsFew" ? numberOf(draft, leafIn(tree, "n"), undefined) : () => 0;
    if (what === "holds") return (scene, player) => held(scene, player) >= n(scene);
    if (what === "handMore") return (scene, player) => held(scene, player) > held(scene, scene.controller);
    if (what === "handFewer") return (scene, player) => held(scene, player) < held(scene, scene.controller);
    return (scene, player) => held(scene, player) <= n(scene);
  }
  const cards = cardsOfGroup(draft, groupOf(draft, treeIn(tree, "g")));
  const than = others ? playersOf(draft, treeIn(tree, "p")) : ({ controller }: Scene) => [controller];
  return (scene, player) => {
    const controllers = cards(scene).map((card) => controllerOf(draft, scene, card));
    const of = (one: number) => controllers.filter((other) => other === one).length;
    return than(scene).every((other) => (what === "more" ? of(player) > of(other) : of(player) < of(other)));
  };
}

function handCondition(draft: Draft, tree: Tree): Of<boolean> {
  const held = handOf(draft, tree);
  const mine: Of<number> = (scene) => held(scene, scene.controller);
  if (tree.is === "cond.holdNone") return (scene) => mine(scene) === 0;
  if (tree.is === "cond.hold" || tree.is === "cond.holdFew") {
    const n = numberOf(draft, leafIn(tree, "n"), undefined);
    return tree.is === "cond.hold" ? (scene) => mine(scene) >= n(scene) : (scene) => mine(scene) <= n(scene);
  }
  const players = playersOf(draft, treeIn(tree, "p"));
  const more = tree.is === "cond.holdMore";
  return (scene) => players(scene).every((player) => (more ? mine(scene) > held(scene, player) : mine(scene) < held(scene, player)));
}

/** Whether the subject of a condition, or at least one of its cards, is something. */
function subjects(draft: Draft, tree: Tree, holds: (scene: Scene, card: number) => boolean): Of<boolean> {
  const subject = treeIn(tree, "s");
  // “A card is bonded to this”: what the condition asks for says which cards are meant.
  const cards =
    subject.is === "subj.a" ? cardsOfGroup(draft, groupOf(draft, treeIn(subject, "g"), isUnusual(draft, tree))) : nearOf(draft, subject);
  return (scene) => cards(scene).some((card) => holds(scene, card));
}

function subjectIs(draft: Draft, tree: Tree, group: ReturnType<typeof groupOf>): Of<boolean> {
  const holds = subjects(draft, tree, (scene, card) => fits(group, scene, card));
  return tree.is === "cond.notState" ? subjects(draft, tree, (scene, card) => !fits(group, scene, card)) : holds;
}
