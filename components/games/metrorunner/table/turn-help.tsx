/** How a turn goes, beside the city. */
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { TurnSteps } from "../../../table/help/turn-steps.tsx";

const TURN = [
  ["Move", "along the arrows. Two stations are free, and each further one costs a cube. You skip other figures."],
  ["Take one action:", "what the station shows, or a district action: collect a cube or complete a job there, and take all cubes there."],
  ["Boosts, if you like,", "for credits, at any point. Strong Arm Locals buys a second action."],
  ["Clean up:", "keep at most 5 jobs in hand and 10 cubes."],
] as const;

const MORE = "The game ends after a marker crosses the line, a player completes a ninth job, or the job deck is empty.";
const ALONE =
  "After your turn the Rogue A.I. plays a card. The game ends after a marker crosses the line, you complete a ninth job, or the job deck is empty.";

/** After so many rounds it is known how a turn goes. */
const KNOWN = 2;

export const TurnHelp = ({ board, phase }: { readonly board: MetrorunnerBoard; readonly phase: number }) => (
  <TurnSteps name="How a turn goes" steps={TURN} now={phase} more={board.rogue ? ALONE : MORE} folded={board.round > KNOWN} />
);
