/** Slips of the pen in what is offered. */
import { nearWords } from "../spelling.ts";
import type { Tools } from "./spelled-out.ts";

/** Whether each word that the language does not know is a slip of one that is said: what is only far from it by letters is another word. */
export function spellsAll({ language, words }: Tools, written: string, said: string): boolean {
  const near = language.near();
  const told = [...new Set(said.toLowerCase().match(/\p{L}+/gu))];
  const isStrange = (word: string) => word.length > 3 && !words.has(word) && !language.foreign.has(word) && !near.has(word);
  return (written.toLowerCase().match(/\p{L}+/gu) ?? []).every(
    (word) => !isStrange(word) || told.includes(word) || nearWords(word, told).length > 0,
  );
}
