/**
 * Reads a content folder: the shipped one, or a house pool of the same shape with some of the games.
 *
 *     <game>/sets.json        [{ "code": "MC1", "name": "Starter Pool" }]
 *     <game>/cards/*.json     { "set": "MC1", "cards": [ … ] }, any number of files
 *     <game>/tags.json        the game's #Tags, where its cards have any
 *     <game>/keywords.json    optional
 *     <game>/decks/*.txt      optional, deck text
 *     <game>/boards.json      optional, the boards of the game
 *     <game>/components.json  optional, what lies in its box beside the cards
 *     <game>/table.json       optional, how a free table of the game is laid
 *     <game>/rules.md         optional, the numbered rules
 *     <game>/booklet.md       optional, the rules told for people at a table; see server/booklet
 *
 * Nothing stops at the first problem: whatever is wrong is listed, and what is right is loaded.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { byGame } from "../engine/cards/by-game.ts";
import { type Card, GAME_IDS, type GameId } from "../engine/cards/card.ts";
import type { CardSet, Keyword, Tag } from "../engine/cards/library.ts";
import { nearest } from "../engine/cards/nearest.ts";
import type { Boards } from "../engine/games/boards/index.ts";
import { gameDefinition, isGameId } from "../engine/games/index.ts";
import type { Kit } from "../engine/games/kit/index.ts";
import { readBoards } from "./boards.ts";
import { readCards } from "./cards.ts";
import { readComponents } from "./components.ts";
import { type ContentDeck, readDeckFiles } from "./decks.ts";
import { readSource } from "./file.ts";
import { shipped } from "./folder.ts";
import { inFileOrder, type Problem } from "./problem.ts";
import { readRules } from "./rules.ts";
import { shownBy } from "./shown.ts";
import { readTable } from "./table.ts";
import { readKeywords, readSets, readTags } from "./words.ts";

export type { Problem } from "./problem.ts";

export type GameContent = {
  readonly game: GameId;
  readonly sets: readonly CardSet[];
  /** In the order of the files, by name, and in each as written. */
  readonly cards: readonly Card[];
  readonly tags: readonly Tag[];
  readonly keywords: readonly Keyword[];
  readonly decks: readonly ContentDeck[];
  /** The boards that it is played on; absent where there are none. */
  readonly boards?: Boards;
  /** What lies in its box beside the cards; absent where the folder does not say. */
  readonly kit?: Kit;
  /** Markdown; empty when the folder has none. */
  readonly rules: string;
  /** How many of the folder's scenarios show the card of a name at work. */
  readonly shows: (name: string) => number;
};

/** Every game is there; one that the folder does not have is empty. */
export type Content = Readonly<Record<GameId, GameContent>>;

/** What a game's folder may hold besides: written by people, or for later. */
const LEFT_ALONE = new Set(["README.md", "scenarios", "playthroughs", "texts"]);
const READ = [
  "sets.json",
  "tags.json",
  "keywords.json",
  "table.json",
  "boards.json",
  "components.json",
  "rules.md",
  "booklet.md",
  "cards",
  "decks",
];

type Loaded = { readonly content: Content; readonly problems: readonly Problem[] };
type LoadedGame = { readonly content: GameContent; readonly problems: readonly Problem[] };
let known: Loaded | undefined;
const knownGames = new Map<GameId, LoadedGame>();

/** Reads a content folder; without one, what the studio ships, once in a process. Throws nothing that a person can cause. */
export function loadContent(dir?: string): Loaded {
  if (dir !== undefined) return read(dir);
  known ??= read(shipped());
  return known;
}

/** The same of one game: only its folder is read. */
export function loadGameContent(game: GameId, dir?: string): LoadedGame {
  const before = dir === undefined ? known : undefined;
  if (before) return { content: before.content[game], problems: before.problems };
  const loaded = (dir === undefined ? knownGames.get(game) : undefined) ?? readGame(dir ?? shipped(), game);
  if (dir === undefined) knownGames.set(game, loaded);
  return loaded;
}

function readGame(dir: string, game: GameId): LoadedGame {
  const problems: Problem[] = [];
  const content = foldersIn(dir, problems).has(game) ? loadGame(folderOf(dir, game), game, problems) : empty(game);
  return { content, problems: inFileOrder(problems) };
}

const folderOf = (dir: string, game: GameId): string => join(/* turbopackIgnore: true */ dir, game);

function read(dir: string): Loaded {
  const problems: Problem[] = [];
  const folders = foldersIn(dir, problems);
  const content = byGame((game) => (folders.has(game) ? loadGame(folderOf(dir, game), game, problems) : empty(game)));
  return { content, problems: inFileOrder(problems) };
}

const empty = (game: GameId): GameContent => ({
  game,
  sets: [],
  cards: [],
  tags: [],
  keywords: [],
  decks: [],
  rules: "",
  shows: () => 0,
});
const whole = (file: string, message: string): Problem => ({ file, line: 1, column: 1, field: "", message });
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Names in a folder, sorted, without hidden ones. */
function namesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort();
}

