/** A table between two players at one screen: everything that all may see, and nothing that only the next one may. Pure. */
import type { Scene, SceneCard } from "../../../engine/games/scene.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import type { TableView } from "../match/view.ts";

/** What the boards of games have in common in which hands are hidden. */
type Handed = { readonly sides?: readonly { readonly player: Player; readonly hand: readonly SceneCard[] }[] };

/** Whether a match shows its viewer anything that the others at the same screen may not see: a hand, or what is searched. */
export function hasSecrets({ scene, viewer, asked }: Pick<MatchView, "scene" | "viewer" | "asked">): boolean {
  const side = (scene as Scene<Handed> | undefined)?.board.sides?.find(({ player }) => player === viewer);
  return scene?.secret === true || (side?.hand.length ?? 0) > 0 || asked?.choices?.some(({ action }) => action.kind === "find") === true;
}

/** The view without the viewer's hand (what else is secret on a board the game's table hides), without what could be done with it, and without the log, which tells what was drawn. Passing says nothing, so it stays. */
export function veil(view: TableView): TableView {
  const { scene, asked, options } = view;
  const { board } = scene as Scene<Handed>;
  return {
    ...view,
    veiled: true,
    scene: {
      ...scene,
      board: {
        ...board,
        sides: board.sides?.map((side) =>
          side.player === scene.viewer ? { ...side, hand: side.hand.map(({ id }) => ({ id, card: undefined })) } : side,
        ),
      },
    },
    asked: asked && { player: asked.player, rule: asked.rule, prompt: "" },
    options: options.filter(({ passes }) => passes),
    log: [],
    items: [],
    carriedOut: [],
  };
}
