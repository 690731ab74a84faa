import { sayAtMatch } from "../../../../../server/api/match-words.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(sayAtMatch);
