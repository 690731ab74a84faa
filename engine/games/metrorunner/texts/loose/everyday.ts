/** Everyday words for what Metrorunner's texts say, put in the language's own order before anything else is read. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const HAPPENS =
  "(?:you (?!may|can|must|have|do|choose|hack(?:[.]|$))|your (?:figure|runner|turn|hack)|an? (?:opponent|rival|hack)|another|any (?:opponent|other)|some(?:one|body)|any(?:one|body)|other (?:players|runners)|opponents)";

/** Before all others, on the whole text. */
export const EARLY: readonly LooseRule[] = rows(
  [
    [
      "mr.ownDistrict",
      "your own (?:home )?district",
      "your home district",
      "in your own district => in your home district",
      "your district | your own cubes",
    ],
    [
      "mr.rightAfter",
      "(?:immediately|right|directly|just|straight|only) (?=(?:after|when|whenever) )",
      "",
      "immediately after you buy a boost => after you buy a boost",
      "right now | gain 1 credit immediately",
    ],
    [
      "mr.tokenName",
      "brute-force|bruteforce|BF tokens?(?![\\p{L}])",
      "brute force",
      "a brute-force token => a brute force token",
      "brute force | a token",
    ],
    [
      "mr.youCan",
      "(?<!as |that |than )you (?:can|could|are allowed to|are free to) (?!not )(?=\\p{L})",
      "you may ",
      "you can store 2 more cubes => you may store 2 more cubes",
      "you cannot move | you may move",
    ],
    [
      "mr.one",
      "(?:an?|one) (?=(?:(?:extra |additional |more |bonus |further |free |fewer |less )+(?:black |purple |red |orange |blue )?(?:cubes?|credits?|resources?|spaces?|points?|manipulations?|brute)|(?:black |purple |red |orange |blue )(?:cubes?|resources?))(?![\\p{L}]))",
      "1 ",
      "you get one more cube => you get 1 more cube",
      "you complete a job | one of them",
    ],
    [
      "mr.byOne",
      "(?<=(?:influence|notoriety)(?: markers?)?(?: forward| ahead| up)?(?: by)? )(?:one|a)(?= space| step|[.,;]|$| and )",
      "1",
      "advance your influence by one. => advance your influence by 1.",
      "one | a space",
    ],
    [
      "mr.needNotMove2",
      "(?:do not|don't|needn't|need not) (?:need to |have to )?move(?! (?:your|the|a|an|one|any))",
      "need not move",
      "you don't need to move => you need not move",
      "you move | do not move your figure",
    ],
    [
      "mr.mustDo",
      "(?<=(?:(?:each|every|an?|any|another|that|the next|the previous|other) (?:other )?(?:opponent|player|rival)|the player with [^.,;:]{3,40}|the player (?:to|on) your (?:left|right))(?: (?:in|within|with|on|ahead|behind) [^.,;:]{2,40})? )(?:must|has to|needs to|is forced to) (?:now )?(give|pay|return|discard|lose|gain|take|draw|put|advance|hand|spend|reveal|show|move)(?![\\p{L}])",
      "$1s",
      "each opponent in your home district must give you 1 cube => each opponent in your home district gives you 1 cube",
      "you must give 1 cube | each opponent gives you 1 cube",
    ],
    [
      "mr.another",
      "(?<=^|\\n|reward: |core: |[.] )(?:now |immediately |you )?complete (another|a second|one more|1 more) (?=job)",
      "you may complete $1 ",
      "Reward: complete another job. => Reward: you may complete another job.",
      "you may complete another job | when you complete another job, gain 1 credit",
    ],
    [
      "mr.youOwn",
      "(?<=(?:credits?|cubes?|tokens?|cards?|jobs?) )(?:that |which )?you (?:own|hold|possess|control|currently have|presently have|still have)(?=[.,;]|$| at | left| and )",
      "you have",
      "1 credit for each cube you own. => 1 credit for each cube you have.",
      "you own 2 cubes | cubes you have",
    ],
    [
      "mr.instead",
      "(?<=^|\\n|reward: |core: |alpha: |beta: )(?:you )?(?:gain|get|take|draw|receive) ([^.,;:]+?)(?:[.;,] (?:but )?|,? but )if ([^.,;:]+?),? (?:then )?(?:you )?((?:gain|get|take|draw|receive) )?([^.,;:]+?) instead(?=[.]|$|\\n)",
      "if $2, gain $4. otherwise, gain $1",
      "Gain 1 credit. If you are in red, gain 2 credits instead. => if you are in red, gain 2 credits. otherwise, gain 1 credit.",
      "Gain 1 credit. If you are in red, gain 2 credits. | if you are in red, gain 2 credits",
    ],
    ["mr.creds", "creds?(?![\\p{L}])", "credits", "2 creds => 2 credits", "2 credits | credentials"],
    [
      "mr.otherRunners",
      "other runners(?!')",
      "other players",
      "other runners lose 1 credit => other players lose 1 credit",
      "other players | your runner",
    ],
    [
      "mr.anotherRunner",
      "another runner(?![\\p{L}'])",
      "another player",
      "another runner stops => another player stops",
      "another player | your runner",
    ],
    // “Gain 1 credit whenever you buy a boost”.
    [
      "mr.turnedRound",
      `(?<=^|\\n|[.] |Ongoing: )(?!when|if|once|at|after|each time|every|whenever|reward|core|alpha|beta|end|track)([^.,:\\n]+?),? (?:whenever|each time|every time|any time|when|after|as soon as) (${HAPPENS}[^.,\\n]*?)(?=[.]|$|\\n)`,
      "when $2, $1",
      "Gain 1 credit whenever you buy a boost. => when you buy a boost, Gain 1 credit.",
      "When you buy a boost, gain 1 credit. | Reward: gain 1 credit.",
    ],
  ],
  { whole: "first" },
);
