import { deckFileSchema } from "../../../../server/api/deck-tools.ts";
import { serve } from "../../../../server/http.ts";

export const GET = serve(deckFileSchema);
