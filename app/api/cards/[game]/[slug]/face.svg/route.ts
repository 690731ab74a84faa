import { drawFaceSvg } from "../../../../../../server/api/pictures.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(drawFaceSvg);
