/** A board of named places: where decks, rows of cards and tokens lie. */
import type { Drawn, KitComponent } from "../../engine/games/kit/index.ts";
import type { BoardSkin } from "../boards/index.ts";
import { n, shrink, text } from "../svg.ts";
import { ground } from "./look.ts";

type Places = Extract<Drawn, { readonly draw: "places" }>;

export function drawPlaces({ title, places }: Places, { w, h }: KitComponent, skin: BoardSkin): string {
  const top = Math.min(...places.map(({ at: [, y] }) => y));
  const head = shrink("display7", title.toUpperCase(), Math.min(6, top * 0.55), 3, w - 12, 0.4);
  return (
    ground(w, h, skin.sheet, skin.frame) +
    text(6, top / 2 + head.size * 0.36, head.size, "display7", skin.text, head.text, { spacing: 0.4 }) +
    places.map((place) => drawPlace(place, skin)).join("")
  );
}

function drawPlace({ name, at: [x, y], size: [w, h], label, note }: Places["places"][number], skin: BoardSkin): string {
  const edge = `fill="${skin.field}" stroke="${skin.plain.edge}" stroke-width=".5" stroke-dasharray="2 1.4"`;
  // A small place has its name in its middle, a large one above, with its number in the middle.
  const isSmall = Math.min(w, h) < 30;
  const fit = shrink("display6", name, isSmall ? 3.4 : 5, 2.2, w - 3);
  const middle = x + w / 2;
  const nameAt = isSmall ? y + h / 2 + fit.size * 0.36 : y + fit.size + 2.4;
  const below = note === undefined ? undefined : shrink("text", note, 3.3, 2.2, w - 5);
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(Math.min(3, h * 0.15))}" ${edge}/>` +
    text(middle, nameAt, fit.size, "display6", skin.text, fit.text, { anchor: "middle" }) +
    (below ? text(middle, nameAt + 5, below.size, "text", skin.dim, below.text, { anchor: "middle" }) : "") +
    (label === undefined
      ? ""
      : text(middle, y + h / 2 + 7, Math.min(20, h * 0.3), "display7", skin.plain.edge, label, { anchor: "middle", opacity: 0.5 }))
  );
}
