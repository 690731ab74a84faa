import { importDecks } from "../../../../server/api/decks.ts";
import { serve } from "../../../../server/http.ts";

export const POST = serve(importDecks);
