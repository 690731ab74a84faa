/** What a keyword is called, by its print. */

/** The fixed words of a keyword: "Cashflow" of "Cashflow {n}", "Area Attack" of "Area Attack: [{trait} ]…". */
export const keywordName = ({ print }: { readonly id?: string; readonly print: string }): string =>
  (/^[^[{:]+/.exec(print)?.[0] ?? print).trim();
