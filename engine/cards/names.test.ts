import { describe, expect, test } from "vitest";
import { MEGACORP_POOL, poolWith } from "../../tests/games/megacorp/pool.ts";
import { findByName, suggestNames } from "./names.ts";

describe("One card of that name", () => {
  const check = (name: string, expected: string | undefined, how?: string) =>
    test(JSON.stringify(name), () => {
      const found = findByName(MEGACORP_POOL, name);
      expect([found?.card.name, found?.how]).toEqual([expected, how]);
    });
  check("Tidal Wave", "Tidal Wave", "exact");
  check("TIDAL\u00A0wave", "Tidal Wave", "spelling");
  check("predators right", "Predator's Right", "spelling");
  check("Cat–Grade Reflexes", "Cat-Grade Reflexes", "spelling");
  check("Heracles", "Heracles, Senior Counsel", "short");
  check("glass man", "The Glass Man", "short");
  check("Tidal", undefined);
  check("", undefined);
  check("x".repeat(1_000_000), undefined);

  test("half a name that fits several is none", () => {
    const pool = poolWith({ Forest: { name: "Heracles, Retired" } });
    expect(findByName(pool, "Heracles")).toBeUndefined();
  });
  test("a card that is still shipped wins over a retired one of the same name", () => {
    const pool = poolWith({ Forest: { name: "Tidal Wave" }, "Tidal Wave": { archived: true } });
    expect(pool.byName.get("Tidal Wave")?.id).toBe("megacorp/forest");
  });
});

describe("Near names", () => {
  const check = (name: string, ...expected: readonly string[]) =>
    test(JSON.stringify(name), () => expect(suggestNames(MEGACORP_POOL, name).map((card) => card.name)).toEqual(expected));
  check("Tidel Wave", "Tidal Wave");
  check("tidal", "Tidal Wave");
  check("Forst", "Forest");
  check("Wave Tidal", "Tidal Wave");
  check("Hierach Incarnate", "Incarnate Hierarch", "Raamaa, Incarnate Hierarch");
  check("Selfish Consumer", "Selfish Consumers");
  check("Psychic Scream", "Psionic Scream");
  check("Gallian Heritage", "Gallian Lineage");
  check("Lightning Bolt");
  check("Island");
  check("");
  check("?!");
  check("x".repeat(1000));
});
