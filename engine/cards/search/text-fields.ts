/** The search fields that come from what texts mean: the words are those of the game's language, sent with its library. */
import { ASPECTS, type Aspect } from "../reading.ts";
import { type SearchField, valueKey } from "./field.ts";
import type { SearchGame } from "./game.ts";

type Told = { readonly names: readonly string[]; readonly label: string; readonly doc: string; readonly shown: readonly string[] };

/** `shown`: values for the examples, those that the game has; of a game with none of them, its first word. */
const TOLD: Readonly<Record<Aspect, Told>> = {
  keyword: { names: ["keyword", "k"], label: "Keyword", doc: "Rules keywords on the card itself.", shown: ["flying", "single-use"] },
  does: {
    names: ["does"],
    label: "Does",
    doc: "What the text does, including what its keywords stand for.",
    shown: ["draw", "destroy"],
  },
  when: { names: ["when"], label: "When", doc: "What the text reacts to.", shown: ["destroyed"] },
  asks: { names: ["asks"], label: "Asks", doc: "What the text lets a player choose.", shown: ["target"] },
  pays: { names: ["pays"], label: "Pays", doc: "What the text's abilities cost.", shown: ["trait", "discard"] },
  cond: { names: ["cond"], label: "Condition", doc: "What the text depends on.", shown: ["engaged"] },
  zone: { names: ["zone"], label: "Zone", doc: "Zones that the text mentions.", shown: ["hand"] },
};

const COMMON: ReadonlySet<Aspect> = new Set(["keyword", "does", "when"]);

/** In the order of the reference; where no language reads the game, they say what they wait for. */
export function textFields({ words }: SearchGame): SearchField[] {
  // A game none of whose words is about an aspect is not asked for it.
  const fields = ASPECTS.filter((aspect) => words?.[aspect].length !== 0).map((aspect): SearchField => {
    const { shown, ...told } = TOLD[aspect];
    const examples = shown.map((value) => `${aspect}:${value}`);
    if (!words) return { ...told, name: aspect, type: "later", later: "language", examples };
    const own = words[aspect];
    return {
      ...told,
      name: aspect,
      type: "set",
      ...(COMMON.has(aspect) ? {} : { rare: true }),
      examples: examplesAmong(aspect, shown, own),
      choices: own.map(({ value, label, example }) => ({ value, label, example })),
      aliases: new Map(own.flatMap(({ value, also }) => also.map((form): [string, string] => [valueKey(form), value]))),
      read: (card) => card.reading?.[aspect] ?? [],
    };
  });
  const numbers = (words?.numbers ?? []).map(
    ({ name, keyword, label }): SearchField => ({
      type: "number",
      rare: true,
      name,
      names: [name],
      label,
      doc: `The number of ${label} as printed. A card without the keyword has none.`,
      examples: [`${name}>=2`],
      read: (card) => card.reading?.numbers?.[keyword] ?? null,
    }),
  );
  const constructs = {
    name: "constructs",
    names: ["constructs"],
    label: "Constructs",
    doc: "Number of language constructs in the text. A card without text has 0.",
    examples: ["constructs>=12"],
  } as const;
  return [
    ...fields,
    words
      ? { ...constructs, type: "number", rare: true, read: (card) => (card.reading ? (card.reading.constructs ?? 0) : null) }
      : { ...constructs, type: "later", later: "language" },
    ...numbers,
  ];
}

function examplesAmong(aspect: Aspect, shown: readonly string[], own: readonly { readonly value: string }[]): readonly string[] {
  const known = shown.filter((value) => own.some((word) => word.value === value));
  return (known.length > 0 ? known : own.slice(0, 1).map(({ value }) => value)).map((value) => `${aspect}:${value}`);
}
