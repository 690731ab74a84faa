"use client";
/**
 * Where a person wants to be asked, and passing where not: each pass is announced before it is made and can be held, and what is taken back is asked again. Among people all waits
 * are the same, whatever is in the hand.
 */
import { useEffect, useRef, useState } from "react";
import type { Occasion, SceneOption } from "../../../engine/games/scene.ts";
import { type Action, sameAction } from "../../../engine/kernel/choice.ts";
import type { Passing } from "../../../engine/matches/told.ts";
import { store, useStore } from "../../ui/store.ts";
import type { TableView } from "../match/view.ts";
import { type Skips, skipsAt, USUAL } from "./stops.ts";

const KEY = "arcology.table.passes";
/** Time to hold the first pass of a row, and each further one. */
const [FIRST_MS, NEXT_MS] = [700, 160];

function kept(): Skips {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (value === "always") return { ...USUAL, asks: "always" };
    return Array.isArray(value) ? { ...USUAL, asks: "chosen", skipped: value.filter((one) => typeof one === "string") } : USUAL;
  } catch {
    return USUAL;
  }
}

const skips = store<Skips>(typeof window === "undefined" ? USUAL : kept());

/** Says where a person is asked, and keeps it for the next match. */
export function setSkips(next: Skips): void {
  skips.set(next);
  try {
    if (next.asks === "where it matters") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next.asks === "always" ? next.asks : next.skipped));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** A row of passes: what was passed since the last own choice, in order, and the entry of the record to go back to. */
type Row = { readonly from: number; readonly names: readonly string[] };

export type Stops = {
  readonly skips: Skips;
  /** Everybody else is a bot, so the table looks whether there is anything to do. */
  readonly amongBots: boolean;
  /** The table is looking whether there is anything to do at this occasion. */
  readonly looking: boolean;
  /** The occasion that is being passed unless somebody says not to; `pass` does it. */
  readonly passing: (Occasion & { readonly ms: number; readonly pass: () => void }) | undefined;
  /** Asks this time anyway. */
  readonly hold: () => void;
  /** Goes by the setting again. */
  readonly goOn: () => void;
  readonly passed: Row | undefined;
};

export type StopsAt = {
  readonly view: TableView | undefined;
  /** Number of the newest entry of the record. */
  readonly n: number;
  /** Asks whether there is nothing to do but pass; absent among people. */
  readonly look?: (() => Promise<Passing>) | undefined;
  readonly choose: (option: SceneOption) => void;
};

/** What somebody was shown and has passed on in a turn: it is not asked again. */
type Declined = { readonly turn: number; readonly actions: readonly Action[] };

/** The stops of a player. A choice of their own has to go through `choose`: it begins a new row of passes. */
export function useStops({ view, n, look, choose }: StopsAt): { readonly stops: Stops; readonly choose: (option: SceneOption) => void } {
  const now = useStore(skips, USUAL);
  const [held, setHeld] = useState(false);
  const [passed, setPassed] = useState<Row>();
  const [found, setFound] = useState<Passing>();
  const [declined, setDeclined] = useState<Declined>({ turn: 0, actions: [] });
  const past = view?.past !== undefined;
  const decisions = view?.decisions ?? 0;
  const last = useRef(decisions);
  useEffect(() => {
    if (past) return;
    // What was taken back is asked again.
    if (decisions < last.current) {
      setHeld(true);
      setPassed(undefined);
    }
    last.current = decisions;
  }, [decisions, past]);
  const scene = past ? undefined : view?.scene;
  const occasion = scene?.occasions?.find(({ id }) => id === scene.occasion);
  const option = goingOn(view?.options ?? []);
  const skip = scene && occasion && option && !held ? skipsAt(now, occasion, scene, look !== undefined) : false;
  const isLooking = skip === "look" && found?.n !== n;
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!isLooking) return;
    // The table asks where it cannot tell.
    const ask = (): Passing => ({ n, passes: false });
    void latest.current?.().catch(ask).then(setFound);
  }, [isLooking, n]);
  const sees = found?.n === n ? found.sees : undefined;
  const isDeclined =
    occasion?.own === undefined &&
    sees !== undefined &&
    scene?.turn === declined.turn &&
    declined.actions.some((one) => sameAction(one, sees));
  const passes = skip === true || (skip === "look" && found?.n === n && (found.passes || isDeclined));
  return {
    choose(own) {
      setHeld(false);
      setPassed(undefined);
      if (own.passes && sees && scene)
        setDeclined(({ turn, actions }) => ({ turn: scene.turn, actions: [...(turn === scene.turn ? actions : []), sees] }));
      choose(own);
    },
    stops: {
      skips: now,
      amongBots: look !== undefined,
      looking: isLooking,
      passing:
        passes && occasion && option
          ? {
              ...occasion,
              ms: passed === undefined ? FIRST_MS : NEXT_MS,
              pass() {
                setPassed((before) => ({ from: before?.from ?? n, names: [...(before?.names ?? []), occasion.name] }));
                choose(option);
              },
            }
          : undefined,
      hold: () => setHeld(true),
      goOn: () => setHeld(false),
      passed,
    },
  };
}

/** What lets things go on: what passes, or the only thing that can be done. */
const goingOn = (options: readonly SceneOption[]): SceneOption | undefined =>
  options.length === 1 ? options[0] : options.find(({ passes }) => passes);

/** What is shown while a table looks or passes: nothing but passing can be chosen. */
export const whilePassing = (view: TableView, { looking, passing }: Stops): TableView =>
  looking || passing ? { ...view, options: view.options.filter((option) => option === goingOn(view.options)) } : view;
