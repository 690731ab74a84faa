/** How a turn goes, beside the city. */
import type { CorpBoard } from "../../../../engine/games/corp/table/scene.ts";
import { TurnSteps } from "../../../table/help/turn-steps.tsx";

const TURN = [
  ["Pool Change:", "replace one card of a pool."],
  ["Action Cards:", "discard any, then draw one below your hand limit (Production)."],
  ["Upkeep:", "use your assets and buildings."],
  ["Profits:", "gain the credits that Sales gives."],
  ["Trade:", "cards for cards or credits. Credits change hands at any time."],
  [
    "Stock:",
    "with two tiers in each department, buy one piece on another mat; its owner gets the price. More than half makes the corp your Vassal.",
  ],
  ["Corporate Action:", "build a tier, buy an asset (Research), hire runners or security."],
  ["Runner Action:", "assemble, reform or move a team. A Hacker with a Thief or a Thug steals from the HQ of others."],
] as const;

const MORE = "You win when every other corp is your Vassal or has no infrastructure. ";
const CLOSES = "When the market closes, most Vassals win, then net worth.";

/** After so many rounds it is known how a turn goes. */
const KNOWN = 2;

export const TurnHelp = ({ board }: { readonly board: CorpBoard }) => (
  <TurnSteps
    name="How a turn goes"
    steps={TURN}
    now={board.step}
    more={board.closes > 0 ? `${MORE}${CLOSES}` : MORE}
    folded={board.round > KNOWN}
  />
);
