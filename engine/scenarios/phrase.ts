/** Actions and log entries in words: "play Bagman", "move Bagman to SUN's discard". The words are read back the way they are said. */
import { type Action, sameAction } from "../kernel/choice.ts";
import type { LogEntry } from "../kernel/log.ts";
import { at, type InstanceId, listOf, type State } from "../kernel/state.ts";
import { isRecord, type Json } from "./json.ts";
import type { Labels } from "./position.ts";
import { NOWHERE, spaceWays } from "./space-words.ts";
import { heard, placeWords, spoken, type Table, zonesOf } from "./table.ts";

/** A verb and what it is about. */
export type Phrase = {
  readonly verb: string;
  /** Other words for the verb; "" where what it is about says enough. */
  readonly also?: readonly string[];
  readonly parts: readonly Part[];
};

type Part = {
  /** What it is in the data: "card", "place"; for what the data does not say, "". */
  readonly name: string;
  readonly value: number | string;
  /** As people read it. */
  readonly said: string;
  /** All ways to write it, as `heard`. */
  readonly ways: readonly string[];
};

/** Words that may stand anywhere and say nothing. */
export const FILLERS: ReadonlySet<string> = new Set("a an and at card for from in into it my of on onto the to up with".split(" "));

export function phraseOfAction(table: Table, state: State, labels: Labels, action: Action): Phrase {
  const { kind, ...rest } = action;
  const parts = Object.entries(rest).flatMap(([name, value]) =>
    name === "x" && rest["y"] !== undefined
      ? [slotPart(`${value},${rest["y"]}`)]
      : name === "y" && rest["x"] !== undefined
        ? []
        : name === "mode"
          ? [modePart(table, state, Number(value))]
          : partsOf(table, state, labels, name, name, value).map((part) => (kind === "next" && name === "event" ? aside(part) : part)),
  );
  // "space 3" is where the action goes, if it goes anywhere, and not where its card lies.
  const said = parts.flatMap(({ name, ways }) => (name === "place" ? ways : []));
  const bare = (way: string) => said.some((one) => SPACE.test(one)) && SPACE.test(way);
  const verb = spoken(kind);
  return {
    verb,
    ...(kind === "mode" ? { also: ["choose mode", "choose", ""] } : {}),
    parts: parts.map((part) => (part.name === "" ? { ...part, ways: part.ways.filter((way) => !bare(way)) } : part)),
  };
}

export function phraseOfEntry(table: Table, state: State, labels: Labels, { event, roles, args }: LogEntry): Phrase {
  return { verb: event, parts: args.flatMap((arg, i) => partsOf(table, state, labels, roles[i] ?? "number", "", arg, "log")) };
}

/** A phrase as people read it. */
export const say = ({ verb, parts }: Phrase): string => [verb, ...parts.flatMap(({ name, said }) => (name === "" ? [] : [said]))].join(" ");

/** Several phrases as people read them: where the words alone do not tell them apart, also where each card lies. */
export const sayApart = (phrases: readonly Phrase[]): string[] => {
  const words = phrases.map(say);
  return new Set(words).size === words.length
    ? words
    : phrases.map(({ verb, parts }) => [verb, ...parts.map(({ said }) => said)].join(" "));
};

/** Members of actions that name a card: what is acted with, what it is bonded under, what a number goes to, what it is exchanged for. */
const CARD_ROLES: ReadonlySet<string> = new Set(["card", "host", "to", "other"]);

/** What a member of an action is, in words; a card also by where it lies, which the data does not say. */
function partsOf(
  table: Table,
  state: State,
  labels: Labels,
  role: string,
  name: string,
  value: number | string,
  where: "action" | "log" = "action",
): Part[] {
  if (CARD_ROLES.has(role) && typeof value === "number" && state.card[value] !== undefined) {
    const said = cardWords(table, state, labels, value);
    const place = at(state.zone, value);
    const card: Part = { name: role, value, said, ways: cardWays(table, state, labels, value) };
    return where === "log"
      ? [card]
      : [card, { name: "", value: place, said: `from ${placeWords(table, place)}`, ways: placeWays(table, place) }];
  }
  const spaces = table.game.layout.spaces[name];
  if (spaces && typeof value === "number") {
    const said = spaces.words[value] ?? NOWHERE;
    return [{ name: role, value, said, ways: spaces.words[value] === undefined ? [NOWHERE] : spaceWays(spaces, value) }];
  }
  const design = role === "design" ? table.cards[Number(value)] : undefined;
  if (design) return [{ name: role, value, said: design.name, ways: [design.name, design.id].map(heard) }];
  if (role === "place" && typeof value === "number")
    return [{ name: role, value, said: placeWords(table, value), ways: placeWays(table, value) }];
  if ((role === "player" || role === "network") && typeof value === "number") {
    const seat = table.seats[value] ?? String(value);
    return [{ name: role, value, said: seat, ways: [heard(seat)] }];
  }
  const words = heard(String(value));
  const own = name === "" ? [] : [`${heard(name)} ${words}`];
  return [{ name: role, value, said: name === "" ? String(value) : `${spoken(name)} ${value}`, ways: [...own, words] }];
}

