import { claimMatch } from "../../../../../server/api/match-acts.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(claimMatch);
