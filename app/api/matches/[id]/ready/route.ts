import { readyForMatch } from "../../../../../server/api/match-start.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(readyForMatch);
