/** Everything of the kits, and odd cards, as a PDF reader shows it and as it is exported as PNG. */
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import {
  type Difference,
  differenceOf,
  MOST,
  pngDrawing,
  pngPixels,
  printedDrawing,
  printedPixels,
} from "../../server/print/compare.test-support.ts";
import { kitOf } from "../../server/print/kit.ts";
import { oddCards, readableCards } from "../../server/print/odd-cards.test-support.ts";

export type Looks = { compared: number; worst: number; readonly faults: string[] };

function note(looks: Looks, name: string, { mean, worst }: Difference): void {
  looks.compared++;
  looks.worst = Math.max(looks.worst, worst);
  if (mean > MOST.mean || worst > MOST.worst)
    looks.faults.push(`${name}: ${(mean * 100).toFixed(1)} % of all and ${(worst * 100).toFixed(1)} % of a square differ`);
}

/** Each side of each component once, however many of it lie in the box; or of each game only `most` of them. */
export async function compareKits(
  looks: Looks,
  say: (line: string) => void,
  { games = GAME_IDS, most = Number.POSITIVE_INFINITY }: { readonly games?: readonly GameId[]; readonly most?: number } = {},
): Promise<void> {
  for (const game of games) {
    const { components, draw } = kitOf(game);
    const seen = new Set<string>();
    for (const component of components)
      for (const side of component.back ? (["front", "back"] as const) : (["front"] as const)) {
        const markup = draw(component, side);
        if (seen.has(markup) || seen.size >= most) continue;
        seen.add(markup);
        note(
          looks,
          `${game}, ${side} of ${component.id}`,
          differenceOf(await printedDrawing(markup, component), await pngDrawing(markup, component)),
        );
      }
    say(`${game}: ${seen.size} drawings of its kit`);
  }
}

/** So many odd cards from one seed. `file` is written. */
export async function compareOdd(looks: Looks, count: number, seed: number, file: string): Promise<void> {
  for (const card of await readableCards(oddCards(count, seed), file))
    note(looks, `${card.id} of seed ${seed}`, differenceOf(await printedPixels(card), await pngPixels(card)));
}
