/** Verbs: the cards in their holes are selected, then the run is called once with everything resolved. */
import { at, type InstanceId } from "../../kernel/state.ts";
import type { Leaf } from "../reading/token.ts";
import type { Sort } from "../tables/sort.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { step } from "./control.ts";
import type { Draft, Need, Times } from "./draft.ts";
import { fits, ownerOf, phraseOf } from "./nouns.ts";
import { isConstant, MOST, NUMBER_SORTS } from "./numbers.ts";
import { type Instruction, type Of, STUCK } from "./program.ts";
import type { VerbRun } from "./run.ts";
import { addSelected, clearSelection, DONE, keep, kept, type Scene, selectedAt, selectedCount } from "./scene.ts";
import { verbAt, verbNeeds } from "./select.ts";
import { selection } from "./selection.ts";
import { chosenPlayers } from "./turns.ts";
import { noteShown } from "./unseen.ts";
import { inOrder, inShares, openAmount, openNumber, openX, upToNumber } from "./verb-asks.ts";

const CARDS = ["Cards", "CardsL"];
type Cards = readonly InstanceId[];

/** Holes of a verb that are compiled: what each is, which are cards and which numbers, and whose cards are taken one by one. */
type Holes = {
  readonly values: readonly Of<unknown>[];
  readonly cards: readonly number[];
  readonly numbers: readonly number[];
  /** The hole whose selection another hole speaks of one by one, and the slot of that selection. */
  readonly member: { readonly hole: number; readonly slot: number } | undefined;
  /** “its owner's”: the cards are dealt with owner by owner. */
  readonly byOwner: boolean;
};

/** How a verb is compiled: multiplied by “for each”, as a cost that leaves the later ones payable, or with its players chosen before. */
export type How = { readonly times?: Times; readonly cost?: readonly Need[]; readonly chosen?: true; readonly activating?: true };

/** Compiles a verb with its holes. */
export function verb(draft: Draft, tree: Tree, { times, cost, chosen, activating }: How = {}): void {
  draft.uses.add(tree.is);
  const run = draft.run(tree, "verb");
  if (run === undefined) return;
  const { holes } = draft.entry(tree);
  if (!chosen) chosenPlayers(draft, tree);
  const words = draft.words(tree);
  const cards: number[] = [];
  const values = holes.map(({ name, sort }, i): Of<unknown> => {
    const value = tree.holes[name] ?? 0;
    // How many is asked when it is known of what.
    if (sort === "Many") return () => 0;
    if (isTree(value) && CARDS.includes(sort)) {
      cards.push(i);
      return selection(draft, value, verbAt(draft, run, tree, name, { words, cost }), times);
    }
    if (isTree(value) && value.is === "ncards.upTo") return upToNumber(draft, value, words, draft.parts.number(draft, value, times));
    if (value === "X" && tree === draft.scope.opensX) {
      const others = holes.map(({ name: other, sort: of }) =>
        other === name ? undefined : draft.parts.hole(draft, tree.holes[other] ?? 0, of, undefined),
      );
      return openX(
        draft,
        tree,
        words,
        (scene, n) => run.payable?.(scene.state, scene, scene.engine, [others.map((hole) => (hole ? hole(scene) : n))]) !== false,
      );
    }
    if (isTree(value) && (value.is === "money.upTo" || value.is === "money.any")) return openAmount(draft, value, run, words, times);
    return draft.parts.hole(draft, value, sort, times);
  });
  for (const [i, { name, sort }] of holes.entries()) {
    const value = tree.holes[name];
    if (sort !== "Many" || !isTree(value)) continue;
    const rest = values.filter((_, j) => j !== i && !cards.includes(j));
    values[i] = openNumber(draft, value, run, words, cards.map((hole) => at(values, hole)) as Of<Cards>[], rest);
  }
  const isAnyOrder = holes.some(({ name, sort }) => {
    const to = tree.holes[name];
    return sort === "Dest" && isTree(to) && to.is.endsWith("Order");
  });
  const others = values.filter((_, i) => !cards.includes(i));
  for (const i of cards) {
    const { ordered } = run;
    if (isAnyOrder) values[i] = inOrder(draft, tree, at(values, i), words, () => true);
    else if (ordered && isSeveral(tree.holes[holes[i]?.name ?? ""]))
      values[i] = inOrder(draft, tree, at(values, i), words, (scene) => ordered(...others.map((value) => value(scene))));
  }
  const shared = run.divided && cards.find((i) => holes[i]?.name === run.divided?.hole);
  if (shared !== undefined) values[shared] = inShares(draft, tree, run, { cards: at(values, shared), others, words });
  const constant =
    run.plain &&
    countedBy(draft, run.wayOf?.of).length === 0 &&
    cards.length === 0 &&
    times === undefined &&
    holes.every(({ name, sort }) => isTerm(draft, tree.holes[name] ?? 0, sort));
  if (constant) {
    draft.emit(plainVerb(draft, tree, run, values));
    return;
  }
  const member = cards
    .map((hole) => ({ hole, slot: memberSlot(draft, tree, holes[hole]?.name ?? "") }))
    .find(({ slot }) => slot !== undefined);
  const numbers = holes.flatMap(({ sort }, i) => (NUMBER_SORTS.has(sort) ? [i] : []));
  const byOwner = cards.length > 0 && [...walk(tree)].some(({ is }) => is === "whose.owner");
  const { way, wayOf } = run;
  const measured = countedBy(draft, wayOf?.of).map((counted) => ({ ...counted, before: draft.slot() }));
  const has = (scene: Scene, isMeant: Meant) => wayOf?.has(scene.state, scene, (card) => isMeant(scene, card)) ?? 0;
  for (const { before, isMeant } of measured) draft.emit(step(draft, tree, true, (scene) => keep(scene, before, has(scene, isMeant))));
  const got = tree.binds !== undefined && draft.entry(tree).construct.gets !== undefined;
  const before = got ? noteGotten(draft, tree, run) : undefined;
  draft.emit(fullVerb(draft, tree, run, { values, cards, numbers, member: member as Holes["member"], byOwner }, activating));
  if (before !== undefined) bindGotten(draft, tree, run, before);
  noteShown(draft, tree);
  for (const counted of countedBy(draft, way?.of)) {
    const done = (scene: Scene) =>
      [...new Set(cards.flatMap((i) => (values[i]?.(scene) ?? []) as Cards))].filter((card) => counted.isMeant(scene, card));
    note(draft, tree, counted, (scene) => done(scene).filter((card) => way?.did(scene.state, card, scene.engine) === true).length);
  }
  for (const counted of measured)
    note(draft, tree, counted, (scene) => Math.abs(has(scene, counted.isMeant) - kept(scene, counted.before)));
  const { amount } = run;
  if (amount) {
    const slot = draft.amount(run.counts);
    draft.emit(step(draft, tree, true, (scene) => keep(scene, slot, amount(scene.state, scene.engine))));
  }
}

