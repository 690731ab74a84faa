import { showPrint } from "../../../../server/api/prints.ts";
import { serve } from "../../../../server/http.ts";

export const GET = serve(showPrint);
