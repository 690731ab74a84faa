/** What the rules of CORP say of what people want otherwise on cards: told where no text does it. The particular stands before the general. */
import type { Governed } from "../../../language/faults/ruled.ts";

export const CORP_GOVERNED: readonly Governed[] = [
  { of: /\bretreat\p{L}*/iu, rule: "The attacker may retreat before any round of a fight (CORP-9.7)" },
  {
    of: /\b(?:stocks?|shares?)\b|\b(?:pieces?|tiles?|infrastructure)\b[^.]*\b(?:bought|buys?)\b|\b(?:bought|buys?)\b[^.]*\b(?:pieces?|tiles?)\b/iu,
    rule: "One piece on another corp's mat is bought in the Stock step, at the price of its tier (CORP-10.2)",
  },
  {
    of: /\bvassals?\b|\bparents?\b|\bmajority\b/iu,
    rule: "Whoever owns more than half of the pieces on a mat is the Parent, as long as it is so (CORP-11.1, CORP-10.6)",
  },
  { of: /\bmergers?\b/iu, rule: "A Vassal with a majority in its Parent is in a merger: both are Vassals of each other (CORP-11.6)" },
  { of: /\bloot\b|\bstolen\b/iu, rule: "Loot lies on the team's stack and has no effect until it is delivered to the own HQ (CORP-13.13)" },
  { of: /\bskills?\b|\bsteal\p{L}*/iu, rule: "After a successful infiltration the team uses exactly one skill that it has (CORP-13.12)" },
  {
    of: /\b(?:infiltrat\p{L}+|break\p{L}* in(?:to)?|layers?|barricades?|firewalls?|systems?|squads?)\b/iu,
    rule: "An infiltration goes through Squads, Systems and Firewall in order; a type without a card succeeds by itself (CORP-13.5)",
  },
  { of: /\bsecurity\b/iu, rule: "Security cards form the one Security Team, which defends the HQ only (CORP-13.1)" },
  {
    of: /\bsneak\p{L}*|\bstealth\b/iu,
    rule: "Who sneaks needs more hits with Stealth than the defender, or is attacked (CORP-9.3, CORP-9.4)",
  },
  {
    of: /\b(?:hits?|miss(?:es)?|dice|die|rolls?|rolled|rolling)\b/iu,
    rule: "Cards add dice before a roll; once it is rolled nothing may change it (CORP-6.4, CORP-6.5)",
  },
  {
    of: /\b(?:fights?|attack\p{L}*|combat|defend\p{L}*|duel\p{L}*)\b/iu,
    rule: "In a round of a fight both roll Combat dice, and the side with fewer hits discards a card of its team (CORP-9.5, CORP-9.6)",
  },
  {
    of: /\b(?:driveways?|buildings?)\b/iu,
    rule: "A team that moves inside controls the building, and its bonus lasts as long as it stays (CORP-12.3, CORP-12.4)",
  },
  {
    of: /\b(?:assembl\p{L}+|reform\p{L}*|disband\p{L}*|join\p{L}*|garrison)\b/iu,
    rule: "Teams are assembled, reformed and disbanded at the own HQ, as a Runner Action (CORP-3.9, CORP-8.7)",
  },
  {
    of: /\b(?:moves?|moving|steps?|streets?|intersections?|gate|travel\p{L}*)\b/iu,
    rule: "A Runner Action moves one team up to its Move in steps along streets (CORP-8.9)",
  },
  {
    of: /\b(?:extra|another|additional|second|skips?|two)\b[^.]*\b(?:turns?|steps?|actions?)\b/iu,
    rule: "A turn has eight steps in a fixed order, with one Corporate and one Runner Action (CORP-3.1, CORP-3.8, CORP-3.9)",
  },
  {
    of: /\b(?:hires?|hiring|hired|best|highest value)\b/iu,
    rule: "Hired runners wait in the Garrison until a team is assembled; a team has the best value of each kind (CORP-8.2, CORP-8.5)",
  },
  {
    of: /\b(?:tiers?|infrastructure|departments?|build\p{L}*|pieces?|research|sales|production)\b/iu,
    rule: "A department is built tier by tier from the bottom, and only the effect of its tallest piece applies (CORP-4.1, CORP-4.2)",
  },
  { of: /\bassets?\b/iu, rule: "Assets are bought from the Asset Pool, as many as Research allows (CORP-7.2, CORP-7.3)" },
  {
    of: /\baction cards?\b|\bhands?\b/iu,
    rule: "In the Action Cards step cards may be discarded and one is drawn below the hand limit of Production (CORP-3.3, CORP-6.2)",
  },
  {
    of: /\btrad\p{L}+/iu,
    rule: "Cards are traded in the Trade step of one of both, credits at any time, and both have to agree (CORP-5.1, CORP-5.2)",
  },
  { of: /\b(?:profits?|income)\b/iu, rule: "In the Profits step the active player gains credits by the Sales effect (CORP-3.5)" },
  { of: /\bupkeep\b/iu, rule: "Upkeep effects are carried out in the own Upkeep step (CORP-3.4)" },
  {
    of: /\b(?:wins?|victory|supremacy|lose the game)\b/iu,
    rule: "A player wins at once when no other corp counts as an opponent (CORP-14.2)",
  },
  {
    of: /\b(?:negative|debt|owe\p{L}*|loans?|borrow\p{L}*)\b/iu,
    rule: "Promises about the future are allowed and not enforced (CORP-5.5)",
  },
];
