/** A keyword as a card could print it. */

const EXAMPLES: Readonly<Record<string, string>> = {
  n: "2",
  m: "1",
  tag: "#Human",
  costs: "pay 1M",
  trait: "BQ",
  filter: "#Human card",
  size: "1x3",
  w: "1",
  h: "3",
};

/** "Mutation 2" of "Mutation {n}"; a parameter that is not known stays by its name. */
export const keywordExample = (print: string): string => print.replace(/\{(\w+)\}/gu, (_, name: string) => EXAMPLES[name] ?? name);
