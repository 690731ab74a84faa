import { readWord } from "../../../../../../server/api/words.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(readWord);
