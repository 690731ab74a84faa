/** Focuses an element that the next paint brings; `otherwise` runs when it does not. */
export function focusAfterPaint(selector: string, otherwise?: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) element.focus();
      else otherwise?.();
    }),
  );
}
