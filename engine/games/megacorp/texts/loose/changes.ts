/** Scores that are raised and lowered, as people say it: boost, reduce, “is increased by”, “2 less”, “gains 2 BQ”. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

/** Cards that a score can be of. */
const CARD =
  "(this(?: card)?|that <noun>|the host|(?:another )?target (?:other )?<group>(?: (?:you control|an opponent controls|docked to this))?|each (?:other )?<group>(?: (?:you control|an opponent controls|docked to this))?)";
const SCORE = "(<trait>|valuation)(?: score)?";
const BY = "(<n>)M?";
const WAYS: readonly (readonly [id: string, sign: string, told: string, is: string, much: string, moves: string])[] = [
  [
    "up",
    "+",
    "boosts?|pumps?|increases?|raises?|buffs?|improves?|enhances?|bumps?(?: up)?|ups|strengthens?",
    "increased|raised|boosted|improved",
    "more|extra|additional|higher|greater|better",
    "goes up|increases|rises|grows|climbs",
  ],
  [
    "down",
    "-",
    "reduces?|lowers?|decreases?|drops?|weakens?|cuts?|diminishes?|debuffs?|lessens?",
    "reduced|lowered|decreased|cut|diminished",
    "less|fewer|lower",
    "goes down|decreases|falls|drops|shrinks",
  ],
];
const EXAMPLE = { up: "Raise", down: "Lower" } as const;
const IS = { up: "raised", down: "lowered" } as const;
const MUCH = { up: "more", down: "less" } as const;
const MOVES = { up: "goes up", down: "goes down" } as const;

