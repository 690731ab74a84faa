/** What depends on the card and on all of its text. */
import { type LooseRule, rows } from "../../../../language/index.ts";
import { HOST } from "./host.ts";

export const WHOLE: readonly LooseRule[] = [
  ...rows(
    [
      [
        "deck.top",
        "the (top|bottom) of (your|their) deck(?![\\p{L}])",
        "the $1 of $2 main deck",
        "on the bottom of your deck => on the bottom of your main deck",
        "your decks | the top of your main deck",
      ],
      [
        "deck.topCards",
        "(the top (?:<n> )?cards?) of (your|their|that player's|target opponent's) deck(?![\\p{L}])",
        "$1 of $2 main deck",
        "the top 2 cards of your deck => the top 2 cards of your main deck",
        "your decks | the top 2 cards of your main deck",
      ],
      [
        "deck.onTop",
        "(on top of) (your|their) deck(?![\\p{L}])",
        "$1 $2 main deck",
        "on top of your deck => on top of your main deck",
        "your decks | on top of your main deck",
      ],
    ],
    { guess: true },
  ),
  // When all others have read what stands before a colon.
  ...rows(
    [
      [
        "guess.label",
        "(?<=^|[.] )(?!choose|engage|pay|discard|destroy|annihilate|remove|once|during|cashflow|upkeep|regenerate|camouflage|area|bond|development|dead)(?![^:.]*(?<![\\p{L}])(?:this|that|it|only|once|twice|times?|turns?|start|end|phase|while|if|when|sac|tap|untap|ready|exhaust|scrap|kill|sacrifice|trash|throw|ditch|toss|take|spend|lose|give|away|off|counters?|<anynoun>|<trait>|<verb>)(?![\\p{L}]))(?:[\\p{L}' ]{3,40})(?: -|:)(?= (?:when|whenever|at|each|engage|draw|gain|you|deal|target|destroy|if|this))",
        "",
        "The more the merrier: draw 1 card => draw 1 card",
        "choose one: draw 1 card | engage this: draw 1 card",
      ],
    ],
    { guess: true, whole: "last" },
  ),
  // An Equipment that speaks of its host has one (MC-G5).
  ...rows(
    [
      [
        "bond.missing",
        `(?<![^])(?=[^]*(?:the host|${HOST}))(?![^]*(?:^|[. \\n])bond(?:[.:,]|$| (?:it |this )?(?:only )?to))`,
        "Bond. ",
        "The host has Flying. => Bond. The host has Flying.",
        "Bond. The host has Flying. | this has Flying",
      ],
    ],
    { kind: "equipment", whole: "first" },
  ),
  ...rows(
    [
      [
        "bond.missingLast",
        "(?<![^])(?=[^]*the host)(?![^]*(?:^|[.] |\\n)bond(?:[.:,]|$| to))(?!pay [^:]*: bond)",
        "Bond. ",
        "The host has Flying. => Bond. The host has Flying.",
        "Bond. The host has Flying. | this has Flying",
      ],
    ],
    { kind: "equipment", whole: "last" },
  ),
  // “That character” on a card that has a host, and has spoken of no other.
  ...rows(
    [
      [
        "host.that",
        "(?<=^(?=[^]*(?:the host|(?:^|[.\\n] ?)bond[.:]))[^]*)that character",
        ["that character", "the host"],
        "Bond. Engage that character. => Bond. Engage that character.",
        "the host | that character",
      ],
    ],
    { kind: "equipment", whole: "last" },
  ),
];
