/** The normal form of a query: main field names, lower case, one blank between parts. Reading it gives the same tree again. */
import { unreachable } from "../../kernel/result.ts";
import { quoted } from "./field.ts";
import type { Directives, Node, Query, Sum, Term, Value } from "./types.ts";

/** A query's parts and directives in normal form; what was ignored is gone. */
export function printQuery(query: Query): string {
  return [printTree(query.tree), printDirectives(query.directives)].filter((text) => text !== "").join(" ");
}

/** A tree in normal form; "" for the query that finds all. */
export function printTree(node: Node): string {
  switch (node.kind) {
    case "all":
      return "";
    case "and":
      return node.parts.map((part) => (part.kind === "and" || part.kind === "or" ? `(${printTree(part)})` : printTree(part))).join(" ");
    case "or":
      return node.parts.map((part) => (part.kind === "or" ? `(${printTree(part)})` : printTree(part))).join(" or ");
    case "not":
      return node.part.kind === "and" || node.part.kind === "or" || node.part.kind === "not"
        ? `-(${printTree(node.part)})`
        : `-${printTree(node.part)}`;
    default:
      return printTerm(node);
  }
}

function printTerm(term: Term): string {
  switch (term.kind) {
    case "word":
      return term.text.toLowerCase();
    case "phrase":
      return `"${term.text.toLowerCase()}"`;
    case "whole":
      return `!"${term.text.toLowerCase()}"`;
    case "saved":
      return `@${quoted(term.name)}`;
    case "number": {
      const { right } = term;
      const value = right.is === "sum" ? sumText(right.sum) : right.is === "range" ? `${right.low}-${right.high}` : right.numbers.join(",");
      return `${sumText(term.left)}${term.op}${value}`;
    }
    case "text":
      return `${term.field}${term.op}${term.values.map((value) => quoted(value.toLowerCase())).join(",")}`;
    case "values":
      return `${term.field}${term.op}${valuesText(term.values)}`;
    case "null":
      return `${sumText(term.left)}${term.op}-`;
    case "regex":
      return `${term.field}${term.op}/${term.pattern}/${term.ignoreCase ? "i" : ""}`;
    case "date":
      return `${term.field}${term.op}${term.right.is === "day" ? term.right.day : `${term.right.days}d`}`;
    case "deck":
      return `in${term.op}${valuesText(term.names)}`;
    case "rules":
      return `${term.field}${term.op}${valuesText(term.names)}`;
    default:
      return unreachable(term);
  }
}

function printDirectives({ sort, view, unique, game }: Directives): string {
  const parts = [
    sort && `sort:${sort.map(({ field, descending }) => `${descending ? "-" : ""}${field}`).join(",")}`,
    view && `view:${view}`,
    unique && `unique:${unique}`,
    game && `game:${game}`,
  ];
  return parts.filter((part) => part !== undefined).join(" ");
}

const sumText = (sum: Sum): string => sum.map(({ field, sign }, i) => `${sign < 0 ? "-" : i === 0 ? "" : "+"}${field}`).join("");
const valuesText = (values: readonly Value[]): string => values.map(({ value }) => quoted(value)).join(",");
