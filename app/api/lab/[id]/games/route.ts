import { watchGame } from "../../../../../server/api/lab.ts";
import { serve } from "../../../../../server/http.ts";

export const POST = serve(watchGame);
