/** Matches over real HTTP: the cookie, the stream and the bots' threads as the built studio has them, and a studio that is killed. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import type { MatchMade, MatchMessage, MatchSummary, MatchView } from "../../engine/matches/told.ts";
import { type Studio, serveStudio } from "../serve.ts";
import { atGates } from "../size.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await serveStudio({ seeded: inject("seeded") });
});
afterAll(() => studio.stop());

/** A browser without pages: its cookie, its requests, its stream. */
class Person {
  #cookie = "";

  async fetch(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const response = await fetch(`${studio.url}${path}`, {
      method: body ? "POST" : "GET",
      headers: { ...(body ? { "content-type": "application/json" } : {}), ...(this.#cookie ? { cookie: this.#cookie } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    this.#cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    return response;
  }

  async ask<T>(path: string, body?: object): Promise<T> {
    const response = await this.fetch(path, body);
    const text = await response.text();
    expect(response.ok, text).toBe(true);
    return JSON.parse(text) as T;
  }

  /** Reads the stream until a message is wanted; returns it with its id. */
  async until(query: string, wanted: (view: MatchView) => boolean, known = ""): Promise<{ readonly view: MatchView; readonly id: string }> {
    const response = await this.fetch(`/api/matches/stream${query}`, undefined, {
      "accept-encoding": "gzip, br",
      ...(known ? { "last-event-id": known } : {}),
    });
    expect([response.headers.get("content-type"), response.headers.get("content-encoding")]).toEqual([
      "text/event-stream; charset=utf-8",
      null,
    ]);
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of response.body ?? []) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) {
        const line = (name: string) =>
          part
            .split("\n")
            .find((one) => one.startsWith(`${name}: `))
            ?.slice(name.length + 2) ?? "";
        if (line("event") !== "match") continue;
        const { view } = JSON.parse(line("data")) as MatchMessage;
        if (wanted(view)) return { view, id: line("id") };
      }
    }
    throw new Error("The stream ended");
  }
}

const rng = rngOf(11);
const answer = (person: Person, { id, n, viewer, observation }: MatchView) => {
  const actions = observation.decision?.actions ?? [];
  return person.ask<MatchView>(`/api/matches/${id}/answers`, {
    as: `p${viewer + 1}`,
    base: n,
    answers: [actions[below(rng, actions.length)]],
  });
};

test("two people play each other through the stream; the studio is killed in between, and both go on", async () => {
  const people = [new Person(), new Person()] as const;
  const { id, links } = await people[0].ask<MatchMade>("/api/matches", { game: "san", seats: [{ who: "here" }, { who: "link" }] });
  await people[1].ask(`/api/matches/${id}/join`, { token: links[0]?.token, name: "Ben" });
  let known = "";
  for (let i = 0; i < 10; i++) {
    const { view } = await people[0].until("", (one) => one.id === id && one.n === i, known);
    const asked = view.observation.decision?.player === 1 ? 1 : 0;
    const mine = await people[asked].until("", (one) => one.id === id && one.n === i);
    await answer(people[asked], mine.view);
    const heard = await people[1 - asked]?.until("", (one) => one.n === i + 1);
    expect(heard?.view.viewer).toBe(1 - asked);
    known = (await people[0].until("", (one) => one.n === i + 1)).id;
    if (i === 4) {
      await studio.kill();
      await studio.start();
    }
  }
  const [mine] = (await people[1].ask<{ matches: MatchSummary[] }>("/api/matches")).matches;
  expect([mine?.id, mine?.n, mine?.seats.map(({ name }) => name)]).toEqual([id, 10, ["", "Ben"]]);
});

atGates("a bot answers from its thread, and goes on by itself after a kill", async () => {
  const person = new Person();
  const seats = [
    { who: "bot", bot: "greedy" },
    { who: "bot", bot: "random" },
  ];
  const { id } = await person.ask<MatchMade>("/api/matches", { game: "san", seats, options: { turnLimit: 20 } });
  const { view } = await person.until(`?watch=${id}`, ({ n }) => n >= 5);
  expect(view.viewer).toBe(-1);
  await studio.kill();
  await studio.start();
  const after = await person.until(`?watch=${id}`, ({ outcome }) => outcome !== undefined);
  // At its end already where the machine was slower to look than the bots to play.
  expect(after.view.n).toBeGreaterThanOrEqual(view.n);
  expect(after.view.diverged).toBeUndefined();
});
