/** `card ready`: what cards lack before they are shown to others, and the games of bots that show them at work. */
import { isPlayableState, type LibraryCard } from "../../engine/cards/card.ts";
import { stateWords } from "../../engine/cards/reading.ts";
import { tablesWith } from "../../engine/decks/index.ts";
import { gameDefinition, isGameId } from "../../engine/games/index.ts";
import { isPlayable, type PlayableGame } from "../../engine/games/playable.ts";
import { type Counterexample, counterexampleLine } from "../../engine/kernel/laws.ts";
import { CLEAN_GAMES } from "../../engine/lab/index.ts";
import { savedChecks } from "../../server/studio/saved-checks.ts";
import { answered, LAB_OPTIONS, type LabIo, labArguments, openedWith, UsageError, wholeNumber } from "../lab/lab-arguments.ts";
import { longRun, workersArgument } from "../lab/long-run.ts";
import { jsonText, plain, plural } from "../words.ts";
import { loadBoards } from "./source.ts";
import { sourceOf } from "./source-options.ts";

export const CARD_READY_USAGE = `card ready [SLUG …] --game G [--set CODE] [--games N] [--workers K] [--json] [--content DIR | --db FILE]
Without SLUGs, card ready checks every card, or those of --set. Bots play N games (default ${CLEAN_GAMES}, 0: none) with each untested card.`;

const { options: _, ...SOURCE } = LAB_OPTIONS;
const OPTIONS = {
  ...SOURCE,
  game: { type: "string" },
  set: { type: "string" },
  games: { type: "string" },
  workers: { type: "string" },
} as const;

type Played = { readonly asked: number; readonly played: number; readonly found: readonly Counterexample[] };

/** Runs `card ready …`; `argv` begins behind `ready`. Answers 0 when no card lacks anything, 1 when one does, 2 when the command or the cards cannot be read. */
export function cardReadyCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, CARD_READY_USAGE, async () => {
    const { positionals: slugs, values } = labArguments(argv, OPTIONS);
    const game = values.game;
    if (game === undefined || !isGameId(game)) throw new UsageError("Name a game with --game.");
    const games = wholeNumber("--games", values.games ?? String(CLEAN_GAMES), 0, 1_000_000);
    const workers = workersArgument(values.workers, io);
    const from = sourceOf(values);
    const library = await io.loadCards(game, from);
    const cards = chosen(library, game, slugs, values.set);
    const told = [];
    for (const card of cards) {
      const isAsked = games > 0 && card.state === "unverified" && isPlayable(game);
      const run = isAsked ? await play(game, card, { library, from, games, workers }, io) : undefined;
      const isProven = run && run.found.length === 0 && run.played >= CLEAN_GAMES;
      const known: LibraryCard = isProven ? { ...card, state: "plays", seen: { ...card.seen, games: run.played } } : card;
      const checks = savedChecks(known);
      told.push({
        ...{ id: card.id, name: card.name, state: stateWords(known), ok: checks.every(({ passed }) => passed), checks },
        ...(run ? { games: run } : {}),
      });
    }
    const open = told.filter(({ ok }) => !ok).length;
    if (values.json) io.out(`${jsonText({ game, ok: open === 0, cards: told })}\n`);
    else {
      io.out(told.map(asText).join(""));
      io.err(`${plural(cards.length, "card")}, ${open === 0 ? "all ready" : `${open} not ready`}.\n`);
    }
    return open === 0 ? 0 : 1;
  });
}

/** The cards that were asked for. Throws a sentence when there are none. */
function chosen(library: readonly LibraryCard[], game: string, slugs: readonly string[], set: string | undefined): readonly LibraryCard[] {
  const missing = slugs.find((slug) => !library.some(({ id }) => id === `${game}/${slug}`));
  if (missing !== undefined) throw new Error(`There is no card “${missing}”. Use the last part of its address: /${game}/cards/SLUG.`);
  const cards = library.filter(
    (card) =>
      (slugs.length === 0 || slugs.some((slug) => card.id === `${game}/${slug}`)) &&
      (set === undefined || card.set === set) &&
      (slugs.length > 0 || !card.archived),
  );
  if (cards.length === 0) throw new Error(set === undefined ? "There are no cards." : `There are no cards in the set ${set}.`);
  return cards;
}

type Play = {
  readonly library: readonly LibraryCard[];
  readonly from: ReturnType<typeof sourceOf>;
  readonly games: number;
  readonly workers: number;
};

/** Lets bots play with a card, and with the others that a match would have. Throws a sentence when that cannot be. */
async function play(game: PlayableGame, card: LibraryCard, { library, from, games, workers }: Play, io: LabIo): Promise<Played> {
  const definition = gameDefinition(game);
  const box = new Set(library.filter(({ revision }) => revision.origin === "shipped").map(({ set }) => set));
  const isDealt = (one: LibraryCard) => !one.archived && isPlayableState(one.state) && (definition.deck !== undefined || box.has(one.set));
  const boards = loadBoards(game, from);
  const source = {
    cards: library.filter((one) => one.id === card.id || isDealt(one)),
    keywords: await io.loadKeywords(game, from),
    decks: await io.loadDecks(game, from),
    ...(boards ? { boards } : {}),
  };
  const playable = openedWith(game, source, await io.rulesOf(game));
  const tables = tablesWith(playable, card, definition, source.decks);
  if (!tables.ok) throw new Error(`${card.name}: ${tables.error}`);
  const found: Counterexample[] = [];
  let played = 0;
  const task = { kind: "clean", game, source, options: undefined, seed: 0, tables: tables.value } as const;
  await longRun(task, { units: games, games, workers, playable }, io, (outcome, units) => {
    found.push(...(outcome.found ?? []));
    played += units;
    return played;
  });
  return { asked: games, played, found: found.toSorted((a, b) => a.seed - b.seed) };
}

type Told = {
  readonly name: string;
  readonly state: string;
  readonly ok: boolean;
  readonly checks: ReturnType<typeof savedChecks>;
  readonly games?: Played;
};

const asText = ({ name, state, checks, games }: Told): string =>
  [
    `${name}: ${state}`,
    ...checks.filter(({ passed }) => !passed).map(({ sentence }) => `  To do: ${sentence}`),
    ...(games ? [`  ${games.played} of ${games.asked} bot games played, ${plural(games.found.length, "error")}.`] : []),
    ...(games?.found.slice(0, 3).map((one) => `    ${counterexampleLine(one)}`) ?? []),
  ]
    .map((line) => `${plain(line)}\n`)
    .join("");
