/** Gradients and clips that many faces of a page have in common, in the page once: each of dozens of faces that change with a key would bring its own. */
const brought = new Set<string>();
let sprite: Element | undefined;

/** Adds missing definitions to the page. It starts when a face is first drawn in the browser; nothing is kept when the page is left. */
export function bringDefs(defs: readonly string[]): void {
  for (const def of defs) {
    if (brought.has(def)) continue;
    brought.add(def);
    sprite ??= document.body.appendChild(emptySprite());
    sprite.insertAdjacentHTML("beforeend", def);
  }
}

/** No size, but not `display: none`: some browsers would then paint nothing. */
function emptySprite(): Element {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  return svg;
}
