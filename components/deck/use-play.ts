"use client";
/** Play with a deck against bots: begins a match and goes to its table. Where it cannot begin, a notice says why. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { GameId } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { isPlayable } from "../../engine/games/game.ts";
import { playAgainstBots } from "../table/lobby/play-deck.ts";
import { useOnce } from "./list/use-once.ts";

/** What plays a list; undefined for a game without rules. */
export function usePlay(game: GameId): ((list: DeckList) => void) | undefined {
  const client = useQueryClient();
  const router = useRouter();
  const once = useOnce();
  if (!isPlayable(game)) return undefined;
  return (list) => once(async () => router.push(`/table/${(await playAgainstBots(client, game, list)).id}`));
}