function foldersIn(dir: string, problems: Problem[]): ReadonlySet<GameId> {
  if (!isFolder(dir)) {
    problems.push(
      whole(
        dir,
        existsSync(dir)
          ? "This is not a folder. Name the folder that contains the game folders."
          : "There is no such folder. Check the path.",
      ),
    );
    return new Set();
  }
  const folders = namesIn(dir).filter((name) => isFolder(join(dir, name)));
  const games = folders.filter(isGameId);
  for (const name of folders.filter((folder) => !isGameId(folder))) {
    const [like] = nearest(name, GAME_IDS);
    if (like) problems.push(whole(join(dir, name), `${name} is not a game. Did you mean ${like}?`));
  }
  // The shipped folder has every game; a house pool has those that it wants.
  if (dir === shipped())
    for (const game of GAME_IDS.filter((one) => !games.includes(one)))
      problems.push(whole(join(dir, game), `The folder of ${game} is missing. Every game of the studio needs one.`));
  if (games.length === 0)
    problems.push(whole(dir, `This folder contains no games. It needs at least one of the folders ${GAME_IDS.join(", ")}.`));
  return new Set(games);
}

function loadGame(folder: string, game: GameId, problems: Problem[]): GameContent {
  const definition = gameDefinition(game);
  const names = new Set(namesIn(folder));
  for (const name of names) {
    if (!READ.includes(name) && !LEFT_ALONE.has(name))
      problems.push(whole(join(folder, name), `${name} is ignored. A game folder contains ${READ.join(", ")}.`));
  }
  const take = <Value>({ problems: found, ...rest }: Value & { readonly problems: readonly Problem[] }) => {
    problems.push(...found);
    return rest;
  };
  const file = (name: string) => (names.has(name) ? join(folder, name) : undefined);
  const filesIn = (name: string, ending: string) => {
    const path = join(folder, name);
    if (!names.has(name)) return [];
    if (!isFolder(path)) {
      problems.push(whole(path, `${name} must be a folder of ${ending} files.`));
      return [];
    }
    return namesIn(path).flatMap((child) => {
      if (child.endsWith(ending)) return [join(path, child)];
      problems.push(whole(join(path, child), `Only ${ending} files are read here. Rename the file or move it away.`));
      return [];
    });
  };

  const rules = rulesOf(file("rules.md"), game, problems);
  const setsFile = file("sets.json");
  const sets = setsFile ? take(readSets(setsFile)).values : undefined;
  const tagsFile = file("tags.json");
  const tags = tagsFile ? take(readTags(tagsFile)).values : undefined;
  const keywordsFile = file("keywords.json");
  const keywords = keywordsFile ? take(readKeywords(keywordsFile, rules && ((number) => rules.numbers.has(number)))).values : [];

  const { cards, broken, blind } = take(readCards(filesIn("cards", ".json"), { game: definition, sets, tags }));
  if (!names.has("cards")) problems.push(whole(folder, "The folder has no cards. Put them in cards/*.json."));
  if (!setsFile && names.has("cards"))
    problems.push(whole(folder, 'sets.json is missing. It must list the card sets: [{ "code": "MC1", "name": "Starter Pool" }].'));
  const tagged = Object.values(definition.fields).some((spec) => spec.is === "set" && spec.of === "tag");
  if (!tagsFile && tagged && names.has("cards"))
    problems.push(whole(folder, 'tags.json is missing. It must list the #Tags of the cards: [{ "id": "human", "name": "#Human" }].'));

  const boardsFile = file("boards.json");
  const boards = boardsFile ? take(readBoards(boardsFile, rules && ((number) => rules.numbers.has(number)))).boards : undefined;
  const kitFile = file("components.json");
  // Of a box whose boards cannot be read nothing can be said either.
  const kit =
    kitFile && (boards || !boardsFile)
      ? take(readComponents(kitFile, boards, rules && ((number) => rules.numbers.has(number)))).kit
      : undefined;
  const tableFile = file("table.json");
  if (tableFile) take(readTable(tableFile, game));

  const isBroken = (line: string) => blind || [...broken].some((name) => line.includes(name));
  const { decks } = take(readDeckFiles(filesIn("decks", ".txt"), game, cards, isBroken));
  return {
    ...{ game, sets: sets ?? [], cards, tags: tags ?? [], keywords, decks, rules: rules?.text ?? "", shows: shownBy(folder) },
    ...(boards ? { boards } : {}),
    ...(kit ? { kit } : {}),
  };
}

function rulesOf(
  file: string | undefined,
  game: GameId,
  problems: Problem[],
): { readonly text: string; readonly numbers: ReadonlySet<string> } | undefined {
  if (!file) return undefined;
  const read = readSource(file);
  if ("problem" in read) {
    problems.push(read.problem);
    return undefined;
  }
  const first = new Map<string, number>();
  for (const { number, line } of readRules(read.source.text, game)) {
    const other = first.get(number);
    if (other === undefined) first.set(number, line);
    else
      problems.push({
        file,
        line,
        column: 1,
        field: number,
        message: `${number} is already defined on line ${other}, so links would lead there. Give this rule its own number.`,
      });
  }
  return { text: read.source.text, numbers: new Set(first.keys()) };
}
