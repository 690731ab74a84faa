import { sitDownAt } from "../../../../../server/api/match-lists.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(sitDownAt);
