/** A language: the core and what a game adds to it, checked when it is loaded. */

import { err, ok, type Result } from "../kernel/result.ts";
import type { Governed, Ruled } from "./faults/ruled.ts";
import type { LooseRule } from "./loose/rule.ts";
import { type LooseWording, withoutStrangers, withWordings } from "./loose/wording.ts";
import type { Remark, Run, TextRules } from "./machine/run.ts";
import { SHARED_LEXICON } from "./nearest/lexicon.ts";
import { SHARED_PHRASES } from "./nearest/lexicon-phrases.ts";
import { type NearRows, SHARED_WORDINGS, type Wording, wordingsOf } from "./nearest/wordings.ts";
import type { BoundAbility } from "./reading/bind.ts";
import { type Keywords, readKeywords } from "./reading/definition.ts";
import { lex, type Span, type Token } from "./reading/token.ts";
import type { Construct } from "./tables/construct.ts";
import { type Grammar, grammarOf, once, wordsOf } from "./tables/grammar.ts";
import type { KeywordRow } from "./tables/keyword.ts";
import { answerFaults, exampleFaults, type Fault, faultsOf } from "./tables/load.ts";
import { reached, sayable } from "./tables/sayable.ts";
import type { DeckSayings } from "./telling/deck-saying.ts";
import { ANY_CARD, type CardSense, type Sense, type SensedCard } from "./telling/sense.ts";

/** The parts of the abilities of a text that the rules of a game do not carry out, each with a sentence. */
export type Amiss = (abilities: readonly BoundAbility[]) => readonly (Span & { readonly message: string })[];

/** What else whoever writes a text is told of its abilities. */
export type Remarks = (abilities: readonly BoundAbility[]) => readonly Remark[];

/** A table of constructs with an owner. */
export type Vocabulary = {
  readonly id: string;
  /** The vocabularies that its own phrases use. */
  readonly imports: readonly string[];
  readonly constructs: readonly Construct[];
  /** Imported constructs without meaning in its game: they cannot be written there, nor what needs them. */
  readonly without?: readonly string[];
  /** Examples of imported constructs in the words that this vocabulary brings: id → example. */
  readonly examples?: Readonly<Record<string, string>>;
  /** The documentation of imported constructs in this game, if it differs from the general one: id → line. */
  readonly docs?: Readonly<Record<string, string>>;
  /** Words of other games, in every form, with the words for them here: "taps" → "engages". */
  readonly foreign?: Readonly<Record<string, string>>;
  /** How people write what its game says, beside what holds for all games. */
  readonly loose?: readonly LooseRule[];
  /** Loose rules of all games that would change a meaning here, where the words that they take away are words of its own: their ids. */
  readonly withoutLoose?: readonly string[];
  /** Nouns that a loose reading may do without: others imply them, as a type says that a card is a Mercenary, or they name something else too. In singular, without “card”. */
  readonly impliedNouns?: readonly string[];
  /** How people write what a construct says, in whole phrases. */
  readonly wordings?: readonly LooseWording[];
  /** Other words for its own words, from which the nearest sentence is found. */
  readonly near?: NearRows;
  /** Other words for things that its texts speak of, by which examples are found and nothing is read: `limit` → "asset limit". */
  readonly kin?: Readonly<Record<string, string>>;
  /**
   * What search by meaning finds constructs by, where their own words will not do: `deal` → "does:damage". A word in braces is that of what
   * stands in the hole; an empty text: by nothing.
   */
  readonly finds?: Readonly<Record<string, string>>;
  /** The keywords that its constructs print. */
  readonly keywords?: readonly KeywordRow[];
  /** What imported constructs do in its game: id → run. */
  readonly runs?: Readonly<Record<string, Run>>;
  /** Why its game can never carry out a construct: id → sentence ("… has no money"). */
  readonly lacks?: Readonly<Record<string, string>>;
  /** Why its game has not what other games have: the name of a notion (`notions.ts`) → sentence ("… has no life: …"). */
  readonly notions?: Readonly<Record<string, string>>;
  /** What people write that the rules of its game settle for every card. */
  readonly ruled?: readonly Ruled[];
  /** What its rules say of what no text changes: the particular before the general. */
  readonly governed?: readonly Governed[];
  /** The rules of its game for all texts. */
  readonly textRules?: TextRules;
  /** In a game that carries out texts without the machine: the parts of a text that was read which its rules do not carry out. */
  readonly amiss?: Amiss;
  /** In such a game: what else whoever writes a text is told. */
  readonly remarks?: Remarks;
  /** In such a game: one wording for two that its rules make no difference between. */
  readonly alike?: TextRules["alike"];
  /** What a sentence of its game says of the deck that its card is in; undefined for one that says nothing of it. */
  readonly deckSaying?: DeckSayings;
  /** What its game says of cards and the texts on them; left out, nothing holds for one card and not for another. */
  readonly sense?: Sense;
};

