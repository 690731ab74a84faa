/** How people write the texts of Metrorunner's jobs. */
import { type LooseRule, rows } from "../../../../language/index.ts";

export const ON_JOBS: readonly LooseRule[] = (["job", "starting job", "starting-job", "freelance job"] as const).flatMap((kind) => {
  const id = kind.replace(" ", ".");
  return rows(
    [
      [
        `mr.reward.${id}`,
        "^(?=(?:gain|if (?:your|you)) )",
        "Reward: ",
        "gain 3 cubes of your choice => Reward: gain 3 cubes of your choice",
        "Reward: gain 1 credit | Influence +1",
      ],
      [
        `mr.track.${id}`,
        "^(?=(?:influence|notoriety) \\+)",
        "Track: ",
        "influence +1 => Track: influence +1",
        "Track: influence +1 | Reward: influence +1",
      ],
      [
        `mr.rewardTrack.${id}`,
        "^(Reward: [^.]+[.]) (?=(?:influence|notoriety) \\+<n>[.]?$)",
        "$1\nTrack: ",
        "Reward: gain 2 red cubes. notoriety +1 => Reward: gain 2 red cubes.\nTrack: notoriety +1",
        "Reward: gain 2 red cubes. | notoriety +1",
      ],
      [
        `mr.forward.${id}`,
        "^(?:Reward: )?(?:you may )?(?:move|advance) your figure up to (<n>) (?:spaces?|stations?)(?: clockwise| forward| ahead)?(?: for free| without paying)?(?=[.]|$)",
        "Reward: You may advance your figure up to $1 spaces",
        "Move your figure up to 3 spaces clockwise. => Reward: You may advance your figure up to 3 spaces.",
        "move your figure 3 spaces. | Move: Advance the gold token 1 space.",
      ],
      [
        `mr.asUsual.${id}`,
        "(?<=up to <n> spaces)[.] Doing this skips (?:over )?opponents' figures(?: as usual)?(?=[.]|$)",
        "",
        "You may advance your figure up to 3 spaces. Doing this skips over opponents' figures as usual. => You may advance your figure up to 3 spaces.",
        "opponents' figures | You may advance your figure up to 3 spaces.",
      ],
      [
        `mr.sell.${id}`,
        "(?:lose|return|pay) (?:any number of cubes, )?up to (<n>)(?: cubes?)?(?:, | and | to |, to )(?:then )?gain that many credits(?=[.]|$)",
        "return up to $1 cubes, then gain 1 credit for each cube returned this way",
        "Reward: lose up to 4 cubes, gain that many credits. => Reward: return up to 4 cubes, then gain 1 credit for each cube returned this way.",
        "gain that many credits | return 2 cubes",
      ],
      [
        `mr.sellReward.${id}`,
        "^(?=return up to )",
        "Reward: ",
        "return up to 4 cubes, then gain 1 credit for each cube returned this way => Reward: return up to 4 cubes, then gain 1 credit for each cube returned this way",
        "Reward: gain 1 credit | return 2 cubes",
      ],
      [
        `mr.opponent.${id}`,
        "(?:choose an opponent[.;:,] )?(?:they|that player|that opponent|an opponent|one opponent)(?: of your choice)? (?:returns?|discards?|loses?) (?:1|one|a|an) brute force token(?: to the supply)?(?:[.;,] | and |, and )(?:you )?gain (?:1|one)(?: brute force token)?(?=[.]|$)",
        "an opponent of your choice returns 1 brute force token. gain 1 brute force token",
        "Choose an opponent. They return 1 brute force token to the supply, and you gain one. => an opponent of your choice returns 1 brute force token. gain 1 brute force token.",
        "an opponent | gain 1 brute force token",
      ],
      [
        `mr.stands.${id}`,
        "^(?:End: )?this(?: freelance)?(?: job)? may (?:be assigned to|stand for|count (?:as|for)) (?:2|two) (?:requirements|tokens) of (?:the same|one|a) contract(?=[.]|$)",
        "End: This may stand for 2 tokens of one contract",
        "This freelance job may be assigned to 2 requirements of the same contract => End: This may stand for 2 tokens of one contract",
        "End: This may stand for 2 tokens of one contract. | 2 requirements",
      ],
      [
        `mr.ifDiscarded.${id}`,
        "(?<=^|[.] )(?:Ongoing: |Reward: )?(?:if|when|whenever) (?:this (?:job |card |starting job )?(?:is |gets )?|it is |you discard this job )?discarded, ",
        "\nOngoing: when you discard this, ",
        "Reward: gain 1 credit. If discarded, gain 1 job card from the deck. => Reward: gain 1 credit. \nOngoing: when you discard this, gain 1 job card from the deck.",
        "when you discard a job card, gain 1 credit | Ongoing: when you discard this, gain 1 credit",
      ],
      [
        `mr.noOngoing.${id}`,
        "[.] No ongoing ability(?=[.]|$)",
        "",
        "Reward: gain 1 credit. No ongoing ability. => Reward: gain 1 credit.",
        "No ongoing ability | Reward: gain 1 credit.",
      ],
    ],
    { kind },
  );
});
