import { expect, test } from "vitest";
import { parseCardId } from "../../../engine/cards/card.ts";
import { parseMatchId } from "../../../engine/matches/stored.ts";
import { arrangeHref, backHref, isArranged, trialHref, trialIn, triedAmong, triedFirst } from "./tried.ts";

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

test("the way back to a card says in which match it was tried", () => {
  const [jun, match] = [parseCardId("megacorp/breaker-jun"), parseMatchId("a".repeat(20))];
  if (!jun || !match) throw new Error("These are ids");
  const { pathname, search } = new URL(backHref(jun, match), "http://studio");
  expect([pathname, trialIn(search)]).toEqual(["/megacorp/studio/breaker-jun", match]);
  expect([trialIn("?trial=no"), trialIn("")]).toEqual([undefined, undefined]);
});

test("what can be done with the card that is tried comes first, unless it is folded away", () => {
  const option = (words: string, design: number, group?: string) => ({ action: { kind: words }, words, design, ...(group && { group }) });
  const options = [option("Buy Yard", 1), option("Engage Jun", 4, "Engage"), option("Buy Jun", 4), option("Play Jun", 4)];
  expect(triedFirst(options, 4).map(({ words }) => words)).toEqual(["Buy Jun", "Play Jun", "Buy Yard", "Engage Jun"]);
});
