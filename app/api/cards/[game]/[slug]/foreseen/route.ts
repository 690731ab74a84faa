import { foreseeCard } from "../../../../../../server/api/trials.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(foreseeCard);
