/** Slips of the pen in what is offered. */
import { distance } from "../../kernel/distance.ts";
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
  const isSlip = (word: string) => told.some((one) => distance(word, one, mostIn(word)) <= mostIn(word));
  const isSaid = (word: string) => told.some((one) => one.startsWith(word.slice(0, -2)));
  return (written.toLowerCase().match(/\p{L}+/gu) ?? []).every(
    (word) => (!isDeed(word) || isSaid(word)) && (!isStrange(word) || told.includes(word) || isSlip(word)),
  );
}

/** Letters that may be wrong in a word before it is another one. */
const mostIn = ({ length }: string): number => (length < LONG ? 1 : 2);
const LONG = 8;
