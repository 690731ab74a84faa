/** Gradients and clips that many faces of a page have in common, in the page once: each of dozens of faces that change with a key would bring its own. */
const brought = new Set<string>();
let sprite: Element | undefined;

/** What a definition is called, the same everywhere. */
const idOf = (def: string): string => / id="([^"]*)"/.exec(def)?.[1] ?? def;

/** Adds missing definitions to the page. It starts when a face is first drawn in the browser; nothing is kept when the page is left. */
export function bringDefs(defs: readonly string[]): void {
  for (const def of defs) {
    const id = idOf(def);
    if (brought.has(id)) continue;
    brought.add(id);
    sprite ??= document.body.appendChild(emptySprite());
    sprite.insertAdjacentHTML("beforeend", def);
  }
}

/** Takes over what the studio wrote into the page; it stays when what stood around it goes. */
export function keepDefs(written: Element): void {
  for (const def of [...written.children]) {
    if (brought.has(def.id)) continue;
    brought.add(def.id);
    sprite ??= document.body.appendChild(emptySprite());
    sprite.append(def);
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
