/** “That team”: the one of the moment, or the one that was chosen before. Where there is neither, nothing could be done. */
import { lacking } from "../../../../language/editing/holes.ts";
import { isTree, type Tree, walk } from "../../../../language/index.ts";

const SAY = "No team is spoken of here: say which, as in “one team of another corp”";

/** Moments in which no team has a part. */
const WITHOUT_TEAM =
  /^(?:event[.](?:(?:you|other)[.](?:builds|buysAsset|hiresRunner|hiresSecurity|buysStock|plays|discardsAsset|discardsAction)|sellsStock)|this[.]hired)$/u;

/** Fails where the sentences of an ability speak of a team that nobody named. */
export function teamSpokenOf(lines: readonly Tree[]): void {
  const [line] = lines;
  const event = line?.holes["e"];
  if (isTree(event) && !WITHOUT_TEAM.test(event.is)) return;
  const first = lines.flatMap((one) => [...walk(one)]).find(({ is }) => SUBJECTS.has(is));
  if (first?.is === "team.that") lacking(first, SAY);
}

const SUBJECTS: ReadonlySet<string> = new Set([
  ...["own", "other", "any"].flatMap((whose) => ["one", "all"].flatMap((n) => [`team.${whose}.${n}`, `team.${whose}.${n}.inside`])),
  ...["team.that", "team.its"],
]);
