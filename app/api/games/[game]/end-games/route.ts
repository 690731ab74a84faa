import { dropEndGames, playEndGames } from "../../../../../server/api/end-scores.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(playEndGames);
export const DELETE = serve(dropEndGames);
