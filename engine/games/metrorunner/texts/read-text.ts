/** A whole text as operations of the rules: its lines by their headings, what is ongoing, a manipulation, a contract. */
import { err, ok, type Result } from "../../../kernel/result.ts";
import { faultOf, lacking, part } from "../../../language/holes.ts";
import { isTree, type Problem, type TextReading, type Tree } from "../../../language/index.ts";
import { LINES, type Line, type Ongoing } from "../moments.ts";
import { INFLUENCE, NOTORIETY } from "../tracks/tracks.ts";
import { colour, number, token } from "./match.ts";
import type { MetroText, Operation } from "./operations.ts";
import { movesOf } from "./read-grid.ts";

const UNDONE = "The rules of Metrorunner cannot carry this out";

type Fault = Pick<Problem, "from" | "to" | "message">;
/** Omits from each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a text that was read comes to; on failure every part that the rules do not carry out. */
export function readMetroText({ abilities }: Pick<TextReading, "abilities">): Result<MetroText, readonly Fault[]> {
  const lines: Partial<Record<Line, readonly Operation[]>> = {};
  let text: MetroText = { lines };
  const faults: Fault[] = [];
  for (const { lines: sentences } of abilities)
    try {
      const [line] = sentences;
      if (!line) continue;
      const heading = line.is === "line.section" || line.is === "line.score" ? part(line, "h").is : undefined;
      const body = line.is === "line.section" ? part(line, "p") : line;
      if (line.is === "line.score") text = { ...text, contract: contractOf(part(line, "s")) };
      else if (heading === "heading.ongoing") text = { ...text, ongoing: ongoingOf(sentences, body) };
      else if (heading === "heading.named" || heading === "heading.manipulation")
        text = { ...text, manipulation: manipulationOf(line, sentences, body) };
      else {
        const name = LINES.find((one) => heading === `heading.${one}`) ?? lacking(line);
        lines[name] = [...(lines[name] ?? []), ...sentences.flatMap((sentence, i) => operationsOf(i === 0 ? body : bodyOf(sentence)))];
      }
    } catch (error) {
      faults.push(faultOf(error, UNDONE));
    }
  return faults.length > 0 ? err(faults) : ok(text);
}

const bodyOf = (line: Tree): Tree => {
  const body = line.holes["b"];
  return line.is === "line.do" && isTree(body) ? body : lacking(line);
};

function contractOf(score: Tree): number {
  return score.is === "score.contract" ? number(score, "n") : lacking(score);
}

function manipulationOf(line: Tree, sentences: readonly Tree[], body: Tree): NonNullable<MetroText["manipulation"]> {
  if (sentences.length > 1) return lacking(line, "A manipulation is one sentence: join its parts with “, then”");
  const heading = part(line, "h");
  return { name: heading.is === "heading.named" ? part(heading, "k").is : undefined, moves: movesOf(body) ?? lacking(body) };
}

function ongoingOf(sentences: readonly Tree[], body: Tree): Ongoing {
  if (sentences.length > 1 || !body.is.startsWith("part.") || part(body, "l").is !== "limit.action") return lacking(body);
  switch (body.is) {
    case "part.bonus":
      return { is: "bonus", least: number(body, "n"), of: colour(body, "c"), gains: number(body, "m"), colour: colour(body, "d") };
    case "part.substitute":
      return { is: "substitute", colour: colour(body, "c") };
    case "part.discount":
      return colour(body, "c") === colour(body, "d")
        ? { is: "discount", colour: colour(body, "c"), n: number(body, "n") }
        : lacking(body, "The cubes saved must have the colour of the cost");
    default:
      return lacking(body);
  }
}

const at = (tree: Tree, operation: Without<Operation, "words">): readonly Operation[] => [
  { ...operation, words: tree.span ?? { from: 0, to: 0 } } as Operation,
];

/** The operations of an instruction, in order. */
function operationsOf(tree: Tree): readonly Operation[] {
  const moves = tree.is === "then" ? undefined : movesOf(tree);
  if (moves !== undefined) return at(tree, { op: "grid", moves });
  switch (tree.is) {
    case "then":
      return ["a", "b"].flatMap((hole) => operationsOf(part(tree, hole)));
    case "then.three":
      return ["a", "b", "c"].flatMap((hole) => operationsOf(part(tree, hole)));
    case "gain.goods":
      return goodsOf(part(tree, "a"));
    case "gain.both":
      return ["a", "b"].flatMap((hole) => goodsOf(part(tree, hole)));
    case "gain.either":
      return at(tree, { op: "either", options: ["a", "b"].map((hole) => goodsOf(part(tree, hole))) });
    case "put.one":
    case "put.two":
    case "put.three":
      return ["a", "b", "c"].flatMap((hole) => (isTree(tree.holes[hole]) ? lotOf(part(tree, hole)) : []));
    case "influence":
      return at(tree, { op: "advance", track: INFLUENCE, n: number(tree, "n") });
    case "notoriety":
      return at(tree, { op: "advance", track: NOTORIETY, n: number(tree, "n") });
    default:
      return rogueOf(tree);
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
