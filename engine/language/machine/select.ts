/** Selections of cards: all, some that a player chooses, some by lot, the top ones. Each fills its slots; what is asked is asked one card at a time. */

import { MINGLE } from "../../kernel/card-events.ts";
import { everybody } from "../../kernel/layout.ts";
import { at, type InstanceId, type Player } from "../../kernel/state.ts";
import type { Leaf, Span } from "../reading/token.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { type Draft, type Group, type Need, treeIn, type VerbAt, type Whole } from "./draft.ts";
import { addCards, fitNeed, fits, phraseOf, selectable, targetable } from "./nouns.ts";
import { ASKS, type Failure, type Instruction, type Of } from "./program.ts";
import type { AskKind, VerbRun } from "./run.ts";
import { addSelected, clearSelection, type Scene, selectedAt, selectedCards, selectedCount } from "./scene.ts";
import { onStack, stackOf } from "./stack.ts";
import { lackUnseen } from "./unseen.ts";

const DONE = -1;

/** What a selection is made of. */
export type Choosing = {
  readonly span: Span;
  readonly kind: AskKind;
  /** The first of the slots that it fills. */
  readonly base: number;
  readonly least: Of<number>;
  readonly most: Of<number>;
  /** The cards that it is made among, in a stable order, whether they fit or not. */
  readonly domain: (scene: Scene, into: InstanceId[]) => void;
  readonly needs: readonly Need[];
  readonly whole?: Whole | undefined;
  /** It is made among objects of the stack, by their numbers. */
  readonly onStack?: boolean;
  /** What is kept of a card that is chosen. Default: the card. */
  readonly note?: (scene: Scene, card: InstanceId) => number;
  readonly player: Of<Player>;
  /** What the action is called: the verb's word. */
  readonly action: string;
  readonly prompt: string;
};

/** What a selection is made among. */
export type Among = Pick<Choosing, "domain" | "needs" | "whole" | "onStack">;

/** What the group and the verb of a selection speak of. */
export function amongOf(draft: Draft, tree: Tree, verb: VerbAt | undefined, more: readonly Need[] = verbNeeds(verb)): Among {
  if (verb?.run.onStack) return onTheStack(draft, tree);
  const group = groupIn(draft, tree);
  return { domain: domainOf(draft, group, verb), needs: [...group.needs, ...more], whole: group.whole };
}

/** Objects of the stack: what their noun says of their kind, and the rest of their source. */
function onTheStack(draft: Draft, tree: Tree): Among {
  if (!draft.rules.stack) draft.lack(tree, "This game has no stack");
  draft.ofStack = true;
  const { needs } = phraseOf(draft, treeIn(tree, "g"));
  draft.ofStack = false;
  return {
    onStack: true,
    domain: ({ state }, into) => void into.push(...stackOf(state).map(({ id }) => id)),
    needs: needs.map(({ rule, holds, onStack: kinds, controlled, reason }) => ({
      rule,
      holds(scene, id) {
        const object = onStack(scene.state, id);
        if (object === undefined) return false;
        if (kinds) return kinds.includes(object.kind);
        return controlled ? controlled(scene, object.controller) : holds(scene, object.source);
      },
      reason: (scene, id) => reason(scene, onStack(scene.state, id)?.source ?? 0),
    })),
  };
}

/** The cards that a group and a verb speak of, fitting or not: in the zone that is named, or where the verb looks. */
function domainOf(draft: Draft, group: Group, verb: VerbAt | undefined): Choosing["domain"] {
  return (scene, into) => {
    const named = group.places?.(scene);
    if (named) {
      addCards(scene, named, into);
      return;
    }
    const places: number[] = [];
    if (verb?.run.from) verb.run.from(scene.state, scene, places, scene.engine, verb.hole);
    else draft.rules.inPlay(scene.state, places, scene.engine);
    addCards(scene, places, into);
  };
}

/** What a verb asks of the cards that it is done to. */
export const verbNeeds = (verb: VerbAt | undefined): Need[] => [
  ...[...(verb?.run.fits ?? []), ...(verb?.cost ? (verb.run.costs ?? []) : [])].map((fit) => fitNeed(fit, verb?.values)),
  ...(verb?.notThis === undefined ? [] : [anotherThanThis(verb.notThis)]),
];

const anotherThanThis = (rule: string): Need => ({
  rule,
  open: true,
  holds: ({ source }, card) => card !== source,
  reason: () => "It cannot be this card",
});

/** What a selection in a hole of a verb knows of it. */
export const verbAt = (
  draft: Draft,
  run: VerbRun,
  tree: Tree,
  hole: string,
  { words = "", cost }: { readonly words?: string; readonly cost?: readonly Need[] | undefined } = {},
): VerbAt => ({ run, id: tree.is, words, hole, cost, values: valuesAsked(draft, run, tree), notThis: notThis(run, tree, hole) });

