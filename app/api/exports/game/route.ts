import { makeGameExport } from "../../../../server/api/exports.ts";
import { serve } from "../../../../server/http.ts";

export const POST = serve(makeGameExport);
