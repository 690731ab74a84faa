"use client";
/** "What would you do?": a bot's answer, with its reasons, for the player who chooses. */
import { useMutation } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import type { MatchView } from "../../../engine/matches/told.ts";
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
          </>
        )}
        {advice.error?.message}
      </div>
    </div>
  );
}
