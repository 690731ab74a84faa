import { listScenarios, saveScenario } from "../../../../../../server/api/trials.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(listScenarios);
export const POST = serve(saveScenario);
