/** Longer texts as the effects that they come to: what is done, by whom, for what price, how often (CORP-R80 to CORP-R84). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../../language/index.ts";
import { kindOf } from "../../effects/able.ts";
import type { Amount, Condition, Cost, Effect, Thing, Until } from "../../effects/effects.ts";
import { LEAST_HIT } from "../../encounters/hits.ts";
import { ACTIONS, ASSETS, RUNNERS, SECURITY } from "../../layout.ts";
import { type Act, type Bonus, CAP, type Deed, LIMIT_DRAW, LOOKS, type ShortDeed, SWAPS } from "../../moments.ts";
import { dept, number } from "../match.ts";
import { conditionOf, corpsOf, perOf, thingOf } from "./asked.ts";
import { nextOf } from "./near.ts";
import { isEveryTeam, teamBonusesOf, teamsOf } from "./teams.ts";

/** Omits from each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Bare = Without<Effect, "words">;
/** What a single deed of printed cards comes to, and what holds for a time. */
export type LongDeeds = {
  readonly deeds: (tree: Tree) => readonly (Deed | Act)[];
  readonly bonuses: (held: Tree) => readonly Bonus[];
};

const MOST_PIECES = 5;
const MOST_CARDS = 9;
const MOST_MONEY = 99;

const at = (tree: Tree, effect: Bare): readonly Effect[] => [{ ...effect, words: tree.span ?? { from: 0, to: 0 } } as Effect];

/** Several sentences of one ability; “If you do” and “Otherwise” belong to the one before. */
export function sentencesOf(lines: readonly Tree[], how: LongDeeds): readonly Effect[] {
  const done: Effect[] = [];
  for (const line of lines) {
    const body = line.holes["b"];
    if (!isTree(body)) return lacking(line);
    const effects = effectsOf(body, how);
    const last = line.is === "line.do" ? undefined : done.pop();
    if (line.is === "line.do") done.push(...effects);
    else if (line.is === "line.ifYouDo" && last?.is === "may") done.push({ ...last, do: [...last.do, ...effects] });
    else if (line.is === "line.otherwise" && last?.is === "if" && last.otherwise.length === 0) done.push({ ...last, otherwise: effects });
    else return lacking(line);
  }
  return done;
}

/** The effects of an instruction, in order. */
export function effectsOf(tree: Tree, how: LongDeeds): readonly Effect[] {
  const inner = (one: Tree): readonly Effect[] => effectsOf(one, how);
  const holes = (...names: readonly string[]): readonly Tree[] =>
    names.flatMap((hole) => (isTree(tree.holes[hole]) ? [part(tree, hole)] : []));
  switch (tree.is) {
    case "then":
    case "then.three":
    case "vthen":
    case "vthen.three":
      return holes("a", "b", "c").flatMap(inner);
    case "may":
      return at(tree, { is: "may", do: inner(part(tree, "s")) });
    case "choose.one":
    case "choose.one.three":
      return at(tree, { is: "choose", options: holes("a", "b", "c").map(inner) });
    case "if":
      return at(tree, { is: "if", cond: conditionOf(part(tree, "c")), do: inner(part(tree, "l")), otherwise: [] });
    case "cost":
      return at(tree, { is: "cost", cost: costOf(part(tree, "c")), do: inner(part(tree, "v")) });
    case "does.or":
      return by(tree, at(tree, { is: "choose", options: ["a", "b"].map((hole) => inner(part(tree, hole))) }), true);
    case "must.or":
      return at(tree, {
        is: "choose",
        options: ["c", "d"].map((hole) => at(part(tree, hole), { is: "cost", cost: costOf(part(tree, hole)), do: [] })),
      });
    case "unless.that":
      return unlessOf(tree, inner(part(tree, "a")));
    case "on.hit":
    case "on.face":
    case "on.least":
    case "on.most":
      return at(tree, { is: "if", cond: rolledOf(tree), do: inner(part(tree, "l")), otherwise: [] });
    case "look.all":
      return [RUNNERS, SECURITY, ASSETS, ACTIONS].flatMap((deck) => at(tree, { is: "peek deck", deck, n: 1 }));
    case "those.exchange":
      if (number(tree, "n", MOST_CARDS) !== number(tree, "m", MOST_CARDS)) return lacking(tree, "As many as you give");
      return thoseOf(
        tree,
        { is: "take", of: "action", n: number(tree, "n", MOST_CARDS) },
        { is: "give", of: "action", n: number(tree, "n", MOST_CARDS) },
      );
    case "those.take":
      return thoseOf(tree, { is: "take", of: "action", n: number(tree, "n", MOST_CARDS) });
    case "those.discard":
      return thoseOf(tree, { is: "strip", of: "action", n: number(tree, "n", MOST_CARDS) });
    case "does":
      return by(tree, inner(part(tree, "v")));
    case "does.two":
      return by(tree, holes("a", "b").flatMap(inner));
    case "may.player":
      return by(tree, at(tree, { is: "may", do: inner(part(tree, "v")) }));
    case "forEach":
      return eachOf(tree, inner(part(tree, "v")));
    default:
      return asOthers(tree) ?? at(tree, plainOf(tree, how));
  }
}

