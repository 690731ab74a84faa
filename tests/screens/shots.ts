/** Every page in every state that a person can meet. The pictures and the accessibility test walk the same list. */

import { GAME_SHOTS } from "../games/shots.ts";
import { CARD_SHOTS } from "./card-shots.ts";
import { DECK_SHOTS } from "./deck-shots.ts";
import { DOCS_SHOTS } from "./docs-shots.ts";
import type { Shot } from "./stage.ts";
import { STUDIO_SHOTS } from "./studio-shots.ts";
import { TABLE_SHOTS } from "./table-shots.ts";

export const SHOTS: readonly Shot[] = [...CARD_SHOTS, ...STUDIO_SHOTS, ...DECK_SHOTS, ...TABLE_SHOTS, ...GAME_SHOTS, ...DOCS_SHOTS];
