/** Noun phrases: what a card must be and where it lies; and the cards that are meant without anybody choosing. */
import { at, type InstanceId, type Player } from "../../kernel/state.ts";
import { QUOTED } from "../reading/quoted.ts";
import type { Leaf } from "../reading/token.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { type Draft, type Group, leafIn, type Need, type Times, treeIn, type Whole } from "./draft.ts";
import { isByAnother, lookingBack } from "./past.ts";
import type { Of } from "./program.ts";
import type { Counted, Fit, GivenKeyword, Grouped, TestRun } from "./run.ts";
import { kept, memberOf, restOf, type Scene, selectedCards } from "./scene.ts";
import { isUnseen, lackUnseen } from "./unseen.ts";

const ANY_CARD = "noun.card";

/** The holes of a phrase as functions, all that is in them resolved. */
export function holesOf(draft: Draft, tree: Tree, skip?: string, times?: Times): readonly Of<unknown>[] {
  return draft
    .entry(tree)
    .holes.filter(({ name }) => name !== skip)
    .map(({ name, sort }) => draft.parts.hole(draft, tree.holes[name] ?? 0, sort, times));
}

/** Compiles a Group, or whatever of it there is, as a noun speaks of cards: of the usual ones, unless its words say otherwise. */
export function groupOf(draft: Draft, tree: Tree, unusual = false): Group {
  const group = unusual ? phraseOf(draft, tree) : selectable(draft, tree);
  lackUnseen(draft, group);
  if (group.whole) draft.lack(tree, "Only chosen cards can have a total");
  return group;
}

/** The same, of cards that somebody selects: what they come to together may be limited. */
export function selectable(draft: Draft, tree: Tree): Group {
  const group = phraseOf(draft, tree);
  const { usual } = draft.rules;
  return usual && !isUnusual(draft, tree) ? { ...group, needs: [{ ...fitNeed(usual), open: true }, ...group.needs] } : group;
}

/** The same, of targets. */
export function targetable(draft: Draft, tree: Tree): Group {
  const { targets } = draft.rules;
  if (!targets) return selectable(draft, tree);
  const group = phraseOf(draft, tree);
  return { ...group, needs: [...targets.map((fit) => ({ ...fitNeed(fit), open: true })), ...group.needs] };
}

/** Whether a word in a tree speaks of cards that nouns otherwise leave out. */
export const isUnusual = (draft: Draft, tree: Tree): boolean =>
  [...walk(tree)].some(({ is }) => {
    const run = draft.language.runs.get(is);
    return run?.is === "test" && run.unusual === true;
  });

/** What the rules ask of a card. */
export const fitNeed = ({ rule, open, ...fit }: Fit, values: readonly Of<unknown>[] = []): Need => ({
  rule,
  open: open === true,
  // Most ask nothing of the verb's holes, and are asked of every card in every list.
  holds:
    values.length === 0
      ? (scene, card) => fit.holds(scene.state, card, scene, scene.engine)
      : (scene, card) => fit.holds(scene.state, card, scene, scene.engine, ...values.map((value) => value(scene))),
  reason: (scene, card) => fit.reason(scene.state, card, scene, scene.engine, ...values.map((value) => value(scene))),
});

