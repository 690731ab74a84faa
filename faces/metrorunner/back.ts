/**
 * The backs of its cards: one for each kind, since each kind is a pile of its own. A network card is turned over after a hack, and its back
 * says which cubes come where (MR-1.8, MR-11.16), so that it has a back of its own.
 */
import type { Card } from "../../engine/cards/card.ts";
import { COLOURS } from "../../engine/games/metrorunner/fields.ts";
import type { BackLook } from "../backs.ts";
import { hexagon } from "../marks.ts";
import { n, text } from "../svg.ts";
import { cube, DISTRICTS } from "./look.ts";

const [GROUND, COLOUR] = ["#06201f", "#3fd0bf"] as const;

export function metrorunnerBack(card: Card): BackLook {
  const { kind, game, id } = card;
  const look = { ground: GROUND, colour: COLOUR, title: "METRORUNNER" };
  const placed = kind === "network" ? placement(card.text) : [];
  if (placed.length > 0) return { ...look, key: `${game} ${kind} ${id}`, word: "", mark: placementMark(card.name, placed) };
  return {
    ...{ ...look, key: `${game} ${kind}` },
    word: kind.replaceAll("-", " ").toUpperCase(),
    mark: hexagon(0, 0, 12, `fill="none" stroke="${COLOUR}" stroke-width="1.6"`) + hexagon(0, 0, 6, `fill="${COLOUR}"`),
  };
}

type Colour = (typeof COLOURS)[number];
type Placed = { readonly count: number; readonly colour: Colour; readonly district: Colour };

/** "Placement: Put 1 black cube on purple, …" as which cubes come where; what is said otherwise is left to the front. */
function placement(rules: string): readonly Placed[] {
  const [, line = ""] = /^Placement:(.*)$/m.exec(rules) ?? [];
  const colourOf = (word: string | undefined) => COLOURS.find((one) => one === word);
  return [...line.matchAll(/(\d+) (\w+) cubes? on (\w+)/g)].flatMap(([, count, of, on]) => {
    const [colour, district] = [colourOf(of), colourOf(on)];
    return colour && district ? [{ count: Number(count), colour, district }] : [];
  });
}

/** Rows about (0, 0): cubes, an arrow, the district that they are put on. */
function placementMark(name: string, placed: readonly Placed[]): string {
  const step = 13;
  const top = (-(placed.length - 1) * step) / 2 + 3;
  const rows = placed.map(({ count, colour, district }, i) => {
    const y = top + i * step;
    const { name: where, colour: tone } = DISTRICTS[district];
    const cubes = Array.from({ length: Math.min(3, count) }, (_, k) => cube(colour, -21 + k * 4, y, 7.4)).join("");
    const arrow = `<path d="M-11 ${n(y)}h6m-2.4 -2.2l2.4 2.2l-2.4 2.2" fill="none" stroke="${COLOUR}" stroke-width=".9"/>`;
    const plate = `<rect x="-2.5" y="${n(y - 4.6)}" width="27" height="9.2" rx="1.6" fill="${GROUND}" stroke="${tone}" stroke-width=".7"/>`;
    return cubes + arrow + plate + text(11, y + 1.4, 4, "display6", tone, where, { anchor: "middle" });
  });
  const title = text(0, top - 12, 3.2, "display6", COLOUR, name, { anchor: "middle" });
  return title + rows.join("");
}
