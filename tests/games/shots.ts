/** The tables of games at moments worth seeing, of the games that have such. */
import type { Shot } from "../screens/stage.ts";
import { CORP_SHOTS } from "./corp/shots.ts";
import { MEGACORP_SHOTS } from "./megacorp/shots.ts";
import { METRORUNNER_SHOTS } from "./metrorunner/shots.ts";
import { VIRTUAL_REVOLUTION_SHOTS } from "./virtual-revolution/shots.ts";

export const GAME_SHOTS: readonly Shot[] = [...CORP_SHOTS, ...MEGACORP_SHOTS, ...METRORUNNER_SHOTS, ...VIRTUAL_REVOLUTION_SHOTS];
