/** Sentences: conditions, loops, permission, modes, sequences of acts, what is done later. */
import { type Tree, walk } from "../tree.ts";
import { act } from "./acts.ts";
import { announceMode, branchesOf } from "./announce.ts";
import { branch, jump, loop, step } from "./control.ts";
import { canPay } from "./costs.ts";
import { type Draft, type Label, treeIn } from "./draft.ts";
import { cardsOfGroup } from "./nouns.ts";
import { possible } from "./possible.ts";
import { ASKS, type Instruction, type Of } from "./program.ts";
import { addSelected, clearSelection, DONE, keep, kept, selectedAt, selectedCards, selectedCount, X } from "./scene.ts";
import { actor } from "./selection.ts";
import { later, listenFor, replaceFor } from "./spans.ts";
import { become, chosenPlayers, eachPlayer } from "./turns.ts";
import { verb } from "./verbs.ts";

/** Compiles a Body, or whatever of it there is. */
export function body(draft: Draft, tree: Tree): void {
  draft.uses.add(tree.is);
  const end: Label = { at: 0 };
  switch (tree.is) {
    case "if":
      draft.emit(branch(draft, tree, true, draft.parts.condition(draft, treeIn(tree, "c")), end));
      body(draft, treeIn(tree, "l"));
      break;
    case "unless.cond": {
      const so = draft.parts.condition(draft, treeIn(tree, "c"));
      draft.emit(branch(draft, tree, true, (scene) => !so(scene), end));
      body(draft, treeIn(tree, "l"));
      break;
    }
    case "where": {
      const value = draft.parts.number(draft, treeIn(tree, "v"), undefined);
      draft.emit(step(draft, tree, true, (scene) => keep(scene, X, value(scene))));
      body(draft, treeIn(tree, "l"));
      break;
    }
    case "loop":
    case "loop.unless":
      forEach(draft, tree);
      break;
    case "loop.players":
    case "loop.playersUnless":
      forEachPlayer(draft, tree);
      break;
    case "unless":
      unless(draft, tree, { is: "pay", holes: { m: tree.holes["m"] ?? 0 }, span: draft.spanOf(tree) }, end);
      break;
    case "unless.does":
      unless(draft, tree, treeIn(tree, "v"), end);
      break;
    case "later":
      later(draft, tree, body);
      break;
    case "span.when":
    case "span.next":
      listenFor(draft, tree, body);
      break;
    case "span.instead":
    case "span.nextInstead":
      replaceFor(draft, tree, body);
      break;
    case "may":
      permission(draft, tree, possible(draft, treeIn(tree, "s")), end);
      body(draft, treeIn(tree, "s"));
      break;
    case "may.player":
      eachPlayer(draft, tree, () => {
        const declined: Label = { at: 0 };
        permission(draft, tree, possible(draft, treeIn(tree, "v")), declined);
        body(draft, treeIn(tree, "v"));
        declined.at = draft.here;
      });
      break;
    case "choose.one":
    case "choose.one.three":
      modes(draft, tree);
      break;
    case "choose.player":
    case "choose.theyOrYou":
    case "choose.forYou":
    case "choose.player.three":
    case "choose.theyOrYou.three":
      eachPlayer(draft, tree, () => modesOf(draft, tree));
      break;
    case "then":
    case "then.three":
    case "vthen":
    case "vthen.three":
      sequence(draft, branchesOf(tree));
      break;
    default:
      act(draft, tree);
  }
  end.at = draft.here;
}

function sequence(draft: Draft, acts: readonly Tree[]): void {
  const outside = draft.scope.again;
  const begin = draft.here;
  for (const [i, tree] of acts.entries()) {
    if (i > 0) draft.scope.again = begin;
    act(draft, tree);
  }
  draft.scope.again = outside;
}

