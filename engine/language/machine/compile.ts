/**
 * From a text that was read to a program that runs: `compileText`. Everything that can be known of a text is known here, so that carrying it out never fails: a
 * construct without a run in this game is listed, with its place and a sentence.
 */
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Language } from "../language.ts";
import type { BoundAbility } from "../reading/bind.ts";
import { expandKeyword } from "../reading/definition.ts";
import { QUOTED, sentenceIn } from "../reading/quoted.ts";
import { readText, type TextReading } from "../reading/read.ts";
import { isTree, type Tree, walkAll } from "../tree.ts";
import { abilityOf, type Compiled, instructions } from "./abilities.ts";
import { untargetable } from "./announce.ts";
import { Draft, type Parts } from "./draft.ts";
import { saidForATime } from "./listeners.ts";
import { countedOf, groupedOf, groupOf, nearOf, termOf } from "./nouns.ts";
import { conditionOf, NUMBER_SORTS, numberOf } from "./numbers.ts";
import { payment } from "./paying.ts";
import type { TextProgram, Uncompiled } from "./program.ts";
import { destinationOf, placesOf, playersOf } from "./who.ts";

const PLAYERS = new Set(["Player", "PlayerF", "PlayerS", "Whose", "EvP"]);
const NEAR = new Set(["Near", "Subj", "Scope", "Cards", "CardsL"]);
const GROUPS = new Set(["Group", "GB", "Stated", "Kinded", "Past", "Placed", "Having", "Zoned", "Controlled", "Named", "Head"]);

const PARTS: Parts = {
  group: groupOf,
  near: nearOf,
  players: playersOf,
  places: placesOf,
  number: numberOf,
  condition: conditionOf,
  hole(draft, value, sort, times) {
    if (NUMBER_SORTS.has(sort)) return numberOf(draft, value, times);
    if (sort === "TAG" && typeof value === "string") draft.tags.add(value);
    if (sort === "LABEL" && typeof value === "string") draft.labels.add(value);
    if (!isTree(value)) return () => value;
    if (PLAYERS.has(sort)) return playersOf(draft, value);
    if (NEAR.has(sort)) return nearOf(draft, value);
    if (GROUPS.has(sort)) return groupedOf(groupOf(draft, value));
    if (sort === "Zone") return placesOf(draft, value);
    if (sort === "Dest") return destinationOf(draft, value);
    if (sort === "Count" || sort === "CountN") return countedOf(draft, value).of;
    if (sort === "Costs") return payment(draft, value);
    if (sort === "Cond" || sort === "Conds") return conditionOf(draft, value);
    if (sort === "Static") return saidForATime(draft, value);
    return termOf(draft, value, times);
  },
  definition(draft, keyword) {
    const inner = new Draft(draft.language, draft.rules, PARTS);
    inner.place = draft.spanOf(keyword);
    inner.keyword = keyword.is;
    const abilities =
      keyword.is === QUOTED ? quotedIn(draft, keyword) : expandKeyword(draft.language.grammar, draft.language.keywords, keyword);
    const compiled = compiledOf(inner, abilities ?? [], draft.words(keyword));
    draft.missing.push(...inner.missing);
    for (const id of inner.uses) draft.uses.add(id);
    for (const label of inner.labels) draft.labels.add(label);
    draft.looksBack ||= inner.looksBack;
    for (const id of inner.asksBack) draft.asksBack.add(id);
    return compiled;
  },
};

/** An ability in quotation marks: its words stand in the hole, and are read as a text of their own. */
function quotedIn(draft: Draft, tree: Tree): readonly BoundAbility[] {
  const { abilities, problems } = readText(draft.language, sentenceIn(tree.holes["n"]));
  const [problem] = problems;
  if (problem) draft.lack(tree, `The text in quotation marks is not understood. ${problem.message}`);
  else if (abilities.length === 0 || abilities.some(({ kind }) => kind === "do" || kind === "keyword"))
    draft.lack(tree, "Quotation marks hold an ability: when something happens, for a price, or always. Keywords go without them");
  return problem ? [] : abilities.map((ability) => ({ ...ability, lines: ability.lines.map(placeless) }));
}

