import { playPosition } from "../../../../../server/api/match-scenarios.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(playPosition);
