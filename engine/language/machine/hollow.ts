/** What can be said and never comes to anything, in whatever game: it is refused, with the reason, when a text is compiled. */
import type { BoundAbility } from "../reading/bind.ts";
import type { Leaf } from "../reading/token.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { costsOf } from "./costs.ts";
import { type Draft, treeIn } from "./draft.ts";
import type { AmountRun } from "./run.ts";

/** Notes what of an ability is hollow: an X that is never said, a “repeat this” behind nothing, a “this way” of nothing, more cards than oneself. */
export function lackHollow(draft: Draft, ability: BoundAbility, parts: readonly Tree[]): void {
  const [line] = ability.lines;
  if (!line) return;
  const x = parts.find(asksX);
  if (x && !saysX(ability, parts) && payingX(draft, ability, parts) === undefined)
    draft.lack(x, "Nothing says what X is: end the sentence with “, where X is …”");
  // What is paid comes before what it is paid for.
  const cost = ability.kind === "activated" ? line.holes["c"] : undefined;
  const paid = isTree(cost) ? [...walk(cost)] : [];
  const first = firstAct(line);
  if (first?.is === "repeat") draft.lack(first, "There is nothing before it to repeat");
  for (const part of parts) {
    const run = draft.language.runs.get(part.is);
    const before = paid.includes(part) ? paid : parts;
    if (
      run?.is === "amount" &&
      !before.some((other) => !isAround(parts, other, part) && setsAmount(draft, other, run.counts)) &&
      !(
        isPlain(run) &&
        countsDeeds(
          draft,
          before.filter((other) => other === part || !isAround(parts, other, part)),
        )
      )
    )
      draft.lack(part, "Nothing in this ability does what it counts");
    if (
      run?.is === "way" &&
      parts.some(({ holes: { p } }) => p === part) &&
      !parts.some((other) => !isAround(parts, other, part) && doesWay(draft, other, run.of))
    )
      draft.lack(part, "Nothing in this ability does what it counts");
    const { counts } = (run?.is === "amount" && run.with) || { counts: undefined };
    const says = ({ is }: Tree): boolean => {
      const event = draft.language.runs.get(is);
      return event?.is === "event" && counts !== undefined && event.counts?.[counts] !== undefined;
    };
    if (counts !== undefined && !parts.some(says)) draft.lack(part, "Nothing in this ability says what it is of");
  }
  const target = ability.kind === "static" ? parts.find(({ is }) => TARGETS.has(is)) : undefined;
  if (target) draft.lack(target, "A sentence that is always true cannot have a target: say “each …” or “an opponent”");
  for (const part of parts)
    if (COMPARED.has(part.is) && isTree(part.holes["p"]) && part.holes["p"].is === "player.each")
      draft.lack(part, "“Each player” includes you: say “each opponent”");
}

/** Whether a part is what is done that often, or that it is done with: it cannot say how often or with how much. */
const isAround = (parts: readonly Tree[], other: Tree, part: Tree): boolean =>
  [...walk(other)].includes(part) || parts.some(({ is, holes: { v, p } }) => is.startsWith("forEach") && v === other && p === part);

const TARGETS: ReadonlySet<string> = new Set([
  ...["player.target", "player.targetPlayer", "whose.target", "whose.targetPlayer", "ctrl.target", "ctrl.targetPlayer"],
  ...["evp.target", "evp.targetPlayer"],
  ...["target", "target.another", "target.upTo", "target.any", "near.target"],
]);
const COMPARED: ReadonlySet<string> = new Set(["cond.holdMore", "cond.holdFewer"]);

const isX = (leaf: Tree | Leaf): boolean => typeof leaf === "string" && /^[+-]?X/.test(leaf);
const asksX = ({ is, holes }: Tree): boolean => is === "number.x" || Object.values(holes).some(isX);

/** Whether an ability says what its X is: by “where X is …”, or as what is paid for it. */
function saysX({ kind, lines: [line] }: BoundAbility, parts: readonly Tree[]): boolean {
  if (parts.some(({ is }) => is === "where")) return true;
  return kind === "activated" && line !== undefined && costsOf(treeIn(line, "c")).some((cost) => walk(cost).some(asksX));
}

/**
 * The instruction that says what X is: “Pay XM. Draw X cards”, asked when it is carried out. It comes before all else that speaks of X, for once, and no target asks for X, which is
 * chosen before.
 */
export function payingX({ language }: Draft, ability: BoundAbility, parts: readonly Tree[]): Tree | undefined {
  const first = parts.find(asksX);
  if (first === undefined || saysX(ability, parts)) return undefined;
  const run = language.runs.get(first.is);
  if (run?.is !== "verb" || run.payable === undefined || Object.values(first.holes).filter((hole) => hole === "X").length !== 1)
    return undefined;
  const asksSooner = (part: Tree): boolean => walk(part).some(asksX);
  const isMultiplied = parts.some((part) => part.is.startsWith("forEach") && walk(part).includes(first));
  return isMultiplied || parts.some((part) => TARGETS.has(part.is) && asksSooner(part)) ? undefined : first;
}

/** The first instruction of a sentence. */
function firstAct(tree: Tree): Tree | undefined {
  const inner = ["b", "l", "m", "s", "a", "v"].map((hole) => tree.holes[hole]).find(isTree);
  return tree.is === "repeat" || inner === undefined ? tree : firstAct(inner);
}

/** “That many”, with nothing made of it that a number of another kind is needed for. */
const isPlain = ({ counts, of, with: other }: AmountRun): boolean => counts === undefined && of === undefined && other === undefined;

/** Whether “that many” of an ability is as many as its verbs have done: none of them, and no event, says how much otherwise. */
export function countsDeeds(draft: Draft, parts: readonly Tree[]): boolean {
  const runs = parts.flatMap(({ is }) => draft.language.runs.get(is) ?? []);
  const isAsked = runs.some((run) => run.is === "amount" && isPlain(run));
  return (
    isAsked &&
    !parts.some((part) => setsAmount(draft, part, undefined)) &&
    runs.some((run) => run.is === "verb" && (run.way !== undefined || run.wayOf !== undefined))
  );
}

/** Whether an instruction does something that is counted as done “this way”. */
function doesWay({ language }: Draft, { is }: Tree, of: string): boolean {
  const run = language.runs.get(is);
  return run?.is === "verb" && (run.way?.of === of || run.wayOf?.of === of);
}

function setsAmount({ language }: Draft, { is }: Tree, counts: string | undefined): boolean {
  const run = language.runs.get(is);
  if (run?.is === "verb") return run.amount !== undefined && run.counts === counts;
  return run?.is === "event" && run.amount !== undefined && counts === undefined;
}
