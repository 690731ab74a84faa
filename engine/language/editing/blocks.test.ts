import { describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { rngOf } from "../../kernel/rng.ts";
import { readText } from "../reading/read.ts";
import { MAX_TOKENS } from "../reading/sentence.ts";
import { lex } from "../reading/token.ts";
import { samplerOf } from "../tables/sample.ts";
import { printLine } from "../telling/print.ts";
import { isTree, sameMeaning, type Tree } from "../tree.ts";
import {
  addSentence,
  applied,
  dropSentence,
  gapPlace,
  keeping,
  moveBlock,
  offersFor,
  partAt,
  putAt,
  swapSentences,
  typedLeaf,
} from "./block-edit.ts";
import { blocksOf, type Slot, slotsIn, textOfBlocks, wordsOfSlot } from "./blocks.ts";

const { content } = loadContent();
const megacorp = shippedLanguage("megacorp");
const through = (language: typeof megacorp, text: string) => textOfBlocks(blocksOf(language, text, readText(language, text)));

describe.each(["san", "megacorp"] as const)("text → blocks → text in %s", (game) => {
  const language = shippedLanguage(game);
  test("every shipped text is the same", () => {
    const texts = content[game].cards.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) expect(through(language, text)).toBe(text);
  });
  test("so are 2,000 random sentences", () => {
    const rng = rngOf(11);
    const sample = samplerOf(language.grammar);
    for (let i = 0; i < 2000; ) {
      const text = printLine(language.grammar, sample(rng, "Line", 5 + (i % 5)));
      if (lex(text).length > MAX_TOKENS) continue;
      i++;
      expect(through(language, text)).toBe(text);
    }
  });
});

const slotsOf = (slot: Slot): Slot[] => [slot, ...slotsIn(slot).flatMap(slotsOf)];
const allSlots = (text: string) => blocksOf(megacorp, text, readText(megacorp, text)).flatMap(({ slot }) => (slot ? slotsOf(slot) : []));
const slotWith = (text: string, words: string): Slot => {
  const found = allSlots(text).find((slot) => wordsOfSlot(slot) === words);
  if (!found) throw new Error(`No slot says “${words}”: ${allSlots(text).map(wordsOfSlot).join(" | ")}`);
  return found;
};
const offered = (sort: Slot["sort"], id: string): Tree => {
  const found = offersFor(megacorp, sort).find((offer) => offer.id === id);
  if (!found) throw new Error(`${id} is not offered`);
  return found.tree;
};

test("a number can be typed wherever one stands or could stand", () => {
  const typed = (text: string) => allSlots(text).flatMap(({ is, terminal }) => (is === "block" ? [] : [terminal]));
  expect(typed("Gain 1M, then draw 2 cards.")).toEqual(["MONEY", "INT"]);
  expect(typed("Gain ‹money›.")).toEqual(["MONEY"]);
});

describe("a block edit replaces its own span", () => {
  const put = (text: string, words: string, value: Tree | number) => {
    const change = putAt(megacorp, text, readText(megacorp, text), 0, slotWith(text, words).path, value);
    return change && { replaced: text.slice(change.from, change.to), text: applied(text, change) };
  };
  test("the rest stays as it was typed", () =>
    expect(put("whenever THIS is destroyed, draw  2 cards", "draw 2 cards", offered("Body", "discard"))).toEqual({
      replaced: "draw  2 cards",
      text: "whenever THIS is destroyed, discard ‹cards›",
    }));
  test("and what agrees with it changes with it", () => {
    expect(put("When this is destroyed, draw 2 cards.", "2", 1)).toMatchObject({ text: "When this is destroyed, draw 1 card." });
    expect(put("When this is destroyed, draw 2 cards.", "2", 3)).toMatchObject({
      replaced: "2 cards",
      text: "When this is destroyed, draw 3 cards.",
    });
  });
  test("a sentence begins with a capital", () =>
    expect(put("Draw 2 cards.", "draw 2 cards", offered("Line", "gain"))).toMatchObject({ text: "Gain ‹money›." }));
});

