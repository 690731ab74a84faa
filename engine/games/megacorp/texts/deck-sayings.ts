/** What a text says of decks, as data (MC-R273), and the cards that it speaks of: what stands printed on them, as a question and as a search. */
import {
  type DeckSaying,
  type Grammar,
  isTree,
  type Leaf,
  type Printed,
  printLine,
  printPhrase,
  type Tree,
} from "../../../language/index.ts";

const BOTH = ["main", "resources"] as const;

/** What a sentence says of decks; undefined for one that says nothing of them. */
export function megacorpDeckSaying(line: Tree, grammar: Grammar): DeckSaying | undefined {
  const saying = line.is === "line.deck" ? line.holes["d"] : undefined;
  if (!isTree(saying)) return undefined;
  const words = printLine(grammar, line);
  const { n, g } = saying.holes;
  // Nothing says what X is before a game.
  if (n === "X") return undefined;
  const number = Number(n);
  const of = isTree(g) ? printedTest(g) : undefined;
  switch (saying.is) {
    case "deck.copies":
      return { is: "copies", most: number, words };
    case "deck.anyCopies":
      return { is: "copies", words };
    case "deck.mainLeast":
      return { is: "least", section: "main", n: number, words };
    case "deck.resourcesLeast":
      return { is: "least", section: "resources", n: number, words };
    case "deck.mainFew":
      return { is: "few", section: "main", n: number, words };
    case "deck.resourcesFew":
      return { is: "few", section: "resources", n: number, words };
    case "deck.none":
      return of === undefined ? undefined : { is: "none", sections: BOTH, of, words };
    case "deck.mainOnly":
      return of === undefined ? undefined : { is: "none", sections: ["main"], of: { is: "not", of }, words };
    case "deck.asks":
      return of === undefined || !isTree(g)
        ? undefined
        : { is: "asks", n: number, of, what: printPhrase(grammar, g, "Group", 1), query: queryOf(of), words };
    default:
      return undefined;
  }
}

const kind = (name: string): Printed => ({ is: "kind", kind: name });
const not = (of: Printed): Printed => ({ is: "not", of });
const NOUNS: Readonly<Record<string, Printed>> = {
  "noun.card": { is: "all", of: [] },
  "noun.character": kind("character"),
  "noun.event": kind("event"),
  "noun.location": kind("location"),
  "noun.equipment": kind("equipment"),
};
const faction = (name: string): Printed => ({ is: "has", field: "faction", value: name });
const KINDS: Readonly<Record<string, Printed>> = {
  "kind.corp": faction("corp"),
  "kind.incarnate": faction("incarnate"),
  "kind.gnost": faction("gnost"),
  "kind.neutral": faction("neutral"),
  "kind.resource": { is: "has", field: "back", value: "green" },
  "kind.non-character": not(kind("character")),
  "kind.non-event": not(kind("event")),
};

/** What the words ask of a printed card; undefined where they ask for anything else: where cards lie, what happened to them. */
export function printedTest(group: Tree): Printed | undefined {
  const { g, k, w, a, b } = group.holes;
  switch (group.is) {
    case "either":
      return together("any", [a, b].map(testOf));
    case "kinded":
      return together("all", [isTree(k) ? kindTest(k) : undefined, testOf(g)]);
    case "having":
      return together("all", [isTree(w) ? withTest(w) : undefined, testOf(g)]);
    default:
      return NOUNS[group.is];
  }
}

const testOf = (part: Tree | Leaf | undefined): Printed | undefined => (isTree(part) ? printedTest(part) : undefined);
const together = (is: "all" | "any", of: readonly (Printed | undefined)[]): Printed | undefined => {
  const known = of.flatMap((one) => one ?? []);
  return known.length === of.length ? { is, of: known } : undefined;
};

const tag = (value: unknown): Printed => ({ is: "has", field: "tags", value: String(value).replace(/^#/, "").toLowerCase() });

function kindTest({ is, holes: { t, a, b } }: Tree): Printed | undefined {
  if (is === "tag") return tag(t);
  if (is === "tag.not") return not(tag(t));
  if (is === "tag.either") return { is: "any", of: [tag(a), tag(b)] };
  return KINDS[is];
}

function withTest({ is, holes: { m, n, t, k } }: Tree): Printed | undefined {
  const score = { is: "number", field: "scores", key: isTree(t) ? t.is.replace("trait.", "") : "" } as const;
  const keyword: Printed = { is: "keyword", keyword: isTree(k) ? k.is.replace(/^kw(name)?\./, "") : "" };
  if ([m, n].some((number) => number === "X")) return undefined;
  switch (is) {
    case "with.cheap":
      return { is: "number", field: "valuation", most: Number(m) };
    case "with.dear":
      return { is: "number", field: "valuation", least: Number(m) };
    case "with.less":
      return { ...score, most: Number(n) };
    case "with.more":
      return { ...score, least: Number(n) };
    case "with.exactly":
      return { ...score, least: Number(n), most: Number(n) };
    case "with.keyword":
      return keyword;
    case "without.keyword":
      return not(keyword);
    default:
      return undefined;
  }
}

/** The same as a search: what a button shows. */
export function queryOf(test: Printed): string {
  switch (test.is) {
    case "kind":
      return `t:${test.kind}`;
    case "has":
      return test.field === "tags" ? `#${test.value}` : `${test.field}:${test.value}`;
    case "number": {
      const field = test.key?.toLowerCase() ?? "cost";
      return [
        ...(test.least === undefined ? [] : [`${field}>=${test.least}`]),
        ...(test.most === undefined ? [] : [`${field}<=${test.most}`]),
      ].join(" ");
    }
    case "keyword":
      return `keyword:${test.keyword}`;
    case "not":
      return `-(${queryOf(test.of)})`;
    case "all":
      return test.of
        .map(queryOf)
        .filter((query) => query !== "")
        .join(" ");
    case "any":
      return `(${test.of.map(queryOf).join(" or ")})`;
  }
}
