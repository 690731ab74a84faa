import { deleteMatch } from "../../../../server/api/match-tidy.ts";
import { readMatch } from "../../../../server/api/matches.ts";
import { serve } from "../../../../server/http.ts";

export const GET = serve(readMatch);
export const DELETE = serve(deleteMatch);
