/** Completions of the text editor: the next phrases of the grammar with their holes, and whole sentences from a few words. */
import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionStatus,
  startCompletion,
} from "@codemirror/autocomplete";
import { insertNewlineAndIndent } from "@codemirror/commands";
import { EditorSelection, type Extension, Prec, type Text } from "@codemirror/state";
import { type Command, EditorView, keymap, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { complete, gapPlace, intentsOf, offersFor, putAt } from "../../engine/language/index.ts";
import { type Gap, gapAt, gapsIn, goBack, goOn, isFilling, onGap } from "./holes.ts";
import { agreed } from "./problems.ts";
import { understanding } from "./reading.ts";
import type { Understanding } from "./understand.ts";

type Offer = Completion & { readonly insert: string; readonly example: string };

const MOST_OFFERED = 80;

function source({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const known = state.field(understanding, false);
  if (!known) return null;
  const gap = gapAt(state);
  const fillings = gap ? fillingsOf(known, gap) : [];
  if (gap && fillings.length > 0) return { from: gap.from, to: gap.to, options: fillings, filter: false };
  const at = gap ? gap.from : pos;
  const before = state.doc.lineAt(at).text.slice(0, at - state.doc.lineAt(at).from);
  // Behind a full stop a new sentence begins, but nobody has asked for one yet.
  if (!explicit && !gap && !/[\p{L}\d#,:;] ?$/u.test(before)) return null;
  const found = complete(known.language, known.text, at);
  const words = found.map(
    ({ insert, phrase, doc, example }): Offer => ({ label: phrase, insert, detail: doc, example, apply: write, type: "phrase" }),
  );
  const from = found[0]?.from ?? at;
  const sentence = (/[^.]*$/u.exec(before)?.[0] ?? "").trim();
  const begun = at - (/[^.]*$/u.exec(before)?.[0].trimStart().length ?? 0);
  const wanted = intentsOf(known.language, sentence).map(
    ({ sentence: insert, doc }): Offer => ({ label: insert, insert, detail: doc, example: insert, apply: write, type: "sentence" }),
  );
  const isWanted = wanted.length > 0 && (words.length === 0 || sentence.includes(" "));
  const options = isWanted ? wanted : [...new Map(words.map((option) => [option.insert, option])).values()].slice(0, MOST_OFFERED);
  if (options.length === 0) return null;
  return { from: isWanted ? begun : Math.min(from, at), to: gap ? gap.to : pos, options, filter: false };
}

/** What can be put into a gap: the constructs of its sort, written as its sentence wants them. */
function fillingsOf({ language, text, reading }: Understanding, gap: Gap): Offer[] {
  const place = gapPlace(language, reading, gap.from);
  if (!place) return [];
  const typed = place.takesToken ? complete(language, text, gap.from).filter(({ phrase: token }) => token.startsWith("‹")) : [];
  const tokens = typed.map(
    ({ insert, phrase, doc, example }): Offer => ({ label: phrase, insert, detail: doc, example, type: "phrase", apply: write }),
  );
  const constructs = offersFor(language, place.sort).map(({ phrase, doc, example, tree }): Offer => {
    const fill = (view: EditorView) => {
      const change = putAt(language, text, reading, place.index, place.path, tree);
      if (change) replace(view, change.from, change.to, change.insert);
    };
    return { label: phrase, insert: phrase, detail: doc, example, type: "phrase", apply: fill };
  });
  return [...tokens, ...constructs];
}

const isOffer = (completion: Completion): completion is Offer => "insert" in completion;

/** Writes an offer with the blanks and the capital that its place wants, and goes to its first gap. */
function write(view: EditorView, completion: Completion, from: number, to: number): void {
  if (!isOffer(completion)) return;
  const { state } = view;
  const before = state.doc.sliceString(0, from);
  const isMark = /^[.,:;']/u.test(completion.insert);
  const start = isMark ? before.trimEnd().length : from;
  const opens = /(^|[.\n:])\s*$/u.test(before);
  const cased = opens ? completion.insert.replace(/^./u, (letter) => letter.toUpperCase()) : completion.insert;
  const glue = isMark || before === "" || /\s$/u.test(before) ? "" : " ";
  const after = state.doc.sliceString(to, to + 1);
  const blank = /[\p{L}\d›,:;]$/u.test(cased) && after === "" && gapsIn(cased).length === 0 ? " " : "";
  replace(view, start, to, `${glue}${cased}${blank}`);
}

/** Writes words and goes to their first gap, or behind them, where one goes on writing. */
function replace(view: EditorView, from: number, to: number, insert: string): void {
  const [gap] = gapsIn(insert);
  const first = gap && { ...gap, from: gap.from + from, to: gap.to + from };
  const { selection = EditorSelection.cursor(from + insert.length), effects } = first ? onGap(first) : {};
  view.dispatch({
    changes: { from, to, insert },
    selection,
    ...(effects ? { effects } : {}),
    userEvent: "input.complete",
    scrollIntoView: true,
  });
  // One goes on writing by completion alone.
  if (!/\.$/u.test(insert)) startCompletion(view);
}

/** The key that was pressed while the list was still being made out. */
const waiting = ViewPlugin.fromClass(
  class {
    key: Command | undefined;
    update({ view, state, docChanged, selectionSet }: ViewUpdate) {
      const { key } = this;
      if (!key) return;
      const isKnown = completionStatus(state) !== "pending";
      if (isKnown || docChanged || selectionSet) this.key = undefined;
      if (isKnown && !docChanged && !selectionSet && view.hasFocus) queueMicrotask(() => key(view));
    }
  },
);

/** A key that waits for the list: it does the same however fast somebody types. */
const onceKnown =
  (key: Command): Command =>
  (view) => {
    const plugin = view.plugin(waiting);
    if (!plugin || completionStatus(view.state) !== "pending") return key(view);
    plugin.key = key;
    return true;
  };

/** Takes what is chosen in the list and goes to the next gap, as Tab does while a hole is active. */
function takeAndGoOn(view: EditorView): boolean {
  const before = view.state.doc;
  if (completionStatus(view.state) !== "active" || !acceptCompletion(view)) return false;
  if (view.state.doc !== before && !gapAt(view.state)) {
    agreed(view);
    goOn(view);
  }
  return true;
}

/** Goes through the gaps; what was filled in puts the words around it into their form. */
const through =
  (go: Command): Command =>
  (view) => {
    if (!gapAt(view.state)) agreed(view);
    return go(view);
  };

/** Tab and Shift+Tab are the gaps' while a hole is active, and the page's otherwise. */
const whileFilling =
  (key: Command): Command =>
  (view) =>
    isFilling(view.state) && key(view);

const take = onceKnown((view) => takeAndGoOn(view) || through(goOn)(view));
const chooseOrBreak = onceKnown((view) => isChosen(view) || insertNewlineAndIndent(view));

/** Takes the completion that is chosen. Not so if it is what is typed already, but for a full stop: whoever writes “Bond” and Enter wants a new line. */
function isChosen(view: EditorView): boolean {
  const before = view.state.doc;
  return acceptCompletion(view) && lettersOf(before) !== lettersOf(view.state.doc);
}
const lettersOf = (text: Text): string => text.toString().replaceAll(/[\s.]/gu, "");

/** What the chosen completion means, beside the list. */
function info(completion: Completion): HTMLElement | null {
  if (!isOffer(completion)) return null;
  const box = document.createElement("div");
  const doc = document.createElement("p");
  doc.textContent = completion.detail ?? "";
  const example = document.createElement("p");
  const quote = document.createElement("q");
  quote.textContent = completion.example;
  example.append("Example: ", quote);
  box.append(doc, example);
  return box;
}

/** The list of completions, by typing or with Ctrl+Space. */
export const completing: Extension = [
  waiting,
  autocompletion({
    override: [(context) => withInfo(source(context))],
    icons: false,
    activateOnTyping: true,
    // Whoever sees the list may choose from it.
    interactionDelay: 0,
    // A reading takes less than a millisecond: the list is never behind what is typed.
    activateOnTypingDelay: 0,
    maxRenderedOptions: MOST_OFFERED,
    optionClass: ({ type }) => `cm-offer-${type}`,
  }),
  Prec.highest(
    keymap.of([
      { key: "Tab", run: whileFilling(take), shift: whileFilling(through(goBack)) },
      { key: "Enter", run: chooseOrBreak },
    ]),
  ),
  EditorView.updateListener.of(({ view, state, transactions }) => {
    // A gap that was gone to offers what can fill it.
    const wentTo = transactions.some(({ selection, docChanged }) => selection !== undefined && !docChanged);
    if (wentTo && isFilling(state) && gapAt(state) && view.hasFocus) queueMicrotask(() => startCompletion(view));
  }),
];

const withInfo = (result: CompletionResult | null): CompletionResult | null =>
  result && { ...result, options: result.options.map((option) => ({ ...option, info })) };
