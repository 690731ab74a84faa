/** How a turn goes, beside the board: enough for the first round without the rulebook. */
import type { Stage } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { TurnSteps } from "../../../table/help/turn-steps.tsx";

const TURN = [
  ["Place a Director", "in any borough. Everything you do this turn happens there, or from there."],
  ["Influence, if you like", "Add 1 (draws 1 Corruption), eliminate 1 there (draws 1), or move 1 of yours there (draws none)."],
  ["One Action, if you like", "Work for €, Recruit an Agent in range, Build a Server, Create a Verse, or Donate against Corruption."],
  ["End the turn", "Before that, use Agents, Titles and Verses as you like: they are free."],
] as const;
const ROUND_END = [
  ["Raids", "Whoever has 5 or more Corruption carries out each card, or skips it for 1 Immunity. After round 5 everybody does."],
  ["Necro attack", "Lowest Revenue gets MINIMUM, everybody GLOBAL, highest Revenue MAXIMUM too. 2 Immunity avoid GLOBAL, 3 both."],
  ["Turn order", "Most Influence in reserve chooses first."],
  ["Income and upkeep", "€ equal to Revenue. Directors come back, Agents and Titles straighten, new Agents and a new Verse come."],
] as const;
const STAGES: Readonly<Record<Stage, number>> = { turn: -1, raids: 0, necro: 1, order: 2, scoring: -1 };

type TurnHelpProps = { readonly stage: Stage; readonly phase: number };

const MORE =
  "Three turns each make a round, five rounds the game. With 5 or more Corruption you suffer a Raid at the end of a round; then the Necros attack. Control every borough of a district to take its Title. Point at a borough to read what is there.";

export const TurnHelp = ({ stage, phase }: TurnHelpProps) =>
  stage === "turn" ? (
    <TurnSteps name="How a turn goes" steps={TURN} now={phase} more={MORE} />
  ) : (
    <TurnSteps name="How a round ends" steps={ROUND_END} now={STAGES[stage]} />
  );
