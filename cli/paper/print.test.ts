import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { standardIo } from "../io.ts";
import { main } from "../main.ts";

const folder = mkdtempSync(join(tmpdir(), "print-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const out = join(folder, "cards.pdf");

const STANDARD = standardIo();
async function cli(...argv: readonly string[]) {
  let [said, err] = ["", ""];
  const io = { ...STANDARD, terminal: false, watched: false };
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
    expect(JSON.parse(done.out)).toEqual({ file: out, pages: 9, cards: 62, missing: [], letters: [], lost: [] });
    expect(readFileSync(out, "latin1").startsWith("%PDF-1.7")).toBe(true);
  });

  test("prints each card of a query once, and as many as it is told", async () => {
    const once = await cli("print", "san", "--query", "t:virus", "--plain", "--json", "--out", out);
    expect(JSON.parse(once.out)).toMatchObject({ cards: 10, pages: 2 });
    const twice = await cli("print", "san", "--query", "t:virus", "--copies", "2", "--plain", "--json", "--out", out);
    expect(JSON.parse(twice.out)).toMatchObject({ cards: 20, pages: 3 });
  });

  test("prints cards by name, and so many of each as it is told", async () => {
    const done = await cli(
      "print",
      "megacorp",
      "--card",
      "Tidal Wave",
      "--card",
      "hypermarket",
      "--count",
      "7 tidal wave",
      "--plain",
      "--json",
      "--out",
      out,
    );
    expect(done.err).toBe("");
    expect(JSON.parse(done.out)).toMatchObject({ cards: 8, pages: 1 });
  });

  test("prints the whole kit of two decks with their backs, and less for fewer players", async () => {
    const kit = [
      "print",
      "megacorp",
      "--kit",
      "--deck",
      "testament",
      "--deck",
      "content/megacorp/decks/apex-predators.txt",
      "--plain",
      "--json",
      "--out",
      out,
    ];
    const four = JSON.parse((await cli(...kit)).out) as { cards: number; pages: number };
    // 124 cards of two decks, and what lies beside them.
    expect(four.cards).toBe(124 + 189);
    const two = JSON.parse((await cli(...kit, "--players", "2")).out) as { cards: number; pages: number };
    // Each player less has a pool, four markers for it, and an aid less.
    expect(two.cards).toBe(four.cards - 2 * 6);
  });

  test.each([
    ["print", ["print", "san"]],
    ["export", ["export", "pdf", "san"]],
  ])("%s names the cards with letters that no font has, before anything is made", async (_, argv) => {
    const file = join(folder, "letters.pdf");
    rmSync(file, { force: true });
    const before: boolean[] = [];
    const io = {
      ...STANDARD,
      ...{ terminal: false, watched: false, out: () => undefined },
      err: (text: string) => {
        if (text.includes("No font has some letters of 1 card, so they are printed as boxes: 火 Minister (火)."))
          before.push(!existsSync(file));
      },
      loadWordedCards: async (...asked: Parameters<typeof STANDARD.loadWordedCards>) => {
        const found = await STANDARD.loadWordedCards(...asked);
        const named = (name: string) => (name === "Shadow Minister" ? "火 Minister" : name);
        return { ...found, cards: found.cards.map((card) => ({ ...card, name: named(card.name) })) };
      },
    };
    expect(await main([...argv, "--set", "SAN1", "--copies", "1", "--out", file], io)).toBe(0);
    expect(before).toEqual([true]);
    expect(existsSync(file)).toBe(true);
  });

  test("prints only what was changed since a day or since a file was written", async () => {
    const all = await cli("print", "san", "--since", "1960-01-01", "--query", "t:virus", "--plain", "--json", "--out", out);
    expect(JSON.parse(all.out)).toMatchObject({ cards: 10 });
    const none = await cli("print", "san", "--since", out, "--query", "t:virus", "--out", join(folder, "none.pdf"));
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining("No card was changed since") });
  });

  test("prints only what was changed since a revision", async () => {
    const none = await cli("print", "san", "--since", "1", "--query", "t:virus", "--out", join(folder, "none.pdf"));
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining("No card was changed since revision 1") });
    const all = await cli("print", "san", "--since", "0", "--query", "t:virus", "--plain", "--json", "--out", out);
    expect(JSON.parse(all.out)).toMatchObject({ cards: 10 });
    const far = await cli("print", "megacorp", "--since", "tidal wave 9", "--out", join(folder, "none.pdf"));
    expect(far).toMatchObject({ code: 2, err: expect.stringContaining("Tidal Wave has no revision 9; the newest is 1.") });
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
  refused("says that nothing was found", ["san", "--set", "XX1"], "No cards match");
  refused("says what is too large for a paper", ["san", "--paper", "60x80"], "does not fit on 60 x 80 mm", 1);
  refused("says that only a kit has several decks", ["megacorp", "--deck", "a", "--deck", "b"], "Only a kit has several decks");
  refused("says that only a kit is for so many players", ["san", "--players", "2"], "Use --players with --kit");
  refused("says which card was meant", ["megacorp", "--card", "Tidal Wav"], "Did you mean Tidal Wave?");
  refused("says what a day looks like", ["san", "--since", "yesterday"], "“yesterday” is neither a day nor a revision");
  refused("says how many of which card", ["megacorp", "--count", "Tidal Wave"], "--count needs a number and a name");
});
