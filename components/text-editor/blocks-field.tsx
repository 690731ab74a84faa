"use client";
/** The block editor over a text that the page holds; loaded when it is first shown. */
import { useEffect, useMemo } from "react";
import type { Language } from "../../engine/language/index.ts";
import { BlockEditor } from "./block-editor.tsx";
import { type Understanding, understand } from "./understand.ts";

export type BlocksFieldProps = {
  readonly language: Language;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onUnderstood: (known: Understanding) => void;
  readonly label: string;
};

export default function BlocksField({ language, value, onChange, onUnderstood, label }: BlocksFieldProps) {
  const known = useMemo(() => understand(language, value), [language, value]);
  useEffect(() => onUnderstood(known), [known, onUnderstood]);
  return <BlockEditor known={known} onChange={onChange} label={label} />;
}
