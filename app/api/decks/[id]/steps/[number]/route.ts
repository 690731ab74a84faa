import { readStep } from "../../../../../../server/api/decks.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(readStep);
