import { makeCalibration } from "../../../../server/api/prints.ts";
import { serve } from "../../../../server/http.ts";

export const POST = serve(makeCalibration);
