"use client";
/**
 * Where a person wants to be asked, and passing where not. Nothing is passed unless somebody has said so, each pass is announced before it is made and can be held, and what is
 * taken back is asked again.
 */
import { useEffect, useRef, useState } from "react";
import type { Occasion } from "../../../engine/games/scene.ts";
import { store, useStore } from "../../ui/store.ts";
import type { TableMoves, TableView } from "../match/view.ts";
import { type Skips, skipsAt } from "./stops.ts";

const KEY = "arcology.table.passes";
/** Time to hold the first pass of a row, and each further one. */
const [FIRST_MS, NEXT_MS] = [700, 160];

const NOTHING: Skips = { always: [], turn: undefined };

function kept(): Skips {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return { always: Array.isArray(value) ? value.filter((one) => typeof one === "string") : [], turn: undefined };
  } catch {
    return NOTHING;
  }
}

const skips = store<Skips>(typeof window === "undefined" ? NOTHING : kept());

/** Says at which occasions a person passes, and keeps it for the next match. */
export function setSkips(next: Skips): void {
  skips.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next.always));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export type Stops = {
  readonly skips: Skips;
  /** The occasion that is being passed unless somebody says not to; `pass` does it. */
  readonly passing: (Occasion & { readonly ms: number; readonly pass: () => void }) | undefined;
  /** Asks this time anyway. */
  readonly hold: () => void;
  /** What was passed since the last own choice, in order. */
  readonly passed: readonly string[];
};

/** The moves of a table with the stops of its player: every choice of their own begins a new row of passes. */
export function useStops(view: TableView, moves: TableMoves): TableMoves & { readonly stops: Stops } {
  const now = useStore(skips, NOTHING);
  const [held, setHeld] = useState(false);
  const [passed, setPassed] = useState<readonly string[]>([]);
  const { scene, decisions, past } = view;
  const last = useRef(decisions);
  useEffect(() => {
    if (past) return;
    // What was taken back is asked again.
    if (decisions < last.current) {
      setHeld(true);
      setPassed([]);
    }
    last.current = decisions;
  }, [decisions, past]);
  const occasion = past ? undefined : scene.occasions?.find(({ id }) => id === scene.occasion);
  const [only, more] = view.options;
  const option = more === undefined ? only : view.options.find(({ action }) => action.kind === "pass");
  const passes = occasion !== undefined && option !== undefined && !held && skipsAt(now, occasion, scene.turn);
  return {
    ...moves,
    choose(own) {
      setHeld(false);
      setPassed([]);
      moves.choose(own);
    },
    stops: {
      skips: now,
      passing: passes
        ? {
            ...occasion,
            ms: passed.length === 0 ? FIRST_MS : NEXT_MS,
            pass() {
              setPassed((before) => [...before, occasion.name]);
              moves.choose(option);
            },
          }
        : undefined,
      hold: () => setHeld(true),
      passed,
    },
  };
}
