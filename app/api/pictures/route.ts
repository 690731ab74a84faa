import { addPicture } from "../../../server/api/pictures.ts";
import { serve } from "../../../server/http.ts";

export const POST = serve(addPicture);
