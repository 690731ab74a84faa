import { setPreview, showPreview } from "../../../server/api/talk.ts";
import { serve } from "../../../server/http.ts";

export const GET = serve(showPreview);
export const POST = serve(setPreview);
