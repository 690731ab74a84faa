/** How a turn goes, beside the board: enough for the first round without the rulebook. */
import type { Stage } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { TurnSteps } from "../../../table/help/turn-steps.tsx";

const TURN = [
  ["Place a Director", "in any borough. This turn you act in that borough or from it."],
  ["Influence, if you like", "Add 1 (draws 1 Corruption), eliminate 1 there (draws 1), or move 1 of yours there (draws none)."],
  ["One Action, if you like", "Work for €, Recruit an Agent in range, Build a Server, Create a Verse, or Donate against Corruption."],
  ["End the turn", "Before that, use Agents, Titles and Verses as you like: they are free."],
] as const;
const ROUND_END = [
  ["Raids", "Players with 5 or more Corruption carry out each card or pay 1 Immunity to skip it. After round 5, all players do."],
  [
    "Necro attack",
    "Lowest Revenue gets MINIMUM, everybody gets GLOBAL, highest Revenue also gets MAXIMUM. Pay 2 Immunity to avoid GLOBAL, 3 to avoid both.",
  ],
  ["Turn order", "The player with the most Influence in reserve chooses first."],
  ["Income and upkeep", "You gain € equal to your Revenue. Directors come back, Agents and Titles straighten, the rows are refilled."],
] as const;
const STAGES: Readonly<Record<Stage, number>> = { turn: -1, raids: 0, necro: 1, order: 2, scoring: -1 };

type TurnHelpProps = { readonly stage: Stage; readonly phase: number };

const MORE =
  "A round is three turns each; the game is five rounds. With 5 or more Corruption you suffer a Raid at the end of the round. Then the Necros attack. Control every borough of a district to take its Title. Point at a borough to see what is there.";

export const TurnHelp = ({ stage, phase }: TurnHelpProps) =>
  stage === "turn" ? (
    <TurnSteps name="How a turn goes" steps={TURN} now={phase} more={MORE} />
  ) : (
    <TurnSteps name="How a round ends" steps={ROUND_END} now={STAGES[stage]} />
  );
