"use client";
/** Chances by turn at one look: no controls but first and second (story D8). */
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "../builder/inspector.module.css";
import { DrawsSentence } from "./draws-sentence.tsx";
import type { OddsQuestion } from "./odds-rows.ts";
import { type OddsDeck, OddsTable } from "./odds-tables.tsx";

export function OddsLook({ deck, questions }: { readonly deck: OddsDeck; readonly questions: readonly OddsQuestion[] }) {
  const [first, setFirst] = useState(true);
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.blockTitle}>
        Odds of seeing a card, going {first ? "first" : "second"}
        <Button size="s" look="quiet" onClick={() => setFirst(!first)}>
          Go {first ? "second" : "first"}
        </Button>
      </h2>
      <OddsTable deck={deck} questions={questions} first={first} turns={4} mulligans={0} />
      <p className={styles.note}>
        Exact percentages. <DrawsSentence deck={deck} first={first} mulligans={0} />
      </p>
    </section>
  );
}
