/** Whole phrases in which people say what CORP's constructs say. */
import type { LooseWording } from "../../../../language/index.ts";
import { CORP_DEED_WORDINGS } from "./wordings-deeds.ts";
import { CORP_MOMENT_WORDINGS } from "./wordings-moments.ts";
import { CORP_STANDING_WORDINGS } from "./wordings-standing.ts";

export const CORP_WORDINGS: readonly LooseWording[] = [...CORP_MOMENT_WORDINGS, ...CORP_DEED_WORDINGS, ...CORP_STANDING_WORDINGS];
