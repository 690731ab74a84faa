import { createMatch, listMatches } from "../../../server/api/matches.ts";
import { serve } from "../../../server/http.ts";

export const GET = serve(listMatches);
export const POST = serve(createMatch);