/** What the words alone ask of a card. */
export function phraseOf(draft: Draft, tree: Tree): Group {
  draft.uses.add(tree.is);
  const inner = (hole: string) => phraseOf(draft, treeIn(tree, hole));
  const and = (group: Group, need: Need | undefined): Group =>
    need ? { ...group, needs: [...group.needs, need], places: group.places ?? need.places } : group;
  switch (tree.is) {
    case "other":
      return and(inner("g"), {
        rule: "",
        open: true,
        holds: (scene, card) => card !== scene.source,
        reason: () => "It is this card",
      });
    case "stated":
      return and(inner("g"), modifier(draft, treeIn(tree, "s")));
    case "kinded":
    case "kinded.near":
      return and(inner("g"), kind(draft, treeIn(tree, "k")));
    case "past":
      return and(inner("g"), modifier(draft, treeIn(tree, "h")));
    case "placed":
      return and(inner("g"), modifier(draft, treeIn(tree, "p")));
    case "having": {
      const together = treeIn(tree, "w");
      if (draft.language.runs.get(together.is)?.is === "whole") return { ...inner("g"), whole: wholeOf(draft, together) };
      if (draft.language.runs.get(together.is)?.is === "most") return and(inner("g"), mostOf(draft, together, inner("g")));
      return and(inner("g"), modifier(draft, together, undefined, "no card"));
    }
    case "zoned": {
      const zone = treeIn(tree, "z");
      const group = { ...inner("g"), places: draft.parts.places(draft, zone) };
      return isUnseen(draft, zone) ? { ...group, unseen: zone } : group;
    }
    case "controlled":
      return and(inner("h"), control(draft, treeIn(tree, "c")));
    case "named":
      return and(inner("h"), modifier(draft, tree, "h"));
    case "either":
      return { needs: either(draft, tree), places: undefined };
    case ANY_CARD:
      return { needs: [], places: undefined };
    default:
      return and({ needs: [], places: undefined }, modifier(draft, tree, undefined, "no"));
  }
}

/** What the run of a word asks of a card. */
function modifier(draft: Draft, tree: Tree, skip?: string, not: "no" | "no card" | "not" = "not"): Need | undefined {
  draft.uses.add(tree.is);
  const run = draft.run(tree, "test");
  if (run?.noCard !== undefined && !draft.ofStack) draft.lack(tree, run.noCard);
  const holes = holesOf(draft, tree, skip);
  const words = draft.words(tree);
  return (
    run &&
    lookingBackAt(
      draft,
      tree,
      tested(run, holes, `It is ${not} ${skip === undefined ? words : `named ${words.slice(words.indexOf("“"))}`}`),
    )
  );
}

/** The same where an instruction says by another card which are meant, and that one may have left by then. */
function lookingBackAt(draft: Draft, tree: Tree, need: Need): Need {
  if (!draft.scope.looksBack || !isByAnother(draft.language, tree)) return need;
  const seen = lookingBack(draft, tree);
  return { ...need, holds: (scene, card) => need.holds(seen(scene), card), reason: (scene, card) => need.reason(seen(scene), card) };
}

/** What a word asks of cards that are selected together. */
function wholeOf(draft: Draft, tree: Tree): Whole {
  draft.uses.add(tree.is);
  const run = draft.run(tree, "whole");
  const holes = holesOf(draft, tree);
  return (scene, cards) => run?.holds(scene.state, cards, scene.engine, scene, ...holes.map((hole) => hole(scene))) ?? true;
}

/** “with the highest BQ”: the most, or the least, among the cards of the words before. */
function mostOf(draft: Draft, tree: Tree, group: Group): Need | undefined {
  draft.uses.add(tree.is);
  const run = draft.run(tree, "most");
  if (run === undefined) return undefined;
  const holes = holesOf(draft, tree);
  const cards = cardsOfGroup(draft, group);
  const words = draft.words(tree);
  const number = (scene: Scene, card: InstanceId) => run.value(scene.state, card, scene.engine, scene, ...holes.map((hole) => hole(scene)));
  return {
    rule: run.rule,
    holds(scene, card) {
      const own = number(scene, card);
      return own !== undefined && cards(scene).every((other) => !isBetter(number(scene, other), own, run.least === true));
    },
    reason: () => `It is no card ${words}`,
  };
}

const isBetter = (other: number | undefined, own: number, least: boolean): boolean =>
  other !== undefined && (least ? other < own : other > own);

