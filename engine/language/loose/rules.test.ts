/** Each rule of the loose layer does what its example shows, and leaves its near texts alone. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { hasLanguage, LANGUAGE_GAMES } from "../../games/game.ts";
import { applied, classesOf, type LooseRule, type ReadyRule, readied } from "./rule.ts";
import { LOOSE_RULES } from "./spelled-out.ts";

const squeezed = (text: string): string => text.replace(/ +/gu, " ").trim();

type Classes = ReturnType<typeof classesOf>;

/** An example in the words of a game: `<trait>` becomes its first trait. */
const said = (text: string, { words }: Classes): string =>
  text.replace(
    /<([a-z]+)>/gu,
    (written, name: string) => /^\(\?:([^|)]+)/u.exec(words.get(name) ?? "")?.[1] ?? expect.fail(`no ${written}`),
  );

/** Rules made ready, which takes longer than to try them. */
const ready = new Map<Classes, Map<LooseRule, ReadyRule>>();

/** What a rule makes of a text. */
function tried(rule: LooseRule, text: string, classes: Classes): readonly string[] {
  const known = ready.get(classes) ?? new Map<LooseRule, ReadyRule>();
  ready.set(classes, known);
  const made = known.get(rule) ?? readied(rule, classes);
  known.set(rule, made);
  return applied(made, said(text, classes)).map(squeezed);
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

describe("a rule for the beginning of a sentence", () => {
  const classes = classesOf(shippedLanguage("megacorp").grammar);
  const rule = {
    id: "toy",
    from: "(?<=^|[.] )grab (<n>)",
    to: "draw $1",
    example: ["grab 2", "draw 2"],
    leaves: ["draw 2", "they grab 2"],
  } as const;
  test.each([
    ["Whenever this attacks, grab 2.", "Whenever this attacks, draw 2."],
    ["At the end of your turn, if you control a card, grab 2.", "At the end of your turn, if you control a card, draw 2."],
    ["Once per turn, pay 1M: grab 2.", "Once per turn, pay 1M: draw 2."],
    ["Engage this: grab 2.", "Engage this: draw 2."],
    ["Choose one: grab 2; or gain 1M.", "Choose one: grab 2; or gain 1M."],
    ["They grab 2.", "They grab 2."],
  ])("%s → %s", (text, becomes) => expect(tried(rule, text, classes)).toEqual([becomes]));
  test("makes no sentence of its own there, which would not be under the condition any more", () =>
    expect(tried({ ...rule, to: "draw $1. gain 1M" }, "If you control a card, grab 2.", classes)).toEqual([
      "If you control a card, grab 2.",
    ]));
});
