/** A whole text as the rules ask for it (`moments.ts`): what holds, what can be used in upkeep, what saves a runner, when an action card is played and what it does. */
import { err, ok, type Result } from "../../../../kernel/result.ts";
import { faultOf, lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Problem, type Span, type TextReading, type Tree, walk } from "../../../../language/index.ts";
import { CORPORATE, RUNNER, STOCK } from "../../layout.ts";
import {
  type Act,
  type ActionText,
  ASSET_DISCOUNT,
  ASSET_LIMIT,
  type Bonus,
  BUILD_DISCOUNT,
  CAP,
  CLOSED,
  DEFENSE,
  type Deed,
  DICE_BONUS,
  HAND_LIMIT,
  INCOME,
  LIMIT_DRAW,
  LOOKS,
  NO_CARDS,
  ONE_TIER,
  REPAID,
  type Read,
  RUNNER_DISCOUNT,
  type Saving,
  SECURITY_DISCOUNT,
  SOLID,
  STAT_BONUS,
  STATS,
  STEAL_MORE,
  STEPS,
  STEPS_FROM_HQ,
  STOCK_DISCOUNT,
  SWAPS,
  type TierText,
} from "../../moments.ts";
import { dept, number, securityType, stat } from "../match.ts";
import { conditionOf, perOf } from "./asked.ts";
import { answersOf, type LongDeeds, longSection } from "./long.ts";
import { nearOf } from "./near.ts";
import { teamSpokenOf } from "./spoken-of.ts";
import { everyTeam } from "./teams.ts";
import { timingOf } from "./timing.ts";

const UNDONE = "The rules of CORP cannot carry this out";

type Fault = Pick<Problem, "from" | "to" | "message">;
type Abilities = Pick<TextReading, "abilities">;

/** What a text that was read comes to; on failure every part that the rules do not carry out. `isAbility`: it is on no action card, so that what is done in one's own steps is not played. */
export function readCorpText({ abilities }: Abilities, isAbility = false): Result<Read, readonly Fault[]> {
  let read: Read = { bonuses: [] };
  const faults: Fault[] = [];
  for (const { lines } of abilities)
    try {
      read = joined(read, abilityOf(lines, isAbility));
    } catch (error) {
      faults.push(faultOf(error, UNDONE));
    }
  return faults.length > 0 ? err(faults) : ok(read);
}

/** Two abilities of one text. A card has one upkeep, one saving and one effect when it is played. */
function joined(one: Read, { tree, ...other }: Read & { readonly tree: Tree }): Read {
  for (const name of ["upkeep", "saving", "action", "ability", "skill"] as const)
    if (one[name] !== undefined && other[name] !== undefined) lacking(tree, "A card can have only one ability of this kind");
  const answers = [...(one.answers ?? []), ...(other.answers ?? [])];
  return { ...one, ...other, bonuses: [...one.bonuses, ...other.bonuses], ...(answers.length > 0 ? { answers } : {}) };
}

const spanOf = (lines: readonly Tree[]): Span => ({ from: lines[0]?.span?.from ?? 0, to: lines.at(-1)?.span?.to ?? 0 });

