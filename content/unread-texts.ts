/** Cards of a game that is played by its rules whose texts its language does not understand: no match could begin with them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { GAME_IDS, isPlayableState } from "../engine/cards/card.ts";
import { hasLanguage } from "../engine/games/game.ts";
import { readSource } from "./file.ts";
import { type JsonFile, readJson } from "./json.ts";
import { libraryOf } from "./library.ts";
import type { Content } from "./load.ts";
import type { Problem } from "./problem.ts";

/**
 * Reads the text of every card as everywhere in the studio.
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
    if (unread.length === 0) return [];
    const places = placesIn(join(folder, "cards"));
    return unread.flatMap(({ id, name, text, reading }) => {
      const place = places.get(id);
      const [problem] = reading?.problems ?? [];
      if (!place) return [];
      const words = problem ? text.slice(problem.from, problem.to) : "";
      const why = problem ? `${problem.message}${words === "" ? "" : `: “${words}”`}` : "It is not understood";
      const message = `The text of ${name} cannot be played. ${why}. \`language ${game}\` lists what can be written.`;
      return [place.json.at(["cards", place.index, "text"], "text", message)];
    });
  });
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
