/** What the studio knows of cards from their texts, against what plain code counts in the words. */
import { describe, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { withoutLanguage } from "../../tests/without-language.ts";
import { gameOf } from "../cards/card.ts";
import { ASPECTS, stateReason } from "../cards/reading.ts";
import { composeLanguage, meaningsOf, readText } from "../language/index.ts";
import { LANGUAGE_GAMES } from "./game.ts";
import { vocabulariesOf } from "./languages.ts";
import { cardReader } from "./reading.ts";

const { content } = loadContent();
const pool = libraryOf(content.megacorp).cards;
const megacorp = cardReader("megacorp", content.megacorp.keywords);
const san = cardReader("san", content.san.keywords);
/** What a text has, "does draw · when destroyed · cashflow 2". */
const known = (text: string, reader = megacorp): string => {
  const { reading } = reader.read({ name: "A card", text }, "person");
  return [
    ...ASPECTS.flatMap((aspect) => (reading?.[aspect] ? [`${aspect} ${reading[aspect].join(" ")}`] : [])),
    ...Object.entries(reading?.numbers ?? {}).map(([keyword, number]) => `${keyword} ${number}`),
  ].join(" · ");
};
/** The sentences of a text, without their full stops. */
const sentences = (text: string): readonly string[] => text.split(/\.(?: |\n|$)/).map((line) => line.trim());

describe("the whole Megacorp pool", () => {
  test.each(content.megacorp.keywords.map((keyword) => [keyword.id, (/^[^[{:]+/.exec(keyword.print)?.[0] ?? "").trim()] as const))(
    "who has %s",
    (id, name) => {
      const itself = new RegExp(`^${name}\\b`);
      const atTimes = new RegExp(`^(?:If|While) .*, this has (?:[A-Z]\\w+ and )?${name}\\b`);
      const byHand = pool.filter(({ text }) => sentences(text).some((line) => itself.test(line) || atTimes.test(line)));
      const found = pool.filter(({ reading }) => reading?.keyword?.includes(id));
      expect(found.map((card) => card.name)).toEqual(byHand.map((card) => card.name));
    },
  );
  test("some keyword is on cards, and some card gives one that it does not have", () => {
    expect(pool.filter(({ reading }) => reading?.keyword).length).toBeGreaterThan(80);
    expect(pool.find(({ name }) => name === "Breaching Cannon")?.reading).toEqual({ does: ["grant"], constructs: 12 });
  });
  test.each([
    ["cashflow", "Cashflow"],
    ["upkeep", "Upkeep"],
    ["mutation", "Mutation"],
    ["dead-drop", "Dead Drop"],
    ["development", "Development"],
    ["disaster-level", "Disaster Level"],
  ])("the number of %s", (id, name) => {
    const number = new RegExp(`^${name} (\\d+)`);
    const byHand = pool.flatMap((card) => {
      const printed = sentences(card.text).flatMap((line) => number.exec(line)?.[1] ?? []);
      return printed.length > 0 ? [[card.name, printed.reduce((sum, each) => sum + Number(each), 0)]] : [];
    });
    expect(byHand.length).toBeGreaterThan(0);
    expect(pool.flatMap(({ name: card, reading }) => (reading?.numbers?.[id] === undefined ? [] : [[card, reading.numbers[id]]]))).toEqual(
      byHand,
    );
  });
});

describe("what a text has", () => {
  const check = (text: string, expected: string, reader = megacorp) => test(text, () => expect(known(text, reader)).toBe(expected));
  check("When this is destroyed, draw a card.", "does draw · when destroyed");
  check("Whenever you deploy a #Human card, target opponent loses 1M.", "does lose · when deployed · asks target player");
  check("Engage this, pay 2 IQ: Deal 3 BQ damage to target character.", "does damage · asks target · pays engage trait");
  check("If this is engaged, this has Flying and Elusive.", "keyword flying elusive · does grant · cond engaged");
  check("The host has Flying.", "does grant");
  check("Cashflow 1. If you control 3 or more cards, this has Cashflow 2.", "keyword cashflow · does grant · cond control · cashflow 1");
  check("Cashflow 1. Cashflow 2.", "keyword cashflow · cashflow 3");
  check("Regenerate: Discard 1 card.", "keyword regenerate · asks card · pays discard");
  check("Choose one: Draw 1 card; or gain 2M.", "does draw gain · asks mode");
  check("Put this on the bottom of its owner's open market.", "does put · zone open-market");
  // A keyword made of other words has what they have.
  check("Dead Drop 4.", "keyword dead-drop · does search deploy · when deployed · asks may any-number · zone hand decks · dead-drop 4");
  check("Flying.", "keyword flying");
  check("", "");
  check("Single use. Destroy up to 2 cards from your hand.", "keyword single-use · does destroy · asks up-to · zone hand", san);
  check("Gain 1 Hacking for each Hacking card you play this turn, earlier or later.", "does multiply", san);
  test("a word that only stands in the text is not what it does", () =>
    expect(known("Each opponent cannot draw cards.")).toBe("does cannot"));
});

test("what nothing carries out on a card of its kind is told, and no shipped card has it", () => {
  const lost = (kind: string) =>
    megacorp.read({ name: "A card", text: "Flying. Draw 1 card.", kind, fields: {} }, "person").reading?.lost?.map(({ from }) => from);
  expect([lost("character"), lost("event")]).toEqual([[8], undefined]);
  expect(pool.filter(({ reading }) => reading?.lost)).toEqual([]);
});

describe("states", () => {
  const stateOf = (text: string, reader = megacorp) => reader.read({ name: "A card", text }, "person").state;
  test("a text with one bad sentence is a draft that names it and keeps the rest", () => {
    const text = "Flying. Whenn this is destryed, draw 1 card.";
    const { state, reading } = megacorp.read({ name: "A card", text }, "person");
    expect(state).toBe("draft");
    expect(reading?.keyword).toEqual(["flying"]);
    expect(reading?.problems?.map(({ from, to }) => text.slice(from, to))).toEqual(["Whenn"]);
    expect(reading?.problems?.[0]?.message).toContain("When this is destroyed, draw 1 card.");
  });
  test("what is understood is told apart from what no language reads", () => {
    expect(stateOf("Flying.")).toBe("unverified");
    expect(stateOf("")).toBe("plays");
    expect(stateOf("", san)).toBe("plays");
  });
  describe("of a game without a language", () => {
    withoutLanguage("corp");
    test("are unchecked, and there are no words to ask by", () => {
      const corp = cardReader("corp", []);
      expect([stateOf("Flying.", corp), corp.words]).toEqual(["unchecked", undefined]);
      expect(corp.explain("When this is destroyed, draw a card.")).toEqual([]);
    });
  });
  test("keywords that cannot be put into a language leave every text unchecked", () => {
    const broken = cardReader("megacorp", [{ id: "odd", print: "Odd {n}", definition: "Draw a card." }]);
    expect([stateOf("Flying.", broken), broken.words]).toEqual(["unchecked", undefined]);
  });
  test.each(LANGUAGE_GAMES)("no shipped card of %s is a draft", (game) => {
    const { cards } = libraryOf(content[game]);
    expect(cards.filter(({ state }) => state === "draft" || state === "unchecked")).toEqual([]);
    expect(cards.every((card) => gameOf(card.id) === game)).toBe(true);
  });
  test("each state has its reason", () => {
    const problems = [{ from: 0, to: 4, message: "no" }];
    const reason = (state: Parameters<typeof stateReason>[0]["state"], reading = {}, text = "Draw a card.") =>
      stateReason({ state, text, reading }, "San");
    expect(reason("free")).toBe(
      "The text is understood, but San's rules do not run texts yet. You can move the card by hand on a free table.",
    );
    expect(reason("free", { problems })).toContain("San's rules cannot run it");
    expect(reason("free", {}, "")).toContain("The card has no text, and San's rules do not run yet.");
    expect(reason("plays", {}, "")).toBe("The card has no text to run.");
    expect(new Set((["plays", "unverified", "draft", "free", "unchecked"] as const).map((state) => reason(state))).size).toBe(5);
  });
});

describe("for the card page", () => {
  test("reminders have the numbers of the text, at the place of the keyword", () => {
    const text = "Cashflow 1. If you control 3 or more cards, this has Cashflow 2.";
    const reminders = megacorp.reminders(text);
    expect([...reminders.keys()]).toEqual([0, text.lastIndexOf("Cashflow")]);
    expect(reminders.get(0)).toContain("gain 1M");
    expect(reminders.get(text.lastIndexOf("Cashflow"))).toContain("gain 2M");
  });
  test("the text is told in sentences", () => {
    expect(megacorp.explain("When this is destroyed, draw a card.")[0]?.text).toBe("Ability 1. Triggers automatically.");
  });
});

describe("the words to ask by", () => {
  test.each(LANGUAGE_GAMES)("%s: whatever a construct is found by is told of a construct that is there", (game) => {
    const vocabularies = vocabulariesOf(game, content[game].keywords);
    const ids = new Set(vocabularies.flatMap(({ constructs }) => constructs.map(({ id }) => id)));
    const told = vocabularies.flatMap(({ finds = {} }) => Object.entries(finds));
    expect(told.filter(([id]) => !ids.has(id))).toEqual([]);
    expect(
      told
        .flatMap(([, finds]) => finds.split(" "))
        .filter((find) => find !== "" && !/^(does|when|asks|pays|cond|zone):(\{t\}|[a-z-]+)$/.test(find)),
    ).toEqual([]);
  });
  test.each(LANGUAGE_GAMES)("%s: each is spelled as it is typed, once, and finds its own example", (game) => {
    const language = composeLanguage(vocabulariesOf(game, content[game].keywords));
    if (!language.ok) throw new Error("The table does not load");
    const { words } = meaningsOf(language.value);
    for (const aspect of ASPECTS) {
      expect(words[aspect].filter(({ value }) => !/^[a-z]+(-[a-z]+)*$/.test(value))).toEqual([]);
      expect(new Set(words[aspect].map(({ value }) => value)).size).toBe(words[aspect].length);
      // Pieces that no sentence is made of by themselves are left to the language's own tests.
      if (["keyword", "does", "when"].includes(aspect))
        for (const { value, example } of words[aspect]) {
          const meaning = meaningsOf(language.value).of(readText(language.value, example).abilities);
          expect(meaning[aspect], example).toContain(value);
        }
      const spellings = words[aspect].flatMap(({ value, also }) => [value, ...also]);
      expect(new Set(spellings).size).toBe(spellings.length);
    }
  });
  test("a verb's other form finds the same", () => {
    const also = (value: string) => megacorp.words?.does.find((word) => word.value === value)?.also;
    expect(also("damage")).toEqual(["deal", "deals"]);
    expect(also("draw")).toEqual(["draws"]);
    // "gain" is a word of its own, so it cannot also mean to take control.
    expect(also("control")).not.toContain("gain");
  });
});
