/** Acts: who does what, how often; and what has a way of its own: choosing, searching, repeating. */
import { at } from "../../kernel/state.ts";
import { QUOTED } from "../reading/quoted.ts";
import { printLine } from "../telling/print.ts";
import { isTree, type Tree } from "../tree.ts";
import { branch, loop, markDone, step } from "./control.ts";
import { discardDown } from "./down.ts";
import { type Draft, leafIn, type Times, treeIn } from "./draft.ts";
import { cardsOfGroup, phraseOf } from "./nouns.ts";
import { noteWhen } from "./past.ts";
import { ASKS, type Of } from "./program.ts";
import { addSelected, clearSelection, keep, kept, selectedAt, selectedCards, selectedCount } from "./scene.ts";
import { doing, fitting, groupIn } from "./select.ts";
import { actor, selection } from "./selection.ts";
import { chosenPlayers, eachPlayer } from "./turns.ts";
import { type How, verb } from "./verbs.ts";

/** Compiles an Act, VPe, VP or PVP. */
export function act(draft: Draft, tree: Tree): void {
  draft.uses.add(tree.is);
  switch (tree.is) {
    case "act":
      eachPlayer(draft, tree, () => act(draft, treeIn(tree, "v")));
      return;
    case "act.youAnd":
      eachPlayer(draft, tree, () => act(draft, treeIn(tree, "v")), true);
      return;
    case "act.two":
      eachPlayer(draft, tree, () => {
        act(draft, treeIn(tree, "a"));
        act(draft, treeIn(tree, "b"));
      });
      return;
    case "loses.game":
      eachPlayer(draft, tree, () => verb(draft, { ...tree, holes: {} }));
      return;
    case "forEach":
    case "forEach.most":
      forEach(draft, tree);
      return;
    case "nothing":
      return;
    case "repeat":
      repeat(draft, tree);
      return;
    default: {
      const given = givingOf(draft, tree);
      if (given) act(draft, given);
      else phrase(draft, tree, {});
    }
  }
}

/** “Target card keeps … until end of turn”: the act that gives it the sentence in quotation marks. */
function givingOf(draft: Draft, tree: Tree): Tree | undefined {
  const { says, saysTo } = draft.entry(tree).construct;
  const said = saysTo?.hole === undefined ? undefined : tree.holes[saysTo.hole];
  if (saysTo !== undefined && (saysTo.hole === undefined || (isTree(said) && Object.keys(said.holes).length > 0))) {
    const { p = 0, d = 0, ...others } = tree.holes;
    // A sentence that names no player is of “you”.
    const you = saysTo.hole === undefined ? {} : { p: { is: "players.you", holes: {} } };
    const fact: Tree = { is: saysTo.fact, holes: { ...you, ...others }, span: draft.spanOf(tree) };
    return { is: "act", holes: { p, v: { is: saysTo.by, holes: { s: fact, d }, span: draft.spanOf(tree) } }, span: draft.spanOf(tree) };
  }
  if (says === undefined || draft.language.runs.has(tree.is)) return undefined;
  const { c = 0, d = 0, ...others } = tree.holes;
  const fact: Tree = { is: says.fact, holes: { ...others, s: { is: "scope.this", holes: {} } } };
  const words = printLine(draft.language.grammar, { is: "line.static", holes: { s: fact } });
  const quoted: Tree = { is: QUOTED, holes: { n: words }, span: draft.spanOf(tree) };
  return { is: says.by, holes: { c, k: quoted, d }, span: draft.spanOf(tree) };
}

/** A VP: most are verbs of the game; to choose and to search are the machine's. */
function phrase(draft: Draft, tree: Tree, how: How): void {
  draft.uses.add(tree.is);
  if (tree.is === "choose") {
    const chosen = selection(draft, treeIn(tree, "c"), undefined, how.times);
    // Where nothing could be chosen, or nothing was, it was not done.
    markDone(draft, tree, (scene) => chosen(scene).length > 0);
    remembering(draft, tree, (scene) => {
      const [card, another] = chosen(scene);
      return card === undefined || another !== undefined ? undefined : { card };
    });
  } else if (tree.is === "choose.who") {
    chosenPlayers(draft, tree);
    markDone(draft, tree);
    if (draft.remembers) {
      const players = draft.parts.players(draft, treeIn(tree, "p"));
      remembering(draft, tree, (scene) => {
        const [player, another] = players(scene);
        return player === undefined || another !== undefined ? undefined : { player };
      });
    }
  } else if (tree.is === "search") search(draft, tree, how.times);
  else verb(draft, tree.is === "discard.downTo" ? discardDown(tree) : tree, how);
}

/** What is chosen is remembered, where another ability of the card speaks of it. */
function remembering(draft: Draft, tree: Tree, chosen: Of<{ readonly card: number } | { readonly player: number } | undefined>): void {
  if (!draft.remembers) return;
  doing(draft, tree, (scene) => {
    const one = chosen(scene);
    if (one) draft.rules.remember?.(scene.state, scene.engine, scene.source, one);
  });
}

