import { archiveScenario } from "../../../../server/api/trials.ts";
import { serve } from "../../../../server/http.ts";

export const DELETE = serve(archiveScenario);
