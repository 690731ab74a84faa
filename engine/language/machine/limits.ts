/** Limits of abilities: “once per turn, …”. What is used up stands in a list of the state (`USED`), for each object and ability (`userOf`). */
import { listOf } from "../../kernel/state.ts";
import { isTree, type Tree } from "../tree.ts";
import { type Draft, treeIn } from "./draft.ts";
import { USE, USED, userOf } from "./events.ts";
import { END, type Failure } from "./program.ts";
import type { LimitRun, TextRules } from "./run.ts";
import { abilityNumber, type Scene } from "./scene.ts";

/** The limit that a sentence says; undefined: it says none. */
export function limitOf(draft: Draft, line: Tree): LimitRun | undefined {
  const { l, i } = line.holes;
  const limit = isTree(l) ? limitIn(draft, l) : undefined;
  return isTree(i) ? together(draft, line, limit, limitIf(draft, i)) : limit;
}

/** “If you control fewer cards, pay 1M: …”: only while that is so. */
function limitIf(draft: Draft, tree: Tree): LimitRun {
  const holds = draft.parts.condition(draft, tree);
  const reason = `You can use it only if ${draft.words(tree)}`;
  return { is: "limit", rule: draft.rules.asks.pay, reason, holds: (_state, acting) => holds(acting as Scene) };
}

function limitIn(draft: Draft, tree: Tree): LimitRun | undefined {
  draft.uses.add(tree.is);
  if (tree.is === "limits.two") return together(draft, tree, limitIn(draft, treeIn(tree, "a")), limitIn(draft, treeIn(tree, "b")));
  const n = tree.holes["n"];
  const limit = draft.run(tree, "limit");
  if (limit?.stamp && !draft.rules.keeps) draft.lack(tree, "This game's rules do not record what was used");
  const reason =
    tree.is === "limit.times" ? `It has reached its limit this turn: ${n} times per turn` : `${limit?.reason ?? ""}: ${draft.words(tree)}`;
  return limit && typeof n === "number" ? { ...limit, most: n, reason } : limit;
}

/** Both of two limits, of which one at most counts how often. */
function together(draft: Draft, tree: Tree, a: LimitRun | undefined, b: LimitRun | undefined): LimitRun | undefined {
  if (!a || !b) return a ?? b;
  if (a.stamp && b.stamp) draft.lack(tree, "There are two limits on how often: keep the narrower one");
  const [counts, other] = a.stamp ? [a, b] : [b, a];
  return { ...counts, besides: other };
}

/** What the limit of an ability has against it, if anything. `ability`: which of the scene's text it is. */
export function limited(rules: TextRules | undefined, scene: Scene, limit: LimitRun | undefined, ability: number): Failure | undefined {
  if (!limit) return undefined;
  for (const one of limit.besides ? [limit, limit.besides] : [limit])
    if (one.holds && !one.holds(scene.state, scene, scene.engine)) return failure(one, "It cannot be used now");
  const stamp = limit.stamp?.(scene.state, scene, scene.engine);
  if (stamp === undefined) return undefined;
  const used = listOf(scene.state, USED);
  const user = rules ? userOf(rules, scene) : scene.source;
  const number = abilityNumber(scene.text, ability);
  let left = limit.most ?? 1;
  for (let i = 0; i < used.length && left > 0; i += 3) if (used[i] === user && used[i + 1] === number && used[i + 2] === stamp) left--;
  return left > 0 ? undefined : failure(limit, "It was already used");
}

const failure = ({ rule, reason }: LimitRun, otherwise: string): Failure => ({ rule, reason: reason ?? otherwise });

/** Compiles that an ability is used once more, if its limit counts that. */
export function using(draft: Draft, line: Tree, limit: LimitRun | undefined, ability: number): void {
  if (!limit?.stamp) return;
  const { stamp } = limit;
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(line),
    reads: true,
    acts: true,
    run(scene) {
      const { state, engine, source, text } = scene;
      engine.propose(state, USE, source, abilityNumber(text, ability), stamp(state, scene, engine), userOf(draft.rules, scene));
      return next;
    },
  });
}

/** The same of an ability that events bring about: of two that it notices at one moment, the second finds it used up and does nothing. */
export function answeringWithin(draft: Draft, line: Tree, limit: LimitRun | undefined, ability: number): void {
  if (!limit?.stamp) return;
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(line),
    reads: true,
    acts: false,
    run: (scene) => (limited(draft.rules, scene, limit, ability) ? END : next),
  });
  using(draft, line, limit, ability);
}
