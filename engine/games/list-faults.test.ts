import { describe, expect, test } from "vitest";
import { type GameList, listFaults, sectionFaults } from "./list-faults.ts";
import type { Shared, Twice } from "./no-two-alike.ts";

type About = Parameters<typeof listFaults>[1];

const ABOUT: About = {
  chess: { id: "chess", name: "Chess", rulePrefix: "CH", play: { players: { from: 2, to: 2 }, seats: ["White", "Black"] } },
  solitaire: { id: "solitaire", name: "Solitaire", rulePrefix: "SO", play: { players: { from: 1, to: 1 } } },
};
const IDS = ["chess", "solitaire"];
const faults = (ids: readonly string[], about: About, lists: readonly GameList[] = []) =>
  listFaults(ids, about, lists).map(({ file, message }) => `${file}: ${message}`);
const withChess = (changes: object) => faults(IDS, { ...ABOUT, chess: { ...ABOUT["chess"], ...changes } as About[string] });
const LIST = { file: "rules.ts", of: new Set(IDS) };

describe("Lists of games", () => {
  test("agree", () => expect(faults(IDS, ABOUT, [{ ...LIST, list: { chess: 1, solitaire: 2 } }])).toEqual([]));

  test("a game without a part is named, and why it needs one", () => {
    expect(faults([...IDS, "go"], ABOUT)).toEqual(["engine/games/lists/about.ts: go is not in this list. Add a line for it."]);
    expect(faults(IDS, ABOUT, [{ ...LIST, list: { chess: 1 }, because: "that it can be played" }])).toEqual([
      "rules.ts: solitaire is not in this list, and its about.ts says that it can be played. Add a line for it.",
    ]);
    expect(faults(IDS, ABOUT, [{ ...LIST, list: {}, of: undefined }])).toEqual([]);
  });

  test("a line that is of no game, or that has the part of another, is named", () => {
    expect(faults(IDS, ABOUT, [{ ...LIST, list: { chess: 1, solitaire: 2, go: 3 } }])).toEqual([
      "rules.ts: go is not a game. Add it to engine/cards/game-ids.ts, or remove this line.",
    ]);
    expect(faults(IDS, ABOUT, [{ ...LIST, list: { chess: { id: "solitaire" }, solitaire: 2 } }])).toEqual([
      "rules.ts: The entry under chess belongs to solitaire.",
    ]);
  });

  test.each([
    [["chess", "chess"], "Two games are called chess. Give one of them another id."],
    [["Chess"], "“Chess” is not a valid id. It is part of addresses: use only lower-case letters, digits and -."],
    [["free-chess"], "free-chess reads like the free table of another game. Give it another id."],
  ])("%j are no ids", (ids, message) => expect(faults(ids, ABOUT)).toContain(`engine/cards/game-ids.ts: ${message}`));

  test("two games with one prefix or name are named, at the later one", () => {
    const solitaire = { ...ABOUT["solitaire"], rulePrefix: "CH", name: "Chess" } as About[string];
    expect(faults(IDS, { ...ABOUT, solitaire })).toEqual([
      "engine/games/solitaire/about.ts: The rule numbers of chess also begin with CH, so a number would lead to two rules. Choose another prefix.",
      "engine/games/solitaire/about.ts: chess is also called Chess. Give one of them another name.",
    ]);
  });

  test.each([
    [{ rulePrefix: "Ch" }, "“Ch” cannot begin a rule number. Use only capital letters."],
    [{ play: { players: { from: 0, to: 2 } } }, "From 0 to 2 players is not a valid range."],
    [{ play: { players: { from: 3, to: 2 } } }, "From 3 to 2 players is not a valid range."],
    [
      { play: { players: { from: 2, to: 3 }, seats: ["White", "Black"] } },
      "There are 2 names for up to 3 players. Name every player, or none.",
    ],
  ])("%j is refused", (changes, message) => expect(withChess(changes)).toEqual([`engine/games/chess/about.ts: ${message}`]));

  test("the compiler names two that are alike, and an id that stands twice", () => {
    type Games = { chess: { rulePrefix: "CH" }; go: { rulePrefix: "GO" }; checkers: { rulePrefix: "CH" } };
    const alike: readonly Shared<Games, "rulePrefix">[] = [
      "chess and checkers have the same rulePrefix: CH",
      "checkers and chess have the same rulePrefix: CH",
    ];
    const twice: Twice<["chess", "go", "chess"]> = "chess is the id of two games";
    // @ts-expect-error there are no two
    const none: Shared<Pick<Games, "chess" | "go">, "rulePrefix"> = "chess and go";
    expect([alike.length, twice, none]).toHaveLength(3);
  });
});

describe("Sections of decks", () => {
  const pile = { name: "Pile", key: "p", headings: ["stack"] };
  const wrong = (other: object) =>
    sectionFaults({ chess: { pile, box: { name: "Box", key: "b", headings: [], ...other } } }).map(({ message }) => message);
  test("that can be told apart are in order, also where another game calls one alike", () => {
    expect(wrong({})).toEqual([]);
    expect(sectionFaults({ chess: { pile }, solitaire: { pile } })).toEqual([]);
  });
  test.each([
    [{ key: "p" }, "pile and box (chess) have the same key p, so a link would lose one of them."],
    [{ key: "n" }, "The key “n” of box (chess) must be one letter, and none of gnikowuc."],
    [{ headings: ["stack"] }, "pile and box (chess) are called by the same word, so a list would mix them."],
  ])("%j", (other, message) => expect(wrong(other)).toEqual([message]));
});
