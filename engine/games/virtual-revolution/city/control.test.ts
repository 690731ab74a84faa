/** Chapter VR-6: Titles follow from control. */
import { describe, expect, test } from "vitest";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { cardsIn, MOST_PLAYERS, SERVERS, TITLE, TITLES, type VrState } from "../layout.ts";
import {
  act,
  begin,
  borough,
  CONTENT,
  cardOf,
  ENGINE,
  edit,
  empty,
  influence,
  move,
  namesAt,
  set,
} from "../virtual-revolution.test-support.ts";
import { controls } from "./control.ts";
import {
  addInfluence,
  type CITY_EVENTS,
  eliminate,
  loseTitle,
  moveInfluence,
  moveServer,
  placeServer,
  removeServer,
  takeTitle,
} from "./events-city.ts";

describe("Titles (VR-6)", () => {
  const holding = (...numbers: readonly number[]) => numbers.map((number) => influence(number, 0, 1));

  test("VR-6.2 who controls a whole district takes its Title (VR-E10)", () => {
    const state = edit(empty(9), ...holding(10, 18, 19), set("reserve", 17, 0));
    expect(namesAt(act(state, "add"), TITLE)).toEqual(["Pigalle"]);
  });

  test.each([
    ["one of four is missing", [9, 10, 18], ["Pigalle"]],
    ["two of four are missing", [9, 10], []],
  ])("VR-6.3 %s", (_what, numbers, titles) => {
    const state = edit(
      empty(9),
      move(cardOf(empty(9), "TI-PI"), TITLE),
      ...holding(...numbers),
      influence(9, 0, 2),
      set("reserve", 20 - numbers.length - 1, 0),
    );
    expect(namesAt(act(state, "eliminate", { player: 0 }), TITLE)).toEqual(titles);
  });

  test("VR-R73 a move is one change (VR-E21)", () => {
    const state = empty(15);
    edit(state, move(cardOf(state, "TI-DR"), TITLE), set("tilted", 1, cardOf(state, "TI-DR")), ...holding(13, 14), set("reserve", 18, 0));
    act(state, "move", { borough: borough(13) });
    expect(namesAt(state, TITLE)).toEqual(["Denfert-Rochereau"]);
    expect(state.tilted[cardOf(state, "TI-DR")]).toBe(1);
  });

  test("VR-R40, VR-R42 it goes straight to whoever newly controls all, though one was missing to its holder", () => {
    const state = empty(15);
    const title = cardOf(state, "TI-DR");
    const mine = [set("server", 0, borough(13)), set("server", -1, borough(14)), set("servers", SERVERS - 1, 0), influence(14, 0, 1)];
    edit(state, move(title, TITLE + 1), set("tilted", 1, title), ...mine, influence(13, 1, 1), set("server", 1, borough(14)));
    edit(state, set("servers", SERVERS - 1, 1), set("reserve", 19, 0), set("reserve", 19, 1));
    expect([namesAt(act(state, "add"), TITLE), state.tilted[title]]).toEqual([["Denfert-Rochereau"], 0]);
  });

  test("by 10,000 random changes they are what a slow recount says", () => {
    const rng = rngOf(7);
    const state = begin(9, { players: 4 });
    /** By district the holder, followed change by change from the rule alone. */
    const holder = CONTENT.city.districts.map((_, district) => holderNow(state, district));
    for (let n = 0; n < 10_000; n++) {
      const [player, one, other] = [below(rng, 4), below(rng, 23), below(rng, 23)];
      const apply = (event: (typeof CITY_EVENTS)[number], a: number, b: number, c = 0) => {
        const proposed: [typeof event, number, number][] = [];
        const noting = {
          ...ENGINE,
          content: CONTENT,
          layout: ENGINE.layout,
          propose: (_s: unknown, e: typeof event, p: number, q: number) => proposed.push([e, p, q]),
        };
        event.apply(state, a, b, c, 0, noting as unknown as typeof ENGINE);
        for (const [title, p, card] of proposed) title.apply(state, p, card, 0, 0, ENGINE);
        expect(proposed.every(([title]) => title === takeTitle || title === loseTitle)).toBe(true);
      };
      const free = [0, 1, 2, 3].every((p) => p === player || state.influence[one * MOST_PLAYERS + p] === 0);
      const has = at(state.influence, one * MOST_PLAYERS + player) > 0;
      switch (below(rng, 6)) {
        case 0:
          if (free && at(state.reserve, player) > 0) apply(addInfluence, player, one);
          break;
        case 1:
          if (has) apply(eliminate, player, one);
          else if (at(state.recycling, player) > 3) {
            state.reserve[player] = at(state.reserve, player) + at(state.recycling, player);
            state.recycling[player] = 0;
          }
          break;
        case 2: {
          const open = [0, 1, 2, 3].every((p) => p === player || state.influence[other * MOST_PLAYERS + p] === 0);
          if (has && open && one !== other) apply(moveInfluence, player, one, other);
          break;
        }
        case 3:
          if (state.server[one] === -1 && at(state.servers, player) > 0) apply(placeServer, player, one);
          break;
        case 4:
          if (state.server[one] === player) apply(removeServer, player, one);
          break;
        default:
          if (state.server[one] === player && state.server[other] === -1) apply(moveServer, player, one, other);
      }
      CONTENT.city.boroughsOf.forEach((boroughs, district) => {
        const counts = [0, 1, 2, 3].map((p) => boroughs.filter((b) => controls(state, b, p)).length);
        const before = holder[district] ?? -1;
        if (before >= 0 && at(counts, before) <= boroughs.length - 2) holder[district] = -1;
        const all = counts.findIndex((count, p) => count === boroughs.length && p !== before);
        if (all >= 0 && counts[before] !== boroughs.length) holder[district] = all;
        expect(holderNow(state, district), `change ${n}, district ${district}`).toBe(holder[district]);
      });
    }
    expect(cardsIn(state, TITLES).length).toBeLessThan(8);
  });
});

/** Who holds the Title of a district; -1 for nobody. */
function holderNow(state: VrState, district: number): number {
  for (let player = 0; player < state.players; player++)
    if (cardsIn(state, TITLE + player).some((card) => CONTENT.district[at(state.card, card)] === district)) return player;
  return -1;
}
