import { deleteDeck, readDeck, saveDeck } from "../../../../server/api/decks.ts";
import { serve } from "../../../../server/http.ts";

export const GET = serve(readDeck);
export const PUT = serve(saveDeck);
export const DELETE = serve(deleteDeck);
