/** What of a table can be said at all: the core speaks of properties, places and keywords, and a game may have none of them. */
import { type Construct, type Refused, readPhrase, type Variant } from "./construct.ts";
import { inclusions, isTerminal, SORTS, type Sort } from "./sort.ts";

/** The constructs of which there is a phrase with these vocabularies, without the wordings that have a hole which nothing fills. */
export function sayable(constructs: readonly Construct[]): readonly Construct[] {
  const sorts = filledSorts(constructs);
  const canSay = (wording: string | Variant | Refused) => holesOf(wording).every((sort) => sorts.has(sort));
  return constructs.filter(canSay).map((construct) => {
    const { same, also, refuse, loose } = construct;
    if ([...(same ?? []), ...(also ?? []), ...(refuse ?? []), ...(loose ?? [])].every(canSay)) return construct;
    return {
      ...construct,
      ...(same ? { same: same.filter(canSay) } : {}),
      ...(also ? { also: also.filter(canSay) } : {}),
      ...(refuse ? { refuse: refuse.filter(canSay) } : {}),
      ...(loose ? { loose: loose.filter(canSay) } : {}),
    };
  });
}

/** The constructs that can stand in a sentence, or in a keyword's price. */
export function reached(constructs: readonly Construct[]): readonly Construct[] {
  const bySort = new Map<Sort, Construct[]>();
  for (const construct of constructs) bySort.set(construct.sort, [...(bySort.get(construct.sort) ?? []), construct]);
  const sorts = new Set<Sort>(["Line", "KwName"]);
  for (const sort of sorts) {
    for (const inner of inclusions(sort)) sorts.add(inner.sort);
    for (const { phrase, same = [], also = [], refuse = [] } of bySort.get(sort) ?? [])
      for (const hole of [phrase, ...same, ...also, ...refuse].flatMap(holesOf)) sorts.add(hole);
  }
  return constructs.filter(({ sort }) => sorts.has(sort));
}

/** The sorts of which there is a phrase. */
function filledSorts(constructs: readonly Construct[]): ReadonlySet<Sort> {
  const wordings = constructs.map(({ sort, phrase, same = [], also = [] }) => ({ sort, ways: [phrase, ...same, ...also].map(holesOf) }));
  const filled = new Set<Sort>(SORTS.filter(isTerminal));
  for (let before = -1; before < filled.size; ) {
    before = filled.size;
    for (const { sort, ways } of wordings) if (ways.some((holes) => holes.every((hole) => filled.has(hole)))) filled.add(sort);
    for (const sort of SORTS) if (inclusions(sort).some((inner) => filled.has(inner.sort))) filled.add(sort);
  }
  return filled;
}

function holesOf(wording: string | Variant): Sort[] {
  const phrase = typeof wording === "string" ? wording : wording.phrase;
  try {
    return readPhrase(phrase).flatMap((item) => (item.is === "hole" ? [item.sort] : []));
  } catch {
    // Whoever checks the table says what is wrong with it.
    return [];
  }
}
