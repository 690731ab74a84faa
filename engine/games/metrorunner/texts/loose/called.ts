/** The boxes of a card by what people call them: what is done once, what stays, what the end brings, what a hack brings. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const DONE =
  "(?:(?:on|upon|at|after|by|for) (?:its |this job's )?completion|(?:once|when|after|as soon as|if) (?:it is |it's |this is |this has been |you have |you've )?(?:done|completed|finished|complete|tucked)|(?:when|once|after|as soon as) you (?:finish|have finished|do|tuck|have completed|have done) this(?: job| one| card| gig)?|(?:for|by|after|on) (?:completing|finishing|doing|tucking) this(?: job| one| card| gig)?|as a reward|your reward|the reward|payout|pays?(?= ?:)|effect(?= ?:)|immediate(?:ly)?(?: effect)?(?= ?:)|instant(?: effect)?(?= ?:)|gain(?= ?:)|get(?= ?:)|bonus(?= ?:)|job done|when done)";
const STAYS =
  "(?:while|as long as|so long as|for as long as) (?:this|it)(?: job| card)? (?:is|lies|stays|sits) (?:in (?:a|one of your|your) slots?|completed|in play|tucked|active|in front of you|on your board)|from (?:now|then|that point) on|afterwards|after that|for the rest of the game|(?:passive|permanent|always|constant|continuous|static|lasting|permanently)(?: ability| effect| bonus)?(?= ?[:–—])|ongoing(?: effect| bonus)?(?=[.])|once (?:this is )?(?:tucked|in a slot|completed)(?= ?:)";
const PLACE = "(?<=^|\\n|[.;] )";

/** The boxes of a card by what people call them. */
export const CALLED: readonly LooseRule[] = [
  ...(["job", "starting job", "starting-job", "freelance job"] as const).flatMap((kind) =>
    rows(
      [
        [
          `mr.calledReward.${kind.replace(" ", ".")}`,
          `${PLACE}${DONE}(?: ?[:–—-]| ?,|) ?(?=[\\p{L}\\d+])(?!the )`,
          "Reward: ",
          "On completion, gain 1 credit. => Reward: gain 1 credit.",
          "When you complete a job, gain 1 credit. | Reward: gain 1 credit.",
        ],
        [
          `mr.calledOngoing.${kind.replace(" ", ".")}`,
          `${PLACE}(?:${STAYS})(?: ?[:–—.-]| ?,|) ?(?=[\\p{L}\\d])`,
          "\nOngoing: ",
          "From now on, your moves cost 1 cube less. => \nOngoing: your moves cost 1 cube less.",
          "your moves cost 1 cube less | Ongoing: your moves cost 1 cube less.",
        ],
        [
          `mr.calledEnd.${kind.replace(" ", ".")}`,
          `${PLACE}(?:end ?-?game(?: scoring| bonus)?|scoring|final scoring|game end|at (?:final )?scoring|when the game ends|at (?:the )?end of the game|at the end(?! of)|in the final scoring|at (?:the )?game(?:'s)? end|at game end)(?: ?[:–—-]| ?,| ?) ?(?=[\\p{L}\\d])`,
          "\nEnd: ",
          "When the game ends, 1 point per credit. => \nEnd: 1 point per credit.",
          "the end of the game | End: 1 point per credit.",
        ],
      ],
      { kind, whole: "first" },
    ),
  ),
  ...rows(
    [
      [
        "mr.calledCore",
        `${PLACE}(?:on (?:a )?success(?:ful hack)?|success|if (?:you are |it is )?successful|when (?:successfully )?hacked|if hacked|after (?:a successful hack|hacking this)|a successful hack gives you|hacking this gives you|reward|core nodes?(?: connected)?)(?: ?[:–—-]| ?,| ?) ?(?=[\\p{L}\\d])`,
        "\nCore: ",
        "When hacked, gain 1 credit. => \nCore: gain 1 credit.",
        "when you hack a network, gain 1 credit | Core: gain 1 credit.",
      ],
      [
        "mr.calledAlpha",
        `${PLACE}(?:with |if |when )?(?:the )?(alpha|beta)(?: nodes?| bonus| hack| reward| node)?(?: is| are)?(?: also)?(?: connected| hacked| too| as well)(?: ?[:–—-]| ?,| ?) ?(?=[\\p{L}\\d])`,
        "\n$1: ",
        "If alpha is connected, gain 1 credit. => \nalpha: gain 1 credit.",
        "if alpha is unlocked, gain 1 credit | Alpha: gain 1 credit.",
      ],
      [
        "mr.calledFailure",
        `${PLACE}(?:on (?:a )?fail(?:ure|ed hack)|if (?:you are |it is )?unsuccessful|(?:if|whenever|should) you (?:fail(?! a)|fail to hack this|fail this|fail here|do not succeed|don't succeed|fail to hack it)|fail(?:ed hack)?(?= ?:)|a failed hack (?:here )?means|if not hacked|on a miss)(?: ?[:–—-]| ?,| ?) ?(?=[\\p{L}\\d])(?!to )`,
        "\nFailure: ",
        "If you fail to hack this, return 1 cube. => \nFailure: return 1 cube.",
        "when you fail a hack, gain 1 credit | Failure: return 1 cube.",
      ],
    ],
    { kind: "network", whole: "first" },
  ),
];
