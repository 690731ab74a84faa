/** Where longer texts stand: in upkeep, on action cards, at moments that assets answer (CORP-R82, CORP-R84). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Span, type Tree } from "../../../../language/index.ts";
import { type Answer, type Effect, type Moment, type Scope, thingNumber } from "../../effects/effects.ts";
import { CORPORATE, RUNNER, STOCK } from "../../layout.ts";
import type { Deed, Read, Timing } from "../../moments.ts";
import { number } from "../match.ts";
import { type LongDeeds, sentencesOf } from "./effects.ts";
import { timingOf } from "./timing.ts";

export type { LongDeeds };

/** The effects of a first instruction and of the sentences after it. */
function allOf(body: Tree, more: readonly Tree[], how: LongDeeds): readonly Effect[] {
  const first: Tree = { is: "line.do", holes: { b: body }, ...(body.span ? { span: body.span } : {}) };
  return aimed(sentencesOf([first, ...more], how));
}
/** A corp that is named first is chosen before anything else is done (CORP-6.1). */
function aimed([first, ...others]: readonly Effect[]): readonly Effect[] {
  if (first === undefined) return [];
  return [first.is === "by" && first.who === "one" ? { ...first, who: "aimed" } : first, ...others];
}
const isAimed = ([first]: readonly Effect[]): boolean => first?.is === "by" && first.who === "aimed";

/** Every effect within some. */
function* within(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if ("do" in effect) yield* within(effect.do);
    if (effect.is === "if") yield* within(effect.otherwise);
    if (effect.is === "choose") for (const option of effect.options) yield* within(option);
  }
}

/** Whether an effect is about dice of the text. */
function asksDice(effect: Effect): boolean {
  if (effect.is === "if") return effect.cond.is === "rolled";
  return "n" in effect && typeof effect.n === "object" && effect.n.per?.of === thingNumber("hit");
}
const takesUnseen = (effect: Effect): boolean => (effect.is === "take" || effect.is === "strip") && effect.of === "action";

/** What of a text needs the step that it is played in. */
function fits(effects: readonly Effect[], timing: Timing | undefined, line: Tree, isAbility = false): void {
  const only = (step: number): boolean => timing?.when === "steps" && timing.steps === 1 << step;
  let isRolled = false;
  let isSeen = false;
  for (const effect of within(effects)) {
    isRolled ||= effect.is === "roll";
    isSeen ||= effect.is === "seen";
    if (!isRolled && asksDice(effect)) lacking(line, "Say first how many dice are rolled (CORP-R86)");
    if (!isSeen && takesUnseen(effect)) lacking(line, "Look at the action cards first (CORP-R89)");
    if (effect.is === "cost" && effect.cost.is === "this" && timing !== undefined && !isAbility)
      lacking(line, "An action card is discarded after use anyway (CORP-6.1)");
    if (effect.is !== "deed") continue;
    const { deed } = effect;
    if (deed.is === "extra" && !only(deed.step)) lacking(line, "One more action can be taken only in its own step");
    if (deed.is === "steps" && !only(RUNNER)) lacking(line, "Steps can be added only in your Runner Action");
    if (deed.is === "stock" && !only(STOCK)) lacking(line, "Stock can be made cheaper only in your Stock step");
    if (deed.is === "build" && !only(CORPORATE)) lacking(line, "A build can be made cheaper only in your Corporate Action");
  }
}

/** A longer text under a heading; undefined where none can stand. */
export function longSection(
  line: Tree,
  more: readonly Tree[],
  hostile: boolean,
  words: Span,
  how: LongDeeds,
  isAbility = false,
): Read | undefined {
  const heading = part(line, "h");
  const body = part(line, "p");
  if (heading.is === "heading.skill") {
    const effects = sentencesOf([{ is: "line.do", holes: { b: body }, ...(body.span ? { span: body.span } : {}) }, ...more], how);
    fits(effects, undefined, line);
    return { bonuses: [], skill: { effects, words } };
  }
  if (heading.is === "heading.upkeep" && mustBe(body)) {
    const effects = allOf(body, more, how);
    fits(effects, undefined, line);
    return { bonuses: [], answers: [{ at: "upkeep", other: false, once: false, hostile, do: effects }] };
  }
  if (heading.is === "heading.upkeep" || heading.is === "heading.upkeepPay") {
    const effects = allOf(more.length > 0 ? body : unasked(body), more, how);
    fits(effects, undefined, line);
    const cost = heading.is === "heading.upkeepPay" ? number(heading, "m") : 0;
    const deed: Deed = { is: "run", effects, aim: isAimed(effects) };
    return { bonuses: [], upkeep: { cost, belowLimit: false, noVassals: false, deed, hostile, words } };
  }
  if (heading.is !== "heading.own" && heading.is !== "heading.any" && heading.is !== "heading.ownPay") return undefined;
  const effects = allOf(body, more, how);
  const timing = timingOf(heading);
  if (isAbility || heading.is === "heading.ownPay") {
    if (timing.when !== "steps") return lacking(heading, "Say in which of your own steps: “Your turn: …”");
    fits(effects, timing, line, true);
    const cost = heading.is === "heading.ownPay" ? number(heading, "m") : 0;
    return { bonuses: [], ability: { cost, steps: timing.steps, deed: { is: "run", effects, aim: isAimed(effects) }, hostile, words } };
  }
  fits(effects, timing, line);
  return { bonuses: [], action: { timing, what: [{ is: "run", effects, aim: isAimed(effects) }], hostile, words } };
}
/** What has to be done in upkeep (CORP-R101): one of two things, also on a condition. */
const mustBe = (body: Tree): boolean => body.is === "must.or" || (body.is === "if" && mustBe(part(body, "l")));
/** “You may …” of an upkeep, which is used if you like anyway (CORP-3.4). */
const unasked = (body: Tree): Tree => (body.is === "may" ? part(body, "s") : body);

