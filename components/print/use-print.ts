"use client";
/** A print that the studio makes: it begins anew when the choices change, says how far it is, and can be stopped. */
import { useCallback, useEffect, useRef, useState } from "react";
import { followLines } from "../api/follow.ts";
import { ApiFailure } from "../api/request.ts";

/** What a print is of, as the studio says it. */
export type PrintedCards = readonly { readonly id: string; readonly name: string; readonly count: number }[];

type First = { readonly id: string; readonly pages: number };
type Done = {
  readonly is: "done";
  readonly id: string;
  readonly pages: number;
  readonly components: number;
};
/** Sentences that come before anything is made: letters that no font has, pictures that are gone. */
type Notes = { readonly letters?: string; readonly pictures?: string };
/** `waiting`: something that is needed has not been chosen yet. `at`: when it was asked for, ISO 8601. */
export type PrintState =
  | { readonly is: "waiting" }
  | (Notes & {
      readonly is: "making";
      readonly done: number;
      readonly all: number /** Its first sheet, to be seen meanwhile. */;
      readonly first?: First;
    })
  | (Done & Notes & { readonly at: string })
  | { readonly is: "failed"; readonly error: string }
  | { readonly is: "stopped" };

/** Milliseconds between two requests: a change is asked for at once, and who goes on changing things is waited for. */
const PAUSE = 150;
const AWAY = "The studio stopped responding before the print was ready. Try again.";

type News =
  | { readonly is: "cards"; readonly cards: PrintedCards }
  | { readonly is: "letters"; readonly said: string }
  | { readonly is: "pictures"; readonly said: string }
  | ({ readonly is: "first" } & First)
  | { readonly is: "progress"; readonly done: number; readonly all: number }
  | Done
  | { readonly is: "failed"; readonly error: string };

/** Asks for a print and hands on what is told of it, line by line. Throws `ApiFailure`. */
export const followPrint = (path: string, body: unknown, signal: AbortSignal, tell: (news: News) => void): Promise<void> =>
  followLines(path, body, signal, tell);

export type Print = {
  readonly state: PrintState;
  /** Those of the last print that was asked for, whole: with cards that are left out. */
  readonly cards: PrintedCards;
  readonly stop: () => void;
  readonly again: () => void;
};

/** `body` is compared as JSON: the same request is not made twice. Undefined waits. */
export function usePrint(body: object | undefined): Print {
  const wanted = body && JSON.stringify(body);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<PrintState>({ is: "making", done: 0, all: 0 });
  const [cards, setCards] = useState<PrintedCards>([]);
  const running = useRef<AbortController>(undefined);
  const changed = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const control = new AbortController();
    running.current = control;
    setState(wanted === undefined ? { is: "waiting" } : { is: "making", done: 0, all: 0 });
    if (wanted === undefined) return;
    const isHasty = performance.now() - changed.current < PAUSE;
    changed.current = performance.now();
    const timer = setTimeout(
      async () => {
        const at = new Date().toISOString();
        let last: News | undefined;
        let known: Notes & { readonly first?: First } = {};
        try {
          await followPrint("/api/prints", JSON.parse(wanted), control.signal, (news) => {
            last = news;
            if (control.signal.aborted) return;
            if (news.is === "cards") setCards(news.cards);
            else if (news.is === "letters" || news.is === "pictures" || news.is === "first") {
              known = news.is === "first" ? { ...known, first: { id: news.id, pages: news.pages } } : { ...known, [news.is]: news.said };
              setState({ is: "making", done: 0, all: 0, ...known });
            } else if (news.is === "progress") setState({ ...news, is: "making", ...known });
            else if (news.is === "failed") setState(news);
            else {
              const { first: _, ...notes } = known;
              setState({ ...news, at, ...notes });
            }
          });
          if (!control.signal.aborted && last?.is !== "done" && last?.is !== "failed") setState({ is: "failed", error: AWAY });
        } catch (error) {
          if (!control.signal.aborted) setState({ is: "failed", error: error instanceof ApiFailure ? error.message : AWAY });
        }
      },
      isHasty ? PAUSE : 0,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [wanted, round]);
  const stop = useCallback(() => {
    running.current?.abort();
    setState({ is: "stopped" });
  }, []);
  return { state, cards, stop, again: useCallback(() => setRound((one) => one + 1), []) };
}
