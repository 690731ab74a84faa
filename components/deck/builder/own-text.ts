/**
 * Whose Ctrl+Z it is in a text box: it undoes whatever was done last. The browser undoes text typed after the newest step; without such text, the
 * step is undone.
 */

/** A text box, as far as this asks. */
export type TextBox = { readonly value: string };

export type OwnText = {
  /** Something is about to be typed into a box. */
  readonly begins: (box: TextBox) => void;
  /** The box has changed; "historyUndo" and "historyRedo" are the browser's own. */
  readonly changed: (box: TextBox, inputType: string) => void;
  /** A step was made, undone or redone: what was typed before it came first. */
  readonly settle: () => void;
  readonly ownsUndo: (box: TextBox) => boolean;
  readonly ownsRedo: (box: TextBox) => boolean;
};

export function ownText(): OwnText {
  let typed: { readonly box: TextBox; readonly before: string; readonly now: string; readonly undone: boolean } | undefined;
  /** What was typed into this box, unless the page has written something else into it since. */
  const typedInto = (box: TextBox) => (typed?.box === box && typed.now === box.value ? typed : undefined);
  return {
    begins: (box) => {
      typed = typedInto(box) ?? { box, before: box.value, now: box.value, undone: false };
    },
    changed: (box, inputType) => {
      if (typed?.box === box) typed = { ...typed, now: box.value, undone: inputType.startsWith("history") };
    },
    settle: () => {
      typed = undefined;
    },
    ownsUndo: (box) => {
      const own = typedInto(box);
      return own !== undefined && own.now !== own.before;
    },
    ownsRedo: (box) => typedInto(box)?.undone === true,
  };
}
