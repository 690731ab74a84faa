import { drawMatch } from "../../../../../server/api/matches.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(drawMatch);
