/** Which cards can be targets (MC-14.10), and CAMOUFLAGE (MC-G6). */

import { type MegacorpEngine, tagKey } from "../content.ts";
import { isTop, type MegacorpView } from "../layout.ts";
import { dockedTo } from "../network/network.ts";
import { hasKeyword, hasTag, isBanned, keywordsOf } from "../state/characteristics.ts";

/** Whether a card is docked to another card with a tag that its CAMOUFLAGE names: it cannot be targeted or attacked (MC-G6, MC-R72). */
export const isCamouflaged = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  hasKeyword(state, engine, card, "camouflage") &&
  keywordsOf(state, engine, card).some(
    ({ id, holes }) =>
      id === "camouflage" && dockedTo(state, engine.content, card).some((other) => hasTag(state, engine, other, tagKey(String(holes[0])))),
  );

/** Whether the top card of a pile can be a target: nothing protects it (MC-15.2, MC-G6). What PENETRATOR reaches besides is not asked here. */
export const canBeTargeted = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isTop(state, card) && !isBanned(state, engine, card, "be-targeted") && !isCamouflaged(state, engine, card);
