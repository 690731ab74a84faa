/** What happens around an infiltration (CORP-13). */
import { events } from "../../../kernel/events.ts";
import { below } from "../../../kernel/rng.ts";
import type { CorpContent } from "../content.ts";
import { SIDES_OF_DIE } from "../encounters/dice.ts";
import { type CorpState, NOBODY } from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";

const event = events<CorpState, CorpContent>();

/** A team enters an HQ: whose team, whose HQ (CORP-13.3). */
export const enterHq: CorpEvent = event("infiltrate", ["player", "player"], (state, _player, target) => {
  state.infiltrated = target;
  state.stage = 0;
});
/** It is at the gate again (CORP-13.14). */
export const leaveHq: CorpEvent = event("leave the HQ", ["player"], (state) => {
  state.infiltrated = NOBODY;
  state.stage = 0;
  if (state.broken.length > 0) state.broken = [];
});
export const reachStage: CorpEvent = event("reach", ["number"], (state, stage) => {
  state.stage = stage;
});
/** The infiltration has succeeded: whose team, whose HQ. */
export const succeed: CorpEvent = event("succeed", ["player", "player"], () => undefined);
/** No skill of the team has anything to take there (CORP-R31): whose team, whose HQ. */
export const findNothing: CorpEvent = event("find nothing", ["player", "player"], () => undefined);
/** One die for Steal Credits (CORP-13.12). */
export const rollForCredits: CorpEvent = event("roll for credits", ["player"], (state) => {
  state.dice0 = [below(state.rng, SIDES_OF_DIE, "die") + 1];
});

export const INFILTRATION_EVENTS: readonly CorpEvent[] = [enterHq, leaveHq, reachStage, succeed, findNothing, rollForCredits];
