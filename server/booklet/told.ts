/** Finds the rules that a text names in brackets: "(XX-4.1, XX-4.3 to XX-4.6)"; a chapter's number stands for its rules. */
import type { Rule } from "../../content/rules.ts";

export type Cited = {
  /** The text in stretches; those in brackets that only name rules are set apart. */
  readonly stretches: readonly { readonly text: string; readonly isCited: boolean }[];
  readonly rules: readonly string[];
  /** Numbers that are no rules. */
  readonly unknown: readonly string[];
};
export type Citations = (text: string) => Cited;

/** @param prefix of the game's numbers, "MC" */
export function citations(rules: readonly Rule[], prefix: string): Citations {
  const order = rules.map(({ number }) => number);
  const place = new Map(order.map((number, i) => [number, i]));
  const number = String.raw`${prefix}-[A-Z]?\d+(?:\.\d+)*`;
  const group = new RegExp(String.raw`\((${number}(?:(?:, | and | to )${number})*)\)`, "g");
  const within = new RegExp(`(${number})(?: to (${number}))?`, "g");

  /** A rule, or all rules of a chapter. */
  const meant = (said: string): readonly string[] => {
    const below = order.filter((one) => one.startsWith(`${said}.`));
    return below.length > 0 ? [said, ...below] : [said];
  };
  return (text) => {
    const stretches: { text: string; isCited: boolean }[] = [];
    const [found, unknown] = [[], []] as [string[], string[]];
    let at = 0;
    for (const match of text.matchAll(group)) {
      if (match.index > at) stretches.push({ text: text.slice(at, match.index), isCited: false });
      stretches.push({ text: match[0], isCited: true });
      at = match.index + match[0].length;
      for (const [, from = "", to] of (match[1] ?? "").matchAll(within)) {
        unknown.push(...[from, ...(to === undefined ? [] : [to])].filter((one) => !place.has(one)));
        const [first, last] = [place.get(from), place.get(to ?? from)];
        if (first === undefined || last === undefined) continue;
        if (last < first) unknown.push(`${from} to ${to}`);
        found.push(...order.slice(first, last + 1).flatMap(meant));
      }
    }
    if (at < text.length) stretches.push({ text: text.slice(at), isCited: false });
    return { stretches, rules: found, unknown };
  };
}

/** Rules of play that no paragraph names: rulings and definitions stand in the appendix. */
export const untold = (rules: readonly Rule[], told: ReadonlySet<string>): readonly string[] =>
  rules.filter(({ kind, number }) => kind === "rule" && /-\d/.test(number) && !told.has(number)).map(({ number }) => number);
