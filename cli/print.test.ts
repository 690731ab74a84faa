import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { standardIo } from "./io.ts";
import { main } from "./main.ts";

const folder = mkdtempSync(join(tmpdir(), "print-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const out = join(folder, "cards.pdf");

async function cli(...argv: readonly string[]) {
  let [said, err] = ["", ""];
  const io = { ...standardIo(), terminal: false, watched: false };
  const code = await main(argv, { ...io, out: (text) => (said += text), err: (text) => (err += text) });
  return { code, out: said, err };
}

describe("print", () => {
  test("writes a deck with as many of each card as the deck has, and a first page", async () => {
    const done = await cli(
      "print",
      "megacorp",
      "--deck",
      "content/megacorp/decks/apex-predators.txt",
      "--bleed",
      "3",
      "--json",
      "--out",
      out,
    );
    expect(done.err).toBe("");
    expect(done.code).toBe(0);
    // 8 on a landscape sheet, and the page with the ruler.
    expect(JSON.parse(done.out)).toEqual({ file: out, pages: 9, cards: 62, missing: [] });
    expect(readFileSync(out, "latin1").startsWith("%PDF-1.7")).toBe(true);
  });

  test("prints each card of a query once, and as many as it is told", async () => {
    const once = await cli("print", "san", "--query", "t:virus", "--plain", "--json", "--out", out);
    expect(JSON.parse(once.out)).toMatchObject({ cards: 10, pages: 2 });
    const twice = await cli("print", "san", "--query", "t:virus", "--copies", "2", "--plain", "--json", "--out", out);
    expect(JSON.parse(twice.out)).toMatchObject({ cards: 20, pages: 3 });
  });

  const refused = (title: string, argv: readonly string[], sentence: string, code = 2) =>
    test(title, async () => {
      const file = join(folder, "none.pdf");
      const done = await cli("print", ...argv, "--out", file);
      expect(done).toMatchObject({ code, out: "", err: expect.stringContaining(sentence) });
      expect(existsSync(file)).toBe(false);
    });
  refused("says which games there are", ["chess"], "print needs a game");
  refused("says which papers there are", ["san", "--paper", "B7"], "There is no paper “B7”. Use A4, Letter, A3, Legal");
  refused("says which bleeds there are", ["san", "--bleed", "2"], "--bleed must be 0, 1.5, 3, not “2”");
  refused("says that nothing was found", ["san", "--set", "XX1"], "There are no such cards");
  refused("says what is too large for a paper", ["san", "--paper", "60x80"], "does not fit on 60 x 80 mm", 1);
});
