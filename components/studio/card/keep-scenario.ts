/** Keeps what was played with a card as a scenario of it, and says whether it passes. */
import type { QueryClient } from "@tanstack/react-query";
import type { CardId } from "../../../engine/cards/card.ts";
import type { MatchId } from "../../../engine/matches/stored.ts";
import { saveScenario } from "../../api/studio.ts";
import { authorNow } from "../../saving/author.ts";
import { showToast } from "../../ui/toaster.tsx";

/** `part`: what of the match, with which facts at its end; absent: all of a match that was begun to try the card. Rejects with a sentence when it cannot be kept. */
export async function keepScenario(
  client: QueryClient,
  id: CardId,
  match: MatchId,
  name: string,
  part?: { readonly from: number; readonly to: number; readonly facts: readonly number[] },
): Promise<void> {
  const { passes } = await saveScenario(client, id, { match, name: name.trim(), author: authorNow(), ...(part && { part }) });
  showToast({
    message: passes ? "Saved as a scenario of this card. It passes." : "Saved as a scenario of this card. It does not pass yet.",
  });
}
