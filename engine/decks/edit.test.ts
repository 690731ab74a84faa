import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listOf, MEGACORP_POOL } from "../../tests/games/megacorp/pool.ts";
import { type DeckList, entrySectionIds } from "../cards/deck.ts";
import {
  addCopies,
  addList,
  addMany,
  applySwap,
  applySwaps,
  changeCount,
  dropSwap,
  type Edit,
  moveEntries,
  moveEntry,
  pinEntry,
  planSwap,
  removeCopies,
  removeEntries,
  removeEntry,
  removeLine,
  renameDeck,
  reorderEntry,
  replaceEntry,
  resolveLine,
  setCount,
  setFormat,
  setNote,
  setNotes,
} from "./index.ts";

const LIST = listOf({
  business: ["1 Ferrum Nanologics"],
  main: ["2 Tidal Wave", "3 Forest", "0 Blackout"],
  considering: ["1 Forest"],
  unresolved: ["Tidel Wav"],
});
const card = (name: string) => MEGACORP_POOL.byName.get(name) ?? { name };
const main = (index: number) => ({ section: "main", index }) as const;
/** "Main: 2 Tidal Wave, 3 Forest | Considering: …", empty sections left out. */
const shown = ({ sections }: DeckList): string =>
  entrySectionIds("megacorp")
    .filter((id) => sections[id].length > 0)
    .map((id) => `${id}: ${sections[id].map(({ count, name }) => `${count} ${name}`).join(", ")}`)
    .concat(sections.unresolved.length > 0 ? [`unresolved: ${sections.unresolved.map(({ line }) => line).join(", ")}`] : [])
    .join(" | ");
const AS_IT_WAS = shown(LIST);

