/** The icons of the turn, and what may be used in the place of another (SAN-9.1, SAN-10.1, SAN-11.1, SAN-R51). */
import type { Engine } from "../../../kernel/engine.ts";
import { CORRUPTION, PROPAGANDA, type SanContent } from "../content.ts";
import type { SanView } from "../layout.ts";
import { isAnySaid } from "../texts/bans.ts";
import { exchangeIcons, spendRevenueAs } from "../turn/events.ts";

/** The static by which icons count as others. */
export const USE_AS = "static.useAs";

/** The static by which Revenue counts as icons (SAN-R59). */
const REVENUE_AS = "static.revenueAs";
function revenueFor(state: SanView, engine: Engine<SanContent>, icon: number): number {
  if (!engine.content.statics.has(REVENUE_AS)) return 0;
  const uses = engine.content.machine.statics(state, engine, REVENUE_AS);
  return uses.some(({ controller, holes }) => controller === state.active && Number(holes[0]) === icon) ? Math.max(0, state.revenue) : 0;
}

/** What is left of an icon in the pool of the turn. */
export function iconsOf({ corruption, propaganda, hacking }: SanView, icon: number): number {
  if (icon === CORRUPTION) return corruption;
  return icon === PROPAGANDA ? propaganda : hacking;
}

/** Icons that texts let the active player use as another: each once. */
function othersFor(state: SanView, engine: Engine<SanContent>, icon: number): readonly number[] {
  if (!engine.content.statics.has(USE_AS)) return [];
  const others = new Set<number>();
  for (const { controller, holes } of engine.content.machine.statics(state, engine, USE_AS)) {
    const [from, to] = holes;
    if (controller === state.active && Number(to) === icon) others.add(Number(from));
  }
  return [...others];
}

/** How many of an icon the active player can spend, with what may be used as it. */
export function spendable(state: SanView, engine: Engine<SanContent>, icon: number): number {
  const own = iconsOf(state, icon);
  if (!isAnySaid(state, engine.content)) return own;
  return othersFor(state, engine, icon).reduce((sum, other) => sum + iconsOf(state, other), own + revenueFor(state, engine, icon));
}

/** Before so many of an icon are spent, what is missing of it is taken from what may be used as it. */
export function makeUp(state: SanView, engine: Engine<SanContent>, icon: number, n: number): void {
  let missing = n - iconsOf(state, icon);
  if (missing <= 0) return;
  for (const other of othersFor(state, engine, icon)) {
    const taken = Math.min(missing, iconsOf(state, other));
    if (taken > 0) engine.propose(state, exchangeIcons, other, icon, taken);
    missing -= Math.max(0, taken);
  }
  const spent = missing > 0 ? Math.min(missing, revenueFor(state, engine, icon)) : 0;
  if (spent > 0) engine.propose(state, spendRevenueAs, icon, spent);
}
