/** How fast matches are played over HTTP: alone, while 50 matches of two bots go on, and how long a long match takes to open, to go back in, to look back at. */
import { below, rngOf } from "../../engine/kernel/rng.ts";
import { type MatchMade, type MatchMessage, type MatchView, STREAM_HEADER } from "../../engine/matches/told.ts";
import { type Studio, serveStudio } from "../serve.ts";
import { spread } from "./figures.ts";

const CHOICES = 120;
const BOT_MATCHES = 50;
/** Matches without think time side by side; the goal is for the last: 600 answers a second, or 95 of 100 answered within 100 ms. */
const CROWDS = [1, 25, 60];
const CROWD_MS = 10_000;
/** Choices of long matches, if they do not end before: goals are set for the first of these. The first of them at random, then nothing is done where that is possible, so that it goes on. */
const LONG = [1_000, 2_000];
const AT_RANDOM = 30;
const IDLE: ReadonlySet<string> = new Set(["pass", "done", "keep", "do not bid", "sell nothing"]);
/** What the stream of each browser calls itself: what it does is told by the answer, as to a page. */
const STREAM = "bench";
const HERE = { who: "here" };
const LINK = { who: "link" };
const SEATS = [HERE, HERE, HERE, HERE];
const DECKS = ["testament", "skyline-takeover", "the-last-page", "apex-predators"];
const bot = (name: string) => ({ who: "bot", bot: name });

/** A browser: cookie and requests. */
class Person {
  readonly #url: string;
  #cookie = "";

  constructor(url: string) {
    this.#url = url;
  }

  async ask<T>(path: string, body?: object): Promise<T> {
    const response = await this.fetch(path, body);
    const value = (await response.json()) as T;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async fetch(path: string, body?: object): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        [STREAM_HEADER]: STREAM,
        ...(body ? { "content-type": "application/json" } : {}),
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    this.#cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    return response;
  }
}

/** Hears a stream: calls `heard` with every view. */
async function hear(person: Person, id: string, heard: (view: MatchView) => void, over: () => boolean = () => false): Promise<void> {
  const response = await person.fetch(`/api/matches/stream?name=${STREAM}&watch=${id}`);
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body ?? []) {
    if (over()) return;
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const lines = part.split("\n");
      const data = lines.includes("event: match") ? lines.find((line) => line.startsWith("data: ")) : undefined;
      if (data) heard((JSON.parse(data.slice(6)) as MatchMessage).view);
    }
  }
}

/** Two browsers play each other: milliseconds from an answer to its answer, and until the other browser has heard. */
export async function played(url: string): Promise<{ readonly answered: object; readonly heard: object; readonly bytes: object }> {
  const people = [new Person(url), new Person(url)] as const;
  const { id, links } = await people[0].ask<MatchMade>("/api/matches", { game: "san", seats: [HERE, LINK] });
  await people[1].ask(`/api/matches/${id}/join`, { token: links[0]?.token });
  const waiting = new Map<string, (at: number) => void>();
  for (const [player, person] of people.entries())
    void hear(person, id, ({ n }) => waiting.get(`${player} ${n}`)?.(performance.now())).catch(() => undefined);
  const [answered, heard, bytes]: [number[], number[], number[]] = [[], [], []];
  const rng = rngOf(1);
  for (let i = 0; i < CHOICES; i++) {
    const view = await people[0].ask<MatchView>(`/api/matches/${id}`);
    const asked = view.observation.decision?.player;
    const person = asked === undefined ? undefined : people[asked];
    const other = 1 - (asked ?? 0);
    if (!person) break;
    const mine = await person.ask<MatchView>(`/api/matches/${id}`);
    bytes.push(JSON.stringify(mine).length);
    const actions = mine.observation.decision?.actions ?? [];
    const there = new Promise<number>((done) => waiting.set(`${other} ${mine.n + 1}`, done));
    const begun = performance.now();
    await person.ask(`/api/matches/${id}/answers`, { base: mine.n, answers: [actions[below(rng, actions.length)]] });
    answered.push(performance.now() - begun);
    heard.push((await there) - begun);
  }
  return { answered: spread(answered), heard: spread(heard), bytes: spread(bytes) };
}

/**
 * Matches of two browsers that answer as soon as they hear that they are asked: answers a second, and milliseconds from an answer to its answer. Where one is over the
 * next begins, so that there are always as many. The browsers are this process, on the same cores; `processorMs` is what an answer costs the server with all that
 * comes of it, which is comparable where other work disturbs the clock.
 */
