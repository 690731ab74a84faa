/** What somebody who reports a mistake sends along: where it was seen, so that it can be looked at again. No token and no hidden card is in it. */
import type { MatchView } from "../../../engine/matches/told.ts";

/** `at`: the moment that is shown. `here`: the address of the studio. */
export const reportOf = (match: MatchView, at: number, here: { readonly origin: string; readonly browser: string }): string =>
  [
    `Match: ${here.origin}/table/${match.id}?at=${at}`,
    `Moment: ${at} of ${match.n}`,
    `Game: ${match.game}, rules ${match.rules}`,
    `Cards: ${match.content}`,
    `Seen by: ${match.viewer < 0 ? "a spectator" : match.seats[match.viewer]?.seat}`,
    `Asked: ${match.observation.decision ? `${match.observation.decision.kind} (${match.observation.decision.rule})` : "nobody"}`,
    ...(match.diverged ? [`Diverged: ${match.diverged.message}`] : []),
    `Browser: ${here.browser}`,
  ].join("\n");
