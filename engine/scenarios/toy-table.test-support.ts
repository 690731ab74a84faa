/** The kernel's toy as a table: Mouse, Fox, Bear and Echo cost 0 to 3; the rules are in its own file. */
import type { Game } from "../kernel/game.ts";
import { err, ok } from "../kernel/result.ts";
import { openToy } from "../kernel/toy/toy.test-support.ts";
import { playScenario, type Report, type Scenario, ScenarioFileSchema, type Table } from "./index.ts";

export const TOY: Table = {
  game: openToy() as unknown as Game,
  cards: ["Mouse", "Fox", "Bear", "Echo"].map((name) => ({ id: `toy/${name.toLowerCase()}`, name, text: "" })),
  seats: ["ANNA", "BERT"],
  options: {
    standard: undefined,
    parse: (value) => (JSON.stringify(value) === "{}" ? ok(undefined) : err("The toy has no options. Leave this out.")),
  },
};

/** Plays a scenario on the toy; what is left out is as in an empty one. */
export function playToy(scenario: Readonly<Record<string, unknown>>): Report {
  const whole = { name: "a scenario", steps: [{ expect: {} }], ...scenario };
  const file = ScenarioFileSchema.parse({ game: "toy", scenarios: [whole] });
  return playScenario(TOY, file.scenarios[0] as Scenario, ["scenarios", 0], (number) => /^T\d$/.test(number));
}

/** A report in one text: "passed", or each thing that is wrong with where it stands. */
export function words(report: Report): string {
  switch (report.is) {
    case "passed":
      return "passed";
    case "failed":
      return report.failures
        .map(({ path, expected, found }) => `step ${report.step} ${path.slice(2).join(".")}: expected ${expected}; found ${found}`)
        .join("\n");
    case "unreadable":
      return report.mistakes.map(({ code, path, message }) => `${code} ${path.slice(2).join(".")}: ${message}`).join("\n");
  }
}
