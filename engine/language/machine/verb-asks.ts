/** What a verb asks of whoever does it, beside which cards: in what order, how many, how much, how it is divided. */
import { at, type InstanceId } from "../../kernel/state.ts";
import type { Tree } from "../tree.ts";
import { step } from "./control.ts";
import { type Draft, leafIn, type Times } from "./draft.ts";
import { MOST } from "./numbers.ts";
import { ASKS, type Of, STUCK } from "./program.ts";
import type { VerbRun } from "./run.ts";
import { addSelected, keep, kept, type Scene, SELECTION_SLOTS, selectedAt, selectedCards, selectedCount, X } from "./scene.ts";
import { filling, verbNeeds } from "./select.ts";
import { actor } from "./selection.ts";

type Cards = readonly InstanceId[];

/**
 * The acting player says which card is next, until only one is left or all that are left are alike: “in any order”, and wherever several cards that
 * were chosen go to a place where their order means something.
 */
export function inOrder(draft: Draft, tree: Tree, cards: Of<unknown>, words: string, matters: Of<boolean>): Of<unknown> {
  const base = draft.slot(SELECTION_SLOTS);
  draft.emit(filling(draft, draft.spanOf(tree), base, (scene) => cards(scene) as Cards));
  const here = draft.here;
  const next = here + 1;
  /** The cards whose turn has not come, of those that are alike the first. */
  const left = (scene: Scene): InstanceId[] => {
    const { card: designs, owner } = scene.state;
    const cards = selectedCards(scene, base, draft.slots).slice(kept(scene, base + 2));
    const same = (a: InstanceId, b: InstanceId) => at(designs, a) === at(designs, b) && at(owner, a) === at(owner, b);
    return cards.filter((card, i) => cards.findIndex((one) => same(one, card)) === i);
  };
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: (scene) => (left(scene).length > 1 && matters(scene) ? ASKS : next),
    ask: {
      kind: "order",
      player: actor,
      candidates: (scene, into) => void into.push(...left(scene)),
      action: (_scene, card) => ({ kind: "next", card }),
      answer(scene, card) {
        const done = kept(scene, base + 2);
        const first = draft.slots + kept(scene, base);
        const chosen = selectedCards(scene, base, draft.slots).indexOf(card, done);
        keep(scene, first + chosen, selectedAt(scene, base, draft.slots, done));
        keep(scene, first + done, card);
        keep(scene, base + 2, done + 1);
        return here;
      },
      prompt: () => `Which is next? ${words}`,
      hidden: () => false,
    },
  });
  return (scene) => selectedCards(scene, base, draft.slots);
}

/** What is divided among cards: the acting player says for one point after the other which card gets it. Each card is handed on as often as it has points. */
export function inShares(
  draft: Draft,
  tree: Tree,
  run: VerbRun,
  { cards, others, words }: { readonly cards: Of<unknown>; readonly others: readonly Of<unknown>[]; readonly words: string },
): Of<unknown> {
  const [among, shares] = [draft.slot(SELECTION_SLOTS), draft.slot(SELECTION_SLOTS)];
  const span = draft.spanOf(tree);
  const asked = run.asksHoles ? others : [];
  const needs = verbNeeds({ run, id: tree.is, words: "", hole: "", cost: undefined, values: asked });
  const points: Of<number> = (scene) => run.divided?.points(...others.map((value) => value(scene))) ?? 0;
  const eligible = (scene: Scene) => (cards(scene) as Cards).filter((card) => needs.every((need) => need.holds(scene, card)));
  draft.emit(filling(draft, span, among, (scene) => [...new Set(eligible(scene))]));
  draft.emit(filling(draft, span, shares, () => []));
  const here = draft.here;
  const next = here + 1;
  draft.emit({
    span,
    reads: true,
    acts: false,
    run(scene) {
      if (points(scene) > MOST) return STUCK;
      const left = points(scene) - selectedCount(scene, shares);
      const [only, other] = selectedCards(scene, among, draft.slots);
      if (left <= 0 || only === undefined) return next;
      if (other !== undefined) return ASKS;
      for (let i = 0; i < left; i++) addSelected(scene, shares, draft.slots, only);
      return next;
    },
    ask: {
      kind: "choose",
      player: actor,
      candidates: (scene, into) => void into.push(...selectedCards(scene, among, draft.slots)),
      action: (_scene, card) => ({ kind: run.kind ?? tree.is, card }),
      answer(scene, card) {
        addSelected(scene, shares, draft.slots, card);
        return here;
      },
      prompt: () => `Which card gets the next point? ${words}`,
      hidden: () => false,
    },
  });
  return (scene) => selectedCards(scene, shares, draft.slots);
}

/** “up to 3M”, “any amount of money”: the player says how much of what could be paid. */
export function openAmount(draft: Draft, tree: Tree, run: VerbRun, words: string, times: Times | undefined): Of<number> {
  draft.uses.add(tree.is);
  const most = draft.parts.number(draft, tree.is === "money.any" ? MOST : leafIn(tree, "m"), times);
  return upToNumber(draft, tree, words, most, (scene, n) => run.payable?.(scene.state, scene, scene.engine, [[n]]) !== false);
}

/** “pay XM”: the player says how much of what could be paid; X is that from then on. */
export function openX(draft: Draft, tree: Tree, words: string, able: (scene: Scene, n: number) => boolean): Of<number> {
  const said = upToNumber(draft, tree, words, () => MOST, able);
  draft.emit(step(draft, tree, false, (scene) => keep(scene, X, said(scene))));
  return said;
}

/** “any number of”, “up to 3”: the player says how many, of those that there are. */
export function openNumber(
  draft: Draft,
  tree: Tree,
  run: VerbRun,
  words: string,
  cards: readonly Of<Cards>[],
  rest: readonly Of<unknown>[],
): Of<number> {
  draft.uses.add(tree.is);
  const said = tree.is === "many.any" ? () => MOST : draft.parts.number(draft, leafIn(tree, "n"), undefined);
  const there: Of<number> = (scene) =>
    run.there?.(
      scene.state,
      scene.engine,
      cards.flatMap((of) => of(scene)),
      ...rest.map((of) => of(scene)),
    ) ?? MOST;
  return upToNumber(draft, tree, words, (scene) => Math.min(said(scene), there(scene)));
}

/** “up to 2 cards”: the player says how many. */
export function upToNumber(
  draft: Draft,
  tree: Tree,
  words: string,
  most: Of<number>,
  able: (scene: Scene, n: number) => boolean = () => true,
): Of<number> {
  const slot = draft.slot();
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: (scene) => (most(scene) > MOST ? STUCK : ASKS),
    ask: {
      kind: "number",
      player: actor,
      candidates(scene, into) {
        for (let n = 0; n <= most(scene) && able(scene, n); n++) into.push(n);
      },
      action: (_scene, n) => ({ kind: "number", n }),
      answer(scene, n) {
        keep(scene, slot, n);
        return next;
      },
      prompt: () => `How many? ${words}`,
      hidden: () => false,
    },
  });
  return (scene) => kept(scene, slot);
}
