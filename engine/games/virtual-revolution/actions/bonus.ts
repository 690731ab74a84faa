/** A bonus action: a full execution of an Action, at once, besides the one of the turn (VR-4.10, VR-R71, VR-R91). */
import { slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { Player } from "../../../kernel/state.ts";
import type { VrContent } from "../content.ts";
import type { VrEngine, VrState, VrView } from "../layout.ts";
import { againstDeclaring, execute } from "./execution.ts";

const PLAYER = 0;
const WHAT = 1;
const FROM_DISCARD = 2;

/** Begun with the player, the Action, and 1 if Agents come from the Agent discard: an Action that is not legal is lost (VR-R71). */
export const BONUS = procedures<VrState, VrContent>()("bonus action", {
  execute(state, frame, engine) {
    const [player, action, fromDiscard] = [slot(state, frame, PLAYER), slot(state, frame, WHAT), slot(state, frame, FROM_DISCARD) === 1];
    if (againstDeclaring(state, engine, player, action, fromDiscard) === undefined) execute(state, engine, player, action, fromDiscard);
    return "done";
  },
});

/** Whether a bonus action could be taken now. */
export const canTakeBonus = (state: VrView, engine: VrEngine, player: Player, action: number, fromDiscard = false): boolean =>
  againstDeclaring(state, engine, player, action, fromDiscard) === undefined;
