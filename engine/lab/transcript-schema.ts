/** Reads transcripts from outside. */
import { z } from "zod";
import type { Action } from "../kernel/choice.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { TRANSCRIPT_FORMAT } from "./transcript.ts";

const ACTION = z.object({ kind: z.string() }).catchall(z.union([z.string(), z.number().int()]));
const HEADER = z.object({
  arcology: z.literal("transcript"),
  format: z.literal(TRANSCRIPT_FORMAT),
  game: z.string(),
  content: z.string(),
  seed: z.number().int(),
  options: z.unknown(),
  seats: z.array(z.object({ name: z.string(), bot: z.string() })).min(1),
});
const DECISION = z.object({
  n: z.number().int().positive(),
  player: z.number().int().nonnegative(),
  kind: z.string(),
  rule: z.string(),
  prompt: z.string(),
  offered: z.array(ACTION).min(1),
  chosen: ACTION,
  digest: z.string(),
  state: z.unknown(),
});
const END = z.object({ outcome: z.unknown(), decisions: z.number().int().nonnegative(), digest: z.string(), state: z.unknown() });

/** What a transcript says. */
export type Transcript = {
  readonly header: z.infer<typeof HEADER>;
  readonly decisions: readonly {
    readonly n: number;
    readonly player: number;
    readonly kind: string;
    readonly rule: string;
    readonly prompt: string;
    readonly offered: readonly Action[];
    readonly chosen: Action;
    readonly digest: string;
    readonly state: unknown;
  }[];
  /** Absent: the file was cut short. */
  readonly end: z.infer<typeof END> | undefined;
};

/** Reads a transcript. The error is a sentence about the first line that is wrong. */
export function parseTranscript(text: string): Result<Transcript, string> {
  const lines = text.split("\n");
  while (lines.length > 0 && /^\s*$/.test(lines[lines.length - 1] ?? "")) lines.pop();
  const values: unknown[] = [];
  for (const [i, line] of lines.entries()) {
    const value = parseLine(line);
    if (value === undefined) return err(`Line ${i + 1} is not valid JSON.`);
    values.push(value);
  }
  const header = HEADER.safeParse(values[0]);
  if (!header.success) return err(`Line 1 is not the head of a transcript: ${sentence(header.error)}`);
  const decisions: Transcript["decisions"][number][] = [];
  let end: Transcript["end"];
  for (const [i, value] of values.entries()) {
    if (i === 0) continue;
    if (end !== undefined) return err(`Line ${i + 1} comes after the end.`);
    if (typeof value === "object" && value !== null && "outcome" in value) {
      const last = END.safeParse(value);
      if (!last.success) return err(`Line ${i + 1}: ${sentence(last.error)}`);
      end = last.data;
      continue;
    }
    const decision = DECISION.safeParse(value);
    if (!decision.success) return err(`Line ${i + 1}: ${sentence(decision.error)}`);
    if (decision.data.n !== i) return err(`Line ${i + 1} is decision ${decision.data.n} and should be decision ${i}.`);
    decisions.push(decision.data);
  }
  return ok({ header: header.data, decisions, end });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function sentence({ issues: [issue] }: z.ZodError): string {
  const wanted =
    issue?.code !== "invalid_type"
      ? "this is not allowed here"
      : issue.expected === "nonoptional"
        ? "this is missing"
        : `this must be ${issue.expected}`;
  return `${issue?.path.join(".") || "the line"}: ${wanted}.`;
}
