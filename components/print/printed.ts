"use client";
/** When this browser last fetched a print of a game's cards, so that only what changed since then can be printed. */
import type { GameId } from "../../engine/cards/card.ts";
import { store, useStore } from "../ui/store.ts";

const KEY = "arcology.printed";
type Times = Readonly<Partial<Record<GameId, string>>>;
const NONE: Times = {};

function stored(): Times {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return NONE;
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === "string" && !Number.isNaN(Date.parse(at))));
  } catch {
    return NONE;
  }
}

const times = store(typeof window === "undefined" ? NONE : stored());
/** ISO 8601; undefined when it never did. */
export const usePrinted = (game: GameId): string | undefined => useStore(times, NONE)[game];

export function setPrinted(game: GameId, at: string): void {
  times.set({ ...times.get(), [game]: at });
  try {
    localStorage.setItem(KEY, JSON.stringify(times.get()));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
