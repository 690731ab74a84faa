import { listVersions, nameVersion } from "../../../../../server/api/decks.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(listVersions);
export const POST = serve(nameVersion);
