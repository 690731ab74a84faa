/** A whole text as operations of the rules: its lines by their headings, what is ongoing, a manipulation, a contract. */
import { err, ok, type Result } from "../../../../kernel/result.ts";
import { faultOf, lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Problem, type TextReading, type Tree } from "../../../../language/index.ts";
import { COLOURS } from "../../fields.ts";
import { type Always, LINES, type Line, type Ongoing } from "../../moments.ts";
import { INFLUENCE, NOTORIETY } from "../../tracks/tracks.ts";
import { CAR, CRASH, STRONG_ARM, VIRAL } from "../../turn/boosts.ts";
import { colour, number, token } from "../match.ts";
import type { MetroText, Operation, Term } from "../operations.ts";
import { at } from "./at.ts";
import { conditionOf, countOf, everyOf, IN_SLOT } from "./counts.ts";
import { movesOf } from "./grid.ts";
import { answerOf, isAnswer, readUse, widerOf } from "./wider.ts";

const UNDONE = "The rules of Metrorunner cannot carry this out";

/** What a count brings at most where no other number is said: as many cubes as there are of a colour. */
const MOST_GAINED = 20;

/** The number of a district that is none. */
const FREELANCE = 5;

type Fault = Pick<Problem, "from" | "to" | "message">;

const PLACED = "A placement only puts cubes on district resource spaces (MR-11.16)";
const IDLE = "The A.I. is not asked, and holds no resources (MR-14.5)";

/** Lines that go on by themselves, and what they cannot say: prices, losses, choices of players. */
const BY_ITSELF: ReadonlySet<Line> = new Set(["placement", "move", "left", "right"]);
const ASKS: ReadonlySet<Operation["op"]> = new Set([
  ...(["may", "pay", "lose", "give", "others", "claim", "crash", "place figure", "peek", "dig", "reveal", "cubes", "figure"] as const),
  ...(["again", "move step", "exchange jobs", "move job", "take back", "take action", "complete more", "cheaper"] as const),
  ...(["trade", "hand over", "block", "gain same", "see and take"] as const),
]);

/** What a text that was read comes to; on failure every part that the rules do not carry out. */
export function readMetroText({ abilities }: Pick<TextReading, "abilities">): Result<MetroText, readonly Fault[]> {
  const lines: Partial<Record<Line, readonly Operation[]>> = {};
  let text: MetroText = { lines, terms: [], locked: false, answers: [], uses: [], more: [] };
  const faults: Fault[] = [];
  for (const { lines: sentences } of abilities)
    try {
      const [line] = sentences;
      if (!line) continue;
      const heading = line.is === "line.section" || line.is === "line.score" ? part(line, "h").is : undefined;
      const body = line.is === "line.section" ? part(line, "p") : line;
      if (line.is === "line.score") text = scoredBy(text, part(line, "s"));
      else if (line.is === "line.static") text = { ...text, locked: part(line, "s").is === "has.noCharacter" || lacking(line) };
      else if (heading === "heading.ongoing" && body.is === "part.use") {
        if (text.uses.length > 0) lacking(line, "A card has one text that can be used");
        text = { ...text, uses: [readUse(body, operationsOf, (before) => sentences.slice(1).reduce(continued, before))] };
      } else if (heading === "heading.ongoing")
        text = isAnswer(body)
          ? { ...text, answers: [...text.answers, answerOf(body, operationsOf, (before) => sentences.slice(1).reduce(continued, before))] }
          : withOngoing(text, ongoingOf(sentences, body), line);
      else if (heading === "heading.named" || heading === "heading.manipulation")
        text = { ...text, manipulation: manipulationOf(line, sentences, body) };
      else {
        const name = LINES.find((one) => heading === `heading.${one}`) ?? lacking(line);
        const [, ...others] = sentences;
        const done = others.reduce(continued, operationsOf(body));
        if (done.some((one) => one.op === "toll" || (one.op === "others" && one.do.some(({ op }) => op === "toll"))))
          lacking(line, "Say when: “When an opponent …, that opponent gives you …”");
        if (BY_ITSELF.has(name) && done.some(({ op }) => ASKS.has(op))) lacking(line, name === "placement" ? PLACED : IDLE);
        lines[name] = [...(lines[name] ?? []), ...done];
      }
    } catch (error) {
      faults.push(faultOf(error, UNDONE));
    }
  return faults.length > 0 ? err(faults) : ok(text);
}

/** A job has one ability that the rules count with (MR-1.7). */
const withOngoing = (text: MetroText, ongoing: Ongoing, line: Tree): MetroText =>
  text.ongoing === undefined ? { ...text, ongoing } : lacking(line, "A job can have one ongoing ability of this kind");

