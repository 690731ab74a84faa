/** `bench`: how fast a game runs on this machine. */
import { setImmediate } from "node:timers/promises";
import { botNamed, followLine, GREEDY, hasLines, SEARCH_NODES, type Sight, searchBot, sightOf } from "../../engine/bots/index.ts";
import { hasLanguage } from "../../engine/games/game.ts";
import { vocabulariesOf } from "../../engine/games/languages.ts";
import type { Measure } from "../../engine/games/measure.ts";
import { type OpenGame, type Playable, type PlayableGame, seatsOf } from "../../engine/games/playable.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import { at, type State } from "../../engine/kernel/state.ts";
import { Playout } from "../../engine/lab/index.ts";
import { compileText, composeLanguage, readText } from "../../engine/language/index.ts";
import { counted, jsonText, rounded } from "../words.ts";
import type { LabIo } from "./lab-arguments.ts";
import {
  answered,
  gameArgument,
  LAB_OPTIONS,
  labArguments,
  loadPlayable,
  optionsArgument,
  type PlaySource,
  seedArgument,
  UsageError,
  wholeNumber,
} from "./lab-arguments.ts";
import { profileOf, profileText } from "./profile.ts";

export const BENCH_USAGE = `bench GAME [--profile BOT] [--seconds N] [--seed S] [--options JSON] [--json] [--content DIR | --db FILE]`;

export const BENCH_HELP = `Measures on one core, in processor time, each figure as the median of five: random play, greedy bots,
choices of a search bot at its standard number of nodes, calls that bots and the table make on a mid-game state, lines of play,
reading the card texts, and figures that only this game has.

  --profile BOT instead, which functions take most of the time while such bots play, in per cent: alone, and with the functions they call
  --seconds N   how long to measure random play, bots and lines of play each, at most 600; default 5. Before it they play for three times as
                long, until they are no longer compiled: a lab goes on for minutes. The rest takes about as long again
  --seed S      the first seed; default 0
  --options J   game options as JSON
  --json        one JSON value; micros are millionths of a second for one call:
                decisionsPerSecond, gamesPerSecond, games, decisionsPerGame, bytesPerDecision (of memory that random play takes for
                a decision and gives back),
                greedyDecisionsPerSecond, searchDecisionsPerSecond, searchGamesPerSecond (of as many choices as a game of greedy
                bots), forkMicros, digestMicros, observeMicros, imagineMicros,
                saveMicros, loadMicros, linesPerSecond (of a search bot; 0 for a game without habits), texts, readMsPer1000Texts,
                compileMsPer1000Texts (when they are read), openMs (all cards),
                own (of what only this game has: id, words, micros, goal)
Ctrl-C ends the current measurement, skips the others and reports.`;

const MOST_SECONDS = 600;
/** Milliseconds between two looks at the clock, and the share of the time of random play that each other figure gets. */
const LOOK = 50;
const SHARE = 0.12;
/** How long calls go on before they are measured, as a share of the time that they are: simple ones; play and reading, whose many functions take long to be compiled. */
const WARM = 0.1;
const WARM_PLAY = 3;
/** How often each figure is measured: the median counts. */
const TIMES = 5;
/** Decisions of a stretch of play whose memory is measured, and how many there are. */
const STRETCH = 20;
const STRETCHES = 2000;
/** From one choice that a search bot is asked to the next. */
const STRIDE = 37;

export type BenchReport = {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly games: number;
  readonly decisionsPerGame: number;
  /** Bytes of memory that random play takes for a decision; they are given back. */
  readonly bytesPerDecision: number;
  /** Choices of bots that look one action ahead, and of a search bot at its standard number of nodes, in positions of games of the former. */
  readonly greedyDecisionsPerSecond: number;
  readonly searchDecisionsPerSecond: number;
  readonly searchGamesPerSecond: number;
  readonly forkMicros: number;
  readonly digestMicros: number;
  readonly observeMicros: number;
  readonly imagineMicros: number;
  readonly saveMicros: number;
  readonly loadMicros: number;
  /** Lines of play, to the end of the next turn, with the states that are imagined for them; 0 for a game whose players have no habits. */
  readonly linesPerSecond: number;
  /** Different texts among the cards. */
  readonly texts: number;
  readonly readMsPer1000Texts: number;
  readonly compileMsPer1000Texts: number;
  readonly openMs: number;
  /** What only this game has, with the most that it should take. */
  readonly own: readonly (Pick<Measure, "id" | "words" | "goal"> & { readonly micros: number })[];
};

