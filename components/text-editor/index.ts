/** What pages use of the text editor. */

export { canonicalOf } from "./canonical.ts";
export type { ChangedBy } from "./changed-by.ts";
export { findingsOf, fixesBeside, hasKey, hasWholeKey, wholeFixes } from "./findings.ts";
export { TextEditor, type TextEditorProps } from "./text-editor.tsx";
export type { Understanding } from "./understand.ts";
export { useAnswers } from "./use-answers.ts";
export type { LanguageState } from "./use-language.ts";
export { useLanguage } from "./use-language.ts";
