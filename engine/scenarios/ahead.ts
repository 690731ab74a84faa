/**
 * What a file writes about matches that are not played yet, held to the words of the game: what no action and no event can ever be called is a slip,
 * and an expectation that it does not come would be kept whatever happens.
 */
import { nearest } from "../cards/nearest.ts";
import type { ActionForm, Member } from "../kernel/choice.ts";
import { isRecord, type Json } from "./json.ts";
import { behindVerb, FILLERS, placeWays, type WrittenAction } from "./phrase.ts";
import { NOWHERE, noSuchSpace, spaceWays } from "./space-words.ts";
import { heard, instead, type Path, spoken, type Table, zonesOf } from "./table.ts";

/** A slip: where in what is written, and a sentence that says what to do. */
export type Slip = { readonly path: Path; readonly message: string };

/** What the names of a table are read as, and how they are shown. */
type Lexicon = {
  readonly cards: readonly string[];
  readonly places: readonly string[];
  readonly players: readonly string[];
  readonly texts: readonly string[];
  /** Words of the cards' texts that are no numbers: a question may be written with its words. */
  readonly idle: ReadonlySet<string>;
  readonly names: readonly string[];
};

const lexicons = new WeakMap<Table, Lexicon>();

function lexiconOf(table: Table): Lexicon {
  const known = lexicons.get(table);
  if (known) return known;
  const texts = table.cards.map(({ text }) => heard(text));
  const made: Lexicon = {
    cards: table.cards.flatMap(({ id, name, number }) => [name, id, ...(number === undefined ? [] : [number])]).map(heard),
    places: table.game.layout.places.flatMap((_, place) => placeWays(table, place)),
    players: table.seats.map(heard),
    texts,
    idle: new Set([...FILLERS, "1", ...texts.flatMap((text) => text.split(" ")).filter((word) => !/\d/.test(word))]),
    names: [
      ...new Set([
        ...table.cards.map(({ name }) => name),
        ...table.seats,
        ...zonesOf(table).map(({ name }) => spoken(name)),
        ...Object.values(table.game.layout.spaces).flatMap(({ words }) => words),
      ]),
    ],
  };
  lexicons.set(table, made);
  return made;
}

/** Why no action of the game can ever be what is written; undefined if one can, or where the game does not tell its actions. */
export function actionSlip(table: Table, labels: ReadonlySet<string>, written: WrittenAction): Slip | undefined {
  const { forms } = table.game.words;
  if (forms === undefined) return undefined;
  if (isRecord(written)) return dataSlip(table, labels, forms, written);
  const words = heard(written).split(" ");
  const { texts } = lexiconOf(table);
  const moded = forms.some(({ members }) => "mode" in members);
  if (moded && texts.some((text) => says(text, words))) return undefined;
  const readings = forms.flatMap((form) =>
    verbsOf(form).flatMap((verb) => {
      const rest = behindVerb(heard(verb).split(" "), words);
      return rest === undefined ? [] : [{ verb, left: leftOf(table, labels, form, rest) }];
    }),
  );
  return slipOf(
    table,
    readings,
    words,
    forms.flatMap((form) => verbsOf(form)),
    "action",
  );
}

/** Why no event of the game can ever be what is written; undefined if one can. */
export function eventSlip(table: Table, labels: ReadonlySet<string>, line: string): Slip | undefined {
  const words = heard(line).split(" ");
  const { events } = table.game.words;
  const readings = events.flatMap(({ name, roles }) => {
    const rest = behindVerb(heard(name).split(" "), words);
    const ways = roles.map((role) => waysOf(table, labels, "", role === "secret" ? "number" : role, words));
    return rest === undefined ? [] : [{ verb: name, left: unread(ways, rest, FILLERS) }];
  });
  const names = events.map(({ name }) => name);
  return slipOf(table, readings, words, names, "event");
}

type Reading = { readonly verb: string; readonly left: readonly string[] };

function slipOf(
  table: Table,
  readings: readonly Reading[],
  words: readonly string[],
  verbs: readonly string[],
  what: "action" | "event",
): Slip | undefined {
  const [best] = readings.toSorted((a, b) => a.left.length - b.left.length);
  const names = `\`scenario --names ${table.game.id}\` lists ${what === "action" ? "what players do" : "what happens"}.`;
  if (best === undefined) {
    const near = verbs.filter((verb) => nearest(words.slice(0, heard(verb).split(" ").length).join(" "), [verb]).length > 0);
    const like = near.length > 0 ? ` Did you mean "${nearest(words.join(" "), near, 1)[0] ?? near[0]}"?` : "";
    return { path: [], message: `No ${what} in this game begins with "${words.join(" ").slice(0, 60)}".${like || ` ${names}`}` };
  }
  if (best.left.length === 0) return undefined;
  const left = best.left.join(" ");
  const like = nearest(left, lexiconOf(table).names, 1).filter((name) => heard(name) !== left);
  const mend = like.length > 0 ? `Did you mean "${like[0]}"?` : names;
  const whole = words.join(" ").slice(0, 60);
  return { path: [], message: `"${left.slice(0, 60)}" in "${whole}" does not fit after "${best.verb}". ${mend}` };
}

