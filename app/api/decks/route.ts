import { createDeck, listDecks } from "../../../server/api/decks.ts";
import { serve } from "../../../server/http.ts";

export const GET = serve(listDecks);
export const POST = serve(createDeck);
