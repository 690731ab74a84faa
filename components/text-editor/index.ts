/** What pages use of the text editor. */

export type { Understanding } from "./reading.ts";
export { TextEditor, type TextEditorProps } from "./text-editor.tsx";
export type { LanguageState } from "./use-language.ts";
export { useLanguage } from "./use-language.ts";
