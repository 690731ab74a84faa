/** The search language as data: what the docs page and the help of the box print. */
import { operatorsOf } from "./complete.ts";
import type { Choice } from "./field.ts";
import { searchFields } from "./fields.ts";
import type { SearchGame } from "./game.ts";
import { LATER_WORDS } from "./reading.ts";
import type { Op } from "./types.ts";

export type FieldReference = {
  readonly name: string;
  readonly aliases: readonly string[];
  /** What its values are: "number, M", "one of corp, gnost", "text". */
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

export const SYNTAX: readonly SyntaxReference[] = [
  {
    form: "word",
    example: "tidal wave",
    doc: "Words of the name, in any order; a part of a word will do. Case, accents and punctuation count nothing.",
  },
  { form: '"words"', example: '"tidal wave"', doc: "These words of the name, in this order." },
  { form: '!"name"', example: '!"Tidal Wave"', doc: "The whole name." },
  { form: "#tag", example: "#human #cyborg", doc: "Cards with the tag; two tags ask for both." },
  { form: "@name", example: "@cheap-humans -in:deck", doc: "A saved search; it may use others." },
  { form: "a b", example: "type:event faction:corp", doc: "Both must hold. A blank binds tighter than or." },
  { form: "a or b, a | b", example: "type:event or type:location", doc: "One of them must hold." },
  { form: "-a, not a", example: "-type:event", doc: "Must not hold. The minus stands right before the part." },
  { form: "( )", example: "(type:event or type:location) cost<=3", doc: "What belongs together." },
  { form: "field:a,b", example: "type:event,location", doc: "A list means any of these." },
  { form: "field:2-4", example: "cost:2-4", doc: "A range includes both ends." },
  { form: "field:-", example: "iq:-", doc: "No value. A printed - is no number: iq<2 never finds it, nor does iq!=2." },
  { form: "field+field", example: "iq+eq>=6", doc: "Number fields can be added, subtracted and compared with one another: iq>bq." },
  {
    form: "field:/pattern/i",
    example: "text:/each other player/i",
    doc: "A regular expression, found anywhere in the value. Capitals count unless i follows.",
  },
];

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
  return { fields: [...fields.filter((field) => !field.later), ...fields.filter((field) => field.later)], syntax: SYNTAX };
}

function typeWords(field: ReturnType<typeof searchFields>["all"][number]): string {
  switch (field.type) {
    case "number":
      return field.unit ? `number, ${field.unit}` : "number";
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