/** “for each” behind a verb: counted first, then done once with the product; a verb without a number is done that often. */
function forEach(draft: Draft, tree: Tree): void {
  const slot = draft.slot();
  const inner = treeIn(tree, "v");
  // What is counted may speak of the player whom the verb names.
  chosenPlayers(draft, inner);
  const counted = draft.parts.number(draft, treeIn(tree, "p"), undefined);
  const most = tree.is === "forEach.most" ? draft.parts.number(draft, leafIn(tree, "n"), undefined) : () => Number.POSITIVE_INFINITY;
  const count = (scene: Parameters<typeof most>[0]) => Math.min(counted(scene), most(scene));
  draft.emit(step(draft, tree, true, (scene) => keep(scene, slot, count(scene))));
  const times: Times = { of: (scene) => kept(scene, slot), used: false };
  const begin = draft.here;
  phrase(draft, inner, { times, chosen: true });
  if (times.used) return;
  draft.code.length = begin;
  loop(
    draft,
    tree,
    (scene) => {
      keep(scene, slot, kept(scene, slot) - 1);
      return kept(scene, slot) >= 0;
    },
    () => phrase(draft, inner, { chosen: true }),
  );
}

/** “Repeat this n times”: what stands before it is done so many times more. */
function repeat(draft: Draft, tree: Tree): void {
  const slot = draft.slot();
  const n = draft.parts.number(draft, leafIn(tree, "n"), undefined);
  const again = draft.scope.again;
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: false,
    acts: false,
    run(scene) {
      const done = kept(scene, slot);
      keep(scene, slot, done < n(scene) ? done + 1 : 0);
      return done < n(scene) ? again : next;
    },
  });
}

/**
 * “search your decks for a card”: the game opens the places, the player names designs, and when all that follows in the ability is done the game closes the places again. A
 * design is named after those before it, so that each find is reached in one way; to find nothing is always allowed.
 */
function search(draft: Draft, tree: Tree, times: Times | undefined): void {
  const run = draft.run(tree, "search");
  const found = treeIn(tree, "f");
  draft.uses.add(found.is);
  const places = draft.parts.places(draft, treeIn(tree, "z"));
  noteWhen(draft, found);
  const base = draft.slotOf(found);
  const open = draft.slot();
  const most = found.is === "found.any" ? () => Number.POSITIVE_INFINITY : draft.parts.number(draft, leafIn(found, "n"), times);
  const group = groupIn(draft, found);
  const among = {
    domain: (scene: Parameters<typeof places>[0], into: number[]) => into.push(...cardsOfGroup(draft, { needs: [], places })(scene)),
    needs: group.needs,
  };
  const opening = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: true,
    run(scene) {
      const able = run?.able?.(scene.state, scene, scene.engine) ?? true;
      keep(scene, open, able ? 1 : 0);
      if (able) run?.open(scene.state, scene, scene.engine, places(scene));
      return opening;
    },
  });
  const next = draft.here + 1;
  const prompt = draft.words(tree);
  const left = (scene: Parameters<typeof places>[0]): number[] => {
    const taken = selectedCards(scene, base, draft.slots);
    const last = taken.length === 0 ? -1 : at(scene.state.card, selectedAt(scene, base, draft.slots, taken.length - 1));
    return fitting(among, scene).filter(
      (card) => !taken.includes(card) && at(scene.state.card, card) >= last && (group.whole?.(scene, [...taken, card]) ?? true),
    );
  };
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run(scene) {
      clearSelection(scene, base);
      return kept(scene, open) === 1 && most(scene) > 0 ? ASKS : next;
    },
    ask: {
      kind: "search",
      player: actor,
      candidates: (scene, into) =>
        void into.push(...[...new Set(left(scene).map((card) => at(scene.state.card, card)))].sort((a, b) => a - b), NOTHING),
      action: (_scene, code) => (code === NOTHING ? { kind: "none" } : { kind: "find", design: code }),
      answer(scene, code) {
        const card = left(scene).find((id) => at(scene.state.card, id) === code);
        if (card === undefined) return next;
        addSelected(scene, base, draft.slots, card);
        return selectedCount(scene, base) < most(scene) ? ASKS : next;
      },
      prompt: () => `${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}`,
      hidden: () => true,
    },
  });
  if (run?.found) {
    const filtered = group.whole !== undefined || phraseOf(draft, treeIn(found, "g")).needs.length > 0;
    const shown = draft.here + 1;
    draft.emit({
      span: draft.spanOf(tree),
      reads: true,
      acts: true,
      run(scene) {
        const cards = selectedCards(scene, base, draft.slots);
        if (cards.length > 0) run.found?.(scene.state, scene, scene.engine, cards, filtered);
        return shown;
      },
    });
  }
  markDone(draft, tree);
  draft.scope.closing.push(() => {
    const end = { at: 0 };
    draft.emit(branch(draft, tree, false, (scene) => kept(scene, open) === 1, end));
    const closed = draft.here + 1;
    draft.emit({
      span: draft.spanOf(tree),
      reads: true,
      acts: true,
      run(scene) {
        keep(scene, open, 0);
        run?.close(scene.state, scene, scene.engine, places(scene));
        return closed;
      },
    });
    end.at = draft.here;
  });
}

const NOTHING = -1;
