/** Cards and boards of a game that is played by its rules with which no match could begin: its language does not understand a text, or its rules refuse them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { GAME_IDS, isPlayableState } from "../engine/cards/card.ts";
import { hasLanguage } from "../engine/games/game.ts";
import { openPlayable } from "../engine/games/open-playable.ts";
import { type DraftCard, isPlayable } from "../engine/games/playable.ts";
import { readSource } from "./file.ts";
import { type JsonFile, readJson } from "./json.ts";
import { libraryOf } from "./library.ts";
import type { Content, GameContent } from "./load.ts";
import type { Problem } from "./problem.ts";

const BOARDS = "boards.json";

/**
 * Reads the text of every card as everywhere in the studio; where all are understood, the rules are asked for what they refuse.
 *
 * @param dir the folder that the content was read from
 * @param problems what reading it found; a game whose cards or keywords have problems is left out
 */
export function unreadTexts(dir: string, content: Content, problems: readonly Problem[]): readonly Problem[] {
  const isWrong = (path: string) => problems.some(({ file }) => file.startsWith(path));
  return GAME_IDS.flatMap((game): readonly Problem[] => {
    const folder = join(dir, game);
    if (!hasLanguage(game) || isWrong(join(folder, "cards")) || isWrong(join(folder, "keywords.json"))) return [];
    const unread = libraryOf(content[game]).cards.filter(({ state }) => !isPlayableState(state));
    const refused = unread.length === 0 ? refusedBy(content[game]) : [];
    if (unread.length + refused.length === 0) return [];
    const places = placesIn(join(folder, "cards"));
    const problem = (card: string, message: string): readonly Problem[] => {
      const place = places.get(card);
      return place ? [place.json.at(["cards", place.index, "text"], "text", message)] : [];
    };
    const boards = (message: string): readonly Problem[] => {
      const read = readSource(join(folder, BOARDS));
      const json = "problem" in read ? undefined : readJson(read.source).json;
      return json ? [json.at([], "", `The boards cannot be played on. ${message}`)] : [];
    };
    return [
      ...unread.flatMap(({ id, name, text, reading }) => {
        const [first] = reading?.problems ?? [];
        const words = first ? text.slice(first.from, first.to) : "";
        const why = first ? `${first.message}${words === "" ? "" : `: “${words}”`}` : "It is not understood";
        return problem(id, `The text of ${name} cannot be played. ${why}. \`language ${game}\` lists what can be written.`);
      }),
      ...refused.flatMap(({ card, name, of, why }) =>
        of === "boards" ? boards(`${why}.`) : problem(card, `${name} cannot be played. ${why}.`),
      ),
    ];
  });
}

/** Cards and boards that the rules of a game do not take, with the reason; what else is amiss with the game as a whole is nothing that a card can be blamed for. */
function refusedBy({ game, cards, keywords, decks, boards }: GameContent): (Omit<DraftCard, "problems"> & { why: string })[] {
  if (!isPlayable(game) || cards.length === 0) return [];
  const opened = openPlayable(game, { cards, keywords, decks, ...(boards ? { boards } : {}) });
  return opened.ok ? [] : opened.error.flatMap(({ problems, ...draft }) => problems.map(({ message }) => ({ ...draft, why: message })));
}

/** By card id the file that has it and its place there. */
function placesIn(folder: string): ReadonlyMap<string, { readonly json: JsonFile; readonly index: number }> {
  const places = new Map<string, { readonly json: JsonFile; readonly index: number }>();
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".json"))) {
    const read = readSource(join(folder, name));
    const json = "problem" in read ? undefined : readJson(read.source).json;
    const { cards = [] } = (json?.value ?? {}) as { readonly cards?: readonly { readonly id?: string }[] };
    if (json) for (const [index, { id = "" }] of cards.entries()) places.set(id, { json, index });
  }
  return places;
}
