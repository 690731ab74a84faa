import { foretellMatch } from "../../../../../server/api/match-foretold.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(foretellMatch);
