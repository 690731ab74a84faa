/**
 * The words with a line under them: those that are not understood, no others. Which these are in a sentence takes a while to find, so it is
 * looked for when somebody stops typing; until then lines stay where they were.
 */
import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { ViewPlugin, type ViewUpdate } from "@codemirror/view";
import type { Span } from "../../engine/language/index.ts";
import { type Answers, answersTo } from "./answers.ts";
import { findingsOf } from "./findings.ts";
import { understanding } from "./reading.ts";
import type { Understanding } from "./understand.ts";
import { PAUSE } from "./use-settled.ts";

const setWrong = StateEffect.define<readonly Span[]>();

/** Problems whose words are known at once. */
const atOnce = (known: Understanding): readonly Span[] =>
  findingsOf(known).flatMap(({ problem, isOpen }) => (isOpen || problem.isVague ? [] : [{ from: problem.from, to: problem.to }]));

const field = StateField.define<readonly Span[]>({
  create: () => [],
  update(before, { state, startState, changes, effects }) {
    for (const effect of effects) if (effect.is(setWrong)) return effect.value;
    const known = state.field(understanding);
    if (known === startState.field(understanding)) return before;
    if (!known || findingsOf(known).every(({ isOpen }) => isOpen)) return [];
    const moved = before.map(({ from, to }) => ({ from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) }));
    return moved.length > 0 ? moved : atOnce(known);
  },
});

const looking = ViewPlugin.define((view) => {
  let isThere = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const known = view.state.field(understanding);
      // Meanwhile somebody may have typed on, or left.
      const isOver = () => !isThere || view.state.field(understanding) !== known;
      const tell = ({ wrong }: Answers) => {
        if (!isOver()) view.dispatch({ effects: setWrong.of(wrong.flat()) });
      };
      if (known) void answersTo(known, tell, isOver);
    }, PAUSE);
  };
  look();
  return {
    update({ state, startState }: ViewUpdate) {
      if (state.field(understanding) !== startState.field(understanding)) look();
    },
    destroy() {
      isThere = false;
      clearTimeout(timer);
    },
  };
});

/** The field that holds them; it needs `findingWrongWords`. */
export const wrongWords = field;
export const findingWrongWords: Extension = [field, looking];
