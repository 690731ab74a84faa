/** What was done “this way” to cards of some kind: “for each event discarded this way”. What was done to any cards, and with money, is in wider.ts. */
import { type Construct, construct } from "../tables/construct.ts";
import { isTree, type Tree, walk } from "../tree.ts";

const SO_FAR = "By the instructions before, in this ability; a card that has left as it last was.";
/** Where a card lies, what happened to it before and how it compares with others is not asked of what was done to it. */
const ELSEWHERE: ReadonlySet<string> = new Set(["zoned", "placed", "past", "other", "with.total", "with.totalScore"]);
const COMPARED: ReadonlySet<string> = new Set([...["with.highest", "with.lowest", "with.dearest", "with.cheapest", "with.mostCounters"]]);

/** A kind of card: any card is counted by words of its own. */
function isKind(group: unknown): boolean {
  if (!isTree(group as Tree)) return true;
  const parts = [...walk(group as Tree)];
  return (
    (group as Tree).is !== "noun.card" && !parts.some(({ is, refers }) => refers !== undefined || ELSEWHERE.has(is) || COMPARED.has(is))
  );
}
const ofKind = { check: ({ holes: { g } }: Tree) => isKind(g), weight: 2 } as const;

/** What can be counted by kind, with an instruction that does it. */
export type Deed = { readonly word: string; readonly does: string };

/** The words for what was done this way, counted by kind. */
export function waysBy(deeds: readonly Deed[]): readonly Construct[] {
  return deeds.flatMap(({ word, does }) => [
    construct(
      "Per",
      `way.each.${word}`,
      `{g:Group:0} ${word} this way`,
      SO_FAR,
      `${does}, then draw 1 card for each #Human card ${word} this way`,
      ofKind,
    ),
    construct(
      "Value",
      `way.count.${word}`,
      `the number of {g:Group:1} ${word} this way`,
      SO_FAR,
      `${does}, then draw cards equal to the number of #Human cards ${word} this way`,
      ofKind,
    ),
    construct(
      "Cond",
      `way.was.${word}`,
      `{c:Count} (was|were)@c ${word} this way`,
      SO_FAR,
      `if a #Human card was ${word} this way, draw 1 card`,
      {
        weight: 2,
        check: ({ holes: { c } }) => {
          const group = isTree(c) ? c.holes["g"] : undefined;
          if (!isTree(c) || c.is === "count.another") return false;
          const isAny = isTree(group) && group.is === "noun.card";
          return isAny ? !["count.one", "count.none"].includes(c.is) : isKind(group);
        },
      },
    ),
  ]);
}

/** The words for what was done this way to any cards. */
export function waysOfAny(deeds: readonly Deed[]): readonly Construct[] {
  return deeds.flatMap(({ word, does }) => [
    construct("Per", `way.per.${word}`, `card ${word} this way`, SO_FAR, `${does}, then draw 1 card for each card ${word} this way`, {
      weight: 0.8,
    }),
    construct(
      "Value",
      `way.number.${word}`,
      `the number of cards ${word} this way`,
      SO_FAR,
      `${does}, then draw cards equal to the number of cards ${word} this way`,
      { weight: 2 },
    ),
    ...waysIf([{ word }]),
  ]);
}

/** Whether anything was done this way to any card. */
export function waysIf(words: readonly Pick<Deed, "word">[]): readonly Construct[] {
  return words.flatMap(({ word }) => [
    construct("Cond", `way.any.${word}`, `a card was ${word} this way`, SO_FAR, `if a card was ${word} this way, draw 1 card`, {
      weight: 0.7,
    }),
    construct("Cond", `way.none.${word}`, `no card was ${word} this way`, SO_FAR, `if no card was ${word} this way, draw 1 card`, {
      weight: 0.7,
    }),
  ]);
}