describe("Edits", () => {
  const check = (edit: Edit, step: string, from: string, to: string) =>
    test(step, () => {
      expect(edit.step).toBe(step);
      expect(shown(edit.list)).toBe(AS_IT_WAS.replace(from, to));
      expect(shown(LIST)).toBe(AS_IT_WAS);
    });
  check(addCopies(LIST, card("Tidal Wave"), "main", 2), "Added 2 × Tidal Wave", "2 Tidal Wave", "4 Tidal Wave");
  check(addCopies(LIST, card("Blackout"), "main"), "Added 1 × Blackout", "0 Blackout", "0 Blackout, 1 Blackout");
  check(addCopies(LIST, card("Forest"), "considering"), "Added 1 × Forest to Considering", "considering: 1", "considering: 2");
  check(
    addMany(LIST, "main", [
      { name: "Forest", count: 1 },
      { name: "Hero Cop", count: 2 },
    ]),
    "Filled Main with 3 cards",
    "3 Forest, 0 Blackout",
    "4 Forest, 0 Blackout, 2 Hero Cop",
  );
  check(addMany(LIST, "main", [{ name: "Hero Cop", count: 1 }]), "Filled Main with Hero Cop", "0 Blackout", "0 Blackout, 1 Hero Cop");
  check(setCount(LIST, main(1), 8), "Set Forest to 8", "3 Forest", "8 Forest");
  check(setCount(LIST, main(1), 2), "Removed 1 × Forest", "3 Forest", "2 Forest");
  check(setCount(LIST, main(2), 1), "Set Blackout to 1", "0 Blackout", "1 Blackout");
  check(setCount(LIST, main(2), 0), "Removed Blackout", ", 0 Blackout", "");
  check(changeCount(LIST, main(0), -2), "Removed 2 × Tidal Wave", "2 Tidal Wave, ", "");
  check(changeCount(LIST, main(0), 1), "Added 1 × Tidal Wave", "2 Tidal Wave", "3 Tidal Wave");
  check(removeEntry(LIST, main(0)), "Removed 2 × Tidal Wave", "2 Tidal Wave, ", "");
  check(removeEntries(LIST, [main(0), main(2)]), "Removed 2 lines", "2 Tidal Wave, 3 Forest, 0 Blackout", "3 Forest");
  check(removeCopies(LIST, "main", "Forest", 2), "Removed 2 × Forest", "3 Forest", "1 Forest");
  check(
    moveEntry(LIST, main(1), "considering"),
    "Moved 3 × Forest to Considering",
    "3 Forest, 0 Blackout | considering: 1",
    "0 Blackout | considering: 4",
  );
  check(
    moveEntry(LIST, main(1), "considering", 1),
    "Moved 1 × Forest to Considering",
    "3 Forest, 0 Blackout | considering: 1",
    "2 Forest, 0 Blackout | considering: 2",
  );
  check(
    moveEntries(LIST, [main(0), main(1)], "considering"),
    "Moved 2 lines to Considering",
    "2 Tidal Wave, 3 Forest, 0 Blackout | considering: 1 Forest",
    "0 Blackout | considering: 4 Forest, 2 Tidal Wave",
  );
  check(reorderEntry(LIST, main(0), 1), "Moved Tidal Wave within Main", "2 Tidal Wave, 3 Forest", "3 Forest, 2 Tidal Wave");
  check(replaceEntry(LIST, main(0), card("Hero Cop")), "Replaced Tidal Wave with Hero Cop", "2 Tidal Wave", "2 Hero Cop");
  check(replaceEntry(LIST, main(0), card("Forest")), "Replaced Tidal Wave with Forest", "2 Tidal Wave, 3 Forest", "5 Forest");
  check(
    resolveLine(LIST, 0, card("Tidal Wave"), "main"),
    "Read “Tidel Wav” as 1 × Tidal Wave",
    `${AS_IT_WAS.slice(AS_IT_WAS.indexOf("2 Tidal"))}`,
    "3 Tidal Wave, 3 Forest, 0 Blackout | considering: 1 Forest",
  );
  check(removeLine(LIST, 0), "Removed the line “Tidel Wav”", " | unresolved: Tidel Wav", "");

  test("notes, pins, names and formats", () => {
    expect(setNote(LIST, main(0), " against\nrich opponents ").list.sections.main[0]?.note).toBe("against rich opponents");
    expect(setNote(setNote(LIST, main(0), "x").list, main(0), "").list).toEqual(LIST);
    expect(pinEntry(LIST, main(0), 7)).toMatchObject({ step: "Pinned Tidal Wave to revision 7" });
    expect(pinEntry(pinEntry(LIST, main(0), 7).list, main(0), undefined).list).toEqual(LIST);
    expect(renameDeck(LIST, "  Wet   streets ")).toMatchObject({ step: "Renamed to Wet streets", list: { name: "Wet streets" } });
    expect(setFormat(LIST, "house-singleton", "House: singleton").step).toBe("Changed the format to House: singleton");
    expect(setNotes(LIST, "x").list.notes).toBe("x");
  });

  test("what changes nothing returns the very same list", () => {
    const edits = [
      addCopies(LIST, card("Forest"), "main", 0),
      addMany(LIST, "main", []),
      setCount(LIST, main(1), 3),
      setCount(LIST, main(1), -1),
      setCount(LIST, main(9), 1),
      changeCount(LIST, main(1), 0),
      removeEntry(LIST, main(9)),
      removeEntries(LIST, []),
      removeCopies(LIST, "main", "Blackout", 1),
      moveEntry(LIST, main(1), "main"),
      moveEntry(LIST, main(1), "considering", 0),
      moveEntries(LIST, [main(1)], "main"),
      reorderEntry(LIST, main(1), 1),
      replaceEntry(LIST, main(1), card("Forest")),
      setNote(LIST, main(1), " "),
      pinEntry(LIST, main(1), undefined),
      renameDeck(LIST, " "),
      setFormat(LIST, "core-rules", "Core rules"),
      setNotes(LIST, ""),
      resolveLine(LIST, 4, card("Forest"), "main"),
      removeLine(LIST, 4),
      planSwap(LIST, "Forest", "Forest"),
      dropSwap(LIST, 0),
      applySwap(LIST, 0, MEGACORP_POOL),
      applySwaps(LIST, MEGACORP_POOL),
    ];
    for (const { list, step } of edits) {
      expect(list).toBe(LIST);
      expect(step).toBe("Nothing changed");
    }
  });

  test("an import joins section by section and loses nothing", () => {
    const { list, step } = addList(LIST, { ...LIST, name: "Other", notes: "from Ana" });
    expect(step).toBe("Imported Other");
    expect(shown(list)).toBe(
      "business: 2 Ferrum Nanologics | main: 4 Tidal Wave, 6 Forest, 0 Blackout, 0 Blackout | considering: 2 Forest | unresolved: Tidel Wav, Tidel Wav",
    );
    expect(list.notes).toBe("from Ana");
  });
});

