/** What lies in a game's box beside its cards, with its drawings: one list for print, print shops and other tables. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBoards } from "../../content/boards.ts";
import { readComponents } from "../../content/components.ts";
import { shipped } from "../../content/folder.ts";
import type { GameId } from "../../engine/cards/card.ts";
import type { Boards } from "../../engine/games/boards/index.ts";
import type { Kit, KitComponent } from "../../engine/games/kit/index.ts";
import { drawComponent, KIT_SKINS } from "../../faces/kit/index.ts";
import { KITS } from "../../faces/lists/kits.ts";
import { withLetters } from "../../faces/outlines.ts";

export type KitSkin = keyof typeof KIT_SKINS;
export type KitOf = {
  /** In the order of its file. Empty when the game says nothing of its box. */
  readonly components: readonly KitComponent[];
  /**
   * A side of a component as markup: millimetres, the corner of the trim at (0, 0), 3 mm of bleed around it, letters as letters. Throws
   * when the component has no such side.
   */
  readonly draw: (component: KitComponent, side: "front" | "back", skin?: KitSkin) => string;
};

type Box = { readonly boards: Boards | undefined; readonly kit: Kit | undefined };
const boxes = new Map<GameId, Box>();

/** The two files that say it, read once: a print needs no cards for them. */
function boxOf(game: GameId): Box {
  const known = boxes.get(game);
  if (known) return known;
  const file = (name: string) => join(/* turbopackIgnore: true */ shipped(), game, name);
  const boards = existsSync(file("boards.json")) ? readBoards(file("boards.json")).boards : undefined;
  const kit = existsSync(file("components.json")) ? readComponents(file("components.json"), boards).kit : undefined;
  const box = { boards, kit };
  boxes.set(game, box);
  return box;
}

/**
 * The components of a game's box.
 *
 * @param seats for how many players; without it for as many as can play
 */
export function kitOf(game: GameId, seats = Number.POSITIVE_INFINITY): KitOf {
  const { kit, boards } = boxOf(game);
  const { players = [], components = [] } = kit ?? {};
  return {
    components: components.filter(({ player = 0 }) => player < seats),
    draw: (component, side, skin = "full") =>
      withLetters(() => drawComponent(component, side, { boards, players, skin: KIT_SKINS[skin] }, KITS[game] ?? {})),
  };
}
