"use client";
/** The game that a person looked at last; the rail leads to its pages. */
import { useEffect } from "react";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { store, useStore } from "../ui/store.ts";
import { gameOfPath } from "./games.ts";

const KEY = "arcology.game";
const [FIRST] = GAME_IDS;

function stored(): GameId {
  try {
    const kept = localStorage.getItem(KEY);
    return GAME_IDS.find((game) => game === kept) ?? FIRST;
  } catch {
    return FIRST;
  }
}
const last = store<GameId>(typeof window === "undefined" ? FIRST : stored());

/** The game of the address, else the one before it. */
export function useLastGame(path: string): GameId {
  const here = gameOfPath(path);
  const before = useStore(last, FIRST);
  useEffect(() => {
    if (!here || here === last.get()) return;
    last.set(here);
    try {
      localStorage.setItem(KEY, here);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, [here]);
  return here ?? before;
}
