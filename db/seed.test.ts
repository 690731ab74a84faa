import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Db, openDb } from "./client.ts";
import { findAlias, findHead, findRevision, keepMine, libraryVersion, listRevisions, takeShipped } from "./queries/objects.ts";
import { type SeedReport, type ShippedObject, seed } from "./seed.ts";
import { digest, editAsPerson, putAway, SHIPMENT, shippedCard, testFolder } from "./testing.ts";

const folder = testFolder();
let db: Db;
let databases = 0;
beforeEach(() => {
  db = openDb(folder.file(`${databases++}.db`));
});
afterAll(folder.remove);

const AT = "2026-01-01T00:00:00.000Z";
const ship = (...objects: readonly ShippedObject[]): SeedReport => seed(db, [{ name: "set", objects }], { at: AT });
const guard = (text: string) => shippedCard("guard", text);
const edit = (text: string) => editAsPerson(db, guard(text), { author: "Ana", note: "", at: AT });
/** Head and its text, then what is said about it. */
const seen = () => {
  const head = findHead(db, "card", "megacorp/guard");
  if (!head) return "none";
  const marks = [head.archived ? "archived" : "", head.newer === undefined ? "" : `newer ${head.newer}`].filter(Boolean).join(", ");
  return `r${head.revision.number} ${(head.value as { text: string }).text}${marks && ` (${marks})`}`;
};

describe("what seeding does to a card", () => {
  const check = (title: string, steps: readonly (() => unknown)[], expected: string) =>
    test(title, () => {
      for (const step of steps) step();
      expect(seen()).toBe(expected);
    });
  const nothing = () => ship();
  check("shipped for the first time: it is there", [() => ship(guard("a"))], "r1 a");
  check("shipped again, the same: nothing happens", [() => ship(guard("a")), () => ship(guard("a"))], "r1 a");
  check("shipped with another text: the head moves", [() => ship(guard("a")), () => ship(guard("b"))], "r2 b");
  check("shipped as it was before: a revision again", [() => ship(guard("a")), () => ship(guard("b")), () => ship(guard("a"))], "r3 a");
  check("edited by a person: their revision is the head", [() => ship(guard("a")), () => edit("mine")], "r2 mine");
  check("edited, then shipped the same: nothing is newer", [() => ship(guard("a")), () => edit("mine"), () => ship(guard("a"))], "r2 mine");
  check(
    "edited, then shipped anew: theirs stays, the new one is offered",
    [() => ship(guard("a")), () => edit("mine"), () => ship(guard("b"))],
    "r2 mine (newer 3)",
  );
  check("edited, then shipped just as edited: nothing is newer", [() => ship(guard("a")), () => edit("b"), () => ship(guard("b"))], "r2 b");
  check(
    "shipped as edited, then edited on: nothing is newer",
    [() => ship(guard("a")), () => edit("b"), () => ship(guard("b")), () => edit("c")],
    "r4 c",
  );
  check(
    "shipped as edited, then shipped anew: the new one is offered",
    [() => ship(guard("a")), () => edit("b"), () => ship(guard("b")), () => ship(guard("c"))],
    "r2 b (newer 4)",
  );
  check(
    "edited to what is offered: nothing is newer",
    [() => ship(guard("a")), () => edit("mine"), () => ship(guard("b")), () => edit("b")],
    "r4 b",
  );
  check(
    "still offered after another edit",
    [() => ship(guard("a")), () => edit("mine"), () => ship(guard("b")), () => edit("more")],
    "r4 more (newer 3)",
  );
  check(
    "the newest one is offered",
    [() => ship(guard("a")), () => edit("mine"), () => ship(guard("b")), () => ship(guard("c"))],
    "r2 mine (newer 4)",
  );
  const conflict = [() => ship(guard("a")), () => edit("mine"), () => ship(guard("b"))];
  const take = () => takeShipped(db, "card", "megacorp/guard");
  const keep = () => keepMine(db, "card", "megacorp/guard");
  check("the shipped one taken: it is the head", [...conflict, take], "r3 b");
  check("the shipped one taken: the next moves the head again", [...conflict, take, () => ship(guard("c"))], "r4 c");
  check("mine kept: nothing is offered any more", [...conflict, keep], "r2 mine");
  check("mine kept: the next one is offered", [...conflict, keep, () => ship(guard("c"))], "r2 mine (newer 4)");
  check("made by a person, then shipped: theirs stays", [() => edit("mine"), () => ship(guard("a"))], "r1 mine (newer 2)");
  check("shipped no more: archived", [() => ship(guard("a")), nothing], "r1 a (archived)");
  check("shipped no more, twice: archived", [() => ship(guard("a")), nothing, nothing], "r1 a (archived)");
  check("comes back the same: taken out", [() => ship(guard("a")), nothing, () => ship(guard("a"))], "r1 a");
  check("comes back with another text: taken out, the head moves", [() => ship(guard("a")), nothing, () => ship(guard("b"))], "r2 b");
  const away = () => putAway(db, guard(""));
  check("put away by a person: stays away, the head moves", [() => ship(guard("a")), away, () => ship(guard("b"))], "r2 b (archived)");
  check(
    "put away by a person, shipped no more, comes back: stays away",
    [() => ship(guard("a")), away, nothing, () => ship(guard("a"))],
    "r1 a (archived)",
  );
  check("a person's own card is never archived", [() => edit("mine"), nothing], "r1 mine");
});

