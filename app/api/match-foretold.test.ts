/** What would come of a choice is told to whoever has to make it, and changes nothing. */
import { afterAll, expect, test } from "vitest";
import type { ApiError } from "../../engine/cards/library.ts";
import type { Foretold } from "../../engine/games/foretell.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import { foretellMatch } from "../../server/api/match-foretold.ts";
import { Browser, playOn, randomly, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { openStudio } from "../../server/testing.ts";

afterAll(openStudio());

test("only who has to choose is told what comes of it, and the match stays as it is", async () => {
  const { id, sun, star } = await twoBrowsers();
  await playOn(id, [sun, star], 6, randomly(rngOf(1)));
  const views = [await sun.view(id), await star.view(id)];
  const asked = views[0]?.observation.decision?.player ?? 0;
  const [mover, other] = asked === 0 ? [sun, star] : [star, sun];
  const actions = views[asked]?.observation.decision?.actions ?? [];
  const foretold = async (browser: Browser) => {
    const answers = await Promise.all(actions.map((action) => browser.ask(foretellMatch, { params: { id }, body: { answers: [action] } })));
    return answers.map(({ status, value }) => ({ status, ...(value as Foretold & Partial<ApiError>) }));
  };
  const told = await foretold(mover);
  expect(told.every(({ status }) => status === 200)).toBe(true);
  expect(told.flatMap(({ acts }) => acts.flatMap(({ lines }) => lines)).length).toBeGreaterThan(0);
  expect((await foretold(other)).flatMap(({ acts }) => acts)).toEqual([]);
  expect((await foretold(new Browser())).map(({ error }) => error?.code)).toEqual(actions.map(() => "no-seat"));
  expect((await mover.view(id)).n).toBe(views[asked]?.n);
});

test("what is not on offer has nothing to tell", async () => {
  const { id, sun, star } = await twoBrowsers();
  const asked = (await sun.view(id)).observation.decision?.player ?? 0;
  const answer = await [sun, star][asked]?.ask(foretellMatch, { params: { id }, body: { answers: [{ kind: "win", card: 999 }] } });
  expect(answer?.value).toEqual({ acts: [], open: false });
});
