/** The faces of each game, loaded when a page first shows its cards; a page of one game carries no other game's along. */
import type { Card, GameId } from "../../engine/cards/card.ts";
import { type GameFaces, labelWith } from "../../faces/draw.ts";

const LOADS: Readonly<Record<GameId, () => Promise<GameFaces>>> = {
  megacorp: async () => (await import("../../faces/megacorp/index.ts")).MEGACORP_FACES,
  san: async () => (await import("../../faces/san/index.ts")).SAN_FACES,
  "virtual-revolution": async () => (await import("../../faces/virtual-revolution/index.ts")).VIRTUAL_REVOLUTION_FACES,
  metrorunner: async () => (await import("../../faces/metrorunner/index.ts")).METRORUNNER_FACES,
  corp: async () => (await import("../../faces/corp/index.ts")).CORP_FACES,
};
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
  const promise = here ? Promise.resolve(here) : LOADS[game]();
  loading.set(game, promise);
  promise.then(
    (faces) => loaded.set(game, faces),
    () => loading.delete(game),
  );
  return promise;
}
