/** That a text which is read loosely keeps the kinds of its cards, their tags, and its bounds. */
import type { Language } from "../language.ts";

const NUMBERS: readonly string[] = "one two three four five six seven eight nine ten".split(" ");

/** A text in small letters with its number words in figures. */
export const inFigures = (text: string): string =>
  text.toLowerCase().replace(/\p{L}+/gu, (each) => {
    const at = NUMBERS.indexOf(each);
    return at < 0 ? each : `${at + 1}`;
  });

/** “More than 3” is 4 or more, and never 3; “fewer than 3” is 2 or fewer. A bound that is denied is another. */
const DENIED = "(?<!(?:no|not|cannot|can't|never|n't) (?:have |be |cost |costs )?)";
const BOUNDS: readonly { readonly written: RegExp; readonly never: string }[] = [
  {
    written: new RegExp(`${DENIED}(?:(?:more|greater|higher|larger|bigger) than|over|above|exceed(?:s|ing)?) (\\d+)(?!\\d|m? or)`, "gu"),
    never: "or more",
  },
  {
    written: new RegExp(`${DENIED}(?:(?:fewer|less|lower|smaller) than|under|below) (\\d+)(?!\\d|m? or)`, "gu"),
    never: "or (?:less|fewer)",
  },
];
const keepsBounds = (written: string, said: string): boolean =>
  BOUNDS.every(({ written: bound, never }) =>
    [...inFigures(written).matchAll(bound)].every(
      ([, number = ""]) => !new RegExp(`(?<![\\p{L}\\d])${number}M? ${never}`, "iu").test(said),
    ),
  );

const NOUNS = new WeakMap<Language, readonly RegExp[]>();

/** The nouns of a language, each in both its forms, but for “card” and those that others imply. */
function nounsOf(language: Language): readonly RegExp[] {
  const known = NOUNS.get(language);
  if (known) return known;
  const forms = (language.grammar.rules.get("Noun") ?? []).map(({ items }) =>
    [0, 1].map((form) =>
      items
        .map((item) => (item.is === "inflected" ? item.texts[form] : item.is === "word" ? item.text : ""))
        .join(" ")
        .replace(/ cards?$/u, ""),
    ),
  );
  const implied = new Set(language.vocabularies.flatMap(({ impliedNouns = [] }) => impliedNouns));
  const nouns = forms
    .filter(([one = ""]) => one !== "card" && !implied.has(one))
    .map((both) => new RegExp(`(?<![\\p{L}#])(?:${both.join("|")})(?![\\p{L}])`, "iu"));
  NOUNS.set(language, nouns);
  return nouns;
}

/** Words before a noun that make it no more than a card named before, or the card itself. */
const NAMED =
  /(?<![\p{L}])(?:(?:this|that|these|those|the|its|bonded|equipped|enchanted|attached|same|every|no|their|your|of) )+\p{L}+(?![\p{L}])/giu;

/** Whether the kinds of cards and the tags of a text are all in what it is read as, and no bound is off by one. Nothing that is read loosely may lose them. */
export function keepsKinds(language: Language, written: string, said: string): boolean {
  const plain = written.replace(/[’‘]/gu, "'").replace(/\([^()]*\)/gu, "");
  if (!keepsBounds(plain, said)) return false;
  const tags = plain.match(/#[\p{L}\d]+/gu) ?? [];
  if (tags.some((tag) => !said.toLowerCase().includes(tag.toLowerCase().replace(/s$/u, "")))) return false;
  const told = plain.replace(NAMED, "");
  return nounsOf(language).every((noun) => !noun.test(told) || noun.test(said));
}
