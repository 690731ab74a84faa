"use client";
import { Plus } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
/** Adds a line to the odds table: a card by its name, a #tag or any query that can be read whole. */
import { type PlayedSectionId, pileSectionIds } from "../../../engine/cards/sections.ts";
import { isReadWhole, sectionName } from "../../../engine/decks/index.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import styles from "../builder/inspector.module.css";
import { QuestionNotes, refusal, useQuestion } from "./deck-question.tsx";
import { exactly, type OddsQuestion } from "./odds-rows.ts";

export function AddQuestion({ onAdd }: { readonly onAdd: (question: OddsQuestion) => void }) {
  const { game, pool, rules } = useDesk();
  const piles = pileSectionIds(game.id);
  const { list } = useView();
  const [text, setText] = useState("");
  const [least, setLeast] = useState(1);
  const [section, setSection] = useState<PlayedSectionId>(rules.draws.from);
  const input = useRef<HTMLInputElement>(null);
  const names = useId();
  const notes = useId();
  const query = pool.byName.has(text.trim()) ? exactly(text.trim()) : text;
  const question = useQuestion(query);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!query.trim()) return;
    const found = await question.ask();
    input.current?.focus();
    if (!isReadWhole(found)) {
      announce(`Not added. ${refusal(found)}`);
      return;
    }
    onAdd({ query: query.trim(), least, section });
    announce(`Added ${text.trim()} to the table.`);
    setText("");
  };
  return (
    <form onSubmit={(event) => void add(event)} aria-label="Add a line to the table">
      <div className={styles.ask}>
        <input
          ref={input}
          className={styles.field}
          aria-label="Card, #tag or query"
          aria-describedby={notes}
          aria-invalid={(question.found?.ignored.length ?? 0) > 0}
          placeholder="Card, #tag or query"
          list={names}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <datalist id={names}>
          {piles
            .flatMap((id) => list.sections[id])
            .map(({ name }) => (
              <option key={name} value={name} />
            ))}
        </datalist>
        <label className={styles.control}>
          at least
          <select value={least} onChange={(event) => setLeast(Number(event.target.value))}>
            {[1, 2, 3, 4, 5].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        {piles.length > 1 && (
          <label className={styles.control}>
            of
            <select value={section} onChange={(event) => setSection(piles.find((id) => id === event.target.value) ?? rules.draws.from)}>
              {piles.map((id) => (
                <option key={id} value={id}>
                  {sectionName(game.id, id)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit" icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}>
          Add
        </Button>
      </div>
      <QuestionNotes id={notes} text={text} setText={setText} question={question} />
    </form>
  );
}
