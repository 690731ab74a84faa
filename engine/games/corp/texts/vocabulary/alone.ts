/** What people write of one thing in place of its number. */
/** The same of one, with its article, and with a tail that says what is so anyway. */
export const aloneOf = (phrase: string, ...tails: readonly string[]): (string | { phrase: string; fix: { n: number } })[] => {
  const one = phrase
    .replace("{n:INT}", "a")
    .replace("@n}", "0}")
    .replace(/\((\p{L}+)\|\p{L}+\)@n/u, "$1");
  return [{ phrase: one, fix: { n: 1 } }, ...tails.flatMap((tail) => [`${phrase}${tail}`, { phrase: `${one}${tail}`, fix: { n: 1 } }])];
};