describe("the palette", () => {
  test("offers what fits and what the game carries out, with its holes open", () => {
    expect(offersFor(megacorp, "Event").map(({ id }) => id)).toContain("event.destroyed");
    expect(offersFor(shippedLanguage("san"), "Body").map(({ id }) => id)).not.toContain("pay");
    for (const { tree, id } of offersFor(megacorp, "Line")) {
      const text = printLine(megacorp.grammar, tree);
      const [read] = readText(megacorp, text).sentences;
      expect(read?.tree, `${id}: ${text}`).toBeDefined();
    }
  });
  test("keeps what stood there", () => {
    const tree = readText(megacorp, "Draw 2 cards.").sentences[0]?.tree;
    const body = tree && partAt(tree, ["b"]);
    const wrapped = keeping(megacorp, body, offered("Body", "may"));
    expect(printLine(megacorp.grammar, { is: "line.do", holes: { b: wrapped } })).toBe("You may draw 2 cards.");
    const whole = keeping(megacorp, tree, offered("Line", "line.when"));
    expect(printLine(megacorp.grammar, whole)).toBe("When ‹an event›, draw 2 cards.");
  });
});

describe("a gap of a text", () => {
  const text = "Flying. Each player ‹something to do›.";
  const reading = readText(megacorp, text);
  const place = gapPlace(megacorp, reading, text.indexOf("‹"));
  test("is a place of the tree, and what is put there agrees with the words around it", () => {
    expect(place).toMatchObject({ index: 1, sort: "VPe" });
    const change = place && putAt(megacorp, text, reading, place.index, place.path, offered(place.sort, "draw"));
    expect(change && applied(text, change)).toBe("Flying. Each player draws ‹a number of cards›.");
  });
  test("is none where the sentence is not understood", () => {
    const broken = "Frob ‹cards›.";
    expect(gapPlace(megacorp, readText(megacorp, broken), 5)).toBeUndefined();
  });
});

describe("sentences and what is dragged", () => {
  const text = "Flying. When this is destroyed, draw 2 cards.\nGain 1M.";
  const reading = readText(megacorp, text);
  test("a sentence is added on a line of its own", () =>
    expect(applied("Flying", addSentence(megacorp, "Flying", readText(megacorp, "Flying"), undefined, offered("Line", "draw")))).toBe(
      "Flying.\nDraw ‹a number of cards›.",
    ));
  test("one is taken out", () => {
    const change = dropSentence(text, reading, 1);
    expect(change && applied(text, change)).toBe("Flying.\nGain 1M.");
    const first = dropSentence(text, reading, 0);
    expect(first && applied(text, first)).toBe("When this is destroyed, draw 2 cards.\nGain 1M.");
  });
  test("two change places, each with its words", () => {
    const change = swapSentences(text, reading, 0, 1);
    expect(change && applied(text, change)).toBe("When this is destroyed, draw 2 cards. Flying.\nGain 1M.");
    expect(swapSentences(text, reading, 0, -1)).toBeUndefined();
  });
  test("a block goes into another slot where it fits, and leaves its own open", () => {
    const from = { index: 1, path: slotWith(text, "draw 2 cards").path };
    const body = allSlots(text).findLast(({ sort }) => sort === "Body");
    if (!body) throw new Error("There is no instruction");
    expect(moveBlock(megacorp, text, reading, from, { index: 2, slot: body })).toBe(
      "Flying. When this is destroyed, ‹an instruction›.\nDraw 2 cards.",
    );
    const event = slotWith(text, "this is destroyed");
    expect(moveBlock(megacorp, text, reading, from, { index: 1, slot: event })).toBeUndefined();
  });
});

test.each([
  ["INT", "3", 3],
  ["MONEY", "2", 2],
  ["MONEY", "2M", 2],
  ["TAG", "Human", "Human"],
  ["NAME", "Tidal Wave", "Tidal Wave"],
  ["SIGNED", "-2", -2],
  ["INT", "many", undefined],
] as const)("what is typed into a slot of %s: %s", (sort, typed, leaf) => expect(typedLeaf(sort, typed)).toBe(leaf));

test("every part of every shipped text can be put into its own place and changes nothing", () => {
  for (const { text } of content.megacorp.cards.slice(0, 60)) {
    const reading = readText(megacorp, text);
    for (const { index, slot } of blocksOf(megacorp, text, reading))
      for (const { path } of slot ? slotsOf(slot) : []) {
        const tree = reading.sentences[index]?.tree;
        const part = tree && partAt(tree, path);
        if (!tree || part === undefined) continue;
        const change = putAt(megacorp, text, reading, index, path, part);
        expect(change && applied(text, change)).toBe(text);
        if (isTree(part)) expect(sameMeaning(part, partAt(tree, path))).toBe(true);
      }
  }
});
