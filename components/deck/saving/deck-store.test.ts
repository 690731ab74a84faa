import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DeckList, emptySections } from "../../../engine/cards/deck.ts";
import { makeStep, openHistory, redo, undo } from "../../saving/history.ts";
import { type Confirmed, isSaved, saveWords } from "../../saving/save-state.ts";
import type { Kept, Ports, SaveAnswer } from "../../saving/save-store.ts";
import { DeckStore } from "./deck-store.ts";
import { mergeDecks } from "./merge.ts";

/** A list from "2 Tidal Wave, 1 Forest", all in main. */
const deck = (main: string, more: Partial<DeckList> = {}): DeckList => ({
  game: "megacorp",
  name: "Test",
  format: "core-rules",
  notes: "",
  swaps: [],
  ...more,
  sections: {
    ...emptySections(),
    main: main
      .split(", ")
      .filter(Boolean)
      .map((line) => ({ count: Number(line.slice(0, line.indexOf(" "))), name: line.slice(line.indexOf(" ") + 1) })),
  },
});
const lines = (list: DeckList): string => list.sections.main.map(({ count, name }) => `${count} ${name}`).join(", ");
/** Lets every promise that is ready run. */
const settle = () => new Promise<void>((done) => setImmediate(done));

/** A server with one deck that can be down, a browser's store and a bus between tabs. */
function world(start: DeckList) {
  const server = { step: 1, list: start, up: true, losesAnswers: false, refuses: "", deleted: false, calls: [] as string[] };
  const browser: { kept: Kept<DeckList> | undefined; isPrivate: boolean } = { kept: undefined, isPrivate: false };
  const allow = () => {
    if (browser.isPrivate) throw new DOMException("denied", "SecurityError");
  };
  const tabs = new Set<(confirmed: Confirmed<DeckList>) => void>();
  const timers: (() => void)[] = [];
  const save: Ports<DeckList>["save"] = async ({ base, doc: list, step }): Promise<SaveAnswer<DeckList>> => {
    server.calls.push(step);
    await settle();
    if (!server.up) throw new TypeError("fetch failed");
    if (server.deleted) return { kind: "gone" };
    if (server.refuses) return { kind: "refused", message: server.refuses };
    if (base !== server.step) return { kind: "stale", now: { step: server.step, doc: server.list } };
    server.step++;
    server.list = JSON.parse(JSON.stringify(list));
    if (server.losesAnswers) throw new TypeError("fetch failed");
    return { kind: "accepted", now: { step: server.step, doc: server.list } };
  };
  const tab = () => {
    const mine = new Set<(confirmed: Confirmed<DeckList>) => void>();
    const ports: Ports<DeckList> = {
      save,
      keep: {
        read: async () => {
          allow();
          return browser.kept;
        },
        write: async (kept) => {
          allow();
          browser.kept = JSON.parse(JSON.stringify(kept));
        },
        clear: async () => {
          allow();
          browser.kept = undefined;
        },
      },
      tabs: {
        tell: (confirmed) => {
          for (const hear of tabs) if (!mine.has(hear)) hear(JSON.parse(JSON.stringify(confirmed)));
        },
        listen: (hear) => {
          tabs.add(hear);
          mine.add(hear);
          return () => tabs.delete(hear);
        },
      },
      later: (run) => {
        timers.push(run);
        return () => timers.splice(timers.indexOf(run), 1);
      },
    };
    const store = new DeckStore(JSON.parse(JSON.stringify({ step: server.step, list: server.list })), ports);
    return { store, close: store.open() };
  };
  return { server, browser, timers, tab };
}
const put = (list: DeckList, step = "Edit") => ({ list, step });
const calm = async () => {
  for (let i = 0; i < 12; i++) await settle();
};