/** Keeps how many cards were there before the verb gets some. */
function noteGotten(draft: Draft, tree: Tree, { gets }: VerbRun): number {
  if (!gets) draft.lack(tree, "This game's rules do not say which cards were drawn");
  const before = draft.slot();
  draft.emit(step(draft, tree, true, (scene) => keep(scene, before, gets?.(scene.state, scene).length ?? 0)));
  return before;
}
/** “That card”, “those cards”: what has come since. */
function bindGotten(draft: Draft, tree: Tree, { gets }: VerbRun, before: number): void {
  const base = draft.slotOf(tree);
  draft.emit(
    step(draft, tree, true, (scene) => {
      clearSelection(scene, base);
      for (const card of (gets?.(scene.state, scene) ?? []).slice(kept(scene, before))) addSelected(scene, base, draft.slots, card);
    }),
  );
}

type Meant = (scene: Scene, card: InstanceId) => boolean;
/** Something that an ability counts of what a verb does: where, of which cards, and whether of this verb alone. */
type CountedDeed = { readonly slot: number; readonly isMeant: Meant; readonly alone?: true };

/** Adds to what was done “this way”; “that many” is as many as the verb before it has done. */
function note(draft: Draft, tree: Tree, { slot, alone }: CountedDeed, done: Of<number>): void {
  draft.emit(step(draft, tree, true, (scene) => keep(scene, slot, (alone ? 0 : kept(scene, slot)) + done(scene))));
}

/** What the ability counts of what a verb does. A card that has left by then is asked as it last was. */
function countedBy(draft: Draft, of: string | undefined): readonly CountedDeed[] {
  if (of === undefined) return [];
  const ways = draft.scope.ways
    .filter((way) => way.of === of)
    .map(({ group, slot }): CountedDeed => {
      if (group === undefined) return { slot, isMeant: () => true };
      const { needs } = phraseOf(draft, group);
      const gone = (scene: Scene, card: InstanceId) => draft.rules.past?.hasLeft(scene.state, card, 0) === true;
      return { slot, isMeant: (scene, card) => fits({ needs }, gone(scene, card) ? { ...scene, past: [card] } : scene, card) };
    });
  return draft.scope.countsDeeds ? [...ways, { slot: draft.amount(), isMeant: () => true, alone: true }] : ways;
}