function abilityOf(lines: readonly Tree[], isAbility: boolean): Read & { readonly tree: Tree } {
  const [line, ...others] = lines;
  if (line === undefined) throw new Error("An ability without a sentence");
  const hostile = others.some(isHostile);
  const more = others.filter((other) => !isHostile(other));
  teamSpokenOf(lines);
  const only = (read: Read): Read & { readonly tree: Tree } =>
    others.length > 0 ? lacking(others[0] ?? line, "This sentence must stand by itself") : { ...read, tree: line };
  switch (line.is) {
    case "line.static":
    case "line.while": {
      const hits = [...walk(line)].find(({ is }) => is === "each.hit");
      if (hits !== undefined) return lacking(hits, "Nothing is rolled while this holds: say first how many dice are rolled (CORP-R86)");
      return only({ bonuses: line.is === "line.static" ? bonusesOf(part(line, "s")) : whileOf(line) });
    }
    case "line.when":
    case "line.whenLimited":
    case "line.at":
    case "line.atLimited": {
      const event = line.holes["e"];
      const name = isTree(event) ? event.is : "";
      if (name === "event.overLimit") return only({ bonuses: whenOf(line) });
      if (name === "event.lost") return only({ bonuses: [], saving: { cost: savingCost(line, "save"), once: true } });
      if (name === "this.lost" && savesItself(part(line, "b"))) return only({ bonuses: [], saving: ownSaving(line) });
      return { bonuses: [], answers: answersOf(line, more, hostile, longDeeds), tree: line };
    }
    case "line.section":
      return { ...sectionOf(line, more, hostile, spanOf(lines), isAbility), tree: line };
    default:
      return lacking(line, "Say first when this is carried out: “Your turn:”, “Upkeep:” …");
  }
}

const bodyOf = (line: Tree): Tree => (line.is === "line.do" ? part(line, "b") : lacking(line));
const isHostile = (line: Tree): boolean => line.is === "line.do" && part(line, "b").is === "hostile";

/** “You may …” of what is asked for anyway. */
const within = (tree: Tree): Tree => (tree.is === "may" ? part(tree, "s") : tree);

/** What saves the card that says it (CORP-R95). */
const SELF: ReadonlySet<string> = new Set(["save.this", "keep.this"]);
function savesItself(tree: Tree): boolean {
  return SELF.has(tree.is) || Object.values(tree.holes).some((hole) => isTree(hole) && savesItself(hole));
}
function ownSaving(line: Tree): Saving {
  const once = line.is === "line.whenLimited";
  const body = part(line, "b");
  const inner = within(body);
  const way = inner.is === "cost" ? part(inner, "v").is : inner.is;
  const cost = savingCost(
    once ? line : { ...line, is: "line.whenLimited", holes: { ...line.holes, l: { is: "limit.turn", holes: {} } } },
    way,
  );
  return way === "keep.this" && !once && cost === 0
    ? lacking(line, "Say “once per turn”, or a price: it would never be lost")
    : { cost, once, self: true };
}

function savingCost(line: Tree, saves: string): number {
  if (line.is !== "line.whenLimited" || part(line, "l").is !== "limit.turn") return lacking(line);
  const body = part(line, "b");
  if (body.is !== "may") return lacking(body, "Say “you may”: the player who loses the card decides");
  const inner = within(body);
  if (inner.is === "cost" && part(inner, "c").is === "pay" && part(inner, "v").is === saves) return number(part(inner, "c"), "m");
  return inner.is === saves ? 0 : lacking(inner);
}

/** “When you discard an asset because of your asset limit, draw 2 action cards” (CORP-R76). */
function whenOf(line: Tree): readonly Bonus[] {
  const body = part(line, "b");
  if (body.is !== "draw.action") return lacking(line);
  return [{ kind: LIMIT_DRAW, n: number(body, "n", 9) }];
}

/** “Gain 1M for each stock you own” (CORP-R73). */
function incomeOf(body: Tree): Bonus {
  const gained = part(body, "v");
  return gained.is === "gain" ? { kind: INCOME, n: number(gained, "m"), per: perOf(part(body, "p")) } : lacking(body);
}

/** What holds only while something is so; of a type of security cards the dice of the Security Team. */
function whileOf(line: Tree): readonly Bonus[] {
  const condition = part(line, "c");
  const held = part(line, "s");
  if (held.is === "has.itsDice" && condition.is === "cond.type")
    return [{ kind: DICE_BONUS + securityStat(held), n: number(held, "n", 9), needs: securityType(condition, "k") }];
  const when = conditionOf(condition);
  const given = held.is === "has.itsDice" ? [{ kind: DICE_BONUS + securityStat(held), n: number(held, "n", 9) }] : bonusesOf(held);
  return given.map((one) => (NEVER_FOR_A_TIME.has(one.kind) ? lacking(held, "This cannot depend on a condition") : { ...one, when }));
}
/** What is looked at outside of the sums that conditions are part of, or what a condition may look at itself. */
const NEVER_FOR_A_TIME: ReadonlySet<number> = new Set([CAP, LIMIT_DRAW, HAND_LIMIT]);