describe("Steps of a deck (D4)", () => {
  test("a hundred edits undone one by one give every earlier deck, and redone the last", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 100, maxLength: 100 }), (counts) => {
        const lists = counts.map((count) => deck(`${count} Forest`));
        let history = openHistory(deck(""));
        for (const [i, list] of lists.entries()) history = makeStep(history, { doc: list, step: `step ${i}` });
        for (const list of [...lists.slice(0, -1)].reverse()) {
          history = undo(history);
          expect(history.doc).toBe(list);
        }
        for (const list of lists.slice(1)) {
          history = redo(history);
          expect(history.doc).toBe(list);
        }
        expect(redo(history)).toBe(history);
      }),
      { numRuns: 20 },
    );
  });
  test("undo stops at the start, and a new step forgets what was undone", () => {
    const start = openHistory(deck("1 Forest"));
    expect(undo(start)).toBe(start);
    const edited = makeStep(undo(makeStep(start, { doc: deck("2 Forest"), step: "Edit" })), { doc: deck("3 Forest"), step: "Set 3" });
    expect(edited.future).toEqual([]);
    expect(edited.past.map(({ name }) => name)).toEqual(["Set 3"]);
  });
  test("undo goes on over what was saved before the deck was opened, as often as it is asked, and redo comes back", async () => {
    const steps = ["New deck", "Add 1 Forest", "Add 2 Forest"].map((name, i) => ({ name, list: deck(`${i + 1} Forest`) }));
    const { server, tab } = world(deck("3 Forest"));
    server.step = steps.length;
    const { store } = tab();
    const read = async (number: number) => {
      const step = steps[number - 1];
      if (!step) throw new Error(`There is no step ${number}.`);
      return step;
    };
    store.edit(put(deck("4 Forest"), "Add 1 Forest again"));
    expect(store.hasEarlier()).toBe(true);
    await Promise.all([store.undoOn(read), store.undoOn(read)]);
    expect(lines(store.state().history.doc)).toBe("2 Forest");
    expect(store.state().history.future.map(({ name }) => name)).toEqual(["Add 2 Forest", "Add 1 Forest again"]);
    for (let i = 0; i < 3; i++) await store.undoOn(read);
    expect(lines(store.state().history.doc)).toBe("1 Forest");
    expect(store.hasEarlier()).toBe(false);
    for (let i = 0; i < 3; i++) store.redo();
    expect(lines(store.state().history.doc)).toBe("4 Forest");
    expect(lines(store.opened)).toBe("3 Forest");
  });
  test("a saved step that cannot be read is said, and the deck stays; the next try goes on", async () => {
    const { server, tab } = world(deck("2 Forest"));
    server.step = 2;
    const { store } = tab();
    await expect(store.undoOn(() => Promise.reject(new Error("The studio is not responding.")))).rejects.toThrow("is not responding");
    expect(lines(store.state().history.doc)).toBe("2 Forest");
    await store.undoOn(async (number) => ({ name: "Edit", list: deck(`${number} Forest`) }));
    expect(lines(store.state().history.doc)).toBe("1 Forest");
  });
});

