/** What a text of CORP asks or gives where it can never be so: of a runner in the Garrison, of a team in an encounter, of a card in the pool. */
import { isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";

type Remark = ReturnType<NonNullable<TextRules["remarks"]>>[number];

const words = (prefix: string, ids: string): readonly string[] => ids.split(" ").map((id) => `${prefix}.${id}`);

/** What is asked of the runner that says it: that its team is in an encounter, or in the city. */
const MEETS: ReadonlySet<string> = new Set(
  words("this", "infiltrates attacks isAttacked sneaks isSneaked hacks meetsTeam meetsSecurity meetsType"),
);
const STANDS: ReadonlySet<string> = new Set(words("this", "inTeam inBuilding controls atHome withLoot withoutLoot alone notAlone"));
const GARRISON = "this.inGarrison";
/** What is asked of the place of the card that says it: in the pool none of it is so. */
const OF_PLACE: ReadonlySet<string> = new Set([
  ...[...MEETS, ...STANDS, GARRISON],
  ...words("this", "met passedBySneak hacked attacked only"),
]);
/** At least so many are near: where it is in no team, there are none. */
const SOME_NEAR = /^(?:crew|mates|foes)[.](?:atLeast|some)$/u;
const SECURITY_CARDS: ReadonlySet<string> = new Set(words("noun", "security squad system firewall"));

const hole = ({ holes }: Tree, name: string): Tree | undefined => {
  const found = holes[name];
  return isTree(found) ? found : undefined;
};
/** Whether a condition is so only where something of a kind is. */
function needs(cond: Tree, test: (one: Tree) => boolean): boolean {
  const [a, b] = [hole(cond, "a"), hole(cond, "b")];
  if (a === undefined || b === undefined || (cond.is !== "and" && cond.is !== "or")) return test(cond);
  return cond.is === "and" ? needs(a, test) || needs(b, test) : needs(a, test) && needs(b, test);
}
/** Whoever has security cards is a Security Team: who meets it is a team that infiltrates. */
const meetsGuards = (one: Tree): boolean =>
  SOME_NEAR.test(one.is) && one.is.startsWith("foes") && SECURITY_CARDS.has(hole(one, "g")?.is ?? "");
const isEncounter = (one: Tree): boolean => MEETS.has(one.is) || meetsGuards(one);
const isInTeam = (one: Tree): boolean => isEncounter(one) || STANDS.has(one.is) || /^(?:crew|mates)[.](?:atLeast|some)$/u.test(one.is);

/** Of these no two are so at once. */
const APART: readonly (readonly string[])[] = [
  ["this.alone", "this.notAlone"],
  ["this.withLoot", "this.withoutLoot"],
  words("this", "attacks isAttacked sneaks isSneaked hacks"),
  words("this", "meetsTeam meetsSecurity"),
  words("this", "atHome inBuilding"),
  words("this", "atHome controls"),
  ...["infiltrates", "hacks", "meetsSecurity", "meetsType"].flatMap((one) =>
    ["atHome", "inBuilding", "controls"].map((other) => words("this", `${one} ${other}`)),
  ),
  words("cond", "richest poorest"),
];
/** What is rolled while something is so. */
const ROLLED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(words("this", "attacks isAttacked attacked").map((id) => [id, "attack"])),
  ...Object.fromEntries(words("this", "sneaks isSneaked passedBySneak").map((id) => [id, "sneak"])),
  ...Object.fromEntries(words("this", "hacks hacked").map((id) => [id, "hack"])),
};
/** What is rolled at a moment: of a fight, of a sneak, of a hack; nothing where an infiltration begins or is won. */
function rolledAt(event: string): string | undefined {
  if (/[.](?:sneaksPast|sneaks|sneakFails|sneaked)$/u.test(event)) return "sneak";
  if (/[.](?:hacks|hackFails|hacked)$/u.test(event)) return "hack";
  if (
    /^(?:its|own|others)[.](?:wins|destroys|losesFight|retreats|attacks|isAttacked)$|^met[.]attacked$|^guard[.]|^event[.](?:you[.]wins|other[.]wins|teamWins)$/u.test(
      event,
    )
  )
    return "attack";
  return /^(?:(?:its|own|others)[.](?:starts|infiltrates|steals|building|ends|home)|met[.]meets|event[.]entered)$/u.test(event)
    ? "none"
    : undefined;
}

const NO_TEAM = "A runner in the Garrison is in no team (CORP-8.2)";
const NEVER_BOTH = "Both are never so at once";
const NO_ENCOUNTER = "Nobody is in an encounter then: those are part of a Move (CORP-9.1, CORP-13.3)";
const OTHERS_ROLL = "In encounters of its team your Security Team rolls nothing: there the team itself rolls (CORP-9.3, CORP-13.6)";
const OTHER_ROLL = "At that moment something else is rolled, or nothing (CORP-9.3, CORP-9.5, CORP-13.6)";
const SETTLED =
  "In an encounter it is too late for this: it counts before a Move, a purchase or an infiltration begins (CORP-3.8, CORP-8.9)";