/** What a trigger noticed is told by numbers of cards, which are others in the same position written down: only what is alike otherwise is told apart by it. */
const aside = (part: Part): Part => ({ ...part, name: "" });

/** A slot of a grid, column and row, as one part: "1,0". The data says them apart. */
const slotPart = (slot: string): Part => ({ name: "slot", value: slot, said: slot, ways: [heard(slot), `slot ${heard(slot)}`] });

/** A mode by its number, and by its words on the card that asks: "1 (gain 2 Corruption)". */
function modePart(table: Table, state: State, mode: number): Part {
  const modes = askingText(table, state).replace(/^[^:]*:/, "");
  const words =
    modes
      .split(/;(?:\s*or\b)?/)
      [mode - 1]?.trim()
      .replace(/\.$/, "") ?? "";
  const number = [`mode ${mode}`, String(mode)];
  if (words === "") return { name: "mode", value: mode, said: String(mode), ways: number };
  const own = heard(words);
  return { name: "mode", value: mode, said: `${mode} (${words})`, ways: [...number.map((way) => `${way} ${own}`), ...number, own] };
}

/** The words of the card that asks now, or "". */
export function askingText(table: Table, state: State): string {
  const span = table.game.decision(state)?.span;
  const card = span && table.cards[at(state.card, span.card)];
  return span ? (card?.text.slice(span.from, span.to) ?? "") : "";
}

/** A card as people read it: its label, if it has one, and its name. */
export function cardWords(table: Table, state: State, labels: Labels, id: InstanceId): string {
  const label = labelOf(labels, id);
  const name = table.cards[at(state.card, id)]?.name ?? `card ${id}`;
  return label === undefined ? name : `${label} (${name})`;
}

const labelOf = (labels: Labels, id: InstanceId): string | undefined => [...labels].find(([, labelled]) => labelled === id)?.[0];

function cardWays(table: Table, state: State, labels: Labels, id: InstanceId): string[] {
  const card = table.cards[at(state.card, id)];
  const label = labelOf(labels, id);
  const ways = card ? [card.name, card.id, ...(card.number === undefined ? [] : [card.number])] : [];
  return [...(label === undefined ? [] : [label]), ...ways].map(heard);
}

/** A place without its zone: "space 3", "slot 3", "3". */
const SPACE = /^((space|slot) )?\d+$/;

/** All ways to write a place, as `heard`: "sun hand", "hand", "river 3", "space 3", "slot 3", "3". */
export function placeWays(table: Table, place: number): string[] {
  const found = table.game.layout.places[place];
  if (found === undefined) return [String(place)];
  const zone = heard(found.zone);
  const spaces = zonesOf(table).find(({ name }) => name === found.zone)?.spaces ?? 1;
  const ends =
    found.word !== undefined
      ? [` ${heard(found.word)}`]
      : spaces === 1
        ? [""]
        : [` ${found.space + 1}`, ` space ${found.space + 1}`, ` slot ${found.space + 1}`];
  const whole = ends.map((end) => `${zone}${end}`);
  const seat = found.player < 0 ? [] : whole.map((words) => `${heard(table.seats[found.player] ?? "")} ${words}`);
  return [...seat, ...whole, ...ends.map((end) => end.trim()).filter((end) => end !== "")];
}

/**
 * How many parts of a phrase a text leaves unsaid, those that the data does not say left out; undefined when the text means something else.
 *
 * @param idle words behind the verb that may stand anywhere and say nothing
 */
export function unsaid(phrase: Phrase, text: string, idle: ReadonlySet<string> = FILLERS): number | undefined {
  for (const verb of [phrase.verb, ...(phrase.also ?? [])]) {
    const rest = behindVerb(
      heard(verb)
        .split(" ")
        .filter((word) => word !== ""),
      heard(text).split(" "),
    );
    const said = rest && sayings(phrase.parts, rest, idle);
    if (said) return phrase.parts.filter(({ name }, i) => name !== "" && !said.has(i)).length;
  }
  return undefined;
}

