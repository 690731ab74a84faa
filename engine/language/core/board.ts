/** What games on boards have in common, beside the core: texts in boxes, pieces and spaces, stocks, actions, points. Games that need it import it. */
import type { Vocabulary } from "../language.ts";
import { pieces } from "./pieces.ts";
import { sections } from "./sections.ts";

export const BOARD: Vocabulary = {
  id: "board",
  imports: ["core"],
  constructs: [...sections, ...pieces],
  finds: {
    "gain.stock": "does:gain",
    "lose.stock": "does:lose",
    "lose.all": "does:lose",
    "lose.above": "does:lose",
    "lose.points": "does:lose-points",
    "pay.for": "does:pay",
    bonus: "does:bonus-action",
    "bonus.for": "does:bonus-action",
    "round.costs": "does:price",
    "round.costsThree": "does:price",
    "round.gains": "does:price",
    "may.choose": "asks:may asks:mode",
    "some.of": "asks:card",
    "some.choice": "asks:card",
    "some.either": "asks:card asks:up-to",
  },
};
