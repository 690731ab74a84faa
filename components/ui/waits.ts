/**
 * What a button carries that waits for an answer: it keeps the focus, which a disabled one loses, and pressing it again does nothing.
 *
 * @param waits an answer is on its way, or what it needs is not there yet
 */
export const waitsFor = (waits: boolean, act: () => void): { readonly "aria-disabled": boolean; readonly onClick: () => void } => ({
  "aria-disabled": waits,
  onClick: () => {
    if (!waits) act();
  },
});