/** Teams roll the first three stats, the Security Team the others. */
function teamStat(tree: Tree, hole = "t"): number {
  const found = stat(tree, hole);
  return found < DEFENSE ? found : lacking(tree, "Runner teams roll Combat, Stealth and Hacking");
}
function securityStat(tree: Tree): number {
  const found = stat(tree, "t");
  return found >= DEFENSE ? found : lacking(tree, "The Security Team rolls Defense, Detect and Encrypt");
}
/** What is taken off a price, which never goes below 1 (CORP-R53). */
function off(tree: Tree, most = 20): number {
  const least = tree.holes["l"] === undefined ? "n" : "l";
  number(tree, least, 1);
  return number(tree, "m", most);
}

export function bonusesOf(held: Tree): readonly Bonus[] {
  const bonus = (kind: number, n: number): readonly Bonus[] => [{ kind, n }];
  // CORP-R83
  const others = (kind: number, n: number): readonly Bonus[] => [{ kind, n: -n, others: true }];
  switch (held.is) {
    case "has.stat":
      return teamStat(held) === teamStat(held, "u") && number(held, "n", 1) === 1
        ? bonus(STAT_BONUS + teamStat(held), number(held, "m", 9))
        : lacking(held, "A stat can grow only where it is 1 or more");
    case "has.teamDice":
      return bonus(DICE_BONUS + teamStat(held), number(held, "n", 9));
    case "has.securityDice":
      return bonus(DICE_BONUS + securityStat(held), number(held, "n", 9));
    case "has.steps":
      return bonus(STEPS, number(held, "n", 9));
    case "has.stepsHome":
      return bonus(STEPS_FROM_HQ, number(held, "n", 9));
    case "has.moreAssets":
      return bonus(ASSET_LIMIT, number(held, "n", 9));
    case "has.moreHand":
      return bonus(HAND_LIMIT, number(held, "n", 9));
    case "has.runnerPrice":
      return bonus(RUNNER_DISCOUNT, off(held));
    case "has.securityPrice":
      return bonus(SECURITY_DISCOUNT, off(held));
    case "has.buildPrice":
      return bonus(BUILD_DISCOUNT, off(held));
    case "has.stockPrice":
      return bonus(STOCK_DISCOUNT, off(held));
    case "has.runnerMore":
      return bonus(RUNNER_DISCOUNT, -number(held, "m"));
    case "has.securityMore":
      return bonus(SECURITY_DISCOUNT, -number(held, "m"));
    case "has.buildMore":
      return bonus(BUILD_DISCOUNT, -number(held, "m"));
    case "has.assetPrice":
      return bonus(ASSET_DISCOUNT, off(held));
    case "has.assetMore":
      return bonus(ASSET_DISCOUNT, -number(held, "m"));
    case "has.stealMore":
      return bonus(STEAL_MORE, number(held, "m"));
    case "has.teamDiceEach":
      return [{ kind: DICE_BONUS + teamStat(held), n: number(held, "n", 9), per: perOf(part(held, "p")) }];
    case "has.securityDiceEach":
      return [{ kind: DICE_BONUS + securityStat(held), n: number(held, "n", 9), per: perOf(part(held, "p")) }];
    case "has.others.runnerMore":
      return others(RUNNER_DISCOUNT, number(held, "m"));
    case "has.others.securityMore":
      return others(SECURITY_DISCOUNT, number(held, "m"));
    case "has.others.assetMore":
      return others(ASSET_DISCOUNT, number(held, "m"));
    case "has.others.buildMore":
      return others(BUILD_DISCOUNT, number(held, "m"));
    case "has.others.teamDice":
      return others(DICE_BONUS + teamStat(held), number(held, "n", 9));
    case "has.others.securityDice":
      return others(DICE_BONUS + securityStat(held), number(held, "n", 9));
    case "has.others.steps":
      return others(STEPS, number(held, "n", 9));
    case "has.others.hand":
      return others(HAND_LIMIT, number(held, "n", 9));
    case "has.closed":
      return bonus(CLOSED, 1);
    case "has.solid":
      return bonus(SOLID, 1);
    case "has.noCards":
      return [{ kind: NO_CARDS, n: 1, others: true }];
    case "has.oneTier":
      return bonus(ONE_TIER, 1);
    case "has.cap":
      return bonus(CAP, number(held, "m"));
    case "has.repaid":
      return bonus(REPAID, number(held, "m"));
    default:
      return nearOf(held) ?? (held.is.startsWith("team.") ? everyTeam(held) : lacking(held));
  }
}

