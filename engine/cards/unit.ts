/**
 * Numbers and their units, for everything that prints or reads them. A field declares its unit as it is printed without the number: a currency sign goes
 * before the number, one letter right behind it, a word behind a space. "¥M" prints ¥4M, "M" 4M, "$" $4 and "VP" 10 VP.
 */

const SIGN_FIRST = /^(\p{Sc}?)(.*)$/u;

/** What stands before and behind a number of this unit, with the space where there is one. */
export function unitParts(unit: string | undefined): { readonly before: string; readonly after: string } {
  const [, before = "", word = ""] = SIGN_FIRST.exec(unit ?? "") ?? [];
  return { before, after: word.length > 1 ? ` ${word}` : word };
}

/** A number as people read it: "4M", "¥4M", "10 VP". Also a number that is written already, such as an average of "2.50". */
export function withUnit(number: number | string, unit: string | undefined): string {
  const { before, after } = unitParts(unit);
  const [, minus = "", digits = ""] = /^(-?)(.*)$/.exec(String(number)) ?? [];
  return `${minus}${before}${digits}${after}`;
}

/** Whether what somebody wrote around a number is its unit or a part of it, in any capitals: "M", "¥" and "¥m" are ¥M. Nothing is always right. */
export function isUnit(written: string, unit: string | undefined): boolean {
  if (written === "") return true;
  const { before, after } = unitParts(unit?.toLowerCase());
  const word = after.trim();
  return [before, word, before + word, word + before].includes(written.toLowerCase());
}

/** A typed number without its unit: "¥4M" and "4 M" are "4". Any other text stays as it is. */
export function withoutUnit(text: string, unit: string | undefined): string {
  const [, minus = "", before = "", digits = "", after = ""] = /^([-−]?)(\p{Sc}?)\s*(\d[\d.]*)\s*(\D*)$/u.exec(text.trim()) ?? [];
  return digits !== "" && isUnit(before + after, unit) ? minus + digits : text;
}
