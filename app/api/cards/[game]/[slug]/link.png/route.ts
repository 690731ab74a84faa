import { drawCardLink } from "../../../../../../server/api/talk.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(drawCardLink);