export type Language = {
  /** Cuts its texts into tokens. Those of a definition have the keyword's parameters in braces; see `definitionLanguage`. */
  readonly lex: (text: string) => Token[];
  readonly vocabularies: readonly Vocabulary[];
  readonly constructs: readonly Construct[];
  readonly grammar: Grammar;
  readonly keywords: Keywords;
  /** Words of other games' cards → the words of this language; without those it has no words for. */
  readonly foreign: ReadonlyMap<string, string>;
  /** Other wordings by their first word, for the nearest sentence; put together when they are first asked for. */
  readonly near: () => ReadonlyMap<string, readonly Wording[]>;
  /** What constructs do, by id; where one has none and is not the machine's own, the game cannot carry it out yet. */
  readonly runs: ReadonlyMap<string, Run>;
  readonly lacks: ReadonlyMap<string, string>;
  readonly notions: ReadonlyMap<string, string>;
  readonly ruled: readonly Ruled[];
  readonly governed: readonly Governed[];
  readonly kin: ReadonlyMap<string, string>;
  /** Absent if the game carries nothing out. */
  readonly textRules: TextRules | undefined;
  /** Of a game that carries out texts without the machine: what of a text its rules do not carry out. */
  readonly amiss: Amiss | undefined;
  readonly remarks: Remarks | undefined;
  /** One wording for two that the rules make no difference between: of a part of a text, whose parts are in it already. */
  readonly alike: TextRules["alike"];
  readonly deckSaying: DeckSayings | undefined;
  /** What is known of the card that a text is on; without one, what holds for every text. */
  readonly senseOf: (card?: SensedCard) => CardSense;
  /** A kind of card that a text can stand on and be carried out; undefined where any will do. */
  readonly kindFor: (abilities: readonly BoundAbility[]) => string | undefined;
};

/**
 * Puts vocabularies together; what is wrong with them is listed whole, and then there is no language.
 *
 * @param options.proven the tables are known to be sound, as shipped ones are by their tests: only keywords, which people make, are looked at,
 *   and no example is read
 */
