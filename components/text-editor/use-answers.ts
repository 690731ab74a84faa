/** What is told of a text that is not understood; looked for when somebody stops typing. */
import { useEffect, useState } from "react";
import { type Answers, answersOf } from "./answers.ts";
import type { Understanding } from "./understand.ts";

/** Milliseconds without a key. */
const PAUSE = 200;
const NOTHING: Answers = { near: [], told: [] };

export function useAnswers(known: Understanding): Answers {
  const [found, setFound] = useState<{ readonly of: Understanding } & Answers>();
  useEffect(() => {
    const timer = setTimeout(() => setFound({ of: known, ...answersOf(known) }), PAUSE);
    return () => clearTimeout(timer);
  }, [known]);
  return found?.of === known ? found : NOTHING;
}