/** Some corps do it. Who pays must have built something (CORP-R56). */
function by(tree: Tree, effects: readonly Effect[], chosen = false): readonly Effect[] {
  const { who, having, built } = corpsOf(part(tree, "p"));
  if (effects.some(({ is }) => is === "roll")) return lacking(tree, "You roll the dice of your texts (CORP-R86)");
  // Who may do something else pays only if they like.
  if (!built && !chosen && effects.some(({ is }) => is === "pay you"))
    return lacking(tree, "The player who pays must have infrastructure (CORP-R56)");
  return at(tree, { is: "by", who, ...(having ? { having } : {}), do: effects });
}

/** “… unless that corp pays 2M”: asked of each corp that it is done to (CORP-R85). */
function unlessOf(tree: Tree, done: readonly Effect[]): readonly Effect[] {
  const [one, another] = done;
  if (one?.is !== "by" || another !== undefined) return lacking(tree, "Say to which corp it is done: that one may pay");
  const cost = costOf(part(tree, "c"));
  return cost.is === "this"
    ? lacking(tree)
    : [{ ...one, do: [{ is: "unless", cost, do: one.do, words: one.words }], words: tree.span ?? one.words }];
}

/** Which faces are meant. */
function rolledOf(tree: Tree): Condition {
  if (tree.is === "on.hit") return { is: "rolled", least: LEAST_HIT, most: SIDES };
  const n = number(tree, "n", SIDES);
  return { is: "rolled", least: tree.is === "on.most" ? 1 : n, most: tree.is === "on.least" ? SIDES : n };
}
const SIDES = 6;

/** Of the cards that were looked at: the corp is the one that was spoken of. */
const thoseOf = (tree: Tree, ...bare: readonly Bare[]): readonly Effect[] =>
  at(tree, { is: "by", who: "that", do: bare.flatMap((one) => at(tree, one)) });

/** “Gain 1M for each stock you own”: the number of one plain instruction as often. */
function eachOf(tree: Tree, done: readonly Effect[]): readonly Effect[] {
  const [one, another] = done;
  const per = perOf(part(tree, "p"));
  if (one === undefined || another !== undefined) return lacking(tree);
  const counted = one.is === "deed" ? countedDeed(one.deed) : one;
  if (counted === undefined || !("n" in counted) || typeof counted.n !== "object") return lacking(tree);
  return [{ ...counted, n: { ...counted.n, per }, words: tree.span ?? one.words } as Effect];
}
function countedDeed(deed: Deed): { readonly is: "gain" | "draw"; readonly n: Amount } | undefined {
  return deed.is === "gain" || deed.is === "draw" ? { is: deed.is, n: { n: deed.n } } : undefined;
}

/** What is done to a corp that the verb names: “take 1 asset of your choice from one other corp”. */
function asOthers(tree: Tree): readonly Effect[] | undefined {
  const to = (effect: Bare): readonly Effect[] => by(tree, at(tree, effect));
  switch (tree.is) {
    case "take.things": {
      const of = heldThing(part(tree, "g"));
      if (of === "action") return lacking(tree, "Action cards are taken at random: nobody sees them (CORP-1.5)");
      return to({ is: "take", of, n: number(tree, "n", MOST_CARDS) });
    }
    case "strip": {
      const of = heldThing(part(tree, "g"));
      if (of === "action") return lacking(tree, "Look at the action cards first: nobody sees them (CORP-1.5)");
      return to({ is: "strip", of, n: number(tree, "n", MOST_CARDS) });
    }
    case "take.hand":
      return to({ is: "taken random", n: number(tree, "n", MOST_CARDS) });
    case "give":
      return to({ is: "give", of: heldThing(part(tree, "g")), n: number(tree, "n", MOST_CARDS) });
    case "look.at":
      return to({ is: "seen" });
    case "look.hand":
      return at(tree, { is: "by", who: "one", do: at(tree, { is: "seen" }) });
    default:
      return undefined;
  }
}

