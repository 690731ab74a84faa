"use client";
import { useMemo } from "react";
import { echo } from "../../engine/language/index.ts";
import { Echo } from "../cards/echo.tsx";
import type { Understanding } from "../text-editor/index.ts";

/** What is understood of a text, in sentences. */
export default function Echoed({ known }: { readonly known: Understanding }) {
  const lines = useMemo(() => echo(known.language, known.reading.abilities), [known]);
  return <Echo lines={lines} />;
}
