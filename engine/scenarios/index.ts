/** What outsiders may use of scenarios. */
export type { IsRule } from "./expect.ts";
export type { Failure } from "./moment.ts";
export { openTable, type Pool, type Written } from "./open.ts";
export { namesReference } from "./reference.ts";
export { playScenario, type Report } from "./run.ts";
export { type InlineCard, type Scenario, type ScenarioFile, ScenarioFileSchema, scenarioFileSchema } from "./schema.ts";
export type { Mistake, Path, Table } from "./table.ts";
