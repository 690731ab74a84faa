/** `lab`: a question about balance, answered with its uncertainty. */
import { BOT_NAMES } from "../../engine/bots/index.ts";
import type { Card } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { RUNG } from "../../engine/lab/index.ts";
import {
  type Against,
  type Answer,
  type AskedDeck,
  answerOf,
  Conduct,
  type Configuration,
  configurationOf,
  FEW_GAMES,
  isQuestion,
  type Line,
  type Often,
  QUESTION_ABOUT,
  QUESTIONS,
  stageOf,
  titleOf,
} from "../../engine/questions/index.ts";
import type { CarrierTold } from "../../server/lab/carrier.ts";
import { carrierOf } from "../../server/lab/choose.ts";
import { engineVersion } from "../../server/lab/engine-version.ts";
import { threadCarrier } from "../../server/lab/threads.ts";
import { HOME } from "../home.ts";
import { counted, duration, jsonText, percent, plain, plural, rounded } from "../words.ts";
import type { LabIo, Loaded } from "./lab-arguments.ts";
import { answered, gameArgument, LAB_OPTIONS, labArguments, loadPlayable, seedArgument, UsageError, wholeNumber } from "./lab-arguments.ts";
import { workersArgument } from "./long-run.ts";
import { progressOf } from "./progress.ts";

export const LAB_USAGE = `lab QUESTION GAME [--card C] [--against blank|without|C] [--decks a,b,…] [--bots a,b] [--within P] [--games N] [--seed S] [--workers K] [--options JSON] [--json] [--content DIR | --db FILE] | lab worker [--workers K]`;

export const LAB_HELP = `Asks a question about balance. Bots play until the answer is good enough or they have played N games; the
intervals are valid at every moment, so you can stop a run at any time.

Questions:
${QUESTIONS.map((question) => `  ${question.padEnd(12)}${QUESTION_ABOUT[question].title} ${QUESTION_ABOUT[question].tells}`).join("\n")}

  --card C      the card in question, by name or id
  --against A   what replaces it: "blank", the same card without text at the same price; "without", one player never plays it; the
                name of another card; or, with --db, "revision N" of this one. Default: blank in a deck; without if players share
                the cards
  --decks a,b   decks that play, by id or name; for "field" the first is the deck in question. Default all ready decks
  --bots a,b    one or two strengths: ${BOT_NAMES}; the first one's answer counts. Default greedy,random;
                for "ladder" two or more from weak to strong
  --within P    ends when the interval reaches P points of 100 to each side. Default 2
  --games N     ends after N games at the latest. Default 4,000; of a ladder 600
  --seed S      the first seed; by default a random one, which is printed
  --workers K   number of processor cores; it does not affect the answer. Default all
  --options J   game options as JSON
  --json        the answer as one JSON value: question, plan, games, estimate, interval, stoppedBy, lines, warnings, feel, configuration
Ctrl-C stops and answers from the games played so far.

A ladder shows by how many Elo points each bot is stronger than the one before it; with ${RUNG} points more it wins 64 of 100 games.
With more than two seats the bots alternate, and each seat of one bot is compared with each of the other; in a solo game each bot
plays the same seeds, and the better result counts. A pair stops as soon as it is clearly above or below ${RUNG} points.

With ARCOLOGY_QUEUE=postgres://user:secret@host/name other machines play the games: on each of them "lab worker" takes jobs from
that PostgreSQL and plays K at a time (--workers, default all cores). The answer is the same, bit for bit. If you ask the same
question again within a week, it continues with the games already played.`;

/** The file of a thread that plays jobs. */

