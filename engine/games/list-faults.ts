/**
 * Whether the lists of games agree. The compiler reports most of this first. A studio that was not compiled reports it at start, a command when it
 * cannot do what it was asked, so that a missing part is a sentence and not a broken page.
 */
import type { DeckSection } from "../cards/sections.ts";
import type { GameAbout } from "./game-about.ts";

/** `find`: a piece of the file that locates the line. */
export type ListFault = { readonly file: string; readonly find: string; readonly message: string };

/** A list with a line for each of some games. */
export type GameList = {
  readonly file: string;
  readonly list: Readonly<Record<string, unknown>>;
  /** The games that must be in it; undefined: every game is optional. */
  readonly of: ReadonlySet<string> | undefined;
  /** The statement about a game that requires it: "language: true". */
  readonly because?: string;
};

const IDS = "engine/cards/game-ids.ts";
const ABOUT = "engine/games/lists/about.ts";
const aboutFile = (id: string) => `engine/games/${id}/about.ts`;

/**
 * What is wrong with the lists, in sentences; empty: nothing.
 *
 * @param about what is said of each game, under the id of the list
 */
export function listFaults(
  ids: readonly string[],
  about: Readonly<Record<string, Omit<GameAbout, "id"> & { readonly id: string }>>,
  lists: readonly GameList[],
): readonly ListFault[] {
  const all = [{ file: ABOUT, list: about, of: new Set(ids) }, ...lists];
  return [...ids.flatMap((id, i) => idFaults(id, ids.indexOf(id) < i)), ...all.flatMap((one) => entryFaults(one, ids)), ...alike(about)];
}

function idFaults(id: string, isAgain: boolean): ListFault[] {
  const wrong = (message: string): ListFault => ({ file: IDS, find: `"${id}"`, message });
  if (isAgain) return [wrong(`Two games are called ${id}. Give one of them another id.`)];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    return [wrong(`“${id}” is not a valid id. It is part of addresses: use only lower-case letters, digits and -.`)];
  return id.startsWith("free-") ? [wrong(`${id} reads like the free table of another game. Give it another id.`)] : [];
}

/** What a list lacks, entries that are not games, and parts that belong to another game. */
function entryFaults({ file, list, of, because }: GameList, ids: readonly string[]): ListFault[] {
  const lacks = [...(of ?? [])].filter((id) => list[id] === undefined);
  return [
    ...lacks.map((id) => ({
      file,
      find: "export const",
      message: `${id} is not in this list${because === undefined ? "" : `, and its about.ts says ${because}`}. Add a line for it.`,
    })),
    ...Object.keys(list)
      .filter((id) => !ids.includes(id))
      .map((id) => ({ file, find: id, message: `${id} is not a game. Add it to ${IDS}, or remove this line.` })),
    ...Object.entries(list).flatMap(([id, part]) => {
      const own = typeof part === "object" && part !== null && "id" in part ? part.id : id;
      return own === id ? [] : [{ file, find: id, message: `The entry under ${id} belongs to ${String(own)}.` }];
    }),
  ];
}

/** What two games must not share, and what a game must not declare. */
function alike(about: Parameters<typeof listFaults>[1]): ListFault[] {
  const games = Object.entries(about);
  return games.flatMap(([id, { name, rulePrefix, play }], i) => {
    const wrong = (find: string, message: string): ListFault => ({ file: aboutFile(id), find, message });
    const before = games.slice(0, i);
    const [numbered] = before.find(([, other]) => other.rulePrefix === rulePrefix) ?? [];
    const [named] = before.find(([, other]) => other.name === name) ?? [];
    const { from, to } = play?.players ?? { from: 1, to: 1 };
    const seats = play?.seats?.length ?? to;
    return [
      ...(numbered === undefined
        ? []
        : [
            wrong(
              "rulePrefix",
              `The rule numbers of ${numbered} also begin with ${rulePrefix}, so a number would lead to two rules. Choose another prefix.`,
            ),
          ]),
      ...(named === undefined ? [] : [wrong("name:", `${named} is also called ${name}. Give one of them another name.`)]),
      ...(/^[A-Z]+$/.test(rulePrefix)
        ? []
        : [wrong("rulePrefix", `“${rulePrefix}” cannot begin a rule number. Use only capital letters.`)]),
      ...(from >= 1 && to >= from ? [] : [wrong("players", `From ${from} to ${to} players is not a valid range.`)]),
      ...(seats === to ? [] : [wrong("seats", `There are ${seats} names for up to ${to} players. Name every player, or none.`)]),
    ];
  });
}

const SECTIONS = "engine/cards/deck-sections.ts";
/** Letters that links of decks use for other things: game, name, id, format, notes, swaps, unresolved lines, Considering. */
const TAKEN = "gnikowuc";

/** What is wrong with the sections of decks: letters and words by which two of a game could not be told apart. */
export function sectionFaults(sections: Readonly<Record<string, Readonly<Record<string, DeckSection>>>>): readonly ListFault[] {
  return Object.entries(sections).flatMap(([game, own]) => {
    const all = Object.entries(own).map(([id, section]) => ({
      id,
      ...section,
      words: [id, section.name.toLowerCase(), ...section.headings],
    }));
    return all.flatMap(({ id, key, words }, i): ListFault[] => {
      const wrong = (message: string): ListFault => ({ file: SECTIONS, find: `${id}:`, message });
      const before = all.slice(0, i);
      const lettered = before.find((other) => other.key === key);
      const worded = before.find((other) => other.words.some((word) => words.includes(word)));
      return [
        ...(/^[a-z]$/.test(key) && !TAKEN.includes(key)
          ? []
          : [wrong(`The key “${key}” of ${id} (${game}) must be one letter, and none of ${TAKEN}.`)]),
        ...(lettered ? [wrong(`${lettered.id} and ${id} (${game}) have the same key ${key}, so a link would lose one of them.`)] : []),
        ...(worded ? [wrong(`${worded.id} and ${id} (${game}) are called by the same word, so a list would mix them.`)] : []),
      ];
    });
  });
}
