import { readList } from "../../../../server/api/deck-tools.ts";
import { serve } from "../../../../server/http.ts";

export const POST = serve(readList);
