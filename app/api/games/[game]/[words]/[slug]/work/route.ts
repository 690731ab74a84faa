import { dropWordWork, readWordWork, writeWordWork } from "../../../../../../../server/api/words.ts";
import { serve } from "../../../../../../../server/http.ts";

export const GET = serve(readWordWork);
export const PUT = serve(writeWordWork);
export const DELETE = serve(dropWordWork);
