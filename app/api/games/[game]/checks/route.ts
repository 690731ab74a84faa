import { dropSet, playSet, readSetChecks } from "../../../../../server/api/publish.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(readSetChecks);
export const POST = serve(playSet);
export const DELETE = serve(dropSet);
