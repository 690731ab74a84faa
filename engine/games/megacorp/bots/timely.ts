/**
 * When bots that look one action ahead use abilities and play Events: in answer to something, and where nothing is in progress once in each turn. Whoever has the turn does it
 * before they buy, and with what they bought; the others do it when the turn player has bought and not attacked yet. Priority comes round ten times in a turn (MC-14.11), and what is
 * not worth it at one of them hardly ever is at the next.
 */
import { at, type Player } from "../../../kernel/state.ts";
import type { MegacorpEngine } from "../content.ts";
import { ACCOUNTING, BUY, type MegacorpState } from "../layout.ts";

/** Of the actions with these indexes those whose time it is. */
export function timely(state: MegacorpState, engine: MegacorpEngine, player: Player, actions: readonly number[]): readonly number[] {
  const asking = engine.asking(state);
  if (asking?.choice.kind !== "priority" || state.stack.length > 0 || state.combat.length > 0) return actions;
  const own = state.active === player;
  if (state.phase === (own ? ACCOUNTING : BUY)) return actions;
  const { choice, frame } = asking;
  const legal = engine.legal(state);
  const isNew = (card: number): boolean => own && state.phase === BUY && state.deployedIn[card] === state.turn;
  return actions.filter((i) => {
    const { kind, ...named } = choice.action(state, at(legal, i), frame, engine);
    return kind === "use" ? isNew(Number(named["card"])) : kind !== "play";
  });
}