function tested(run: TestRun, holes: readonly Of<unknown>[], otherwise: string): Need {
  const { rule = "", reason } = run;
  const [first, ...others] = holes;
  // Most words have one hole at most, and are asked of every card in every list.
  const holds =
    first === undefined
      ? (scene: Scene, card: InstanceId) => run.holds(scene.state, card, scene.engine, scene)
      : others.length === 0
        ? (scene: Scene, card: InstanceId) => run.holds(scene.state, card, scene.engine, scene, first(scene))
        : (scene: Scene, card: InstanceId) => run.holds(scene.state, card, scene.engine, scene, ...holes.map((hole) => hole(scene)));
  return {
    rule,
    holds,
    places: run.implies && impliedBy(run),
    onStack: run.onStack,
    reason: (scene, card) => reason?.(scene.state, card, scene.engine, scene, ...holes.map((hole) => hole(scene))) ?? otherwise,
  };
}

/** Where the cards lie that a word speaks of. */
const impliedBy =
  (run: TestRun): Of<readonly number[]> =>
  (scene) => {
    const places: number[] = [];
    run.implies?.(scene.state, scene, places, scene.engine);
    return places;
  };

/** A kind by itself, one of two tags, or none of a tag. */
function kind(draft: Draft, tree: Tree): Need | undefined {
  if (tree.is !== "tag.either" && tree.is !== "tag.not") return modifier(draft, tree);
  draft.uses.add(tree.is);
  const tag = (hole: string) => modifier(draft, { is: "tag", holes: { t: leafIn(tree, hole) } });
  const [first, second] = tree.is === "tag.not" ? [tag("t"), undefined] : [tag("a"), tag("b")];
  if (!first) return undefined;
  const reason = () => `It is not ${draft.words(tree)}`;
  return tree.is === "tag.not"
    ? { rule: first.rule, holds: (scene, card) => !first.holds(scene, card), reason }
    : { rule: first.rule, holds: (scene, card) => first.holds(scene, card) || second?.holds(scene, card) === true, reason };
}

function either(draft: Draft, tree: Tree): Need[] {
  const [a, b] = [phraseOf(draft, treeIn(tree, "a")), phraseOf(draft, treeIn(tree, "b"))];
  if (a.needs.length === 0 || b.needs.length === 0) return [];
  const words = draft.words(tree);
  const kinds = [...a.needs, ...b.needs].flatMap(({ onStack }) => onStack ?? []);
  const onStack = kinds.length > 0 ? kinds : undefined;
  return [
    { rule: "", holds: (scene, card) => fits(a, scene, card) || fits(b, scene, card), onStack, reason: () => `It is not a ${words}` },
  ];
}

/** Who controls a card; its owner where the game knows no other way. Of one that has left, who controlled it. */
export const controllerOf = ({ rules }: Draft, { state, engine, past }: Scene, card: InstanceId): Player =>
  rules.past && past?.includes(card)
    ? rules.past.controller(state, card, engine)
    : (rules.controller?.(state, card, engine) ?? at(state.owner, card));

/** Who owns a card; below 0 where nobody does. */
export const ownerOf = ({ rules }: Pick<Draft, "rules">, { state }: Pick<Scene, "state">, card: InstanceId): Player =>
  rules.owner?.(state, card) ?? at(state.owner, card);

/** Another player, and not nobody. */
const isOpponent = (player: Player, { controller }: Scene): boolean => player >= 0 && player !== controller;

function control(draft: Draft, tree: Tree): Need | undefined {
  draft.uses.add(tree.is);
  const reason = () => `It is not a card ${draft.words(tree)}`;
  const owned = (by: (scene: Scene, owner: Player) => boolean): Need => ({
    rule: "",
    open: true,
    holds: (scene, card) => by(scene, ownerOf(draft, scene, card)),
    reason,
  });
  const controlled = (by: (scene: Scene, player: Player) => boolean): Need => ({
    rule: "",
    open: true,
    holds: (scene, card) => by(scene, controllerOf(draft, scene, card)),
    controlled: by,
    reason,
  });
  switch (tree.is) {
    case "ctrl.you":
      return controlled((scene, player) => player === scene.controller);
    case "ctrl.opponent":
      return controlled((scene, player) => isOpponent(player, scene));
    case "ctrl.they":
      return controlled((scene, player) => player === scene.actor);
    case "ctrl.target":
    case "ctrl.targetPlayer":
    case "ctrl.that": {
      const players = draft.parts.players(draft, tree);
      return controlled((scene, player) => players(scene).includes(player));
    }
    case "ctrl.controllerOf": {
      const players = draft.parts.players(draft, { ...tree, is: "player.controller" });
      return controlled((scene, player) => players(scene).includes(player));
    }
    case "own.lent":
      return {
        rule: "",
        open: true,
        holds: (scene, card) => ownerOf(draft, scene, card) === scene.controller && controllerOf(draft, scene, card) !== scene.controller,
        reason,
      };
    case "own.you":
      return owned((scene, owner) => owner === scene.controller);
    case "own.opponent":
      return owned((scene, owner) => isOpponent(owner, scene));
    case "own.that": {
      const players = draft.parts.players(draft, tree);
      return owned((scene, owner) => players(scene).includes(owner));
    }
    default:
      return modifier(draft, tree);
  }
}

