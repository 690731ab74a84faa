/** Moments that a text of Megacorp names together and that never come together: two limits, or a limit and a time. */
import { isTree, type Tree } from "../../../language/index.ts";

/** When a limit or a time is: in which phase, on whose turn; undefined: in any. */
type Moment = { readonly phase?: string; readonly whose?: "yours" | "theirs" };

const YOURS = { whose: "yours" } as const;
const THEIRS = { whose: "theirs" } as const;
const MOMENTS: Readonly<Record<string, Moment>> = {
  "limit.yourTurn": YOURS,
  "limit.notYourTurn": THEIRS,
  "limit.buy": { phase: "Buy", ...YOURS },
  "limit.combat": { phase: "Challenge" },
  "time.yourTurn": { phase: "first", ...YOURS },
  "time.eachTurn": { phase: "first" },
  "time.eachPlayersTurn": { phase: "first" },
  "time.opponent": { phase: "first", ...THEIRS },
  "time.yourEnd": { phase: "last", ...YOURS },
  "time.eachEnd": { phase: "last" },
  "time.eachPlayersEnd": { phase: "last" },
  "time.opponentEnd": { phase: "last", ...THEIRS },
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
    ]),
  ),
  "cond.yourTurn": YOURS,
  "cond.notYourTurn": THEIRS,
};

/** The moments that a limit or a time names. */
function momentsIn(hole: Tree["holes"][string] | undefined): readonly Moment[] {
  if (!isTree(hole)) return [];
  if (hole.is === "limits.two" || hole.is === "and") return [...momentsIn(hole.holes["a"]), ...momentsIn(hole.holes["b"])];
  const moment = MOMENTS[hole.is];
  return moment === undefined ? [] : [moment];
}

/** Says why a limit and what stands beside it never hold at one moment. */
export function apart({ is, holes: { a, b, l, t } }: Tree): string | undefined {
  if (is === "limits.two" && isTree(a) && isTree(b) && a.is === b.is) return "This limit is said twice: say it once";
  const moments =
    is === "limits.two" || is === "and"
      ? [...momentsIn(a), ...momentsIn(b)]
      : is === "line.atLimited"
        ? [...momentsIn(l), ...momentsIn(t)]
        : [];
  const phases = new Set(moments.flatMap(({ phase }) => phase ?? []));
  if (phases.size > 1) return "This can never be: these are moments of two phases (MC-5.1)";
  const whose = new Set(moments.flatMap((moment) => moment.whose ?? []));
  return whose.size > 1 ? "This can never be: it is your turn or another player's, not both" : undefined;
}
