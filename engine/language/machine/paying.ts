/** Paying: costs become instructions, each so that the later ones stay payable. */
import type { Tree } from "../tree.ts";
import { end } from "./control.ts";
import { canPay, costsOf, leavesEnough, type PaidFor, valuesOf } from "./costs.ts";
import { type Draft, freshScope } from "./draft.ts";
import type { Instruction } from "./program.ts";
import type { VerbRun } from "./run.ts";
import { verb } from "./verbs.ts";

/** Costs in a hole become a part of the program of its own; the hole is the number of the part. */
export function payment(draft: Draft, tree: Tree): () => number {
  const known = draft.costs.get(tree);
  if (known !== undefined) return () => known;
  const number = draft.costs.size;
  draft.costs.set(tree, number);
  const span = draft.spanOf(tree);
  draft.deferred.push(() => {
    draft.scope = freshScope();
    const costs = costsOf(tree);
    const paidFor: PaidFor = { besides: draft.besides.has(tree) };
    const pays = canPay(draft, costs, paidFor);
    const entry = draft.here;
    pay(draft, costs, paidFor);
    end(draft);
    draft.payments[number] = { span, entry, refusal: pays };
  });
  return () => number;
}

/** Pays costs in their order, each so that the others stay payable; behind them those that are paid all at once. */
export function pay(draft: Draft, listed: readonly Tree[], paidFor: PaidFor = {}): void {
  const payAll = ({ is }: Tree) => {
    const run = draft.language.runs.get(is);
    return run?.is === "verb" ? run.payAll?.bind(run) : undefined;
  };
  const costs = [...listed.filter((cost) => !payAll(cost)), ...listed.filter(payAll)];
  for (const [i, cost] of costs.entries()) {
    const all = payAll(cost);
    if (all) {
      if (costs.findIndex(({ is }) => is === cost.is) === i)
        draft.emit(
          payingAll(
            draft,
            costs.filter(({ is }) => is === cost.is),
            all,
          ),
        );
      continue;
    }
    // Asked when it is paid: the draft has gone on to other abilities by then.
    const { slots } = draft.scope;
    const isFirst = costs.findIndex(({ is }) => is === cost.is) === i;
    const need = leavesEnough(draft, costs.slice(i), (binding) => slots.get(binding), paidFor);
    verb(draft, cost, { cost: [need], ...(paidFor.activating && isFirst ? { activating: true } : {}) });
  }
}

function payingAll(draft: Draft, costs: readonly Tree[], payAll: NonNullable<VerbRun["payAll"]>): Instruction {
  const values = costs.map((cost) => valuesOf(draft, cost));
  const next = draft.here + 1;
  return {
    span: draft.spanOf(costs[0] ?? { is: "costs", holes: {} }),
    reads: true,
    acts: true,
    run(scene) {
      payAll(
        scene.state,
        scene,
        scene.engine,
        values.map((holes) => holes.map((hole) => hole(scene))),
      );
      return next;
    },
  };
}
