import { drawCards } from "../../../../../../server/api/talk.ts";
import { serve } from "../../../../../../server/http.ts";

export const POST = serve(drawCards);
