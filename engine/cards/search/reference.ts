/** The search language as data: what the docs page and the help of the box print. */
import type { FieldSpec } from "../fields.ts";
import { withUnit } from "../unit.ts";
import { operatorsOf } from "./complete.ts";
import { type Choice, examplesOf, quoted } from "./field.ts";
import { searchFields } from "./fields.ts";
import type { SearchGame } from "./game.ts";
import { LATER_WORDS } from "./reading.ts";
import type { Op } from "./types.ts";

export type FieldReference = {
  readonly name: string;
  readonly aliases: readonly string[];
  /** What its values are: "number, M", "one of red, blue", "text". */
  readonly type: string;
  readonly operators: readonly Op[];
  readonly label: string;
  readonly doc: string;
  readonly examples: readonly string[];
  /** Fixed values; absent when the cards decide. */
  readonly values?: readonly Choice[];
  /** "comes with the lab …", for fields that do not filter yet. */
  readonly later?: string;
};
/** A form that is no field. */
export type SyntaxReference = { readonly form: string; readonly example: string; readonly doc: string };

/** The forms of the language, with examples of the game's own kinds and fields; a form that none of its fields can have is left out. */
function syntaxOf(game: SearchGame): readonly SyntaxReference[] {
  const [kind = "card", other = kind] = game.kinds.map(({ id }) => quoted(id));
  const [word = `-type:${other}`] = Object.values(game.fields).flatMap((spec) => (spec.is === "one" ? exampleOf(spec) : []));
  const [first, second] = numbersOf(game);
  return [
    {
      form: "word",
      example: "full name",
      doc: "Words in the name, in any order; part of a word is enough. Case, accents and punctuation are ignored.",
    },
    { form: '"words"', example: '"of the"', doc: "These words in the name, in this order." },
    { form: '!"name"', example: '!"Full Name"', doc: "The whole name." },
    ...(hasTags(game) ? [{ form: "#tag", example: "#human #cyborg", doc: "Cards with the tag. Two tags mean both." }] : []),
    { form: "@name", example: "@cheap-humans -in:deck", doc: "A saved search. It can use other saved searches." },
    { form: "a b", example: `type:${kind} ${word}`, doc: "Both must match. A space binds tighter than or." },
    { form: "a or b, a | b", example: `type:${kind} or type:${other}`, doc: "At least one must match." },
    { form: "-a, not a", example: `-type:${kind}`, doc: "Must not match. Put the minus directly before the term." },
    { form: "( )", example: `(type:${kind} or type:${other}) ${word}`, doc: "Parentheses group terms." },
    { form: "field:a,b", example: `type:${kind},${other}`, doc: "A list means any of these." },
    ...(first ? numberForms(first, second) : []),
    {
      form: "field:/pattern/i",
      example: "text:/each other player/i",
      doc: "A regular expression that matches anywhere in the value. It is case-sensitive unless you add i.",
    },
  ];
}

function numberForms(first: string, second: string | undefined): readonly SyntaxReference[] {
  const none = `No value. A printed - is not a number: ${first}<2 never finds it, and neither does ${first}!=2.`;
  const sums = `Number fields can be added, subtracted and compared with one another: ${first}>${second}.`;
  return [
    { form: "field:2-4", example: `${first}:2-4`, doc: "A range includes both ends." },
    { form: "field:-", example: `${first}:-`, doc: none },
    ...(second === undefined ? [] : [{ form: "field+field", example: `${first}+${second}>=6`, doc: sums }]),
  ];
}

/** The names of the game's own numbers, those that can be printed as - first. */
function numbersOf(game: SearchGame): readonly string[] {
  const isFirst = (spec: FieldSpec) => "nullable" in spec;
  return Object.values(game.fields)
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .flatMap((spec) => {
      const [name] = spec.search ?? [];
      if (name === undefined || (spec.is !== "number" && spec.is !== "numbers" && spec.is !== "derived")) return [];
      return spec.is === "numbers" ? spec.keys.map((key) => name.replace("{key}", key.toLowerCase())) : [name];
    });
}

/** One question in the search language about a field with fixed words, such as "colour:red"; none for a field that is not searched. */
function exampleOf({ of, search = [] }: Extract<FieldSpec, { is: "one" }>): readonly string[] {
  return search.slice(0, 1).flatMap((name) => examplesOf(name, of).slice(0, 1));
}

const hasTags = ({ fields }: SearchGame): boolean => Object.values(fields).some((spec) => spec.is === "set" && spec.of === "tag");

/** Every field of a game's search language, with the fields that wait for something else at the end. */
export function searchReference(game: SearchGame): {
  readonly fields: readonly FieldReference[];
  readonly syntax: readonly SyntaxReference[];
} {
  const fields = searchFields(game).all.map((field): FieldReference => {
    const values = "choices" in field ? field.choices : undefined;
    return {
      name: field.name,
      aliases: field.names.slice(1),
      type: typeWords(field),
      operators: operatorsOf(field),
      label: field.label,
      doc: field.doc,
      examples: field.examples,
      ...(values ? { values } : {}),
      ...(field.type === "later" ? { later: LATER_WORDS[field.later] } : {}),
    };
  });
  return { fields: [...fields.filter((field) => !field.later), ...fields.filter((field) => field.later)], syntax: syntaxOf(game) };
}

function typeWords(field: ReturnType<typeof searchFields>["all"][number]): string {
  switch (field.type) {
    case "number":
      return field.unit ? `number, such as ${withUnit(4, field.unit)}` : "number";
    case "count":
      return "number";
    case "one":
      return field.choices ? `one of ${field.choices.map((choice) => choice.value).join(", ")}` : "one value";
    case "set":
      return field.tags ? "set of tags" : "set of values";
    case "flags":
    case "has":
      return "fact";
    case "date":
      return "date or span";
    case "deck":
      return "deck";
    case "rules":
      return "format or deck";
    case "directive":
      return "directive";
    case "later":
      return "not yet";
    default:
      return "text";
  }
}
