"use client";
/** A hint to what is asked: first what can be done, and asked again, which way. */
import { useMutation } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import { useState } from "react";
import type { MatchView } from "../../../engine/matches/told.ts";
import { askHint } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { useInSight } from "../../ui/use-in-sight.ts";
import { waitsFor } from "../../ui/waits.ts";
import styles from "./advice.module.css";

/** Put a key on it that changes with the question, so that an old hint goes with the old question. */
export function HintButton({ match }: { readonly match: MatchView }) {
  const [again, setAgain] = useState(false);
  const hint = useMutation({ mutationFn: () => askHint(match) });
  const told = hint.data && [...hint.data.words, ...(again ? hint.data.which : [])];
  const ask = () => (hint.data ? setAgain(true) : hint.mutate());
  const answer = useInSight<HTMLDivElement>(!hint.isIdle && !hint.isPending);
  return (
    <div className={styles.advice}>
      {!(again || (hint.data && hint.data.which.length === 0)) && (
        <Button size="s" look="plain" icon={<Lightbulb size={14} aria-hidden />} {...waitsFor(hint.isPending, ask)}>
          {hint.isPending ? "Looking" : hint.data ? "Which way?" : "Hint"}
        </Button>
      )}
      <div ref={answer} role="status">
        {told && (
          <ul>
            {told.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        {hint.error?.message}
      </div>
    </div>
  );
}