const YOURS: Readonly<Record<string, Moment>> = {
  builds: "builds",
  buysAsset: "buys asset",
  hiresRunner: "hires runner",
  hiresSecurity: "hires security",
  buysStock: "buys stock",
  plays: "plays",
  discardsAsset: "discards asset",
  discardsAction: "discards action",
  discardsSecurity: "discards security",
  losesRunner: "loses runner",
  wins: "wins",
  losesTeam: "loses team",
  infiltrates: "infiltrates",
};

/** What a team does, of the card that says it and of any team of its corp (CORP-R92). */
const DEEDS: Readonly<Record<string, Moment>> = {
  wins: "wins",
  destroys: "destroys",
  losesFight: "loses fight",
  retreats: "retreats",
  attacks: "attacks",
  isAttacked: "is attacked",
  survives: "survives",
  sneaksPast: "sneaks past team",
  sneaks: "passes sneak",
  sneakFails: "misses sneak",
  hacks: "passes hack",
  hackFails: "misses hack",
  starts: "enters HQ",
  infiltrates: "infiltrates",
  steals: "steals",
  building: "enters building",
  ends: "ends move",
  home: "brings home",
};
/** Moments of the card that says it, and of whatever it meets (CORP-R93, CORP-R95). */
const NEAR: Readonly<Record<string, readonly (readonly [at: Moment, scope: Scope | undefined])[]>> = {
  "this.hired": [
    ["hires runner", "this"],
    ["hires security", "this"],
  ],
  "this.discarded": [
    ["loses runner", "this"],
    ["discards security", "this"],
  ],
  "this.lost": [["lost in fight", "this"]],
  "this.joins": [["joins", "this"]],
  "met.meets": [["is met", "met"]],
  "met.passes": [["passed", "met"]],
  "met.fails": [["held", "met"]],
  "met.hackFails": [["hack fails", "met"]],
  "met.sneakFails": [["sneak fails", "met"]],
  "met.hacked": [["hack passed", "met"]],
  "met.sneaked": [["sneak passed", "met"]],
  "met.attacked": [["is attacked", "met"]],
  "guard.wins": [["guard wins", undefined]],
  "guard.loses": [["guard loses", undefined]],
  "event.entered": [["HQ entered", undefined]],
};

/** Moments that are told for texts alone (CORP-R90). */
const TOLD: Readonly<Record<string, Moment>> = {
  "event.hackFails": "hack fails",
  "event.sneakFails": "sneak fails",
  "event.survives": "survives",
  "event.teamWins": "team wins",
  "event.stopsNear": "stops near",
};

/** Which moment it is, and whether another corp's; of a card that is a runner or a security card, one for each. */
function momentsOf(line: Tree): readonly Pick<Answer, "at" | "other" | "near" | "scope">[] {
  const event = line.holes["e"];
  if (!isTree(event)) return [momentOf(line)];
  const near = NEAR[event.is];
  if (near !== undefined) return near.map(([at, scope]) => ({ at, other: false, ...(scope === undefined ? {} : { scope }) }));
  const [whose, deed = ""] = event.is.split(".");
  const found = DEEDS[deed];
  if (whose === "its" && found !== undefined) return [{ at: found, other: false, scope: "team" }];
  if (whose === "own" && found !== undefined) return [{ at: found, other: false }];
  if (whose === "others" && found !== undefined) return [{ at: found, other: true }];
  return [momentOf(line)];
}
function momentOf(line: Tree): Pick<Answer, "at" | "other" | "near"> {
  const time = line.holes["t"];
  if (isTree(time))
    return { at: time.is === "time.yourTurn" ? "begins turn" : time.is === "time.yourEnd" ? "ends turn" : lacking(time), other: false };
  const event = part(line, "e");
  const told = TOLD[event.is];
  if (told !== undefined)
    return { at: told, other: told === "stops near", ...(told === "stops near" ? { near: number(event, "n", 9) } : {}) };
  if (event.is === "event.sellsStock") return { at: "sells stock", other: false };
  if (event.is === "event.infiltrated") return { at: "is infiltrated", other: false };
  const [, who, name = ""] = event.is.split(".");
  return { at: YOURS[name] ?? lacking(event), other: who === "other" };
}

const beginsMove = (effect: Effect): boolean => effect.is === "team" && effect.deed.is === "march";

/** What a card does at a moment. */
export function answersOf(line: Tree, more: readonly Tree[], hostile: boolean, how: LongDeeds): readonly Answer[] {
  const limit = line.holes["l"];
  if (isTree(limit) && limit.is !== "limit.turn") return lacking(limit);
  const first: Tree = { is: "line.do", holes: { b: part(line, "b") }, ...(line.span ? { span: line.span } : {}) };
  const effects = sentencesOf([first, ...more], how);
  fits(effects, undefined, line);
  const moments = momentsOf(line);
  if (!isTree(limit) && moments.some(({ at, other }) => at === "ends move" && !other) && [...within(effects)].some(beginsMove))
    return lacking(line, "Each Move would begin another: say “once per turn” (CORP-R97)");
  return moments.map((moment) => ({ ...moment, once: isTree(limit), hostile, do: effects }));
}
