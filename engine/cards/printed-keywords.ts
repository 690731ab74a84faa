/** Which keywords a text has, by their spelling: typography alone, as faces print them. */
import { keywordName } from "../language/tables/keyword-name.ts";
import type { PrintedCard } from "./card.ts";
import type { Keyword } from "./library.ts";

/** What a card's face is told of keywords: the names of those that stand in its text; nothing where there are none. */
export function printedKeywords(text: string, keywords: readonly Pick<Keyword, "print">[]): Pick<PrintedCard, "keywords"> {
  const names = keywords.map(keywordName).filter((name) => name !== "" && text.includes(name));
  return names.length > 0 ? { keywords: names } : {};
}
