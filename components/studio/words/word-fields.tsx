"use client";
/** The form of a keyword, tag or set; a definition is written as the texts of cards are. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { Fault, WordType } from "../../../engine/cards/work.ts";
import { hasLanguage } from "../../../engine/games/game.ts";
import { nameTaken } from "../../../engine/language/tables/keyword-name.ts";
import { type Word, wordQueries } from "../../api/words.ts";
import { TextEditor } from "../../text-editor/index.ts";
import { Button } from "../../ui/button.tsx";
import { TextBox } from "../form/boxes.tsx";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";
import { BOX_LABELS, type Box, type Boxes } from "./boxes.ts";
import { TryKeyword } from "./try-keyword.tsx";
import { fixedNumber, numberTold, type WantedKeyword, withOwnNumber } from "./wanted-keyword.ts";
import styles from "./words.module.css";

export type WordFieldsProps = {
  /** Its id, for a button elsewhere. */
  readonly form: string;
  readonly game: GameId;
  readonly type: WordType;
  /** As everybody sees it; absent: a new one. */
  readonly word?: Word | undefined;
  /** The text of a card that asked for the keyword. */
  readonly wanted?: WantedKeyword | undefined;
  readonly boxes: Boxes;
  /** `isWhole`: not typed letter by letter. */
  readonly onBox: (box: Box, text: string, isWhole?: boolean) => void;
  /** Several boxes in one step. */
  readonly onBoxes: (boxes: Partial<Boxes>, step: string) => void;
  readonly faults: readonly Fault[];
  readonly onSubmit: () => void;
};

export function WordFields({ form, game, type, word, wanted, boxes, onBox, onBoxes, faults, onSubmit }: WordFieldsProps) {
  const list = useQuery({ ...wordQueries.list(game, "keyword"), enabled: type === "keyword" });
  const own = word && "print" in word ? word.id : undefined;
  const others = (list.data ?? []).flatMap((listed) => ("print" in listed.word && listed.word.id !== own ? [listed.word] : []));
  const taken = type === "keyword" ? nameTaken(boxes, others) : undefined;
  const fault = (box: Box) => (box === "print" ? taken : undefined) ?? faults.find(({ path }) => path === box)?.message;
  const line = (box: Box, hint: string, isFixed = false) => (
    <Field label={BOX_LABELS[box]} hint={hint} problem={fault(box)}>
      {(tied) => <TextBox {...tied} value={boxes[box]} readOnly={isFixed} onChange={(event) => onBox(box, event.target.value)} />}
    </Field>
  );
  const area = (box: Box, hint: string, rows: number) => (
    <Field label={BOX_LABELS[box]} hint={hint} problem={fault(box)}>
      {(tied) => (
        <textarea
          {...tied}
          className={fieldStyles.box}
          rows={rows}
          value={boxes[box]}
          onChange={(event) => onBox(box, event.target.value)}
        />
      )}
    </Field>
  );
  const number = type === "keyword" && hasLanguage(game) ? fixedNumber(boxes.print) : undefined;
  const [isRead, setRead] = useState(true);
  const other = faults.find(({ path }) => !(path in boxes));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <form id={form} className={styles.form} onSubmit={submit}>
        {type === "keyword" && (
          <>
            {line("print", "numbers in braces: Mutation {n}")}
            {wanted && <p className={fieldStyles.hint}>{numberTold(wanted)}</p>}
            {number !== undefined && (
              <p className={fieldStyles.hint}>
                Every card prints the same {number}.{" "}
                <Button size="s" onClick={() => onBoxes(withOwnNumber(boxes), "Let each card print its own number")}>
                  Let each card print its own number
                </Button>
              </p>
            )}
            {hasLanguage(game) ? (
              <div className={styles.definition}>
                <TextEditor
                  game={game}
                  label={BOX_LABELS.definition}
                  isDefinition
                  value={boxes.definition}
                  onChange={(text, by) => onBox("definition", text, by !== "typing")}
                  onReading={({ reading }) => setRead(reading.problems.length === 0)}
                />
                {fault("definition") && <p className={fieldStyles.problem}>{fault("definition")}</p>}
              </div>
            ) : (
              area("definition", "in the words of card texts", 4)
            )}
            {area("reminder", "if card texts cannot say it yet", 3)}
          </>
        )}
        {type === "tag" && (
          <>
            {line("name", "one word, as in #Human")}
            {area("doc", "optional", 2)}
          </>
        )}
        {type === "set" && (
          <>
            {line("code", word ? "cannot change: it identifies the cards" : "capitals, as in MC1", word !== undefined)}
            {line("name", "")}
          </>
        )}
        {other && (
          <p role="alert" className={fieldStyles.problem}>
            {other.message}
          </p>
        )}
      </form>
      {type === "keyword" && hasLanguage(game) && (
        <TryKeyword game={game} id={own} typed={boxes} isTaken={taken !== undefined} isRead={isRead} example={wanted?.written} />
      )}
    </>
  );
}
