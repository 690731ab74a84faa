/** What a browser did is told it by the answer and not by its stream too; nothing that it has not got is left out. */
import { afterAll, expect, test, vi } from "vitest";
import type { MatchId } from "../../engine/matches/stored.ts";
import { announce } from "../../server/matches/live.ts";
import { Browser, Streamed, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { openStudio } from "../../server/testing.ts";

afterAll(openStudio());

/** Two browsers, of which the one that is asked first has named its stream. */
async function asked(): Promise<{ readonly id: MatchId; readonly first: Browser; readonly other: Browser }> {
  const { id, sun, star } = await twoBrowsers();
  const isSun = (await sun.view(id)).observation.decision?.player === 0;
  const [first, other] = isSun ? [sun, star] : [star, sun];
  first.stream = "mine";
  return { id, first, other };
}
const entries = ({ messages }: Streamed) => messages.map(({ view }) => view.n);

test("the stream that was named says how far the match has come; every other one shows it", async () => {
  const { id, first, other } = await asked();
  const named = await Streamed.open(first, "?name=mine");
  const second = await Streamed.open(first, "?name=second");
  const unnamed = await Streamed.open(first);
  const theirs = await Streamed.open(other, "?name=mine");
  await vi.waitFor(() => expect(entries(named)).toContain(0));
  const view = await first.answer(await first.view(id), () => 0);
  expect(view.n).toBe(1);
  for (const stream of [second, unnamed, theirs]) await stream.until(({ n }) => n === 1);
  await vi.waitFor(() => expect(named.text).toContain(`event: reached\ndata: ${JSON.stringify({ id, n: 1 })}`), 5_000);
  expect(entries(named)).not.toContain(1);
  expect([second, unnamed, theirs].some(({ text }) => text.includes("event: reached"))).toBe(false);
  for (const stream of [named, second, unnamed, theirs]) stream.close();
});

test("what the stream left out comes with what it tells next, and with the stream that goes on after it", async () => {
  const { id, first, other } = await asked();
  const named = await Streamed.open(first, "?name=mine");
  await named.until(({ n }) => n === 0);
  let view = await first.answer(await first.view(id), () => 0);
  while (view.observation.decision?.player === view.viewer) view = await first.answer(view, (actions) => actions.length - 1);
  const { n } = await other.answer(await other.view(id), () => 0);
  const next = await named.until((one) => one.n === n);
  expect(next.log.map((item) => item.n)).toEqual(Array.from({ length: n }, (_, i) => i + 1));
  const known = named.messages.findLast(({ view: { n: of } }) => of === 0)?.id ?? "";
  named.close();
  const again = await Streamed.open(first, "?name=mine", { "last-event-id": known });
  expect((await again.until((one) => one.id === id)).log).toHaveLength(n);
  again.close();
});

test("a stream that opens tells everything, whatever was answered", async () => {
  const { id, first } = await asked();
  const named = await Streamed.open(first, "?name=mine");
  await named.until(({ n }) => n === 0);
  await first.answer(await first.view(id), () => 0);
  named.close();
  const again = await Streamed.open(first, "?name=mine");
  expect((await again.until((one) => one.id === id)).n).toBe(1);
  again.close();
});

test("what has changed since the answer is told", async () => {
  const { id, first } = await asked();
  const named = await Streamed.open(first, "?name=mine");
  await named.until(({ n }) => n === 0);
  await first.answer(await first.view(id), () => 0);
  announce(id);
  await named.until(({ n }) => n === 1);
  named.close();
});

test("a browser that plays both seats is shown both", async () => {
  const browser = new Browser();
  const { id } = await browser.make({ seats: [{ who: "here" }, { who: "here" }] });
  browser.stream = "mine";
  const named = await Streamed.open(browser, "?name=mine");
  await named.until(({ n }) => n === 0);
  await browser.answer(await browser.view(id), () => 0);
  for (const player of [0, 1]) await named.until(({ n, viewer }) => n === 1 && viewer === player);
  named.close();
});
