/** Megacorp's words for abilities that others than the controller of a card may use. */
import { type Construct, construct } from "../../../../language/index.ts";

const WHO = [
  ["anyPlayer", "any player", ["each player may", "every player may", "a player may", "anyone may", "anybody may", "all players may"]],
  ["anyOpponent", "any opponent", ["each opponent may", "an opponent may", "opponents may", "every opponent may", "your opponents may"]],
] as const;

export const megacorpShared: readonly Construct[] = WHO.map(([id, who, loose]) =>
  construct(
    "Line",
    `line.${id}`,
    `${who} may {c:Costs}: {b:Body}`,
    `Whenever they can act; whoever uses it is “you” in it (MC-R239).`,
    `${who} may pay 2M: discard this`,
    { weight: 0.15, loose: loose.map((words) => `${words} {c:Costs}: {b:Body}`) },
  ),
);

/** What search by meaning finds them by, where their own words will not do. */
export const SHARED_FINDS: Readonly<Record<string, string>> = { "line.anyPlayer": "", "line.anyOpponent": "" };
