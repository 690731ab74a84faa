/** What outsiders may use of the effect language. */

export type { There } from "./ahead/there.ts";
export { BOARD } from "./core/board.ts";
export { countedPlayers } from "./core/further.ts";
export { CORE } from "./core/index.ts";
export { waysBy, waysIf, waysOfAny } from "./core/ways.ts";
export { BROADER, COUNTED, happening, WIDER } from "./core/wider.ts";
export { type CorpusCount, countCorpus, isOnlyTold, type Understood, understood, type Verdict, type WrittenText } from "./corpus/corpus.ts";
export { type Likeness, sizeOf, type Twins, twinsAmong } from "./corpus/twins.ts";
export { unsaidIn } from "./corpus/unsaid.ts";
export {
  addSentence,
  applied,
  type Change,
  dropSentence,
  fits,
  gapPlace,
  keeping,
  moveBlock,
  type Offer,
  offersFor,
  partAt,
  putAt,
  swapSentences,
  typedLeaf,
} from "./editing/block-edit.ts";
export {
  type Block,
  blocksOf,
  isTyped,
  type Path,
  readPieces,
  type SentenceBlocks,
  type Slot,
  slotsIn,
  textOfBlocks,
  wordsOfSlot,
} from "./editing/blocks.ts";
export { type Completion, complete } from "./editing/complete.ts";
export { type Fix, fixesOf } from "./editing/fix.ts";
export { keywordConstructs, type Rewritten, renamed, reprinted, retagged, reworded } from "./editing/rewrite.ts";
export { type Lint, type LintOptions, lint } from "./faults/lint.ts";
export type { Problem, ProblemCode } from "./faults/problem.ts";
export { composeLanguage, type Language, type Vocabulary } from "./language.ts";
export { areChoices } from "./loose/choices.ts";
export { speaksOfName } from "./loose/name.ts";
export { type LooseReading, type NearOffer, type OnCard, problemsOn, readLoosely } from "./loose/read.ts";
export { type LooseRule, type Row, rows } from "./loose/rule.ts";
export type { Told } from "./loose/told.ts";
export { type LooseWording, type WordingRow, wordings } from "./loose/wording.ts";
export { compileText } from "./machine/compile.ts";
export { BY_LOT, textFields } from "./machine/events.ts";
export { type Begin, type Machine, machineOf, type StaticFact } from "./machine/machine.ts";
export { notCarriedOut } from "./machine/own.ts";
export type { PrintedKeyword, TextProgram, Uncompiled } from "./machine/program.ts";
export {
  ACTIVE,
  type Acting,
  type AskKind,
  type Counted,
  type Destination,
  type Fit,
  forCard,
  type GivenKeyword,
  type Grouped,
  type Idle,
  type LimitRun,
  type Run,
  runsFor,
  type Said,
  type SaidNow,
  type StackRules,
  type TextPart,
  type TextRules,
} from "./machine/run.ts";
export {
  ACTIVATED,
  copyOnStack,
  EFFECT,
  NO_TEXT,
  onStack,
  putOnStack,
  type StackKind,
  type StackObject,
  setStackSource,
  stackFields,
  stackOf,
  type TakenOff,
  TRIGGERED,
  takeOff,
  waitingSlots,
} from "./machine/stack.ts";
export { sourceUnderWay } from "./machine/under-way.ts";
export type { NearRows } from "./nearest/wordings.ts";
export type { Ability, AbilityKind } from "./reading/ability.ts";
export { type Binding, type BoundAbility, bindAbility } from "./reading/bind.ts";
export { definitionLanguage, expandKeyword, type Keyword, reminderOf } from "./reading/definition.ts";
export { type ReadSentence, readText, type TextReading } from "./reading/read.ts";
export { type Leaf, lex, type Span } from "./reading/token.ts";
export { type Construct, construct, type Variant } from "./tables/construct.ts";
export type { Grammar } from "./tables/grammar.ts";
export { type KeywordRow, keywordIds, keywordVocabulary, PARAMETERS } from "./tables/keyword.ts";
export { keywordName, nameTaken } from "./tables/keyword-name.ts";
export type { Fault } from "./tables/load.ts";
export { type ReferenceEntry, type ReferenceSort, referenceOf } from "./tables/reference.ts";
export { type JsonSchema, treeSchema } from "./tables/schema.ts";
export type { Sort } from "./tables/sort.ts";
export { trialsOf } from "./tables/trial.ts";
export { ASPECTS, type Aspect, type AspectWord } from "./telling/aspect.ts";
export type { DeckSaying, Printed } from "./telling/deck-saying.ts";
export { type EchoLine, echo } from "./telling/echo.ts";
export { type Intent, intentsOf } from "./telling/intent.ts";
export { type About, aboutAt, LOOKS, type Look, type Word, wordsOf } from "./telling/look.ts";
export { type Meaning, type Meanings, meaningsOf } from "./telling/meaning.ts";
export { printLine, printPhrase } from "./telling/print.ts";
export { ANY_CARD, type CardSense, type Sense, type SensedCard } from "./telling/sense.ts";
export { firstUndone, lostOn, type Question, type Step, type Telling, type ToldAbility, tellText, type Warning } from "./telling/tell.ts";
export { bare, GAP, isGap, isTree, sameMeaning, type Tree, walk } from "./tree.ts";
