import { showPicture } from "../../../../server/api/pictures.ts";
import { serve } from "../../../../server/http.ts";

export const GET = serve(showPicture);
