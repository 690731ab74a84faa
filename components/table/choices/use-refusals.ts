"use client";
/** Says it when somebody refuses what was asked for here: otherwise the question would only be gone. */
import { useEffect, useRef } from "react";
import type { MatchView } from "../../../engine/matches/told.ts";
import { announce } from "../../ui/announcer.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { calledBy } from "../match/names.ts";

export function useRefusals({ pending, yours, notes, seats }: MatchView): void {
  const asking = pending !== undefined && yours.includes(pending.player);
  const asked = useRef(asking);
  const last = notes.findLast(({ kind }) => kind === "asked" || kind === "answered");
  const isRefused = last?.kind === "answered" && !last.agree && !yours.includes(last.player);
  const refuser = isRefused ? calledBy(seats, last.player) : undefined;
  useEffect(() => {
    if (asked.current && !asking && refuser !== undefined) {
      const said = `${refuser} refused. Nothing was changed.`;
      announce(said);
      showToast({ message: said });
    }
    asked.current = asking;
  }, [asking, refuser]);
}
