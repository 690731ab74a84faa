import { joinByCode } from "../../../../server/api/matches.ts";
import { serve } from "../../../../server/http.ts";

export const POST = serve(joinByCode);
