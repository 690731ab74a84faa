import { showExport } from "../../../../server/api/exports.ts";
import { serve } from "../../../../server/http.ts";

export const GET = serve(showExport);
