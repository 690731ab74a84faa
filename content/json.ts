/** JSON that knows where each value stands. */
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { SourceFile } from "./file.ts";
import { type Problem, positions } from "./problem.ts";

export type Path = readonly (string | number)[];

export type JsonFile = {
  readonly file: string;
  readonly value: unknown;
  /** The problem at the value of a path; at the nearest value around it when the path leads nowhere. */
  readonly at: (path: Path, field: string, message: string) => Problem;
  /** The problem at the name of the last member of a path. */
  readonly atName: (path: Path, field: string, message: string) => Problem;
};

/** The file's value with its places, or what is wrong with its syntax. A name that stands twice in one object is wrong, too. */
export function readJson(
  source: SourceFile,
):
  | { readonly json: JsonFile; readonly problems: readonly Problem[] }
  | { readonly json?: undefined; readonly problems: readonly Problem[] } {
  const { file, text } = source;
  const place = positions(text);
  const problem = (offset: number, field: string, message: string): Problem => ({ file, ...place(offset), field, message });
  if (!/\S/.test(text)) return { problems: [problem(0, "", "The file is empty. A content file must contain JSON.")] };
  const errors: ParseError[] = [];
  const read = walked(() => {
    const root = parseTree(text, errors, { disallowComments: true });
    return root && { root, value: getNodeValue(root) as unknown, twins: twins(root) };
  });
  const [first] = errors;
  // The errors after the first mostly follow from it.
  if (first)
    return {
      problems: [
        problem(first.offset, "", `This is not valid JSON: ${SYNTAX[printParseErrorCode(first.error)] ?? "it cannot be read from here"}.`),
      ],
    };
  if (!read) return { problems: [problem(0, "", "The file is nested too deeply. Content is lists of plain cards.")] };
  const { root, value } = read;

  const nearest = (path: Path): Node => {
    for (let length = path.length; length > 0; length--) {
      const node = findNodeAtLocation(root, path.slice(0, length));
      if (node) return node;
    }
    return root;
  };
  return {
    json: {
      file,
      value,
      at: (path, field, message) => problem(nearest(path).offset, field, message),
      atName: (path, field, message) => {
        const node = nearest(path);
        return problem(node.parent?.type === "property" ? node.parent.offset : node.offset, field, message);
      },
    },
    problems: read.twins.map(({ offset, name }) =>
      problem(offset, name, `"${name}" appears twice in one object, so the first one would be lost. Remove one of them.`),
    ),
  };
}

/** What `walk` answers; undefined when the tree is deeper than the stack. */
function walked<T>(walk: () => T | undefined): T | undefined {
  try {
    return walk();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Members whose name their object has already. */
function twins(root: Node): { readonly offset: number; readonly name: string }[] {
  const found: { offset: number; name: string }[] = [];
  const visit = (node: Node) => {
    const names = new Set<string>();
    for (const child of node.children ?? []) {
      if (child.type === "property") {
        const name = String(child.children?.[0]?.value);
        if (names.has(name)) found.push({ offset: child.offset, name });
        names.add(name);
      }
      visit(child);
    }
  };
  visit(root);
  return found;
}

const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: "this word is not true, false or null; text needs double quotes",
  InvalidNumberFormat: "this is not a valid JSON number",
  PropertyNameExpected: "a member name in double quotes must follow; remove any comma before }",
  ValueExpected: "a value must follow; remove any comma before ] or }",
  ColonExpected: "a colon is missing between a name and its value",
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "a } is missing",
  CloseBracketExpected: "a ] is missing",
  EndOfFileExpected: "the file should end here",
  InvalidCommentToken: "comments are not allowed; remove it",
  UnexpectedEndOfComment: "a comment is not closed; comments are not allowed",
  UnexpectedEndOfString: 'a text is not closed with " on its line',
  UnexpectedEndOfNumber: "a number is incomplete",
  InvalidUnicode: "\\u needs four hexadecimal digits",
  InvalidEscapeCharacter: 'a backslash must be followed by one of " \\ / b f n r t u',
  InvalidCharacter: "a text contains a character that is not allowed; write a line break as \\n and a tab as \\t",
};
