/** How a Business left its network is known from what happened (MC-13.4, MC-R126). */
import { expect, test } from "vitest";
import type { State } from "../../../kernel/state.ts";
import { type Table, table } from "../megacorp.test-support.ts";
import { howBusinessLeft } from "./how-left.ts";
import { annihilate, DAMAGE, destroy, EFFECT } from "./leave.ts";

const PILES = { main: ["Clerk", "Clerk", "Clerk"], resources: ["Consumer"] };
const TOWER = { card: "Tower", at: [0, 0] } as const;
const BOSS = { card: "Boss", at: [0, 1] } as const;
/** In the second network a Business that is lost to something; nobody knows more of it afterwards than that it is annihilated. */
function lost(what: (t: Table, business: number) => void): readonly unknown[] {
  const t = table({ seats: [PILES, { ...PILES, network: [TOWER, BOSS] }], stand: "divest phase", log: true });
  const business = t.state.zone.findIndex((_, card) => t.state.owner[card] === 1 && t.engine.content.isBusiness[t.state.card[card] ?? -1]);
  what(t, business);
  t.engine.resume(t.state as State);
  return [t.endings, howBusinessLeft(t.engine.content, t.state.log ?? [])];
}

test.each([
  ["destroyed by a card's text", EFFECT],
  ["destroyed by damage outside combat", DAMAGE],
])("a Business was %s", (words, cause) => {
  expect(lost((t, business) => t.engine.together(t.state, destroy, [[business, business, cause]]))).toEqual([
    ["MC-13.4"],
    `A player's Business was ${words}`,
  ]);
});
test("a Business was annihilated", () =>
  expect(lost((t, business) => t.engine.together(t.state, annihilate, [[business]]))).toEqual([
    ["MC-13.4"],
    "A player's Business was annihilated",
  ]));