const verbsOf = ({ kind }: ActionForm): readonly string[] => (kind === "mode" ? ["mode", "choose mode", "choose"] : [spoken(kind)]);

/** Whether a card's text has these words, one behind the other. */
const says = (text: string, words: readonly string[]): boolean => words.length > 0 && ` ${text} `.includes(` ${words.join(" ")} `);

/** The words that a form cannot say. */
function leftOf(table: Table, labels: ReadonlySet<string>, { members }: ActionForm, words: readonly string[]): readonly string[] {
  const all = Object.entries(members);
  if (all.some(([, is]) => is === "words")) return [];
  const { texts, places, idle } = lexiconOf(table);
  const plain = members["card"] === undefined && members["mode"] === undefined;
  if (members["mode"] !== undefined) {
    const rest = /^\d+$/.test(words[0] ?? "") ? words.slice(1) : words;
    return rest.length === 0 || texts.some((text) => says(text, rest)) ? [] : rest;
  }
  const ways = all.map(([name, is]) => waysOf(table, labels, name, is, words));
  // Where a card lies may be said with it.
  if (members["card"] !== undefined) ways.push(places);
  // That a sentence asks alone may be said all the same.
  const lone = plain && members["sentence"] === undefined && words.at(-2) === "sentence" && /^\d+$/.test(words.at(-1) ?? "");
  return unread(ways, lone ? words.slice(0, -2) : words, plain ? idle : FILLERS);
}

/** The ways to write a member among these words. */
function waysOf(table: Table, labels: ReadonlySet<string>, name: string, is: Member, words: readonly string[]): readonly string[] {
  const { cards, places, players } = lexiconOf(table);
  const spaces = table.game.layout.spaces[name];
  if (spaces) return [NOWHERE, ...spaces.words.flatMap((_, space) => spaceWays(spaces, space))];
  switch (is) {
    case "card":
      return [...[...labels].map(heard), ...cards];
    case "place":
      return places;
    case "player":
      return players;
    case "number":
    case "words": {
      const numbers = words.filter((word) => /\d/.test(word));
      return [...numbers.map((number) => `${heard(name)} ${number}`), ...numbers];
    }
  }
}

/** The fewest words that are left over when each member is written once at most. */
function unread(members: readonly (readonly string[])[], words: readonly string[], idle: ReadonlySet<string>): readonly string[] {
  const [word] = words;
  if (word === undefined) return [];
  const skipped = unread(members, words.slice(1), idle);
  let best = idle.has(word) ? skipped : [word, ...skipped];
  for (const [i, ways] of members.entries())
    for (const way of ways) {
      if (best.length === 0) return best;
      if (!way.startsWith(word)) continue;
      const tokens = way.split(" ");
      if (tokens.some((token, j) => words[j] !== token)) continue;
      const left = unread(members.toSpliced(i, 1), words.slice(tokens.length), idle);
      if (left.length < best.length) best = left;
    }
  return best;
}

/** Why no action can be the data that are written. */
function dataSlip(table: Table, labels: ReadonlySet<string>, forms: readonly ActionForm[], written: Json): Slip | undefined {
  const { kind, ...members } = written;
  const named = forms.filter((form) => form.kind === kind);
  const kinds = [...new Set(forms.map((form) => form.kind))];
  if (named.length === 0) {
    const [like] = nearest(String(kind), kinds);
    const mend = like ? `Did you mean "${like}"?` : `\`scenario --names ${table.game.id}\` lists what players do.`;
    return { path: ["kind"], message: `No action in this game has the kind "${String(kind).slice(0, 60)}". ${mend}` };
  }
  const names = Object.keys(members);
  const known = [...new Set(named.flatMap((form) => Object.keys(form.members)))];
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined)
    return { path: [strange], message: `An action "${String(kind)}" has no "${strange.slice(0, 60)}".${instead(strange, known)}` };
  const form = named.find((one) => {
    const own = Object.keys(one.members);
    return own.length === names.length && own.every((name) => names.includes(name));
  });
  if (!form) {
    const lists = named.map((one) => Object.keys(one.members).join(" and ") || "nothing else");
    return { path: [], message: `An action "${String(kind)}" needs ${[...new Set(lists)].join("; or ")}. Write all of them.` };
  }
  for (const [name, is] of Object.entries(form.members)) {
    const value = members[name];
    if (typeof value !== "string" || is === "words") continue;
    const words = heard(value).split(" ");
    if (waysOf(table, labels, name, is, words).includes(heard(value))) continue;
    const spaces = table.game.layout.spaces[name];
    if (spaces) return { path: [name], message: noSuchSpace(spaces, value) };
    return { path: [name], message: `"${value.slice(0, 60)}" is not a ${is} here.${instead(value, suggestions(table, labels, is))}` };
  }
  return undefined;
}

/** The names that a member may have been meant to be, if one of them is near. */
function suggestions(table: Table, labels: ReadonlySet<string>, is: Member): readonly string[] {
  if (is === "player") return table.seats;
  if (is === "card") return [...labels, ...table.cards.map(({ name }) => name)];
  return is === "place" ? zonesOf(table).map(({ name }) => spoken(name)) : [];
}
