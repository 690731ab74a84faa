/** Cards that say “any time”: played beside the decision that is owed, whoever it is asked of, while no roll or loss is pending (CORP-3.10, CORP-R62). */
import type { Beside } from "../../../kernel/beside.ts";
import type { CorpContent } from "../content.ts";
import { NO_ROLL } from "../encounters/dice.ts";
import { type CorpState, cardsIn, HAND } from "../layout.ts";
import { ANY_TIME, againstPlaying } from "./playable.ts";
import { PLAYING } from "./windows.ts";

export const PLAY_NOW: Beside<CorpState, CorpContent> = {
  form: { kind: "play now", members: { card: "card" } },
  against(state, player, action, _open, engine) {
    const card = Number(action["card"]);
    if (!cardsIn(state, HAND + player).includes(card)) return { rule: "CORP-6.1", reason: "You do not hold that card" };
    if (state.roll !== NO_ROLL || state.lost !== 0) return { rule: "CORP-R62", reason: "A roll or a loss has to be finished first" };
    return againstPlaying(state, engine, player, card, ANY_TIME);
  },
  carryOut: (state, player, action, engine) => engine.call(state, PLAYING, Number(action["card"]), player),
};
