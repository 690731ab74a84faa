import { expect, test } from "vitest";
import { fileText } from "./file-text.ts";

const LIST = "4 Tidal Wave\r\n1 Æther 黑\r\n";
const utf16 = Buffer.from(`\uFEFF${LIST}`, "utf16le");

test.each([
  ["UTF-8", Buffer.from(LIST)],
  ["UTF-8 with a mark", Buffer.from(`\uFEFF${LIST}`)],
  ["UTF-16 as Windows writes it", utf16],
  ["UTF-16, the other bytes first", Buffer.from(utf16).swap16()],
])("%s is read", async (_, bytes) => {
  expect(await fileText(new Blob([bytes]))).toBe(LIST);
});

test("a file of one byte is UTF-8", async () => expect(await fileText(new Blob(["4"]))).toBe("4"));
