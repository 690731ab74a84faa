/** The hack of the day: the game's own tiles laid at random, nodes at the rim, and the fewest basic manipulations that connect them (MR-11.5 to MR-11.7). */
import { digestOfText } from "../../../kernel/digest.ts";
import { below, rngOf, shuffled } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { type Boards, gridOf, partOf } from "../../boards/index.ts";
import type { Puzzle } from "../../puzzle.ts";
import { PORTS } from "../fields.ts";
import { HACKS, RIM } from "../hack/current.ts";
import { openOf } from "../hack/moves.ts";
import { type HackPuzzle, solutionOf, wantedWords } from "./solving.ts";

/** Fewest manipulations of a puzzle. */
const LEAST = 2;
const MOST = 4;

/** The hack of a day. Grids are dealt until the shortest solution is exactly as long as the day has it. */
export function hackOfTheDay(date: string, boards: Boards): Puzzle<HackPuzzle> {
  const tiles = gridOf(partOf(boards, "grid")).tiles.map(({ open }) => open);
  const rng = rngOf(Number.parseInt(digestOfText(`hack of ${date}`).slice(0, 8), 16));
  const fewest = LEAST + below(rng, MOST - LEAST + 1);
  // The core alone is never four manipulations away.
  const wanted = HACKS.slice(0, fewest === MOST ? 2 + below(rng, 2) : 1 + below(rng, 2));
  for (;;) {
    const [first = "", second = "", a = "", b = ""] = shuffled(rng, PORTS);
    const data: HackPuzzle = {
      lie: {
        tile: shuffled(
          rng,
          tiles.map((_, tile) => tile),
        ),
        quarter: tiles.map(() => below(rng, 4)),
        bruteOn: -1,
      },
      tiles,
      nodes: { core: [first, second], alpha: wanted.includes("alpha") ? [a] : [], beta: wanted.includes("beta") ? [b] : [] },
      wanted,
    };
    if (RIM.get(first)?.cell === RIM.get(second)?.cell || solutionOf(data, data.lie, fewest)?.moves.length !== fewest) continue;
    return { date, title: `Connect ${wantedWords(wanted)} in ${fewest}`, fewest, lines: linesOf(data), data };
  }
}

/** By openings what a tile looks like in a terminal. */
const SIGNS = "×╵╶└╷│┌├╴┘─┴┐┤┬┼";

/** The grid in signs, with the nodes at its rim. */
export function linesOf({ lie, tiles, nodes }: HackPuzzle): string[] {
  const open = openOf(lie, tiles);
  const markOf = (id: string): string => {
    const hack = HACKS.find((one) => nodes[one].includes(id));
    return hack === undefined ? " " : { core: "O", alpha: "A", beta: "B" }[hack];
  };
  const row = (side: string): string => `  ${[1, 2, 3].map((k) => markOf(`${side}${k}`)).join(" ")}`.trimEnd();
  const cells = [0, 1, 2].map((r) => {
    const signs = [0, 1, 2].map((c) => SIGNS.charAt(at(open, r * 3 + c)));
    return `${markOf(`W${r + 1}`)} ${signs.join(" ")} ${markOf(`E${r + 1}`)}`.trimEnd();
  });
  const named = HACKS.filter((hack) => nodes[hack].length > 0);
  return [
    ...[row("N"), ...cells, row("S")],
    "",
    ...named.map((hack) => `${{ core: "O core", alpha: "A alpha", beta: "B beta" }[hack]}: ${nodes[hack].join(" and ")}`),
    "× skull",
  ];
}
