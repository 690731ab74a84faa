/** Moments that a text of Megacorp names together and that never come together: two limits, or a limit and a time. */
import { isTree, type Tree } from "../../../language/index.ts";

/** When a limit, a condition or a time is: in which phase or in which not, on whose turn; undefined: in any. */
type Moment = { readonly phase?: string; readonly not?: string; readonly whose?: "yours" | "theirs" };

const YOURS = { whose: "yours" } as const;
const THEIRS = { whose: "theirs" } as const;
/** A turn begins in the Accounting phase (MC-5.2) and ends in the End phase (MC-12.1). */
const MOMENTS: Readonly<Record<string, Moment>> = {
  "limit.yourTurn": YOURS,
  "limit.notYourTurn": THEIRS,
  "limit.buy": { phase: "Buy", ...YOURS },
  "limit.combat": { phase: "Challenge" },
  "limit.eachCombat": { phase: "Challenge" },
  "time.yourTurn": { phase: "Accounting", ...YOURS },
  "time.eachTurn": { phase: "Accounting" },
  "time.eachPlayersTurn": { phase: "Accounting" },
  "time.opponent": { phase: "Accounting", ...THEIRS },
  "time.yourEnd": { phase: "End", ...YOURS },
  "time.eachEnd": { phase: "End" },
  "time.eachPlayersEnd": { phase: "End" },
  "time.opponentEnd": { phase: "End", ...THEIRS },
  "time.combatEnd": { phase: "Challenge" },
  ...Object.fromEntries(
    ["Buy", "Challenge", "Divest"].flatMap((phase) => [
      [`limit.your.${phase}`, { phase, ...YOURS }],
      [`limit.any.${phase}`, { phase }],
      [`time.${phase}`, { phase, ...YOURS }],
      [`time.each.${phase}`, { phase }],
      [`time.opponent.${phase}`, { phase, ...THEIRS }],
    ]),
  ),
  ...Object.fromEntries(
    ["Accounting", "Buy", "Challenge", "Divest", "End"].flatMap((phase) => [
      [`cond.phase.your.${phase}`, { phase, ...YOURS }],
      [`cond.phase.any.${phase}`, { phase }],
      [`cond.phase.not.${phase}`, { not: phase }],
    ]),
  ),
  "cond.yourTurn": YOURS,
  "cond.notYourTurn": THEIRS,
};

/** The moments that a limit, a condition or a time names. */
export function momentsIn(hole: Tree["holes"][string] | undefined): readonly Moment[] {
  if (!isTree(hole)) return [];
  if (hole.is === "limits.two" || hole.is === "and") return [...momentsIn(hole.holes["a"]), ...momentsIn(hole.holes["b"])];
  const moment = MOMENTS[hole.is];
  return moment === undefined ? [] : [moment];
}

/** Lines that say when: what they do at once is done at that moment, or before its phase is over. */
const TIMED: ReadonlySet<string> = new Set(["at", "atLimited", "limited", "usedIf", "limitedIf", "whenLimited"].map((id) => `line.${id}`));

/** Says why a limit and what stands beside it never hold at one moment. */
export function apart({ is, holes: { a, b, l, t, i } }: Tree): string | undefined {
  if (is === "limits.two" && isTree(a) && isTree(b) && a.is === b.is) return "This limit is said twice: say it once";
  const asked = isTree(b) && b.is === "if" ? b.holes["c"] : undefined;
  const moments =
    is === "limits.two" || is === "and" ? [a, b].flatMap(momentsIn) : TIMED.has(is) ? [l, t, i, asked].flatMap(momentsIn) : [];
  const phases = new Set(moments.flatMap(({ phase }) => phase ?? []));
  if (phases.size > 1 || moments.some(({ not }) => not !== undefined && phases.has(not)))
    return "This can never be: these are moments of two phases (MC-5.1)";
  const whose = new Set(moments.flatMap((moment) => moment.whose ?? []));
  return whose.size > 1 ? "This can never be: it is your turn or another player's, not both" : undefined;
}
