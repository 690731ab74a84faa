import { saveRevision } from "../../../../../../server/api/studio-cards.ts";
import { serve } from "../../../../../../server/http.ts";

export const POST = serve(saveRevision);
