import { type TestAPI, test } from "vitest";

/** Which size a long test has: a sample in `npm test`, the whole of it at a gate, which sets TEST_SIZE. The assertions are the same. */
export const size: "sample" | "whole" = process.env["TEST_SIZE"] === "whole" ? "whole" : "sample";

/** How often something is tried at random: a fifth of the whole in a sample. */
export const times = (whole: number): number => (size === "whole" ? whole : Math.ceil(whole / 5));

/** The first of a list in a sample, all of it in the whole. */
export const some = <One>(list: readonly One[], first = 1): readonly One[] => (size === "whole" ? list : list.slice(0, first));

/** Takes whatever `test` takes and registers nothing. */
const nothing: unknown = new Proxy(() => nothing, { get: () => nothing });
/**
 * `test` for what only the gates run, since its page has tests of the same kind in `npm test`. There it is no test at all: what is skipped should be seen, and
 * this is no exception that anybody has to look at.
 */
export const atGates: TestAPI = size === "whole" ? test : (nothing as TestAPI);