describe("Planned swaps (story D12)", () => {
  const planned = planSwap(LIST, "Tidal Wave", "Hero Cop");

  test("a plan changes no card", () => {
    expect(planned.step).toBe("Planned Hero Cop for Tidal Wave");
    expect(shown(planned.list)).toBe(AS_IT_WAS);
    expect(dropSwap(planned.list, 0).list).toEqual(LIST);
  });

  test("applying swaps one copy, and the card that leaves is kept in Considering", () => {
    const { list, step } = applySwap(planned.list, 0, MEGACORP_POOL);
    expect(step).toBe("Swapped Tidal Wave for Hero Cop");
    expect(list.swaps).toEqual([]);
    expect(shown(list)).toBe(
      "business: 1 Ferrum Nanologics | main: 1 Tidal Wave, 3 Forest, 0 Blackout, 1 Hero Cop | considering: 1 Forest, 1 Tidal Wave | unresolved: Tidel Wav",
    );
  });

  test("the card that comes in leaves Considering", () => {
    const { list } = applySwap(planSwap(LIST, "Tidal Wave", "Forest").list, 0, MEGACORP_POOL);
    expect(shown(list)).toContain("main: 1 Tidal Wave, 4 Forest, 0 Blackout | considering: 1 Tidal Wave");
  });

  test("what cannot be applied stays planned", () => {
    const two = planSwap(planned.list, "Psionic Scream", "Forest").list;
    const { list, step } = applySwaps(two, MEGACORP_POOL);
    expect(step).toBe("Applied 1 swap");
    expect(list.swaps).toEqual([{ out: "Psionic Scream", in: "Forest" }]);
  });
});

describe("Undo", () => {
  test("100 steps back restore the exact deck, whatever was done", () => {
    const at = fc.record({ section: fc.constantFrom(...entrySectionIds("megacorp")), index: fc.nat(4) });
    const name = fc.constantFrom("Forest", "Tidal Wave", "Hero Cop", "Nobody");
    const action: fc.Arbitrary<(list: DeckList) => Edit> = fc.oneof(
      fc.tuple(name, at, fc.nat(4)).map(
        ([name, { section }, n]) =>
          (list: DeckList) =>
            addCopies(list, card(name), section, n),
      ),
      fc.tuple(at, fc.nat(5)).map(
        ([at, n]) =>
          (list: DeckList) =>
            setCount(list, at, n),
      ),
      fc.tuple(at, at).map(
        ([at, { section }]) =>
          (list: DeckList) =>
            moveEntry(list, at, section),
      ),
      fc.tuple(at, name).map(
        ([at, name]) =>
          (list: DeckList) =>
            replaceEntry(list, at, card(name)),
      ),
      at.map((at) => (list: DeckList) => removeEntry(list, at)),
    );
    fc.assert(
      fc.property(fc.array(action, { minLength: 100, maxLength: 100 }), (actions) => {
        const copies = [JSON.stringify(LIST)];
        const states = [LIST];
        for (const act of actions) {
          const next = act(states.at(-1) ?? LIST).list;
          states.push(next);
          copies.push(JSON.stringify(next));
        }
        expect(states.map((state) => JSON.stringify(state))).toEqual(copies);
      }),
      { numRuns: 50 },
    );
  });
});
