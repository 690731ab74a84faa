/** What is nearest to a text that is not understood, and how the language says such things; looked for when somebody stops typing. */
import { useEffect, useState } from "react";
import type { Fix } from "../../engine/language/index.ts";
import { type NearFix, nearFixes, similarFixes } from "./findings.ts";
import type { Understanding } from "./understand.ts";

export type Nearby = {
  readonly near: readonly NearFix[];
  /** For each finding in order. */
  readonly similar: readonly (readonly Fix[])[];
};

/** Milliseconds without a key. */
const PAUSE = 200;
const NOTHING: Nearby = { near: [], similar: [] };

export function useNear(known: Understanding): Nearby {
  const [found, setFound] = useState<{ readonly of: Understanding } & Nearby>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const near = nearFixes(known);
      setFound({ of: known, near, similar: similarFixes(known, near) });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [known]);
  return found?.of === known ? found : NOTHING;
}
