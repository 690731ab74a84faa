/** Of which players a text speaks (VR-R115). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import type { Tree } from "../../../../language/index.ts";
import { number } from "../match.ts";
import type { Only } from "../operations.ts";
import { countedBy, placeOf, STOCKS } from "./counts.ts";

/** Players of whom a text speaks beyond one and each (VR-R115). */
export function onlyOf(player: Tree): { readonly you: boolean; readonly only: Only } | undefined {
  const stock = () => ({ per: STOCKS[part(player, "i").is] ?? lacking(player) }) as const;
  const group = () => countedBy(part(player, "g"));
  switch (player.is) {
    case "player.allDirectors":
    case "player.directors":
      return { you: player.is === "player.allDirectors", only: { director_in: placeOf(part(player, "s")) } };
    case "player.moreThan":
    case "player.moreStock":
      return { you: false, only: { more: player.is === "player.moreStock" ? stock() : group() } };
    case "player.fewerThan":
    case "player.fewerStock":
      return { you: false, only: { fewer: player.is === "player.fewerStock" ? stock() : group() } };
    case "player.atLeast":
    case "player.atLeastStock":
      return { you: true, only: { at_least: number(player, "n"), of: player.is === "player.atLeastStock" ? stock() : group() } };
    case "player.most":
    case "player.mostStock":
      return { you: true, only: { most: player.is === "player.mostStock" ? stock() : group() } };
    case "player.fewest":
    case "player.fewestStock":
      return { you: true, only: { fewest: player.is === "player.fewestStock" ? stock() : group() } };
    default:
      return undefined;
  }
}
