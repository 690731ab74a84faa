import { saveWord } from "../../../../../../../server/api/words.ts";
import { serve } from "../../../../../../../server/http.ts";

export const POST = serve(saveWord);
