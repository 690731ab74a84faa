/** Which of the things that the end of a turn would bring are told at once. */
import type { SceneEnding } from "../../../../engine/games/megacorp/table/scene-ahead.ts";
import type { Player } from "../../../../engine/kernel/state.ts";

/** So many lines leave room for the own seat below them with four players. */
const LINES = 2;

/** What is told at once, and what more there is. What the viewer loses by comes first, so that it is never folded away. */
export function aheadShown(ahead: readonly SceneEnding[], viewer: Player): Record<"shown" | "more", readonly SceneEnding[]> {
  const isOwnLoss = ({ is, player }: SceneEnding) => is === "loss" && player === viewer;
  const sorted = [...ahead.filter(isOwnLoss), ...ahead.filter((one) => !isOwnLoss(one))];
  return { shown: sorted.slice(0, LINES), more: sorted.slice(LINES) };
}
