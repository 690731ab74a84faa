/**
 * What a text is about, in words that a designer would ask with: `does:draw when:destroyed`. The words are those of the tables, and what a
 * text has of them is gathered from its trees: a keyword that a text gives to another card is not its own.
 */

import type { Language } from "../language.ts";
import type { BoundAbility } from "../reading/bind.ts";
import { expandKeyword } from "../reading/definition.ts";
import { type Construct, type Item, readPhrase } from "../tables/construct.ts";
import { entryOf } from "../tables/grammar.ts";
import { keywordName } from "../tables/keyword-name.ts";
import { isStandIn, isTree, type Tree } from "../tree.ts";
import { ASPECTS, type Aspect, type AspectWord } from "./aspect.ts";

/** What one text has of each aspect, in the order of the text, and the numbers of its keywords. */
export type Meaning = Readonly<Record<Aspect, readonly string[]>> & {
  /** By keyword; several of one keyword add up. Only what the card has without a condition. */
  readonly numbers: Readonly<Record<string, number>>;
};

export type Meanings = {
  readonly words: Readonly<Record<Aspect, readonly AspectWord[]>>;
  /** Ids of the keywords that have a number. */
  readonly numbered: readonly string[];
  /** What a construct is found by, with the forms of its verb; nothing where its words are those of what stands in its holes. */
  readonly calledBy: (id: string) => readonly { readonly aspect: Aspect; readonly word: string }[];
  readonly of: (abilities: readonly BoundAbility[]) => Meaning;
};

/** A word that a construct is found by; `hole`: the word is that of what stands there. */
type Find = { readonly aspect: Aspect; readonly word: string } | { readonly aspect: Aspect; readonly hole: string };

/** The sorts that are found without being told, and as what. */
const BY_SORT: Readonly<Partial<Record<Construct["sort"], Aspect>>> = {
  VP: "does",
  PVP: "does",
  Act: "does",
  Static: "does",
  Event: "when",
  Would: "when",
  ZName: "zone",
};

/** The words and the reader of a language. Build it once for each language. */
export function meaningsOf(language: Language): Meanings {
  const told = new Map(language.vocabularies.flatMap(({ finds = {} }) => Object.entries(finds)));
  const finds = new Map(language.constructs.map((entry) => [entry.id, findsOf(entry, told.get(entry.id))]));
  const numbered = new Set<string>();
  for (const [id, { row }] of language.keywords)
    if (language.grammar.entries.get(id)?.holes.some(({ name, sort }) => name === "n" && sort === "INT")) numbered.add(row.id);
  return {
    words: wordsOf(language, finds),
    numbered: [...numbered],
    calledBy: (id) => calledBy(language, finds.get(id) ?? [], id),
    of: (abilities) => gather(language, finds, abilities),
  };
}

function calledBy(language: Language, finds: readonly Find[], id: string) {
  const entry = language.grammar.entries.get(id)?.construct;
  const called = finds.flatMap((find) => ("word" in find ? [find] : []));
  const prices = entry?.sort === "PVP" ? pricesOf(finds).map((word) => ({ aspect: "pays", word }) as const) : [];
  const all = [...called, ...prices];
  return entry ? all.flatMap(({ aspect, word }) => [word, ...formsOf(entry)].map((form) => ({ aspect, word: form }))) : all;
}

function findsOf(entry: Construct, told: string | undefined): readonly Find[] {
  if (told !== undefined)
    return told.split(" ").flatMap((find): Find[] => {
      const [aspect = "", word = ""] = find.split(":");
      const hole = /^\{(\w+)\}$/.exec(word)?.[1];
      return isAspect(aspect) ? [hole === undefined ? { aspect, word } : { aspect, hole }] : [];
    });
  const aspect = BY_SORT[entry.sort];
  const word = ownWord(entry);
  return aspect === undefined || word === undefined || entry.means !== undefined ? [] : [{ aspect, word }];
}

