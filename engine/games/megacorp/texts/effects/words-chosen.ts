/** What Megacorp's words for a word that is chosen do: the player is asked for it, and the card remembers it (MC-R216). */
import { slot } from "../../../../kernel/frames.ts";
import { procedures } from "../../../../kernel/procedure.ts";
import { at } from "../../../../kernel/state.ts";
import { type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import { FACTIONS } from "../../fields.ts";
import { type MegacorpState, type MegacorpView, TRAIT_NAMES } from "../../layout.ts";
import { chooseWord, chosenWord } from "../../state/changes.ts";
import { hasKeyword, hasTag } from "../../state/characteristics.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

/** The kinds of words, by number. */
const KINDS = ["trait", "tag", "keyword", "type", "faction", "name", "number"] as const;
type Kind = (typeof KINDS)[number];
/** By number as the content has them. */
const TYPES = ["character", "event", "location", "equipment", "business"] as const;
const MOST_NUMBER = 20;

/** The words of a kind, by number. */
function wordsOf({ content }: MegacorpEngine, kind: Kind): readonly string[] {
  switch (kind) {
    case "trait":
      return TRAIT_NAMES;
    case "tag":
      return content.tagNames;
    case "keyword":
      return content.keywords;
    case "type":
      return TYPES;
    case "faction":
      return FACTIONS;
    case "name":
      return content.cards.map(({ name }) => name);
    case "number":
      return Array.from({ length: MOST_NUMBER + 1 }, (_, n) => `${n}`);
  }
}

const SOURCE = 0;
const PLAYER = 1;
const KIND = 2;

/** CHOOSING A WORD: card, player, kind. */
export const CHOOSING_WORD = procedures<MegacorpState, MegacorpContent>()(
  "choosing a word",
  {
    word: {
      kind: "name",
      rule: "MC-R216",
      forms: [{ kind: "name", members: { word: "words" } }],
      player: (state, frame) => slot(state, frame, PLAYER),
      candidates(state, into, frame, engine) {
        wordsOf(engine, at(KINDS, slot(state, frame, KIND))).forEach((_, n) => void into.push(n));
      },
      action: (state, n, frame, engine) => ({ kind: "name", word: at(wordsOf(engine, at(KINDS, slot(state, frame, KIND))), n) }),
      carryOut(state, n, frame, engine) {
        engine.propose(state, chooseWord, slot(state, frame, SOURCE), slot(state, frame, KIND), n);
        return "done";
      },
      prompt: (state, frame) => `Choose a ${at(KINDS, slot(state, frame, KIND))}`,
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);

const chosen = (state: MegacorpView, source: number, kind: Kind): number => chosenWord(state, source, KINDS.indexOf(kind));
const isOfTag = (state: MegacorpView, engine: MegacorpEngine, source: number, card: number): boolean => {
  const tag = engine.content.tagNames[chosen(state, source, "tag")];
  return tag !== undefined && hasTag(state, engine, card, tag);
};
const isOfName = (state: MegacorpView, { content }: MegacorpEngine, source: number, card: number): boolean => {
  const name = content.cards[chosen(state, source, "name")]?.name;
  return name !== undefined && at(content.cards, at(state.card, card)).name === name;
};

/** The runs, by construct. */
export const WORDS_CHOSEN_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(
    KINDS.map((kind, number) => [
      `choose.${kind}`,
      run.verb({
        // Where no card has a tag there is none to choose.
        run(state, { source, actor }, engine) {
          if (wordsOf(engine, kind).length > 0) engine.call(state, CHOOSING_WORD, source, actor, number);
        },
      }),
    ]),
  ),
  "trait.chosen": run.value((state, { source }) => Math.max(0, chosen(state, source, "trait"))),
  "number.chosen": run.value((state, { source }) => Math.max(0, chosen(state, source, "number"))),
  "with.chosenTag": run.test((state, card, engine, { source }) => isOfTag(state, engine, source, card), { rule: "MC-16.1" }),
  "with.chosenName": run.test((state, card, engine, { source }) => isOfName(state, engine, source, card), { rule: "MC-1.4" }),
  "with.chosenKeyword": run.test(
    (state, card, engine, { source }) => {
      const keyword = engine.content.keywords[chosen(state, source, "keyword")];
      return keyword !== undefined && hasKeyword(state, engine, card, keyword);
    },
    { rule: "MC-1.4" },
  ),
  "place.chosenType": run.test(
    (state, card, { content }, { source }) => at(content.cards, at(state.card, card)).kind === TYPES[chosen(state, source, "type")],
    { rule: "MC-1.3" },
  ),
  "place.chosenFaction": run.test(
    (state, card, { content }, { source }) => content.faction[at(state.card, card)] === chosen(state, source, "faction"),
    { rule: "MC-1.15" },
  ),
  "cond.chosenTag": run.condition((state, { source }, engine, cards: Cards) => cards.some((card) => isOfTag(state, engine, source, card))),
  "cond.chosenName": run.condition((state, { source }, engine, cards: Cards) =>
    cards.some((card) => isOfName(state, engine, source, card)),
  ),
};
