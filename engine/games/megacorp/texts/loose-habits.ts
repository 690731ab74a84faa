/** Habits from other card games in what Megacorp's cards say: labels for when, plain verbs for changes, prices and places. */
import { type LooseRule, rows } from "../../../language/index.ts";

const MORE_OR_LESS = "(?:costs?|is|are) [^.,:]*?(?:less|more)";

export const MEGACORP_HABITS: readonly LooseRule[] = [
  ...rows([
    [
      "mods.have",
      "(has|have|gains?|receives?) (?=[+-](?:\\d{1,6}|X)(?: <trait>| to each score| valuation| in | to ))",
      "get‡$1 ",
      "this has +1 BQ => this get‡has +1 BQ",
      "this has BQ 2 or more | this gets +1 BQ",
    ],
    ["mods.haveMany", "get‡(?:have|gain|receive) ", "get ", "cards get‡have +1 BQ => cards get +1 BQ", "cards get +1 BQ | have 1"],
    ["mods.haveOne", "get‡(?:has|gains|receives) ", "gets ", "this get‡has +1 BQ => this gets +1 BQ", "this gets +1 BQ | has 1"],
    [
      "price.to",
      `(${MORE_OR_LESS}) to (?:play|deploy|buy|cast|purchase|put into play)(?=[.,]|$)`,
      "$1",
      "each equipment costs you 1M less to play. => each equipment costs you 1M less.",
      "each equipment costs you 1M less | you may pay 1M to play",
    ],
    [
      "price.bare",
      "(?<=^|[.:,] )costs (?=<money>)",
      "this costs ",
      "Costs 1M less. => this costs 1M less.",
      "this costs 1M less | each card costs 1M less",
    ],
    [
      "price.bareFor",
      "(?<=this costs <money> (?:less|more) for each )(<kind>)(?= (?:in|you control|docked))",
      "$1 card",
      "this costs 1M less for each #Crisis in your open market => this costs 1M less for each #Crisis card in your open market",
      "this costs 1M less for each #Crisis card in your open market | each #Crisis in your hand",
    ],
    [
      "label.deployed",
      "(?<=^|[.] )(?:on (?:deploy(?:ment|ed)?|entry|entering|being deployed|enter)|deploy(?:ed|ment)?|battlecry|enters?|arrival|on arrival|when(?:ever)? deployed)(?: ability)?(?::| -| –| —) ?(?=\\p{L})",
      "when this is deployed, ",
      "On deploy: draw 1 card => when this is deployed, draw 1 card",
      "deploy this: draw 1 card | deploy a card",
    ],
    [
      "label.destroyed",
      "(?<=^|[.] )(?:on (?:death|destruction|being destroyed)|death(?:rattle)?|last (?:breath|words|will)|dies|destroyed|when(?:ever)? destroyed|if destroyed)(?::| -| –| —) ?(?=\\p{L})",
      "when this is destroyed, ",
      "Deathrattle: draw 1 card => when this is destroyed, draw 1 card",
      "destroy this: draw 1 card | destroyed this turn",
    ],
    [
      "label.when",
      "(?<=^|[.] )(attack|block|start of turn|end of turn|upkeep step|untap step)s?(?: ability)?: ?(?=\\p{L}+ (?!this:))",
      "at‡$1, ",
      "End of turn: draw 1 card => at‡End of turn, draw 1 card",
      "attack this | at the end of your turn, draw 1 card",
    ],
    ["label.attack", "at‡attack, ", "when this attacks, ", "at‡attack, draw 1 card => when this attacks, draw 1 card", "attack | at"],
    ["label.block", "at‡block, ", "when this blocks, ", "at‡block, draw 1 card => when this blocks, draw 1 card", "block | at"],
    [
      "label.start",
      "at‡start of turn, ",
      "at the beginning of your turn, ",
      "at‡start of turn, draw 1 card => at the beginning of your turn, draw 1 card",
      "start of turn | at",
    ],
    [
      "label.end",
      "at‡end of turn, ",
      "at the end of your turn, ",
      "at‡end of turn, draw 1 card => at the end of your turn, draw 1 card",
      "end of turn | at",
    ],
    ["label.step", "at‡(?:upkeep|untap) step, ", "", "at‡untap step, draw 1 card => draw 1 card", "untap step | at"],
    [
      "market.an",
      "(?<=(?:target|an?|random|up to <n>|any number of|the top card|each) [^.,:]*?)(?:in|from|of) (?:an open market|any player's open market|any one open market|anyone's open market|some open market)",
      "in any open market",
      "annihilate target card in an open market => annihilate target card in any open market",
      "the top card of any open market | your open market",
    ],
    [
      "market.top",
      "(the (?:top|bottom) (?:<n> )?cards?) in any open market",
      "$1 of any open market",
      "the top card in any open market => the top card of any open market",
      "the top card of any open market | a card in any open market",
    ],
    [
      "double.of",
      "(doubles?) (target [^.,:]+?|this card|that <noun>|the host|each [^.,:]+?|an? [^.,:]+?)'s (<trait>)",
      "$1 the $3 of $2",
      "double target character's BQ until end of turn => double the BQ of target character until end of turn",
      "double the BQ of this | that card's BQ",
    ],
    [
      "double.this",
      "(the <trait> of this) card(?= until)",
      "$1",
      "double the BQ of this card until => double the BQ of this until",
      "the BQ of this | this card",
    ],
    [
      "near.surrounding",
      "(?:neighbou?ring|surrounding|nearby|bordering) (<group>|<groups>)(?! you)",
      "$1 docked to this",
      "each neighbouring card gets +1 BQ => each card docked to this gets +1 BQ",
      "each card docked to this | a surrounded card",
    ],
    [
      "attack.twice",
      "(this|the host|each [^.,:]+?) (?:attacks|can attack|may attack) (?:twice|2 times|a second time)(?: (?:each|per|a|every|in a) turn)?(?=[.]|$)",
      "$1 may attack twice each turn",
      "this attacks twice each turn => this may attack twice each turn",
      "this attacks | this may attack",
    ],
  ]),
  ...["character", "location"].flatMap((kind) =>
    rows(
      [
        [
          `mods.start.${kind}`,
          "(?<=^|[.] )(?=[+-](?:\\d{1,6}|X) (?:<trait>|to each score))",
          "this gets ",
          "+1 BQ for each card bonded to this. => this gets +1 BQ for each card bonded to this.",
          "this gets +1 BQ | +1M",
        ],
        [
          `gains.${kind}`,
          "(?<=^|[.,] )(this|each [^.,:]+?|the host|(?:all |other )*<groups>[^.,:]*?) gains? (?=<keyword>(?![^.:]*(?:until|permanently|this turn|as long as)))",
          ["$1 has ", "$1 have "],
          "each card docked to this gains Flying. => each card docked to this has Flying.",
          "this gains Flying until end of turn | when this attacks, it gains Flying",
        ],
      ],
      { kind },
    ),
  ),
];
