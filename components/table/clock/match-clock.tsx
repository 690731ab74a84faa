"use client";
/** The clock of a match: what each player has left, and how long one who is awaited has been away, with the claim that follows. */
import { Timer } from "lucide-react";
import { useEffect, useRef } from "react";
import { clockTerms, clockTime, MINUTE_MS } from "../../../engine/matches/clock.ts";
import type { ClockTold, MatchView } from "../../../engine/matches/told.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import notices from "../match/match-notices.module.css";
import { calledBy } from "../match/names.ts";
import styles from "./match-clock.module.css";
import { useSince } from "./use-clock.ts";

/** Seconds left at which the player who thinks is told. */
const TOLD_AT = [60, 10] as const;

type MatchClockProps = {
  readonly match: MatchView;
  readonly clock: ClockTold;
  /** Claims the win; absent where nobody here plays. */
  readonly onClaim: (() => void) | undefined;
};

export function MatchClock({ match, clock, onClaim }: MatchClockProps) {
  const since = useSince(clock);
  const { minutes, away, gone } = clock;
  const others = gone !== undefined && !match.yours.includes(gone.player);
  return (
    <>
      {minutes !== undefined && (
        <p className={styles.clocks} title={clockTerms(clock).join(" ")}>
          <Timer size={15} aria-hidden />
          {match.seats
            .filter(({ bot }) => bot === undefined)
            .map(({ player, yours }) => (
              <Left
                key={player}
                name={yours && match.yours.length === 1 ? "You" : calledBy(match.seats, player)}
                ms={minutes * MINUTE_MS - (clock.spentMs[player] ?? 0) - (clock.runs === player ? since : 0)}
                runs={clock.runs === player}
                isYours={yours}
              />
            ))}
        </p>
      )}
      {away !== undefined && others && (
        <Gone name={calledBy(match.seats, gone.player)} leftMs={away * MINUTE_MS - gone.ms - since} onClaim={onClaim} />
      )}
    </>
  );
}

type LeftProps = { readonly name: string; readonly ms: number; readonly runs: boolean; readonly isYours: boolean };

function Left({ name, ms, runs, isYours }: LeftProps) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const last = useRef(seconds);
  useEffect(() => {
    const due = runs && isYours && TOLD_AT.some((at) => last.current > at && seconds <= at);
    last.current = seconds;
    if (due) announce(`You have ${seconds} seconds left for all your choices.`, "assertive");
  }, [seconds, runs, isYours]);
  return (
    <span data-runs={runs || undefined} data-low={seconds <= 60 || undefined}>
      {name} <b className="num">{clockTime(ms)}</b>
    </span>
  );
}

/** Somebody who has to choose is away: what comes of it, and when. */
function Gone({ name, leftMs, onClaim }: { readonly name: string; readonly leftMs: number; readonly onClaim: (() => void) | undefined }) {
  const isDue = leftMs <= 0;
  return (
    <p className={cx(notices.notice, notices.wish)} role={isDue ? "alert" : undefined}>
      <span>
        {name} is away.{" "}
        {isDue ? (
          `${onClaim ? "You" : "The other player"} can claim the win, or wait.`
        ) : (
          <>
            In <b className="num">{clockTime(leftMs + 999)}</b> the win can be claimed, unless {name} comes back.
          </>
        )}
      </span>
      {isDue && onClaim && (
        <Button size="s" onClick={onClaim}>
          Claim the win
        </Button>
      )}
    </p>
  );
}
