"use client";
/** Lines that nobody could read, word for word, until a person says what they mean or removes them. */
import { CircleHelp, Trash2 } from "lucide-react";
import { removeLine, resolveLine } from "../../../engine/decks/index.ts";
import { IconButton } from "../../ui/button.tsx";
import { useDesk, useView } from "./builder.ts";
import { CardPicker } from "./card-picker.tsx";
import styles from "./deck-panel.module.css";

export function Unresolved() {
  const { pool, rules, make } = useDesk();
  const { list } = useView();
  const lines = list.sections.unresolved;
  if (lines.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="deck-unresolved">
      <h2 id="deck-unresolved" className={styles.title}>
        <CircleHelp size={14} strokeWidth={1.75} aria-hidden />
        Unresolved <span className={styles.number}>{lines.length}</span>
        <small>not counted</small>
      </h2>
      <ul>
        {lines.map(({ line }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
          <li key={`${i}/${line}`} className={styles.lost}>
            <q>{line}</q>
            <CardPicker
              label={`Card meant by “${line}”`}
              placeholder="Which card is meant?"
              pool={pool}
              cards={pool.cards}
              counted
              onPick={({ card, count }) => make(resolveLine(list, i, card, rules.home(card), count), "notice")}
            />
            <IconButton size="s" label={`Remove the line “${line}”`} onClick={() => make(removeLine(list, i), "notice")}>
              <Trash2 size={14} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
