/** Whole phrases in which people say what Metrorunner's constructs say. */
import type { LooseWording } from "../../../../language/index.ts";
import { MR_FIGURE_WORDINGS } from "./wordings-figures.ts";
import { MR_GOODS_WORDINGS } from "./wordings-goods.ts";
import { MR_MOMENT_WORDINGS } from "./wordings-moments.ts";
import { MR_STANDING_WORDINGS } from "./wordings-standing.ts";
import { MR_STATE_WORDINGS } from "./wordings-state.ts";
import { MR_TRACK_WORDINGS } from "./wordings-tracks.ts";

export const MR_WORDINGS: readonly LooseWording[] = [
  ...MR_GOODS_WORDINGS,
  ...MR_MOMENT_WORDINGS,
  ...MR_FIGURE_WORDINGS,
  ...MR_TRACK_WORDINGS,
  ...MR_STATE_WORDINGS,
  ...MR_STANDING_WORDINGS,
];
