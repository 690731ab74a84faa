import { dropGames, playGames, readGames } from "../../../../../../server/api/publish.ts";
import { serve } from "../../../../../../server/http.ts";

export const GET = serve(readGames);
export const POST = serve(playGames);
export const DELETE = serve(dropGames);
