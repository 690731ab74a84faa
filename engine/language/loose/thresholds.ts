/** At least, at most, more than, fewer than: a bound in other words, wherever somebody or something has so much or so many. */
import { type LooseRule, type Row, rows } from "./rule.ts";

/** Where a bound is a condition, and no limit to what may be done. */
const HAS =
  "(?<=(?<!cannot |not |never )(?:with|has|have|having|holds?|holding|controls?|controlling|owns?|owning|docked to|there is|there are|contains?) (?:a total of )?)";
/** From two on: fewer than one is none, which is said in another way. */
const COUNT = "([2-9]|[1-9]\\d{1,3})";

/** A bound: its words, the number behind it, and the word that follows `or` for things and for amounts. */
type Bound = {
  readonly id: string;
  readonly words: string;
  readonly number: string;
  readonly many: string;
  readonly much: string;
  /** An example: its words and number, and what becomes of the number. */
  readonly shown: readonly [string, string];
};

const BOUNDS: readonly Bound[] = [
  {
    id: "least",
    words: "(?:at least|at the least|no less than|no fewer than|not less than|not fewer than|a minimum of|minimum)",
    number: "$1",
    many: "more",
    much: "more",
    shown: ["at least", "3"],
  },
  {
    id: "most",
    words: "(?:at most|at the most|no more than|not more than|a maximum of|maximum)",
    number: "$1",
    many: "fewer",
    much: "less",
    shown: ["at most", "3"],
  },
  {
    id: "over",
    words: "(?:more than|greater than|higher than|over|above|upwards of)",
    number: "[$1+1]",
    many: "more",
    much: "more",
    shown: ["more than", "4"],
  },
  {
    id: "under",
    words: "(?:fewer than|less than|lower than|under|below)",
    number: "[$1-1]",
    many: "fewer",
    much: "less",
    shown: ["fewer than", "2"],
  },
];

const rowsOf = ({ id, words, number, many, much, shown: [said, becomes] }: Bound): readonly Row[] => [
  [
    `bound.${id}.things`,
    `${HAS}${words} ${COUNT} (?=(?:other |different )?(?:<groups>|<group>|(?:\\p{L}+ )?counters?)(?![\\p{L}]))`,
    `${number} or ${many} `,
    `with ${said} 3 counters => with ${becomes} or ${many} counters`,
    `with ${becomes} or ${many} counters | cannot have ${said} 3 counters`,
  ],
  [
    `bound.${id}.money`,
    `${HAS}${words} ${COUNT}M(?![\\p{L}\\d])`,
    `${number}M or ${much}`,
    `who has ${said} 3M => who has ${becomes}M or ${much}`,
    `who has ${becomes}M or ${much} | pays ${said} 3M`,
  ],
  [
    `bound.${id}.trait`,
    `(?<=(?:with|has|have|having) )(?:a |an )?${words} ${COUNT} (<trait>)(?![\\p{L}])`,
    `$2 ${number} or ${much}`,
    `with ${said} 3 <trait> => with <trait> ${becomes} or ${much}`,
    `with <trait> ${becomes} or ${much} | gains ${said} 3 <trait>`,
  ],
  [
    `bound.${id}.ofTrait`,
    `(?<=(?:with|has|have|having) (?:a |an )?)(<trait>|<fact>) (?:of |that is |which is )?${words} ${COUNT}(M?)(?![\\p{L}\\d])`,
    `$1 ${number.replaceAll("$1", "$2")}$3 or ${much}`,
    `with <trait> ${said} 3 => with <trait> ${becomes} or ${much}`,
    `with <trait> ${becomes} or ${much} | gets <trait> ${said} 3`,
  ],
];

export const thresholds: readonly LooseRule[] = rows(BOUNDS.flatMap(rowsOf));
