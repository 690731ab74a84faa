import { readMentions } from "../../../../../../server/api/studio-cards.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(readMentions);
