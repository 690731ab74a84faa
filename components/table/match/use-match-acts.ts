"use client";
/** What a player can do besides choosing: take back, turn the rules off and on, answer a request, move by hand, give up; each reports its result. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Change } from "../../../engine/kernel/edit.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { answerWish, claimWin, concedeMatch, editMatch, matchQueries, turnRules, undoMatch } from "../../api/matches.ts";
import { ApiFailure } from "../../api/request.ts";
import { announce } from "../../ui/announcer.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { logLines } from "../log/log-lines.ts";

export type MatchActs = {
  /** Shows why something was refused. */
  tell(failure: unknown): void;
  /** Takes the last choice back, or everything after an entry of the record. */
  undo(to?: number): void;
  turn(rules: "on" | "off"): void;
  wish(agree: boolean): void;
  edit(changes: readonly Change[]): void;
  giveUp(): void;
  claim(): void;
};

export function useMatchActs(match: MatchView): MatchActs {
  const client = useQueryClient();
  const moving = useRef<Promise<unknown>>(Promise.resolve());
  const tell = (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) throw failure;
    announce(failureWords(failure), "assertive");
    showToast({ message: failureWords(failure), tone: "bad" });
  };
  const say = (said: string) => {
    announce(said);
    showToast({ message: said });
  };
  return {
    tell,
    undo: (to) => {
      undoMatch(client, match, to).then((now) => {
        // Requests that wait for the others are shown above the board. What was taken back is not in the answer, which has what is new.
        if (!now.pending) say(takenBackWords(client.getQueryData(matchQueries.match(match.id).queryKey) ?? now));
      }, tell);
    },
    turn: (rules) => {
      turnRules(client, match, rules).then((now) => {
        if (!now.pending && rules === "on") say(oddWords(now));
      }, tell);
    },
    wish: (agree) => void answerWish(client, match, agree).catch(tell),
    // One after the other: what is moved next may be moved before the last answer is there.
    edit: (changes) => {
      moving.current = moving.current.then(() => {
        const { n } = client.getQueryData(matchQueries.match(match.id).queryKey) ?? match;
        return editMatch(client, { ...match, n }, changes).catch(tell);
      });
    },
    claim: () => void claimWin(client, match).catch(tell),
    giveUp: () => void concedeMatch(client, match).catch(tell),
  };
}

/** Why something was not done at a match. Nothing of it is kept to be done later: by then the match may be another. */
export function failureWords(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return String(failure);
  return failure.isOffline ? "The studio is not responding, so nothing was done. Try again when it is back." : failure.message;
}

/** The faults found when the rules came on again, in a sentence; a notice above the table says when they are off. */
function oddWords({ notes }: MatchView): string {
  const note = notes.findLast(({ kind }) => kind === "rules");
  const odd = note?.kind === "rules" ? (note.odd ?? []) : [];
  return odd.length === 0 ? "The rules are on again, and the position is valid." : `The rules are on again. Odd: ${odd.join("; ")}.`;
}

/** What was taken back last, in a sentence. `match` has the log that came before it. */
export function takenBackWords(match: MatchView): string {
  const line = logLines(match).findLast(({ id }) => id.endsWith("undo"));
  return line ? `Taken back: ${line.words.replace(/^[^:]*: /, "")}` : "Taken back.";
}
