"use client";
/**
 * Where a card's rules text is written: the text with its colours, completions and problems, and beside it what it comes to. A game that no
 * language reads has a plain text field. What is typed is what is handed on; canonical words take its place when the field is left.
 */
import dynamic from "next/dynamic";
import { type ComponentType, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import type { About, Fix, KeywordRow, SensedCard } from "../../engine/language/index.ts";
import { newKeywordHref } from "../cards/links.ts";
import { Button } from "../ui/button.tsx";
import { useStable } from "../ui/use-stable.ts";
import { canonicalOf } from "./canonical.ts";
import type { ChangedBy } from "./changed-by.ts";
import type { CodeFieldProps, FieldHandle } from "./code-field.tsx";
import { type FieldsBeside, ProblemList } from "./problem-list.tsx";
import styles from "./text-editor.module.css";
import type { Understanding } from "./understand.ts";
import { useLanguage } from "./use-language.ts";
import { WillSay } from "./will-say.tsx";

const BlocksField = dynamic(() => import("./blocks-field.tsx"), {
  ssr: false,
  loading: () => <p className={styles.note}>Opening the blocks …</p>,
});
const HowItReads = dynamic(() => import("./how-it-reads.tsx").then((module) => module.HowItReads), { ssr: false });

export type TextEditorProps = {
  readonly game: GameId;
  readonly value: string;
  /** With each change: the text as it was typed. */
  readonly onChange: (text: string, by: ChangedBy) => void;
  /** With each change that is read: what the text is understood as. Never called for a game that no language reads. */
  readonly onReading?: ((known: Understanding) => void) | undefined;
  /** Default: "Rules text". */
  readonly label?: string | undefined;
  /** The keywords to read with; default: those of the game. */
  readonly keywords?: readonly KeywordRow[] | undefined;
  /** Whether it is the definition of a keyword: then it may have parameters in braces, and it has no blocks. */
  readonly isDefinition?: boolean | undefined;
  /** The card that the text is on: its kind and fields, for what can never happen on it. */
  readonly card?: SensedCard | undefined;
  /** Its name, by which the text may call it. */
  readonly name?: string | undefined;
  /** Address of the page that makes the keyword which a sentence writes; default: the game's words. */
  readonly keywordHref?: ((written: string) => string) | undefined;
  /** What is for the fields of the card, and not for its text. */
  readonly fields?: FieldsBeside | undefined;
};

const VIEWS = ["Text", "Blocks"] as const;

export function TextEditor({
  game,
  value,
  onChange,
  onReading,
  label = "Rules text",
  keywords,
  isDefinition = false,
  card,
  name,
  keywordHref = (written) => newKeywordHref(game, written),
  fields,
}: TextEditorProps) {
  const state = useLanguage(game, keywords);
  const [known, setKnown] = useState<Understanding>();
  const [about, setAbout] = useState<About>();
  const [shown, setShown] = useState<(typeof VIEWS)[number]>("Text");
  const Field = useCodeField();
  /** Where somebody was typing when the editor took the place of the plain field. */
  const cursor = useRef<number>(undefined);
  const typing = useRef(false);
  const field = useRef<FieldHandle>(undefined);
  const id = useId();
  const kind = card?.kind;
  const on = useMemo(() => (isDefinition ? undefined : { name, kind }), [isDefinition, name, kind]);
  const understood = useStable((next: Understanding) => {
    setKnown(next);
    onReading?.(next);
  });
  const mend = (fix: Fix) => {
    if (shown === "Text") field.current?.fix(fix);
    else onChange(value.slice(0, fix.from) + fix.insert + value.slice(fix.to), "fix");
  };
  const goTo = (from: number, to: number) => {
    if (shown === "Text") field.current?.goTo(from, to);
    else setShown("Text");
  };
  if (state.is !== "ready" || !Field)
    return (
      <PlainField label={label} value={value} onChange={onChange} cursor={cursor} typing={typing}>
        <StateNote state={state.is === "ready" ? { is: "loading" } : state} />
      </PlainField>
    );
  const language = isDefinition ? state.definitions : state.language;
  const isUnderstood = known !== undefined && canonicalOf(known) !== undefined;
  const isOther = known !== undefined && known.reading.problems.length === 0 && known.reading.canonical !== known.text.trim();
  return (
    <div className={styles.editor}>
      <fieldset className={styles.views}>
        <legend>{label}</legend>
        {(isDefinition ? [] : VIEWS).map((view) => (
          <Button key={view} size="s" aria-pressed={shown === view} onClick={() => setShown(view)}>
            {view}
          </Button>
        ))}
      </fieldset>
      {shown === "Blocks" ? (
        <BlocksField
          language={language}
          value={value}
          onChange={(text) => onChange(text, "typing")}
          onUnderstood={understood}
          label={label}
        />
      ) : (
        <>
          <Field
            cursor={cursor.current}
            isTyping={typing.current}
            game={game}
            language={language}
            value={value}
            card={on}
            onChange={onChange}
            onUnderstood={understood}
            onCursor={setAbout}
            label={label}
            describedBy={id}
            invalid={known !== undefined && !isUnderstood}
            onReady={(ready) => {
              field.current = ready;
              typing.current = false;
            }}
          />
          <p className={styles.about}>
            {about ? (
              <>
                <code>{about.phrase}</code> {about.doc}
              </>
            ) : (
              <button type="button" onClick={() => field.current?.complete()}>
                What can I write here? <kbd>Ctrl Space</kbd>
              </button>
            )}
          </p>
        </>
      )}
      <div id={id}>
        {known && (
          <ProblemList
            game={game}
            known={known}
            words={isDefinition || keywords ? undefined : keywordHref}
            onFix={mend}
            onGoTo={goTo}
            fields={fields}
          />
        )}
        {isOther && (
          <p className={styles.canonical}>
            {isDefinition ? "The definition will be saved as" : "The card will say"}{" "}
            <WillSay typed={known.text} said={known.reading.canonical} />
          </p>
        )}
      </div>
      {known && known.text.trim() !== "" && (
        <HowItReads
          title={isDefinition ? "How the engine reads the definition" : "How the engine reads it"}
          known={known}
          isDefinition={isDefinition}
          card={card}
        />
      )}
    </div>
  );
}

/** The editor, fetched once; if this fails, the plain field stays, where the text can still be typed. */
function useCodeField(): ComponentType<CodeFieldProps> | undefined {
  const [Field, setField] = useState<ComponentType<CodeFieldProps>>();
  useEffect(() => {
    let isGone = false;
    import("./code-field.tsx").then(
      (module) => !isGone && setField(() => module.default),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Field;
}

type PlainFieldProps = Pick<TextEditorProps, "value" | "onChange"> & {
  readonly label: string;
  readonly cursor: RefObject<number | undefined>;
  /** Whether somebody has typed since the field was entered. */
  readonly typing: RefObject<boolean>;
  readonly children: ReactNode;
};

function PlainField({ label, value, onChange, cursor, typing, children }: PlainFieldProps) {
  const id = useId();
  return (
    <div className={styles.editor}>
      <label className={styles.title} htmlFor={`${id}-text`}>
        {label}
      </label>
      <textarea
        id={`${id}-text`}
        aria-describedby={id}
        className={styles.plain}
        rows={5}
        value={value}
        onChange={(event) => {
          typing.current = true;
          cursor.current = event.target.selectionEnd;
          onChange(event.target.value, "typing");
        }}
        onFocus={(event) => {
          cursor.current = event.currentTarget.selectionEnd;
        }}
        onSelect={(event) => {
          cursor.current = event.currentTarget.selectionEnd;
        }}
        onBlur={() => {
          cursor.current = undefined;
          typing.current = false;
        }}
      />
      <div id={id} className={styles.note}>
        {children}
      </div>
    </div>
  );
}

function StateNote({ state }: { readonly state: Exclude<ReturnType<typeof useLanguage>, { is: "ready" }> }) {
  switch (state.is) {
    case "none":
      return <p>The studio cannot read the texts of this game yet. It keeps the text as typed, and players carry it out by hand.</p>;
    case "loading":
      return <p role="status">Loading the words of this game …</p>;
    case "failed":
      return (
        <p role="alert">
          The words of this game could not be loaded, so the studio keeps the text as typed and does not check it.{" "}
          <Button onClick={state.again}>Try again</Button>
        </p>
      );
    case "faulty":
      return (
        <div role="alert">
          <p>The keywords of this game contradict each other. No text can be read until this is fixed:</p>
          <ul>
            {state.faults.slice(0, 5).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      );
  }
}
