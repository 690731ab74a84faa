import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { PLAYABLE } from "../../engine/games/playable.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import { SPECTATOR } from "../../engine/kernel/state.ts";
import * as api from "../api/matches.ts";
import { serve } from "../http.ts";
import { twoBrowsers } from "../matches/matches.test-support.ts";
import { tableOf } from "../matches/table.ts";
import { dismissThinkers } from "../matches/thinkers.ts";
import { lyingFor } from "../matches/view.ts";
import { openStudio } from "../testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissThinkers();
  close();
});

describe.each(PLAYABLE)("a position of %s", (game) => {
  test("is drawn of what its viewer knows: what is hidden, dealt anew, changes nothing", async () => {
    const { id } = await twoBrowsers({ game });
    const found = tableOf(id);
    if (!found.ok) throw new Error(found.error.code);
    const table = found.value;
    const { game: rules, state } = table.play;
    const was = rules.fork(state);
    for (const viewer of [0, 1, SPECTATOR]) {
      const before = JSON.stringify(lyingFor(table, viewer, undefined));
      expect(before).toContain('"areas"');
      for (const seed of [1, 2, 3]) {
        Object.assign(state, rules.imagine(rules.observe(was, viewer, "open"), rngOf(seed)));
        expect(JSON.stringify(lyingFor(table, viewer, undefined))).toBe(before);
      }
      Object.assign(state, rules.fork(was));
    }
    const answer = await serve(api.drawMatch)(new Request(`http://localhost/api/matches/${id}/picture.png?as=public`), {
      params: Promise.resolve({ id }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1600 });
  });
});
