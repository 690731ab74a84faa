/** A whole text as operations of the rules: its lines by their headings, its mission, its score. */
import { err, ok, type Result } from "../../../../kernel/result.ts";
import { faultOf, lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Problem, type TextReading, type Tree } from "../../../../language/index.ts";
import { actionIn } from "../match.ts";
import { type Answer, LINES, type LineName, type Mission, type Operation, type TextOperations } from "../operations.ts";
import { operationsOf } from "./acts.ts";
import { missionOf, scoreOf } from "./goals.ts";
import { momentOf } from "./moments.ts";
import { hereAtEnd, misplaced } from "./places.ts";

const NOBODY_HERE = "At final scoring nobody is anywhere, so there is no “here” (VR-R114): name a district, or count boroughs";
const UNDONE = "The rules of Virtual Revolution cannot carry this out yet";

/** Each of whom a line speaks carries it out by themselves (VR-13.2). */
const OF_EVERYBODY: ReadonlySet<LineName> = new Set(["minimum", "global", "maximum"]);

type Fault = Pick<Problem, "from" | "to" | "message">;

/** What a text that was read comes to; on failure every part that the rules do not carry out. */
export function textOperations({ abilities }: Pick<TextReading, "abilities">): Result<TextOperations, readonly Fault[]> {
  const lines: Partial<Record<LineName, readonly Operation[]>> = {};
  let text: TextOperations = { lines, priority: false, simultaneous: false };
  const faults: Fault[] = [];
  for (const { lines: sentences } of abilities)
    try {
      const [line] = sentences;
      if (!line) continue;
      const keyword = line.is === "line.keyword" ? part(line, "k").is : undefined;
      if (keyword === "kw.priority") text = { ...text, priority: true };
      else if (keyword === "kw.simultaneous") text = { ...text, simultaneous: true };
      else if (line.is === "line.goal") text = { ...text, mission: missionOf(part(line, "g")) };
      else if (line.is === "line.goals") text = { ...text, mission: bothOf(line) };
      else if (line.is === "line.score" && hereAtEnd(line)) lacking(hereAtEnd(line) ?? line, NOBODY_HERE);
      else if (line.is === "line.score") text = { ...text, end: scoreOf(part(line, "s")) };
      else if (MOMENTS.has(line.is)) {
        const answer = answerOf(line, sentences.slice(1));
        faults.push(...faultsAt(answer.do, undefined));
        text = { ...text, answers: [...(text.answers ?? []), answer] };
      } else {
        const name = headingOf(line);
        const done = lineOf(sentences);
        if (OF_EVERYBODY.has(name) && done.some(({ op }) => op === "each_player")) lacking(line, "Say what one of them does: “Lose 2 €”");
        faults.push(...faultsAt(done, name));
        lines[name] = [...(lines[name] ?? []), ...done];
      }
    } catch (error) {
      faults.push(faultOf(error, UNDONE));
    }
  return faults.length > 0 ? err(faults) : ok(text);
}

const ALONE = "A Raid is no moment at which anything else is asked (VR-12.9), and “None” asks for nothing: leave one of both out";
const isAlone = ({ is }: Tree): boolean => is === "goal.raid" || is === "goal.unspent" || is === "goal.none";

/** Both at one moment (VR-R114). */
function bothOf(line: Tree): Mission {
  const goals = [part(line, "a"), part(line, "b")];
  const alone = goals.find(isAlone);
  return alone ? lacking(alone, ALONE) : { together: goals.map(missionOf) };
}

function faultsAt(done: readonly Operation[], line: LineName | undefined): readonly Fault[] {
  const found = misplaced(done, line);
  return found ? [{ ...found.operation.words, message: found.say }] : [];
}

/** Lines that answer a moment (VR-R108). */
const MOMENTS: ReadonlySet<string> = new Set(["line.when", "line.at", "line.whenLimited"]);

function answerOf(line: Tree, more: readonly Tree[]): Answer {
  const done = more.reduce<readonly Operation[]>(
    (before, other) => [...before.slice(0, -1), ...continued(before.at(-1), other)],
    operationsOf(part(line, "b")),
  );
  const limit = line.holes["l"];
  if (isTree(limit) && limit.is !== "limit.round") return lacking(limit, "Say once per round");
  const moment = momentOf(line);
  // What could answer itself again and again says how often.
  if (!isTree(limit) && moment.at === "draws" && done.some(({ op }) => op === "draw_corruption"))
    return lacking(line, "Say how often: once per round");
  return { ...moment, ...(isTree(limit) ? { once: true as const } : {}), do: done };
}

function headingOf(line: Tree): LineName {
  const heading = line.is === "line.section" ? part(line, "h").is.slice("heading.".length) : "effect";
  return LINES.find((name) => name === heading) ?? lacking(line);
}

/** What an execution must have before its conditions are looked at (section 2.3). */
const FIRST: ReadonlySet<string> = new Set(["range_plus", "waive_server_influence"]);

/** The sentences of one line: a “With X:” in front modifies an execution of X with all of them. */
function lineOf(sentences: readonly Tree[]): readonly Operation[] {
  const [first, ...others] = sentences;
  if (!first) return [];
  const opening = first.is === "line.section" ? part(first, "p") : first;
  if (opening.is === "part.none") return others.length === 0 ? [] : lacking(first);
  const isModifier = opening.is === "part.with" || opening.is === "line.with";
  const body = isModifier || opening.is === "line.do" ? part(opening, "b") : opening;
  const all = others.reduce<readonly Operation[]>(
    (done, line) => [...done.slice(0, -1), ...continued(done.at(-1), line)],
    operationsOf(body),
  );
  if (!isModifier) return all;
  const isFirst = all.some(({ op }) => FIRST.has(op));
  return [
    { op: "on_action", action: actionIn(opening), when: isFirst ? "pre" : "either", do: all, words: opening.span ?? { from: 0, to: 0 } },
  ];
}

/** A further sentence after the last operation before it; “Otherwise” belongs to that one. */
function continued(before: Operation | undefined, line: Tree): readonly Operation[] {
  const body = line.holes["b"];
  if (!isTree(body)) return lacking(line);
  const operations = operationsOf(body);
  if (line.is === "line.do") return before ? [before, ...operations] : operations;
  if (line.is === "line.otherwise" && before?.op === "if" && before.else === undefined) return [{ ...before, else: operations }];
  if (line.is === "line.ifYouDo" && before?.op === "may") return [{ ...before, do: [...before.do, ...operations] }];
  const [loss, ...more] = operations;
  // “Remove 1 of your Servers. Otherwise, at final scoring, lose 5 VP.” is all else that has a second half.
  if (line.is !== "line.otherwise" || before?.op !== "remove_server" || loss?.op !== "lose_vp" || more.length > 0) return lacking(line);
  return [{ ...before, else_vp: -loss.n }];
}
