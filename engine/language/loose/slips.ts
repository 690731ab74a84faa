/** Slips of the pen in what is offered. */
import { nearWords } from "../spelling.ts";
import type { Tools } from "./spelled-out.ts";

/**
 * Whether each word that the language does not know is a slip of one that is said: what is only far from it by letters is another word. What is told as done,
 * “bonded”, is no slip of something else.
 */
export function spellsAll({ language, words }: Tools, written: string, said: string): boolean {
  const near = language.near();
  const told = [...new Set(said.toLowerCase().match(/\p{L}+/gu))];
  const isStrange = (word: string) => word.length > 3 && !words.has(word) && !language.foreign.has(word) && !near.has(word);
  const isDeed = (word: string) => /[^e]ed$/u.test(word) && words.has(word);
  const isSaid = (word: string) => told.some((one) => one.startsWith(word.slice(0, -2)));
  return (written.toLowerCase().match(/\p{L}+/gu) ?? []).every(
    (word) => (!isDeed(word) || isSaid(word)) && (!isStrange(word) || told.includes(word) || nearWords(word, told).length > 0),
  );
}
