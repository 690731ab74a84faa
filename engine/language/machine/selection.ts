/** What a selection of cards needs, by its determiner. */
import { at, type InstanceId, type Player } from "../../kernel/state.ts";
import type { Tree } from "../tree.ts";
import { step } from "./control.ts";
import { type Draft, leafIn, type Times, treeIn, type VerbAt } from "./draft.ts";
import { LOT } from "./events.ts";
import { fits, groupedOf, nearOf, phraseOf } from "./nouns.ts";
import { isConstant } from "./numbers.ts";
import { noteWhen } from "./past.ts";
import type { Instruction, Of } from "./program.ts";
import { keep, kept, type Scene, selectedCards, selectedCount, takeSelected } from "./scene.ts";
import { amongOf, choosable, choosing, doing, filling, fitting, mixer, stillFitting, verbNeeds } from "./select.ts";
import { EFFECT, stackOf } from "./stack.ts";

export const actor: Of<Player> = ({ actor }) => actor;

/** Emits what a selection of cards needs and says which cards it is. */
export function selection(draft: Draft, tree: Tree, verbAt: VerbAt | undefined, times: Times | undefined): Of<readonly InstanceId[]> {
  draft.uses.add(tree.is);
  if (tree.is === "both") {
    const [a, b] = [selection(draft, treeIn(tree, "a"), verbAt, times), selection(draft, treeIn(tree, "b"), verbAt, times)];
    return (scene) => [...new Set([...a(scene), ...b(scene)])];
  }
  noteWhen(draft, tree);
  const span = draft.spanOf(tree);
  const announced = draft.scope.announced.get(tree);
  if (announced !== undefined) {
    const still = draft.slotOf(tree);
    const among = amongOf(draft, tree, verbAt, []);
    // It is checked again when it is used, each time that it is.
    draft.emit(filling(draft, span, still, (scene) => stillFitting(among, selectedCards(scene, announced, draft.slots), scene)));
    return (scene) => selectedCards(scene, still, draft.slots);
  }
  const count = (): Of<number> => draft.parts.number(draft, leafIn(tree, "n"), times);
  const chosen = (base: number) => (scene: Scene) => selectedCards(scene, base, draft.slots);
  switch (tree.is) {
    case "each": {
      const base = draft.slotOf(tree);
      const all = amongOf(draft, tree, verbAt);
      if (all.onStack) draft.stackSlots.add(base);
      draft.emit(filling(draft, span, base, (scene) => fitting(all, scene)));
      return chosen(base);
    }
    case "some":
    case "some.other":
    case "another":
    case "upTo":
    case "anyNumber": {
      const n = tree.is === "another" ? () => 1 : tree.is === "anyNumber" ? () => Number.POSITIVE_INFINITY : count();
      const base = draft.slotOf(tree);
      const among = amongOf(draft, tree, verbAt, [...verbNeeds(verbAt), ...(verbAt?.cost ?? [])]);
      if (among.onStack) draft.stackSlots.add(base);
      doing(draft, tree, mixer(among, verbAt));
      draft.emit(
        choosing(draft, {
          ...among,
          span,
          kind: verbAt?.cost ? "pay" : "choose",
          base,
          least: tree.is === "upTo" || tree.is === "anyNumber" ? () => 0 : n,
          most: n,
          player: actor,
          action: verbAt?.run.kind ?? verbAt?.id ?? "choose",
          prompt: promptOf(verbAt, draft.words(tree)),
        }),
      );
      return chosen(base);
    }
    case "ofThose": {
      const n = count();
      const from = draft.referred(tree);
      const base = draft.slotOf(tree);
      const needs = verbNeeds(verbAt);
      draft.emit(
        choosing(draft, {
          span,
          kind: "choose",
          base,
          least: n,
          most: n,
          domain: (scene, into) => void into.push(...selectedCards(scene, from, draft.slots)),
          needs,
          player: actor,
          action: verbAt?.run.kind ?? verbAt?.id ?? "choose",
          prompt: promptOf(verbAt, draft.words(tree)),
        }),
      );
      draft.emit(
        step(draft, tree, false, (scene) => {
          for (const card of selectedCards(scene, base, draft.slots)) takeSelected(scene, from, draft.slots, card);
        }),
      );
      return chosen(base);
    }
    case "some.among":
    case "upTo.among":
    case "any.among": {
      const n = tree.is === "any.among" ? () => Number.POSITIVE_INFINITY : count();
      const from = draft.referred(tree);
      const base = draft.slotOf(tree);
      const group = groupedOf(phraseOf(draft, treeIn(tree, "g")));
      draft.emit(
        choosing(draft, {
          span,
          kind: "choose",
          base,
          least: tree.is === "some.among" ? n : () => 0,
          most: n,
          domain: (scene, into) => void into.push(...selectedCards(scene, from, draft.slots).filter((card) => group(scene).fits(card))),
          needs: verbNeeds(verbAt),
          player: actor,
          action: verbAt?.run.kind ?? verbAt?.id ?? "choose",
          prompt: promptOf(verbAt, draft.words(tree)),
        }),
      );
      draft.emit(
        step(draft, tree, false, (scene) => {
          for (const card of selectedCards(scene, base, draft.slots)) takeSelected(scene, from, draft.slots, card);
        }),
      );
      return chosen(base);
    }
    case "half":
    case "halfUp": {
      const base = draft.slotOf(tree);
      const among = amongOf(draft, tree, verbAt, [...verbNeeds(verbAt), ...(verbAt?.cost ?? [])]);
      const round = tree.is === "half" ? Math.floor : Math.ceil;
      const half: Of<number> = (scene) => round(choosable(among, scene, actor(scene)).length / 2);
      draft.emit(
        choosing(draft, {
          ...among,
          span,
          kind: verbAt?.cost ? "pay" : "choose",
          base,
          least: half,
          most: half,
          player: actor,
          action: verbAt?.run.kind ?? verbAt?.id ?? "choose",
          prompt: promptOf(verbAt, draft.words(tree)),
        }),
      );
      return chosen(base);
    }
    case "random": {
      const n = count();
      const base = draft.slotOf(tree);
      const all = amongOf(draft, tree, verbAt);
      doing(draft, tree, mixer(all, verbAt));
      draft.emit(filling(draft, span, base, (scene) => fitting(all, scene)));
      draft.emit(byLot(draft, tree, base, n));
      return chosen(base);
    }
    case "allBut": {
      const left = count();
      const base = draft.slotOf(tree);
      const among = amongOf(draft, tree, verbAt, [...verbNeeds(verbAt), ...(verbAt?.cost ?? [])]);
      const all: Of<number> = (scene) => Math.max(0, choosable(among, scene, actor(scene)).length - left(scene));
      draft.emit(
        choosing(draft, {
          ...among,
          span,
          kind: verbAt?.cost ? "pay" : "choose",
          base,
          least: all,
          most: all,
          player: actor,
          action: verbAt?.run.kind ?? verbAt?.id ?? "choose",
          prompt: promptOf(verbAt, draft.words(tree)),
        }),
      );
      return chosen(base);
    }
    case "bottom": {
      const n = count();
      const base = draft.slotOf(tree);
      const places = draft.parts.places(draft, treeIn(tree, "z"));
      draft.emit(
        filling(draft, span, base, (scene) =>
          n(scene) > 0 ? places(scene).flatMap((place) => at(scene.state.zones, place).slice(0, n(scene))) : [],
        ),
      );
      return chosen(base);
    }
    case "top.until": {
      if (!SHOWN_BY.has(verbAt?.id ?? ""))
        draft.lack(tree, "Until which card is only known of cards that all see: reveal, discard or annihilate them");
      const base = draft.slotOf(tree);
      const places = draft.parts.places(draft, treeIn(tree, "z"));
      const group = phraseOf(draft, treeIn(tree, "g"));
      draft.emit(
        filling(draft, span, base, (scene) =>
          places(scene).flatMap((place) => {
            const cards = [...at(scene.state.zones, place)].reverse();
            const first = cards.findIndex((card) => fits(group, scene, card));
            return first < 0 ? cards : cards.slice(0, first + 1);
          }),
        ),
      );
      return chosen(base);
    }
    case "top": {
      const n = count();
      const base = draft.slotOf(tree);
      const places = draft.parts.places(draft, treeIn(tree, "z"));
      const topOf = ({ state }: Scene, place: number, count: number) => at(state.zones, place).slice(-count).reverse();
      if (isAny(draft, treeIn(tree, "z"))) {
        // One of the places is meant: its top card is chosen, and those below it come along.
        const needs = isConstant(tree.holes["n"]) && tree.holes["n"] !== 1 ? [] : verbNeeds(verbAt);
        draft.emit(
          choosing(draft, {
            span,
            kind: "choose",
            base,
            least: () => 1,
            most: (scene) => Math.min(1, n(scene)),
            domain: (scene, into) => void into.push(...places(scene).flatMap((place) => topOf(scene, place, 1))),
            needs,
            player: actor,
            action: verbAt?.run.kind ?? verbAt?.id ?? "choose",
            prompt: promptOf(verbAt, draft.words(tree)),
          }),
        );
        draft.emit(
          filling(draft, span, base, (scene) =>
            selectedCards(scene, base, draft.slots).flatMap((card) => topOf(scene, at(scene.state.zone, card), n(scene))),
          ),
        );
        return chosen(base);
      }
      draft.emit(
        filling(draft, span, base, (scene) => (n(scene) > 0 ? places(scene).flatMap((place) => topOf(scene, place, n(scene))) : [])),
      );
      return chosen(base);
    }
    default: {
      const cards = nearOf(draft, tree);
      const isNumbered = tree.refers !== undefined && draft.stackSlots.has(draft.referred(tree));
      return verbAt?.run.onStack && !isNumbered ? (scene) => waitingOf(scene, cards(scene)) : cards;
    }
  }
}