/** A tree that stands nowhere in the text, so that what is asked lights the words around it. */
function placeless({ span: _, ...tree }: Tree): Tree {
  const holes = Object.entries(tree.holes).map(([name, hole]) => [name, isTree(hole) ? placeless(hole) : hole] as const);
  return { ...tree, holes: Object.fromEntries(holes) };
}

/** Compiles a text that has no problems. What cannot be carried out is listed whole, in the order of the text. */
export function compileText(language: Language, reading: TextReading): Result<TextProgram, readonly Uncompiled[]> {
  const [problem] = reading.problems;
  if (problem) return err([{ from: problem.from, to: problem.to, construct: "", words: "", message: problem.message }]);
  if (!language.textRules)
    return err([
      {
        from: 0,
        to: reading.canonical.length,
        construct: "",
        words: reading.canonical,
        message: "This game's rules do not run texts yet",
      },
    ]);
  const draft = new Draft(language, language.textRules, PARTS);
  const program = compiledOf(draft, reading.abilities, reading.canonical);
  return draft.missing.length > 0 ? err(draft.missing.sort((a, b) => a.from - b.from)) : ok(program);
}

/** Compiles abilities to a program; what of them cannot be carried out is noted in the draft. */
function compiledOf(draft: Draft, abilities: readonly BoundAbility[], text: string): TextProgram {
  const compiled: Compiled = { keywords: [], triggers: [], replacements: [], statics: [], activated: [], instructions: [] };
  let sentences = 0;
  noteRemembered(draft, abilities);
  for (const ability of abilities) {
    for (const part of walkAll(ability.lines)) {
      const idle = draft.rules.idle?.(part);
      if (idle?.refused) draft.lack(part, idle.message);
    }
    abilityOf(draft, ability, compiled, sentences);
    sentences += ability.lines.length;
  }
  const entry = compiled.instructions.length === 0 ? undefined : draft.here;
  const refusal = untargetable(
    draft,
    compiled.instructions.flatMap(({ ability }) => ability.lines),
  );
  if (entry !== undefined) instructions(draft, compiled.instructions);
  for (const compile of draft.deferred) compile();
  const { code, uses, tags, labels, slots, delayed, payments, given, stacked, lasting } = draft;
  const { keywords, triggers, replacements, activated: used, statics } = compiled;
  return {
    text,
    code,
    slots,
    entry,
    refusal,
    keywords,
    uses,
    tags,
    labels,
    triggers,
    replacements,
    activated: used,
    statics,
    lasting,
    delayed,
    payments,
    given,
    stacked,
    looksBack: draft.looksBack,
    asksBack: draft.asksBack,
  };
}

/** Words for what another ability of the card has chosen. */
const CARD_CHOSEN: ReadonlySet<string> = new Set(["chosen", "near.chosen", "subj.chosen", "scope.chosen", "ev.chosen"]);

/** Notes whether the abilities speak of what another one has chosen, and lacks it where none does. */
function noteRemembered(draft: Draft, abilities: readonly BoundAbility[]): void {
  const parts = abilities.flatMap(({ lines }) => walkAll(lines));
  const card = parts.find(({ is, refers }) => CARD_CHOSEN.has(is) && refers === undefined);
  const player = parts.find(({ is }) => is === "players.chosen");
  draft.remembers = card !== undefined || player !== undefined;
  const chooses = (is: string): boolean => parts.some((part) => part.is === is);
  if (card && !chooses("choose")) draft.lack(card, `“${draft.words(card)}” refers to nothing: nothing on this card chooses one`);
  if (player && !chooses("choose.who")) draft.lack(player, "Nothing on this card chooses a player");
}
