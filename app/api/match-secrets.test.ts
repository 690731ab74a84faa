/** Every byte that a browser is sent of a match, while what it may not know is dealt anew. */
import { afterAll, describe, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { PLAYABLE, type PlayableGame } from "../../engine/games/playable.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import { SPECTATOR } from "../../engine/kernel/state.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchView } from "../../engine/matches/told.ts";
import * as scenarios from "../../server/api/match-scenarios.ts";
import * as api from "../../server/api/matches.ts";
import { announce } from "../../server/matches/live.ts";
import { Browser, Streamed, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { forget, type Table, tableOf } from "../../server/matches/table.ts";
import { dismissThinkers } from "../../server/matches/thinkers.ts";
import { openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissThinkers();
  close();
});

type World = { readonly id: MatchId; readonly sun: Browser; readonly star: Browser; readonly watcher: Browser };
const STAR = 1;

/** Three matches of a game that are the same but for their ids. */
async function worldsOf(game: PlayableGame): Promise<readonly [World, World, World]> {
  const world = async (): Promise<World> => ({ ...(await twoBrowsers({ game, lists: "open" })), watcher: new Browser() });
  const worlds = [await world(), await world(), await world()] as const;
  db().$client.prepare("update matches set seed = 20260101").run();
  for (const { id } of worlds) forget(id);
  return worlds;
}

function table({ id }: World): Table {
  const found = tableOf(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

/** Puts another state into the memory of a match. */
const suppose = (world: World, state: object) => void Object.assign(table(world).play.state, state);

/** Where two texts differ, with what stands around it; undefined if they do not. */
function difference(a: string, b: string): readonly [string, string] | undefined {
  if (a === b) return undefined;
  let at = 0;
  while (a[at] === b[at]) at++;
  return [a.slice(Math.max(0, at - 150), at + 50), b.slice(Math.max(0, at - 150), at + 50)];
}

/** What differs by design: ids and times. */
const plain = (world: World, text: string) => text.replaceAll(world.id, "ID").replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");

/** A text without the turns and phases of moments. */
const withoutClock = (text: string) => text.replaceAll(/"turn":\d+,"phase":\d+/g, "CLOCK");

/** Everything that a browser can be sent about a match at a moment, refusals too. */
async function sent(world: World, who: "star" | "watcher"): Promise<string> {
  const { id } = world;
  const browser = world[who];
  const before = browser.heard.length;
  const view = await browser.view(id);
  await browser.ask(api.readLog, { params: { id } });
  await browser.ask(api.readTimeline, { params: { id } });
  await browser.ask(api.readMatch, { params: { id }, query: "?as=public" });
  await browser.ask(api.readMatch, { params: { id }, query: "?form=page" });
  await browser.ask(api.readMatch, { params: { id }, query: `?at=${Math.max(0, view.n - 3)}` });
  for (const as of ["p1", "p2"]) {
    await browser.act("answers", id, { as, base: view.n, answers: [{ kind: "nothing" }] });
    await browser.act("answers", id, { as, base: Math.max(0, view.n - 1), answers: [{ kind: "nothing" }] });
    for (let card = 0; card < view.observation.card.length; card += 13) await browser.act("why", id, { as, about: { card } });
    const leads = view.asked?.choices?.find((choice) => choice.leads);
    const about = { ...leads?.leads?.options[0]?.action, x: 1, y: 9 };
    if (leads) await browser.act("why", id, { as, about, after: leads.action });
    await browser.act("edits", id, { as, base: view.n, changes: [{ kind: "shuffle", place: 0 }] });
    await browser.act("hint", id, { as });
    await browser.act("advice", id, { as, bot: "greedy" });
  }
  const from = { from: Math.max(0, view.n - 3), to: view.n };
  await browser.ask(scenarios.draftScenario, { params: { id }, body: from });
  await browser.ask(scenarios.saveScenario, { params: { id }, body: { ...from, name: "What was hidden", facts: [0] } });
  await browser.ask(api.exportRecord, { params: { id } });
  await browser.act("fork", id, { n: from.from, seats: [{ who: "here" }, { who: "here" }] });
  await browser.ask(api.readMatch, { params: { id }, query: "?as=p1" });
  await browser.ask(api.readMatch, { params: { id }, query: "?as=all" });
  const stream = await Streamed.open(browser, `?watch=${id}`);
  announce(id);
  await stream.until(() => true);
  stream.close();
  return plain(world, [...browser.heard.slice(before), ...stream.messages.map(({ view }) => JSON.stringify(view))].join("\n"));
}

describe.each(PLAYABLE)("what a seat of %s is sent", (game) => {
  test("does not change by a byte when hidden cards are others, at any moment of a match, for a player or for whoever watches", async () => {
    const [real, same, might] = await worldsOf(game);
    const [choices, deals] = [rngOf(11), rngOf(8)];
    let [looked, logged, advised] = [0, 0, 0];
    let steps = 0;
    let isAlong = true;
    for (let i = 0; i < 44; i++) {
      const { game: rules, state } = table(real).play;
      const decision = rules.decision(state);
      if (!decision) break;
      for (const viewer of i % 4 === 0 ? [STAR, SPECTATOR] : []) {
        const who = viewer === STAR ? "star" : "watcher";
        suppose(same, rules.redeal(state, viewer, deals));
        expect(rules.digest(table(same).play.state)).not.toBe(rules.digest(state));
        const told = await sent(real, who);
        expect(difference(told, await sent(same, who))).toBeUndefined();
        advised += Number(told.includes('"judged":'));
        suppose(same, rules.fork(state));
        looked++;
      }
      // The same choice, with the hidden cards as they are and as they might be.
      const { player } = decision;
      const viewer = player === STAR || i % 2 === 0 ? SPECTATOR : STAR;
      const action = decision.actions.at(below(choices, decision.actions.length));
      suppose(might, rules.redeal(state, viewer, deals));
      if ((rules.decision(table(might).play.state)?.actions.indexOf(action) ?? -1) < 0) suppose(might, rules.fork(state));
      const told = await acted(real, player, action, viewer);
      const other = await acted(might, player, action, viewer);
      await acted(same, player, action, viewer);
      // What was shown on the way may differ rightly; where it does not, nothing else does. In which turn a moment was is told of the step before it.
      const isSame = told.observation === other.observation;
      const clocked = isAlong ? (text: string) => text : withoutClock;
      if (isSame) {
        expect(difference(clocked(told.text), clocked(other.text))).toBeUndefined();
        logged++;
      }
      isAlong = isSame;
      steps++;
      suppose(might, rules.fork(table(real).play.state));
    }
    // Some games are over sooner.
    expect(steps).toBeGreaterThan(20);
    expect(looked).toBeGreaterThan(0.45 * steps);
    expect(logged).toBeGreaterThan(steps < 44 ? 1 : 15);
    expect(advised).toBeGreaterThan(0);
  }, 60_000);
});

/** Plays a choice through the API and answers what a viewer is sent of it. */
async function acted(
  world: World,
  player: number,
  action: Action,
  viewer: number,
): Promise<{ readonly observation: string; readonly text: string }> {
  const { id, sun, star, watcher } = world;
  const browser = player === 0 ? sun : star;
  const base = table(world).play.entries.length;
  const answer = await browser.act("answers", id, { as: `p${player + 1}`, base, answers: [action] });
  expect(answer.status, answer.text).toBe(200);
  const listener = viewer === STAR ? star : watcher;
  const told = await listener.ask(api.readMatch, { params: { id }, query: `?since=${base}` });
  return { observation: JSON.stringify((told.value as MatchView).observation), text: plain(world, told.text) };
}