/** The rule by which what is chosen for a hole of a verb is another card than this one, because that stands in another hole. */
const notThis = ({ apart }: VerbRun, { holes }: Tree, hole: string): string | undefined =>
  Object.entries(holes).some(([name, value]) => name !== hole && isTree(value) && value.is === "this") ? apart : undefined;

/** The holes of a verb that its needs depend on, if they do. */
const valuesAsked = (draft: Draft, run: VerbRun, tree: Tree): readonly Of<unknown>[] | undefined =>
  (run.asksHoles || run.hides) &&
  draft
    .entry(tree)
    .holes.filter(({ sort }) => sort !== "Cards" && sort !== "CardsL")
    .map(({ name, sort }) => draft.parts.hole(draft, knownBefore(draft, tree.holes[name] ?? 0), sort, undefined));

/** A hole as it is asked before the card that says how much is selected: “deal BQ damage equal to that card's BQ” asks by then for one point. */
function knownBefore(draft: Draft, value: Tree | Leaf): Tree | Leaf {
  if (!isTree(value)) return value;
  const isNumber = ["Value", "ValueN"].includes(draft.entry(value).construct.sort);
  const isOpen = ({ refers }: Tree) => refers !== undefined && !draft.scope.slots.has(refers);
  if (isNumber && [...walk(value)].some(isOpen)) return 1;
  return { ...value, holes: Object.fromEntries(Object.entries(value.holes).map(([name, hole]) => [name, knownBefore(draft, hole)])) };
}

/**
 * Before cards are taken out of a hand unseen, who has it mixes it: nobody else knows then which of its cards are which. Undefined for a verb that hides nothing.
 */
export function mixer({ domain }: Among, verb: VerbAt | undefined): ((scene: Scene) => void) | undefined {
  const hides = verb?.run.hides;
  if (!verb || !hides) return undefined;
  return (scene) => {
    if (!hides(...(verb.values ?? []).map((value) => value(scene)))) return;
    const cards: InstanceId[] = [];
    domain(scene, cards);
    const { layout } = scene.engine;
    for (const place of new Set(cards.map((card) => at(scene.state.zone, card)))) {
      const { player } = at(layout.places, place);
      if (player >= 0 && at(layout.sights, place) === 1 << player) scene.engine.propose(scene.state, MINGLE, player, place);
    }
  };
}

/** An instruction that looks at the state and acts, if there is anything to do. */
export function doing(draft: Draft, tree: Tree, run: ((scene: Scene) => void) | undefined): void {
  if (!run) return;
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: true,
    run(scene) {
      run(scene);
      return next;
    },
  });
}

/** The cards of a domain that fit, in their order. */
export function fitting(among: Pick<Among, "domain" | "needs">, scene: Scene): InstanceId[] {
  const cards: InstanceId[] = [];
  among.domain(scene, cards);
  return among.needs.length === 0 ? cards : cards.filter((card) => fits(among, scene, card));
}

/** What a player can choose among: where it matters what a card is, only the cards that the player knows. */
export function choosable(among: Among, scene: Scene, player: Player): InstanceId[] {
  const cards = fitting(among, scene);
  return among.needs.every(({ open }) => open) ? cards : known(among, cards, scene, player);
}

/** Whether a player could choose any. */
export function isAnyChoosable(among: Among, scene: Scene, player: Player): boolean {
  const { domain, needs, onStack: open } = among;
  const cards: InstanceId[] = [];
  domain(scene, cards);
  const known = open === true || needs.every((need) => need.open);
  return cards.some((card) => (known || (at(scene.state.seen, card) & (1 << player)) !== 0) && fits(among, scene, card));
}

/** All that a player may ask about of what is chosen among: the cards that the player knows. */
export function askable(among: Among, scene: Scene, player: Player): InstanceId[] {
  const cards: InstanceId[] = [];
  among.domain(scene, cards);
  return known(among, cards, scene, player);
}

const known = ({ onStack: open }: Among, cards: InstanceId[], { state }: Scene, player: Player): InstanceId[] =>
  open ? cards : cards.filter((card) => (at(state.seen, card) & (1 << player)) !== 0);

/** Those of some cards that lie in the domain and fit. */
export function stillFitting({ domain, needs }: Pick<Among, "domain" | "needs">, cards: readonly InstanceId[], scene: Scene): InstanceId[] {
  if (cards.length === 0) return [];
  const there: InstanceId[] = [];
  domain(scene, there);
  const group = { needs, places: undefined };
  return cards.filter((card) => there.includes(card) && fits(group, scene, card));
}

/** Whether which cards fit is not known to everybody. */
export function isHidden({ domain, needs, onStack: open }: Among, scene: Scene): boolean {
  if (needs.length === 0 || open) return false;
  const cards: InstanceId[] = [];
  domain(scene, cards);
  const all = everybody(scene.state.players);
  return cards.some((card) => (at(scene.state.seen, card) & all) !== all);
}

