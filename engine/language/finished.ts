/** What is looked for in short steps, so that whoever waits can do something else in between: all steps at once. */
export function finished<Found>(steps: Generator<unknown, Found>): Found {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The steps of what is found once: who asks again, or in between, takes those that are left. */
export function stepsOnce<Found>(look: () => Generator<undefined, Found>): () => Generator<undefined, Found> {
  let steps: Generator<undefined, Found> | undefined;
  let found: { readonly value: Found } | undefined;
  return function* () {
    steps ??= look();
    while (!found) {
      const step = steps.next();
      if (step.done) found = { value: step.value };
      else yield;
    }
    return found.value;
  };
}
