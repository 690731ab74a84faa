"use client";
/** "What would you do?": a bot's answer, with its reasons, for the player who chooses. */
import { useMutation } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import type { Advice, MatchView } from "../../../engine/matches/told.ts";
import { askAdvice } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { useInSight } from "../../ui/use-in-sight.ts";
import { waitsFor } from "../../ui/waits.ts";
import styles from "./advice.module.css";

/** Put a key on it that changes with the question, so that old advice goes with the old question. */
export function AdviceButton({ match }: { readonly match: MatchView }) {
  const advice = useMutation({ mutationFn: () => askAdvice(match) });
  const answer = useInSight<HTMLDivElement>(!advice.isIdle && !advice.isPending);
  return (
    <div className={styles.advice}>
      <Button size="s" look="plain" icon={<Lightbulb size={14} aria-hidden />} {...waitsFor(advice.isPending, advice.mutate)}>
        {advice.isPending ? "The bot is thinking" : "What would a bot do?"}
      </Button>
      <div ref={answer} role="status">
        {advice.data && (
          <>
            <b>{advice.data.words}</b>
            <ul>
              {advice.data.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <Judged advice={advice.data} />
          </>
        )}
        {advice.error?.message}
      </div>
    </div>
  );
}

/** The shortest bar is for the worst choice, if that is worse than the best by at least so much. */
const LEAST_RANGE = 0.1;

/** What the bot thought of each choice: its words, a bar that is the shorter the worse it is than the best, and the number. */
function Judged({ advice: { judged, scale } }: { readonly advice: Advice }) {
  if (judged.length < 2) return null;
  const worths = judged.map(({ worth }) => worth);
  const best = Math.max(...worths);
  const range = Math.max(LEAST_RANGE, best - Math.min(...worths));
  return (
    <details
      className={styles.judged}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <summary>How the choices compare</summary>
      <ol>
        {judged.map(({ words, worth, action }) => (
          <li key={JSON.stringify(action)}>
            <span>{words}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${100 - 90 * ((best - worth) / range)}%` }} />
            </span>
            <span className={styles.number}>{signed(worth)}</span>
          </li>
        ))}
      </ol>
      <p>{scale}</p>
    </details>
  );
}

function signed(worth: number): string {
  const shown = Math.abs(worth).toFixed(2);
  return Number(shown) === 0 ? shown : `${worth > 0 ? "+" : "−"}${shown}`;
}
