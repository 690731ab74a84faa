/** How a turn goes, beside the city. */
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { TurnSteps } from "../../../table/help/turn-steps.tsx";

const TURN = [
  ["Move", "along the arrows, at least one station. Two are free, each further one costs a cube. Other figures are skipped."],
  [
    "Take one action",
    "what your station shows, or a district action: collect a cube of its colour, or complete a job of that district. A district action also takes the cubes that lie there.",
  ],
  ["Buy boosts, if you like", "with credits, at any point of your turn. Strong Arm Locals gives a second, different action."],
  ["Clean up", "Keep at most 5 jobs in hand and 10 cubes."],
] as const;

const MORE =
  "Jobs cost cubes and give points. Tucked into a slot they give its bonus; jobs of the right colours in one slot fulfil contracts. Hack networks for rewards: turn, swap and shift tiles until the two green core nodes are joined. The game ends after a marker crosses the line, a ninth job, or an empty job deck. Point at a station to read what it is.";
const ALONE =
  " Alone you play against the Rogue A.I.: after each turn of yours a card moves its tokens, cleans up and advances its markers.";

export const TurnHelp = ({ board, phase }: { readonly board: MetrorunnerBoard; readonly phase: number }) => (
  <TurnSteps name="How a turn goes" steps={TURN} now={phase} more={board.rogue ? MORE + ALONE : MORE} />
);
