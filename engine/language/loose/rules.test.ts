/** Each rule of the loose layer does what its example shows, and leaves its near texts alone. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { hasLanguage, LANGUAGE_GAMES } from "../../games/game.ts";
import { applied, classesOf, type LooseRule, readied } from "./rule.ts";
import { LOOSE_RULES } from "./spelled-out.ts";

const squeezed = (text: string): string => text.replace(/ +/gu, " ").trim();

type Classes = ReturnType<typeof classesOf>;

/** An example in the words of a game: `<trait>` becomes its first trait. */
const said = (text: string, { words }: Classes): string =>
  text.replace(
    /<([a-z]+)>/gu,
    (written, name: string) => /^\(\?:([^|)]+)/u.exec(words.get(name) ?? "")?.[1] ?? expect.fail(`no ${written}`),
  );

/** What a rule makes of a text. */
function tried(rule: LooseRule, text: string, classes: Classes): readonly string[] {
  return applied(readied(rule, classes), said(text, classes)).map(squeezed);
}

describe.each(LANGUAGE_GAMES.filter(hasLanguage))("the rules of %s", (game) => {
  const language = shippedLanguage(game);
  const classes = classesOf(language.grammar);
  const own = language.vocabularies.flatMap(({ loose = [] }) => loose);
  const core = game === LANGUAGE_GAMES[0] ? LOOSE_RULES : [];
  test("each does what its example shows", () => {
    const failed = [...core, ...own].filter(
      (rule) => !tried(rule, rule.example[0], classes).includes(squeezed(said(rule.example[1], classes))),
    );
    expect(failed.map((rule) => `${rule.id}: ${tried(rule, rule.example[0], classes).join(" / ")}, not ${rule.example[1]}`)).toEqual([]);
  });
  test("each leaves its near texts alone", () => {
    const touched = [...core, ...own].flatMap((rule) =>
      rule.leaves.flatMap((text) => {
        const after = tried(rule, text, classes);
        return after.length === 1 && after[0] === squeezed(said(text, classes)) ? [] : [`${rule.id}: ${text} → ${after.join(" / ")}`];
      }),
    );
    expect(touched).toEqual([]);
  });
  test("no two have the same id", () => {
    const ids = [...LOOSE_RULES, ...own].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});