/** Runs `bench …`; `argv` begins behind the word `bench`. Answers 0, or 2 when the command or the cards cannot be read. */
export function benchCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, BENCH_USAGE, async () => {
    const { positionals, values } = labArguments(argv, {
      ...LAB_OPTIONS,
      seconds: { type: "string" },
      seed: { type: "string" },
      profile: { type: "string" },
    });
    const game = gameArgument("bench", positionals);
    const seconds = wholeNumber("--seconds", values.seconds ?? "5", 1, MOST_SECONDS);
    const seed = seedArgument(values.seed ?? "0", io);
    const loaded = await loadPlayable(game, values, io);
    const { playable, source, rules } = loaded;
    const options = optionsArgument(values.options, loaded);
    if (values.profile !== undefined) {
      const asked = botNamed(values.profile);
      if (!asked.ok) throw new UsageError(asked.error);
      const profile = await profileOf(playable, asked.value, { seed, options }, seconds * 1000, io);
      io.out(values.json ? `${jsonText({ game, bot: asked.value.name, seconds, seed, ...profile })}\n` : profileText(profile));
      return 0;
    }
    const bench = new Bench(playable, options, seed, io);
    const report = await bench.report(source, rules, seconds * 1000);
    if (values.json) io.out(`${jsonText({ game, seconds, seed, ...report })}\n`);
    else io.out(asText(game, report));
    return 0;
  });
}

class Bench {
  readonly #playable: Playable<PlayableGame>;
  readonly #options: unknown;
  readonly #seed: number;
  readonly #io: LabIo;
  #stopped = false;

  constructor(playable: Playable<PlayableGame>, options: unknown, seed: number, io: LabIo) {
    this.#playable = playable;
    this.#options = options;
    this.#seed = seed;
    this.#io = io;
  }

