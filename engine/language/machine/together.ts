/** Several targets of one text that have to be different cards: whether there are all of them together. */
import { at, type InstanceId } from "../../kernel/state.ts";
import { type Tree, walk } from "../tree.ts";
import { type Draft, treeIn } from "./draft.ts";
import type { Of } from "./program.ts";
import type { Scene } from "./scene.ts";
import { type Among, choosable } from "./select.ts";

/** One target: the words that ask for it, and what it is chosen among. */
export type Target = {
  readonly tree: Tree;
  readonly among: Among;
  /** What is kept of a card that is targeted: two targets are different if this is. */
  readonly note: (scene: Scene, card: InstanceId) => number;
};

/** What is noted of a target: the space that the card lies in, in games with a stack; what lies there is looked at when it is carried out. */
export function notedBy(draft: Draft, { onStack }: Among): Target["note"] {
  const spaces = onStack ? undefined : draft.rules.stack;
  return (scene, card) => spaces?.spaceOf(scene.state, card, scene.engine) ?? card;
}

const isAnother = ({ tree }: Target): boolean => tree.is === "target.another";

/** From here on “that network” is the one in which the target lies that is supposed, while one is. */
export function suppose(draft: Draft, tree: Tree): void {
  const { zones } = draft.scope;
  for (const { binds } of walk(treeIn(tree, "g"))) {
    const named = binds === undefined ? undefined : zones.get(binds);
    if (binds === undefined || !named) continue;
    zones.set(binds, (scene) => {
      const card = scene.supposed?.get(tree);
      return card === undefined ? named(scene) : [at(scene.state.zone, card)];
    });
  }
}

type Wish = { readonly words: string; readonly card?: Target };

/**
 * What is missing where a text targets several cards that have to differ: each of them may be there while all of them are not. Notes in the draft
 * what each of these targets has to leave to those after it.
 *
 * @param wishes what the text targets, in the order of its words
 */
export function apart(draft: Draft, wishes: readonly Wish[]): { readonly reason: string; readonly none: Of<boolean> }[] {
  const targets = wishes.flatMap(({ card }) => card ?? []);
  // Where nothing is announced together, each target is chosen when its turn comes.
  if (!draft.rules.stack || !targets.some(isAnother)) return [];
  for (const [i, { tree, note }] of targets.entries()) {
    const later = targets.slice(i + 1);
    if (!later.some(isAnother)) continue;
    draft.leaves.set(tree, (scene, card, noted) => areThere(later, supposing(scene, tree, card), [...noted, note(scene, card)]));
  }
  const words = wishes.flatMap((wish) => (wish.card ? [`“${wish.words}”`] : [])).join(" and ");
  return [{ reason: `There are no different cards for ${words}`, none: (scene) => !areThere(targets, scene, []) }];
}

/** Whether each target can be chosen after those before it; one that says “another” is none of those that are noted. */
function areThere([target, ...later]: readonly Target[], scene: Scene, noted: readonly number[]): boolean {
  if (!target) return true;
  const { among, note, tree } = target;
  return choosable(among, scene, scene.controller).some((card) => {
    const space = note(scene, card);
    if (isAnother(target) && noted.includes(space)) return false;
    return areThere(later, supposing(scene, tree, card), [...noted, space]);
  });
}

const supposing = (scene: Scene, tree: Tree, card: InstanceId): Scene => ({
  ...scene,
  supposed: new Map([...(scene.supposed ?? []), [tree, card]]),
});
