/** Positions that no match of CORP can go on with. */
import { expect, test } from "vitest";
import { layPosition } from "../../scenarios/index.ts";
import { begin, GAME, move, SHIPPED } from "./corp.test-support.ts";
import { ASSETS, cardsIn, GARRISON, poolPlace, RUNNERS, SECURITY_TEAM } from "./layout.ts";
import { STANDARD } from "./setup/options.ts";

test("a card that lies where no card of its kind does is told", () => {
  const state = begin();
  const [asset = -1] = cardsIn(state, poolPlace(ASSETS, 0));
  const [runner = -1] = cardsIn(state, poolPlace(RUNNERS, 0));
  const refused = (change: ReturnType<typeof move>) => {
    const done = GAME.edit(begin(), [change]);
    return done.ok ? "" : done.error.message;
  };
  expect(refused(move(asset, GARRISON))).toMatch(/is an asset and cannot lie in the garrison \(CORP-2\.3\)$/);
  expect(refused(move(runner, SECURITY_TEAM))).toMatch(/is a runner and cannot lie in the security \(CORP-2\.3\)$/);
});

test("a pool that lost its card to a written position is refilled from its own deck (CORP-7.2)", () => {
  const start = begin({}, 7);
  const place = poolPlace(ASSETS, 2);
  const cardAt = (id = -1) => SHIPPED.cards[start.card[id] ?? -1];
  const helix = { assets: [cardAt(cardsIn(start, place)[0])?.name], piece: { "Research 1": "Helix Dominion" }, reserve: 29 };
  const laid = layPosition(SHIPPED, { "Helix Dominion": helix }, { ...STANDARD, first: 1 }, 7);
  if (!laid.ok) throw new Error(laid.error);
  expect(cardAt(laid.value.zones[place]?.[0])?.kind).toBe("asset");
});
