/** What designers ask, from outside. */
export {
  type Answer,
  answerOf,
  closedLanes,
  FEW_GAMES,
  isReal,
  type Line,
  METHOD,
  type Step,
} from "./answer.ts";
export { configurationOf, type Wish } from "./ask.ts";
export {
  type BuyingPower,
  buyingPower,
  designsOf,
  POWER_GAMES,
  type PowerGame,
  powerGame,
  powerGames,
  TURNS_LOOKED_AT,
} from "./buying-power.ts";
export { commandOf } from "./command.ts";
export { type ComparedLine, type Comparison, compareAnswers } from "./compare.ts";
export { Conduct, type Progress, type Wanted } from "./conduct.ts";
export {
  type Against,
  type AskedDeck,
  type Configuration,
  canBeAsked,
  isQuestion,
  MOST_RUNGS,
  QUESTION_ABOUT,
  QUESTIONS,
  type Question,
  type StopRule,
  titleOf,
} from "./configuration.ts";
export { addCounts, type Counts, type Odd, type Oddity } from "./counts.ts";
export type { CardLine, Feel, Had, Often } from "./feel.ts";
export { cardNames, type Lane, type Plan, planOf, sourceWith } from "./plan.ts";
export type { Block, StoppedBy } from "./schedule.ts";
export { type Ready, stageOf } from "./stage.ts";
export { RUN_STATES, type RunHead, type RunState, type RunTold, type WorkerTold } from "./told.ts";
export { playLane, type Stage } from "./unit.ts";