/** Plays for others until it is stopped. */
async function workerCommand(argv: readonly string[], io: LabIo): Promise<number> {
  const { positionals, values } = labArguments(argv, { workers: { type: "string" } });
  if (positionals.length > 0) throw new UsageError(`lab worker takes no “${positionals[0]}”.`);
  const threads = workersArgument(values.workers, io);
  const { addressFault, queueAddress } = await import("../../server/lab/queue/boss.ts");
  const { workQueue } = await import("../../server/lab/queue/worker.ts");
  const address = queueAddress();
  if (address === undefined)
    throw new UsageError(
      "lab worker needs a queue: set ARCOLOGY_QUEUE to the address of a PostgreSQL, such as postgres://user:secret@host/name.",
    );
  const fault = addressFault(address);
  if (fault !== undefined) throw new Error(fault);
  const stop = new AbortController();
  const deaf = io.onInterrupt(() => stop.abort());
  try {
    await workQueue({ address, engine: engineVersion(), threads, home: HOME, say: (line) => io.err(`${line}\n`) }, stop.signal);
  } finally {
    deaf();
  }
  return 0;
}

/** Runs `lab …`; `argv` begins behind the word `lab`. Answers 0, or 2 when the command or the cards cannot be read. */
export function labCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, LAB_USAGE, async () => {
    if (argv[0] === "worker") return workerCommand(argv.slice(1), io);
    const { positionals, values } = labArguments(argv, {
      ...LAB_OPTIONS,
      card: { type: "string" },
      against: { type: "string" },
      decks: { type: "string" },
      bots: { type: "string" },
      within: { type: "string" },
      games: { type: "string" },
      seed: { type: "string" },
      workers: { type: "string" },
    });
    const [question, ...rest] = positionals;
    if (question === undefined || !isQuestion(question))
      throw new UsageError(
        `${question === undefined ? "lab needs a question" : `There is no question “${question}”`}: ${QUESTIONS.join(", ")}.`,
      );
    const game = gameArgument("lab", rest);
    const workers = workersArgument(values.workers, io);
    const seed = seedArgument(values.seed, io);
    const loaded = await loadPlayable(game, values, io);
    const wish = {
      question,
      game,
      seed,
      engine: engineVersion(),
      bots: values.bots?.split(",").map((name) => name.trim()),
      within: values.within === undefined ? undefined : pointsArgument(values.within),
      most: values.games === undefined ? undefined : wholeNumber("--games", values.games, 1, 100_000_000),
      options: values.options === undefined ? undefined : jsonArgument(values.options),
      decks: decksArgument(values.decks, question, loaded),
      cards: values.card === undefined ? undefined : [String(cardArgument(values.card, loaded).id)],
      against: await againstArgument(values.against, loaded, { card: values.card, db: values.db }),
    };
    const configuration = configurationOf(wish, loaded.playable, loaded.source);
    if (!configuration.ok) throw new UsageError(configuration.error);
    if (values.seed === undefined) io.err(`Seed ${seed}.\n`);
    if (loaded.left.length > 0 && configuration.value.decks.length === 0)
      io.err(`Left out, since the rules cannot play them as they are now: ${loaded.left.map(({ name }) => plain(name)).join(", ")}.\n`);
    const { answer, seconds, players } = await played(configuration.value, loaded, workers, io);
    if (values.json) io.out(`${jsonText({ ...answer, speed: { seconds, gamesPerSecond: answer.games / seconds, workers: players } })}\n`);
    else io.out(asText(answer, seconds, players, loaded.playable.cards));
    return 0;
  });
}

async function played(
  configuration: Configuration,
  { source, playable, rules }: Loaded,
  workers: number,
  io: LabIo,
): Promise<{ readonly answer: Answer; readonly seconds: number; readonly players: number }> {
  const ready = stageOf(configuration, source, rules);
  if (!ready.ok) throw new Error(ready.error);
  const conduct = new Conduct(configuration, ready.value.plan);
  const carrier = await carrierOf({ configuration, source }, () =>
    threadCarrier({ configuration, source }, { workers, meekly: false, home: HOME }),
  );
  const stop = new AbortController();
  const deaf = io.onInterrupt(() => stop.abort());
  const progress = progressOf(io, configuration.stop.most, "games at most");
  const begun = io.now();
  try {
    let said: string | null = null;
    await carrier.carry(conduct, stop.signal, () => {
      progress.show(conduct.games);
      const words = carrier.told ? troubleOf(carrier.told()) : null;
      if (words !== null && words !== said) io.err(`${words}\n`);
      said = words;
    });
    const seconds = Math.max(io.now() - begun, 1) / 1000;
    const answer = answerOf(configuration, ready.value.plan, conduct.counts, conduct.stoppedBy ?? "a person", playable.cards);
    // Over a queue others play, as many as there were.
    const players = carrier.told?.().workers.filter(({ jobs }) => jobs > 0).length ?? workers;
    return { answer, seconds, players };
  } finally {
    deaf();
    progress.clear();
    await carrier.close();
  }
}