/** A thing that can be given away: a card. */
function heldThing(noun: Tree): Thing {
  const of = thingOf(noun);
  return kindOf(of) === undefined ? lacking(noun, "Only cards change hands or are discarded") : of;
}

function costOf(cost: Tree): Cost {
  if (cost.is === "pay.you") return { is: "money", n: number(cost, "m", MOST_MONEY), you: true };
  if (cost.is === "pay") return { is: "money", n: number(cost, "m", MOST_MONEY) };
  if (cost.is === "discard.this") return { is: "this" };
  if (cost.is === "discard.things") return { is: "cards", of: heldThing(part(cost, "g")), n: number(cost, "n", MOST_CARDS) };
  return lacking(cost);
}

const POOL: Readonly<Record<string, number>> = { runner: RUNNERS, security: SECURITY, asset: ASSETS };
const DECKS: Readonly<Record<string, number>> = {
  "deck.runner": RUNNERS,
  "deck.security": SECURITY,
  "deck.asset": ASSETS,
  "deck.action": ACTIONS,
};
const deckOf = (tree: Tree): number => DECKS[part(tree, "d").is] ?? lacking(tree);
const poolOf = (tree: Tree): number => {
  const deck = deckOf(tree);
  return deck === ACTIONS ? lacking(tree, "There is no pool of action cards (CORP-2.3)") : deck;
};

/** What is taken off a price, which never goes below 1 (CORP-R53); for free; or nothing. */
function offOf(tree: Tree): { readonly less: number; readonly free: boolean } {
  if (tree.is.endsWith(".free")) return { less: 0, free: true };
  if (!tree.is.endsWith(".less")) return { less: 0, free: false };
  number(tree, "l", 1);
  return { less: number(tree, "m"), free: false };
}

function plainOf(tree: Tree, how: LongDeeds): Bare {
  const amount = (hole: string, most: number): Amount => ({ n: number(tree, hole, most) });
  const [verb = "", pool = ""] = tree.is.split(".");
  if (verb === "get") return { is: "hire", pool: POOL[pool] ?? lacking(tree), ...offOf(tree), n: number(tree, "n", MOST_PIECES) };
  if (verb === "piece" || verb === "pieceIn")
    return { is: "build", dept: verb === "piece" ? -1 : dept(tree, "a"), ...offOf(tree), n: number(tree, "n", MOST_PIECES) };
  switch (tree.is) {
    case "lose":
      return { is: "lose", n: amount("m", MOST_MONEY) };
    case "pay":
      return { is: "lose", n: amount("m", MOST_MONEY) };
    case "gain":
      return { is: "gain", n: amount("m", MOST_MONEY) };
    case "draw.action":
      return { is: "draw", n: amount("n", MOST_CARDS) };
    case "pay.you":
      return { is: "pay you", n: amount("m", MOST_MONEY) };
    case "pay.that":
      return { is: "pay that", n: amount("m", MOST_MONEY) };
    case "discard.random":
      return { is: "discard random", n: number(tree, "n", MOST_CARDS) };
    case "discard.security":
      return { is: "discard", of: "security", n: number(tree, "n", MOST_CARDS) };
    case "discard.things":
      return { is: "discard", of: heldThing(part(tree, "g")), n: number(tree, "n", MOST_CARDS) };
    case "yield":
      return { is: "yield", of: heldThing(part(tree, "g")), n: number(tree, "n", MOST_CARDS) };
    case "recover":
      return { is: "recover", of: heldThing(part(tree, "g")), n: number(tree, "n", MOST_CARDS) };
    case "dark":
      return { is: "dark" };
    case "replace":
      return { is: "replace", pool: -1, n: number(tree, "n", MOST_CARDS) };
    case "replace.of":
      return { is: "replace", pool: poolOf(tree), n: number(tree, "n", MOST_CARDS) };
    case "replace.all":
      return { is: "replace all", pool: poolOf(tree) };
    case "top.one":
    case "top.many":
      return { is: "top of deck", deck: deckOf(tree), n: tree.is === "top.one" ? 1 : number(tree, "n", MOST_CARDS, 2) };
    case "look.one":
    case "look.many":
      return { is: "peek deck", deck: deckOf(tree), n: tree.is === "look.one" ? 1 : number(tree, "n", MOST_CARDS, 2) };
    case "roll.dice":
      return { is: "roll", n: number(tree, "n", MOST_CARDS) };
    case "dig":
      return { is: "dig", deck: deckOf(tree), n: number(tree, "n", MOST_CARDS, 2) };
    case "lasts.turn":
    case "lasts.round":
    case "lasts.thisRound":
    case "lasts.theirTurn":
      return lastsOf(tree, UNTIL[tree.is] ?? lacking(tree), how);
    case "unbuild":
    case "unbuild.in":
      return { is: "remove", dept: tree.is === "unbuild" ? -1 : dept(tree, "a") };
    case "team.gate":
    case "team.hq":
      return { is: "team", teams: teamsOf(part(tree, "t")), deed: { is: "put", home: tree.is === "team.hq" } };
    case "team.place":
      return { is: "team", teams: teamsOf(part(tree, "t")), deed: { is: "place" } };
    case "home":
    case "home.hq":
      return { is: "team", teams: { whose: "own", all: false, inside: false }, deed: { is: "put", home: tree.is === "home.hq" } };
    case "team.lose":
      return { is: "team", teams: teamsOf(part(tree, "t")), deed: { is: "lose", n: number(tree, "n", MOST_CARDS) } };
    case "team.march": {
      const teams = teamsOf(part(tree, "t"));
      return { is: "team", teams, deed: { is: "march", n: number(tree, "n", MOST_CARDS) } };
    }
    case "act.repel":
      return { is: "repel" };
    case "act.again":
      return { is: "again" };
    case "this.toGarrison":
    case "this.toTeam":
      return { is: "back" };
    case "discard.this":
      return { is: "discard this" };
    case "team.destroy":
      return { is: "team", teams: teamsOf(part(tree, "t")), deed: { is: "destroy" } };
    default:
      return singleOf(tree, how);
  }
}