/** A further sentence; “Otherwise” belongs to the “if” before it (MR-R40), “If you do” to the “you may” (MR-R51). */
function continued(before: readonly Operation[], line: Tree): readonly Operation[] {
  const body = line.holes["b"];
  if (!isTree(body)) return lacking(line);
  if (line.is === "line.do") return [...before, ...operationsOf(body)];
  const last = before.at(-1);
  if (line.is === "line.ifYouDo" && last?.op === "may")
    return [...before.slice(0, -1), { ...last, do: [...last.do, ...operationsOf(body)] }];
  if (line.is !== "line.otherwise" || last?.op !== "if" || last.otherwise.length > 0) return lacking(line);
  return [...before.slice(0, -1), { ...last, otherwise: operationsOf(body) }];
}

/** What a text gives at final scoring. */
function scoredBy(text: MetroText, score: Tree): MetroText {
  const term = (one: Term): MetroText => ({ ...text, terms: [...text.terms, one] });
  switch (score.is) {
    case "score.contract":
      return { ...text, contract: number(score, "n") };
    case "score.strict":
      return { ...term("no freelance"), contract: number(score, "n") };
    case "score.noMajority":
      return term("no majority");
    case "score.highest":
      return term("highest influence");
    case "score.stands":
      return { ...text, stands: number(score, "n", 3, 2) };
    case "score.per": {
      const more = { n: number(score, "n"), of: countOf(part(score, "p")), ...everyOf(part(score, "p")) };
      return { ...text, more: [...text.more, more] };
    }
    case "score.if":
      return { ...text, more: [...text.more, { n: number(score, "n"), cond: conditionOf(part(score, "c")) }] };
    default:
      return lacking(score);
  }
}

function manipulationOf(line: Tree, sentences: readonly Tree[], body: Tree): NonNullable<MetroText["manipulation"]> {
  if (sentences.length > 1) return lacking(line, "A manipulation is one sentence: join its parts with “, then”");
  const heading = part(line, "h");
  return { name: heading.is === "heading.named" ? part(heading, "k").is : undefined, moves: movesOf(body) ?? lacking(body) };
}

/** What counts all the time (MR-R45, MR-R56). */
const ALWAYS: Readonly<Record<string, "moves" | Always>> = {
  "part.moves": "moves",
  "part.jobsKept": "jobs kept",
  "part.cubesKept": "cubes kept",
  "part.agents": "agents",
  "part.manipulations": "manipulations",
  "part.boosts": "boosts",
  "part.gigs": "gigs",
  "part.assets": "assets",
  "part.collect": "collect",
  "part.jobs": "jobs",
  "part.jobsFreelance": `jobs ${FREELANCE}`,
  "part.ownMore": "own manipulations",
  "part.boost.car": `boost ${CAR}`,
  "part.boost.crash": `boost ${CRASH}`,
  "part.boost.viral": `boost ${VIRAL}`,
  "part.boost.strongArm": `boost ${STRONG_ARM}`,
};
/** What is so or is not. */
const ALLOWED: Readonly<Record<string, Always>> = {
  "part.stay": "stay",
  "part.anywhere": "anywhere",
  "part.alpha": "alpha",
  "part.beta": "beta",
};

function ongoingOf(sentences: readonly Tree[], body: Tree): Ongoing {
  if (sentences.length > 1 || !body.is.startsWith("part.")) return lacking(body);
  const all = ALWAYS[body.is];
  if (all !== undefined) return { is: all, n: number(body, "n", 5) };
  const allowed = ALLOWED[body.is];
  if (allowed !== undefined) return { is: allowed, n: 1 };
  if (body.is === "part.jobsOf") return { is: `jobs ${colour(body, "c")}`, n: number(body, "n", 5) };
  if (part(body, "l").is !== "limit.action") return lacking(body);
  switch (body.is) {
    case "part.bonus":
      return { is: "bonus", least: number(body, "n"), of: colour(body, "c"), gains: number(body, "m"), colour: colour(body, "d") };
    case "part.substitute":
      return { is: "substitute", colour: colour(body, "c") };
    case "part.substituteFor":
      return colour(body, "c") === colour(body, "d")
        ? lacking(body, "Say two different colours")
        : { is: "substitute", colour: colour(body, "c"), instead: colour(body, "d") };
    case "part.discount":
      return colour(body, "c") === colour(body, "d")
        ? { is: "discount", colour: colour(body, "c"), n: number(body, "n") }
        : lacking(body, "The cubes saved must have the colour of the cost");
    default:
      return lacking(body);
  }
}

