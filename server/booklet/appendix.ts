/** The numbered rules and rulings for paper and for the docs: without the chapters and marks that only people who work on them need. */
import type { Rule } from "../../content/rules.ts";

/** The parts of a `rules.md` that number rules, as Markdown. */
export function appendixOf(markdown: string, rules: readonly Rule[]): string {
  const { parts, top } = partsOf(markdown, rules, /-[RG]?\d/);
  const whole = inFull(rules);
  return parts
    .map((line) => (/^#+\s/.test(line) ? line.replace(/^#+/, (marks) => "#".repeat(Math.min(4, marks.length - top + 2))) : line))
    .filter(forPlayers())
    .map((line) => whole(clean(line)))
    .join("\n");
}

/**
 * The rules as the docs show them, under their title. Reasons name rules that only programs need, and worked examples help to understand the others: both are there.
 */
export function shownRules(markdown: string, rules: readonly Rule[]): string {
  const title = /^# .*$/m.exec(markdown)?.[0] ?? "";
  const { parts } = partsOf(markdown, rules, /-[RGCE]?\d/);
  return [title, "", ...parts.map(clean)].join("\n");
}

/** The lines of those parts that have rules whose number is such a one, and how high a part stands. */
function partsOf(markdown: string, rules: readonly Rule[], shown: RegExp): { readonly parts: readonly string[]; readonly top: number } {
  const lines = markdown.split(/\r?\n/);
  const depths = lines.flatMap((line) => /^(#+)\s/.exec(line)?.[1]?.length ?? []);
  // The file's own title aside, its parts are what stands highest.
  const top = Math.min(...depths.slice(1));
  const starts = lines.flatMap((line, i) => (/^#+\s/.test(line) && (line.match(/^#+/)?.[0].length ?? 9) <= top && i > 0 ? [i] : []));
  // Rules, rulings (R) and words (G); what else is numbered is for those who test the rules.
  const isShown = ({ kind, number }: Rule) => kind !== "chapter" && shown.test(number);
  const numbered = (from: number, to: number) => rules.some((rule) => isShown(rule) && rule.line - 1 >= from && rule.line - 1 < to);
  const parts = starts.flatMap((from, i) => {
    const to = starts[i + 1] ?? lines.length;
    return numbered(from, to) ? lines.slice(from, to) : [];
  });
  return { parts, top };
}

/** Leaves out what only programs need, marked "[program]", with what is set in under it. */
function forPlayers(): (line: string) => boolean {
  let isLeftOut = false;
  return (line) => {
    isLeftOut = line.includes("[program]") || (isLeftOut && /^\s+\S/.test(line));
    return !isLeftOut;
  };
}

/** Short numbers of rules in full, as they stand beside their rules: "R35" and "2.10" as "X-R35" and "X-2.10", "3.x" as "X-3". */
function inFull(rules: readonly Rule[]): (line: string) => string {
  const known = new Set(rules.map(({ number }) => number));
  const prefix = /^[A-Z]+-/.exec(rules[0]?.number ?? "")?.[0] ?? "";
  const full = (short: string, said = short) => (known.has(prefix + short) ? prefix + short : said);
  return (line) =>
    apart(
      line,
      (text) =>
        text
          .replace(/(?<![\w-])[RG]\d{1,3}(?!\w)/g, (short) => full(short))
          .replace(/(?<![\w.¥-])\d{1,2}\.\d{1,2}(?!\d|\.\d)/g, (short) => full(short))
          .replace(/(?<![\w.-])(\d{1,2})\.x\b/g, (said, chapter: string) => full(chapter, said)),
      (code) => `\`${code}\``,
    );
}

/** A text outside `code` by one way, the code by another. */
const apart = (line: string, words: (text: string) => string, code: (text: string) => string): string =>
  line
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 === 1 ? code(part.slice(1, -1)) : words(part)))
    .join("");

/** Sources in square brackets, "(definition)", `original`, arrows and signs of mathematics are for those who keep the rules. */
export const clean = (line: string): string =>
  withoutSigns(
    apart(
      withoutMarks(line),
      (text) => text.replace(/ ?\[(?!\^)[^\]]*\](?!\()/g, ""),
      // How cards print a word stands in brackets too: [CASHFLOW nM].
      (code) => (code.startsWith("[") ? code.replace(/[⟨⟩]/g, "") : `\`${code}\``),
    ),
  );

const withoutMarks = (line: string): string =>
  line
    .replace(/ ?\(definition\)/g, "")
    .replace(/^(#+) \d+\. (.*?)(?: —.*| \(binding\))?$/, (_, marks: string, title: string) => `${marks} ${spoken(title)}`)
    .replace(/^(- .*?\bnone) \(`original` unless in bold\)/, "$1")
    .replace(/ \(bold = source; rest `original`\)/, "")
    .replace(/(?:[;:.]? (?:Concrete (?:map|graph): )?section \d\.\d)? `original`\.?/g, (found) =>
      found.startsWith(" ") && !found.includes("section") ? "" : ".",
    )
    .replace(/^(#+ .*?) ?\([^)]*\b(?:source|machine|original|summary)\b[^)]*\)/, "$1");

const withoutSigns = (line: string): string =>
  line
    .replace(/ ?→ ?((?:[A-Z]+-)?R?\d[\w.]*(?:, (?:[A-Z]+-)?R?\d[\w.]*)*)\.?$/, " See $1.")
    .replace(/(\w)→(?=\w)/g, "$1 to ")
    .replace(/→ ?(?=(?:[A-Z]+-)?R?\d)/g, "see ")
    .replace(/ → /g, ": ")
    .replace(/(\w)\.\.(?=[A-Z])/g, "$1 to ")
    .replace(/ ?≥ ?/g, " at least ")
    .replace(/ ?≤ ?/g, " at most ")
    .replace(/ ?≠ ?/g, " other than ")
    .replace(/\( /g, "(")
    .replace(CODE, (code) =>
      code
        .replace(/\{[^}]*\}/, "")
        .replaceAll("_", " ")
        .toLowerCase(),
    )
    .trimEnd();

/** Names that programs use: TOO_FEW{have,need}. */
const CODE = /\b[A-Z]+(?:_[A-Z]+)+\b(?:\{[^}]*\})?/g;

/** RULES as a heading is no shout. */
const spoken = (title: string): string => (/[a-z]/.test(title) ? title : title.slice(0, 1) + title.slice(1).toLowerCase());