describe("Saving", () => {
  test("says Saved only once the server has the step, and sends what came meanwhile as the next", async () => {
    const { server, tab } = world(deck("1 Forest"));
    const { store } = tab();
    store.edit(put(deck("2 Forest"), "Add 1 Forest"));
    expect(saveWords(store.state())).toBe("Saving…");
    store.edit(put(deck("3 Forest"), "Add 1 Forest again"));
    store.edit(put(deck("4 Forest"), "Add one more Forest"));
    await calm();
    expect(saveWords(store.state())).toBe("Saved");
    expect(lines(server.list)).toBe("4 Forest");
    expect(server.calls).toEqual(["Add 1 Forest", "Add one more Forest"]);
  });
  test("an undo is saved under its own name", async () => {
    const { server, tab } = world(deck("1 Forest"));
    const { store } = tab();
    store.edit(put(deck("2 Forest"), "Add 1 Forest"));
    await calm();
    store.undo();
    await calm();
    expect(server.calls).toEqual(["Add 1 Forest", "Undo: Add 1 Forest"]);
    expect(lines(server.list)).toBe("1 Forest");
  });
  test("with the server down the work stays in the browser and is sent when it is back", async () => {
    const { server, browser, timers, tab } = world(deck("1 Forest"));
    const { store } = tab();
    server.up = false;
    store.edit(put(deck("2 Forest")));
    await calm();
    expect(saveWords(store.state())).toBe("Not saved yet, kept in this browser");
    expect(lines(browser.kept?.doc ?? deck(""))).toBe("2 Forest");
    server.up = true;
    timers.at(-1)?.();
    await calm();
    expect(isSaved(store.state())).toBe(true);
    expect(lines(server.list)).toBe("2 Forest");
    expect(browser.kept).toBeUndefined();
  });
  test("a browser that keeps nothing is not said to, and saving goes on", async () => {
    const { server, browser, timers, tab } = world(deck("1 Forest"));
    browser.isPrivate = true;
    const { store } = tab();
    server.up = false;
    store.edit(put(deck("2 Forest")));
    await calm();
    expect(saveWords(store.state())).toBe("Not saved yet: keep this tab open");
    server.up = true;
    timers.at(-1)?.();
    await calm();
    expect(saveWords(store.state())).toBe("Saved");
    expect(lines(server.list)).toBe("2 Forest");
  });
  test("whoever works before the kept work is found loses neither", async () => {
    const { server, tab } = world(deck("1 Forest"));
    const first = tab();
    server.up = false;
    first.store.edit(put(deck("7 Forest")));
    await calm();
    first.close();
    server.up = true;
    const { store } = tab();
    store.edit(put(deck("1 Forest, 2 Tidal Wave")));
    await calm();
    expect(lines(store.state().history.doc)).toBe("7 Forest, 2 Tidal Wave");
  });
  test("a tab closed while the server was down loses nothing", async () => {
    const { server, tab } = world(deck("1 Forest"));
    const first = tab();
    server.up = false;
    first.store.edit(put(deck("7 Forest")));
    await calm();
    first.close();
    server.up = true;
    const second = tab();
    await calm();
    expect(lines(second.store.state().history.doc)).toBe("7 Forest");
    expect(lines(server.list)).toBe("7 Forest");
    second.store.undo();
    expect(lines(second.store.state().history.doc)).toBe("1 Forest");
  });
  test("a server killed after writing and before answering is no conflict", async () => {
    const { server, timers, tab } = world(deck("1 Forest"));
    const { store } = tab();
    server.losesAnswers = true;
    store.edit(put(deck("2 Forest")));
    await calm();
    server.losesAnswers = false;
    timers.at(-1)?.();
    await calm();
    expect(saveWords(store.state())).toBe("Saved");
  });
  test("what the server refuses is said and not sent again until the next edit", async () => {
    const { server, tab } = world(deck("1 Forest"));
    const { store } = tab();
    server.refuses = "A deck name has at most 120 characters.";
    store.edit(put(deck("2 Forest")));
    await calm();
    expect(store.state().trouble).toEqual({ kind: "refused", message: "A deck name has at most 120 characters." });
    expect(server.calls).toHaveLength(1);
    server.refuses = "";
    store.edit(put(deck("3 Forest")));
    await calm();
    expect(saveWords(store.state())).toBe("Saved");
  });
  test("a deck deleted elsewhere stays in the browser", async () => {
    const { server, browser, tab } = world(deck("1 Forest"));
    const { store } = tab();
    server.deleted = true;
    store.edit(put(deck("2 Forest")));
    await calm();
    expect(saveWords(store.state())).toBe("Deleted elsewhere, kept in this browser");
    expect(lines(browser.kept?.doc ?? deck(""))).toBe("2 Forest");
  });
});

describe("Undo from a notice", () => {
  test("takes back its own step and leaves what was done since", async () => {
    const { server, tab } = world(deck("2 Forest, 1 Tidal Wave"));
    const { store } = tab();
    store.edit(put(deck("2 Forest"), "Removed 1 × Tidal Wave"));
    const removed = store.state().history.past.at(-1);
    store.edit(put(deck("4 Forest"), "Set Forest to 4"));
    if (removed) store.revert(removed);
    await calm();
    expect(lines(server.list)).toBe("4 Forest, 1 Tidal Wave");
    expect(store.state().history.past.at(-1)?.name).toBe("Undo: Removed 1 × Tidal Wave");
  });
});

