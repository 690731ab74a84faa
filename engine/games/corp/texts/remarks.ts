/** What whoever writes a text of CORP is told, though the rules carry it out. */
import { isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";
import { selfless } from "./idle.ts";
import { idleTeams } from "./idle-teams.ts";

type Remarks = NonNullable<TextRules["remarks"]>;
type Remark = ReturnType<Remarks>[number];

const UNMARKED =
  "This hurts a corp that it is aimed at: write “Hostile.” behind it, or a Vassal can do it to its Parent (CORP-11.3, CORP-R21)";

/** What hurts whoever does it. */
const SUFFERED: ReadonlySet<string> = new Set([
  "lose",
  "pay.you",
  "discard.random",
  "discard.security",
  "discard.things",
  "yield",
  "dark",
  "unbuild",
  "unbuild.in",
]);
/** What is done to one other corp by whoever does it: to the corp that it names, or to one other player. */
const DONE_TO_NAMED: ReadonlySet<string> = new Set(["take.things", "take.hand", "look.at"]);
const DONE_TO_ANOTHER: ReadonlySet<string> = new Set(["take.runner", "look.hand", "cancel"]);
/** What a corp does only if it likes. */
const VOLUNTARY: ReadonlySet<string> = new Set(["may", "may.player", "cost"]);

/** One corp that is chosen, or that has done what the text answers; whatever is asked of it besides. */
function isOneOther(tree: Tree["holes"][string] | undefined): boolean {
  if (!isTree(tree)) return false;
  return ["corp.other", "corp.built", "corp.that"].includes(tree.is) || isOneOther(tree.holes["p"]);
}

/** The parts of a sentence that happen to whoever does it, like it or not. */
function* forced(tree: Tree): Generator<Tree> {
  if (VOLUNTARY.has(tree.is)) return;
  yield tree;
  for (const hole of Object.values(tree.holes)) if (isTree(hole)) yield* forced(hole);
}

const isAimed = (tree: Tree): boolean =>
  DONE_TO_ANOTHER.has(tree.is) ||
  (DONE_TO_NAMED.has(tree.is) && isOneOther(tree.holes["p"])) ||
  ((tree.is === "does" || tree.is === "does.two") &&
    isOneOther(tree.holes["p"]) &&
    ["v", "a", "b"].some((name) => {
      const deed = tree.holes[name];
      return isTree(deed) && [...forced(deed)].some(({ is }) => SUFFERED.has(is));
    }));

/** What hurts one corp and may be done to the own Parent, since nothing marks it. */
function unmarked(parts: readonly Tree[]): readonly Remark[] {
  if (parts.some(({ is }) => is === "hostile")) return [];
  const tree = parts.find(isAimed);
  return tree ? [{ tree, message: UNMARKED, code: "not-marked" }] : [];
}

/** What is said about a text as a whole, though the rules carry it out. */
export const corpRemarks: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) => {
    const parts = lines.flatMap((line) => [...walk(line)]);
    return [...unmarked(parts), ...lines.flatMap((line) => [...selfless(line, false), ...idleTeams(line)])];
  });
