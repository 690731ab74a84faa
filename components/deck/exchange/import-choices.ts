/** What a person decides about a list that was read: which card a name or a line means. Pure. */
import type { DeckList, DeckRules, Pool, SectionId } from "../../../engine/cards/deck.ts";
import { type DeckReading, findEntry, isGoodCount, type ReadLine, replaceEntry, resolveLine } from "../../../engine/decks/index.ts";

type Read = Extract<DeckReading, { ok: true }>;

/** One choice for all lines of a deck that say the same in the same section. */
export type Choices = ReadonlyMap<string, string>;

/** The key of a line's choice; undefined when there is nothing to choose. */
export function choiceKey(line: ReadLine): string | undefined {
  if (line.section === undefined) return undefined;
  const said = line.entry?.name ?? (line.as === "unresolved" ? line.text : undefined);
  return said === undefined ? undefined : `${line.deck}/${line.section satisfies SectionId}/${said}`;
}

/** Whether a line still needs a check: its card is not certain and none was chosen, or its count is not valid. */
export function isOpen(line: ReadLine, choices: Choices): boolean {
  if (line.as !== "card" && line.as !== "unresolved") return false;
  if (line.entry !== undefined && !isGoodCount(line.entry.count)) return true;
  const key = choiceKey(line);
  return line.confidence !== "certain" && (key === undefined || !choices.has(key));
}

/** The cards that a line may mean, the likeliest first. */
export const nearNames = ({ confidence, entry, alternatives }: ReadLine): readonly { readonly name: string; readonly lang?: string }[] => [
  ...(confidence === "likely" && entry ? [{ name: entry.name }] : []),
  ...alternatives.slice(0, MOST_NEAR),
];
const MOST_NEAR = 4;

/** The choices with the likeliest card for each line that is still to check and has one. */
export function withLikeliest({ lines }: Read, choices: Choices): Choices {
  const all = new Map(choices);
  for (const line of lines) {
    const key = choiceKey(line);
    const likeliest = nearNames(line)[0];
    if (key !== undefined && likeliest && isOpen(line, all)) all.set(key, likeliest.name);
  }
  return all;
}

/** The lists of a reading with the chosen cards in the place of the names that were read. */
export function withChoices(reading: Read, choices: Choices, pool: Pool, rules: DeckRules): readonly DeckList[] {
  const lists = reading.decks.map(({ list }) => list);
  const done = new Set<string>();
  for (const line of reading.lines) {
    const key = choiceKey(line);
    const chosen = key === undefined || done.has(key) ? undefined : pool.byName.get(choices.get(key) ?? "");
    const list = lists[line.deck];
    if (key === undefined || !chosen || !list) continue;
    done.add(key);
    lists[line.deck] = carriedOut(list, line, chosen, rules);
  }
  return lists;
}

function carriedOut(list: DeckList, line: ReadLine, card: NonNullable<ReturnType<Pool["byName"]["get"]>>, rules: DeckRules): DeckList {
  if (line.as === "unresolved") {
    const index = list.sections.unresolved.findIndex((lost) => lost.line === line.text);
    return index < 0 ? list : resolveLine(list, index, card, rules.home(card)).list;
  }
  if (!line.entry || line.section === undefined || line.section === "unresolved") return list;
  const at = findEntry(list, line.section, line.entry.name);
  return at ? replaceEntry(list, at, card).list : list;
}
