import { listOwnCards } from "../../../../../server/api/own-cards.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(listOwnCards);
