/** “Whoever kills this loses 2M”, “a team that gets past this cannot move”: people who are named by what they do. */
import type { Row } from "../../../../language/index.ts";

/** “Whoever kills this loses 2M”, “a team that gets past this loses 2M”. */
const CORP = "(pays?|loses?|discards?|gives?|must (?:pay|lose|discard|give)|has to (?:pay|lose|discard|give))";
const whoever = (id: string, words: string, event: string, written: string): Row => [
  `corp.near.who.${id}`,
  `^(?:whoever|anyone who|any player who|a player who|the player who|(?:the )?(?:owner|player|corp) of (?:a|any|the) team (?:that|which)|(?:any|a|the|each|every) (?:enemy |rival |other )?(?:team|corp|player|opponent|intruder) (?:that|which|who)|teams (?:that|which)|those who) ${words} ${CORP} `,
  `when ${event}, that corp $1 `,
  `Whoever ${written} loses 2M => when ${event}, that corp loses 2M`,
  `when ${event}, that corp loses 2M | whoever wins loses 2M`,
];
const TEAM_MUST = "(must (?:stay|remain)|has to (?:stay|remain)|stays|cannot|can't|may not|is (?:thrown|sent|kicked|stuck))";
const thatTeam = (id: string, words: string, event: string, written: string): Row => [
  `corp.near.team.${id}`,
  `^(?:(?:an?|any|the|each|every|all) )?(?:enemy |rival |intruding )?(?:teams?|intruders?) (?:that|which|who) ${words} ${TEAM_MUST} `,
  `when ${event}, that team $1 `,
  `A team that ${written} cannot move this turn => when ${event}, that team cannot move this turn`,
  `when ${event}, that team cannot move this turn | a team that wins cannot move`,
];
const PASSES = "(?:gets? (?:past|through)|passe?s?|beats?|succeeds? against|overcomes?|breaks? (?:through|past)|slips? past) this";
const FAILS = "(?:fails? (?:against|to get past|to pass|to beat) this|(?:is|are) (?:stopped|caught|beaten|repelled|held|detected) by this)";
export const WHOEVER: readonly Row[] = [
  thatTeam("passes", PASSES, "a team passes this", "gets past this"),
  thatTeam("failsHack", "fails? (?:to hack|in hacking) this", "a hack against this fails", "fails to hack this"),
  thatTeam("failsSneak", "fails? to sneak past this", "a sneak against this fails", "fails to sneak past this"),
  thatTeam("fails", FAILS, "a team fails against this", "is beaten by this"),
  whoever(
    "kills",
    "(?:kills?|destroys?|eliminates?|defeats?|beats?|takes? out) this(?: in (?:a|any) fight)?",
    "this is lost in a fight",
    "kills this",
  ),
  whoever(
    "passes",
    "(?:gets? (?:past|through)|passe?s?|beats?|succeeds? against|overcomes?|breaks? (?:through|past)|slips? past) this",
    "a team passes this",
    "gets past this",
  ),
  whoever(
    "fails",
    "(?:fails? (?:against|to get past|to pass|to beat)|is (?:stopped|caught|beaten) by) this",
    "a team fails against this",
    "fails against this",
  ),
  whoever("meets", "(?:meets?|encounters?|runs? into|faces?) this", "a team meets this", "meets this"),
  whoever("attacks", "attacks? (?:its team|this)", "its team is attacked", "attacks its team"),
  [
    "corp.near.who.must",
    "(?<=, that corp )(?:must|has to) (pay|lose|discard|give) ",
    "$1s ",
    "when a team meets this, that corp must lose 2M => when a team meets this, that corp loses 2M",
    "that corp loses 2M | must lose 2M",
  ],
  [
    "corp.near.who.plural",
    "(?<=, that corp )(pay|lose|discard|give) (?=(?:you )?(?:¥ ?)?\\d|an? |one )",
    "$1s ",
    "when a team meets this, that corp lose 2M => when a team meets this, that corp loses 2M",
    "that corp loses 2M | lose",
  ],
  [
    "corp.near.who.runner",
    "(?<=, that )corp (?:loses|discards) (an?|one|\\d) (?:of (?:its|their) )?runners?(?: cards?)?(?=[.,;]|$)",
    "team loses ‹$1› runners",
    "when a team meets this, that corp loses a runner. => when a team meets this, that team loses ‹a› runners.",
    "that corp loses 2M | a runner",
  ],
  [
    "corp.near.who.runnerA",
    "loses ‹(?:an?|one|1)› runners",
    "loses 1 runner card",
    "that team loses ‹a› runners => that team loses 1 runner card",
    "loses ‹2› runners | a runner",
  ],
  [
    "corp.near.who.runnerMany",
    "loses ‹(\\d)› runners",
    "loses $1 runner cards",
    "that team loses ‹2› runners => that team loses 2 runner cards",
    "loses ‹a› runners | a runner",
  ],
];
