/** Pictures that are drawn at the same time. */
const AT_ONCE = 2;

/** Makes something of each item, in their order: while one is used, the next is made. Who stops early waits for what was begun. */
export async function* ahead<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): AsyncGenerator<Made> {
  const begun: Promise<Made>[] = [];
  let next = 0;
  try {
    while (next < items.length || begun.length > 0) {
      for (const item of items.slice(next, next + AT_ONCE - begun.length)) {
        const made = make(item);
        // What fails is told when its turn comes.
        made.catch(() => undefined);
        begun.push(made);
        next++;
      }
      const first = begun.shift();
      if (first) yield await first;
    }
  } finally {
    await Promise.allSettled(begun);
  }
}
