import { readWarnings } from "../../../../../server/api/publish.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(readWarnings);
