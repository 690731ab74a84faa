/** Every page in every state that a person can meet. The pictures and the accessibility test walk the same list. */

import { CORP_SHOTS } from "../games/corp/shots.ts";
import { MEGACORP_SHOTS } from "../games/megacorp/shots.ts";
import { METRORUNNER_SHOTS } from "../games/metrorunner/shots.ts";
import { VIRTUAL_REVOLUTION_SHOTS } from "../games/virtual-revolution/shots.ts";
import { CARD_SHOTS } from "./card-shots.ts";
import { DECK_SHOTS } from "./deck-shots.ts";
import { DOCS_SHOTS } from "./docs-shots.ts";
import type { Shot } from "./stage.ts";
import { STUDIO_SHOTS } from "./studio-shots.ts";
import { TABLE_SHOTS } from "./table-shots.ts";

export const SHOTS: readonly Shot[] = [
  ...CARD_SHOTS,
  ...STUDIO_SHOTS,
  ...DECK_SHOTS,
  ...TABLE_SHOTS,
  ...CORP_SHOTS,
  ...MEGACORP_SHOTS,
  ...METRORUNNER_SHOTS,
  ...VIRTUAL_REVOLUTION_SHOTS,
  ...DOCS_SHOTS,
];