/** The slot of a selection of all cards in a hole, if another hole speaks of them one by one. */
function memberSlot(draft: Draft, tree: Tree, hole: string): number | undefined {
  const selected = tree.holes[hole];
  if (!isTree(selected) || selected.is !== "each" || selected.binds === undefined) return undefined;
  const others = Object.entries(tree.holes).flatMap(([name, value]) => (name !== hole && isTree(value) ? [...walk(value)] : []));
  return others.some((part) => part.refers === selected.binds) ? draft.slotOf(selected) : undefined;
}

/** Whether what stands in a hole is always the same: a number, or a word without holes that is a term of the game. */
const isTerm = (draft: Draft, value: Tree | Leaf, sort: Sort): boolean => {
  if (!isTree(value)) return typeof value === "number" || value !== "X";
  if (value.is === "ncards") return isConstant(value.holes["n"]);
  // A noun where a number stands is counted.
  if (NUMBER_SORTS.has(sort)) return false;
  return Object.keys(value.holes).length === 0 && ["term", "test"].includes(draft.language.runs.get(value.is)?.is ?? "");
};

/** A verb whose holes say the same always, and which only proposes: any number of these run in one step. */
function plainVerb(draft: Draft, tree: Tree, run: VerbRun, values: readonly Of<unknown>[]): Instruction {
  const given = values.map((value) => value(NOWHERE));
  const next = draft.here + 1;
  const marks = marksDone(draft);
  return {
    span: draft.spanOf(tree),
    reads: marks,
    acts: true,
    run(scene) {
      run.run(scene.state, scene, scene.engine, ...given);
      if (marks) keep(scene, DONE, 1);
      return next;
    },
  };
}

/** A scene that constants are asked in; nothing in it can be looked at. */
const NOWHERE = Object.freeze({}) as Scene;

const marksDone = ({ scope }: Draft): boolean => scope.asked && !scope.continues;

/** All that is handed to the run is read before anything is proposed. */
function fullVerb(draft: Draft, tree: Tree, run: VerbRun, holes: Holes, activating?: true): Instruction {
  const next = draft.here + 1;
  const asked = holes.values.filter((_, i) => run.asksHoles && !holes.cards.includes(i));
  const needs = verbNeeds({ run, id: tree.is, words: "", hole: "", cost: undefined, values: asked });
  const marks = marksDone(draft);
  return {
    span: draft.spanOf(tree),
    reads: true,
    acts: true,
    run(scene) {
      const by = activating ? { ...scene, activating } : scene;
      const calls = callsOf(draft, holes, by, (card) => needs.every((need) => need.holds(scene, card)));
      if (calls.some(({ given }) => holes.numbers.some((i) => Math.abs(Number(given[i])) > MOST))) return STUCK;
      // What it is done with are all read before anything is proposed.
      const payable = calls.filter(
        ({ given, by }) => run.payable?.(by.state, by, by.engine, [given.filter((_, i) => !holes.cards.includes(i))]) ?? true,
      );
      for (const { given, by } of payable) run.run(by.state, by, by.engine, ...given);
      if (marks && payable.length > 0) keep(scene, DONE, 1);
      return next;
    },
  };
}

type Call = { readonly given: readonly unknown[]; readonly by: Scene };

/** The calls that a verb amounts to: one, or one for each member or owner; none without a card to do it to. */
function callsOf(draft: Draft, { values, cards, member, byOwner }: Holes, scene: Scene, fits: (card: InstanceId) => boolean): Call[] {
  const resolved = (by: Scene, only: (hole: number, found: Cards) => Cards): Call[] => {
    const given = values.map((value, i) => (cards.includes(i) ? only(i, value(by) as Cards).filter(fits) : value(by)));
    return cards.some((i) => (given[i] as Cards).length === 0) ? [] : [{ given, by }];
  };
  if (member !== undefined) {
    const calls: Call[] = [];
    for (let i = 0; i < selectedCount(scene, member.slot); i++) {
      keep(scene, member.slot + 2, i);
      const card = selectedAt(scene, member.slot, draft.slots, i);
      calls.push(...resolved(scene, (hole, found) => (hole === member.hole ? [card] : found)));
    }
    return calls;
  }
  if (!byOwner) return resolved(scene, (_, found) => found);
  const owned = (card: InstanceId) => ownerOf(draft, scene, card);
  const owners = new Set(cards.flatMap((i) => (at(values, i)(scene) as Cards).map(owned)).filter((owner) => owner >= 0));
  return [...owners].flatMap((owner) => resolved({ ...scene, owner }, (_, found) => found.filter((card) => owned(card) === owner)));
}

/** Selections of several cards that the acting player makes. */
const SEVERAL = ["some", "some.other", "upTo", "anyNumber", "allBut", "ofThose"];
const isSeveral = (value: Tree | Leaf | undefined): boolean =>
  value !== undefined && isTree(value) && SEVERAL.includes(value.is) && (value.is === "allBut" || value.holes["n"] !== 1);
