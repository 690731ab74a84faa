/** The cards of a studio that a match of a game without decks can be played with, beside those that the game came with; and which of all are left out. */

import { gameDefinition } from "../../engine/games/index.ts";
import { isPlayable } from "../../engine/games/playable.ts";
import { leftOut } from "../../engine/games/unplayed.ts";
import type { OwnCardsTold } from "../../engine/matches/own-told.ts";
import { endpoint, json, refuse } from "../http.ts";
import { libraryOf } from "../library.ts";
import { pinToday } from "../matches/contents.ts";
import { GameParams } from "./shapes.ts";

const NONE: OwnCardsTold = { cards: [], left: [] };

export const listOwnCards = endpoint({
  method: "GET",
  path: "/api/games/{game}/own-cards",
  summary: "The cards made in this studio that a match can be played with, and what each can do: join the printed cards, or replace one.",
  params: GameParams,
  answer: {
    description: "None for a game with decks; `left` are those that the rules cannot play, with why, printed ones too",
    type: "OwnCardsTold",
  },
  errors: { "cannot-play": "the rules cannot play the cards: the message says why" },
  handle: ({ params: { game } }) => {
    if (!isPlayable(game) || gameDefinition(game).deck !== undefined) return json(NONE);
    const inUse = libraryOf(game).cards.filter((card) => !card.archived);
    const opened = pinToday(game, { own: true });
    if (!opened.ok) return refuse(409, "cannot-play", opened.error);
    const { options, cards } = opened.value.playable;
    const { kinds } = gameDefinition(game);
    const told: OwnCardsTold = {
      cards: (options.own?.() ?? []).map(({ card: { id, name, kind }, canJoin, replaces }) => ({
        ...{ id, name, canJoin },
        kind: kinds.find((one) => one.id === kind)?.name ?? kind,
        replaces: replaces.map((printed) => ({ id: printed.id, name: printed.name })),
      })),
      left: leftOut(inUse, cards).map(({ card: { id, name }, why }) => ({ id, name, why })),
    };
    return json(told);
  },
});
