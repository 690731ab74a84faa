/** Whole phrases in which people speak of the influence and the notoriety track, in the same words of both. */
import { type LooseWording, type WordingRow, wordings } from "../../../../language/index.ts";

const ANYBODY = "[a opponent/another player/any opponent/one of your opponents/at least one opponent/another runner/a rival]";
const EVERYBODY =
  "[each opponent/each other player/all opponents/any opponent/any other player/all other players/every opponent/your opponents/anyone else/everyone else/anybody else]";

/** Both tracks in the same words. */
const tracks: readonly WordingRow[] = (["influence", "notoriety"] as const).flatMap((track): readonly WordingRow[] => {
  const says = (written: string, read: string) => `Reward: If ${written}, gain 1 credit. => Reward: If ${read}, gain 1 credit.`;
  const near = (...texts: readonly string[]) => texts.map((text) => `Reward: If ${text}, gain 1 credit.`).join(" | ");
  return [
    [
      `cond.lead.${track}`,
      `[you lead in ${track}/you lead on ${track}/you lead the ${track} track/you are first in ${track}/you are first on the ${track} track/you are ahead on the ${track} track/you are leading on the ${track} track/you are furthest on the ${track} track/you are the furthest on the ${track} track/you are in the lead on the ${track} track]`,
      says(`you lead the ${track} track`, `you have the highest ${track}`),
      near(`nobody has more ${track} than you`, `your ${track} is 3 or more`),
    ],
    [
      `cond.lead.${track}`,
      `[you have more ${track} than/your ${track} marker is ahead of/your ${track} is higher than/your ${track} is further right than/your ${track} is further along than/you are ahead on ${track} of] ${EVERYBODY}`,
      says(`you have more ${track} than each opponent`, `you have the highest ${track}`),
      near(`you have less ${track} than each opponent`, `an opponent has more ${track} than you`),
    ],
    [
      `cond.last.${track}`,
      `[you are last in ${track}/you are last on the ${track} track/you are the furthest behind on the ${track} track/you are furthest behind on the ${track} track]`,
      says(`you are last on the ${track} track`, `you have the lowest ${track}`),
      near(`you lead the ${track} track`, `your ${track} is 3 or less`),
    ],
    [
      `cond.last.${track}`,
      `[you have less ${track} than/your ${track} marker is behind/your ${track} is lower than/your ${track} is further left than] ${EVERYBODY}`,
      says(`your ${track} is lower than each opponent`, `you have the lowest ${track}`),
      near(`you have more ${track} than each opponent`, `your ${track} is 3 or less`),
    ],
    [
      `cond.at.${track}`,
      `[you have {n:INT} or more ${track}/you have at least {n:INT} ${track}/your ${track} is at {n:INT} or more/your ${track} is at {n:INT} or higher/your ${track} is {n:INT} or higher/your ${track} has reached {n:INT}/you have reached ${track} {n:INT}/your ${track} marker is on {n:INT} or more/your ${track} marker is on space {n:INT} or further/your ${track} is on {n:INT} or more/your ${track} is {n:INT} or above/your ${track} is {n:INT} or greater]`,
      says(`you have at least 3 ${track}`, `your ${track} is 3 or more`),
      near(`you have at most 3 ${track}`, `you have at least 3 credits`),
    ],
    [
      `cond.under.${track}`,
      `[you have {n:INT} or less ${track}/you have at most {n:INT} ${track}/your ${track} is {n:INT} or lower/your ${track} is {n:INT} or below/your ${track} is not more than {n:INT}/your ${track} is no higher than {n:INT}/your ${track} marker is on {n:INT} or less]`,
      says(`you have at most 3 ${track}`, `your ${track} is 3 or less`),
      near(`you have at least 3 ${track}`, `you have at most 3 credits`),
    ],
    [
      `cond.more.${track}`,
      `[${ANYBODY.slice(1, -1)}] [has more ${track} than you do/is ahead of you on ${track}/is ahead of you on the ${track} track/is ahead of you in ${track}/has higher ${track} than you/leads you on the ${track} track/is further right on the ${track} track than you]`,
      says(`another player is ahead of you on the ${track} track`, `an opponent has a higher ${track} than you`),
      near(`you lead the ${track} track`, `another player has more credits than you`),
    ],
    [
      `player.high.${track}`,
      `[the player with the most ${track}/the ${track} leader/the player furthest on the ${track} track/the player in the lead on the ${track} track/the player furthest ahead on the ${track} track/the leader on the ${track} track/whoever has the most ${track}/whoever leads the ${track} track/whoever is furthest on the ${track} track]`,
      `Reward: The player with the most ${track} gives you 1 credit. => Reward: The player with the highest ${track} gives you 1 credit.`,
      `Reward: The player with the least ${track} gives you 1 credit. | Reward: The player with the most credits gives you 1 credit.`,
    ],
    [
      `player.low.${track}`,
      `[the player with the least ${track}/the player last on the ${track} track/the player furthest behind on the ${track} track/whoever has the least ${track}/whoever is last on the ${track} track]`,
      `Reward: The player with the least ${track} gains 1 credit. => Reward: The player with the lowest ${track} gains 1 credit.`,
      `Reward: The player with the most ${track} gains 1 credit. | Reward: The player with the fewest credits gains 1 credit.`,
    ],
    [
      `player.above.${track}`,
      `[each player/everyone/everybody/all players/each other player/every opponent/any player] with more ${track} than you`,
      `Reward: Everyone with more ${track} than you gives you 1 credit. => Reward: Each opponent with more ${track} than you gives you 1 credit.`,
      `Reward: Everyone with less ${track} than you gives you 1 credit. | Reward: Each player gives you 1 credit.`,
    ],
    [
      `player.above.${track}`,
      `[each opponent/each other player/every opponent/each player/everyone] [ahead of you on the ${track} track/ahead of you on ${track}/ahead of you in ${track}/with higher ${track} than you/with a higher ${track} than you/who has more ${track} than you/who is ahead of you on the ${track} track/whose ${track} is higher than yours]`,
      `Reward: Each player ahead of you on the ${track} track gives you 1 credit. => Reward: Each opponent with more ${track} than you gives you 1 credit.`,
      `Reward: Each player behind you on the ${track} track gives you 1 credit. | Reward: Each player gives you 1 credit.`,
    ],
    [
      `player.below.${track}`,
      `[each player/everyone/everybody/all players/each other player/every opponent/any player] with less ${track} than you`,
      `Reward: Everyone with less ${track} than you gives you 1 credit. => Reward: Each opponent with less ${track} than you gives you 1 credit.`,
      `Reward: Everyone with more ${track} than you gives you 1 credit. | Reward: Each player gives you 1 credit.`,
    ],
    [
      `player.below.${track}`,
      `[each opponent/each other player/every opponent/each player/everyone] [behind you on the ${track} track/behind you on ${track}/behind you in ${track}/with lower ${track} than you/with a lower ${track} than you/who has less ${track} than you/who is behind you on the ${track} track/whose ${track} is lower than yours]`,
      `Reward: Each player behind you on the ${track} track gives you 1 credit. => Reward: Each opponent with less ${track} than you gives you 1 credit.`,
      `Reward: Each player ahead of you on the ${track} track gives you 1 credit. | Reward: Each player gives you 1 credit.`,
    ],
    [
      `per.${track}`,
      `[space you have reached on the ${track} track/space on the ${track} track you have reached/step of ${track}/point of ${track}/${track}/${track} you have/space of ${track}/space your ${track} marker has reached]`,
      `End: 1 point per step of ${track}. => End: 1 point per space of your ${track}.`,
      "End: 1 point per credit. | End: 1 point per completed job.",
    ],
    [
      `${track}.each`,
      `[advance ${track} by {n:SIGNED} for each/advance your ${track} {n:SIGNED} for each/{n:SIGNED} ${track} for each/{n:SIGNED} ${track} per/gain {n:SIGNED} ${track} for each] {p:Per}`,
      `Reward: +1 ${track} for each opponent. => Reward: ${track.charAt(0).toUpperCase()}${track.slice(1)} +1 for each opponent.`,
      "Reward: Gain 1 credit for each opponent. | Reward: Gain 1 cube of your choice.",
    ],
  ];
});

export const MR_TRACK_WORDINGS: readonly LooseWording[] = wordings(tracks);