/** One deed of printed cards where it is one; else a longer text (CORP-R84). */
function sectionOf(line: Tree, more: readonly Tree[], hostile: boolean, words: Span, isAbility: boolean): Read {
  const heading = part(line, "h").is;
  if (heading === "heading.ownPay" || (isAbility && (heading === "heading.own" || heading === "heading.any")))
    return longSection(line, more, hostile, words, longDeeds, true) ?? lacking(line);
  try {
    return plainSection(line, more.map(bodyOf), hostile, words);
  } catch (error) {
    const long = longSection(line, more, hostile, words, longDeeds);
    if (long === undefined) throw error;
    return long;
  }
}
/** Deeds of printed cards and bonuses for a time, as longer texts use them. */
const longDeeds: LongDeeds = { deeds: doneBy, bonuses: bonusesOf };

function plainSection(line: Tree, more: readonly Tree[], hostile: boolean, words: Span): Read {
  const heading = part(line, "h");
  const body = part(line, "p");
  const alone = (read: Read): Read => (more.length > 0 || hostile ? lacking(line, "This heading can have only one instruction") : read);
  switch (heading.is) {
    case "heading.profits":
      if (body.is === "forEach") return alone({ bonuses: [incomeOf(body)] });
      if (body.is === "if") {
        const [when, gained] = [conditionOf(part(body, "c")), part(body, "l")];
        const income =
          gained.is === "forEach" ? incomeOf(gained) : { kind: INCOME, n: gained.is === "gain" ? number(gained, "m") : lacking(gained) };
        return alone({ bonuses: [{ ...income, when }] });
      }
      return body.is === "gain" ? alone({ bonuses: [{ kind: INCOME, n: number(body, "m") }] }) : lacking(body);
    case "heading.pool":
      return within(body).is === "replace.more" ? alone({ bonuses: [{ kind: SWAPS, n: number(within(body), "n", 5) }] }) : lacking(body);
    case "heading.cards":
      return body.is === "look.deck" ? alone({ bonuses: [{ kind: LOOKS, n: number(body, "n", 5, 2) }] }) : lacking(body);
    case "heading.upkeep":
    case "heading.upkeepPay": {
      const asked = body.is === "if" ? part(body, "c").is : undefined;
      const [belowLimit, noVassals] = [asked === "cond.belowLimit", body.is === "if" && isNoVassals(part(body, "c"))];
      const inner = within(belowLimit || noVassals ? part(body, "l") : body);
      const [deed, or] = inner.is === "choose.one" ? ["a", "b"].map((hole) => only(inner, part(inner, hole))) : [only(inner, inner)];
      if (deed === undefined || more.length > 0) return lacking(body, ONE_INSTRUCTION);
      const cost = heading.is === "heading.upkeepPay" ? number(heading, "m") : 0;
      return { bonuses: [], upkeep: { cost, belowLimit, noVassals, deed, ...(or ? { or } : {}), hostile, words } };
    }
    default:
      return { bonuses: [], action: actionOf(heading, [body, ...more].flatMap(doneBy), hostile, words, line) };
  }
}

