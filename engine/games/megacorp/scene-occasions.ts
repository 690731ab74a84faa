/** At which moments players have priority, so that people can say once where they want to be asked (MC-14.11, MC-14.12). */
import { at, type Player } from "../../kernel/state.ts";
import type { Occasion } from "../scene.ts";
import type { MegacorpEngine } from "./content.ts";
import { CONTROLLER, isCombat, ofAttack, SPACE } from "./fight.ts";
import { type MegacorpView, PHASES } from "./layout.ts";
import { cardAt, networkOfSlot } from "./network.ts";
import { isBetweenPurchases } from "./priority.ts";
import { topOfStack } from "./stack.ts";

const BUY_PHASE = PHASES.indexOf("Buy");

const phases = PHASES.slice(1).map((name, i) => ({ name, phase: i + 1 }));

/** All of them, in the order of a turn. */
export const OCCASIONS: readonly Occasion[] = [
  { id: "answer", name: "Something of another player waits on the stack", matters: true },
  { id: "own", name: "Something of yours waits on the stack", matters: false },
  { id: "attacked", name: "You are attacked", matters: true },
  { id: "attack", name: "Another attack, yours too", matters: false },
  { id: "bought", name: "After each purchase of yours", matters: false },
  ...phases.map(({ name, phase }) => ({ id: `mine ${phase}`, name: `Your ${name} phase`, matters: phase === BUY_PHASE })),
  ...phases.map(({ name, phase }) => ({ id: `theirs ${phase}`, name: `Another player's ${name} phase`, matters: false })),
];

/** The occasion at which the viewer has priority now; undefined when something else is asked, or somebody else. */
export function occasionOf(state: MegacorpView, viewer: Player, engine: MegacorpEngine): string | undefined {
  const asking = engine.asking(state);
  if (asking?.choice.kind !== "priority" || asking.choice.player(state, asking.frame, engine) !== viewer) return undefined;
  const top = topOfStack(state);
  if (top) return top.controller === viewer ? "own" : "answer";
  if (isCombat(state)) return isAttacked(state, viewer) ? "attacked" : "attack";
  if (isBetweenPurchases(state, asking.frame)) return "bought";
  return `${state.active === viewer ? "mine" : "theirs"} ${state.phase}`;
}

/** Whether the attack goes against a player: the own network, or an own card elsewhere. */
function isAttacked(state: MegacorpView, player: Player): boolean {
  if (ofAttack(state, CONTROLLER) === player) return false;
  const space = ofAttack(state, SPACE);
  const target = cardAt(state, space);
  return networkOfSlot(space) === player || (target !== undefined && at(state.controller, target) === player);
}