const OTHERS_TURN = "Others move, infiltrate and buy stock in their own turns: in yours nothing comes of this (CORP-3.7, CORP-3.9)";
const CHOSEN = "How a team goes on is chosen before anything is rolled (CORP-9.1, CORP-13.6)";
const ROLLS_OTHERS =
  "Whom it meets then rolls no such dice: teams roll Combat and Stealth, Security Teams Defense, Detect and Encrypt (CORP-8.1, CORP-13.1)";
const NOT_THEIRS = "A team of another corp meets this; your own teams roll nothing then (CORP-13.5)";
const ROLLED_BEFORE = "That comes after the last roll of an infiltration (CORP-13.12)";
const IN_POOL = "It is hired from the pool; there it is in no team, Garrison or Security Team (CORP-8.2, CORP-13.2)";

const OWN_GUARDS: ReadonlySet<string> = new Set(words("has", "securityDice securityAnyDice securityHits itsDice securityDiceEach"));
const IN_OTHERS_TURNS: ReadonlySet<string> = new Set([...OWN_GUARDS, ...words("has", "closed solid others.steps")]);
const OWN_PRICE: ReadonlySet<string> = new Set(words("this", "less more lessEach moreEach"));
/** What is looked at before encounters: steps, prices, what may begin. Other texts that buy something in an encounter are few. */
const BEFOREHAND =
  /^(?:has[.](?:steps|stepsHome|oneTier|moreAssets|closed|solid|(?:runner|security|asset|build|stock)(?:Price|More)|(?:first|next)\w+|others[.](?:steps|\w+More))|team[.](?:steps|fewerSteps|oneStep|still|outside))$/u;
const MEETS_TEAM: ReadonlySet<string> = new Set(words("this", "meetsTeam isSneaked"));
const MEETS_GUARDS: ReadonlySet<string> = new Set(words("this", "meetsSecurity meetsType hacks"));
const isOfGuards = (given: Tree): boolean => /^stat[.](?:defense|detect|encrypt)$/u.test(hole(given, "u")?.is ?? "");
/** What is given to teams of one's own; what is asked of a security card that is met. */
const isOfOwnTeams = (given: Tree): boolean =>
  /^has[.](?:stat|team(?:Dice|AnyDice|Hits|DiceEach))$/u.test(given.is) || /^team[.]own[.]/u.test(hole(given, "t")?.is ?? "");
const MEETS_THIS: ReadonlySet<string> = new Set(words("this", "met passedBySneak hacked attacked"));
/** What is looked at when the infiltration has succeeded. */
const AFTERWARDS: ReadonlySet<string> = new Set(["has.repaid", "has.stealMore", "its.stealMore", "this.skill"]);
/** What forbids a way to go on. */
const FORBIDS: ReadonlySet<string> = new Set([...words("this", "noSneak noHack noAttack"), ...words("team", "safe peaceful watchful")]);
const isEncountered = (one: Tree): boolean => isEncounter(one) || MEETS_THIS.has(one.is) || /^foes[.](?:atLeast|some)$/u.test(one.is);
/** What counts only where the card is in a team. */
const isOfTeam = (held: Tree): boolean =>
  hole(held, "t")?.is === "team.its" || /^(?:its[.]stealMore|this[.](?:stat|exact|statEach|skill)|(?:side|foe)[.].*)$/u.test(held.is);

/** Why a condition is never so, or nothing comes of what is given on it. */
function held(cond: Tree, given: Tree | undefined): string | undefined {
  const has = (test: (one: Tree) => boolean): boolean => needs(cond, test);
  const isIn = (id: string): boolean => has(({ is }) => is === id);
  if (isIn(GARRISON) && (has(isInTeam) || (given !== undefined && isOfTeam(given)))) return NO_TEAM;
  if (APART.some((group) => group.filter(isIn).length > 1)) return NEVER_BOTH;
  if (given === undefined) return undefined;
  if (OWN_GUARDS.has(given.is) && has(isEncounter)) return OTHERS_ROLL;
  if (isIn("cond.yourTurn") && (IN_OTHERS_TURNS.has(given.is) || (given.is.startsWith("side.") && isOfGuards(given)))) return OTHERS_TURN;
  if (isIn("cond.yourTurn") && has(({ is }) => MEETS_THIS.has(is))) return OTHERS_TURN;
  if (isOfOwnTeams(given) && has(({ is }) => MEETS_THIS.has(is))) return NOT_THEIRS;
  if (AFTERWARDS.has(given.is) && has(({ is }) => ROLLED[is] !== undefined)) return ROLLED_BEFORE;
  if (given.is === "has.repaid" && has(isEncounter)) return ROLLED_BEFORE;
  if (/^foe[.](?:dice|fewerDice)$/u.test(given.is)) {
    const met = isOfGuards(given) ? MEETS_TEAM : MEETS_GUARDS;
    if (has((one) => met.has(one.is))) return ROLLS_OTHERS;
  }
  if (FORBIDS.has(given.is) && has(({ is }) => ROLLED[is] !== undefined)) return CHOSEN;
  if (BEFOREHAND.test(given.is) && has(isEncountered)) return SETTLED;
  return OWN_PRICE.has(given.is) && has((one) => OF_PLACE.has(one.is) || SOME_NEAR.test(one.is)) ? IN_POOL : undefined;
}

