import { askQuestion, listRuns } from "../../../server/api/lab.ts";
import { serve } from "../../../server/http.ts";

export const GET = serve(listRuns);
export const POST = serve(askQuestion);
