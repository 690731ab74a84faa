/** Actions that a bot need not look at: offers that nobody gains by, and teams taken apart. Only for bots. */
import type { Action } from "../../../kernel/choice.ts";

/** Whether an action is hardly ever worth looking at. */
export function isIdle(kind: string, action: Action): boolean {
  // A card for a card is judged by two players alike; only credits part them.
  if (kind === "trade") return action.kind === "offer a card for a card";
  return kind === "runner action" && action.kind === "disband";
}