export async function crowd(
  { url, processorMs }: Pick<Studio, "url" | "processorMs">,
  matches: number,
  ms: number,
  warmUpMs = ms / 3,
): Promise<object> {
  const answered: number[] = [];
  let [counts, over] = [false, false];
  const failed = new Map<string, number>();
  const play = async (seed: number): Promise<() => Promise<void>> => {
    const people = [new Person(url), new Person(url)] as const;
    const { id, links } = await people[0].ask<MatchMade>("/api/matches", { game: "megacorp", seats: [HERE, LINK] });
    await people[1].ask(`/api/matches/${id}/join`, { token: links[0]?.token });
    const rng = rngOf(seed);
    const done: number[] = [-1, -1];
    let end = (): void => undefined;
    const ended = new Promise<void>((settled) => {
      end = settled;
    });
    await Promise.all(
      people.map(async (person, player) => {
        const act = async (view: MatchView): Promise<void> => {
          if (view.outcome || over) end();
          const actions = view.observation.decision?.actions ?? [];
          if (
            over ||
            view.viewer !== player ||
            view.observation.decision?.player !== player ||
            view.n <= (done[player] ?? 0) ||
            actions.length === 0
          )
            return;
          done[player] = view.n;
          const begun = performance.now();
          const response = await person.fetch(`/api/matches/${id}/answers`, {
            base: view.n,
            answers: [actions[below(rng, actions.length)]],
          });
          const next = (await response.json()) as MatchView;
          if (counts) answered.push(performance.now() - begun);
          if (response.ok) await act(next);
          else failed.set(String(response.status), (failed.get(String(response.status)) ?? 0) + 1);
        };
        void hear(
          person,
          id,
          (view) => void act(view).catch(() => undefined),
          () => over,
        ).catch(() => undefined);
      }),
    );
    return () => ended;
  };
  const goOn = async (seed: number, ended: () => Promise<void>): Promise<void> => {
    await ended();
    if (!over) await goOn(seed + matches, await play(seed + matches));
  };
  for (let i = 0; i < matches; i++) void goOn(i + 1, await play(i + 1)).catch(() => undefined);
  await new Promise((later) => setTimeout(later, warmUpMs));
  counts = true;
  const begun = performance.now();
  const usedBefore = processorMs();
  await new Promise((later) => setTimeout(later, ms));
  const seconds = (performance.now() - begun) / 1000;
  const used = (processorMs() ?? Number.NaN) - (usedBefore ?? Number.NaN);
  over = true;
  return {
    matches,
    seconds: Math.round(seconds),
    perSecond: Math.round(answered.length / seconds),
    answerMs: spread(answered),
    ...(Number.isNaN(used) ? {} : { processorMs: Math.round((used / answered.length) * 100) / 100 }),
    ...(failed.size > 0 ? { failed: Object.fromEntries(failed) } : {}),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return Math.round((performance.now() - begun) * 10) / 10;
}

/** A match of four with so many choices: milliseconds to open it after a start of the studio, with its timeline, to look back, to play on from a moment, to take back. */
async function long(studio: Studio, choices: number): Promise<object> {
  const person = new Person(studio.url);
  const { id } = await person.ask<MatchMade>("/api/matches", { game: "megacorp", seats: SEATS, seed: 1, options: { decks: DECKS } });
  const rng = rngOf(3);
  let view = await person.ask<MatchView>(`/api/matches/${id}`);
  while (!view.outcome && view.n < choices) {
    const actions = view.observation.decision?.actions ?? [];
    const idle = actions.findIndex(({ kind }) => IDLE.has(kind));
    const action = actions[idle < 0 || view.n < AT_RANDOM ? below(rng, actions.length) : idle];
    await person.ask(`/api/matches/${id}/answers`, { as: `p${view.viewer + 1}`, base: view.n, answers: [action] });
    view = await person.ask<MatchView>(`/api/matches/${id}?since=${view.n}`);
  }
  await studio.kill();
  await studio.start();
  await person.ask("/api/matches");
  const open = await timed(() => person.ask(`/api/matches/${id}`));
  const timeline = await timed(() => person.ask(`/api/matches/${id}/timeline`));
  const again = await timed(() => person.ask(`/api/matches/${id}`));
  const back: number[] = [];
  for (let i = 0; i < 30; i++) back.push(await timed(() => person.ask(`/api/matches/${id}?at=${below(rng, view.n)}&since=${view.n}`)));
  const fork: number[] = [];
  for (let i = 0; i < 20; i++) fork.push(await timed(() => person.ask(`/api/matches/${id}/fork`, { n: below(rng, view.n), seats: SEATS })));
  const undo: number[] = [];
  for (let i = 0; i < 20; i++) {
    const { n } = await person.ask<MatchView>(`/api/matches/${id}?since=${view.n}`);
    undo.push(await timed(() => person.ask(`/api/matches/${id}/undo`, { base: n })));
  }
  return {
    choices: view.n,
    openMs: open,
    timelineMs: timeline,
    openAgainMs: again,
    lookBackMs: spread(back),
    forkMs: spread(fork),
    undoMs: spread(undo),
  };
}

/** All figures in milliseconds and bytes; medians and percentiles of one run. */
export async function benchMatches(): Promise<object> {
  const studio = await serveStudio();
  try {
    const alone = await played(studio.url);
    const matches: object[] = [];
    for (const choices of LONG) {
      console.error(`[bench] matches: one of ${choices} choices`);
      matches.push(await long(studio, choices));
    }
    const crowds: object[] = [];
    for (const matches of CROWDS) {
      console.error(`[bench] matches: ${matches} without think time`);
      crowds.push(await crowd(studio, matches, CROWD_MS));
    }
    console.error(`[bench] matches: beside ${BOT_MATCHES} of two bots`);
    const host = new Person(studio.url);
    for (let i = 0; i < BOT_MATCHES; i++) await host.ask("/api/matches", { game: "san", seats: [bot("greedy"), bot("greedy")] });
    return { alone, matches, crowds, besideBots: { matches: BOT_MATCHES, ...(await played(studio.url)) } };
  } finally {
    await studio.stop();
  }
}
