/** What is told of a text that is not understood; looked for when somebody stops typing. */
import { type Answers, answersTo } from "./answers.ts";
import type { Understanding } from "./understand.ts";
import { useSettled } from "./use-settled.ts";

const NOTHING: Answers = { near: [], told: [], wrong: [] };

export const useAnswers = (known: Understanding): Answers => useSettled(known, answersTo) ?? NOTHING;
