/** The order of test files: the longest begin first, so that no core waits for one at the end. Within the rest it is vitest's own. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest of each project, the longest first; those that take less than half a minute on two cores need not be here. */
export const LONGEST = [
  "tests/e2e/cards.test.ts",
  "tests/e2e/build-deck.test.ts",
  "tests/e2e/design.test.ts",
  "tests/games/virtual-revolution/e2e/table.test.ts",
  "tests/e2e/builder.test.ts",
  "tests/e2e/decks.test.ts",
  "tests/e2e/table-people.test.ts",
  "cli/lab/lab-queue.test.ts",
  "tests/sixth-game/sixth-game.test.ts",
  "cli/cards/language.test.ts",
  "content/scenarios.test.ts",
];

/** Those of `LONGEST` in front, in its order; the others as they came. Paths are compared by their ends. */
export const longestFirst = <File extends { readonly moduleId: string }>(files: readonly File[]): File[] => {
  const rank = ({ moduleId }: File) => {
    const at = LONGEST.findIndex((file) => moduleId.replaceAll("\\", "/").endsWith(file));
    return at < 0 ? LONGEST.length : at;
  };
  return files.toSorted((a, b) => rank(a) - rank(b));
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
