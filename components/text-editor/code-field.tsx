"use client";
/** The field itself: CodeMirror with the language of a game. It is loaded when it is first shown. */
import { closeCompletion, completionStatus, startCompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { Annotation, Compartment, EditorState, type Extension, type Transaction } from "@codemirror/state";
import { drawSelection, EditorView, keymap, placeholder } from "@codemirror/view";
import { useLayoutEffect, useRef } from "react";
import type { GameId } from "../../engine/cards/game-ids.ts";
import { type About, aboutAt, type Fix, type Language, type OnCard } from "../../engine/language/index.ts";
import { TEXT_LOOKS } from "../games/lists/text-looks.ts";
import { useStable } from "../ui/use-stable.ts";
import { canonicalOf } from "./canonical.ts";
import type { ChangedBy } from "./changed-by.ts";
import { completing } from "./completing.ts";
import { holes } from "./holes.ts";
import { applyFix, problems } from "./problems.ts";
import { cardOf, languageOf, understanding } from "./reading.ts";
import { theme, wordColours } from "./theme.ts";
import type { Understanding } from "./understand.ts";

export type CodeFieldProps = {
  readonly game: GameId;
  readonly language: Language;
  readonly value: string;
  /** What the text is on; absent: only canonical words are read. */
  readonly card?: OnCard | undefined;
  /** Where to go on typing; absent: somebody types elsewhere. */
  readonly cursor?: number | undefined;
  /** Whether somebody was typing before the words were loaded. */
  readonly isTyping?: boolean;
  readonly onChange: (text: string, by: ChangedBy) => void;
  readonly onUnderstood: (known: Understanding) => void;
  /** What the word at the cursor is. */
  readonly onCursor: (about: About | undefined) => void;
  readonly label: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  /** Hands out what buttons beside the field need. */
  readonly onReady: (field: FieldHandle) => void;
};

/** What buttons beside the field do in it. */
export type FieldHandle = {
  readonly fix: (fix: Fix) => void;
  readonly goTo: (from: number, to: number) => void;
  /** Lists what can be said at the cursor; while nobody has been in the text, behind it. */
  readonly complete: () => void;
};

/** What keys do in any editor; `Ctrl Enter` is the page's, which puts the card on the table. */
const EDITING_KEYS = defaultKeymap.filter(({ key }) => key !== "Mod-Enter");

/** Comes from the page and not from typing. */
const fromOutside = Annotation.define<boolean>();

const changedBy = (transactions: readonly Transaction[]): ChangedBy =>
  (["fix", "canonical"] as const).find((by) => transactions.some((transaction) => transaction.isUserEvent(`input.${by}`))) ?? "typing";

/** The part of a text that another one differs in. */
function difference(before: string, after: string) {
  let from = 0;
  while (from < Math.min(before.length, after.length) && before[from] === after[from]) from++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

export default function CodeField(props: CodeFieldProps) {
  const { game, language, value, card, label, describedBy, invalid } = props;
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const parts = useRef({ language: new Compartment(), card: new Compartment(), attributes: new Compartment() });
  const changed = useStable(props.onChange);
  const understood = useStable(props.onUnderstood);
  const cursor = useStable(props.onCursor);
  const ready = useStable(props.onReady);
  const attributes = contentAttributes(label, describedBy, invalid);

  // All before the paint: a letter typed in between would be taken for one that the page does not know, or find no field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes later is put into it below
  useLayoutEffect(() => {
    if (!box.current) return;
    const editor = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          parts.current.language.of(languageOf.of(language)),
          parts.current.card.of(cardOf.of(card)),
          parts.current.attributes.of(attributes),
          understanding,
          holes,
          completing,
          problems,
          history(),
          keymap.of([{ key: "Escape", run: (target) => completionStatus(target.state) === "active" && closeCompletion(target) }]),
          keymap.of([...historyKeymap, ...EDITING_KEYS]),
          drawSelection(),
          EditorView.lineWrapping,
          placeholder(`Type what the card does${matchMedia("(pointer: coarse)").matches ? "" : ", or press Ctrl+Space for suggestions"}`),
          theme,
          wordColours(TEXT_LOOKS[game] ?? {}),
          EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions, startState }) => {
            const known = state.field(understanding);
            if (docChanged && !transactions.some((transaction) => transaction.annotation(fromOutside)))
              changed(state.doc.toString(), changedBy(transactions));
            if (known && known !== startState.field(understanding)) understood(known);
            if (known && (docChanged || selectionSet))
              cursor(aboutAt(known.language, known.words, Math.max(0, state.selection.main.head - 1)));
          }),
          EditorView.domEventHandlers({ blur: (_, target) => void setTimeout(() => target.hasFocus || canonical(target), 0) }),
        ],
      }),
    });
    view.current = editor;
    if (props.cursor !== undefined) {
      editor.dispatch({ selection: { anchor: Math.min(props.cursor, editor.state.doc.length) } });
      editor.focus();
      // Offers come with the words, also for what was typed before they were loaded.
      if (props.isTyping) startCompletion(editor);
    }
    const known = editor.state.field(understanding);
    if (known) understood(known);
    ready({
      fix: (fix) => applyFix(editor, fix),
      goTo: (from, to) => {
        editor.dispatch({ selection: { anchor: from, head: Math.min(to, editor.state.doc.length) }, scrollIntoView: true });
        editor.focus();
      },
      complete: () => {
        if (!editor.hasFocus && editor.state.selection.main.head === 0) editor.dispatch({ selection: { anchor: editor.state.doc.length } });
        editor.focus();
        startCompletion(editor);
      },
    });
    return () => editor.destroy();
  }, []);

  useLayoutEffect(() => {
    const editor = view.current;
    const before = editor?.state.doc.toString();
    if (!editor || before === undefined || before === value) return;
    editor.dispatch({ changes: difference(before, value), annotations: [fromOutside.of(true)] });
  }, [value]);
  useLayoutEffect(() => view.current?.dispatch({ effects: parts.current.language.reconfigure(languageOf.of(language)) }), [language]);
  useLayoutEffect(() => view.current?.dispatch({ effects: parts.current.card.reconfigure(cardOf.of(card)) }), [card]);
  useLayoutEffect(
    () => view.current?.dispatch({ effects: parts.current.attributes.reconfigure(contentAttributes(label, describedBy, invalid)) }),
    [label, describedBy, invalid],
  );
  return <div ref={box} />;
}

const contentAttributes = (label: string, describedBy: string, invalid: boolean): Extension =>
  EditorView.contentAttributes.of({
    "aria-label": label,
    "aria-describedby": describedBy,
    "aria-invalid": `${invalid}`,
    spellcheck: "false",
    autocorrect: "off",
    autocapitalize: "off",
  });

/** What is understood is put into canonical words when the field is left: one step to undo. */
function canonical(view: EditorView): void {
  const known = view.state.field(understanding, false);
  const words = known && canonicalOf(known);
  if (!known || words === undefined || words === known.text) return;
  view.dispatch({
    changes: difference(known.text, words),
    annotations: isolateHistory.of("full"),
    userEvent: "input.canonical",
  });
}
