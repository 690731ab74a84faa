/** At which moments players have priority or may sell, so that people can say once where they want to be asked (MC-11.1, MC-14.11, MC-14.12). */
import { at, type Player } from "../../../kernel/state.ts";
import type { Occasion } from "../../scene.ts";
import { ATTACKER, CONTROLLER, isCombat, ofAttack, SPACE } from "../combat/fight.ts";
import type { MegacorpEngine } from "../content.ts";
import { BUY, CHALLENGE, type MegacorpView, PHASES } from "../layout.ts";
import { cardAt, networkOfSlot } from "../network/network.ts";
import { isBetweenPurchases } from "../stack/priority.ts";
import { topOfStack } from "../stack/stack.ts";

const phases = PHASES.slice(1).map((name, i) => ({ name, phase: i + 1 }));

const occasion = (id: string, name: string, how: "urgent" | "own" | "matters" | "quiet" = "quiet"): Occasion => ({
  id,
  name,
  matters: how !== "quiet",
  urgent: how === "urgent",
  ...(how === "own" ? { own: true } : {}),
});

/** All of them, in the order of a turn. */
export const OCCASIONS: readonly Occasion[] = [
  occasion("answer", "Another player's card or ability is on the stack", "urgent"),
  occasion("own", "Your card or ability is on the stack"),
  { ...occasion("attacked", "Another player attacks you", "urgent"), named: "{active} attacks you" },
  occasion("attacking", "Your attack"),
  occasion("attack", "An attack between other players"),
  occasion("bought", "After each of your purchases"),
  ...phases.map(({ name, phase }) =>
    occasion(`mine ${phase}`, phase === CHALLENGE ? "Before your attacks" : `Your ${name} phase`, phase === BUY ? "own" : "quiet"),
  ),
  occasion("sale", "Your sale in the Divest phase", "matters"),
  ...phases.map(({ name, phase }) => ({
    ...occasion(`theirs ${phase}`, `Another player's ${name} phase`),
    named: `{active}'s ${name} phase`,
  })),
];

/** The occasion at which the viewer has priority now, or may sell a card; undefined when something else is asked, or somebody else. */
export function occasionOf(state: MegacorpView, viewer: Player, engine: MegacorpEngine): string | undefined {
  const asking = engine.asking(state);
  if (asking?.choice.player(state, asking.frame, engine) !== viewer) return undefined;
  if (asking.choice.kind === "sell") return "sale";
  if (asking.choice.kind !== "priority") return undefined;
  const top = topOfStack(state);
  if (top) return top.controller === viewer ? "own" : "answer";
  if (isCombat(state)) return ofAttack(state, CONTROLLER) === viewer ? "attacking" : isAttacked(state, viewer) ? "attacked" : "attack";
  if (state.active === viewer && isBetweenPurchases(state, asking.frame)) return "bought";
  return `${state.active === viewer ? "mine" : "theirs"} ${state.phase}`;
}

/** What priority is asked about: one attack, which has three windows (MC-9.8), or one object on the stack; undefined in the window of a phase. */
export function happeningIn(state: MegacorpView): string | undefined {
  const top = topOfStack(state);
  if (top) return `stack ${top.id}`;
  const attacker = isCombat(state) ? ofAttack(state, ATTACKER) : undefined;
  return attacker === undefined ? undefined : `attack ${state.turn} ${attacker} ${state.attacks[attacker]}`;
}

/** Whether the attack of somebody else goes against a player: the own network, or an own card elsewhere. */
function isAttacked(state: MegacorpView, player: Player): boolean {
  const space = ofAttack(state, SPACE);
  const target = cardAt(state, space);
  return networkOfSlot(space) === player || (target !== undefined && at(state.controller, target) === player);
}
