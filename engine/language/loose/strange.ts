/** Words of a sentence that its game has no use for: no text of the language has them, and nothing brings them to words that one has. */

import type { Language } from "../language.ts";
import type { Sentence } from "../reading/sentence.ts";
import { keyOf, type Token } from "../reading/token.ts";
import { wordsOf } from "../tables/grammar.ts";
import { type OnCard, spelledOut, toolsOf } from "./spelled-out.ts";

/** Words that only hold others together or point at what was named: another stands for each of them somewhere. */
const SMALL: ReadonlySet<string> = new Set(
  "they their them theirs he she his her him hers its it who whom whose which that these those this there here as so but however also just then than be been being is are was were am will would shall do does did done have has had of to in on at by for with from into onto out off up down over under the a an and or".split(
    " ",
  ),
);
/** Words of everyday speech: they say nothing of a game, and another in their place helps nobody. */
const EVERYDAY: ReadonlySet<string> = new Set(
  "come comes came go goes went gone going get got make makes made keep keeps kept let lets count counts counted include includes including included contain contains stay stays stop stops start starts begin begins help helps happen happens mean means want wants like likes need needs know knows see sees say says call calls called bring brings work works right left way ways thing things case moment same kind sort bit lot lots nothing something anything everything somebody anybody nobody someone anyone everyone none else such very really simply already still yet even ever never always again too though although because since while whereas however therefore thus otherwise rather instead quite about around along among across through within without behind beside besides beyond near upon toward towards against during regardless despite old new good bad big small great large little long short high low full whole empty different own real free easy hard first last second third next previous final half quarter double twice triple couple few several many much enough plenty extra additional regular normal usual usually certain possible able must should could might ought cannot can't won't don't doesn't didn't isn't aren't wasn't weren't wouldn't couldn't shouldn't fourth fifth sixth tied unspent occupied game games else person people man woman time times moment".split(
    " ",
  ),
);

/** A word without each of its endings, as it would stand in a list of words. */
const formsOf = (key: string): readonly string[] =>
  ["s", "es", "ed", "d", "ing"].flatMap((ending) => {
    const stem = key.endsWith(ending) ? key.slice(0, -ending.length) : "";
    return stem.length < 3 ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/u, "$1")];
  });

/** @param text that the sentence is of */
export function strangersIn(language: Language, text: string, sentence: Sentence, card: OnCard): readonly Token[] {
  const words = wordsOf(language.grammar);
  const near = language.near();
  const written = text.slice(sentence.from, sentence.to);
  const [way = written] = spelledOut(toolsOf(language), written, card).likely;
  const left = new Set(language.lex(way).map(({ key }) => key));
  const named = new Set((card.name ?? "").split(/[^\p{L}\d'-]+/u).map(keyOf));
  const isUsed = (key: string) => words.has(key) || near.has(key) || language.foreign.has(key);
  return sentence.tokens.filter(
    ({ kind, key }) =>
      (kind === "word" || kind === "unknown") &&
      /^\p{L}{2}/u.test(key) &&
      left.has(key) &&
      !SMALL.has(key) &&
      !EVERYDAY.has(key) &&
      !named.has(key) &&
      !isUsed(key) &&
      // In another form it is used.
      ![...formsOf(key), `${key}s`, `${key}es`, key.replace(/y$/u, "ies")].some(isUsed),
  );
}
