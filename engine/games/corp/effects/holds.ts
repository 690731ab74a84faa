/** Whether something that a text asks is so now. */
import type { Player } from "../../../kernel/state.ts";
import type { CorpEngine, CorpView } from "../layout.ts";
import { handLimit } from "../mat/mat.ts";
import { holdsWith } from "./asked.ts";
import type { Condition } from "./effects.ts";

export const holds = (state: CorpView, engine: CorpEngine, player: Player, condition: Condition, card = -1): boolean =>
  holdsWith(state, engine, player, condition, (one) => handLimit(state, engine, one), card);
