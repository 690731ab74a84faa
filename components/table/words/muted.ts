"use client";
/** Whom the person at this browser does not want to hear at a table; kept in this browser. */
import { useEffect, useState } from "react";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchId } from "../../../engine/matches/stored.ts";

const keyOf = (id: MatchId) => `arcology.muted.${id}`;

/** The players who are muted, and what mutes one or hears one again. */
export function useMuted(id: MatchId): readonly [muted: readonly Player[], toggle: (player: Player) => void] {
  const [muted, setMuted] = useState<readonly Player[]>([]);
  useEffect(() => setMuted((localStorage.getItem(keyOf(id)) ?? "").split(",").filter(Boolean).map(Number)), [id]);
  const toggle = (player: Player) => {
    const next = muted.includes(player) ? muted.filter((one) => one !== player) : [...muted, player];
    setMuted(next);
    localStorage.setItem(keyOf(id), next.join());
  };
  return [muted, toggle];
}
