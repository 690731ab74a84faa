/** What is shared of loose reading and of the nearest sentence is in words of the core: those of one game come from its own tables. */
import { expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { hasLanguage, LANGUAGE_GAMES } from "../../games/game.ts";
import { CORE } from "../core/index.ts";
import { BROADER, COUNTED, WIDER } from "../core/wider.ts";
import { SHARED_LEXICON } from "../nearest/lexicon.ts";
import { SHARED_PHRASES } from "../nearest/lexicon-phrases.ts";
import { SHARED_WORDINGS } from "../nearest/wordings.ts";
import { keyOf } from "../reading/token.ts";
import { classesOf } from "./rule.ts";
import { LOOSE_RULES } from "./spelled-out.ts";

/** What games with cards have in common, though the core says it in no phrase. */
const GENERAL: ReadonlySet<string> = new Set(["deck", "cost"]);

/** The words of phrases, in all their forms. */
const wordsOf = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap((phrase) => phrase.replace(/\{[^}]*\}/gu, " ").match(/\p{L}+(?:\(\p{L}+\)|\/\p{L}+)*/gu) ?? []).map(keyOf);

test("a shared rule shows what it does in words of no game", () => {
  const shared = [CORE, COUNTED, BROADER, WIDER];
  const core = new Set(
    wordsOf(
      shared.flatMap(({ constructs }) =>
        constructs.flatMap(({ phrase, same = [] }) => [phrase, ...same.map((one) => (typeof one === "string" ? one : one.phrase))]),
      ),
    ),
  );
  const own = new Map<string, string>();
  for (const game of LANGUAGE_GAMES.filter(hasLanguage)) {
    const { words } = classesOf(shippedLanguage(game).grammar);
    for (const name of ["trait", "icon", "fact", "zone", "keyword"])
      for (const word of (words.get(name) ?? "").replace(/^\(\?:|\)$/gu, "").split("|"))
        if (/^[\p{L} ]{2,}$/u.test(word) && !GENERAL.has(word) && !word.split(" ").every((part) => core.has(keyOf(part))))
          own.set(word.toLowerCase(), game);
  }
  expect(own.size).toBeGreaterThan(50);
  const texts = [
    ...LOOSE_RULES.map(
      ({ id, from, to, example, leaves }) => [id, ` ${[from, to, example, leaves].flat().join(" ").toLowerCase()} `] as const,
    ),
    ...[SHARED_WORDINGS, SHARED_LEXICON, SHARED_PHRASES]
      .flatMap((rows) => Object.values(rows))
      .flatMap((rows) => rows.map((row) => [row, ` ${row.toLowerCase()} `] as const)),
  ];
  const found = texts.flatMap(([id, text]) =>
    [...own].flatMap(([word, game]) =>
      new RegExp(`(?<![\\p{L}<])${word}(?![\\p{L}>])`, "u").test(text) ? [`${id}: ${word} of ${game}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
