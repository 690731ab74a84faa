/** Counters of a name: where a text has named one, “a counter”, “one” and “the last” are of that name. All are read before the other rules. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const MANY = "(?:<n>|an?|one|two|three|four|five|six|seven|eight|nine|ten)";
const NAME = "(?!(?:development|more|other|same|such|additional|extra|of|of the|those|these|single)(?![\\p{L}]))[\\p{L}-]+";
/** A counter that was named before. */
const NAMED = `(?<=${MANY} (${NAME}) counters? [^]*?)`;
/** The same, on this card. */
const ON_THIS = `(?<=${MANY} (${NAME}) counters? on this(?![\\p{L}])[^]*?|this (?:is deployed|enters|comes into play|starts)[^.]* with ${MANY} (${NAME}) counters?[^]*?)`;

export const MEGACORP_COUNTERS: readonly LooseRule[] = rows(
  [
    [
      "counters.onIt",
      `(?<=(?:^|[.] |\\n)(?:when|whenever|if) this [^.,]*, (?:you may )?)((?:put|add|place)s?) (${MANY}) ([\\p{L}-]+ )?(counters?) (?:on|onto|to) it(?![\\p{L}])`,
      "$1 $2 $3$4 on this",
      "Whenever this attacks, put an ammo counter on it. => Whenever this attacks, put an ammo counter on this.",
      "put a case counter on it | Whenever this attacks a location, put it into your hand",
    ],
    [
      "counters.named",
      `${NAMED}(?<=(?:^|[^\\p{L}])(?:an?|the|no|no more|<n>|or more|or fewer|those|these|its|each|per|every|last|second|third|one|two|three|four|five|six) )counter(s?)(?! (?:target|that|it|the|an?)(?![\\p{L}]))`,
      "$1 counter$2",
      "Put 2 rage counters on this. If it has no counters, destroy this. => Put 2 rage counters on this. If it has no rage counters, destroy this.",
      "if it has no counters, destroy this | Put 2 rage counters on this. Remove a rage counter. | Put 2 rage counters on this. Remove all counters from target card.",
    ],
    [
      "counters.lastNamed",
      `${NAMED}when(?:ever)? (?:the last|the last one|the last of (?:them|those|these)|the last \\1 counter)(?:'s| is| has been|'s been| was)? (?:gone|removed|taken|taken off|used|used up|spent)(?: from (?:this|it))?`,
      "when the last $1 counter is removed from this",
      "Put 3 fuel counters on this. When the last one is gone, destroy this. => Put 3 fuel counters on this. when the last fuel counter is removed from this, destroy this.",
      "when the last one is gone, destroy this | Put 3 fuel counters on this. When the last card is drawn, destroy this.",
    ],
    [
      "counters.noneLeft",
      `${NAMED}when(?:ever)? (?:there are none|there is none|none (?:are|is)|(?:it|this) has none|they(?: are|'re) all|there are no(?: more)?(?: \\1)? counters|(?:it|this) has no(?: more)?(?: \\1)? counters|(?:it|this) runs out(?: of (?:them|(?:\\1 )?counters))?)(?: left| remaining| gone)?(?: on (?:it|this))?(?=,)`,
      "when the last $1 counter is removed from this",
      "Put 3 fuel counters on this. When there are none left, destroy this. => Put 3 fuel counters on this. when the last fuel counter is removed from this, destroy this.",
      "when there are none left, destroy this | Put 3 fuel counters on this. If it has none, destroy this.",
    ],
    [
      "counters.per",
      "(?<!counters? on (?!this(?![\\p{L}]))[^]*)(?:per|for each|for every) ([\\p{L}-]+ counter)(?: (?:it|this) has)?(?= |[.,;]|$)(?! (?:on|removed|put|placed|from|you|that|moved|it|this))",
      "for each $1 on this",
      "This gets +1 BQ per growth counter. => This gets +1 BQ for each growth counter on this.",
      "for each growth counter on target card | for each growth counter removed this way",
    ],
    [
      "counters.removeOne",
      `${ON_THIS}(removes?|take off|takes off|spend|use) (?:one|1)(?: of (?:them|those|these))?(?= ?[:.,]| to )`,
      "remove 1 $1$2 counter from this",
      "Put 3 charge counters on this. Remove one: draw 1 card. => Put 3 charge counters on this. remove 1 charge counter from this: draw 1 card.",
      "remove one: draw 1 card | Put 3 charge counters on this. Remove 1 card.",
    ],
    [
      "counters.removeNamed",
      `${ON_THIS}removes? (${MANY}|all) ((?:[\\p{L}-]+ )?counters?)(?= instead| and |[.,:;]|$)`,
      "remove $3 $4 from this",
      "Put 3 charge counters on this. Remove a charge counter: draw 1 card. => Put 3 charge counters on this. remove a charge counter from this: draw 1 card.",
      "remove a charge counter: draw 1 card | Put a charge counter on this. Remove a charge counter from it.",
    ],
    [
      "counters.instead",
      `(?<=^|[.] |\\n)(if (?:this|it) would [^.,]+?), (removes? (?:an?|1|one) ([\\p{L}-]+) counter from (?:this|it) instead)`,
      "$1 and this has 1 or more $3 counters, $2",
      "If this would be dealt damage, remove a shield counter from this instead. => If this would be dealt damage and this has 1 or more shield counters, remove a shield counter from this instead.",
      "remove a shield counter from this | if this would be dealt damage, draw 1 card instead",
    ],
  ],
  { whole: "first" },
);
