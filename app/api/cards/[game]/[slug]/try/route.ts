import { tryCard } from "../../../../../../server/api/trials.ts";
import { serve } from "../../../../../../server/http.ts";

export const POST = serve(tryCard);
