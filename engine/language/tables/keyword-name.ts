/** What a keyword is called, by its print, and whether it can be called so. */

/** The fixed words of a keyword: "Cashflow" of "Cashflow {n}", "Area Attack" of "Area Attack: [{trait} ]…". */
export const keywordName = ({ print }: { readonly id?: string; readonly print: string }): string =>
  (/^[^[{:]+/.exec(print)?.[0] ?? print).trim();

/** Why a keyword cannot be called as it is beside the others of its game; undefined where it can. */
export function nameTaken(keyword: { readonly print: string }, others: readonly { readonly print: string }[]): string | undefined {
  const name = keywordName(keyword).toLowerCase();
  const twin = others.find((other) => keywordName(other).toLowerCase() === name);
  return twin && `There is already a keyword ${keywordName(twin)}. Give this one another name.`;
}