/** Whether a card is all that is needed. The last is asked first: what the words say leaves out more than what the rules ask of every card. */
export function fits({ needs }: Pick<Group, "needs">, scene: Scene, card: InstanceId): boolean {
  for (let i = needs.length - 1; i >= 0; i--) if (!at(needs, i).holds(scene, card)) return false;
  return true;
}

/** Adds every card of some places in their order. */
export function addCards({ state }: Scene, places: readonly number[], into: InstanceId[]): void {
  for (let i = 0; i < places.length; i++) {
    const cards = at(state.zones, at(places, i));
    for (let j = 0; j < cards.length; j++) into.push(at(cards, j));
  }
}

/** The cards of a noun phrase where they are: in the zone that it names, or in play. */
export function cardsOfGroup(draft: Draft, group: Group): Of<readonly InstanceId[]> {
  return (scene) => {
    const cards: InstanceId[] = [];
    addCards(scene, group.places?.(scene) ?? inPlay(draft, scene), cards);
    return cards.filter((card) => fits(group, scene, card));
  };
}

function inPlay(draft: Draft, { state, engine }: Scene): readonly number[] {
  const places: number[] = [];
  draft.rules.inPlay(state, places, engine);
  return places;
}

/** Cards that are there without anybody choosing. */
export function nearOf(draft: Draft, tree: Tree): Of<readonly InstanceId[]> {
  draft.uses.add(tree.is);
  switch (tree.is) {
    case "this":
    case "near.this":
    case "subj.this":
    case "scope.this":
      return ({ source }) => [source];
    case "near.a":
    case "subj.a":
    case "scope.each":
      return cardsOfGroup(draft, draft.parts.group(draft, treeIn(tree, "g")));
    case "near.another": {
      const cards = cardsOfGroup(draft, draft.parts.group(draft, treeIn(tree, "g")));
      return (scene) => cards(scene).filter((card) => card !== scene.source);
    }
    case "near.aIn":
      return cardsOfGroup(draft, draft.parts.group(draft, { ...tree, is: "zoned", holes: { g: treeIn(tree, "g"), z: treeIn(tree, "z") } }));
    case "near.target": {
      const slot = draft.scope.announced.get(tree);
      const group = targetable(draft, treeIn(tree, "g"));
      if (slot === undefined) return lacking(draft, tree, [], "Only an instruction can choose a target");
      return (scene) => selectedCards(scene, slot, draft.slots).filter((card) => fits(group, scene, card));
    }
    case "eachOfThose":
    case "those": {
      const slot = draft.referred(tree);
      return (scene) => selectedCards(scene, slot, draft.slots);
    }
    case "each.among": {
      const slot = draft.referred(tree);
      const group = phraseOf(draft, treeIn(tree, "g"));
      return (scene) => selectedCards(scene, slot, draft.slots).filter((card) => fits(group, scene, card));
    }
    case "rest": {
      const slot = draft.referred(tree);
      return (scene) => restOf(scene, slot, draft.slots);
    }
    default: {
      if (tree.refers === undefined) return pointed(draft, tree);
      const slot = draft.referred(tree);
      return (scene) => memberOf(scene, slot, draft.slots);
    }
  }
}