/** Whether a selection could have a card now; where nobody may know that there is none, it is supposed that there is. */
export function isThere(among: Among, scene: Scene): boolean {
  const cards: InstanceId[] = [];
  among.domain(scene, cards);
  for (let i = 0; i < cards.length; i++) if (fits(among, scene, at(cards, i))) return true;
  return isHidden(among, scene);
}

/** A player chooses: card by card in the stable order, so that each set is reached in one way. */
export function choosing(draft: Draft, choice: Choosing): Instruction {
  const { base, kind, action, prompt, player, needs, whole, note = (_scene: Scene, card: number) => card } = choice;
  const next = draft.here + 1;
  const least = (scene: Scene, there: number) => Math.min(choice.least(scene), there);
  const addFitting = (scene: Scene, into: number[]): void => {
    const cards = choosable(choice, scene, player(scene));
    const taken = selectedCount(scene, base);
    const before = taken === 0 ? undefined : selectedAt(scene, base, draft.slots, taken - 1);
    const first = before === undefined ? 0 : cards.findIndex((card) => note(scene, card) === before) + 1;
    const missing = least(scene, cards.length) - taken;
    const last = missing > 1 ? cards.length - missing + 1 : cards.length;
    if (taken < choice.most(scene)) for (let i = first; i < last; i++) if (fitsIn(scene, at(cards, i))) into.push(at(cards, i));
    if (missing <= 0 || into.length === 0) into.push(DONE);
  };
  const fitsIn = (scene: Scene, card: InstanceId) =>
    whole === undefined || whole(scene, [...selectedCards(scene, base, draft.slots), card]);
  const add = (scene: Scene, card: number) => addSelected(scene, base, draft.slots, note(scene, card));
  return {
    span: choice.span,
    reads: true,
    acts: false,
    run(scene) {
      clearSelection(scene, base);
      const most = choice.most(scene);
      const cards = choosable(choice, scene, player(scene));
      const hidden = isHidden(choice, scene);
      if (most <= 0 || (cards.length === 0 && (choice.least(scene) > 0 || !hidden))) return next;
      if (choice.least(scene) >= cards.length && !hidden && (whole === undefined || whole(scene, cards))) {
        for (const card of cards) add(scene, card);
        return next;
      }
      return ASKS;
    },
    ask: {
      kind,
      player,
      candidates: addFitting,
      weigh(scene) {
        const offered: number[] = [];
        addFitting(scene, offered);
        const others = askable(choice, scene, player(scene)).filter((card) => !offered.includes(card));
        return [
          ...offered.map((code) => ({ code, failed: [] })),
          ...others.map((code) => ({ code, failed: failures(needs, scene, code) })).filter(({ failed }) => failed.length > 0),
        ];
      },
      action({ state }, code) {
        if (code === DONE) return { kind: "done" };
        return choice.onStack ? { kind: action, card: onStack(state, code)?.source ?? 0, object: code } : { kind: action, card: code };
      },
      answer(scene, code) {
        if (code === DONE) return next;
        add(scene, code);
        return selectedCount(scene, base) < choice.most(scene) ? ASKS : next;
      },
      prompt: () => prompt,
      words: prompt,
      hidden: (scene) => isHidden(choice, scene),
    },
  };
}

/** What stands against a card, cheapest to mend first. */
export const failures = (needs: readonly Need[], scene: Scene, card: InstanceId): Failure[] =>
  needs.filter((need) => !need.holds(scene, card)).map((need) => ({ rule: need.rule, reason: need.reason(scene, card) }));

/** A selection that nobody chooses. */
export function filling(draft: Draft, span: Span, base: number, cards: Of<readonly InstanceId[]>): Instruction {
  const next = draft.here + 1;
  return {
    span,
    reads: true,
    acts: false,
    run(scene) {
      const found = cards(scene);
      clearSelection(scene, base);
      for (const card of found) addSelected(scene, base, draft.slots, card);
      return next;
    },
  };
}

/** Selections that are made on announcement. */
export const TARGETS = ["target", "target.another", "target.upTo", "target.any", "near.target"];

const UNCHOSEN = ["each", "random", "found", "found.upTo", "found.any"];

/** The group of a selection with what its determiner adds: another is not this card. */
export function groupIn(draft: Draft, tree: Tree): Group {
  const inner = treeIn(tree, "g");
  const group = TARGETS.includes(tree.is) ? targetable(draft, inner) : selectable(draft, inner);
  // What is not chosen the game finds by itself, and what is searched for is shown.
  if (!UNCHOSEN.includes(tree.is)) lackUnseen(draft, group);
  if (group.whole && (tree.is === "each" || tree.is === "random")) draft.lack(tree, "Only chosen cards can have a total limit");
  if (tree.is !== "another" && tree.is !== "some.other") return group;
  const other: Need = { rule: "", open: true, holds: (scene, card) => card !== scene.source, reason: () => "It is this card" };
  return { ...group, needs: [...group.needs, other] };
}
