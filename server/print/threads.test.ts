/** Threads that are kept: what was stopped or went wrong in one leaves the next print as it should be. */
import { afterAll, describe, expect, test, vi } from "vitest";
import { openStudio } from "../testing.ts";
import { type PrintAsked, type PrintNews, print, readPrint } from "./printing.ts";
import { warm } from "./threads.ts";

const close = openStudio();
afterAll(close);

const calibration: PrintAsked = { is: "calibration", paper: { w: 210, h: 297 }, at: 0 };
const booklet: PrintAsked = { is: "booklet", game: "san", format: "A5", at: 0 };

async function newsOf(asked: PrintAsked, stopAt?: (news: PrintNews) => boolean): Promise<readonly PrintNews[]> {
  const control = new AbortController();
  const told: PrintNews[] = [];
  await print(asked, control.signal, (news) => {
    told.push(news);
    if (stopAt?.(news)) control.abort();
  });
  return told;
}

describe("a kept thread", () => {
  test("makes one print after another, each with a file of its own", async () => {
    warm("print");
    const ids = [await newsOf(calibration), await newsOf(calibration)].map((told) => {
      const last = told.at(-1);
      return last?.is === "done" ? last.id : expect.fail(JSON.stringify(told));
    });
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(readPrint(id)?.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("is stopped in the middle, and the next print is whole", async () => {
    const stopped = await newsOf(booklet, (news) => news.is === "progress" && news.done === 2);
    expect(stopped.at(-1)).toEqual({ is: "failed", error: "Printing was stopped. No file was written." });
    expect((await newsOf(booklet)).at(-1)).toMatchObject({ is: "done", components: 0 });
  });

  test("that falls over is replaced", async () => {
    const output = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const told = await newsOf({ is: "cards" } as PrintAsked);
    expect(told).toEqual([{ is: "failed", error: expect.stringContaining("Something went wrong in the studio") }]);
    expect(output).toHaveBeenCalledOnce();
    output.mockRestore();
    expect((await newsOf(calibration)).at(-1)).toMatchObject({ is: "done", pages: 2 });
  });
});
