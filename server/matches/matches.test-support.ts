/** What tests of matches share: browsers with a cookie of their own that call the routes, and streams that they read. */
import { expect } from "vitest";
import type { Action } from "../../engine/kernel/choice.ts";
import { below, type Rng } from "../../engine/kernel/rng.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { type MatchMade, type MatchMessage, type MatchView, STREAM_HEADER, type WholeMatchView } from "../../engine/matches/told.ts";
import * as acts from "../api/match-acts.ts";
import * as matches from "../api/matches.ts";
import { type Endpoint, serve } from "../http.ts";
import { type Answer, call } from "../testing.ts";

type Options = {
  readonly method?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A browser: it keeps the cookie that it is given and sends it along. */
export class Browser {
  cookie = "";
  /** What the stream calls itself that need not tell what this browser does. */
  stream: string | undefined;
  /** Every byte that it was sent, in order. */
  readonly heard: string[] = [];

  async ask<P, Q, B>(endpoint: Endpoint<P, Q, B>, options: Options & { readonly query?: string } = {}): Promise<Answer> {
    const { query = "", headers, ...rest } = options;
    const url = `${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => options.params?.[name] ?? "")}${query}`;
    const answer = await call(serve(endpoint), url, {
      method: endpoint.method,
      ...rest,
      headers: { ...headers, ...(this.cookie ? { cookie: this.cookie } : {}) },
    });
    const set = answer.headers.get("set-cookie");
    if (set) this.cookie = set.split(";")[0] ?? "";
    this.heard.push(answer.text);
    return answer;
  }

  async make(body: object): Promise<MatchMade> {
    const answer = await this.ask(matches.createMatch, { body: { game: "san", ...body } });
    expect(answer.status, answer.text).toBe(201);
    return answer.value as MatchMade;
  }

  async view(id: MatchId, query = ""): Promise<WholeMatchView> {
    const answer = await this.ask(matches.readMatch, { params: { id }, query });
    expect(answer.status, answer.text).toBe(200);
    return answer.value as WholeMatchView;
  }

  join(id: MatchId, token: string, name?: string): Promise<Answer> {
    return this.ask(matches.joinMatch, { params: { id }, body: { token, ...(name === undefined ? {} : { name }) } });
  }

  act(endpoint: keyof typeof ACTS, id: MatchId, body: object): Promise<Answer> {
    const headers = this.stream === undefined ? {} : { [STREAM_HEADER]: this.stream };
    return this.ask(ACTS[endpoint] as Endpoint, { params: { id }, body, headers });
  }

  /** Answers what is asked of a player of this browser, with the action at `choose` among those on offer. */
  async answer(view: MatchView, choose: (actions: readonly Action[]) => number): Promise<MatchView> {
    const actions = view.observation.decision?.actions ?? [];
    const answer = await this.act("answers", view.id, {
      as: `p${view.viewer + 1}`,
      base: view.n,
      answers: [actions[choose(actions)]],
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.value as MatchView;
  }
}

const ACTS = {
  answers: acts.answerMatch,
  why: acts.askWhy,
  concede: acts.concedeMatch,
  undo: acts.undoMatch,
  consent: acts.consentMatch,
  comments: acts.commentMatch,
  rules: acts.turnRules,
  edits: acts.editMatch,
  hint: acts.hintMatch,
  advice: acts.adviseMatch,
  fork: matches.forkMatches,
  links: matches.renewLink,
} as const;

export const randomly = (rng: Rng) => (actions: readonly Action[]) => below(rng, actions.length);

/** Two browsers that play each other, the first of them SUN. */
export async function twoBrowsers(
  body: object = {},
): Promise<{ readonly id: MatchId; readonly sun: Browser; readonly star: Browser; readonly token: string }> {
  const [sun, star] = [new Browser(), new Browser()];
  const { id, links } = await sun.make({ seats: [{ who: "here", name: "Ana" }, { who: "link" }], ...body });
  const token = links[0]?.token ?? "";
  expect((await star.join(id, token, "Ben")).status).toBe(200);
  return { id, sun, star, token };
}

/** Plays `choices` choices between two browsers, or to the end. Returns the last views of both. */
export async function playOn(
  id: MatchId,
  browsers: readonly [Browser, Browser],
  choices: number,
  choose: (actions: readonly Action[]) => number,
): Promise<void> {
  for (let i = 0; i < choices; i++) {
    const view = await browsers[0].view(id);
    const asked = view.observation.decision?.player;
    const browser = asked === undefined ? undefined : browsers[asked];
    if (!browser) return;
    await browser.answer(await browser.view(id, `?as=p${(asked ?? 0) + 1}`), choose);
  }
}

/** A stream that a browser reads, message by message. */
export class Streamed {
  readonly messages: { readonly id: string; readonly view: MatchView }[] = [];
  text = "";
  readonly #abort = new AbortController();
  readonly #waiting: { readonly wanted: (view: MatchView) => boolean; readonly done: (view: MatchView) => void }[] = [];

  /** Opens the stream; resolves when its headers are there. */
  static async open(browser: Browser, query = "", headers: Readonly<Record<string, string>> = {}): Promise<Streamed> {
    const stream = new Streamed();
    const request = new Request(`http://localhost/api/matches/stream${query}`, {
      headers: { host: "localhost", cookie: browser.cookie, ...headers },
      signal: stream.#abort.signal,
    });
    const response = await serve(matches.streamMatches)(request);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    void stream.#read(response);
    return stream;
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      this.text += text;
      rest += text;
      const parts = rest.split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) this.#take(part);
    }
  }

  #take(part: string): void {
    const line = (name: string) =>
      part
        .split("\n")
        .find((one) => one.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const data = line("data");
    if (data === undefined || line("event") !== "match") return;
    const { view } = JSON.parse(data) as MatchMessage;
    this.messages.push({ id: line("id") ?? "", view });
    for (const waiting of this.#waiting.splice(0)) {
      if (waiting.wanted(view)) waiting.done(view);
      else this.#waiting.push(waiting);
    }
  }

  /** The next message, or one that came already, with a view that is wanted. */
  until(wanted: (view: MatchView) => boolean): Promise<MatchView> {
    const came = this.messages.find(({ view }) => wanted(view));
    return came ? Promise.resolve(came.view) : new Promise((done) => this.#waiting.push({ wanted, done }));
  }

  close(): void {
    this.#abort.abort();
  }
}