const isAspect = (text: string): text is Aspect => ASPECTS.some((aspect) => aspect === text);

/** What an entry is called where nothing is told: the verb that it begins with, what happens, or its name. */
function ownWord({ sort, phrase }: Construct): string | undefined {
  const words = readPhrase(phrase).flatMap((item) => baseOf(item) ?? []);
  const named = words.filter((word) => word !== "is" && word !== "the");
  const own = BY_SORT[sort] === "does" ? words.slice(0, 1) : named;
  return own.length === 0 ? undefined : own.join("-").toLowerCase();
}

/** Of a word with two forms the bare one; the -s is the longer. */
function baseOf(item: Item): string | undefined {
  if (item.is === "hole") return undefined;
  if (item.is === "word") return /\p{L}/u.test(item.text) ? item.text : undefined;
  const [first, second] = item.texts;
  return first.length <= second.length ? first : second;
}

function wordsOf(language: Language, finds: ReadonlyMap<string, readonly Find[]>): Readonly<Record<Aspect, readonly AspectWord[]>> {
  const found: Record<Aspect, Map<string, { example: string; forms: Set<string> }>> = {
    keyword: new Map(),
    does: new Map(),
    when: new Map(),
    asks: new Map(),
    pays: new Map(),
    cond: new Map(),
    zone: new Map(),
  };
  const add = (aspect: Aspect, word: string, entry: Construct) => {
    const known = found[aspect].get(word) ?? { example: entry.example, forms: new Set<string>() };
    if (aspect === "does" || aspect === "pays" || aspect === "when") for (const form of formsOf(entry)) known.forms.add(form);
    found[aspect].set(word, known);
  };
  for (const entry of language.constructs) {
    for (const find of finds.get(entry.id) ?? []) {
      if ("word" in find) add(find.aspect, find.word, entry);
      else for (const { word, inner } of fillers(language, entry, find.hole)) add(find.aspect, word, inner);
    }
    if (entry.sort === "PVP") for (const word of pricesOf(finds.get(entry.id) ?? [])) add("pays", word, entry);
  }
  for (const [id, { row }] of language.keywords) {
    const entry = language.grammar.entries.get(id);
    if (entry && !found.keyword.has(row.id)) found.keyword.set(row.id, { example: entry.construct.example, forms: new Set() });
  }
  const names = new Map([...language.keywords.values()].map(({ row }) => [row.id, keywordName(row)]));
  const listed = (aspect: Aspect): readonly AspectWord[] => {
    const taken = [...found[aspect].values()].flatMap(({ forms }) => [...forms]);
    const isOnly = (form: string) => !found[aspect].has(form) && taken.indexOf(form) === taken.lastIndexOf(form);
    return [...found[aspect]]
      .map(([value, { example, forms }]) => ({
        value,
        label: aspect === "keyword" ? (names.get(value) ?? value) : value.replaceAll("-", " "),
        example,
        also: [...forms].filter(isOnly),
      }))
      .sort((a, b) => (a.value < b.value ? -1 : 1));
  };
  return {
    keyword: listed("keyword"),
    does: listed("does"),
    when: listed("when"),
    asks: listed("asks"),
    pays: listed("pays"),
    cond: listed("cond"),
    zone: listed("zone"),
  };
}

const INFLECTED: ReadonlySet<Construct["sort"]> = new Set(["VP", "PVP", "Event"]);

/** The forms of the verb, where the phrase has one: "deal", "deals". */
function formsOf({ sort, phrase }: Construct): readonly string[] {
  const item = INFLECTED.has(sort) ? readPhrase(phrase).find(({ is }) => is !== "hole") : undefined;
  return item?.is === "inflected" ? item.texts.map((text) => text.toLowerCase()) : [];
}

