"use client";
/** The rules text of a card. Its keys for undo are those of the whole card: there is one history. */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { CardId, GameId } from "../../../engine/cards/card.ts";
import { type FieldSaid, fieldSaid } from "../../../engine/cards/field-said.ts";
import { newKeywordHref } from "../../cards/links.ts";
import { useLayout } from "../../deck/builder/use-layout.ts";
import { type ChangedBy, canonicalOf, TextEditor, type Understanding } from "../../text-editor/index.ts";
import fieldStyles from "../form/fields.module.css";
import { type Draft, isObject } from "./draft.ts";
import styles from "./rules-text-field.module.css";
import { TypingStrip } from "./typing-strip.tsx";

export type RulesTextFieldProps = {
  readonly game: GameId;
  readonly id: CardId;
  readonly value: string;
  readonly problem: string | undefined;
  /** The card as it is typed. */
  readonly draft: Draft;
  readonly onChange: (text: string, by: ChangedBy) => void;
  readonly onDraftText: (isDraft: boolean) => void;
  /** Why some of the text is lost on this card, whatever happens. */
  readonly onLost: (why: string | undefined) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The stored fields of the kind of card. */
  readonly fields: Fields;
  /** Puts values into fields of the card, and another text: one step. */
  readonly onFields: (said: FieldSaid, text: string) => void;
};

type Fields = Parameters<typeof fieldSaid>[0];

export function RulesTextField(props: RulesTextFieldProps) {
  const { game, id, value, problem, draft, onChange, onDraftText, onLost, undo, redo, fields: stored, onFields } = props;
  const { kind, fields, name } = draft;
  const card = useMemo(() => ({ kind: typeof kind === "string" ? kind : "", fields: isObject(fields) ? fields : {} }), [kind, fields]);
  const box = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<Understanding>();
  const [isTyping, setTyping] = useState(false);
  const isNarrow = useLayout() === "narrow";
  const isDraft = known !== undefined && canonicalOf(known) === undefined;
  useEffect(() => {
    if (known) onDraftText(isDraft);
  }, [known, isDraft, onDraftText]);
  useEffect(() => {
    if (!known) return;
    let isOld = false;
    import("../../text-editor/lost.ts").then(
      ({ whyLost }) => !isOld && onLost(whyLost(known, card)),
      // The studio does not answer: what was known before stays.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [known, card, onLost]);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  };
  return (
    <div
      ref={box}
      className={styles.field}
      data-rules-text
      onKeyDownCapture={onKeyDown}
      onFocusCapture={(event) => setTyping(event.target.matches("textarea, [contenteditable='true']"))}
      onBlurCapture={(event) => !event.currentTarget.contains(event.relatedTarget) && setTyping(false)}
    >
      <TextEditor
        game={game}
        value={value}
        onChange={onChange}
        onReading={setKnown}
        card={card}
        name={typeof name === "string" ? name : undefined}
        keywordHref={(written) => newKeywordHref(game, written, id)}
        fields={{ said: (sentence) => fieldSaid(stored, sentence), put: onFields }}
      />
      {isNarrow && isTyping && (
        <TypingStrip
          game={game}
          id={id}
          draft={draft}
          known={known?.text === value ? known : undefined}
          beside={box}
          onFix={({ from, to, insert }) => onChange(value.slice(0, from) + insert + value.slice(to), "fix")}
        />
      )}
      {problem && <p className={fieldStyles.problem}>{problem}</p>}
    </div>
  );
}
