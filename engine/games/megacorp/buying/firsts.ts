/** “The first card you buy each turn costs you 1M less”, “the next character you deploy costs you 1M less until end of turn”: for what they hold, and when they are used up (MC-R205). */
import type { Grouped, StaticFact } from "../../../language/index.ts";
import type { MegacorpEngine } from "../content.ts";
import type { MegacorpView } from "../layout.ts";
import { isFirstUsed, sentenceNumber, useFirst, useSaid } from "../state/changes.ts";

const FIRST = ["costs.firstBuy", "costs.firstDeploy"] as const;

/** More than the sentences of one text that can say so. */
const SENTENCES = 64;
const firstNumber = ({ source, n }: StaticFact): number => source * SENTENCES + n;

/** What makes a card cheaper or dearer for a player once, and is not used up. */
function holding(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): Holding {
  const { machine } = engine.content;
  const said = FIRST.map((id) => machine.statics(state, engine, id));
  const next = machine.statics(state, engine, "costs.next");
  const dearer = machine.statics(state, engine, "costs.nextMore");
  if (next.length + dearer.length === 0 && said.every(({ length }) => length === 0)) return NOTHING;
  const isFor = ({ controller, holes }: StaticFact) => controller === player && (holes[0] as Grouped).fits(card);
  return {
    first: said.flat().filter((fact) => isFor(fact) && !isFirstUsed(state, player, firstNumber(fact))),
    next: next.filter(isFor),
    dearer: dearer.filter(isFor),
  };
}
type Holding = { readonly first: readonly StaticFact[]; readonly next: readonly StaticFact[]; readonly dearer: readonly StaticFact[] };
const NOTHING: Holding = { first: [], next: [], dearer: [] };

/** By how many M the first of a turn, or the next, is cheaper; below 0 it is dearer. */
export function cheaperOnce(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): number {
  const { first, next, dearer } = holding(state, engine, player, card);
  let cheaper = 0;
  for (const { holes } of dearer) cheaper -= Number(holes[1]);
  for (const { holes } of first) cheaper += Number(holes[1]);
  for (const { holes } of next) cheaper += Number(holes[1]);
  return cheaper;
}

/** A player pays the price of a card: what made it cheaper once is used up. */
export function spendOnce(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): void {
  const { first, next, dearer } = holding(state, engine, player, card);
  for (const fact of first) engine.propose(state, useFirst, player, firstNumber(fact));
  for (const { text, n } of [...next, ...dearer]) engine.propose(state, useSaid, player, sentenceNumber(text, n));
}
