/** When texts let an Event be played: “this can be played only during combat” (MC-R232). */
import type { MegacorpEngine } from "../content.ts";
import { ACCOUNTING, BUY, CHALLENGE, DIVEST, type MegacorpView } from "../layout.ts";

type Holds = (state: MegacorpView, player: number) => boolean;
const PHASES = { Accounting: ACCOUNTING, Buy: BUY, Challenge: CHALLENGE, Divest: DIVEST } as const;

/** By the moment that a text names: whether it is now, for the player who would play the Event. */
export const PLAYED_IN: Readonly<Record<string, Holds>> = {
  combat: (state) => state.combat.length > 0,
  ...Object.fromEntries(
    Object.entries(PHASES).flatMap(([name, phase]): [string, Holds][] => [
      [`your.${name}`, (state, player) => state.active === player && state.phase === phase],
      [`any.${name}`, (state) => state.phase === phase],
    ]),
  ),
};
const MOMENTS = Object.entries(PLAYED_IN).map(([id, isNow]) => ({ id: `static.playIn.${id}`, isNow }));

/** Whether the text of an Event lets a player play it in this moment (MC-R232). */
export function isMomentFor(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): boolean {
  const { machine } = engine.content;
  const said = machine.programOf(state, engine, card)?.statics ?? [];
  return MOMENTS.every(
    ({ id, isNow }) =>
      !said.some((one) => one.id === id) || isNow(state, player) || machine.ownStatics(state, engine, card, player, id).length === 0,
  );
}
