/**
 * Looking back: what a text asks of a card that has left play since the text named it, it asks of the card as it last was (`TextRules.past`). Which card that is the runs are told by
 * `Acting.past`; whose it was the machine asks itself.
 */
import type { InstanceId } from "../../kernel/state.ts";
import type { Language } from "../language.ts";
import type { BoundAbility } from "../reading/bind.ts";
import { entryOf } from "../tables/grammar.ts";
import { isTree, type Tree, walk, walkAll } from "../tree.ts";
import { step } from "./control.ts";
import type { Draft } from "./draft.ts";
import type { Of } from "./program.ts";
import { keep, kept, type Scene, selectedCards } from "./scene.ts";

/** Sorts of phrases that ask what a card is. */
const ASKING = new Set(["Value", "ValueN", "Per", "Cond"]);
/** Sorts of words that say which cards are meant, and may say so by another card: “docked to this”, “with less BQ than that card”. */
const BY_ANOTHER = new Set(["Place", "With"]);
const WHOSE = "player.controller";
/** A card that nobody names: “this”. */
const OWN = /(^|\.)this$/;

/** Whether words say which cards are meant by what another card is, or where it lies. */
export const isByAnother = ({ grammar }: Language, tree: Tree): boolean =>
  BY_ANOTHER.has(entryOf(grammar, tree).construct.sort) && [...walk(tree)].some(({ is, refers }) => OWN.test(is) || refers !== undefined);

/** What the parts of an ability ask about cards. */
const askedIn = (language: Language, parts: readonly Tree[]): Tree[] =>
  parts.filter(
    (tree) =>
      (tree.is === WHOSE || tree.ofCard || ASKING.has(entryOf(language.grammar, tree).construct.sort) || isByAnother(language, tree)) &&
      language.textRules?.past?.matters?.(tree) !== false,
  );

/** The constructs by which the parts of an ability ask about cards. */
export const askedBy = (language: Language, parts: readonly Tree[]): string[] => walkAll(askedIn(language, parts)).map(({ is }) => is);

/** The bindings of an ability that a later part of it asks something about. `parts`: everything in its lines. */
export const lookedAt = (language: Language, parts: readonly Tree[]): ReadonlySet<number> =>
  new Set(walkAll(askedIn(language, parts)).flatMap(({ refers }) => refers ?? []));

/**
 * Whether something that is carried out asks what a card is that may have left by then: one that was named (`looked`), or the card itself, which an event or an act may have taken
 * away.
 */
export function looksBack(language: Language, kind: BoundAbility["kind"], parts: readonly Tree[], looked: ReadonlySet<number>): boolean {
  if (kind === "static" || !language.textRules?.past) return false;
  if (looked.size > 0) return true;
  const takers = parts.filter(
    (tree) =>
      tree.is === "ev.this" ||
      (language.runs.get(tree.is)?.is === "verb" && Object.values(tree.holes).some((hole) => isTree(hole) && hole.is === "this")),
  );
  const { isBeside, stays } = language.textRules.past;
  const isTaken = takers.length > 0;
  const isTakenAway = takers.some((tree) => stays?.(tree) !== true);
  const asked = askedIn(language, parts);
  const asksOfOwn = walkAll(isTakenAway ? asked : asked.filter((tree) => !isByAnother(language, tree))).some(({ is }) => OWN.test(is));
  const beside = isBeside === undefined ? 0 : parts.filter(isBeside).length;
  // What such a card does or has done to it may take both away; then it is named twice.
  return (isTaken && asksOfOwn) || beside > (isTaken ? 0 : 1);
}

/** Notes when a selection is made, if something is asked of it later: what had left by then is asked as it is. */
export function noteWhen(draft: Draft, tree: Tree): void {
  const { past } = draft.rules;
  const { binds } = tree;
  if (!past || binds === undefined || !draft.scope.lookedAt.has(binds)) return;
  const slot = draft.slot();
  draft.scope.since.set(binds, slot);
  draft.emit(step(draft, tree, true, (scene) => keep(scene, slot, past.soFar(scene.state))));
}

/** The scene in which something is asked: with those of the cards that it speaks of which are gone. `tree`: what is asked. */
export function lookingBack(draft: Draft, tree: Tree): Of<Scene> {
  const { past } = draft.rules;
  if (!past) return (scene) => scene;
  const named = [...walk(tree)].flatMap(({ refers }) => {
    const slot = refers === undefined ? undefined : draft.scope.slots.get(refers);
    const since = refers === undefined ? undefined : draft.scope.since.get(refers);
    return slot === undefined ? [] : [{ slot, since }];
  });
  const cardsOf = (scene: Scene): InstanceId[] => {
    const gone = past.hasLeft(scene.state, scene.source, 0) ? [scene.source, ...(past.beside?.(scene.state, scene.source) ?? [])] : [];
    for (const { slot, since } of named)
      for (const card of selectedCards(scene, slot, draft.slots))
        if (past.hasLeft(scene.state, card, since === undefined ? 0 : kept(scene, since))) gone.push(card);
    return gone;
  };
  return (scene) => {
    if (past.soFar(scene.state) === 0) return scene;
    const gone = cardsOf(scene);
    return gone.length === 0 ? scene : { ...scene, past: gone };
  };
}
