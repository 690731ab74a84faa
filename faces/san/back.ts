/** San's back (SAN-3.4): in a Corruption Zone it makes crossing 1 cheaper for the zone's owner and 1 dearer for the opponent. */
import type { Card } from "../../engine/cards/card.ts";
import type { BackLook } from "../backs.ts";
import { n, text } from "../svg.ts";
import { CORRUPTION } from "./colours.ts";
import { SAN_SHAPES } from "./marks.ts";

const GROUND = "#1c0a18";

/** A bridge with a number and an arrow, read from the lower edge. */
function crossing(change: string): string {
  const [x, y] = [31.5, 78];
  return (
    `<path d="M${n(x - 13)} ${n(y)}A13 13 0 0 1 ${n(x + 13)} ${n(y)}" fill="none" stroke="${CORRUPTION}" stroke-width="1.2"/>` +
    text(x, y - 1, 8.5, "display7", "#ffffff", change, { anchor: "middle" }) +
    `<path d="M${n(x - 3)} ${n(y + 1.6)}h6l-3 3.4z" fill="${CORRUPTION}"/>`
  );
}

export const sanBack = (_card: Card): BackLook => ({
  key: "san",
  ground: GROUND,
  colour: CORRUPTION,
  title: "SAN",
  word: "",
  mark:
    SAN_SHAPES.corruption(0, 3, 9, `fill="none" stroke="${CORRUPTION}" stroke-width="1.4"`) +
    text(0, 5.6, 7, "display7", CORRUPTION, "SAN", { anchor: "middle", spacing: 0.4 }),
  edges: [`<g transform="rotate(180 31.5 44)">${crossing("+1")}</g>`, crossing("−1")],
});