export function composeLanguage(
  vocabularies: readonly Vocabulary[],
  options: { readonly proven?: boolean } = {},
): Result<Language, readonly Fault[]> {
  const here = new Set(vocabularies.map(({ id }) => id));
  const missing = vocabularies.flatMap(({ id, imports }) =>
    imports.filter((other) => !here.has(other)).map((other): Fault => ({ construct: id, message: `imports ${other}, which is not there` })),
  );
  // Of several examples the first vocabulary's stands.
  const examples = Object.fromEntries(vocabularies.toReversed().flatMap((vocabulary) => Object.entries(vocabulary.examples ?? {})));
  const docs = new Map(vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.docs ?? {})));
  const without = new Set(vocabularies.flatMap((vocabulary) => vocabulary.without ?? []));
  const known = vocabularies.flatMap((vocabulary) => vocabulary.constructs);
  const all = known.filter(({ id }) => !without.has(id));
  const said = withoutStrangers(without.size > 0 ? reached(sayable(all)) : sayable(all));
  const constructs = said.map((construct) => ({
    ...construct,
    doc: docs.get(construct.id) ?? construct.doc,
    example: examples[construct.id] ?? construct.example,
  }));
  const strange = [...strangers([...docs.keys()], known, "has a line of documentation"), ...strangers([...without], known, "is left out")];
  const written = vocabularies.flatMap((vocabulary) => vocabulary.wordings ?? []);
  const worded = () => (written.length === 0 ? constructs : withoutStrangers(sayable(withWordings(constructs, written))));
  const own = new Set(vocabularies.flatMap((vocabulary) => (vocabulary.keywords ? vocabulary.constructs : [])).map(({ id }) => id));
  const faults = [...missing, ...strange, ...(options.proven ? faultsOf(constructs, ({ id }) => own.has(id)) : faultsOf(worded()))];
  if (faults.length > 0) return err(faults);
  const grammar = grammarOf(constructs, worded);
  const rows = vocabularies.flatMap((vocabulary) => vocabulary.keywords ?? []);
  const { keywords, faults: wrong } = readKeywords(grammar, rows);
  const words = wordsOf(grammar);
  const foreign = new Map(
    vocabularies
      .flatMap((vocabulary) => Object.entries(vocabulary.foreign ?? {}))
      .filter(([, ours]) => lex(ours).every(({ kind, key }) => kind !== "word" || words.has(key))),
  );
  const near = once(() =>
    wordingsOf([SHARED_WORDINGS, SHARED_LEXICON, SHARED_PHRASES, ...vocabularies.flatMap((vocabulary) => vocabulary.near ?? [])], (key) =>
      words.has(key),
    ),
  );
  const runs = new Map([
    ...constructs.flatMap(({ id, run }) => (run === undefined ? [] : [[id, run] as const])),
    ...vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.runs ?? {})),
  ]);
  const lacks = new Map(vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.lacks ?? {})));
  const notions = new Map(vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.notions ?? {})));
  const textRules = vocabularies.flatMap((vocabulary) => vocabulary.textRules ?? [])[0];
  const amiss = vocabularies.flatMap((vocabulary) => vocabulary.amiss ?? [])[0];
  const remarks = vocabularies.flatMap((vocabulary) => vocabulary.remarks ?? [])[0];
  const alike = textRules?.alike ?? vocabularies.flatMap((vocabulary) => vocabulary.alike ?? [])[0];
  const deckSaying = vocabularies.flatMap((vocabulary) => vocabulary.deckSaying ?? [])[0];
  const sense = vocabularies.flatMap((vocabulary) => vocabulary.sense ?? [])[0];
  const unheard = strangers([...runs.keys()], known, "has a run");
  const unproven = options.proven ? [] : [...answerFaults(grammar), ...exampleFaults(grammar, constructs)];
  const unread = [...unheard, ...unproven, ...wrong];
  if (unread.length > 0) return err(unread);
  const senseOf = (card?: SensedCard) => (card && sense?.of(card)) ?? ANY_CARD;
  const kindFor = (abilities: readonly BoundAbility[]) => sense?.kindFor(abilities);
  return ok({
    lex,
    vocabularies,
    constructs,
    grammar,
    keywords,
    foreign,
    near,
    runs,
    lacks,
    notions,
    kin: new Map(vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.kin ?? {}))),
    ruled: vocabularies.flatMap((vocabulary) => vocabulary.ruled ?? []),
    governed: vocabularies.flatMap((vocabulary) => vocabulary.governed ?? []),
    textRules,
    amiss,
    remarks,
    alike,
    deckSaying,
    senseOf,
    kindFor,
  });
}

const strangers = (ids: readonly string[], constructs: readonly Construct[], what: string): Fault[] =>
  notAmong(ids, new Set(constructs.map(({ id }) => id))).map((construct) => ({ construct, message: `${what} and is not a construct` }));
const notAmong = (ids: readonly string[], known: ReadonlySet<string>): readonly string[] => ids.filter((id) => !known.has(id));
