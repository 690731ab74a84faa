import { readGameBoards } from "../../../../../server/api/cards.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(readGameBoards);
