import { createWord, listWords } from "../../../../../server/api/words.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(listWords);
export const POST = serve(createWord);