describe("Two writers", () => {
  test("a second tab with nothing unsaved follows the first", async () => {
    const { tab } = world(deck("1 Forest"));
    const [first, second] = [tab(), tab()];
    first.store.edit(put(deck("2 Forest")));
    await calm();
    expect(lines(second.store.state().history.doc)).toBe("2 Forest");
    expect(isSaved(second.store.state())).toBe(true);
    second.store.edit(put(deck("2 Forest, 1 Reef Overlook")));
    await calm();
    expect(lines(first.store.state().history.doc)).toBe("2 Forest, 1 Reef Overlook");
  });
  const conflict = async (how: "mine" | "theirs" | "merge") => {
    const { server, tab } = world(deck("1 Forest, 2 Tidal Wave"));
    const { store } = tab();
    server.step = 5;
    server.list = deck("1 Forest, 4 Tidal Wave");
    store.edit(put(deck("3 Forest, 2 Tidal Wave")));
    await calm();
    expect(store.state().trouble?.kind).toBe("conflict");
    store.resolve(how);
    await calm();
    expect(saveWords(store.state())).toBe("Saved");
    expect(lines(server.list)).toBe(lines(store.state().history.doc));
    return lines(server.list);
  };
  test("a conflict asks, and each answer is saved", async () => {
    expect(await conflict("mine")).toBe("3 Forest, 2 Tidal Wave");
    expect(await conflict("theirs")).toBe("1 Forest, 4 Tidal Wave");
    expect(await conflict("merge")).toBe("3 Forest, 4 Tidal Wave");
  });
  test("kept work meets a newer deck as a conflict, with both lists whole", async () => {
    const { server, tab } = world(deck("1 Forest"));
    const first = tab();
    server.up = false;
    first.store.edit(put(deck("2 Forest")));
    await calm();
    first.close();
    server.up = true;
    server.step = 9;
    server.list = deck("1 Forest, 1 Reef Overlook");
    const { store } = tab();
    await calm();
    expect(store.state().trouble?.kind).toBe("conflict");
    store.resolve("merge");
    await calm();
    expect(lines(server.list)).toBe("2 Forest, 1 Reef Overlook");
  });
});

describe("Merging", () => {
  test("adds what both sides added and takes away what either removed", () => {
    const merged = mergeDecks(deck("2 A, 2 B, 1 C"), deck("3 A, 2 B"), deck("4 A, 1 B, 1 C, 1 D"));
    expect(lines(merged)).toBe("5 A, 1 B, 1 D");
  });
  test("one side unchanged gives the other side", () => {
    const count = fc.integer({ min: 1, max: 9 });
    const any = fc
      .uniqueArray(fc.tuple(count, fc.constantFrom("A", "B", "C", "D")), { selector: ([, name]) => name })
      .map((rows) => deck(rows.map((row) => row.join(" ")).join(", ")));
    const sorted = (list: DeckList) => lines(list).split(", ").sort();
    fc.assert(
      fc.property(any, any, (base, other) => {
        expect(sorted(mergeDecks(base, base, other))).toEqual(sorted(other));
      }),
    );
    fc.assert(
      fc.property(any, any, (base, other) => {
        expect(sorted(mergeDecks(base, other, base))).toEqual(sorted(other));
      }),
    );
  });
  test("name, format and notes are mine where I changed them", () => {
    const base = deck("", { name: "Old", notes: "" });
    const merged = mergeDecks(base, deck("", { name: "Mine", notes: "" }), deck("", { name: "Theirs", notes: "hello" }));
    expect([merged.name, merged.notes]).toEqual(["Mine", "hello"]);
  });
  test("a count that is none is kept as written", () => {
    expect(lines(mergeDecks(deck("0 A"), deck("0 A"), deck("0 A, 1 B")))).toBe("0 A, 1 B");
  });
});
