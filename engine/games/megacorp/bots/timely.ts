/**
 * When bots that look one action ahead use abilities and play Events: in answer to what others have on the stack, in combat once, and where nothing is in progress once in each turn.
 * Whoever has the turn does it before they buy, and with what they bought; the others do it when the turn player has bought and not attacked yet. Priority comes round ten times in a
 * turn (MC-14.11), and what is not worth it at one of them hardly ever is at the next.
 */
import { at, type Player } from "../../../kernel/state.ts";
import { BEGUN, hasFlag, STRIKING } from "../combat/fight.ts";
import type { MegacorpEngine } from "../content.ts";
import { ACCOUNTING, BUY, type MegacorpState, type MegacorpView } from "../layout.ts";
import { topOfStack } from "../stack/stack.ts";

/** Of the actions with these indexes those whose time it is. */
export function timely(state: MegacorpState, engine: MegacorpEngine, player: Player, actions: readonly number[]): readonly number[] {
  const asking = engine.asking(state);
  if (asking?.choice.kind !== "priority") return actions;
  const time = timeOf(state, player);
  if (time === "any") return actions;
  const { choice, frame } = asking;
  const legal = engine.legal(state);
  const isNew = (card: number): boolean => time === "new" && state.deployedIn[card] === state.turn;
  return actions.filter((i) => {
    const { kind, ...named } = choice.action(state, at(legal, i), frame, engine);
    return kind === "use" ? isNew(Number(named["card"])) : kind === "play" ? time === "events" : true;
  });
}

/** What it is time for: anything, Events, abilities of cards that were deployed this turn, or nothing. */
type Time = "any" | "events" | "new" | "none";

function timeOf(state: MegacorpView, player: Player): Time {
  const own = state.active === player;
  const top = topOfStack(state);
  if (top !== undefined) return top.controller === player ? "none" : "any";
  // Who attacks waits for the blockers; who is attacked uses abilities while the attack can still come to nothing. When the damage is dealt it is too late (MC-9.8 steps 2, 6 and 8).
  if (hasFlag(state, STRIKING)) return "none";
  if (state.combat.length > 0) return own === hasFlag(state, BEGUN) ? "any" : own ? "none" : "events";
  if (state.phase === (own ? ACCOUNTING : BUY)) return "any";
  return own && state.phase === BUY ? "new" : "none";
}