/** What may stand in a hole, with its word. */
function fillers(language: Language, entry: Construct, hole: string): readonly { readonly word: string; readonly inner: Construct }[] {
  const sort = language.grammar.entries.get(entry.id)?.holes.find(({ name }) => name === hole)?.sort;
  return language.constructs.flatMap((inner) => {
    const word = inner.sort === sort ? ownWord(inner) : undefined;
    return word === undefined ? [] : [{ word, inner }];
  });
}

/** What a price is called: its own word for that, or what it does. */
function pricesOf(finds: readonly Find[]): readonly string[] {
  const words = (aspect: Aspect) => finds.flatMap((find) => (find.aspect === aspect && "word" in find ? [find.word] : []));
  return words("pays").length > 0 ? words("pays") : words("does");
}

/** The sorts of a keyword and of “Flying and Elusive”. */
const KEYWORDS: ReadonlySet<Construct["sort"]> = new Set(["Kw", "GKw", "GKws"]);

type Gathered = Record<Aspect, Set<string>>;

function gather(language: Language, finds: ReadonlyMap<string, readonly Find[]>, abilities: readonly BoundAbility[]): Meaning {
  const { grammar, keywords } = language;
  const found: Gathered = {
    keyword: new Set(),
    does: new Set(),
    when: new Set(),
    asks: new Set(),
    pays: new Set(),
    cond: new Set(),
    zone: new Set(),
  };
  const numbers: Record<string, number> = {};

  function visit(tree: Tree, inPrice: boolean): void {
    if (isStandIn(tree)) return;
    const own = finds.get(tree.is) ?? [];
    if (inPrice && entryOf(grammar, tree).construct.sort === "PVP") for (const word of pricesOf(own)) found.pays.add(word);
    for (const find of own) {
      if (find.aspect === "pays" || (inPrice && find.aspect === "does")) continue;
      const filled = "hole" in find ? tree.holes[find.hole] : undefined;
      const word =
        "word" in find ? find.word : isTree(filled) && !isStandIn(filled) ? ownWord(entryOf(grammar, filled).construct) : undefined;
      if (word !== undefined) found[find.aspect].add(word);
    }
    for (const { name, sort } of entryOf(grammar, tree).holes) {
      const inner = tree.holes[name];
      if (isTree(inner) && !isStandIn(inner)) part(tree, inner, inPrice || sort === "Costs");
    }
  }

  /** A keyword is the card's own on a line of its own, and under a condition where the text says that this has it. */
  function part(outer: Tree, tree: Tree, inPrice: boolean): void {
    const scope = outer.holes["s"];
    if (!KEYWORDS.has(entryOf(grammar, tree).construct.sort)) visit(tree, inPrice);
    else if (outer.is === "line.keyword") printed(tree);
    else if (isTree(scope) && scope.is === "scope.this") for (const one of listed(tree)) has(one);
  }

  const listed = (tree: Tree): readonly Tree[] =>
    keywords.has(tree.is) ? [tree] : Object.values(tree.holes).flatMap((hole) => (isTree(hole) ? listed(hole) : []));

  function has(tree: Tree): void {
    const keyword = keywords.get(tree.is);
    if (keyword) found.keyword.add(keyword.row.id);
  }

  function printed(tree: Tree): void {
    const keyword = keywords.get(tree.is);
    if (!keyword) return;
    has(tree);
    const { n } = tree.holes;
    if (typeof n === "number") numbers[keyword.row.id] = (numbers[keyword.row.id] ?? 0) + n;
    const expanded = expandKeyword(grammar, keywords, tree);
    if (expanded) for (const { lines } of expanded) for (const line of lines) visit(line, false);
    else visit(tree, false);
  }

  for (const { lines } of abilities) for (const line of lines) visit(line, false);
  return {
    keyword: [...found.keyword],
    does: [...found.does],
    when: [...found.when],
    asks: [...found.asks],
    pays: [...found.pays],
    cond: [...found.cond],
    zone: [...found.zone],
    numbers,
  };
}
