/** What outsiders may use of scenarios. */
export type { IsRule } from "./check.ts";
export { EXPECT_WORDS } from "./expect.ts";
export { layPosition } from "./lay.ts";
export type { Failure } from "./moment.ts";
export { scenarioOfToday } from "./names.ts";
export { openTable, type Pool, type Written, writtenCards } from "./open.ts";
export { POSITION_WORDS } from "./position.ts";
export { namesReference } from "./reference.ts";
export { playScenario, type Report, scenarioInputs, unknownRules } from "./run.ts";
export {
  type DeckScenario,
  type InlineCard,
  type Scenario,
  type ScenarioFile,
  ScenarioFileSchema,
  ScenarioSchema,
  scenarioFileSchema,
} from "./schema.ts";
export { MISTAKES, type Mistake, type Path, type Table } from "./table.ts";
export { trialTables } from "./trials.ts";
export { actionWords } from "./words.ts";
export { type Draft, type DraftError, draftScenario, type FactTold, writePosition, writeScenario } from "./write.ts";
