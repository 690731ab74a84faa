/**
 * Words changed alike in a text as somebody wrote it and in its canonical text: only where a word stands as often in one as in the other, so that
 * each of them is the same word of the meaning.
 */

/** A word that others can stand in for, “one|many”, or a tag. */
type Term = { readonly pattern: string; readonly forms: readonly string[]; readonly isTag: boolean };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");

function termOf(words: string): Term {
  const forms = words.split("|");
  if (!words.startsWith("#"))
    return {
      pattern: forms
        .map(escaped)
        .sort((a, b) => b.length - a.length)
        .join("|"),
      forms,
      isTag: false,
    };
  // People leave the sign away, and say “Robots”.
  return { pattern: `#?${escaped(words.slice(1))}s?`, forms, isTag: true };
}

const finder = (terms: readonly Term[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}#-])(?:(an?) )?(?:${terms.map(({ pattern }) => `(${pattern})`).join("|")})(?!\\p{L}|\\p{N}|-\\p{L}| pile|'(?!s(?!\\p{L})))`,
    "giu",
  );

const count = (text: string, term: Term): number => [...text.matchAll(finder([term]))].length;

const likeCased = (word: string, as: string): string =>
  /^\p{Lu}/u.test(as) && /^\p{Ll}/u.test(word)
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : /^\p{Ll}/u.test(as) && /^\p{Lu}\p{Ll}/u.test(word)
      ? word.charAt(0).toLowerCase() + word.slice(1)
      : word;

function inPlaceOf(found: string, from: Term, to: Term): string {
  if (from.isTag) {
    const name = to.forms[0]?.slice(1) ?? "";
    return `${found.startsWith("#") ? "#" : ""}${likeCased(name, found.replace("#", ""))}${/s$/iu.test(found) && !/s$/iu.test(from.forms[0] ?? "") ? "s" : ""}`;
  }
  const at = from.forms.findIndex((form) => form.toLowerCase() === found.toLowerCase());
  return likeCased(to.forms[Math.max(at, 0)] ?? to.forms[0] ?? "", found);
}

/** Two words in each other's place; undefined where that is not the same change in both texts. */
export function swapped(texts: readonly [string, string], a: string, b: string): readonly [string, string] | undefined {
  const terms = [termOf(a), termOf(b)] as const;
  const [written, meant] = texts;
  const [first, other] = terms;
  if (count(written, first) === 0) return undefined;
  if (count(written, first) !== count(meant, first) || count(written, other) !== count(meant, other)) return undefined;
  const pattern = finder(terms);
  const change = (text: string) =>
    text.replace(pattern, (_, article: string | undefined, one: string | undefined, two: string | undefined) => {
      const put = one === undefined ? inPlaceOf(two ?? "", other, first) : inPlaceOf(one, first, other);
      if (article === undefined) return put;
      return `${likeCased(/^#?[aeiou]/iu.test(put) ? "an" : "a", article)} ${put}`;
    });
  return [change(written), change(meant)];
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const numberFinder = (n: number): RegExp =>
  new RegExp(`(?<![\\p{L}\\d.,#])${n}(?![\\d°%]|[.,]\\d|st|nd|rd|th)|(?<![\\p{L}-])${NUMBERS[n]}(?![\\p{L}-])`, "giu");

/** A number from 2 to 9 in place of another; both of more than one, so that no word takes another form. */
export function renumbered([written, meant]: readonly [string, string], from: number, to: number): readonly [string, string] | undefined {
  const countOf = (text: string, n: number) => [...text.matchAll(numberFinder(n))].length;
  if (countOf(written, from) === 0 || countOf(written, from) !== countOf(meant, from)) return undefined;
  if (countOf(written, to) > 0 || countOf(meant, to) > 0) return undefined;
  const change = (text: string) =>
    text.replace(numberFinder(from), (found) => (/\d/u.test(found) ? `${to}` : likeCased(NUMBERS[to] ?? "", found)));
  return [change(written), change(meant)];
}