/** Cards that the rules of the game point at. */
function pointed(draft: Draft, tree: Tree): Of<readonly InstanceId[]> {
  const run = draft.run(tree, "cards");
  return (scene) => {
    const cards: InstanceId[] = [];
    run?.add(scene.state, scene, cards, scene.engine);
    return cards;
  };
}

function lacking<T>(draft: Draft, tree: Tree, value: T, reason: string): Of<T> {
  draft.lack(tree, reason);
  return () => value;
}

/** Whether so many of the cards handed over are what the words say. */
export function countedOf(
  draft: Draft,
  tree: Tree,
): { readonly group: Group; readonly of: Of<Counted>; readonly enough: (n: number, scene: Scene) => boolean } {
  draft.uses.add(tree.is);
  const group = groupOf(draft, treeIn(tree, "g"));
  const n = draft.parts.number(draft, tree.holes["n"] ?? 1, undefined);
  const enough = (count: number, scene: Scene): boolean => {
    switch (tree.is) {
      case "count.atMost":
        return count <= n(scene);
      case "count.none":
        return count === 0;
      case "count.exactly":
        return count === n(scene);
      default:
        return count >= n(scene);
    }
  };
  const counts = (scene: Scene, card: InstanceId) => fits(group, scene, card) && (tree.is !== "count.another" || card !== scene.source);
  return {
    group:
      tree.is === "count.another"
        ? { ...group, needs: [...group.needs, { rule: "", holds: (scene, card) => card !== scene.source, reason: () => "" }] }
        : group,
    of: (scene) => (cards) => enough(cards.filter((card) => counts(scene, card)).length, scene),
    enough,
  };
}

/** A noun phrase as a run is handed it. */
export const groupedOf =
  (group: Group): Of<Grouped> =>
  (scene) => {
    const places = group.places?.(scene);
    const lies = (card: InstanceId): boolean => places === undefined || places.includes(at(scene.state.zone, card));
    return { fits: (card) => lies(card) && fits(group, scene, card), places };
  };

/** A keyword that the text gives to cards. */
function givenOf(draft: Draft, tree: Tree): Of<GivenKeyword> {
  const defined = tree.is === QUOTED || draft.language.keywords.get(tree.is)?.abilities !== undefined;
  if (!defined) draft.run(tree, "known");
  // What is given is looked at later, when nobody knows any more what X was.
  const saysX = [...walk(tree)].some(({ is, holes: values }) => is === "number.x" || Object.values(values).includes("X"));
  if (saysX) draft.lack(tree, "A granted keyword needs a number: X has no value by then");
  const given = holesOf(draft, tree);
  const holes: Of<readonly unknown[]> = (scene) => given.map((hole) => hole(scene));
  const n = draft.given.length;
  draft.given.push({ keyword: tree.is, holes, program: defined ? draft.parts.definition(draft, tree) : undefined });
  return (scene) => ({ keyword: tree.is, holes: holes(scene), text: scene.text, n });
}

/** The term that a word stands for: its run's value, or what its run makes of its holes. */
export function termOf(draft: Draft, value: Tree | Leaf, times?: Times): Of<unknown> {
  if (!isTree(value)) return () => value;
  draft.uses.add(value.is);
  if (value.is === ANY_CARD) return () => ANY_CARD;
  if (value.is === QUOTED || draft.language.keywords.has(value.is)) return givenOf(draft, value);
  const run = draft.run(value, "term", "test", "value", "amount");
  if (run === undefined) return () => undefined;
  if (run.is === "amount") {
    const [n, other] = [draft.amount(run.counts), draft.amount(run.with?.counts)];
    return (scene) => run.with?.make(kept(scene, n), kept(scene, other));
  }
  if (run.is === "test") return () => run.value ?? value.is;
  const holes = holesOf(draft, value, undefined, times);
  if (run.is === "value") return (scene) => run.value(scene.state, scene, scene.engine, ...holes.map((hole) => hole(scene)));
  if (holes.length > 0) return (scene) => run.make(...holes.map((hole) => hole(scene)));
  const made = run.make();
  return () => made;
}
