/** The words that rules of Virtual Revolution have in common. */
export const STOCK = "(?:€|Revenue|Immunity)";
export const THINGS = "(?:Agent|Combatant|Technician|Diplomat|Server|Verse|Boost|Title)";
export const KIND = "(?:Online |Loading |Horror |Fantasy |Adventure |Science-Fiction |retired |tilted |straight |level-[12] )?";
export const CODE = "(?:ND|MA|PI|DR|QL|NA|CE)";
export const START = "(?<=^|[.:,;\\n] |then |and |or |may |you |to |otherwise |otherwise, |must |opponent |player |instead )";
/** At the beginning of a line or sentence, or behind what is only gained or lost: whoever does it is “you”. */
export const LINE = "^(?:(?:Minimum|Global|Maximum|Bonus|Activation|Promotion|Priority[.]):? ?)?(?:[^:]*[.] )?";
export const FRONT = `(?<=${LINE}|${LINE}(?:draw|gain|lose) (?:<n>|an?) (?:${STOCK}|Corruption),? (?:then|and|and then) )`;
