/** `content check`: whether a content folder is right, and if not, where. */
import { existsSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { shipped } from "../../content/folder.ts";
import { illegalDecks } from "../../content/illegal-decks.ts";
import { loadContent } from "../../content/load.ts";
import { inFileOrder } from "../../content/problem.ts";
import { unreadTexts } from "../../content/unread-texts.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { isGameId } from "../../engine/games/index.ts";
import { gameListFaults } from "../../server/game-lists.ts";
import { parsedArguments } from "../arguments.ts";
import type { CliIo } from "../io.ts";
import { jsonText } from "../words.ts";

export const CONTENT_USAGE = "content check [PATH] [--json]";

export const CONTENT_HELP = `Checks the files of cards, words, boards, rules and ready decks: a line for each problem, with file, line and column.

  PATH          a folder like content/; by default the one that comes with the studio
  --json        the problems as one JSON value
Exit code 1 if there are problems.`;

/** Runs `content …`; `argv` begins behind the word `content`. Answers 0 when all is right, 1 when something is not, 2 when there is no such folder. */
export function contentCommand(argv: readonly string[], io: Pick<CliIo, "out" | "err">): number {
  const read = readArguments(argv);
  if ("message" in read) {
    io.err(`${read.message}\n`);
    return 2;
  }
  // What is wrong with them is said by whoever called, as for every command that cannot do what it was asked.
  if (gameListFaults().length > 0) return 2;
  const { content, problems: found } = loadContent(read.path);
  const dir = read.path ?? shipped();
  const problems = inFileOrder([...found, ...illegalDecks(dir, content, found), ...unreadTexts(dir, content, found)]);
  const counts = GAME_IDS.flatMap((game) =>
    content[game].cards.length > 0 ? [{ game, cards: content[game].cards.length, decks: content[game].decks.length }] : [],
  );
  if (read.json) io.out(`${jsonText({ ok: problems.length === 0, problems, games: counts })}\n`);
  else {
    for (const { file, line, column, field, message } of problems)
      io.out(`${file}:${line}:${column}: ${field ? `${field}: ` : ""}${message}\n`);
    for (const { game, cards, decks } of counts) io.err(`${game}: ${cards} cards, ${decks} decks\n`);
    io.err(problems.length === 0 ? "No problems.\n" : `${problems.length} ${problems.length === 1 ? "problem" : "problems"}.\n`);
  }
  return problems.length === 0 ? 0 : 1;
}

function readArguments(argv: readonly string[]): { path: string | undefined; json: boolean } | { message: string } {
  try {
    const { positionals, values } = parsedArguments(argv, { json: { type: "boolean" } });
    const [command, path, ...more] = positionals;
    if (command !== "check")
      return {
        message: `${command === undefined ? "Which content command?" : `There is no command “content ${command}”.`}\nUsage: ${CONTENT_USAGE}`,
      };
    if (more.length > 0) return { message: `content check reads only one folder; remove “${more[0]}”.\nUsage: ${CONTENT_USAGE}` };
    const wrong = path === undefined ? undefined : noContentFolder(path);
    if (wrong !== undefined) return { message: wrong };
    return { path, json: values.json === true };
  } catch (error) {
    return { message: `${error instanceof Error ? error.message : String(error)}\nUsage: ${CONTENT_USAGE}` };
  }
}

/** Why a path is no folder of games, and which one is meant; undefined when it may be one. */
function noContentFolder(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return `There is no folder ${path}.`;
  if (stat.isDirectory() && GAME_IDS.some((game) => existsSync(join(path, game)))) return undefined;
  const above = folderOfGames(path);
  const instead =
    above === undefined ? "Name the folder that contains the game folders." : `Check its parent folder: content check ${above}`;
  if (!stat.isDirectory()) return `${path} is a file, but games are checked as a whole. ${instead}`;
  return above === undefined ? undefined : `${path} belongs to one game, but games are checked together. ${instead}`;
}

/** The folder above that of the game to which a path belongs; undefined when it belongs to none. */
function folderOfGames(path: string): string | undefined {
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
    const above = dirname(folder);
    if (isGameId(basename(folder)) && existsSync(join(folder, "sets.json"))) return isAbsolute(path) ? above : relative(".", above) || ".";
  }
  return undefined;
}
