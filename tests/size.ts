/** Which size a long test has: a sample in `npm test`, the whole of it at a gate, which sets TEST_SIZE. The assertions are the same. */
export const size: "sample" | "whole" = process.env["TEST_SIZE"] === "whole" ? "whole" : "sample";

/** How often something is tried at random: a fifth of the whole in a sample. */
export const times = (whole: number): number => (size === "whole" ? whole : Math.ceil(whole / 5));
