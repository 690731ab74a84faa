/** What the lobby offers for every game that is played by its rules. */
import { CORP_LOBBY } from "../corp/lobby.ts";
import type { PlayableGame } from "../game.ts";
import type { GameLobby } from "../game-lobby.ts";
import { MEGACORP_LOBBY } from "../megacorp/lobby.ts";
import { METRORUNNER_LOBBY } from "../metrorunner/lobby.ts";
import { SAN_LOBBY } from "../san/lobby.ts";
import { VIRTUAL_REVOLUTION_LOBBY } from "../virtual-revolution/lobby.ts";

export const LOBBIES: Readonly<Record<PlayableGame, GameLobby>> = {
  san: SAN_LOBBY,
  megacorp: MEGACORP_LOBBY,
  metrorunner: METRORUNNER_LOBBY,
  "virtual-revolution": VIRTUAL_REVOLUTION_LOBBY,
  corp: CORP_LOBBY,
};
