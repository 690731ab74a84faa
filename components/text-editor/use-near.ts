/** What is nearest to a text that is not understood, looked for when somebody stops typing. */
import { useEffect, useState } from "react";
import { type NearFix, nearFixes } from "./findings.ts";
import type { Understanding } from "./understand.ts";

/** Milliseconds without a key. */
const PAUSE = 200;
const NONE: readonly NearFix[] = [];

export function useNear(known: Understanding): readonly NearFix[] {
  const [found, setFound] = useState<{ readonly of: Understanding; readonly near: readonly NearFix[] }>();
  useEffect(() => {
    const timer = setTimeout(() => setFound({ of: known, near: nearFixes(known) }), PAUSE);
    return () => clearTimeout(timer);
  }, [known]);
  return found?.of === known ? found.near : NONE;
}
