import { expect, test } from "vitest";
import { boxOf, countIn, ruleOf } from "./box.test-support.ts";
import { loadContent } from "./load.ts";

test("the box holds what VR-1.1 and VR-1.2 count", () => {
  const { counts, players } = boxOf("virtual-revolution");
  const [each, shared] = [ruleOf("virtual-revolution", "VR-1.1"), ruleOf("virtual-revolution", "VR-1.2")];
  expect(players.length).toBe(countIn(each, "colours"));
  for (const [entry, word] of [
    ["player board", "player board"],
    ["influence", "Influence"],
    ["director", "Directors"],
    ["server", "Servers"],
    ["revenue marker", "Revenue markers"],
    ["turn order marker", "turn-order marker"],
  ] as const)
    expect(counts[entry], entry).toBe(countIn(each, word) * players.length);
  for (const [entry, word] of [
    ["map", "board"],
    ["location token", "Location tokens"],
    ["vp token", "2-VP tokens"],
    ["immunity", "Immunity"],
    ["money", "€ tokens"],
    ["necro marker", "Necro markers"],
  ] as const)
    expect(counts[entry], entry).toBe(countIn(shared, word));
  for (const { name } of players) expect(each).toContain(name);
});

test("every zone of VR-2.4 is drawn", () => {
  const { components } = boxOf("virtual-revolution");
  const places = components.flatMap(({ front }) => (front.draw === "places" ? front.places : []));
  const rule = ruleOf("virtual-revolution", "VR-2.4");
  const count = (name: RegExp) => places.filter((place) => name.test(place.name)).length;
  expect(count(/^Verse loading$/)).toBe(countIn(rule, "available-Verse slots"));
  expect(count(/^Agent$/)).toBe(countIn(rule, "Agent slots"));
  expect(count(/^Token \d$/)).toBe(countIn(rule, "Agent slots"));
  for (const name of ["Verse deck", "Necro deck", "Corruption deck", "Corruption discard", "Recycling", "Agent deck"])
    expect(count(new RegExp(`^${name}$`)), name).toBe(1);
  // The tracks are parts of the board itself.
  const boards = loadContent().content["virtual-revolution"].boards?.boards.flatMap(({ parts }) => parts.map(({ title }) => title?.text));
  for (const track of ["Turn order", "Revenue"]) expect(boards).toContain(track);
});