const isNoVassals = (condition: Tree): boolean => condition.is === "cond.none" && part(condition, "g").is === "noun.vassal";

const ONE_INSTRUCTION = "An upkeep effect is one instruction";
/** The one deed of an instruction; of one that is chosen nobody else is chosen. */
function only(of: Tree, tree: Tree): Deed {
  const [deed, ...others] = doneBy(tree);
  if (deed === undefined || !isDeed(deed) || others.length > 0) return lacking(tree, ONE_INSTRUCTION);
  if (OF_A_STEP.has(deed.is)) return lacking(tree, "This lasts for one step, and Upkeep is another (CORP-R53)");
  return of.is === "choose.one" && !FREE.has(deed.is) ? lacking(tree, "Only one of two things that need nobody else can be chosen") : deed;
}
const OF_A_STEP: ReadonlySet<string> = new Set(["extra", "steps", "stock", "build"]);
const FREE: ReadonlySet<string> = new Set(["gain", "draw", "replace"]);

const AT_ROLL: ReadonlySet<string> = new Set(["dice", "retreat"]);
export const isDeed = (one: Deed | Act): one is Deed => !AT_ROLL.has(one.is) && one.is !== "spare" && one.is !== "cancel";

export function actionOf(heading: Tree, what: readonly (Deed | Act)[], hostile: boolean, words: Span, line: Tree): ActionText {
  const timing = timingOf(heading);
  for (const one of what) {
    const fits =
      timing.when === "steps" || timing.when === "any"
        ? isDeed(one)
        : timing.when === "roll"
          ? AT_ROLL.has(one.is)
          : one.is === (timing.when === "loss" ? "spare" : "cancel");
    if (!fits) return lacking(line, "This cannot be done at that moment");
    if (one.is === "retreat" && !(timing.when === "roll" && timing.defender))
      return lacking(line, "Only the defender can make the attacker retreat");
    if (one.is === "extra" && !(timing.when === "steps" && timing.steps === 1 << one.step))
      return lacking(line, "One more action can be taken only in its own step");
    if (one.is === "steps" && !(timing.when === "steps" && timing.steps === 1 << RUNNER))
      return lacking(line, "Steps can be added only in your Runner Action");
    if (one.is === "stock" && !(timing.when === "steps" && timing.steps === 1 << STOCK))
      return lacking(line, "Stock can be made cheaper only in your Stock step");
    if (one.is === "build" && !(timing.when === "steps" && timing.steps === 1 << CORPORATE))
      return lacking(line, "A build can be made cheaper only in your Corporate Action");
  }
  return { timing, what, hostile, words };
}

const ANY_STAT = (1 << STATS.length) - 1;

