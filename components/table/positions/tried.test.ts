import { expect, test } from "vitest";
import { parseCardId } from "../../../engine/cards/card.ts";
import { parseMatchId } from "../../../engine/matches/stored.ts";
import { arrangeHref, isArranged, trialHref, triedAmong } from "./tried.ts";

test("the address of a table says which card is tried", () => {
  const [jun, yard, match] = [parseCardId("megacorp/breaker-jun"), parseCardId("megacorp/yard"), parseMatchId("a".repeat(20))];
  if (!jun || !yard || !match) throw new Error("These are ids");
  const cards = [{ id: yard }, { id: jun }];
  const { search } = new URL(trialHref(match, jun), "http://studio");
  expect(triedAmong(cards, search)).toBe(cards[1]);
  expect(triedAmong(cards, `${search}&at=3`)).toBe(cards[1]);
  expect([triedAmong([{ id: yard }], search), triedAmong(cards, "?at=3")]).toEqual([undefined, undefined]);
});

test("the address of a table says that a position is set up there", () => {
  const match = parseMatchId("a".repeat(20));
  if (!match) throw new Error("This is an id");
  expect(isArranged(new URL(arrangeHref(match), "http://studio").search)).toBe(true);
  expect(isArranged("?tried=jun")).toBe(false);
});
