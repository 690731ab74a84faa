import { drawFacePng } from "../../../../../../server/api/pictures.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(drawFacePng);
