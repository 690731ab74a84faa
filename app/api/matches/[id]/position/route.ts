import { readPosition } from "../../../../../server/api/match-scenarios.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(readPosition);
