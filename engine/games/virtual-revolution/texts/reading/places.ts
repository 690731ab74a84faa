/** Where operations are carried out: some belong to one action, or to one line of one kind of card. Elsewhere they would do nothing. */
import { type Tree, walk } from "../../../../language/index.ts";
import type { ActionId, LineName, Operation } from "../operations.ts";

/** Of which action an operation is a part (VR-10.5), and what to write. */
const OF_ACTION: Readonly<Partial<Record<Operation["op"], { readonly action: ActionId; readonly say: string }>>> = {
  waive_server_influence: {
    action: "SERVER",
    say: "Only Build Server asks for Influence here: write “With Build Server: You need no Influence here” (VR-9.4)",
  },
  range_plus: { action: "RECRUIT", say: "Only Recruit has a Range: write “With Recruit: Gain 1 Range” (VR-9.2)" },
  extra_donation: { action: "DONATE", say: "Only Donate discards Corruption for €: write “With Donate: …” (VR-9.8)" },
};
/** In which line alone an operation is carried out. */
const OF_LINE: Readonly<Partial<Record<Operation["op"], { readonly lines: readonly LineName[]; readonly say: string }>>> = {
  on_action: {
    lines: ["boost", "promotion", "effect"],
    say: "Only Boosts, Titles and Agents that are promoted add something to an Action: write it under “Boost:” or “Promotion:” (VR-10.5)",
  },
  choose_type_at_end: {
    lines: ["promotion"],
    say: "Only an Agent that is promoted counts as another type: write it under “Promotion:” (VR-R19)",
  },
  deal_influence: { lines: ["setup", "play"], say: "Only who was dealt a Location does this: write it under “Setup:” (VR-3.5)" },
  first_player: { lines: ["setup"], say: "Only a Location says who plays first: write it under “Setup:” (VR-3.7)" },
  deploy_here: { lines: ["play"], say: "Only a Location places an Agent: write it under “Play:” (VR-3.13)" },
  intercept: { lines: ["play"], say: "Only a Location stops an Agent: write it under “Play:” (VR-3.13)" },
};

/** The operation that would do nothing where it stands, and why; undefined where there is none. `line`: absent for what answers a moment. */
export function misplaced(
  operations: readonly Operation[],
  line: LineName | undefined,
  action?: ActionId,
): { readonly operation: Operation; readonly say: string } | undefined {
  for (const operation of operations) {
    const own = OF_ACTION[operation.op];
    if (own !== undefined && own.action !== action) return { operation, say: own.say };
    const there = OF_LINE[operation.op];
    if (there !== undefined && (line === undefined || !there.lines.includes(line))) return { operation, say: there.say };
    const inner = innerOf(operation).flatMap((one) => misplaced(one, line, operation.op === "on_action" ? operation.action : action) ?? []);
    if (inner[0]) return inner[0];
  }
  return undefined;
}

function innerOf(operation: Operation): readonly (readonly Operation[])[] {
  switch (operation.op) {
    case "choose":
      return operation.options;
    case "if":
      return [operation.do, operation.else ?? []];
    case "for_each":
      return [[operation.do]];
    case "may":
    case "each_player":
    case "one_player":
    case "pay":
    case "on_action":
      return [operation.do];
    default:
      return [];
  }
}

/** Words for where the Director of this turn is. */
const HERE: ReadonlySet<string> = new Set([
  ...["spot.here", "spot.hereOr", "site.district", "cond.borough", "cond.notBorough"],
  ...["cond.serverHere", "cond.noServerHere", "cond.yourServerHere", "cond.theirServerHere"],
]);

/** A part of an End line that asks about “here”: at final scoring nobody is anywhere (VR-R114). */
export const hereAtEnd = (line: Tree): Tree | undefined => [...walk(line)].find(({ is }) => HERE.has(is));