/** “you may”: asked if anything could come of it. */
function permission(draft: Draft, tree: Tree, could: Of<boolean>, declined: Label, kind: "may" | "pay" = "may"): void {
  const next = draft.here + 1;
  const prompt = draft.words(tree);
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: (scene) => (could(scene) ? ASKS : declined.at),
    ask: {
      kind,
      player: actor,
      candidates: (_scene, into) => void into.push(1, 0),
      action: (_scene, code) => ({ kind: code === 0 ? "decline" : kind === "pay" ? "pay" : "do" }),
      answer: (_scene, code) => (code === 1 ? next : declined.at),
      prompt: () => `${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}?`,
      hidden: () => false,
    },
  });
}

/** “unless a player pays”, or does something: the players are asked in turn; as soon as one has done it, the rest does not happen. */
function unless(draft: Draft, tree: Tree, price: Tree, paid: Label): void {
  eachPlayer(draft, tree, () => {
    const declined: Label = { at: 0 };
    chosenPlayers(draft, price);
    const affordable = canPay(draft, [price]);
    permission(draft, tree, (scene) => affordable(scene) === undefined, declined, "pay");
    const outside = draft.scope.continues;
    draft.scope.continues = true;
    verb(draft, price, { chosen: true });
    draft.scope.continues = outside;
    draft.emit(step(draft, tree, false, (scene) => become(scene, scene.controller), paid));
    declined.at = draft.here;
  });
  body(draft, treeIn(tree, "l"));
}

/** One of several modes, chosen on announcement. */
function modes(draft: Draft, tree: Tree): void {
  const slot = draft.scope.announced.get(tree) ?? announceMode(draft, tree);
  const end: Label = { at: 0 };
  for (const [i, mode] of branchesOf(tree).entries()) {
    const other: Label = { at: 0 };
    draft.emit(branch(draft, mode, false, (scene) => kept(scene, slot) === i + 1, other));
    body(draft, mode);
    draft.emit(jump(draft, mode, end));
    other.at = draft.here;
  }
  end.at = draft.here;
}

/** One of several modes, chosen by who acts when it is carried out; what “you” do is done by you. */
function modesOf(draft: Draft, tree: Tree): void {
  const slot = draft.slot();
  const modes = branchesOf(tree);
  const words = modes.map((mode) => draft.words(mode));
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: () => ASKS,
    ask: {
      kind: "mode",
      player: actor,
      candidates: (_scene, into) => void into.push(...modes.map((_, i) => i + 1)),
      action: (_scene, code) => ({ kind: "mode", mode: code }),
      answer(scene, code) {
        keep(scene, slot, code);
        return next;
      },
      prompt: () => `Choose one: ${words.join("; or ")}`,
      hidden: () => false,
    },
  });
  const end: Label = { at: 0 };
  const { holes } = draft.entry(tree);
  for (const [i, mode] of modes.entries()) {
    const other: Label = { at: 0 };
    draft.emit(branch(draft, mode, false, (scene) => kept(scene, slot) === i + 1, other));
    if (holes.find(({ name }) => tree.holes[name] === mode)?.sort === "Seq")
      draft.emit(step(draft, mode, false, (scene) => become(scene, scene.controller)));
    body(draft, mode);
    draft.emit(jump(draft, mode, end));
    other.at = draft.here;
  }
  end.at = draft.here;
}

/** What is done in each round of a loop; “unless …” in it is asked in each. */
const innerOf = (draft: Draft, tree: Tree): Tree =>
  tree.is.endsWith("nless")
    ? {
        is: "unless.does",
        holes: { p: treeIn(tree, "q"), v: treeIn(tree, "v"), l: treeIn(tree, "m") },
        span: draft.spanOf(tree),
      }
    : treeIn(tree, "m");

