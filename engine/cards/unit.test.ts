import { expect, test } from "vitest";
import { GAMES } from "../games/index.ts";
import { moneyWords, priceField } from "./price.ts";
import { parseQuery, printQuery } from "./search/index.ts";
import { isUnit, withoutUnit, withUnit } from "./unit.ts";

test.each([
  [4, "M", "4M"],
  [10, "VP", "10 VP"],
  [3, "$", "$3"],
  [4, "¥M", "¥4M"],
  ["2.50", "¥M", "¥2.50M"],
  [-3, "$", "-$3"],
  [4, undefined, "4"],
])("%s of %s is %s", (number, unit, words) => {
  expect(withUnit(number, unit)).toBe(words);
  expect(withoutUnit(words, unit)).toBe(String(number));
});

test.each([
  ["4m", "M", "4"],
  ["4 M", "¥M", "4"],
  ["¥4", "¥M", "4"],
  ["10vp", "VP", "10"],
  ["$4", "M", "$4"],
  ["4x", "M", "4x"],
  ["four", "M", "four"],
])("%j counted in %s is %j", (typed, unit, bare) => expect(withoutUnit(typed, unit)).toBe(bare));
test("no unit fits every number", () =>
  expect([isUnit("", "M"), isUnit("", undefined), isUnit("M", undefined)]).toEqual([true, true, false]));

test.each(Object.values(GAMES))("the price that $name prints beside a card is the sum that is counted in its fields", (game) => {
  const price = priceField(game.fields);
  if (!price?.[1].unit) return;
  const fields = {
    ...Object.fromEntries(Object.entries(game.fields).map(([name, spec]) => [name, spec.is === "numbers" ? {} : undefined])),
  };
  const kind = price[1].on?.[0] ?? game.kinds[0]?.id ?? "";
  const card = { kind, fields: { ...fields, scores: {}, [price[0]]: 4 } };
  expect(game.facts(card as never).cost).toBe(moneyWords(4, game.fields));
});

test.each(Object.values(GAMES))("a search of $name takes each number as it is printed, a range too", (game) => {
  const printed = Object.values(game.fields).flatMap((spec) =>
    spec.is === "number" && spec.search ? [[spec.search[0], spec.unit] as const] : [],
  );
  for (const [name, unit] of printed) {
    const text = `${name}<=${withUnit(4, unit)} ${name}:${withUnit(2, unit)}-${withUnit(3, unit)}`.replaceAll(" VP", "VP");
    const query = parseQuery(text, game);
    expect(query.ignored, text).toEqual([]);
    expect(printQuery(query)).toBe(`${name}<=4 ${name}:2-3`);
    expect(parseQuery(`${name}=4zz`, game).ignored.map(({ message }) => message)).toEqual([`“${name}” is not measured in “zz”.`]);
  }
});
