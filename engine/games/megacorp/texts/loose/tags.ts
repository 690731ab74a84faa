/** The tags of cards, with or without #. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

/** The tags of the rulebook's cards as people write them in the middle of a sentence. */
const TAGS =
  "Beast Building Charity Clinic Consumer Crisis Cyborg Factory Forest Gear GMO Gun Human Implant Infrastructure Machine Mech Mutation Project Psionic Relic Restraint Rite Ruin Splice Vehicle Vestment Wall Weapon".split(
    " ",
  );
/** Words that mean something else without #, too. */
const ALL_TAGS = `${TAGS.join(" ")} Bank Code Crime Deal Hunt Progressive Revelation Sky Water`.split(" ");

/** These are keywords too: “with Mutation” is what has that. */
const KEYWORDS: ReadonlySet<string> = new Set(["Mutation"]);

export const TAG_WORDS: readonly LooseRule[] = rows([
  ...ALL_TAGS.map(
    (tag): Row => [
      `tag.${tag}`,
      `#${tag}s?(?![\\p{L}\\d-])`,
      `#${tag}`,
      `each #${tag.toLowerCase()} card => each #${tag} card`,
      "each card | #Other",
    ],
  ),
  ...TAGS.map(
    (tag): Row => [
      `tag.word.${tag}`,
      `(?<!#|: ${KEYWORDS.has(tag) ? "|(?<!\\p{L})with(?:out)? " : ""})${tag}(?:s|es)?(?! \\d)(?= (?:card|character|location|equipment|event|you|an opponent|in|from|docked|or|and|is|with|they|that|to|on|has|have|deployed|bonded|cannot|can|get|gets|gain|gains|lose|within|among|dies|attacks|blocks)|[.,]|$)`,
      `#${tag}`,
      `each ${tag.toLowerCase()} card => each #${tag} card`,
      `each #${tag} card | ${tag} 4`,
    ],
  ),
  ...TAGS.map(
    (tag): Row => [
      `tag.cost.${tag}`,
      `(?<=(?:an?|another|<n>|your|other|each|all|\\p{L}+'s) )${tag}(?:s|es)?(?=[:;] | [+-]<n>| (?:without|for|of yours|costs?|can't|whose|adjacent|next)(?![\\p{L}]))`,
      `#${tag}`,
      `discard a ${tag.toLowerCase()}: draw 1 card => discard a #${tag}: draw 1 card`,
      `discard a #${tag}: draw 1 card | ${tag}: draw 1 card`,
    ],
  ),
  ...TAGS.map(
    (tag): Row => [
      `tag.bond.${tag}`,
      `(?<=(?:^|\\n|[.] )bond: )${tag}s?(?=[.,]|$)`,
      `#${tag} card`,
      `Bond: ${tag}. => Bond: #${tag} card.`,
      `Bond: #${tag} card. | bond: ${tag} 4`,
    ],
  ),
  ...TAGS.map(
    (tag): Row => [
      `tag.not.${tag}`,
      `non-? ?${tag}(?:s|es)?(?![\\p{L}])`,
      `non-#${tag}`,
      `each non-${tag.toLowerCase()} card => each non-#${tag} card`,
      `each non-#${tag} card | ${tag} 4`,
    ],
  ),
]);
