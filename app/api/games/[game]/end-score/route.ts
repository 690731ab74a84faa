import { readEndScore } from "../../../../../server/api/end-scores.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(readEndScore);
