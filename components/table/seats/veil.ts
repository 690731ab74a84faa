/** A table between two players at one screen: everything that all may see, and nothing that only the next one may. Pure. */
import type { Scene, SceneCard } from "../../../engine/games/scene.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import type { TableView } from "../match/view.ts";

/** Whether a match shows its viewer anything that the others at the same screen may not see: on the board, or in what can be chosen. */
export const hasSecrets = ({ scene, asked }: Pick<MatchView, "scene" | "asked">): boolean =>
  scene?.secret === true || asked?.choices?.some(({ secret }) => secret) === true;

/**
 * The view without what could be done with what is secret, and without the log, which tells what was drawn. Passing says nothing, so it stays. What is
 * secret on the board itself, the game's table hides: it sees that the view is veiled.
 */
export function veil(view: TableView): TableView {
  const { asked, options } = view;
  return {
    ...view,
    veiled: true,
    asked: asked && { player: asked.player, rule: asked.rule, prompt: "" },
    options: options.filter(({ passes }) => passes),
    log: [],
    items: [],
    carriedOut: [],
  };
}

/** A board with a side for each player, who has a hand there. */
type Sided = { readonly sides: readonly { readonly player: Player; readonly hand: readonly SceneCard[] }[] };

/** For tables of games with such boards: where the view is veiled, without the cards of the viewer's hand. */
export function handVeiled(view: TableView): TableView {
  if (!view.veiled) return view;
  const { scene } = view;
  const { board } = scene as Scene<Sided>;
  const sides = board.sides.map((side) =>
    side.player === scene.viewer ? { ...side, hand: side.hand.map(({ id }) => ({ id, card: undefined })) } : side,
  );
  return { ...view, scene: { ...scene, board: { ...board, sides } } };
}
