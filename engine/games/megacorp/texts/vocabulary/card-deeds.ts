/** Megacorp's words for what cards did in this turn, or what was done to them: blocked, dealt damage, moved, engaged. */
import { type Construct, construct } from "../../../../language/index.ts";

/** The deed, how it is said of a card behind a noun and of a single one, and how that it was not. */
const DEEDS = [
  ["blocked", "that blocked this turn", "{s:Subj} blocked this turn", "that did not block this turn", "{s:Subj} did not block this turn"],
  [
    "dealt",
    "that dealt damage this turn",
    "{s:Subj} dealt damage this turn",
    "that dealt no damage this turn",
    "{s:Subj} dealt no damage this turn",
  ],
  ["hurt", "damaged this turn", "{s:Subj} was dealt damage this turn", "not damaged this turn", "{s:Subj} was not dealt damage this turn"],
  ["moved", "moved this turn", "{s:Subj} was moved this turn", "not moved this turn", "{s:Subj} was not moved this turn"],
  ["engaged", "engaged this turn", "{s:Subj} was engaged this turn", "not engaged this turn", "{s:Subj} was not engaged this turn"],
] as const;
const LOOSE: Readonly<Record<string, readonly string[]>> = {
  blocked: ["which blocked this turn", "that has blocked this turn", "that have blocked this turn"],
  dealt: ["that has dealt damage this turn", "that have dealt damage this turn"],
  hurt: ["that was dealt damage this turn", "that were dealt damage this turn", "dealt damage this turn", "that took damage this turn"],
  moved: ["that was moved this turn", "that were moved this turn", "that moved this turn"],
  engaged: ["that was engaged this turn", "that were engaged this turn"],
};
const DOC = "As long as it is the object that did it (MC-R251).";

export const megacorpCardDeeds: readonly Construct[] = DEEDS.flatMap(([id, past, cond, never, not]) => [
  construct("History", `history.did.${id}`, past, DOC, `each character ${past}`, { weight: 0.5, loose: LOOSE[id] ?? [] }),
  construct("History", `history.never.${id}`, never, DOC, `each character ${never}`, { weight: 0.4 }),
  construct("Cond", `cond.did.${id}`, cond, DOC, `if ${cond.replace("{s:Subj}", "this")}, draw 1 card`, { weight: 0.5 }),
  construct("Cond", `cond.never.${id}`, not, DOC, `if ${not.replace("{s:Subj}", "this")}, draw 1 card`, { weight: 0.4 }),
]);
