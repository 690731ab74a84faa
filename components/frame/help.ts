/** Which page of the docs helps with a page (WCAG 3.2.6: F1 and the button in the top bar, the same everywhere). */
export function helpFor(path: string): string {
  const [first = "", second = ""] = path.split("/").slice(1);
  if (second === "cards") return `/docs/${first}/search`;
  if (["studio", "sheet", "words"].includes(second) && ["megacorp", "san"].includes(first)) return `/docs/${first}/language`;
  if (first === "decks") return "/docs/decks";
  return "/docs";
}