/** The deeds of an instruction, in order. */
function doneBy(tree: Tree): readonly (Deed | Act)[] {
  const one = (deed: Deed | Act): readonly (Deed | Act)[] => [deed];
  const dice = (stats: number, n: number, lasts = false) => one({ is: "dice", stats, n, lasts });
  switch (tree.is) {
    case "discard.all":
    case "discard.whole":
      return one({ is: "discard hand" });
    case "draw.full":
      return one({ is: "fill hand" });
    case "exchange.pieces": {
      const depts = [dept(tree, "a"), dept(tree, "b")] as const;
      return depts[0] === depts[1] ? lacking(tree, "Name two departments") : one({ is: "exchange", depts });
    }
    case "take.runner":
      return number(tree, "n", 1) === 1 ? one({ is: "take runner", pays: 0 }) : [];
    case "then":
    case "then.three":
      if (part(tree, "a").is === "take.runner" && part(tree, "b").is === "pay.that" && tree.is === "then")
        return number(part(tree, "a"), "n", 1) === 1 ? one({ is: "take runner", pays: number(part(tree, "b"), "m") }) : [];
      return ["a", "b", "c"].flatMap((hole) => (isTree(tree.holes[hole]) ? doneBy(part(tree, hole)) : []));
    case "gain":
      return one({ is: "gain", n: number(tree, "m", 99) });
    case "draw.action":
      return one({ is: "draw", n: number(tree, "n", 9) });
    case "replace":
      return number(tree, "n", 1) === 1 ? one({ is: "replace" }) : [];
    case "look.hand":
      return one({ is: "look" });
    case "revive":
      return one({ is: "revive", n: number(tree, "n", 9) });
    case "extra": {
      const step = part(tree, "s").is;
      const found = step === "step.corporate" ? CORPORATE : step === "step.runner" ? RUNNER : lacking(tree);
      return Array.from({ length: number(tree, "n", 5) }, () => ({ is: "extra", step: found }) as const);
    }
    case "home":
      return one({ is: "home" });
    case "hire":
      return number(tree, "n", 1) === 1 ? one({ is: "hire", n: off(tree) }) : [];
    case "moreSteps":
      return one({ is: "steps", n: number(tree, "n", 20) });
    case "stockLess":
      return one({ is: "stock", n: off(tree) });
    case "buildLess":
      return one({ is: "build", n: off(tree) });
    case "dice.more":
      return dice(1 << stat(tree, "t"), number(tree, "n", 9));
    case "dice.fewer":
      return dice(1 << stat(tree, "t"), -number(tree, "n", 9));
    case "dice.either":
      return dice((1 << stat(tree, "t")) | (1 << stat(tree, "u")), -number(tree, "n", 9));
    case "dice.keep":
      return dice(ANY_STAT, number(tree, "n", 9), true);
    case "dice.keepFewer":
      return dice(ANY_STAT, -number(tree, "n", 9), true);
    case "spare":
    case "cancel":
    case "retreat":
      return one({ is: tree.is });
    case "does":
      return one(byOther(tree, part(tree, "v")));
    default:
      return lacking(tree);
  }
}

/** What another corp does or suffers. */
function byOther(tree: Tree, verb: Tree): Deed {
  const built = part(tree, "p").is === "corp.built";
  if (built !== (verb.is === "pay.you"))
    return lacking(
      tree,
      built ? "Only the player who pays needs infrastructure" : "The player who pays must have infrastructure (CORP-R56)",
    );
  switch (verb.is) {
    case "pay.you":
      return { is: "taken", n: number(verb, "m", 99) };
    case "discard.random":
      return { is: "discards", n: number(verb, "n", 9) };
    case "discard.security":
      return number(verb, "n", 1) === 1 ? { is: "loses security" } : lacking(verb);
    case "dark":
      return { is: "dark" };
    default:
      return lacking(verb);
  }
}

/** A tier of a department, or what it gives while nothing is built: its price and the one number that it gives (CORP-4.3). */
export function readTier({ abilities }: Abilities): Result<TierText, readonly Fault[]> {
  let price = 0;
  let gives = 0;
  try {
    for (const { lines } of abilities)
      for (const line of lines) {
        const held = line.is === "line.static" ? part(line, "s") : line;
        if (held.is === "has.price") price = number(held, "m", 99);
        else if (held.is === "has.assetLimit" || held.is === "has.handLimit") gives = number(held, "n", 20, 0);
        else if (held.is === "line.section" && part(held, "h").is === "heading.profits" && part(held, "p").is === "gain")
          gives = number(part(held, "p"), "m", 99, 0);
        else lacking(line, "A tier must say its price, and the profit or the limit that it gives (CORP-4.3)");
      }
  } catch (error) {
    return err([faultOf(error, UNDONE)]);
  }
  return ok({ price, gives });
}
