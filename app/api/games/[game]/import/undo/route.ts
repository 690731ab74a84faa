import { undoImport } from "../../../../../../server/api/transfer.ts";
import { serve } from "../../../../../../server/http.ts";

export const POST = serve(undoImport);
