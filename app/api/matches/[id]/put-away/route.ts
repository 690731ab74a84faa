import { putMatchAway } from "../../../../../server/api/match-tidy.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(putMatchAway);