test("the report counts what happened", () => {
  expect(ship(guard("a"), shippedCard("wall", "w"))).toEqual({ added: 2, changed: 0, equal: 0, archived: 0, returned: 0 });
  expect(ship(guard("b"))).toEqual({ added: 0, changed: 1, equal: 0, archived: 1, returned: 0 });
  expect(ship(guard("b"), shippedCard("wall", "w"))).toEqual({ added: 0, changed: 0, equal: 2, archived: 0, returned: 1 });
  expect(takeShipped(db, "card", "megacorp/guard")).toBe(false);
});

test("seeding twice changes no row", () => {
  seed(db, SHIPMENT, { at: AT });
  const [before, version] = [digest(db), libraryVersion(db, "megacorp")];
  seed(db, SHIPMENT, { at: "2027-01-01T00:00:00.000Z" });
  expect(digest(db)).toBe(before);
  expect(libraryVersion(db, "megacorp")).toBe(version);
});

test("whatever changes a library raises its counter, also what leaves the head alone", () => {
  const versions = [
    () => ship(guard("a")),
    () => edit("mine"),
    () => ship(guard("b")),
    () => keepMine(db, "card", "megacorp/guard"),
    () => ship(),
  ].map((step) => {
    step();
    return libraryVersion(db, "megacorp");
  });
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  expect(libraryVersion(db, "san")).toBe(0);
});

test("revisions are numbered without gaps and keep what they said", () => {
  for (const text of ["a", "b", "c"]) ship(guard(text));
  expect(listRevisions(db, "card", "megacorp/guard").map(({ number, origin }) => `${number} ${origin}`)).toEqual([
    "1 shipped",
    "2 shipped",
    "3 shipped",
  ]);
  expect(findRevision(db, "card", "megacorp/guard", 2)?.value).toEqual({ text: "b" });
});

test("nothing can change or delete a revision", () => {
  ship(guard("a"));
  expect(() => db.$client.exec("update revisions set note = 'x'")).toThrow("a revision never changes");
  expect(() => db.$client.exec("delete from revisions")).toThrow("a revision is never deleted");
});

test("a new name leads to the card, unless the address belongs to another one", () => {
  ship({ ...guard("a"), alias: "megacorp/gate-guard" }, { ...shippedCard("wall", "w"), alias: "megacorp/guard" });
  expect(findAlias(db, "card", "megacorp/gate-guard")).toBe("megacorp/guard");
  expect(findAlias(db, "card", "megacorp/guard")).toBeUndefined();
});

test("a fault inside a set leaves nothing of the set behind", () => {
  const groups = [
    { name: "good", objects: [guard("a")] },
    { name: "bad", objects: [shippedCard("wall", "w"), { ...shippedCard("gate", ""), value: { n: Number.NaN } }] },
  ];
  expect(() => seed(db, groups, { at: AT })).toThrow("canonical JSON");
  expect(seen()).toBe("r1 a");
  expect(findHead(db, "card", "megacorp/wall")).toBeUndefined();
});
