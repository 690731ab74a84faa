/** Which size a long test has: a sample in `npm test`, the whole of it at a gate, which sets TEST_SIZE. The assertions are the same. */
export const size: "sample" | "whole" = process.env["TEST_SIZE"] === "whole" ? "whole" : "sample";
