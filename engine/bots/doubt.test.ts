import { expect, test } from "vitest";
import { mostLost } from "./doubt.ts";

/** The unit normal loss, from tables: what is lost on average if the mean is so many deviations ahead. */
const LOSSES: readonly (readonly [ahead: number, loss: number])[] = [
  [0, 0.3989],
  [0.5, 0.1978],
  [1, 0.0833],
  [2, 0.0085],
  [3, 0.0004],
];

test.each(LOSSES)("%d deviations ahead no more is lost than that, and not much less", (ahead, loss) => {
  // Spread by 1, so that the mean of a hundred deviates by 0.1.
  const spread = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 1 : -1));
  const most = mostLost(
    0.1 * ahead,
    spread,
    spread.map(() => 0),
  );
  expect(most).toBeGreaterThan(0.1 * loss);
  expect(most).toBeLessThan(0.1 * loss * 1.6);
});

test("The further one is ahead and the more states agree, the less can be lost", () => {
  const apart = [0.1, 0.05, 0.12, 0.08];
  const none = [0, 0, 0, 0];
  expect(mostLost(0.2, apart, none)).toBeLessThan(mostLost(0.1, apart, none));
  expect(mostLost(0.1, [...apart, ...apart], [...none, ...none])).toBeLessThan(mostLost(0.1, apart, none));
});

test("Two states that happen to agree are no proof", () => {
  expect(mostLost(0.01, [0.01, 0.01], [0, 0])).toBeGreaterThan(0.001);
});
