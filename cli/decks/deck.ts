/** `deck check`, `deck convert`, `deck odds` and `deck power`: the deck functions of the studio without a browser. */
import type { Finding } from "../../engine/cards/deck.ts";
import { pileSectionIds } from "../../engine/cards/sections.ts";
import {
  checkDeck,
  type DeckCheck,
  formatArchive,
  formatDeckCsv,
  formatDeckJson,
  formatDeckText,
  namedFormat,
} from "../../engine/decks/index.ts";
import { FIRST_DECK_GAME } from "../../engine/games/game.ts";
import { SOURCE_HELP } from "../cards/source-options.ts";
import type { LabIo } from "../lab/lab-arguments.ts";
import { escapedJson, jsonText, sentence } from "../words.ts";
import { DeckCommandError, type DeckFlags, type DeckInput, type DeckIo, readArguments, readInput } from "./deck-input.ts";
import { oddsCommand } from "./deck-odds.ts";
import { powerCommand } from "./deck-power.ts";

export type { DeckIo } from "./deck-input.ts";

export const DECK_USAGE = `deck check FILE [--json] [--format ID] [--game GAME] [--content DIR | --db FILE]
deck convert FILE --to text|csv|json [--sets] [--game GAME] [--content DIR | --db FILE]
deck odds FILE (--card NAME | --query Q) --at-least K --by-turn N --first|--second
          [--section ${pileSectionIds(FIRST_DECK_GAME).join("|")}] [--mulligans M] [--json] [--game GAME] [--content DIR | --db FILE]
deck power FILE [--games N] [--bot NAME] [--json] [--game GAME] [--content DIR | --db FILE]
FILE is a deck as text, CSV, JSON or a share link; - reads standard input. Without --game it is a ${FIRST_DECK_GAME} deck.
`;

export const DECK_HELP = `deck check: Whether a deck is legal, with the rule that it breaks and what would mend it; exit code 1 if it is not.
  --format ID   by the rules of another format, such as rulebook-strict

deck convert: Writes a list as text, as CSV or as JSON, whatever it was.
  --to FORM     text, csv or json
  --sets        with the code of the set and the number of each card

deck odds: How likely it is to have drawn a card by a turn, exactly.
  --card NAME   the card; or --query Q: any card that a search finds, such as "t:character cost<=2"
  --at-least K  so many of them
  --by-turn N   by the player's turn N, going --first or --second
  --section S   drawn from there; by default where the cards are
  --mulligans M after so many mulligans
  npm run -s cli -- deck odds my-deck.txt --card "Tidal Wave" --at-least 1 --by-turn 3 --first

deck power: What a deck can pay for by each turn, in games that bots play with it.
  --games N     number of games
  --bot NAME    who plays them

  --json        the answer as one JSON value
${SOURCE_HELP}`;

/** Runs one deck command; `argv` begins behind the word `deck`. Answers the exit code: 0 done or legal, 1 not legal, 2 the command or the file cannot be read. */
export async function deckCommand(argv: readonly string[], io: DeckIo & LabIo): Promise<number> {
  try {
    const { command, file, flags } = readArguments(argv);
    const input = await readInput(file, flags, io);
    if (command === "check") return check(input, flags, io);
    if (command === "convert") return convert(input, flags, io);
    if (command === "power") return await powerCommand(input, flags, io);
    return await oddsCommand(input, flags, io);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    io.err(`${error.message}\n${error instanceof DeckCommandError && error.usage ? `\n${DECK_USAGE}` : ""}`);
    return 2;
  }
}

function check({ reading, pool, rules }: DeckInput, flags: DeckFlags, io: DeckIo): number {
  const format = flags.format === undefined ? undefined : namedFormat(rules.formats, flags.format);
  if (flags.format !== undefined && !format) {
    throw new DeckCommandError(`There is no format “${flags.format}”. Formats: ${rules.formats.map(({ id }) => id).join(", ")}.`);
  }
  const checks = reading.decks.map(({ list }) => ({ name: list.name, check: checkDeck(list, pool, rules, format?.id) }));
  const [only, ...others] = checks;
  if (flags.json) {
    const value =
      others.length === 0 && only ? asJson(only.check) : { decks: checks.map(({ name, check }) => ({ name, ...asJson(check) })) };
    io.out(`${jsonText(value)}\n`);
  } else for (const { name, check } of checks) io.out(asText(name, check));
  return checks.every(({ check }) => check.legal) ? 0 : 1;
}

const asJson = ({ legal, playable, problems, blocked, advice }: DeckCheck) => ({
  legal,
  playable,
  problems: problems.map(findingJson),
  blocked: blocked.map(findingJson),
  advice: advice.map(findingJson),
});

/** `rule` is the first of the rules; a format's finding has none but those of a reason that it stands for. `cards` stands where several are concerned. */
const findingJson = ({ code, rules, message, data, cards, fixes }: Finding) => ({
  code,
  rule: rules[0] ?? null,
  message,
  ...data,
  ...(cards.length > 1 ? { cards } : {}),
  fixes,
});

function asText(name: string, { legal, problems, blocked, advice }: DeckCheck): string {
  const verdict = legal ? "legal" : `not legal: ${problems.length} ${problems.length === 1 ? "reason" : "reasons"}`;
  const lines = (title: string, findings: readonly Finding[]) =>
    findings.length === 0 ? [] : [title, ...findings.map((finding) => sentence(`  ${finding.message}${buttons(finding)}`))];
  return [
    sentence(`${name || "The deck"} is ${verdict}.`),
    ...lines("Problems", problems),
    ...lines("Blocked", blocked),
    ...lines("Advice", advice),
    "",
  ].join("\n");
}

const buttons = ({ fixes }: Finding) => fixes.map(({ label }) => ` [${label}]`).join("");

function convert({ reading, pool }: DeckInput, flags: DeckFlags, io: DeckIo): number {
  const [first, ...others] = reading.decks;
  if (flags.to === "text") io.out(reading.decks.map(({ list }) => formatDeckText(list, pool, { sets: flags.sets === true })).join("\n"));
  else if (flags.to === "json") io.out(escapedJson(others.length === 0 ? formatDeckJson(first.list) : formatArchive(reading.decks)));
  else if (flags.to !== "csv") throw new DeckCommandError("deck convert needs --to text, --to csv or --to json.", true);
  else if (others.length > 0)
    throw new DeckCommandError(`A CSV can hold only one deck, but the file has ${reading.decks.length}. Use --to json or --to text.`);
  else io.out(formatDeckCsv(first.list, pool));
  return 0;
}
