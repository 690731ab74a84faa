import { settleNewerCard } from "../../../../../../server/api/cards.ts";
import { serve } from "../../../../../../server/http.ts";

export const POST = serve(settleNewerCard);