/** Verbs behind which all have seen the cards. */
const SHOWN_BY: ReadonlySet<string> = new Set(["reveal", "discard", "annihilate"]);

/** Of cards that are meant on the stack (“whenever an opponent plays an event, cancel that event”) what they have there: the effect, or else what was put there last. */
function waitingOf({ state }: Scene, cards: readonly InstanceId[]): readonly number[] {
  return cards.flatMap((card) => {
    const waiting = stackOf(state).filter(({ source }) => source === card);
    const found = waiting.findLast(({ kind }) => kind === EFFECT) ?? waiting.at(-1);
    return found ? [found.id] : [];
  });
}

/** Whether a zone is any one of its places. */
export function isAny({ language }: Draft, { is }: Tree): boolean {
  const run = language.runs.get(is);
  return run?.is === "places" && run.any === true;
}

const promptOf = (verbAt: VerbAt | undefined, words: string): string => {
  const prompt = verbAt?.words ?? `choose ${words}`;
  return prompt.charAt(0).toUpperCase() + prompt.slice(1);
};

/** Cards of a selection are drawn by lot. */
function byLot(draft: Draft, tree: Tree, base: number, n: Of<number>): Instruction {
  const next = draft.here + 1;
  return {
    span: draft.spanOf(tree),
    reads: true,
    acts: true,
    run(scene) {
      const count = selectedCount(scene, base);
      const drawn = Math.min(count, n(scene));
      keep(scene, base + 1, drawn);
      if (drawn > 0) scene.engine.propose(scene.state, LOT, scene.frame, draft.slots + kept(scene, base), count, drawn);
      return next;
    },
  };
}
