/** An answer with its bots called as people call them, for pages, pictures and reports; tables for scripts keep the words of the command line. */
import { botLabel } from "../games/bot-names.ts";
import type { Answer } from "./answer.ts";

/** Between the two bots of a step, in its name. */
const AGAINST = " against ";

export function withBotNames(answer: Answer): Answer {
  const { configuration, lines, feel, field, ladder, warnings } = answer;
  const named = <T extends { readonly bot: string }>(one: T): T => ({ ...one, bot: botLabel(one.bot) });
  const [strong = "", weak = ""] = configuration.bots;
  return {
    ...answer,
    configuration: { ...configuration, bots: configuration.bots.map(botLabel) },
    lines: lines.map((line) => ({ ...named(line), label: ladder ? line.label.split(AGAINST).map(botLabel).join(AGAINST) : line.label })),
    feel: feel.map(named),
    ...(field ? { field: field.map(named) } : {}),
    ...(ladder ? { ladder: ladder.map((step) => ({ ...step, from: botLabel(step.from), to: botLabel(step.to) })) } : {}),
    warnings: warnings.map((words) =>
      words.replace(`${strong} and ${weak} disagree`, `${botLabel(strong)} and ${botLabel(weak)} disagree`),
    ),
  };
}
