/** What the rules of Metrorunner say of what people want otherwise on cards: told where no text does it. The particular stands before the general. */
import type { Governed } from "../../../language/faults/ruled.ts";

export const METRORUNNER_GOVERNED: readonly Governed[] = [
  {
    of: /\b(?:rogue|gold|silver)\b/iu,
    rule: "A rogue token advances along the arrows, or goes to a space ahead of or behind the figure (MR-14.7)",
  },
  {
    of: /\ba\.i\.|\ba\.?i\.? card/iu,
    rule: "An A.I. card moves, compares notoriety, takes the actions of one side and advances tracks (MR-14.6)",
  },
  {
    of: /counter-?clockwise|anti-?clockwise|backwards?|against the arrows|reverse/iu,
    rule: "All movement along the route is clockwise (MR-2.1)",
  },
  { of: /brute/iu, rule: "One brute force token may be placed in a Hack action, on a tile other than the skull (MR-11.12)" },
  { of: /skull/iu, rule: "Paths never pass through the skull tile, which is moved like any other (MR-11.11)" },
  {
    of: /\b(?:alpha|beta)\b[^.]*\b(?:unlock\p{L}*|lock\p{L}*|upgrade\p{L}*)|(?:unlock|upgrade)\p{L}*/iu,
    rule: "The alpha and beta upgrades are unlocked by influence alone, for good (MR-9.4)",
  },
  {
    of: /\b(?:alpha|beta|core)\b/iu,
    rule: "A successful hack gives the core reward, and with the upgrades the alpha and beta rewards whose nodes are connected (MR-11.15)",
  },
  {
    of: /\b(?:path|paths|connect\p{L}*|link\p{L}*|node|nodes|opening|openings|neighbou?rs?)\b/iu,
    rule: "Two tiles are linked where both have an opening on their common side (MR-11.13)",
  },
  { of: /\bmanipulat\p{L}+/iu, rule: "Two manipulations are free, and each further one costs one cube (MR-11.4)" },
  {
    of: /\b(?:rotat\p{L}+|swap\p{L}*|shift\p{L}*|tiles?)\b/iu,
    rule: "Manipulations rotate, swap or shift tiles, and only a rotation turns one (MR-11.5, MR-11.6, MR-11.7)",
  },
  {
    of: /\bcycle\p{L}*|network cards?/iu,
    rule: "One network card may be cycled in a Hack action, before one is declared (MR-11.2, MR-11.3)",
  },
  { of: /\bhack\p{L}*/iu, rule: "A Hack action is to cycle, to declare, to manipulate, and to connect the core nodes (MR-11.1)" },
  {
    of: /\b(?:boosts?|car service|crash job boards|viral marketing|strong arm)\b/iu,
    rule: "Boosts are bought with credits in the own turn, each at most once (MR-10.1, MR-10.2)",
  },
  {
    of: /\b(?:extra|another|additional|second|skips?)\b[^.]*\b(?:turns?|actions?|steps?)\b/iu,
    rule: "A turn is one move step, one action and a cleanup, none of them skipped (MR-4.2, MR-6.1)",
  },
  {
    of: /\bcontracts?\b|\btokens? of (?:the|a|its) contract/iu,
    rule: "A contract needs a different completed job for each of its tokens, all in one slot (MR-13.2)",
  },
  { of: /\bslots?\b/iu, rule: "A slot holds at most three completed jobs and gives its bonus each time (MR-8.7, MR-8.8)" },
  { of: /freelance/iu, rule: "A freelance job may be completed in any district and belongs to none (MR-8.1, MR-8.17)" },
  { of: /\b(?:complet\p{L}+)\b/iu, rule: "A job is completed from hand in its own district, by paying its cost (MR-8.1, MR-8.2, MR-8.3)" },
  {
    of: /\b(?:cost|costs|pay|pays|paying|discount)\b/iu,
    rule: "The cost of a job is paid in cubes, one of which a job card may replace (MR-8.3, MR-8.4)",
  },
  { of: /\bmajority\b/iu, rule: "Who has most completed jobs of their home district scores 5 (MR-13.6)" },
  { of: /\boffer\b|\bjob cards?\b|\bjob deck\b/iu, rule: "A gained job card comes from the offer or the top of the job deck (MR-7.1)" },
  {
    of: /\bcleanup\b|\b(?:limit|hold|keep)\b[^.]*\b(?:cubes?|job cards?|hand)\b/iu,
    rule: "In the cleanup 5 job cards and 10 cubes may be kept (MR-4.4)",
  },
  { of: /\b(?:influence|notoriety|markers?|tracks?)\b/iu, rule: "Markers advance and never move back (MR-9.2)" },
  { of: /contact agents/iu, rule: "Contact Agents gives 1, 2 or 3 cubes, by notoriety (MR-6.4, MR-9.6)" },
  { of: /\bborders?\b/iu, rule: "On a border location each district action may be of either district (MR-6.6)" },
  {
    of: /\b(?:moves?|moving|spaces?|figures?|stops?|stopping|passes|passing|travel\p{L}*|rides?)\b/iu,
    rule: "A figure advances at least one space: two are free, each further one costs one cube (MR-5.1, MR-5.3)",
  },
  { of: /\bcredits?\b/iu, rule: "Credits are spent on boosts and have no holding limit (MR-10.1, MR-4.5)" },
];