/** What a person at the terminal should know of the machines that play. */
function troubleOf({ trouble, workers }: CarrierTold): string | null {
  if (trouble !== null) return trouble;
  const wrong = workers.flatMap(({ name, words }) => (words === null ? [] : [`Worker ${name}: ${words}.`]));
  if (wrong.length > 0) return wrong.join("\n");
  return workers.length === 0 ? "No worker is playing yet: run “lab worker” with the same ARCOLOGY_QUEUE on one machine or more." : null;
}

function pointsArgument(text: string): number {
  const points = /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(points > 0 && points <= 50)) throw new UsageError(`--within is a number of points from 0.1 to 50, not “${text}”.`);
  return points / 100;
}

function jsonArgument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--options must be JSON; “${text}” is not.`);
  }
}

function cardArgument(text: string, { playable }: Loaded): Card {
  const card = playable.cards.find(({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase());
  if (!card) throw new UsageError(`There is no card “${text}” among those that the game is played with.`);
  return card;
}

async function againstArgument(
  text: string | undefined,
  loaded: Loaded,
  { card, db }: { readonly card: string | undefined; readonly db: string | undefined },
): Promise<Against | undefined> {
  if (text === undefined) return undefined;
  if (text === "blank" || text === "without") return { is: text };
  const number = /^revision (\d{1,6})$/.exec(text)?.[1];
  if (number === undefined) {
    const other = cardArgument(text, loaded);
    return { is: "card", card: other, label: other.name };
  }
  if (card === undefined || db === undefined)
    throw new UsageError("--against “revision N” needs --card, and --db: revisions are in a studio's database.");
  const { openForReading } = await import("../../db/client.ts");
  const { findRevision } = await import("../../db/queries/objects.ts");
  const { cardOfRow } = await import("../../server/card-row.ts");
  const { id, name } = cardArgument(card, loaded);
  const earlier = cardOfRow(findRevision(openForReading(db), "card", id, Number(number))?.value);
  if (!earlier) throw new UsageError(`${name} has no revision ${number} in ${db}.`);
  return { is: "card", card: earlier, label: text };
}

function decksArgument(text: string | undefined, question: string, { source }: Loaded): readonly AskedDeck[] | undefined {
  const all = source.decks.map(({ id, list }) => ({ id, name: list.name, list }));
  if (text === undefined) return undefined;
  const chosen = text.split(",").map((name): { readonly id: string; readonly name: string; readonly list: DeckList } => {
    const deck = all.find(({ id, list }) => id === name.trim() || list.name.toLowerCase() === name.trim().toLowerCase());
    if (!deck) throw new UsageError(`There is no deck “${name.trim()}”. Decks: ${all.map(({ id }) => id).join(", ")}.`);
    return deck;
  });
  const [first] = chosen;
  // Against the field: the deck that is named, then all others.
  const whole = question === "field" && chosen.length === 1 ? [...chosen, ...all.filter(({ id }) => id !== first?.id)] : chosen;
  return whole.map(({ name, list }) => ({ name, list }));
}

const elo = (value: number): string => `${value > 0 ? "+" : ""}${value.toFixed(0)}`;
const often = ({ share, interval }: Often): string =>
  interval ? `${percent(share)} (${percent(interval.low)} … ${percent(interval.high)})` : percent(share);
const points = (share: number): string => `${share > 0 ? "+" : ""}${(share * 100).toFixed(1)}`;

function asText(
  { question, game, games, lines, stoppedBy, warnings, configuration, feel, field, ladder }: Answer,
  seconds: number,
  workers: number,
  cards: readonly Card[],
): string {
  const isDifference = lines[0]?.level === 0;
  const shown = isDifference ? points : percent;
  const sorted = configuration.cards.length > 1 ? lines.toSorted((a, b) => b.estimate - a.estimate) : lines;
  const row = (line: Line) =>
    `  ${plain(line.label).slice(0, 44).padEnd(46)}${line.bot.padEnd(12)}${shown(line.estimate).padStart(8)}   ${`${shown(line.interval.low)} … ${shown(line.interval.high)}`.padEnd(20)}${counted(line.games).padStart(8)}  ${line.games < FEW_GAMES ? "too few games yet" : line.is === "open" ? `not told apart from ${ladder ? percent(line.level) : "level"}` : `${line.is} than ${ladder ? percent(line.level) : "level"} (p ${line.falseDiscovery < 0.001 ? "< 0.001" : line.falseDiscovery.toFixed(3)})`}`;
  const name = (id: string) => cards.find((card) => card.id === id)?.name ?? id;
  return [
    `${titleOf(configuration)} ${game}, from seed ${configuration.seed}: ${plural(games, "game")}, ended by: ${stoppedBy}`,
    "",
    ...(question === "length"
      ? feel.flatMap(({ bot, median }) =>
          median
            ? [
                `Turns of a game, ${bot}: median ${median.median}, 95 of 100 at any moment: ${median.low} … ${median.high}; ${plural(median.n, "game")}`,
              ]
            : [],
        )
      : []),
    `${`${isDifference ? "Difference with it, points of 100" : "Won"}`.padEnd(60)}estimate   95 of 100, at any moment   games`,
    ...sorted.map(row),
    ...(field
      ? [
          "",
          "Rating",
          ...field.map(
            ({ deck, bot, rating, low, high }) =>
              `  ${plain(deck).padEnd(46)}${bot.padEnd(12)}${rating.toFixed(0).padStart(8)}   ${low.toFixed(0)} … ${high.toFixed(0)}`,
          ),
        ]
      : []),
    ...(ladder
      ? [
          "",
          `${"Elo points more than the bot before".padEnd(60)}estimate   95 of 100, at any moment`,
          ...ladder.map(
            ({ from, to, points: more, low, high, short }) =>
              `  ${`${to} than ${from}`.padEnd(58)}${elo(more).padStart(8)}   ${`${elo(low)} … ${elo(high)}`.padEnd(20)}${short === 0 ? `   ${RUNG} or more` : `   its low end is ${short.toFixed(0)} short of ${RUNG}`}`,
          ),
        ]
      : []),
    ...(warnings.length > 0 ? ["", ...warnings.map((warning) => `! ${warning}`)] : []),
    ...feel.flatMap((one) => [
      "",
      `${one.bot}: ${plural(one.games, "game")} as it is`,
      ...one.seats.map(
        ({ seat, share, interval }) =>
          `  ${seat.padEnd(20)}${percent(share).padStart(8)}   ${percent(interval.low)} … ${percent(interval.high)}`,
      ),
      ...one.places.map(
        ({ place, rating, low, high }) => `  place ${place} in turn order, rated by pairs ${elo(rating)}   ${elo(low)} … ${elo(high)}`,
      ),
      ...(one.turns
        ? [
            `  turns: median ${one.turns.median}, 8 of 10 games ${one.turns.tenth} … ${one.turns.ninetieth}, extremes ${one.turns.min} … ${one.turns.max}`,
          ]
        : []),
      ...one.endings.map(({ words, games: count }) => `  ended ${counted(count)} times: ${words}`),
      ...(one.closely.games > 0
        ? [
            `  of ${plural(one.closely.games, "game")} watched closely: ${often(one.closely.single)} of choices had one option, ${often(one.closely.idle)} of turns no choice; lead changes: median ${one.closely.leads?.median ?? 0}`,
            ...(one.neverPlayed.length > 0 ? [`  never played although possible: ${one.neverPlayed.map(name).join(", ")}`] : []),
          ]
        : []),
    ]),
    "",
    `${duration(seconds * 1000)} on ${plural(workers, "worker")}: ${rounded(games / seconds)} games/s`,
    "",
  ].join("\n");
}