export const MEGACORP_CHANGES: readonly LooseRule[] = [
  ...rows(
    WAYS.flatMap(([way, sign, told, is, much, moves]): readonly Row[] => {
      const id = way as "up" | "down";
      return [
        [
          `changes.${id}.whose`,
          `(?<=^|[.:,] |\\n|then |may )(?:${told}) ${CARD}'s ${SCORE} by ${BY}`,
          `$1 gets ${sign}$3 $2`,
          `${EXAMPLE[id]} target character's BQ by 2 this turn. => target character gets ${sign}2 BQ this turn.`,
          `target character gets ${sign}2 BQ until end of turn | ${EXAMPLE[id]} your BQ by 2`,
        ],
        [
          `changes.${id}.of`,
          `(?<=^|[.:,] |\\n|then |may )(?:${told}) the ${SCORE} of ${CARD} by ${BY}`,
          `$2 gets ${sign}$3 $1`,
          `${EXAMPLE[id]} the BQ of target character by 2 this turn. => target character gets ${sign}2 BQ this turn.`,
          `target character gets ${sign}2 BQ until end of turn | ${EXAMPLE[id]} the price of this by 2M`,
        ],
        [
          `changes.${id}.by`,
          `(?<=^|[.:,] |\\n|then |may )(?:${told}) ${CARD} by (<n>) ${SCORE}(?= (?:until|this turn|for the|for this|till))`,
          `$1 gets ${sign}$2 $3`,
          `${EXAMPLE[id]} target character by 2 BQ until end of turn. => target character gets ${sign}2 BQ until end of turn.`,
          `target character gets ${sign}2 BQ until end of turn | ${EXAMPLE[id]} the price of this by 2M`,
        ],
        [
          `changes.${id}.give`,
          `(?<=^|[.:,] |\\n|then |may )(?:give|grant)s? ${CARD} (<n>) (?:${much}) ${SCORE}(?= (?:until|this turn|for the|for this|till))`,
          `$1 gets ${sign}$2 $3`,
          `Give target character 2 ${MUCH[id]} BQ until end of turn. => target character gets ${sign}2 BQ until end of turn.`,
          `target character gets ${sign}2 BQ until end of turn | give target opponent 2M`,
        ],
        [
          `changes.${id}.is`,
          `${CARD}'s ${SCORE} (?:is|gets|are) (?:permanently )?(?:${is}) by ${BY}`,
          `$1 gets ${sign}$3 $2`,
          `Target character's BQ is ${IS[id]} by 2 until end of turn. => Target character gets ${sign}2 BQ until end of turn.`,
          `target character gets ${sign}2 BQ until end of turn | the price of this is ${IS[id]} by 2M`,
        ],
        [
          `changes.${id}.theIs`,
          `the ${SCORE} of ${CARD} (?:is|gets) (?:${is}) by ${BY}`,
          `$2 gets ${sign}$3 $1`,
          `The BQ of target character is ${IS[id]} by 2 until end of turn. => target character gets ${sign}2 BQ until end of turn.`,
          `target character gets ${sign}2 BQ until end of turn | the price of this is ${IS[id]} by 2M`,
        ],
        [
          `changes.${id}.moves`,
          `${CARD}'s ${SCORE} (?:${moves}) by ${BY}`,
          `$1 gets ${sign}$3 $2`,
          `This card's BQ ${MOVES[id]} by 2. => This card gets ${sign}2 BQ.`,
          `this gets ${sign}2 BQ | the price of this ${MOVES[id]} by 2M`,
        ],
        [
          `changes.${id}.all`,
          `(?<=^|[.,:] |\\n|then )((?:all |all your |your |each of your )(?:other )?<groups>)' ${SCORE} (?:is|are|scores are) (?:${is}) by ${BY}`,
          `$1 get ${sign}$3 $2`,
          `Your characters' BQ is ${IS[id]} by 2. => Your characters get ${sign}2 BQ.`,
          `your characters get ${sign}2 BQ | the price of your cards is ${IS[id]} by 2M`,
        ],
        [
          `changes.${id}.has`,
          `${CARD} (?:has|gets|gains|receives) (<n>) (?:${much}) ${SCORE}(?! (?:than|or))`,
          `$1 gets ${sign}$2 $3`,
          `Target character has 2 ${MUCH[id]} BQ until end of turn. => Target character gets ${sign}2 BQ until end of turn.`,
          `this has BQ 2 or ${id === "up" ? "more" : "less"} | each opponent has 2 ${MUCH[id]} cards`,
        ],
      ];
    }),
  ),
  ...rows([
    [
      "changes.gainsFor",
      `(?<=^|[.:,] |\\n|then )${CARD} (?:gains|gets|has) (?:an additional |an extra )?(<n>) ${SCORE}(?= (?:until|this turn|this combat|for the rest|for the turn))`,
      "$1 gets +$2 $3",
      "Target character gains 2 BQ until end of turn. => Target character gets +2 BQ until end of turn.",
      "you gain 2 BQ | this has BQ 2",
    ],
    [
      "changes.losesFor",
      `(?<=^|[.:,] |\\n|then )${CARD} loses (<n>) ${SCORE}(?= (?:until|this turn|this combat|for the rest|for the turn))`,
      "$1 gets -$2 $3",
      "Target character loses 2 BQ until end of turn. => Target character gets -2 BQ until end of turn.",
      "each opponent loses 2 BQ | this loses Flying until end of turn",
    ],
    [
      "changes.perEach",
      "(?<=^|[.] |\\n)(this|the host) has (?:an? )?(?:additional|extra|more|further) (<trait>)(?= (?:for|per|while|as long|if))",
      "$1 gets +1 $2",
      "This has an additional BQ for each card you control. => This gets +1 BQ for each card you control.",
      "this has BQ 2 | this has 2 more BQ",
    ],
    [
      "changes.forTheTurn",
      `(?<=[+-]\\d+ <trait>(?: and (?:<keyword>|[+-]\\d+ <trait>))? )(?:for the turn|for this turn|till end of turn|till the end of the turn|for a turn)(?=[.,;]|$|\\n)`,
      "until end of turn",
      "Target character gets +2 BQ for the turn. => Target character gets +2 BQ until end of turn.",
      "this gets +2 BQ until end of turn | draw 1 card for the turn",
    ],
  ]),
];
