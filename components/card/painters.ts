/** The faces of a game that are here, and how those that are not are fetched. */
import type { Card, GameId } from "../../engine/cards/card.ts";
import { type GameFaces, labelWith } from "../../faces/draw.ts";
import { LOAD_FACES } from "../games/lists/faces.ts";

const loaded = new Map<GameId, GameFaces>();
const loading = new Map<GameId, Promise<GameFaces>>();

/** The faces of a game, if they are here. */
export const facesOf = (game: GameId): GameFaces | undefined => loaded.get(game);

/** What a card's face says, in one line of words; its name while the faces are not here. */
export function faceLabel(card: Card): string {
  const faces = facesOf(card.game);
  return faces ? labelWith(faces, card) : card.name;
}

/** The part of a page that is for one game brings that game's faces along. */
export const bringFaces = (game: GameId, faces: GameFaces): void => void loaded.set(game, faces);

/** Loads the faces of a game, once. Rejects when nobody answers; asking again tries again. */
export function loadFaces(game: GameId): Promise<GameFaces> {
  const under = loading.get(game);
  if (under) return under;
  const here = loaded.get(game);
  const promise: Promise<GameFaces> = here ? Promise.resolve(here) : LOAD_FACES[game]();
  loading.set(game, promise);
  promise.then(
    (faces) => loaded.set(game, faces),
    () => loading.delete(game),
  );
  return promise;
}
