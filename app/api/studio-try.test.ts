/** From the last key to a card on the table, and from the table to a scenario of the card. */
import { afterAll, describe, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { listUnsaid } from "../../db/queries/unsaid.ts";
import type { ApiError, CardHistory } from "../../engine/cards/library.ts";
import { stateWords } from "../../engine/cards/reading.ts";
import type { CardScenario } from "../../engine/cards/work.ts";
import type { ContentTold, MatchMade, MatchView } from "../../engine/matches/told.ts";
import * as cards from "../../server/api/cards.ts";
import * as acts from "../../server/api/match-acts.ts";
import * as matches from "../../server/api/matches.ts";
import * as studio from "../../server/api/studio-cards.ts";
import * as trials from "../../server/api/trials.ts";
import { serve } from "../../server/http.ts";
import { type Answer, call, openStudio } from "../../server/testing.ts";
import { withoutRules } from "../../tests/without-rules.ts";

afterAll(openStudio());

let cookie = "";
type Handler = Parameters<typeof call>[0];
async function send(handler: Handler, params: Record<string, string>, body?: unknown, query = ""): Promise<Answer> {
  const answer = await call(handler, `/x${query}`, {
    method: body === undefined ? "GET" : "POST",
    params,
    ...(body === undefined ? {} : { body }),
    headers: cookie ? { cookie } : {},
  });
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  return answer;
}
const create = async (game: string, card: object) => ((await send(serve(studio.createCard), { game }, { card })).value as CardHistory).card;
const at = (id: string) => ({ game: id.split("/")[0] ?? "", slug: id.split("/")[1] ?? "" });
const tryIt = (id: string) => send(serve(trials.tryCard), at(id), { bot: "random" });
const view = async (id: string) => (await send(serve(matches.readMatch), { id })).value as MatchView;
const errorOf = (answer: Answer) => (answer.value as ApiError).error;

/** The action of whoever chooses that names a card. */
function naming({ observation, asked }: MatchView, name: string): unknown {
  const i = asked?.words?.findIndex((words) => words.includes(name)) ?? -1;
  return (observation.decision as { actions?: readonly unknown[] } | undefined)?.actions?.[i];
}

const act = (id: string, base: number, action: unknown) => send(serve(acts.answerMatch), { id }, { base, answers: [action] });
const scenarios = async (id: string) =>
  ((await send(serve(trials.listScenarios), at(id))).value as { scenarios: CardScenario[] }).scenarios;
const head = async (id: string) => ((await send(serve(cards.readCard), at(id))).value as CardHistory).card;
const state = async (id: string) => (await head(id)).state;

describe.each([
  ["san", { kind: "hacking", name: "Tried Hack", text: "Gain 2 Hacking.", fields: { cost: 3, crossing: 3, revenue: 1 } }],
  [
    "megacorp",
    {
      kind: "event",
      name: "Tried Event",
      text: "Gain 3M. Destroy target #Human character.",
      fields: { valuation: 4, traitCost: { BQ: 3 } },
    },
  ],
] as const)("a new card of %s", (game, given) => {
  test("is on offer at once, is played, taken back, and saved as a scenario that follows the card", async () => {
    const card = await create(game, given);
    expect(await state(card.id)).toBe("unverified");
    const made = await tryIt(card.id);
    expect(made.status, made.text).toBe(201);
    const { id } = made.value as MatchMade;
    const first = await view(id);
    const action = naming(first, card.name);
    expect(action, JSON.stringify(first.asked)).toBeDefined();
    expect((await act(id, 1, action)).status).toBe(200);
    expect((await send(serve(acts.undoMatch), { id }, { base: 2, to: 0 })).status).toBe(200);
    expect(naming(await view(id), card.name)).toEqual(action);
    expect((await act(id, 3, action)).status).toBe(200);
    const saved = await send(serve(trials.saveScenario), at(card.id), { match: id, name: "It does what it says", author: "Ana" });
    expect(saved.status, saved.text).toBe(201);
    expect(saved.value).toMatchObject({ name: "It does what it says", passes: true, author: "Ana" });
    expect(await state(card.id)).toBe("plays");
    const part = { from: 0, to: (await view(id)).n, facts: [0] };
    const wish = { match: id, name: "A part of a match", author: "", part };
    expect((await send(serve(trials.saveScenario), at(card.id), wish)).value).toMatchObject({ passes: true });
    const other = await send(serve(trials.saveScenario), at(card.id), { ...wish, part: { ...part, to: 0 } });
    expect([other.status, errorOf(other).code]).toEqual([409, "cannot-record"]);
    const { revision: _r, state: _s, reading: _g, seen: _w, archived: _a, ...own } = card;
    await send(serve(studio.saveRevision), at(card.id), { base: 1, card: { ...own, kind: card.kind, text: "Draw 1 card." } });
    expect(stateWords(await head(card.id))).toBe("plays, not all of its 2 scenarios pass");
    await scenarios(card.id);
    await send(serve(studio.saveRevision), at(card.id), { base: 2, card: { ...own, text: "Frobnicate." } });
    expect(await scenarios(card.id)).toMatchObject([
      { passes: false, reason: expect.stringMatching(/\.$/) },
      { passes: false, reason: expect.stringMatching(/\.$/) },
    ]);
    expect(await state(card.id)).toBe("draft");
    const gameId = card.game as "san" | "megacorp";
    expect(listUnsaid(db(), gameId).map(({ sentence, author }) => [sentence, author])).toEqual([["Frobnicate.", ""]]);
    const [one] = await scenarios(card.id);
    expect((await send(serve(trials.restoreScenario), { id: one?.id ?? "" }, {})).status).toBe(200);
  });
});

test("of a text that is not understood as a whole, what is understood runs; the rest is told", async () => {
  const card = await create("megacorp", {
    kind: "event",
    name: "Half Said",
    text: "Frobnicate the river. Gain 3M.",
    fields: { valuation: 1 },
  });
  expect(card.state).toBe("draft");
  const made = await tryIt(card.id);
  expect(made.status, made.text).toBe(201);
  const first = await view((made.value as MatchMade).id);
  expect(naming(first, card.name)).toBeDefined();
  const told = (await send(serve(matches.readContent), { hash: first.content })).value as ContentTold;
  expect(told.byHand).toEqual({ card: card.id, sentences: ["Frobnicate the river."] });
  expect(told.cards.find(({ id }) => id === card.id)?.text).toBe("Gain 3M.");
  // Nobody else is dealt it, and a match that is opened again has the same card.
  expect((await head(card.id)).text).toBe("Frobnicate the river. Gain 3M.");
});

describe("what cannot be tried says why", () => {
  test.each([
    ["a card against the rules", "megacorp", { kind: "event", name: "Green", fields: { back: "green" } }, "green back cannot be an Event"],
    ["a Virus", "san", { kind: "virus", name: "Wall", fields: { virus: 5, spaces: 2, corporation: "sun" } }, "Virus"],
  ])("%s", async (_what, game, given, reason) => {
    const answer = await tryIt((await create(game, given)).id);
    expect([answer.status, errorOf(answer).code]).toEqual([409, "cannot-play"]);
    expect(errorOf(answer).message).toContain(reason);
  });
  describe("a card of a game without rules", () => {
    withoutRules("corp");
    test("runner", async () => {
      const answer = await tryIt((await create("corp", { kind: "runner", name: "Ghost" })).id);
      expect([answer.status, errorOf(answer).code]).toEqual([409, "cannot-play"]);
      expect(errorOf(answer).message).toContain("s rules do not run yet");
    });
  });
  test("no match, and a match that began otherwise, are no scenario", async () => {
    const none = await send(serve(trials.saveScenario), at("san/bagman"), { match: "a".repeat(20), name: "x" });
    expect([none.status, errorOf(none).code]).toEqual([404, "no-match"]);
    const seats = [
      { who: "here", name: "" },
      { who: "here", name: "" },
    ];
    const other = (await send(serve(matches.createMatch), {}, { game: "san", seats })).value as MatchMade;
    const answer = await send(serve(trials.saveScenario), at("san/bagman"), { match: other.id, name: "x" });
    expect([answer.status, errorOf(answer).message]).toEqual([409, expect.stringContaining("did not start as a trial")]);
  });
});
