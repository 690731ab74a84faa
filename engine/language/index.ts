/** What outsiders may use of the effect language. */

export type { Ability, AbilityKind } from "./ability.ts";
export { ASPECTS, type Aspect, type AspectWord } from "./aspect.ts";
export { type Binding, type BoundAbility, bindAbility } from "./bind.ts";
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
} from "./block-edit.ts";
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
} from "./blocks.ts";
export { type Completion, complete } from "./complete.ts";
export { type Construct, construct, type Variant } from "./construct.ts";
export { BOARD } from "./core/board.ts";
export { countedPlayers } from "./core/further.ts";
export { CORE } from "./core/index.ts";
export { waysBy, waysOfAny } from "./core/ways.ts";
export { BROADER, COUNTED, happening, WIDER } from "./core/wider.ts";
export { type CorpusCount, countCorpus, isOnlyTold, type Understood, understood, type Verdict, type WrittenText } from "./corpus.ts";
export { definitionLanguage, expandKeyword, type Keyword, reminderOf } from "./definition.ts";
export { type EchoLine, echo } from "./echo.ts";
export { type Fix, fixesOf } from "./fix.ts";
export { type Intent, intentsOf } from "./intent.ts";
export { type KeywordRow, keywordIds, keywordVocabulary, PARAMETERS } from "./keyword.ts";
export { keywordName, nameTaken } from "./keyword-name.ts";
export { composeLanguage, type Language, type Vocabulary } from "./language.ts";
export { type Lint, type LintOptions, lint } from "./lint.ts";
export type { Fault } from "./load.ts";
export { type About, aboutAt, LOOKS, type Look, type Word, wordsOf } from "./look.ts";
export { areChoices } from "./loose/choices.ts";
export { type LooseReading, type NearOffer, type OnCard, readLoosely } from "./loose/read.ts";
export { type LooseRule, type Row, rows } from "./loose/rule.ts";
export { type Told, toldOf } from "./loose/told.ts";
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
export { type Meaning, type Meanings, meaningsOf } from "./meaning.ts";
export type { NearRows } from "./nearest/wordings.ts";
export { printLine, printPhrase } from "./print.ts";
export type { Problem, ProblemCode } from "./problem.ts";
export { type ReadSentence, readText, type TextReading } from "./read.ts";
export { type ReferenceEntry, type ReferenceSort, referenceOf } from "./reference.ts";
export { keywordConstructs, type Rewritten, renamed, reprinted, retagged, reworded } from "./rewrite.ts";
export { type JsonSchema, treeSchema } from "./schema.ts";
export { ANY_CARD, type CardSense, type Sense, type SensedCard } from "./sense.ts";
export type { Sort } from "./sort.ts";
export { lostOn, type Question, type Step, type Telling, type ToldAbility, tellText, type Warning } from "./tell.ts";
export { type Leaf, lex, type Span } from "./token.ts";
export { bare, GAP, isGap, isTree, sameMeaning, type Tree, walk } from "./tree.ts";
export { trialsOf } from "./trial.ts";
export { type Likeness, sizeOf, type Twins, twinsAmong } from "./twins.ts";
export { unsaidIn } from "./unsaid.ts";
