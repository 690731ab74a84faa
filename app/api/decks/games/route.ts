import { botGamesOfDeck } from "../../../../server/api/deck-games.ts";
import { serve } from "../../../../server/http.ts";

export const POST = serve(botGamesOfDeck);
