/** Ends the process with a sentence. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
