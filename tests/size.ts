import { type TestAPI, test } from "vitest";

/** Which size a long test has: a sample in `npm test`, the whole of it at a gate, which sets TEST_SIZE. The assertions are the same. */
export const size: "sample" | "whole" = process.env["TEST_SIZE"] === "whole" ? "whole" : "sample";

/** How often something is tried at random: a fifth of the whole in a sample. */
export const times = (whole: number): number => (size === "whole" ? whole : Math.ceil(whole / 5));

/** The first of a list in a sample, all of it in the whole. */
export const some = <One>(list: readonly One[], first = 1): readonly One[] => (size === "whole" ? list : list.slice(0, first));

/** Takes whatever `test` takes and registers nothing. */
const nothing: unknown = new Proxy(() => nothing, { get: () => nothing });
/** `test` for what only the gates run: it takes long, or its page has others of its kind in `npm test`. In a sample it is no test, so that none is counted as skipped. */
export const atGates: TestAPI = size === "whole" ? test : (nothing as TestAPI);
