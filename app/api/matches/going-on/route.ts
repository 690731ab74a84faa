import { listGoingOn } from "../../../../server/api/match-lists.ts";
import { serve } from "../../../../server/http.ts";

export const GET = serve(listGoingOn);
