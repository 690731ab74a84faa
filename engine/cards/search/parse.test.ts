/** How a text is read: precedence, spans, what is ignored and why. Nothing is ever dropped in silence. */
import { describe, expect, test } from "vitest";
import { SMALL } from "./fixtures/small.ts";
import { DEEPEST_GROUP, LONGEST_QUERY, parseQuery } from "./parse.ts";
import { printQuery, printTree } from "./print.ts";
import type { Node } from "./types.ts";

/** A tree with every group in brackets. */
function shape(node: Node): string {
  if (node.kind === "and" || node.kind === "or") return `[${node.parts.map(shape).join(node.kind === "and" ? " " : " | ")}]`;
  return node.kind === "not" ? `-${shape(node.part)}` : printTree(node);
}

describe("precedence", () => {
  test.each([
    ["a b or c d", "[[a b] | [c d]]"],
    ["a | b c", "[a | [b c]]"],
    ["-a b", "[-a b]"],
    ["not a or b", "[-a | b]"],
    ["-(a or b) c", "[-[a | b] c]"],
    ["(a b) c", "[[a b] c]"],
    ["a or (b or c)", "[a | [b | c]]"],
    ["A OR B", "[a | b]"],
    ['"a or b"', '"a or b"'],
    ["orb nota", "[orb nota]"],
    ["", ""],
  ])("%j is %s", (text, expected) => {
    const query = parseQuery(text, SMALL);
    expect(shape(query.tree)).toBe(expected);
    expect(query.ignored).toEqual([]);
  });
});

describe("the normal form", () => {
  test.each([
    ["T:Guards C:CRIMSON", "type:guard colour:red"],
    ["P <= 2M", "price<=2"],
    ["aa+bb-p!=3", "aa+bb-price!=3"],
    ["aa:- has:P", "aa:- has:price"],
    ["p:2-4", "price:2-4"],
    ["c:dark-blue", 'colour:"dark blue"'],
    ["#Human -#Water", "tag:human -tag:water"],
    ['@"My Search" @x', '@"My Search" @x'],
    ["n:/^The/ /x/i", "name:/^The/ name:/x/i"],
    ["x:Draw,“Two cards”", 'text:draw,"two cards"'],
    ["changed<2w", "changed<14d"],
    ["sort:-P,n view:TABLE a", "a sort:-price,name view:table"],
    ["is:new", "rev=1 changed<7d"],
    ["num:r-h4", "num=r-h4"],
    ["legal:Open,deck in:deck", "legal:Open,deck in:deck"],
  ])("%s → %s", (text, expected) => {
    const query = parseQuery(text, SMALL);
    expect(query.ignored).toEqual([]);
    expect(printQuery(query)).toBe(expected);
  });
});