/** The words behind a verb, which may have others that say nothing between its own: "move the marker". */
export function behindVerb(verb: readonly string[], words: readonly string[]): readonly string[] | undefined {
  let next = 0;
  for (const word of verb) {
    while (words[next] !== word && FILLERS.has(words[next] ?? "")) next++;
    if (words[next] !== word) return undefined;
    next++;
  }
  return words.slice(next);
}

/** The parts that the words say, every word used; undefined when a word is left over. */
function sayings(
  parts: readonly Part[],
  words: readonly string[],
  idle: ReadonlySet<string>,
  said: ReadonlySet<number> = new Set(),
): ReadonlySet<number> | undefined {
  const [word] = words;
  if (word === undefined) return said;
  for (const [i, { ways }] of parts.entries()) {
    if (said.has(i)) continue;
    for (const way of ways) {
      const tokens = way.split(" ");
      if (way === "" || !tokens.every((token, j) => words[j] === token)) continue;
      const rest = sayings(parts, words.slice(tokens.length), idle, new Set([...said, i]));
      if (rest) return rest;
    }
  }
  return idle.has(word) ? sayings(parts, words.slice(1), idle, said) : undefined;
}

/** Whether an action is the one that a file writes as data; names may stand for numbers. */
export function isData(phrase: Phrase, action: Action, written: Json): boolean {
  const names = Object.keys(action);
  return (
    names.length === Object.keys(written).length &&
    names.every((name) => {
      const value = written[name];
      if (!Object.hasOwn(written, name)) return false;
      if (value === action[name]) return true;
      return typeof value === "string" && phrase.parts.some((part) => part.name === name && part.ways.includes(heard(value)));
    })
  );
}

/** What a file writes for an action: words, or data. */
export type WrittenAction = string | Json;

/**
 * The actions that a file may mean, those of which least is left unsaid; cards that have a label come last, for they are called by it. Where the
 * words mean none, they may say more of what is about no card: "decline the draw", "draw 1 card", "do sentence 2".
 */
export function meant(table: Table, state: State, labels: Labels, actions: readonly Action[], written: WrittenAction): Action[] {
  const reading = (among: readonly Action[], idle?: ReadonlySet<string>) =>
    among.flatMap((action) => {
      const phrase = phraseOfAction(table, state, labels, action);
      const left = isRecord(written) ? (isData(phrase, action, written) ? 0 : undefined) : unsaid(phrase, written, idle);
      return left === undefined ? [] : [{ action, left }];
    });
  const strict = reading(actions);
  const plain = actions.filter((action) => action["card"] === undefined && action["mode"] === undefined);
  const found = strict.length > 0 || plain.length === 0 ? strict : reading(plain, idleWords(table, state, actions, written));
  const least = Math.min(...found.map(({ left }) => left));
  const labelled = new Set<unknown>(labels.values());
  return found
    .flatMap(({ action, left }) => (left === least ? [action] : []))
    .sort((a, b) => Number(labelled.has(a["card"])) - Number(labelled.has(b["card"])));
}

/** Words that say nothing new of what is asked: those of the question, that it is done once, and the sentence where only one asks. */
function idleWords(table: Table, state: State, actions: readonly Action[], written: WrittenAction): ReadonlySet<string> {
  const question = heard(`${table.game.decision(state)?.prompt ?? ""} ${askingText(table, state)}`).split(" ");
  const words = typeof written === "string" ? heard(written) : "";
  const sentence = actions.some((action) => action["sentence"] !== undefined) ? undefined : /\bsentence \d+$/.exec(words)?.[0];
  return new Set([...FILLERS, "1", ...question.filter((word) => !/\d/.test(word)), ...(sentence?.split(" ") ?? [])]);
}

/** Whether two actions differ only in which of two like cards they take: same design, same place, same numbers, same eyes on them. */
export function alike(table: Table, state: State, a: Action, b: Action): boolean {
  if (typeof a["card"] !== "number" || typeof b["card"] !== "number") return sameAction(a, b);
  const [left, right] = [a["card"], b["card"]];
  const equal = (list: readonly number[]) => list[left] === list[right];
  const { cardFields } = table.game.layout;
  return (
    sameAction({ ...a, card: 0 }, { ...b, card: 0 }) &&
    [state.card, state.zone, state.seen, state.owner].every(equal) &&
    cardFields.every((name) => equal(listOf(state, name)))
  );
}
