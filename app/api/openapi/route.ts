import { serve } from "../../../server/http.ts";
import { readOpenApi } from "../../../server/openapi.ts";

export const GET = serve(readOpenApi);
