import { exportGame } from "../../../../../server/api/transfer.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(exportGame);
