import { showBookletPicture } from "../../../../../../server/api/booklets.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(showBookletPicture);