describe("what is ignored", () => {
  test.each([
    ["a fction:b c", "fction:b", "[a c]"],
    ["a -fction:b", "-fction:b", "a"],
    ["a or colr:red", "colr:red", "a"],
    ["(colr:red) a", "colr:red", "a"],
    ["c:red,geen", "geen", "colour:red"],
    ["c:", "c:", ""],
    ["c: type:guard", "c:", "type:guard"],
    ["type:guard,", ",", "type:guard"],
    ["c:geen,bleu", "c:geen,bleu", ""],
    ["c:geen, a", "c:geen,", "a"],
    ["c:red>3", ">3", "colour:red"],
    ["b ) | a", ")", "[b | a]"],
    ["a or", "or", "a"],
    ["or a", "or", "a"],
    ["a | | b", "|", "[a | b]"],
    ["not", "not", ""],
    ["-", "-", ""],
    ["a - b", "-", "[a b]"],
    ["--a", "-", "-a"],
    [")", ")", ""],
    ["a) b", ")", "[a b]"],
    ["() a", "()", "a"],
    ["!", "!", ""],
    ["# a", "#", "a"],
    ["@ a", "@", "a"],
    [">=3 a", ">=3", "a"],
    ['""', '""', ""],
    ["★", "★", ""],
    ["\u202e a", "\u202e", "a"],
    ["/ab", "/ab", ""],
    ["/ab/x", "/ab/x", ""],
    ["p:/a/", "p:/a/", ""],
    ["p:many", "p:many", ""],
    ["aa:3M", "aa:3M", ""],
    ["p<2,3", "p<2,3", ""],
    ["p<-", "p<-", ""],
    ["c<red", "c<red", ""],
    ["p=>2", "p=>2", ""],
    ["p+c>2", "p+c>2", ""],
    ["changed:2026-02-30", "changed:2026-02-30", ""],
    ["changed<7", "changed<7", ""],
    ["-sort:p", "-sort:p", ""],
    ["sort:p sort:n", "sort:n", ""],
    ["sort:p,zzzz", "zzzz", ""],
    ["unique:aa", "unique:aa", ""],
    ["view:grid,list", "view:grid,list", ""],
    ["p:99999999999999999999", "p:99999999999999999999", ""],
  ])("in %j it is %j, and the rest is read", (text, part, rest) => {
    const query = parseQuery(text, SMALL);
    expect(query.ignored.map((each) => each.text)).toEqual([part]);
    expect(shape(query.tree)).toBe(rest);
    for (const { from, to, text: ignored, message } of query.ignored) {
      expect(text.slice(from, to)).toBe(ignored);
      expect(message).toMatch(/^\S.*[.3]$/u);
    }
  });

  test.each([
    ["colr:red", "colour:red"],
    ["tpye:guard a", "type:guard"],
    ["-tpye:guard", "-type:guard"],
    ["p=>2", "p>=2"],
    ["p==2", "p=2"],
    ["aa:3M", "aa:3"],
    ["aa>bbb", "aa>bb"],
    ["type:rare", "is:rare"],
    ["c<red", "c:red"],
    ["p<2-3", "p:2-3"],
    ["changed<7", "changed<7d"],
    ["c:read", "c:red"],
    ["zork:1", undefined],
  ])("%s is meant as %s", (text, suggestion) => {
    const [ignored] = parseQuery(text, SMALL).ignored;
    expect(ignored?.suggestion).toBe(suggestion);
    if (suggestion) expect(parseQuery(suggestion, SMALL).ignored).toEqual([]);
  });

  test("an unknown field compared with a number may be a keyword, which comes later", () =>
    expect(parseQuery("mutation>=4", SMALL).ignored[0]?.message).toBe(
      "Small Lights has no field “mutation”. If it is a keyword: the studio cannot read this game's texts yet.",
    ));
});

describe("what is left open", () => {
  test.each([
    ['a "b', '"', 'a "b"'],
    ["(a or b", ")", "a or b"],
    ['((a or "b', '"))', 'a or "b"'],
    ['x:"draw', '"', "text:draw"],
    ["x:/draw", "/", ""],
  ])("%s is closed by %s", (text, closing, normal) => {
    const query = parseQuery(text, SMALL);
    expect(query.closing).toBe(closing);
    expect(printQuery(query)).toBe(normal);
    expect(parseQuery(text + closing, SMALL).closing).toBe("");
  });
});

describe("limits", () => {
  test("a long text is ignored as a whole, at once", () => {
    const query = parseQuery("type:guard ".repeat(10_000), SMALL);
    expect(query.tree.kind).toBe("all");
    expect(query.ignored.map((each) => each.message)).toEqual([
      "This query has 110,000 characters; the limit is 2,000. The query was ignored.",
    ]);
    expect(parseQuery("a".repeat(LONGEST_QUERY), SMALL).ignored).toEqual([]);
  });
  test("parentheses go so deep and no deeper", () => {
    const nested = (depth: number) => parseQuery(`${"(".repeat(depth)}a${")".repeat(depth)} b`, SMALL);
    expect(nested(DEEPEST_GROUP).ignored).toEqual([]);
    const deeper = nested(DEEPEST_GROUP + 1);
    expect(deeper.ignored.map((each) => [each.text, each.message])).toEqual([["(a)", "Parentheses can be nested at most 50 deep."]]);
    expect(shape(deeper.tree)).toBe("b");
    expect(parseQuery("(".repeat(10_000), SMALL).ignored[0]?.message).toMatch(/the limit is 2,000/);
  });
});
