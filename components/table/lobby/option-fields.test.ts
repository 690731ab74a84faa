/** The form of what can be chosen about an invented game. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Choices, canBe, type MatchOption, withEach } from "../../../engine/games/match-options.ts";
import { OptionFields } from "./option-fields.tsx";

const OPTIONS: readonly MatchOption[] = [
  { is: "flag", id: "fog", label: "Fog", doc: "Nobody sees far.", standard: false },
  {
    is: "one",
    id: "shore",
    label: "Shore",
    of: [
      { id: "rock", name: "Rock" },
      { id: "sand", name: "Sand" },
    ],
    standard: "sand",
  },
  { is: "number", id: "lamps", label: "Lamps", from: 3, to: 9, standard: 5 },
  {
    is: "each",
    id: "boats",
    label: "Boats",
    of: [
      { id: "raft", name: "Raft" },
      { id: "canoe", name: "Canoe" },
      { id: "ferry", name: "Ferry" },
    ],
    standard: ["raft", "canoe", "ferry"],
  },
];
const html = (choices: Choices) =>
  renderToStaticMarkup(createElement(OptionFields, { options: OPTIONS, choices, seats: ["North", "South"], onChange: () => undefined }));

test("each option is a control of its kind with its words", () => {
  const form = html({ fog: true, shore: "rock", lamps: 7 });
  expect(form).toMatch(/<label[^>]*><input type="checkbox" checked=""\/><span>Fog<small>Nobody sees far\.<\/small>/);
  expect(form).toMatch(/<label[^>]*><span>Shore<\/span><select><option value="rock" selected="">Rock<\/option><option value="sand">Sand/);
  expect(form).toMatch(/<span>Lamps<small>3 to 9\.<\/small><\/span><input [^>]*min="3" max="9" value="7"/);
});

test("an option for other numbers of players is not shown", () => {
  const fog = (seats: readonly string[]) =>
    renderToStaticMarkup(
      createElement(OptionFields, {
        options: [{ is: "flag", id: "fog", label: "Fog", standard: false, players: [2] }],
        choices: {},
        seats,
        onChange: () => undefined,
      }),
    );
  expect([fog(["North", "South"]).includes("Fog"), fog(["North"])]).toEqual([true, ""]);
});

test("where nothing is chosen it shows what the game declares", () => {
  const form = html({});
  expect(form).not.toContain("checked");
  expect(form).toContain('<option value="sand" selected="">');
  expect(form).toContain('value="5"');
});

test("an option for each seat shows what each has; who takes what another has gives its own for it", () => {
  const form = html({ boats: withEach(["raft", "canoe", "ferry"], 0, "ferry") });
  expect(form).toMatch(
    /<span>North<\/span><select>.*<option value="ferry" selected="">.*<span>South<\/span><select>.*<option value="canoe" selected="">/,
  );
  expect(form.match(/<select>/g)).toHaveLength(3);
  expect(withEach(["raft", "canoe", "ferry"], 0, "ferry")).toEqual(["ferry", "canoe", "raft"]);
});

test("an option for each seat is a list of different ones of what there is", () => {
  const [boats] = OPTIONS.filter(({ is }) => is === "each");
  if (!boats) throw new Error("There is no option for each seat");
  expect([["ferry"], ["ferry", "raft"], ["ferry", "ferry"], ["galley"], "ferry"].map((value) => canBe(boats, value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