  /** `ms`: how long random play is measured. */
  async report(source: PlaySource, rules: OpenGame, ms: number): Promise<BenchReport> {
    const deaf = this.#io.onInterrupt(() => {
      this.#stopped = true;
    });
    try {
      const { game } = this.#playable;
      const play = { ...(await this.#randomPlay(ms)), bytesPerDecision: this.#bytesPerDecision(), ...(await this.#botPlay(ms)) };
      const state = this.#midGame();
      const micros = async (call: () => unknown) => (await this.#callMs(call, ms * SHARE)) * 1000;
      const observation = game.observe(state, 0);
      const draws = rngOf(this.#seed);
      const saved = game.save(state);
      return {
        ...play,
        forkMicros: await micros(() => game.fork(state)),
        digestMicros: await micros(() => game.digest(state)),
        observeMicros: await micros(() => game.observe(state, 0)),
        imagineMicros: await micros(() => game.imagine(observation, draws)),
        saveMicros: await micros(() => game.save(state)),
        loadMicros: await micros(() => game.load(saved)),
        linesPerSecond: await this.#linesPerSecond(ms),
        ...(await this.#texts(source, ms * SHARE)),
        openMs: await this.#callMs(() => rules(source), ms * SHARE),
        own: await this.#own(ms * SHARE),
      };
    } finally {
      deaf();
    }
  }

  /** Reading the different texts of the cards, and compiling what was read; 0 for a game without a language. */
  async #texts(
    { cards, keywords }: PlaySource,
    ms: number,
  ): Promise<Pick<BenchReport, "texts" | "readMsPer1000Texts" | "compileMsPer1000Texts">> {
    const { id } = this.#playable;
    const texts = [...new Set(cards.map(({ text }) => text).filter((text) => /\S/.test(text)))];
    const language = hasLanguage(id) ? composeLanguage(vocabulariesOf(id, keywords), { proven: true }) : undefined;
    if (!language?.ok || texts.length === 0) return { texts: texts.length, readMsPer1000Texts: 0, compileMsPer1000Texts: 0 };
    const { value } = language;
    const readings = texts.map((text) => readText(value, text));
    const per1000 = async <T>(items: readonly T[], call: (item: T) => unknown) => {
      const all = () => {
        for (const item of items) call(item);
      };
      return ((await this.#callMs(all, ms, WARM_PLAY)) / items.length) * 1000;
    };
    return {
      texts: texts.length,
      readMsPer1000Texts: await per1000(texts, (text) => readText(value, text)),
      compileMsPer1000Texts: await per1000(readings, (reading) => compileText(value, reading)),
    };
  }

  /** What the game alone wants to have measured. */
  async #own(ms: number): Promise<BenchReport["own"]> {
    const own: BenchReport["own"][number][] = [];
    for (const { id, words, goal, prepare } of this.#playable.measures ?? []) {
      const { each, call } = prepare(rngOf(this.#seed));
      own.push({ id, words, goal, micros: ((await this.#callMs(call, ms)) / each) * 1000 });
    }
    return own;
  }

  /** Games of random choices, one after the other, as bulk play has them: nobody listens, nothing is forked. */
  async #randomPlay(ms: number): Promise<Pick<BenchReport, "decisionsPerSecond" | "gamesPerSecond" | "games" | "decisionsPerGame">> {
    const { game } = this.#playable;
    const choices = rngOf(this.#seed);
    let [games, decisions] = [0, 0];
    const perGame = await this.#callMs(
      () => {
        const state = game.start({ seed: this.#seed + games }, this.#options);
        for (let offers = game.offers(state); offers > 0; offers = game.offers(state)) game.applyAt(state, below(choices, offers));
        games++;
        decisions += state.decisions;
      },
      ms,
      WARM_PLAY,
    );
    return {
      decisionsPerSecond: (decisions / games / perGame) * 1000,
      gamesPerSecond: 1000 / perGame,
      games,
      decisionsPerGame: decisions / games,
    };
  }

  /** Memory that grows by random play, from short stretches: those in which memory was given back do not count. */
  #bytesPerDecision(): number {
    const { game } = this.#playable;
    const choices = rngOf(this.#seed);
    const found: number[] = [];
    let state = game.start({ seed: this.#seed }, this.#options);
    for (let stretch = 0; stretch < STRETCHES && !this.#stopped; stretch++) {
      const before = this.#io.heap();
      let decisions = 0;
      for (; decisions < STRETCH; decisions++) {
        const offers = game.offers(state);
        if (offers === 0) break;
        game.applyAt(state, below(choices, offers));
      }
      const grown = this.#io.heap() - before;
      if (grown >= 0 && decisions === STRETCH) found.push(grown / decisions);
      if (decisions < STRETCH) state = game.start({ seed: this.#seed + stretch }, this.#options);
    }
    return found.length === 0 ? 0 : median(found);
  }

  /** Choices of bots: games of greedy ones, then what a search bot would have chosen in their positions. */
  async #botPlay(ms: number): Promise<Pick<BenchReport, "greedyDecisionsPerSecond" | "searchDecisionsPerSecond" | "searchGamesPerSecond">> {
    let games = 0;
    const begin = () => {
      const bots = seatsOf(this.#playable, this.#options).map(() => GREEDY);
      return new Playout(this.#playable, bots, { seed: this.#seed + games++, options: this.#options });
    };
    let playout = begin();
    const greedyMs = await this.#callMs(
      () => {
        while (!playout.step()) playout = begin();
      },
      ms,
      WARM_PLAY,
    );
    const sights = this.#choices();
    const search = searchBot(SEARCH_NODES);
    const draws = rngOf(this.#seed);
    let asked = 0;
    // A prime stride: the choices come from all parts of the game, however few are measured.
    const searchMs = await this.#callMs(() => search.choose(at(sights, (asked++ * STRIDE) % sights.length), draws), ms);
    return {
      greedyDecisionsPerSecond: 1000 / greedyMs,
      searchDecisionsPerSecond: 1000 / searchMs,
      searchGamesPerSecond: 1000 / searchMs / sights.length,
    };
  }

  /** Lines of play as a search bot follows them: at one choice of a game after the other each action that is worth looking at, in the same imagined state. */
  async #linesPerSecond(ms: number): Promise<number> {
    const sights = this.#choices().filter(hasLines);
    if (sights.length === 0) return 0;
    const draws = rngOf(this.#seed);
    let [choices, lines] = [0, 0];
    const perChoice = await this.#callMs(() => {
      const sight = at(sights, choices++ % sights.length);
      const world = sight.imagine(draws);
      for (const action of sight.tries()) {
        followLine(sight, world, action);
        lines++;
      }
    }, ms);
    return (lines / choices / perChoice) * 1000;
  }

  /** The choices of a game of bots that look one action ahead, as whoever chooses sees them. */
  #choices(): Sight[] {
    const { game } = this.#playable;
    const bots = seatsOf(this.#playable, this.#options).map(() => GREEDY);
    const playout = new Playout(this.#playable, bots, { seed: this.#seed, options: this.#options });
    const sights: Sight[] = [];
    do {
      const sight = sightOf(this.#playable, game.fork(playout.state), game.decision(playout.state)?.player ?? 0);
      if (sight.offers > 1 && sight.tries().length > 1) sights.push(sight);
    } while (playout.step());
    return sights;
  }

  /** A state halfway through a game of random choices. */
  #midGame(): State {
    const { game } = this.#playable;
    const play = (most: number) => {
      const choices = rngOf(this.#seed);
      const state = game.start({ seed: this.#seed }, this.#options);
      for (let offers = game.offers(state); offers > 0 && state.decisions < most; offers = game.offers(state))
        game.applyAt(state, below(choices, offers));
      return state;
    };
    return play(Math.floor(play(Number.POSITIVE_INFINITY).decisions / 2));
  }

  /** Milliseconds of processor time that one call takes: the median of five times that calls go on for a fifth of `ms`, after a share of it to get warm. */
  async #callMs(call: () => unknown, ms: number, warm = WARM): Promise<number> {
    await this.#calls(call, ms * warm);
    const times: number[] = [];
    for (let i = 0; i < TIMES && (times.length === 0 || !this.#stopped); i++) times.push(await this.#calls(call, ms / TIMES));
    return median(times);
  }

  /** Milliseconds of processor time that one call takes, from calls for about `ms`, at least one. */
  async #calls(call: () => unknown, ms: number): Promise<number> {
    const { busy } = this.#io;
    let [calls, spent, batch] = [0, 0, 1];
    do {
      const begun = busy();
      for (let i = 0; i < batch; i++) call();
      spent += busy() - begun;
      calls += batch;
      batch = Math.min(batch * 2, Math.max(1, Math.round((calls * LOOK) / Math.max(spent, 0.001))));
      // Lets the process hear that somebody wants to stop.
      await setImmediate();
    } while (spent < ms && !this.#stopped);
    return spent / calls;
  }
}

const median = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );

function asText(game: string, report: BenchReport): string {
  const line = (name: string, value: number, unit: string) => `  ${name.padEnd(30)}${rounded(value).padStart(12)} ${unit}`;
  return [
    `${game}, on one core`,
    line("decisions of random play", report.decisionsPerSecond, "per second"),
    line("games of random play", report.gamesPerSecond, `per second, of ${rounded(report.decisionsPerGame)} decisions each`),
    line("memory for a decision", report.bytesPerDecision, "bytes"),
    line("decisions of greedy bots", report.greedyDecisionsPerSecond, "per second"),
    line(`decisions of search:${SEARCH_NODES}`, report.searchDecisionsPerSecond, "per second"),
    line(`games of search:${SEARCH_NODES}`, report.searchGamesPerSecond, "per second"),
    line("fork", report.forkMicros, "µs"),
    line("digest", report.digestMicros, "µs"),
    line("observe", report.observeMicros, "µs"),
    line("imagine", report.imagineMicros, "µs"),
    line("save", report.saveMicros, "µs"),
    line("load", report.loadMicros, "µs"),
    line("lines of play", report.linesPerSecond, "per second"),
    line("read 1,000 texts", report.readMsPer1000Texts, `ms, of ${counted(report.texts)} different ones`),
    line("compile 1,000 texts", report.compileMsPer1000Texts, "ms, when they are read"),
    line("open with all cards", report.openMs, "ms"),
    ...report.own.map(({ words, micros, goal }) => `${line(words, micros, "µs")}; the goal is ${counted(goal)}`),
    "",
  ].join("\n");
}
