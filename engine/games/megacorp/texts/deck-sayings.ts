/** What a text says of decks, as data (MC-R273), and the cards that it speaks of as a query of the search language: what stands printed on them. */
import { type DeckSaying, type Grammar, isTree, printLine, printPhrase, type Tree } from "../../../language/index.ts";

const BOTH = ["main", "resources"] as const;

/** What a sentence says of decks; undefined for one that says nothing of them. */
export function megacorpDeckSaying(line: Tree, grammar: Grammar): DeckSaying | undefined {
  const saying = line.is === "line.deck" ? line.holes["d"] : undefined;
  if (!isTree(saying)) return undefined;
  const words = printLine(grammar, line);
  const { n, g } = saying.holes;
  const number = Number(n);
  const of = isTree(g) ? printedQuery(g) : undefined;
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
      return of === undefined ? undefined : { is: "none", sections: ["main"], of: `-(${of})`, words };
    case "deck.asks":
      return of === undefined || !isTree(g) ? undefined : { is: "asks", n: number, of, what: printPhrase(grammar, g, "Group", 1), words };
    default:
      return undefined;
  }
}

const NOUNS: Readonly<Record<string, string>> = {
  "noun.character": "t:character",
  "noun.event": "t:event",
  "noun.location": "t:location",
  "noun.equipment": "t:equipment",
};
const KINDS: Readonly<Record<string, string>> = {
  "kind.corp": "faction:corp",
  "kind.incarnate": "faction:incarnate",
  "kind.gnost": "faction:gnost",
  "kind.neutral": "faction:neutral",
  "kind.resource": "back:green",
  "kind.non-character": "-t:character",
  "kind.non-event": "-t:event",
};

/** The query for cards by what stands printed on them; undefined where the words ask for anything else: where cards lie, what happened to them. */
export function printedQuery(group: Tree): string | undefined {
  const { g, k, w, a, b } = group.holes;
  switch (group.is) {
    case "noun.card":
      return "*";
    case "either":
      return joined(a, b, (one, other) => `(${one} or ${other})`);
    case "kinded":
      return isTree(k) && isTree(g) ? and(kindQuery(k), printedQuery(g)) : undefined;
    case "having":
      return isTree(w) && isTree(g) ? and(withQuery(w), printedQuery(g)) : undefined;
    default:
      return NOUNS[group.is];
  }
}

function joined(a: unknown, b: unknown, join: (one: string, other: string) => string): string | undefined {
  const [one, other] = [a, b].map((part) => (isTree(part as Tree) ? printedQuery(part as Tree) : undefined));
  return one === undefined || other === undefined ? undefined : join(one, other);
}

const and = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || other === undefined ? undefined : other === "*" ? one : `${one} ${other}`;

const tag = (value: unknown): string => `#${String(value).replace(/^#/, "").toLowerCase()}`;

function kindQuery({ is, holes: { t, a, b } }: Tree): string | undefined {
  if (is === "tag") return tag(t);
  if (is === "tag.not") return `-${tag(t)}`;
  if (is === "tag.either") return `(${tag(a)} or ${tag(b)})`;
  return KINDS[is];
}

function withQuery({ is, holes: { m, n, t, k } }: Tree): string | undefined {
  const trait = isTree(t) ? t.is.replace("trait.", "").toLowerCase() : "";
  const keyword = isTree(k) ? k.is.replace(/^kw(name)?\./, "") : "";
  switch (is) {
    case "with.cheap":
      return `cost<=${Number(m)}`;
    case "with.dear":
      return `cost>=${Number(m)}`;
    case "with.less":
      return `${trait}<=${Number(n)}`;
    case "with.more":
      return `${trait}>=${Number(n)}`;
    case "with.exactly":
      return `${trait}=${Number(n)}`;
    case "with.keyword":
      return `keyword:${keyword}`;
    case "without.keyword":
      return `-keyword:${keyword}`;
    default:
      return undefined;
  }
}