/** “for each opponent, …”: once for each of the players, in turn order from you on; who acts does not change. */
function forEachPlayer(draft: Draft, tree: Tree): void {
  const every = treeIn(tree, "e");
  draft.uses.add(every.is);
  const players = draft.parts.players(draft, every);
  const one = draft.slotOf(every);
  const left = draft.slot();
  const inner = innerOf(draft, tree);
  const outside = draft.scope.again;
  draft.emit(
    step(draft, tree, true, (scene) =>
      keep(
        scene,
        left,
        players(scene).reduce((mask, player) => mask | (1 << player), 0),
      ),
    ),
  );
  const next: Of<boolean> = (scene) => {
    const mask = kept(scene, left);
    for (let i = 0; i < scene.state.players; i++) {
      const player = (scene.controller + i) % scene.state.players;
      if ((mask & (1 << player)) === 0) continue;
      keep(scene, left, mask & ~(1 << player));
      keep(scene, one, player + 1);
      return true;
    }
    return false;
  };
  loop(draft, tree, next, () => {
    draft.scope.again = draft.here;
    body(draft, inner);
  });
  draft.scope.again = outside;
}

/** “for each card, …”: once for each, in an order of the controller's choice where it can make a difference. */
function forEach(draft: Draft, tree: Tree): void {
  const groupTree = treeIn(tree, "g");
  const base = draft.slotOf(groupTree);
  const cards = cardsOfGroup(draft, draft.parts.group(draft, groupTree));
  const outside = draft.scope.again;
  const inner = innerOf(draft, tree);
  const ordered = [...walk(inner)].some(({ refers }) => refers !== undefined && refers === groupTree.binds);
  draft.emit(
    step(draft, tree, true, (scene) => {
      clearSelection(scene, base);
      for (const card of cards(scene)) addSelected(scene, base, draft.slots, card);
      keep(scene, base + 2, -1);
    }),
  );
  const more: Of<boolean> = (scene) => {
    keep(scene, base + 2, kept(scene, base + 2) + 1);
    return kept(scene, base + 2) < selectedCount(scene, base);
  };
  loop(draft, tree, more, () => {
    if (ordered) draft.emit(nextMember(draft, tree, base));
    draft.scope.again = draft.here;
    body(draft, inner);
  });
  draft.scope.again = outside;
}

/** Which card is next: the one chosen changes places with the one whose turn it would be. */
function nextMember(draft: Draft, tree: Tree, base: number): Instruction {
  const next = draft.here + 1;
  const prompt = `Which is next? ${draft.words(tree)}`;
  return {
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: (scene) => (kept(scene, base + 2) + 1 < selectedCount(scene, base) ? ASKS : next),
    ask: {
      kind: "order",
      player: ({ controller }) => controller,
      candidates: (scene, into) => void into.push(...selectedCards(scene, base, draft.slots).slice(kept(scene, base + 2))),
      action: (_scene, card) => ({ kind: "next", card }),
      answer(scene, card) {
        const member = kept(scene, base + 2);
        const first = draft.slots + kept(scene, base);
        const chosen = selectedCards(scene, base, draft.slots).indexOf(card, member);
        keep(scene, first + chosen, selectedAt(scene, base, draft.slots, member));
        keep(scene, first + member, card);
        return next;
      },
      prompt: () => prompt,
      hidden: () => false,
    },
  };
}

/** Compiles one sentence of an ability that does something. */
export function sentence(draft: Draft, line: Tree): void {
  draft.uses.add(line.is);
  const inner = treeIn(line, line.is.startsWith("line.instead") ? "m" : "b");
  const { scope } = draft;
  const continues = line.is === "line.ifYouDo" || line.is === "line.otherwise";
  if (!continues) {
    if (scope.asked) draft.emit(step(draft, line, false, (scene) => keep(scene, DONE, 0)));
    body(draft, inner);
    return;
  }
  const end: Label = { at: 0 };
  const wanted = line.is === "line.ifYouDo" ? 1 : 0;
  scope.continues = true;
  draft.emit(branch(draft, line, false, (scene) => kept(scene, DONE) === wanted, end));
  body(draft, inner);
  scope.continues = false;
  end.at = draft.here;
}
