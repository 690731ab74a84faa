/** What the rules of Virtual Revolution say of what people want otherwise on cards: told where no text does it. The particular stands before the general. */
import type { Governed } from "../../../language/faults/ruled.ts";

export const VIRTUAL_REVOLUTION_GOVERNED: readonly Governed[] = [
  {
    of: /\b(?:lose|loses|skips?|misses|extra|another|additional|takes?)\b[^.]*\bturns?(?!\p{L})(?! order)/iu,
    rule: "Each player takes three turns in a round, one for each Director (VR-4.2)",
  },
  {
    of: /turn order|\b(?:first|last) player\b/iu,
    rule: "Places in the turn order are chosen at the end of a round, who has most Influence in reserve first (VR-14.1)",
  },
  { of: /\bdirectors?\b/iu, rule: "A Director is placed in any borough, one in each turn, and taken back in the upkeep (VR-4.4, VR-14.5)" },
  {
    of: /\b(?:distance|range|boroughs? away|how far|reach)\b/iu,
    rule: "An Agent can be recruited at a distance of at most 1 from here, and Range adds to that (VR-9.2)",
  },
  { of: /\brecruit\p{L}*/iu, rule: "To recruit costs 4 €, within Range and with at most 2 Agents in service (VR-9.2, VR-9.3)" },
  {
    of: /\bpromot\p{L}+/iu,
    rule: "A promoted Agent leaves the service, its promotion effect is applied if wanted, and it retires or becomes a Boost (VR-7.5, VR-7.7)",
  },
  { of: /\bretire\p{L}*/iu, rule: "A retired Agent lies face down and can never be discarded (VR-7.7)" },
  { of: /\b(?:tilt\p{L}*|straighten\p{L}*|activat\p{L}+)\b/iu, rule: "An Agent is tilted to activate it, once per round (VR-7.2)" },
  {
    of: /\bservers?\b[^.]*\b(?:destroy\p{L}*|remove[sd]?|lose|loses|move[sd]?|steal\p{L}*)|(?:destroy\p{L}*|remove[sd]?|lose|loses|move[sd]?|steal\p{L}*)\b[^.]*\bservers?\b/iu,
    rule: "A Server keeps giving control of its borough, whatever Influence goes (VR-9.6)",
  },
  { of: /\bservers?\b/iu, rule: "A Server costs 10 € and stands where you have Influence, one in each district (VR-9.4, VR-9.5)" },
  {
    of: /recycl\p{L}+/iu,
    rule: "Eliminated Influence lies in Recycling, and is taken back in groups of 1, 2 or 3 for an advantage (VR-5.3, VR-8.1)",
  },
  { of: /\beliminat\p{L}+|can(?:no|')t be (?:removed|moved)/iu, rule: "Eliminated Influence always goes to Recycling (VR-5.3)" },
  { of: /\b(?:add|place|put|move)\p{L}*\b[^.]*\binfluence\b/iu, rule: "A borough never holds Influence of two players (VR-5.1)" },
  { of: /\btitles?\b/iu, rule: "Whoever controls every borough of a district has its Title, and uses it once per round (VR-6.2, VR-6.5)" },
  {
    of: /\b(?:controls?|controlled)\b/iu,
    rule: "You control a borough with at least 1 Influence or a Server there (VR-5.7)",
  },
  { of: /\braids?\b/iu, rule: "Every player with 5 or more Corruption suffers a Raid at the end of a round (VR-12.3)" },
  { of: /\bimmunit\p{L}+/iu, rule: "1 Immunity skips a card of a Raid; 2 or 3 avoid parts of a Necro attack (VR-12.5, VR-13.3)" },
  { of: /\bcorruption\b/iu, rule: "Corruption is drawn secretly and kept until a Raid reveals all of it (VR-12.1, VR-12.4)" },
  {
    of: /\bnecros?\b|\b(?:minimum|maximum|global)\b/iu,
    rule: "In a Necro attack the lowest Revenue suffers Minimum, everyone Global and the highest Maximum too (VR-13.2)",
  },
  {
    of: /\bgenres?\b|\b(?:sf|horror|fantasy|adventure)\b/iu,
    rule: "Verses have a genre, and count where Verses are counted, Loading or Online (VR-11.2)",
  },
  {
    of: /\bverses?\b|\bonline\b|\bloading\b|\bmissions?\b/iu,
    rule: "A Verse goes Online in its owner's turn when its mission is met at that moment (VR-11.6)",
  },
  { of: /\bboosts?\b|\bbonus(?:es)?\b/iu, rule: "Boosts under an Action apply to every later execution of it (VR-10.1)" },
  {
    of: /\b(?:actions?|work\p{L}*|donat\p{L}+|phases?)\b/iu,
    rule: "A turn has at most one Action in its third phase; a bonus action is one more (VR-4.6, VR-4.10)",
  },
  { of: /\b(?:revenue|income)\b/iu, rule: "At the end of a round each player gains € equal to their Revenue (VR-14.2)" },
  { of: /\bobjectives?\b/iu, rule: "At the end one of two Objectives is scored, with at most 30 VP (VR-15.11)" },
];
