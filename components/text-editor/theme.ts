/** How the text editor looks: the tokens of both themes, so that it follows the page (visual.md 2 and 3). */
import { EditorView } from "@codemirror/view";
import type { TextLook } from "../games/text-look.ts";

const COLOURS: Readonly<Record<string, string>> = {
  frame: "--text-2",
  moment: "--info",
  verb: "--text",
  cards: "--orange",
  player: "--cyan",
  zone: "--teal",
  number: "--money",
  money: "--money",
  trait: "--ok",
  tag: "--pink",
  name: "--ok",
  keyword: "--violet",
};

/** Words of a game that have colours of their own. */
export const wordColours = ({ words = {} }: TextLook) =>
  EditorView.theme(
    Object.fromEntries(
      Object.entries(words).map(([word, token]) => [`.cm-trait[data-word="${word.toLowerCase()}"]`, { color: `var(${token})` }]),
    ),
  );

export const theme = EditorView.theme({
  "&": { background: "var(--bg-0)", color: "var(--text)", borderRadius: "6px", border: "1px solid var(--line-strong)" },
  "&.cm-focused": { outline: "2px solid var(--accent-text)", outlineOffset: "2px" },
  ".cm-scroller": { font: "500 0.9375rem / 1.75rem var(--mono)", minHeight: "7rem", overflow: "auto" },
  ".cm-content": { padding: "8px 4px", caretColor: "var(--accent-text)" },
  ".cm-line": { padding: "0 8px" },
  ".cm-cursor, .cm-dropCursor": { borderLeft: "2px solid var(--accent-text)" },
  ".cm-placeholder": { color: "var(--text-3)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection": { background: "var(--t-accent3)" },
  ...Object.fromEntries(Object.entries(COLOURS).map(([look, token]) => [`.cm-${look}`, { color: `var(${token})` }])),
  ".cm-verb": { color: "var(--text)", fontWeight: "600" },
  ".cm-gap": {
    color: "var(--accent-text)",
    background: "var(--t-accent2)",
    borderRadius: "4px",
    boxShadow: "0 0 0 1px var(--line-strong)",
  },
  ".cm-wrong": { textDecoration: "underline wavy var(--bad)", textUnderlineOffset: "4px", textDecorationThickness: "1.5px" },
  ".cm-tooltip": {
    background: "var(--bg-2)",
    color: "var(--text)",
    border: "1px solid var(--line-strong)",
    borderRadius: "8px",
    boxShadow: "var(--shadow-2)",
    font: "400 0.8125rem / 1.25rem var(--sans)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    font: "500 0.8125rem / 1.125rem var(--mono)",
    maxHeight: "15rem",
    maxWidth: "min(640px, 92vw)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "16px",
    minHeight: "max(28px, var(--target))",
    padding: "5px 10px",
    borderRadius: "5px",
  },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--bg-3)",
    color: "var(--text)",
    outline: "1px solid var(--accent-text)",
    outlineOffset: "-1px",
  },
  ".cm-completionLabel": { flex: "0 1 auto", overflow: "hidden", textOverflow: "ellipsis" },
  ".cm-completionDetail": {
    flex: "1 1 40%",
    margin: "0",
    color: "var(--text-2)",
    font: "400 0.75rem / 1.125rem var(--sans)",
    fontStyle: "normal",
    textAlign: "right",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  ".cm-tooltip.cm-completionInfo": { maxWidth: "300px", padding: "8px 10px", whiteSpace: "normal" },
  "@media (max-width: 560px)": {
    ".cm-completionInfo": { display: "none" },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { flexWrap: "wrap", rowGap: "2px" },
    ".cm-completionDetail": { flexBasis: "100%", textAlign: "left" },
  },
  ".cm-completionInfo p + p": { marginTop: "4px", color: "var(--text-2)" },
  ".cm-about": { maxWidth: "400px", padding: "8px 10px" },
  ".cm-about p + p, .cm-about button": { marginTop: "4px" },
  ".cm-about-phrase": { font: "500 0.8125rem / 1.25rem var(--mono)" },
  ".cm-about-more": { color: "var(--text-2)" },
  ".cm-about button": {
    display: "block",
    minHeight: "max(28px, var(--target))",
    padding: "3px 9px",
    border: "1px solid var(--line-strong)",
    borderRadius: "6px",
    background: "var(--bg-1)",
    textAlign: "left",
  },
  "@media (forced-colors: active)": {
    ".cm-gap": { outline: "1px solid currentColor" },
    ".cm-tooltip-autocomplete > ul > li[aria-selected]": { outline: "3px solid Highlight" },
  },
});
