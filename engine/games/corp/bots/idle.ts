/** Actions that a bot need not look at: offers that nobody gains by, and pool changes beyond one or two. Only for bots. */
import type { Action } from "../../../kernel/choice.ts";

/** Whether an action is hardly ever worth looking at. */
export function isIdle(kind: string, action: Action): boolean {
  // A card for a card is judged by two players alike; only credits part them.
  return kind === "trade" && action.kind === "offer a card for a card";
}
