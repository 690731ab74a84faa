/** How a Business left its network (MC-13.4): from what happened, since it lies annihilated afterwards whatever it was (MC-R126). */
import type { LogEntry } from "../../../kernel/log.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { annihilate, DAMAGE, destroy, destroyInCombat, EFFECT, MODIFIERS } from "./leave.ts";

const DESTROYED: ReadonlyMap<number, string> = new Map([
  [EFFECT, "was destroyed by a card's text"],
  [DAMAGE, "was destroyed by damage outside combat"],
  [MODIFIERS, "was destroyed by a score that was lowered to 0"],
]);

/** In place of "left its network": what happened to the Business that left last; undefined where neither destruction nor annihilation took it away. */
export function howBusinessLeft({ isBusiness }: MegacorpContent, log: readonly LogEntry[]): string | undefined {
  const takes = ({ event, cards: [design = -1] }: LogEntry) =>
    (event === destroy.name || event === annihilate.name) && design >= 0 && at(isBusiness, design);
  const left = log.findLast(takes);
  if (left === undefined) return undefined;
  const [card, , cause = EFFECT] = left.args;
  const inCombat = log.some(
    ({ event, args, decision }) => event === destroyInCombat.name && args[1] === card && decision === left.decision,
  );
  const how = left.event === annihilate.name ? "was annihilated" : inCombat ? "was destroyed in combat" : DESTROYED.get(cause);
  return `A player's Business ${how ?? "was destroyed"}`;
}
