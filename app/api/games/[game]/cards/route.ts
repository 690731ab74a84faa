import { listCards } from "../../../../../server/api/cards.ts";
import { createCard } from "../../../../../server/api/studio-cards.ts";
import { serve } from "../../../../../server/http.ts";

export const GET = serve(listCards);
export const POST = serve(createCard);
