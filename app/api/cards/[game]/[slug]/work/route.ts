import { dropCardWork, readCardWork, writeCardWork } from "../../../../../../server/api/studio-cards.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(readCardWork);
export const PUT = serve(writeCardWork);
export const DELETE = serve(dropCardWork);
