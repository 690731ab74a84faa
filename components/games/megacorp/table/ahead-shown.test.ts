import { expect, test } from "vitest";
import type { SceneEnding } from "../../../../engine/games/megacorp/table/scene-ahead.ts";
import { aheadShown } from "./ahead-shown.ts";

const loss = (player: number): SceneEnding => ({ is: "loss", words: "no money is left", rule: "MC-13.1", player });
const orphan = (card: number): SceneEnding => ({ is: "orphan", words: "it is orphaned and destroyed", rule: "MC-8.8", player: 0, card });

test("two lines are told at once, the viewer's loss first", () => {
  const ahead = [loss(1), loss(2), loss(3), orphan(8)];
  expect(aheadShown(ahead, 3)).toEqual({ shown: [loss(3), loss(1)], more: [loss(2), orphan(8)] });
  // Whoever watches loses nothing.
  expect(aheadShown(ahead, -1)).toEqual({ shown: [loss(1), loss(2)], more: [loss(3), orphan(8)] });
  expect(aheadShown([orphan(8)], 3)).toEqual({ shown: [orphan(8)], more: [] });
});
