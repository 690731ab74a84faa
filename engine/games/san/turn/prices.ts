/** What a River card costs a player to buy now: its Cost, changed by texts, never below 0 (SAN-7.3, SAN-R53, SAN-R55). */
import type { Engine } from "../../../kernel/engine.ts";
import { at } from "../../../kernel/state.ts";
import type { Grouped } from "../../../language/index.ts";
import { ALL_KINDS, type SanContent } from "../content.ts";
import { designOf, type SanView } from "../layout.ts";
import { isAnySaid, lasting } from "../texts/bans.ts";
import { timesDone } from "../texts/done.ts";
import { laidOnCard } from "../texts/laid.ts";

/** The statics that make cards cheaper: all of some, and the first of a turn. */
export const BUY_LESS = "static.buyLess";
export const BUY_FIRST = "static.buyFirst";
/** The most that cards cost. */
const BUY_CAP = "static.buyCap";

export function priceOf(state: SanView, player: number, card: number, engine: Engine<SanContent>): number {
  const { content } = engine;
  const design = designOf(state, card);
  let price = at(content.cost, design);
  if (!isAnySaid(state, content)) return Math.max(0, price);
  if (state.bans.length > 0)
    price +=
      lasting(state, player, "buy more") -
      lasting(state, player, "buy less") +
      laidOnCard(state, player, "buy", card, at(content.kinds, design));
  if (content.statics.has(BUY_LESS))
    for (const { controller, holes } of content.machine.statics(state, engine, BUY_LESS)) {
      const [group, n] = holes;
      if (controller === player && (group as Grouped).fits(card)) price -= Number(n);
    }
  if (content.statics.has(BUY_FIRST))
    for (const { controller, holes } of content.machine.statics(state, engine, BUY_FIRST)) {
      const [noun, n] = holes;
      const kinds = typeof noun === "number" ? noun : ALL_KINDS;
      if (controller === player && (at(content.kinds, design) & kinds) !== 0 && timesDone(state, player, "bought", kinds) === 0)
        price -= Number(n);
    }
  if (content.statics.has(BUY_CAP))
    for (const { controller, holes } of content.machine.statics(state, engine, BUY_CAP))
      if (controller === player) price = Math.min(price, Number(holes[0]));
  return Math.max(0, price);
}
