import { readPlot } from "../../../../../../server/api/lab.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(readPlot);
