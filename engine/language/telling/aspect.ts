/** What a text can be asked about; its own file, so that a page which only asks loads no language. */
export const ASPECTS = ["keyword", "does", "when", "asks", "pays", "cond", "zone"] as const;
/** keyword: has it itself · does: what is carried out or true · when: what it reacts to · asks: what a player chooses · pays: what its abilities cost · cond: what it depends on · zone: where it reaches. */
export type Aspect = (typeof ASPECTS)[number];

/** A word to ask with. */
export type AspectWord = {
  readonly value: string;
  readonly label: string;
  /** A piece of text that it finds. */
  readonly example: string;
  /** Other spellings that nothing else is called by: "deals" is "damage". */
  readonly also: readonly string[];
};
