/** Problems in the text itself: underlined in place, explained on hover, fixed with one key. */
import { isolateHistory } from "@codemirror/commands";
import type { Extension } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, hoverTooltip, keymap, type Tooltip } from "@codemirror/view";
import { aboutAt, type Fix, fixesOf, type Look } from "../../engine/language/index.ts";
import { answersNow } from "./answers.ts";
import { type Finding, findingsOf, hasKey, hasWholeKey, nearFixes, wholeFixes } from "./findings.ts";
import { gapsIn, onGap } from "./holes.ts";
import { understanding } from "./reading.ts";
import { findingWrongWords, wrongWords } from "./wrong-words.ts";

/** Some words have a colour of their own (`TextLook`). */
const wordMark = (look: Look, word: string): Decoration =>
  Decoration.mark({ class: `cm-${look}`, ...(look === "trait" ? { attributes: { "data-word": word.toLowerCase() } } : {}) });

const WRONG = Decoration.mark({ class: "cm-wrong" });

/** Colours of the words and lines under the problems. */
const marks = EditorView.decorations.compute([understanding, wrongWords], (state): DecorationSet => {
  const known = state.field(understanding);
  if (!known) return Decoration.none;
  const words = known.words.flatMap(({ from, to, look }) => (look ? [wordMark(look, state.sliceDoc(from, to)).range(from, to)] : []));
  const length = state.doc.length;
  const wrong = state.field(wrongWords).flatMap(({ from, to }) => (from < to && to <= length ? [WRONG.range(from, to)] : []));
  return Decoration.set([...words, ...wrong], true);
});

/** Puts a fix into the text and goes to the first gap that it leaves. */
export function applyFix(view: EditorView, { from, to, insert }: Fix): void {
  const [gap] = gapsIn(insert);
  const first = gap && { ...gap, from: gap.from + from, to: gap.to + from };
  const { selection = { anchor: from + insert.length }, effects } = first ? onGap(first) : {};
  view.dispatch({
    changes: { from, to, insert },
    selection,
    ...(effects ? { effects } : {}),
    annotations: isolateHistory.of("full"),
    userEvent: "input.fix",
    scrollIntoView: true,
  });
  view.focus();
}

/** Takes the words for the whole text where there are some; else mends the problem at the cursor, or the next one, by its first fix. */
function mend(view: EditorView): boolean {
  const known = view.state.field(understanding, false);
  if (!known) return false;
  const [whole] = [...(hasWholeKey(known) ? wholeFixes(known) : []), ...nearFixes(known).filter(({ sure }) => sure)];
  if (whole) {
    applyFix(view, whole);
    return true;
  }
  const { head } = view.state.selection.main;
  const mendable = findingsOf(known).filter(hasKey);
  const sentence = known.reading.sentences.find(({ from, to }) => from <= head && head <= to);
  const here = mendable.find(({ problem }) => sentence && problem.from >= sentence.from && problem.from <= sentence.to);
  const [fix] = (here ?? mendable.find(({ problem }) => problem.from >= head) ?? mendable[0])?.fixes ?? [];
  if (fix) applyFix(view, fix);
  return true;
}

/** Puts in the n-th of what can go where the first sentence stops that goes on somehow. */
const putThere =
  (n: number) =>
  (view: EditorView): boolean => {
    const known = view.state.field(understanding, false);
    const there = known && answersNow(known)?.told.find((one) => one !== undefined && one.there.length > 0)?.there;
    const fix = there?.[n - 1];
    if (fix) applyFix(view, fix);
    return fix !== undefined;
  };

/** Puts a word at the cursor into the form that what was filled in asks for: “1 cards”, which is read loosely, becomes “1 card”. */
export function agreed(view: EditorView): void {
  const known = view.state.field(understanding, false);
  if (!known) return;
  const { head } = view.state.selection.main;
  const { reading } = known;
  const sentence = reading.sentences.find(({ from, to }) => from <= head && head <= to);
  const problem = reading.problems.find(
    ({ code, from }) => code === "agreement" && sentence && from >= sentence.from && from <= sentence.to,
  );
  const [fix, another] = problem ? fixesOf(reading, problem) : [];
  if (!fix || another) return;
  const written = view.state.doc.sliceString(fix.from, fix.to);
  let start = 0;
  while (start < Math.min(written.length, fix.insert.length) && written[start] === fix.insert[start]) start++;
  let end = 0;
  while (end < Math.min(written.length, fix.insert.length) - start && written.at(-1 - end) === fix.insert.at(-1 - end)) end++;
  view.dispatch({
    changes: { from: fix.from + start, to: fix.to - end, insert: fix.insert.slice(start, fix.insert.length - end) },
    userEvent: "input.agree",
  });
}

/** What the word under the pointer or at the cursor is, or what is wrong with it. */
function tooltipAt(view: EditorView, at: number): Tooltip | null {
  const known = view.state.field(understanding, false);
  if (!known) return null;
  const findings = findingsOf(known);
  const wrong = findings.findIndex(({ problem: { from, to }, isOpen }) => !isOpen && from <= at && at < Math.max(to, from + 1));
  const finding = findings[wrong];
  const about = aboutAt(known.language, known.words, at);
  if (!finding && !about) return null;
  const { from, to } = finding?.problem ?? about ?? { from: at, to: at };
  return {
    pos: from,
    end: to,
    // Above the field are the boxes that are filled in before it.
    above: false,
    create: () => ({ dom: finding ? problemBox(view, finding, answersNow(known)?.told[wrong]?.message) : aboutBox(about) }),
  };
}

const paragraph = (text: string, className = ""): HTMLParagraphElement => {
  const box = document.createElement("p");
  box.textContent = text;
  box.className = className;
  return box;
};

function problemBox(view: EditorView, { problem, fixes }: Finding, told = problem.message): HTMLElement {
  const box = document.createElement("div");
  box.className = "cm-about";
  box.append(paragraph(told));
  if (problem.understood) box.append(paragraph(`Understood so far: ${problem.understood}`, "cm-about-more"));
  for (const fix of fixes) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = fix.label;
    button.onclick = () => applyFix(view, fix);
    box.append(button);
  }
  return box;
}

function aboutBox(about: ReturnType<typeof aboutAt>): HTMLElement {
  const box = document.createElement("div");
  box.className = "cm-about";
  if (!about) return box;
  box.append(paragraph(about.phrase, "cm-about-phrase"), paragraph(about.doc));
  const example = document.createElement("q");
  example.textContent = about.example;
  const more = paragraph("Example: ", "cm-about-more");
  more.append(example);
  box.append(more);
  return box;
}

export const problems: Extension = [
  findingWrongWords,
  marks,
  hoverTooltip((view, at) => tooltipAt(view, at), { hoverTime: 250, hideOnChange: true }),
  keymap.of([{ key: "Mod-.", run: mend }, ...[1, 2, 3, 4, 5].map((n) => ({ key: `Alt-${n}`, run: putThere(n) }))]),
];