/** The operations of an instruction, in order. */
function operationsOf(tree: Tree): readonly Operation[] {
  const moves = tree.is === "then" ? undefined : movesOf(tree);
  if (moves !== undefined) return at(tree, { op: "grid", moves });
  switch (tree.is) {
    case "then":
      return ["a", "b"].flatMap((hole) => operationsOf(part(tree, hole)));
    case "then.three":
      return ["a", "b", "c"].flatMap((hole) => operationsOf(part(tree, hole)));
    case "may":
      return at(tree, { op: "may", do: operationsOf(part(tree, "s")) });
    case "choose.one":
    case "choose.one.three":
      return at(tree, {
        op: "either",
        options: ["a", "b", "c"].flatMap((hole) => (isTree(tree.holes[hole]) ? [operationsOf(part(tree, hole))] : [])),
      });
    case "gain.goods":
      return goodsOf(part(tree, "a"));
    case "gain.both":
      return ["a", "b"].flatMap((hole) => goodsOf(part(tree, hole)));
    case "gain.either":
      return at(tree, { op: "either", options: ["a", "b"].map((hole) => goodsOf(part(tree, hole))) });
    case "gain.each":
    case "gain.eachMost": {
      const [one, another] = goodsOf(part(tree, "a"));
      const of = countOf(part(tree, "p"));
      if (one === undefined || another !== undefined || IN_SLOT.has(of)) return lacking(tree);
      return at(tree, {
        op: "each",
        of,
        ...everyOf(part(tree, "p")),
        most: tree.is === "gain.eachMost" ? number(tree, "n") : MOST_GAINED,
        do: one,
      });
    }
    case "if":
      return at(tree, { op: "if", cond: conditionOf(part(tree, "c")), do: operationsOf(part(tree, "l")), otherwise: [] });
    case "put.one":
    case "put.two":
    case "put.three":
      return ["a", "b", "c"].flatMap((hole) => (isTree(tree.holes[hole]) ? lotOf(part(tree, hole)) : []));
    case "influence":
      return at(tree, { op: "advance", track: INFLUENCE, n: number(tree, "n") });
    case "notoriety":
      return at(tree, { op: "advance", track: NOTORIETY, n: number(tree, "n") });
    default:
      return widerOf(tree, operationsOf, goodsOf) ?? rogueOf(tree);
  }
}

function goodsOf(goods: Tree): readonly Operation[] {
  switch (goods.is) {
    case "goods.cubes":
      return at(goods, { op: "gain", any: number(goods, "n"), fixed: [] });
    case "goods.colour":
      return at(goods, { op: "gain", any: 0, fixed: [[colour(goods, "c"), number(goods, "n")]] });
    case "goods.credits":
      return at(goods, { op: "credits", n: number(goods, "n") });
    case "goods.brute":
      return at(goods, { op: "brute", n: number(goods, "n") });
    case "goods.jobs":
      return at(goods, { op: "jobs", n: number(goods, "n") });
    case "goods.same":
      return at(goods, { op: "gain same", n: number(goods, "n") });
    case "goods.each": {
      const n = number(goods, "n");
      return at(goods, { op: "gain", any: 0, fixed: COLOURS.map((_, colour) => [colour, n] as const) });
    }
    case "goods.jobsOf":
      return at(goods, { op: "jobs", n: number(goods, "n"), from: "offer", district: colour(goods, "c") });
    case "goods.freelance":
      return at(goods, { op: "jobs", n: number(goods, "n"), from: "offer", district: FREELANCE });
    case "goods.jobsOffer":
    case "goods.jobsDeck":
      return at(goods, { op: "jobs", n: number(goods, "n"), from: goods.is === "goods.jobsOffer" ? "offer" : "deck" });
    default:
      return lacking(goods);
  }
}

const lotOf = (lot: Tree): readonly Operation[] =>
  at(lot, { op: "place", district: colour(lot, "d"), colour: colour(lot, "c"), n: number(lot, "n") });

/** What only the Rogue A.I. does (MR-14.7, MR-14.10, MR-14.11). */
function rogueOf(tree: Tree): readonly Operation[] {
  switch (tree.is) {
    case "ai.influence":
      return at(tree, { op: "advance ai", track: INFLUENCE, n: number(tree, "n") });
    case "ai.notoriety":
      return at(tree, { op: "advance ai", track: NOTORIETY, n: number(tree, "n") });
    case "token.advance":
      return at(tree, { op: "token", token: token(tree), counted: number(tree, "n") });
    case "token.ahead":
      return at(tree, { op: "token at", token: token(tree), steps: number(tree, "n") });
    case "token.behind":
      return at(tree, { op: "token at", token: token(tree), steps: -number(tree, "n") });
    case "figure.advance":
      return at(tree, { op: "step", n: number(tree, "n", 15) });
    case "return.credits":
      return at(tree, { op: "sell", most: number(tree, "n"), credits: number(tree, "m", 5) });
    case "opponent.brute":
      return at(tree, { op: "opponent returns", n: number(tree, "n", 5) });
    case "token.hack":
      return at(tree, { op: "token to hack", token: token(tree) });
    case "token.clear":
      return at(tree, { op: "clear", token: token(tree) });
    case "cycle.left":
      return at(tree, { op: "cycle", side: 0 });
    case "cycle.right":
      return at(tree, { op: "cycle", side: 1 });
    case "offer.discard":
      return at(tree, { op: "offer", place: number(tree, "n", 4) - 1 });
    default:
      return lacking(tree);
  }
}
