/** The drawings of Metrorunner's box that no other game has. */

import { boardNamed } from "../../engine/games/boards/index.ts";
import { COLOURS } from "../../engine/games/metrorunner/fields.ts";
import { START_CUBES } from "../../engine/games/metrorunner/setup/begin-with.ts";
import { type BoardSkin, drawBoard } from "../boards/index.ts";
import type { OwnDrawing, OwnDrawings } from "../kit/index.ts";
import { ground, nameplate, place, playerColour } from "../kit/look.ts";
import { diamond, triangle } from "../marks.ts";
import { n, text } from "../svg.ts";
import { cube } from "./look.ts";

const UPGRADES = { alpha: triangle, beta: diamond } as const;
type Upgrade = keyof typeof UPGRADES;

/** Alpha is a triangle and beta a diamond; the locked side has only its outline and a bolt across (MR-1.3, MR-9.4). */
const upgrade =
  (which: Upgrade, isOpen: boolean): OwnDrawing =>
  ({ w, h, player = 0 }, { players, skin }) => {
    const colour = playerColour(player, players[player]?.colour);
    const shape = UPGRADES[which](
      w / 2,
      h * 0.42,
      h * 0.3,
      isOpen ? `fill="${colour}" stroke="${skin.text}" stroke-width=".4"` : `fill="none" stroke="${colour}" stroke-width="1"`,
    );
    const bolt = isOpen ? "" : `<path d="M${n(w * 0.22)} ${n(h * 0.44)}H${n(w * 0.78)}" stroke="${skin.text}" stroke-width="1.6"/>`;
    const words = text(w / 2, h * 0.92, 2.7, "display6", skin.text, `${which} ${isOpen ? "open" : "locked"}`, { anchor: "middle" });
    return ground(w, h, isOpen ? skin.plain.fill : skin.field, skin.frame) + shape + bolt + words;
  };

/** The cubes that a player takes at the start, small and at the right end. */
export function startCubes(player: number, ink: string): string {
  const colours = (START_CUBES[player] ?? []).flatMap((place) => COLOURS[place] ?? []);
  const left = 240 - colours.length * 7.4;
  return (
    text(left - 1, 130.8, 3, "display6", ink, "at the start", { anchor: "end" }) +
    colours.map((colour, i) => cube(colour, left + 4 + i * 7.4, 129.6, 6)).join("")
  );
}

/** Where an upgrade token lies. */
function upgradePlace(x: number, which: Upgrade, skin: BoardSkin): string {
  return place(x, 5, 20, 20, which, skin) + UPGRADES[which](x + 10, 16.4, 4.4, `fill="none" stroke="${skin.dim}" stroke-width=".5"`);
}

export const METRORUNNER_KIT: OwnDrawings = {
  "alpha locked": upgrade("alpha", false),
  "alpha unlocked": upgrade("alpha", true),
  "beta locked": upgrade("beta", false),
  "beta unlocked": upgrade("beta", true),
  /** Home district, upgrade places, three slots with their bonus, room for cubes, and those to begin with (MR-1.5, MR-3.10). */
  "runner board"({ w, h, player = 0 }, { boards, players, skin }) {
    const { name = "", colour } = players[player] ?? {};
    const own = playerColour(player, colour);
    return (
      ground(w, h, skin.sheet) +
      drawBoard(boardNamed(boards, "runner board"), skin).svg +
      nameplate(17, 8, 14, player, own, name, 130, skin) +
      upgradePlace(200, "alpha", skin) +
      upgradePlace(223, "beta", skin) +
      place(17, 123, 226, 13, "Cubes, at most 10 after your turn", skin, own) +
      startCubes(player, skin.dim)
    );
  },
};
