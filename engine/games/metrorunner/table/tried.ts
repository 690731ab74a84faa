/** A position to try a card of Metrorunner in. */
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import type { Tried } from "../../game.ts";
import { COLOURS, metrorunner } from "../fields.ts";

/** Stations inside a district (3.1). */
const STATIONS: Readonly<Record<string, string>> = { black: "A02", purple: "A05", red: "A08", orange: "A11", blue: "A14" };

/** The card where it is used: a job in hand with its cubes, in its district; a network to be hacked; a character at a hack. */
export function triedInMetrorunner(card: Card): Result<Tried, string> {
  const { district = "blue", cost = {} } = metrorunner(card);
  // A starting job comes with the board of its colour, and nobody else has that (MR-3.10).
  const board = card.kind === "starting-job" && district !== "freelance" ? district : "blue";
  const own: Record<string, unknown> = { credits: 3, "brute force": 0 };
  for (const colour of COLOURS) own[`${colour} cubes`] = Math.max(cost[colour] ?? 0, 1);
  delete own["brute force"];
  const at = STATIONS[district] ?? "A14";
  const common = { "to move": "Runner 1", round: 3, first: 0 };
  const other = { figure: at === "A08" ? "A05" : "A08", board: board === "red" ? "blue" : "red" };
  switch (card.kind) {
    case "job":
    case "starting-job":
      return ok({
        player: 0,
        position: {
          ...common,
          phase: "action",
          at: "action",
          "Runner 1": { ...own, hand: [card.id], figure: at, board },
          "Runner 2": other,
        },
      });
    case "network":
      return ok({
        player: 0,
        position: {
          ...common,
          phase: "action",
          at: "action",
          networks: { "left networks": [card.id] },
          "Runner 1": { ...own, figure: "A14", board: "blue" },
          "Runner 2": other,
        },
      });
    case "character":
      return ok({
        player: 0,
        position: {
          ...common,
          phase: "action",
          at: "action",
          "Runner 1": { ...own, character: [card.id], figure: "A14", board: "blue" },
          "Runner 2": other,
        },
      });
    default:
      return err("You cannot use this card by itself, so you cannot try it here. Play a game with it.");
  }
}
