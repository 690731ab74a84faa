/** The cards that are shipped are those of the rules beside them. */
import { describe, expect, test } from "vitest";
import { byNumber, kindsAndCopies, lineOf, numbersOf, table } from "../../../content/shipped.test-support.ts";

describe("The shipped cards", () => {
  const cards = byNumber("corp");
  const bare = (name = "") => name.replace(/ \([^)]*source[^)]*\)/, "");

  test("its designs of each kind, and their copies", () =>
    expect(kindsAndCopies("corp")).toEqual([{ runner: 21, security: 18, asset: 30, action: 25 }, 164]));

  test.each([
    ["corp/thief", "thief, ¥1M, stealth 2, move 1"],
    ["corp/glacier", "firewall, ¥3M, encrypt 6"],
    ["corp/armory", "product asset, ¥4M"],
    ["corp/assault-rifles", "action card"],
  ])("%s is read in a list as: %s", (id, line) => expect(lineOf(id)).toBe(line));

  test("the rules define every number once", () => {
    const numbers = numbersOf("corp");
    expect(numbers.length).toBeGreaterThanOrEqual(179);
    expect(numbers).toEqual(expect.arrayContaining(["CORP-13.12", "CORP-R43", "CORP-E13"]));
  });

  test("runners are the table of 3.3", () => {
    for (const [id = "", name, role, combat, stealth, hacking, move, skills = "", price, count] of table("corp", "| id | name | role |")) {
      expect(cards.get(id), id).toMatchObject({ name: bare(name), count: Number(count) });
      expect(cards.get(id)?.fields).toEqual({
        price: Number(price),
        roles: [role?.toLowerCase()],
        combat: Number(combat),
        stealth: Number(stealth),
        hacking: Number(hacking),
        move: Number(move),
        skills: skills === "–" ? [] : skills.split(", ").map((skill) => skill.replace("Steal ", "").toLowerCase()),
      });
    }
  });

  test("security cards are the table of 3.4", () => {
    for (const [id = "", name, type, defense, detect, encrypt, price, count] of table("corp", "| id | name | type | Defense")) {
      const stats = { defense: Number(defense), detect: Number(detect), encrypt: Number(encrypt) };
      expect(cards.get(id), id).toMatchObject({
        name,
        count: Number(count),
        fields: { price: Number(price), security: type?.toLowerCase(), ...stats },
      });
    }
  });

  test("assets and action cards keep the names, prices, amounts and hostility of 3.5 and 3.6", () => {
    const amounts = (text = "") => [...text.matchAll(/(?<!CORP-)\b[2-9]\b/g)].map(([n]) => n);
    for (const [id = "", name, category, price, effect = ""] of table("corp", "| id | name | category |")) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({ name: bare(name), count: 1, fields: { price: Number(price), category: category?.toLowerCase() } });
      expect(card?.text.includes("Hostile"), id).toBe(/hostile/.test(effect));
    }
    for (const [id = "", name, , effect = ""] of table("corp", "| id | name | timing |")) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({ name: bare(name), count: 2 });
      expect(card?.text.includes("Hostile"), id).toBe(/\bH\b/.test(effect));
      for (const n of amounts(effect.replace(/EXTRA_STEP \d/, ""))) expect(card?.text, id).toMatch(new RegExp(`\\b${n}M?\\b`));
    }
  });
});
