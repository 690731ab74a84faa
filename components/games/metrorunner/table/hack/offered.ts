/** What a match offers, as manipulations of the grid. Pure. */

import { BASIC } from "../../../../../engine/games/metrorunner/hack/moves.ts";
import type { HackScene } from "../../../../../engine/games/metrorunner/table/scene.ts";
import type { SceneOption } from "../../../../../engine/games/scene.ts";
import { bruteOf, type Manipulation, manipulationOf } from "./manipulation.ts";

export type OfferedManipulation = Manipulation & { readonly option: SceneOption };

/** The words of the move that an action is. */
function moveWords({ action }: SceneOption): string {
  switch (action.kind) {
    case "rotate":
      return `rotate tile ${Number(action["cell"]) + 1} ${action["way"]}`;
    case "swap":
      return `swap tiles ${action["cells"]}`;
    case "shift":
      return `shift ${action["line"]} ${action["way"]}`;
    default:
      return String(action["how"] ?? "");
  }
}

/** The options of a hack that are about the grid, in their order. */
export function offeredIn(
  options: readonly SceneOption[],
  { free, moves }: Pick<HackScene, "free" | "moves">,
): readonly OfferedManipulation[] {
  const price = free > 0 ? undefined : "Costs a cube";
  return options.flatMap((option, i): OfferedManipulation[] => {
    const more = { number: i + 1, price };
    if (option.action.kind === "brute force") return [{ ...bruteOf(Number(option.action["cell"]), { number: i + 1 }), option }];
    const words = moveWords(option);
    const move = (option.action.kind === "use character" ? moves : BASIC).find((one) => one.words === words);
    return move ? [{ ...manipulationOf(move, more), option }] : [];
  });
}
