import { describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { LANGUAGE_GAMES } from "../../games/game.ts";
import { notCarriedOut } from "../machine/own.ts";
import { readText } from "../reading/read.ts";
import { walk } from "../tree.ts";
import { trialsOf } from "./trial.ts";

const { content } = loadContent();

describe.each(LANGUAGE_GAMES)("texts to try the constructs of %s with", (game) => {
  const language = shippedLanguage(game);
  const trials = trialsOf(
    language,
    content[game].cards.map(({ text }) => text),
  );
  test("are understood and use the construct", () => {
    for (const [id, text] of trials) {
      const { problems, sentences } = readText(language, text);
      expect(problems, text).toEqual([]);
      const meant = language.constructs.find((entry) => entry.id === id)?.means ?? id;
      if (!meant.startsWith("{"))
        expect(
          sentences.some(({ tree }) => tree && [...walk(tree)].some(({ is }) => is === meant)),
          id,
        ).toBe(true);
    }
  });
  test("there is one for nearly every construct", () => {
    const lacking = notCarriedOut(language);
    const tried = language.constructs.filter(({ id, sort }) => !lacking.has(id) && sort !== "KwName");
    const without = tried.filter(({ id }) => !trials.has(id)).map(({ id }) => id);
    // Examples that every game shares speak of money, which not every game has.
    expect(without.length / tried.length, without.join(" ")).toBeLessThan(0.21);
  });
});
