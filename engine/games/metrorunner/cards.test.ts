/** The cards that are shipped are those of the rules beside them. */
import { describe, expect, test } from "vitest";
import { byNumber, cardsOf, kindsAndCopies, lineOf, numbersOf, table } from "../../../content/shipped.test-support.ts";

describe("The shipped cards", () => {
  const cards = byNumber("metrorunner");
  const COLOURS = { K: "black", P: "purple", R: "red", O: "orange", B: "blue" } as const;
  const cubes = (cell = "") =>
    Object.fromEntries(cell.split(" ").map((part) => [COLOURS[part[0] as keyof typeof COLOURS], Number(part.slice(1))]));

  test("its designs of each kind, and their copies", () =>
    expect(kindsAndCopies("metrorunner")).toEqual([{ job: 40, "starting-job": 5, network: 30, character: 11, contract: 4, ai: 20 }, 110]));

  test.each([
    ["metrorunner/track-darkweb-id-leak", "blue job, 1 R + 2 B, 2 points"],
    ["metrorunner/harbour-control", "network, core E3 W1"],
    ["metrorunner/military", "contract, 3 spaces, 5 points"],
    ["metrorunner/cal", "character"],
  ])("%s is read in a list as: %s", (id, line) => expect(lineOf(id)).toBe(line));

  test("the rules define every number once", () => {
    const numbers = numbersOf("metrorunner");
    expect(numbers.length).toBeGreaterThanOrEqual(212);
    expect(numbers).toEqual(expect.arrayContaining(["MR-8.13", "MR-R36", "MR-E15"]));
  });

  test("jobs are the table of 3.4", () => {
    for (const [id = "", name, district, cost, reward = "", track = "", ongoing = "", points] of table(
      "metrorunner",
      "| id | title | district |",
    )) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({ name, kind: "job", fields: { district, cost: cubes(cost), points: Number(points) } });
      const [gain, steps, ability] = card?.text.split("\n") ?? [];
      expect([gain?.includes("job card"), gain?.includes("brute force"), gain?.includes("credit")]).toEqual(
        [/JOB/, /BRUTE/, /CREDIT/].map((code) => code.test(reward)),
      );
      expect(steps).toBe(
        `Track: ${track
          .split(" ")
          .map((step) => `${step.startsWith("INF") ? "Influence" : "Notoriety"} +${step[3]}.`)
          .join(" ")}`,
      );
      expect(ability === undefined).toBe(ongoing === "–");
      if (ability) expect(ability).toContain(COLOURS[ongoing.at(-2) as keyof typeof COLOURS]);
    }
  });

  test("all jobs together cost 27 cubes of each colour", () => {
    const total = Object.fromEntries(Object.values(COLOURS).map((colour) => [colour, 0]));
    for (const card of cardsOf("metrorunner").filter(({ kind }) => kind === "job")) {
      for (const [colour, n] of Object.entries(card.fields["cost"] as Record<string, number>)) total[colour] = (total[colour] ?? 0) + n;
    }
    expect(total).toEqual({ black: 27, purple: 27, red: 27, orange: 27, blue: 27 });
  });

  test("networks are the table of 3.7", () => {
    for (const [id = "", name, core, alpha, beta, , , , placement = ""] of table("metrorunner", "| id | name | core |")) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({ name, fields: { core: core?.split(" "), alpha: alpha?.split(" "), beta: beta?.split(" ") } });
      for (const [district, , cube] of placement.split(" ")) {
        expect(card?.text).toContain(`1 ${COLOURS[cube as keyof typeof COLOURS]} cube on ${COLOURS[district as keyof typeof COLOURS]}`);
      }
    }
  });

  test("A.I. cards name every token, tile and offer card of the table of 3.10", () => {
    for (const [id = "", move = "", left = "", right = "", leftTrack = "", rightTrack = ""] of table(
      "metrorunner",
      "| id | move | left actions |",
    )) {
      const lines = cards.get(id)?.text.split("\n") ?? [];
      expect(lines.map((line) => line.split(":")[0])).toEqual(["Move", "Left", "Right"]);
      for (const [codes, line] of [
        [move, lines[0]],
        [left, lines[1]],
        [right, lines[2]],
      ] as const) {
        for (const [number] of codes.matchAll(/\d/g)) expect(line, `${id} ${codes}`).toContain(number);
      }
      expect([lines[1], lines[2]].map((line) => /(Influence|Notoriety) \+(\d)\.$/.exec(line ?? "")?.slice(1))).toEqual(
        [leftTrack, rightTrack].map((track) => [track.startsWith("INF") ? "Influence" : "Notoriety", track[3]]),
      );
    }
  });
});