const UNTIL: Readonly<Record<string, Until>> = {
  "lasts.turn": "turn",
  "lasts.round": "your turn",
  "lasts.thisRound": "round",
  "lasts.theirTurn": "their turn",
};
/** What holds for a time: for teams that are named, for all of some players, or for a player (CORP-R83, CORP-R88, CORP-R98, CORP-R102). */
function lastsOf(tree: Tree, until: Until, how: LongDeeds): Bare {
  const held = part(tree, "s");
  const teams = isTree(held.holes["t"]) && held.is.startsWith("team.") ? teamsOf(part(held, "t")) : undefined;
  const cannot = (bonuses: readonly Bonus[]): boolean =>
    bonuses.some(
      ({ kind, per, when, of, first }) =>
        per !== undefined || when !== undefined || of !== undefined || first === true || NOT_FOR_A_TIME.has(kind),
    );
  if (teams !== undefined && !isEveryTeam(teams)) {
    const bonuses = teamBonusesOf(held);
    return cannot(bonuses)
      ? lacking(tree, "This cannot be given for a time")
      : { is: "team", teams, deed: { is: "given", bonuses, until } };
  }
  if (until === "their turn") return lacking(tree, "Say of which team: “that team …”");
  const next = nextOf(held);
  if (next !== undefined) return { is: "lasts", bonuses: [next], until, once: true };
  const bonuses = how.bonuses(held);
  return cannot(bonuses) ? lacking(tree, "This cannot be given for a time") : { is: "lasts", bonuses, until };
}

/** What is looked at only on assets. */
const NOT_FOR_A_TIME: ReadonlySet<number> = new Set([CAP, LIMIT_DRAW, LOOKS, SWAPS]);

/** A deed of printed cards that needs nobody else and nothing chosen before. */
function singleOf(tree: Tree, how: LongDeeds): Bare {
  const [deed, ...others] = how.deeds(tree);
  if (deed === undefined || others.length > 0 || !SINGLE.has(deed.is))
    return lacking(tree, "This cannot be done together with something else");
  return { is: "deed", deed: deed as ShortDeed };
}
const SINGLE: ReadonlySet<string> = new Set([
  "revive",
  "discard hand",
  "fill hand",
  "exchange",
  "hire",
  "extra",
  "steps",
  "stock",
  "build",
]);
