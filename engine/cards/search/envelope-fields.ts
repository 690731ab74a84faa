/** The search fields that every card of every game has, and those that wait for something to come. */
import { CARD_STATES, type CardState, GAME_IDS, PROVENANCES, STATE_WORDS } from "../card.ts";
import { fold } from "../fold.ts";
import { type Choice, choicesOf, examplesOf, type SearchField, valueKey } from "./field.ts";
import type { SearchGame } from "./game.ts";
import { type Later, VIEWS } from "./types.ts";

/** Keywords that are asked for as facts. */
const KEYWORD_FLAGS = ["unique", "loyal", "abrupt", "permanent"];

/** Without a language no card has another state than that. */
function stateChoice(state: CardState, game: SearchGame): Choice {
  const label = STATE_WORDS[state];
  return { value: state, label, ...(game.words || state === "unchecked" ? {} : { later: "language" }) };
}

function keywordChoice(value: string, { words }: SearchGame): readonly Choice[] {
  if (!words) return [{ value, label: "Read from the text", later: "language" }];
  return words.keyword.flatMap((word) => (word.value === value ? [{ value, label: `Has ${word.label}`, means: `keyword:${value}` }] : []));
}

/** In the order of the reference. */
export function envelopeFields(game: SearchGame): SearchField[] {
  const kinds = game.kinds.map((kind): Choice => ({ value: kind.id, label: kind.name }));
  const flags = Object.entries(game.fields).flatMap(([key, spec]) =>
    spec.is === "flag" ? [{ key, value: key.toLowerCase(), label: spec.label }] : [],
  );
  const waiting = (names: readonly string[], later: Later, label: string, doc: string, examples: readonly string[]): SearchField => ({
    type: "later",
    later,
    name: names[0] ?? "",
    names,
    label,
    doc,
    examples,
  });
  const rules = (name: "legal" | "allowed", doc: string, examples: readonly string[]): SearchField => ({
    type: "rules",
    name,
    names: [name],
    label: name === "legal" ? "Legal in a format" : "Can be added",
    doc,
    examples,
  });
  const directive = (name: string, label: string, doc: string, examples: readonly string[], values?: readonly string[]): SearchField => ({
    type: "directive",
    name,
    names: [name],
    label,
    doc,
    examples,
    ...(values ? { choices: choicesOf(values) } : {}),
  });
  return [
    {
      type: "text",
      as: "name",
      name: "name",
      names: ["name", "n"],
      label: "Name",
      doc: "Words in the name, in any of its languages. A word without a field means the same.",
      examples: ["tidal wave", "n:/^the /i", 'name="tidal wave"'],
      read: (card) => [card.name, ...Object.values(card.names)],
    },
    {
      type: "one",
      name: "type",
      names: ["type", "t"],
      label: "Type",
      doc: "The kind of card.",
      examples: examplesOf(
        "type",
        kinds.map((kind) => kind.value),
      ),
      choices: kinds,
      aliases: new Map(
        game.kinds.flatMap((kind): [string, string][] => [
          [valueKey(kind.name), kind.id],
          [valueKey(kind.plural), kind.id],
        ]),
      ),
      read: (card) => [card.kind],
    },
    {
      type: "text",
      as: "prose",
      name: "text",
      names: ["text", "x", "o"],
      label: "Rules text",
      doc: "Rules text, with symbols written as on the card: 2 IQ, 3M, #Human.",
      examples: ['x:"draw 2"', "x:/each other player/i", "-has:text"],
      read: (card) => [card.text],
    },
    {
      type: "text",
      as: "prose",
      name: "flavor",
      names: ["flavor", "fl"],
      label: "Flavour text",
      doc: "Flavour text, in any of its languages.",
      examples: ["fl:lobby"],
      read: (card) => [card.flavor, ...Object.values(card.flavors)],
    },
    {
      type: "text",
      as: "name",
      name: "artist",
      names: ["artist"],
      label: "Artist",
      doc: "The artist of the picture.",
      examples: ["has:artist"],
      read: (card) => [card.credit.artist],
    },
    {
      type: "set",
      name: "lang",
      names: ["lang"],
      label: "Languages",
      doc: "Languages in which the card has a name, as two letters.",
      examples: ["lang:fr"],
      aliases: new Map(),
      read: (card) => ["en", ...Object.keys(card.names)],
    },
    {
      type: "one",
      name: "set",
      names: ["set", "s"],
      label: "Set",
      doc: "Code of the set.",
      examples: ["s:mc1"],
      aliases: new Map(),
      read: (card) => [card.set],
    },
    {
      type: "number",
      name: "num",
      names: ["num"],
      label: "Collector number",
      doc: "Number in the set. A code such as R-H4 must match in full.",
      examples: ["num:10-20"],
      read: (card) => (/^\d+$/.test(card.number) ? Number(card.number) : null),
      code: (card) => card.number,
    },
    {
      type: "number",
      name: "copies",
      names: ["copies"],
      label: "Copies in the box",
      doc: "Number of copies in the box.",
      examples: ["copies>=2"],
      read: (card) => card.count,
    },
    {
      type: "one",
      name: "prov",
      names: ["prov"],
      label: "Provenance",
      doc: "Origin of the card: from the rulebook, completed by us, our own, yours, imported or generated.",
      examples: ["prov:mine"],
      choices: choicesOf(PROVENANCES),
      aliases: new Map(),
      read: (card) => [card.provenance],
    },
    {
      type: "flags",
      name: "is",
      names: ["is"],
      label: "Is",
      doc: "Yes-or-no facts about the card.",
      examples: [...flags.slice(0, 1).map((flag) => `is:${flag.value}`), "is:vanilla", "-is:vanilla"],
      choices: [
        ...flags.map(({ value, label }) => ({ value, label })),
        { value: "vanilla", label: "No rules text" },
        { value: "archived", label: "No longer shipped, or archived" },
        { value: "changed", label: "Changed by a person since it was shipped" },
        { value: "outdated", label: "A newer shipped version is available" },
        { value: "new", label: "Made in the last seven days", means: "rev=1 changed<7d" },
        ...(game.deck ? [{ value: "legal", label: "Legal in the open deck's format", means: "legal:deck" }] : []),
        ...CARD_STATES.map((state): Choice => stateChoice(state, game)),
        ...KEYWORD_FLAGS.flatMap((value) => keywordChoice(value, game)),
      ],
      read: (card) => [
        ...flags.filter(({ key }) => card.fields[key] === true).map(({ value }) => value),
        ...(fold(card.text) === "" ? ["vanilla"] : []),
        ...(card.archived ? ["archived"] : []),
        ...(card.revision.origin === "person" ? ["changed"] : []),
        ...(card.newer === undefined ? [] : ["outdated"]),
        card.state,
        // What plays unverified plays.
        ...(card.state === "unverified" ? ["plays"] : []),
      ],
    },
    {
      type: "has",
      name: "has",
      names: ["has"],
      label: "Has",
      doc: "The card has a value in that field. A printed - is not a value.",
      examples: ["has:flavor", "has:scenario", "-has:text"],
      choices: [
        { value: "scenario", label: "A scenario that shows it" },
        { value: "ruling", label: "A ruling", later: "rules" },
      ],
    },
    {
      type: "text",
      as: "name",
      name: "by",
      names: ["by"],
      label: "Author",
      doc: "Author of the newest revision.",
      examples: ["by:ana rev>=2"],
      read: (card) => [card.revision.author],
    },
    {
      type: "number",
      name: "rev",
      names: ["rev"],
      label: "Revision",
      doc: "Number of the newest revision.",
      examples: ["rev>=2"],
      read: (card) => card.revision.number,
    },
    {
      type: "date",
      name: "changed",
      names: ["changed"],
      label: "Changed",
      doc: "Date of the newest revision. A span compares ages: changed<7d means the last seven days.",
      examples: ["changed>=2026-11-01", "changed<7d", "changed>2w"],
      read: (card) => card.revision.at,
    },
    {
      type: "deck",
      name: "in",
      names: ["in"],
      label: "In a deck",
      doc: "Cards in a deck; `deck` is the open one. Considering does not count.",
      examples: ["in:deck", "-in:deck", 'in:"Glass Man v3"'],
    },
    {
      type: "count",
      name: "count",
      names: ["count"],
      label: "Copies in the deck",
      doc: "Copies in the deck named by `in:`, otherwise in the open deck.",
      examples: ["in:deck count>=3", "count=0"],
    },
    rules("legal", "Allowed by a format; `legal:deck` uses the open deck's format.", ["legal:core-rules"]),
    rules("allowed", "The deck's rules and limits still allow the card.", ["allowed:deck"]),
    waiting(["wr"], "lab", "Win rate", "Win rate in the newest lab run.", ["wr>=55%"]),
    waiting(["impact"], "lab", "Impact", "How much the card changes the win rate in the newest lab run.", ["impact<-2 seen>=2000"]),
    waiting(["seen"], "lab", "Seen", "Games of the newest lab run in which the card appeared.", ["seen>=2000"]),
    directive(
      "sort",
      "Sort by",
      "Order of the results, by one or more fields. A - before a field reverses it. Cards without a value come last.",
      ["sort:name", "sort:-changed,name"],
    ),
    directive("view", "View", "Layout of the results.", ["view:table"], VIEWS),
    directive("unique", "Once each", "Only one card for each value of a field.", ["unique:name"]),
    directive("game", "Game", "The game to search; by default the current page's.", [`game:${GAME_IDS[0]}`], GAME_IDS),
  ];
}
