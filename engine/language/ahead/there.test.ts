/** What can go where a sentence stops: understood, carried out, and near to what was typed. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { finished } from "../finished.ts";
import { partsOf } from "../loose/parts.ts";
import type { OnCard } from "../loose/spelled-out.ts";
import { readText } from "../reading/read.ts";
import { sentencesOf } from "../reading/sentence.ts";
import { stopsOf } from "./stop.ts";
import { thereIn } from "./there.ts";

const [megacorp, san, metrorunner] = (["megacorp", "san", "metrorunner"] as const).map((game) => shippedLanguage(game));
if (!megacorp || !san || !metrorunner) throw new Error("No language.");

const at = (language: typeof megacorp, text: string, card: OnCard) => {
  const [sentence] = sentencesOf(text, language.lex);
  if (!sentence) throw new Error("No sentence.");
  return { sentence, parts: partsOf(language, text, sentence, card) };
};
const stop = (language: typeof megacorp, text: string, card: OnCard = {}) => {
  const { sentence, parts } = at(language, text, card);
  return stopsOf(language, text, sentence, card, parts)[0];
};
const there = (language: typeof megacorp, text: string, card: OnCard = {}) => {
  const { sentence, parts } = at(language, text, card);
  return finished(thereIn(language, text, sentence, card, parts)).there;
};

describe("a sentence stops", () => {
  test.each<[string, string, string, string]>([
    ["Each player sells a location they control for its full valuation.", "Each player sells a location they control for", "", ""],
    ["You may sell up to three cards this turn instead of one.", "You may sell up to 3 cards", "", ""],
    ["When this is destroyed, the owner of the moon draws 2 cards.", "When this is destroyed,", "", ""],
  ])("%s", (text, before, head, after) => expect(stop(megacorp, text)).toMatchObject({ before, head, after }));
  test("never between two words that only go together", () =>
    expect(stop(megacorp, "At the beginning of each full moon, draw a card.")?.before).not.toMatch(/beginning$/u));
});

describe("what can go there", () => {
  const TEXTS: readonly (readonly [typeof megacorp, string, OnCard])[] = [
    [megacorp, "Target opponent loses 1M for each engaged card they control, limit 5M.", { kind: "event" }],
    [megacorp, "Each player sells a location they control for its full valuation.", { kind: "event" }],
    [megacorp, "Draw a card for every comet in the sky.", { kind: "event" }],
    [san, "Gain 1 Propaganda for each stage your Banner is from the end.", {}],
    [san, "When your opponent passes this Virus, they lose 1 Hacking and discard a card.", { kind: "virus" }],
    [metrorunner, "Reward: Draw the top three job cards, keep one and put the others at the bottom.", { kind: "job" }],
  ];
  test.each(TEXTS)("%# is a sentence that is understood and carried out", (language, text, card) => {
    const found = there(language, text, card);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      const { problems, abilities, canonical } = readText(language, one.text);
      expect(problems).toEqual([]);
      expect(canonical).toBe(one.text);
      expect(language.amiss?.(abilities) ?? []).toEqual([]);
      expect(one.from).toBeLessThan(one.text.length);
    }
    expect(new Set(found.map((one) => one.text)).size).toBe(found.length);
  });
  test.each<[typeof megacorp, string, OnCard]>([
    [megacorp, "When you move or swap a card, you may draw a card.", { kind: "business" }],
    [metrorunner, "Reward: Exchange up to two cubes for cubes of any other colour.", { kind: "job" }],
  ])("nothing does another thing, or the same again: %#", (language, text, card) => expect(there(language, text, card)).toEqual([]));
  test("what was typed fills it, and what says most of that is first", () => {
    expect(there(megacorp, TEXTS[0]?.[1] ?? "").map(({ text }) => text)).toContain(
      "Target opponent loses 1M for each engaged card they control, to a maximum of 5M.",
    );
    expect(there(metrorunner, TEXTS[5]?.[1] ?? "", { kind: "job" })[0]?.text).toBe(
      "Reward: Look at the top 3 job cards of the deck, take 1 of them and put the rest under the deck.",
    );
  });
  test("the rest of what was typed stands behind it, and then that is said", () => {
    const [first] = there(san, TEXTS[4]?.[1] ?? "", { kind: "virus" });
    expect(first).toMatchObject({ text: "When an opponent passes a Virus card, lose 1 Hacking, then discard a card.", isAll: true });
  });
  test("where something is only missing, the plainest of its kind are shown", () => {
    const found = there(megacorp, "When this card, draw 2 cards.", { kind: "character" });
    expect(found.map(({ text }) => text)).toContain("When this is destroyed, draw 2 cards.");
    for (const { text, from } of found)
      expect([text.slice(0, from), text.slice(from)]).toEqual(["When this", expect.stringMatching(/^ .+, draw 2 cards\.$/u)]);
  });
  test("nothing is taken from where it was to go, denied that was not, or done that was not typed", () => {
    for (const one of there(megacorp, "Put target character into the middle of your hand.", { kind: "event" }))
      expect(one.text).not.toMatch(/from your hand|cannot/u);
    for (const one of there(megacorp, "Whoever has the most cards throws away two.", { kind: "event" }))
      expect(one.text).not.toMatch(/unless|instead|once per turn/iu);
  });
  test("nothing else is done, forbidden or asked than what was typed", () => {
    const texts = (language: typeof megacorp, text: string, kind: string) => there(language, text, { kind }).map((one) => one.text);
    expect(texts(metrorunner, "Reward: Remove all cubes from one location.", "job")).toEqual([]);
    expect(texts(metrorunner, "Ongoing: you may complete jobs of neighboring districts for one more cube.", "job")).toEqual([]);
    expect(texts(megacorp, "Bonded character's BQ can't go below 2 through damage.", "equipment")).toEqual([]);
    for (const text of texts(megacorp, "Whenever the bonded character moves, draw a card and discard a card.", "equipment"))
      expect(text).not.toMatch(/^Whenever an? [^,]*(?:draws|blocks)/u);
    for (const text of texts(san, "If you played only Hacking cards this turn, draw 2.", "hacking")) expect(text).toMatch(/only/u);
  });
  test("nothing is shown that never comes to anything", () => {
    const text = "Target opponent cannot attack cards you control until the beginning of your next turn.";
    for (const one of there(megacorp, text, { kind: "event" })) expect(one.text).not.toMatch(/who controls more cards you control/u);
  });
  test("nothing is joined to it, and as many of another thing are not counted", () => {
    expect(there(san, "Put this card under a River card.", { kind: "equipment" })).toEqual([]);
    expect(
      there(san, "Lose 1 Revenue this turn for each Hacking above 3.", { kind: "hacking" }).filter(({ text }) =>
        /Hacking card/u.test(text),
      ),
    ).toEqual([]);
  });
  test("a heading that is put before it is one of the kind of card", () => {
    const rotate = (kind: string) => there(metrorunner, "Rotate a tile that everybody looks at.", { kind }).map(({ text }) => text);
    expect(rotate("character").length).toBeGreaterThan(0);
    for (const text of rotate("character")) expect(text).toMatch(/^Manipulation: /u);
    for (const text of rotate("job")) expect(text).toMatch(/^(?:Reward|Ongoing): /u);
  });
  test("what can be said and is not carried out says why", () => {
    const text = "Placement: 1 blue on your home district.";
    const { sentence, parts } = at(metrorunner, text, { kind: "network" });
    expect(finished(thereIn(metrorunner, text, sentence, { kind: "network" }, parts)).refused).toEqual({
      text: "Placement: Put 1 blue cube on your home district.",
      why: "A placement only puts cubes on district resource spaces (MR-11.16)",
    });
  });
  test("the same is not offered twice, nor what is left without the words that are not understood", () => {
    for (const [language, text, card] of TEXTS) {
      const { parts } = at(language, text, card);
      const texts = there(language, text, card).map((one) => one.text);
      expect(texts).not.toContain(parts.rest);
      for (const one of texts) for (const other of texts) if (one !== other) expect(one).not.toContain(other.replace(/[.]$/u, ""));
    }
  });
  test("nothing goes on behind nonsense", () => {
    for (const text of ["", "…", "Flibber the gostak", "word ".repeat(100)])
      if (sentencesOf(text, megacorp.lex).length > 0) expect(there(megacorp, text)).toEqual([]);
  });
  test("this is not put where another was meant, and what is at most so many says so", () => {
    const found = there(san, "Draw 2 cards, put one back on top of your deck.", { kind: "equipment" });
    expect(found.map(({ text, capped }) => [text, capped])).toEqual([
      ["Draw 2 cards, then put up to 1 of them on top of your deck.", ["1"]],
    ]);
  });
  test("each is called by what it is there", () => {
    const kinds = (text: string) =>
      there(metrorunner, text, { kind: "job" }).map((one) => [one.text.slice(one.from).trim(), one.kind] as const);
    const all = [
      "Reward: Gain one cube per district you have a job in.",
      "Reward: Draw the top three job cards, keep one and put the others at the bottom.",
    ].flatMap(kinds);
    expect(all.length).toBeGreaterThan(0);
    for (const [going, kind] of all) {
      if (/^for each/u.test(going)) expect(kind).toBe("what to count");
      if (kind === "something to do") expect(going).not.toMatch(/^(?:for|if|until|of|to|with)(?!\p{L})/u);
    }
    expect(all.some(([, kind]) => kind === "what to count")).toBe(true);
  });
});