const STEPS: ReadonlySet<string> = new Set(words("heading", "profits upkeep upkeepPay pool cards own ownPay"));
const BETWEEN = /^event[.](?:(?:you|other)[.]buysStock|sellsStock)$/u;
/** What is done in a step of a turn, or as stock is bought: between Moves. */
const isBetween = (line: Tree): boolean =>
  line.is === "line.at" || line.is === "line.atLimited" || STEPS.has(hole(line, "h")?.is ?? "") || BETWEEN.test(hole(line, "e")?.is ?? "");

const OVER = "This turn is over then: say “until your next turn starts” (CORP-R83)";
const NO_INFILTRATION = "Nobody is infiltrating then (CORP-R96)";
/** Moments of a team in which no other corp has a part. */
const ALONE = /^(?:its|own)[.](?:building|ends|home)$/u;
const NOBODY_ELSE = "No other corp has a part in it: say which, as in “one other corp of your choice” (CORP-8.9, CORP-12.5)";
const THERE = "It is in your Security Team already: only a card that was discarded comes back (CORP-R95)";
const BUSY = "Its team is moving or met then: it stays, and is no price (CORP-R95)";
const MOVING = "A team is moving then, and another Move cannot begin (CORP-R97)";
const GONE = "It is in no team then: it has been discarded (CORP-R95)";
/** Moments in the middle of a Move; one of its own team, or of any. */
const IN_MOVE =
  "wins destroys losesFight retreats attacks isAttacked sneaksPast sneaks sneakFails hacks hackFails starts infiltrates steals building";
const OF_ITS_MOVE: ReadonlySet<string> = new Set(words("its", IN_MOVE));
const OF_A_MOVE: ReadonlySet<string> = new Set([
  ...OF_ITS_MOVE,
  ...words("own", IN_MOVE),
  "its.survives",
  "event.survives",
  "event.teamWins",
]);
const WHEN_GONE: ReadonlySet<string> = new Set(words("this", "discarded lost"));

/** Why something cannot be done at the moment that a line speaks of. */
function undone(line: Tree, event: string, { is, holes }: Tree): string | undefined {
  if (is === "lasts.turn" && hole(line, "t")?.is === "time.yourEnd") return OVER;
  if ((is === "act.repel" || is === "act.again") && isBetween(line)) return NO_INFILTRATION;
  const { c, t } = holes;
  const isSkill = hole(line, "h")?.is === "heading.skill";
  if ((isSkill || OF_ITS_MOVE.has(event)) && is === "cost" && isTree(c) && c.is === "discard.this") return BUSY;
  if (is === "this.toTeam" && !WHEN_GONE.has(event)) return THERE;
  if ((isSkill || OF_A_MOVE.has(event)) && is === "team.march") return MOVING;
  if (ALONE.test(event) && (is === "corp.that" || is === "pay.that")) return NOBODY_ELSE;
  if (!WHEN_GONE.has(event)) return undefined;
  return is === "discard.this" || (isTree(t) && t.is === "team.its") ? GONE : undefined;
}

/** Moments of an infiltration of its team: it stands at the gate of another. */
const AT_GATE = /^its[.](?:starts|infiltrates|steals|hacks|hackFails)$/u;
const ELSEWHERE: ReadonlySet<string> = new Set(words("this", "atHome inBuilding controls"));
const GATE = "Its team is at the gate of another corp then (CORP-13.3)";

/** Why what is asked at the moment of a line is never so. */
function asked(line: Tree, event: string, cond: Tree): string | undefined {
  if (isBetween(line) && needs(cond, isEncountered)) return NO_ENCOUNTER;
  // A skill is used when all are met; the infiltration is not over yet (CORP-13.12).
  if (hole(line, "h")?.is === "heading.skill" && needs(cond, (one) => isEncountered(one) && one.is !== "this.infiltrates"))
    return NO_ENCOUNTER;
  if (AT_GATE.test(event) && needs(cond, ({ is }) => ELSEWHERE.has(is))) return GATE;
  const rolled = rolledAt(event);
  return rolled !== undefined && needs(cond, ({ is }) => ROLLED[is] !== undefined && ROLLED[is] !== rolled) ? OTHER_ROLL : undefined;
}

/** What of a line can never be so, or never be done. */
export function* idleTeams(line: Tree): Generator<Remark> {
  const event = hole(line, "e")?.is ?? "";
  for (const tree of walk(line)) {
    const cond = tree.is === "line.while" || tree.is === "if" ? hole(tree, "c") : undefined;
    if (cond !== undefined) {
      const message = held(cond, hole(tree, "s")) ?? asked(line, event, cond);
      if (message !== undefined) yield { tree: cond, message };
    }
    const message = undone(line, event, tree);
    if (message !== undefined) yield { tree, message };
  }
}
