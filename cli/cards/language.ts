/** `language`: the reference of a game's effect language, from the table that the reader itself is made of. */
import { hasLanguage, type LanguageGame } from "../../engine/games/game.ts";
import { gameDefinition, isGameId } from "../../engine/games/index.ts";
import { type ReferenceEntry, type ReferenceSort, readText, referenceOf } from "../../engine/language/index.ts";
import { parsedArguments } from "../arguments.ts";
import type { CliIo } from "../io.ts";
import { jsonText } from "../words.ts";
import { type LanguageIo, languageGame, loadLanguage } from "./game-language.ts";
import { tellTexts } from "./language-texts.ts";
import type { CardSource } from "./source.ts";
import { SOURCE_HELP, SOURCE_OPTIONS, sourceOf } from "./source-options.ts";

type Io = LanguageIo & Pick<CliIo, "loadUnsaid">;

export const LANGUAGE_USAGE =
  "language GAME [--json] [--content DIR | --db FILE], language GAME --unsaid --db FILE [--json], or language GAME --texts [--json] [--content DIR]";

export const LANGUAGE_HELP = `Lists every phrase that a card text can use, with what it does and an example.

  --unsaid      instead, what designers typed in a studio's database and the language cannot say yet
  --texts       instead, how many texts by people who never saw the language it understands
  --json        the answer as one JSON value
${SOURCE_HELP}`;

/** Runs `language …`; `argv` begins behind the word `language`. Answers 0, 1 when a text is read wrongly, or 2 when the command cannot be read or the game has no language. */
export async function languageCommand(argv: readonly string[], io: Io): Promise<number> {
  try {
    const { positionals, values } = parsed(argv);
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new Error(`language needs one game.\nUsage: ${LANGUAGE_USAGE}`);
    if (values.texts) return await textsOf(name, sourceOf(values), values.json === true, io);
    const game = languageGame(name);
    if (values.unsaid) return await unsaidOf(game, values.db, values.json === true, io);
    const sorts = referenceOf(await loadLanguage(game, sourceOf(values), io));
    if (values.json) io.out(`${jsonText({ game, sorts })}\n`);
    else {
      io.out(sorts.map(sortText).join("\n"));
      const all = sorts.flatMap((sort) => sort.entries);
      const lacking = all.filter(({ lacks }) => lacks !== undefined).length;
      const entries = all.length;
      io.err(
        `${gameDefinition(game).name}: ${entries} constructs of ${sorts.length} sorts. ‹…› stands for words of the named sort.${lacking === 0 ? "" : ` ${lacking} of them can be read but do not run in this game.`}\n`,
      );
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    io.err(`${error.message}\n`);
    return 2;
  }
}

/** How designers' own texts are understood; those of a game without a language are counted. */
async function textsOf(name: string, source: CardSource, asJson: boolean, io: Io): Promise<number> {
  if (source.db !== undefined) throw new Error("Designers' texts are files of a content folder, not of a database. Leave --db out.");
  const game = isGameId(name) && !hasLanguage(name) ? name : languageGame(name);
  const language = hasLanguage(game) ? await loadLanguage(game, source, io) : undefined;
  return tellTexts(game, language, source.content, asJson, io);
}

/** What designers typed and could not say, read again: a language that has grown since may say it now. */
async function unsaidOf(game: LanguageGame, file: string | undefined, asJson: boolean, io: Io): Promise<number> {
  if (file === undefined) throw new Error("The sentences are stored in a studio's database. Name it: language GAME --unsaid --db FILE.");
  const language = await loadLanguage(game, { db: file }, io);
  const read = (await io.loadUnsaid(game, file)).map((row) => ({ ...row, message: readText(language, row.sentence).problems[0]?.message }));
  const left = read.flatMap(({ message, ...row }) => (message === undefined ? [] : [{ ...row, message }]));
  if (asJson) io.out(`${jsonText({ game, unsaid: left })}\n`);
  else
    io.out(
      left
        .map(
          ({ sentence, card, author, at, message }) =>
            `${sentence}\n    ${message}. ${[card, author, at.slice(0, 10)].filter((part) => part !== "").join(", ")}\n`,
        )
        .join(""),
    );
  const grown = read.length - left.length;
  io.err(
    `${left.length === 1 ? "1 sentence" : `${left.length} sentences`} that could not be read${grown > 0 ? `; ${grown} more are understood now` : ""}.\n`,
  );
  return 0;
}

function parsed(argv: readonly string[]) {
  try {
    return parsedArguments(argv, { json: { type: "boolean" }, unsaid: { type: "boolean" }, texts: { type: "boolean" }, ...SOURCE_OPTIONS });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${LANGUAGE_USAGE}`);
  }
}

function sortText({ sort, label, includes, entries }: ReferenceSort): string {
  const also = includes.length === 0 ? "" : `; ${includes.join(" or ")} also fits here`;
  return [`${sort}: ${label}${also}`, ...entries.flatMap(entryLines), ""].join("\n");
}

const entryLines = ({ id, phrase, doc, example, same, also, refused, lacks }: ReferenceEntry): string[] => [
  `  ${phrase}    [${id}]`,
  `      ${doc}`,
  `      Example: ${example}`,
  ...same.map((variant) => `      Or: ${variant}`),
  ...also.map((variant) => `      Also read: ${variant}`),
  ...refused.map((variant) => `      Not: ${variant.phrase} (${variant.why})`),
  ...(lacks === undefined ? [] : [`      Does not run: ${lacks}.`]),
];
