/** Writes decks as `arcology-deck/1`, one entry a line. */
import { type DeckEntry, type DeckList, entrySectionIds } from "../../cards/deck.ts";
import { FIRST_DECK_GAME } from "../../games/game.ts";

export const DECK_FILE_FORMAT = "arcology-deck/1";

/** One deck, with a line break at the end. `rules` is the deck's format; `notes`, `swaps` and `unresolved` are left out when empty. */
export const formatDeckJson = (list: DeckList): string => `${object([["format", DECK_FILE_FORMAT], ...head(list)], sections(list), "")}\n`;

/** Several decks in one file, "all my decks" of story D14. Each says its game; the file's game is the first one's. */
export function formatArchive(decks: readonly { readonly id?: string; readonly list: DeckList }[]): string {
  const written = decks.map(
    ({ id, list }) => `    ${object([...(id === undefined ? [] : [["id", id] as const]), ...head(list)], sections(list), "    ")}`,
  );
  const game = JSON.stringify(decks[0]?.list.game ?? FIRST_DECK_GAME);
  const body = written.length === 0 ? "[]" : `[\n${written.join(",\n")}\n  ]`;
  return `{\n  "format": "${DECK_FILE_FORMAT}",\n  "game": ${game},\n  "decks": ${body}\n}\n`;
}

type Member = readonly [key: string, value: unknown];

const head = (list: DeckList): readonly Member[] => [
  ["game", list.game],
  ["name", list.name],
  ["rules", list.format],
  ...(list.notes === "" ? [] : [["notes", list.notes] as const]),
  ...(list.swaps.length === 0 ? [] : [["swaps", list.swaps] as const]),
];

function sections(list: DeckList): readonly (readonly [string, readonly unknown[]])[] {
  const { unresolved } = list.sections;
  const entries = entrySectionIds(list.game).map((id) => [id, list.sections[id].map(written)] as const);
  return unresolved.length === 0 ? entries : [...entries, ["unresolved", unresolved] as const];
}

const written = ({ id, name, count, rev, set, number, note }: DeckEntry) => ({ id, name, count, rev, set, number, note });

function object(members: readonly Member[], sections: readonly (readonly [string, readonly unknown[]])[], indent: string): string {
  const inner = `${indent}  `;
  const row = (item: unknown) => `${inner}    ${JSON.stringify(item)}`;
  const arrays = sections.map(
    ([id, items]) => `${inner}  "${id}": ${items.length === 0 ? "[]" : `[\n${items.map(row).join(",\n")}\n${inner}  ]`}`,
  );
  const lines = members.map(([key, value]) => `${inner}${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${[...lines, `${inner}"sections": {\n${arrays.join(",\n")}\n${inner}}`].join(",\n")}\n${indent}}`;
}
