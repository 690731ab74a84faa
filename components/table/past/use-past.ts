"use client";
/** Looking back in a match: at which moment, from whose side, and whether it plays by itself. The address says it too, so that a moment can be linked to. */
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Comment } from "../../../engine/matches/stored.ts";
import type { MatchView, Moment } from "../../../engine/matches/told.ts";
import { matchQueries } from "../../api/matches.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { byMark, byTurn, commentsNow, entryAt, indexOfMoment, momentsNow, momentWords } from "./timeline-model.ts";

/** A moment as the address has it: the entry after which it is, and whose side: "p1", "public", "all"; undefined is what fits the browser. */
export type Past = { readonly at: number; readonly as: string | undefined };

/** Moments shown in a second. */
export const SPEEDS = [1, 2, 5, 20] as const;
export type Speed = (typeof SPEEDS)[number];

export type Replay = {
  readonly moments: readonly Moment[];
  readonly phases: readonly string[];
  readonly comments: readonly Comment[];
  /** Index of the moment that is shown; -1 is the start. */
  readonly index: number;
  readonly past: Past | undefined;
  /** The match as it was then; undefined while it is as it is now, or not there yet. */
  readonly shown: MatchView | undefined;
  readonly error: Error | null;
  readonly words: string;
  readonly playing: boolean;
  readonly speed: Speed;
  goTo(index: number): void;
  look(entry: number): void;
  from(as: string | undefined): void;
  toNow(): void;
  play(on: boolean): void;
  setSpeed(speed: Speed): void;
};

export function useReplay(match: MatchView): Replay {
  const [past, setPast] = useState<Past>();
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(2);
  useEffect(() => setPast(pastOfAddress()), []);
  const timeline = useQuery(matchQueries.timeline(match.id));
  const fetched = timeline.data;
  const moments = useMemo(() => momentsNow(fetched?.moments ?? [], match.log), [fetched, match.log]);
  const comments = useMemo(() => commentsNow(fetched?.comments ?? [], match.notes), [fetched, match.notes]);
  const phases = fetched?.phases ?? [];
  const moment = useQuery({ ...matchQueries.moment(match, past?.at ?? 0, past?.as), enabled: past !== undefined });
  const show = useCallback((next: Past | undefined) => {
    setPast(next);
    const { pathname, search } = window.location;
    const query = new URLSearchParams(search);
    for (const [name, value] of [
      ["at", next?.at],
      ["as", next?.as],
    ] as const) {
      if (value === undefined) query.delete(name);
      else query.set(name, String(value));
    }
    window.history.replaceState(window.history.state, "", query.size > 0 ? `${pathname}?${query}` : pathname);
  }, []);
  const last = moments.length - 1;
  const index = past ? indexOfMoment(moments, past.at) : last;
  const toNow = () => {
    play(false);
    show(undefined);
  };
  const goTo = (wanted: number) => {
    const to = Math.max(-1, Math.min(last, wanted));
    // At the end of a match that is not over is now, unless somebody looks from another side.
    if (to === last && past?.as === undefined) toNow();
    else show({ at: entryAt(moments, to), as: past?.as });
  };
  const words = momentWords(moments, index, phases, comments);
  useEffect(() => {
    if (past) announce(words);
  }, [past, words]);
  // The next moment follows when this one has loaded, so that none is skipped.
  const there = past === undefined || (!moment.isPlaceholderData && !moment.isFetching);
  useEffect(() => {
    if (!playing || !there) return;
    const timer = setTimeout(() => {
      if (index >= last) play(false);
      else goTo(index + 1);
    }, 1000 / speed);
    return () => clearTimeout(timer);
  });
  usePageKeys({ toMark: (_event, keys) => goTo(byMark(moments, comments, index, keys === "M" ? -1 : 1)) });
  usePageKeys(
    past
      ? {
          step: (_event, keys) => goTo(index + (keys === "ArrowLeft" ? -1 : 1)),
          stepTurn: (_event, keys) => goTo(byTurn(moments, index, keys === "Shift+ArrowLeft" ? -1 : 1)),
          replayEnds: (_event, keys) => goTo(keys === "Home" ? -1 : last),
          playPause: (event) => (isControl(event.target) ? false : play(!playing)),
          back: toNow,
        }
      : {},
  );
  return {
    ...{ moments, phases, comments, index, past, words, playing, speed, error: moment.error },
    shown: past ? moment.data : undefined,
    ...{ goTo, toNow, play, setSpeed },
    look: (entry) => goTo(indexOfMoment(moments, entry)),
    from: (as) => show({ at: entryAt(moments, index), as }),
  };
}

const isControl = (target: EventTarget | null) => target instanceof HTMLElement && target.matches("button, a, summary, input, select");

function pastOfAddress(): Past | undefined {
  const query = new URLSearchParams(window.location.search);
  const at = query.get("at");
  return at !== null && /^\d{1,9}$/.test(at) ? { at: Number(at), as: query.get("as") ?? undefined } : undefined;
}
