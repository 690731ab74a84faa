import { expect, test } from "vitest";
import { exportHref, exportRequest, FIRST_CHOICES, isBadCount, picturesOf } from "./choices.ts";

const HERE = "http://127.0.0.1:3000";

test("a request says what was chosen; counts that are none are left out", () => {
  const made = (more: object, only = true) => exportRequest("san", { is: "set", code: "SAN1" }, { ...FIRST_CHOICES, ...more }, HERE, only);
  expect(made({})).toEqual({
    path: "/api/exports",
    body: { game: "san", what: { is: "set", code: "SAN1" }, form: { is: "pdf", shop: "63x88" }, drafts: true },
  });
  expect(made({ form: "png", dpi: "600", copies: "3" }).body).toMatchObject({ form: { is: "png", dpi: 600 }, copies: 3 });
  expect(made({ copies: "0" }).body).not.toHaveProperty("copies");
  expect(made({ form: "tts" }).body).toMatchObject({ form: { is: "tts" } });
  expect(made({ form: "tts" }, false).body).toMatchObject({ form: { is: "tts", origin: HERE } });
  expect(made({ form: "tts-game" })).toEqual({
    path: "/api/exports/game",
    body: { game: "san", decks: [], origin: HERE, served: false, drafts: true },
  });
  const kit = exportRequest(
    "megacorp",
    { is: "kit" },
    { ...FIRST_CHOICES, form: "png", seats: "2", decks: ["testament", "own d"] },
    HERE,
    true,
  );
  expect(kit.body).toMatchObject({ what: { is: "kit", seats: 2, decks: [{ ready: "testament" }, { own: "d" }] } });
  const deck = exportRequest("san", { is: "deck", id: "d" }, { ...FIRST_CHOICES, form: "tts-game" }, HERE, true);
  expect(deck.body).toMatchObject({ decks: ["d"] });
});

test("pictures travel along where nobody else could load them, unless a person says otherwise", () => {
  expect(picturesOf(FIRST_CHOICES, true)).toBe("folder");
  expect(picturesOf(FIRST_CHOICES, false)).toBe("served");
  expect(picturesOf({ ...FIRST_CHOICES, pictures: "served" }, true)).toBe("served");
});

test("the page's address says which cards and how", () => {
  expect(exportHref("san")).toBe("/san/export");
  expect(exportHref("san", { is: "query", text: "t:virus a&b" }, "tts")).toBe("/san/export?q=t%3Avirus+a%26b&as=tts");
  expect(exportHref("san", { is: "kit" }, "png")).toBe("/san/export?kit=&as=png");
  expect(["", "7", "100", "101", "0", "x"].map(isBadCount)).toEqual([false, false, false, true, true, true]);
});
