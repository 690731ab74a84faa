/** What is exported: components with their sizes, counts and words, and what draws them. */
import type { CardState, PrintedCard } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { backOf, drawBack } from "../../faces/backs.ts";
import type { Size } from "../../faces/print/papers.ts";
import { CARD, type CountedCard } from "../print/cards.ts";
import { drawn } from "../studio/face.ts";

/** A component. `face` and `back` name drawings; components with one back look alike from behind. */
export type Piece = Size & {
  readonly id: string;
  readonly name: string;
  readonly face: string;
  readonly back?: string;
  /** What the back is called: "MAIN DECK". */
  readonly backName?: string;
  /** Its back is its own and is played with. */
  readonly isTwoSided?: boolean;
  readonly count: number;
  /** What its text says, for who cannot read the picture. */
  readonly text: string;
  readonly tags: readonly string[];
};
export type Pieces = {
  readonly title: string;
  /** The game's name. */
  readonly game: string;
  readonly pieces: readonly Piece[];
  /**
   * A drawing as markup in millimetres, the trim's corner at (0, 0) and 3 mm of bleed around it. `letters`: letters stay letters, so that
   * what is printed can be searched and copied.
   */
  readonly draw: (drawing: string, letters: boolean) => Promise<string>;
};
/** How far drawings reach beyond their trim, mm. */
export const DRAWN_BLEED = 3;

export type CardExport = {
  readonly title: string;
  readonly cards: readonly CountedCard[];
  /** Cards whose text is not understood say so on their face. */
  readonly drafts: boolean;
};

/** Cards as pieces. Plain data goes in, so a worker can be sent it. */
export function piecesOfCards({ title, cards, drafts }: CardExport): Pieces {
  const faces = new Map<string, PrintedCard & { readonly state: CardState }>(cards.map(({ card }) => [`face ${card.id}`, card]));
  const backs = new Map(cards.map(({ card }) => [`back ${backOf(card).key}`, backOf(card)]));
  const [first] = cards;
  const definition = first && gameDefinition(first.card.game);
  const kinds = new Map(definition?.kinds.map(({ id, name }) => [id, name]));
  return {
    title,
    game: definition?.name ?? "",
    pieces: cards.map(({ card, count }) => {
      const { key, word, title: game } = backOf(card);
      return {
        ...CARD,
        ...{ id: card.id, name: card.name, face: `face ${card.id}`, back: `back ${key}`, backName: word || game, count },
        text: card.text,
        tags: [kinds.get(card.kind) ?? card.kind, card.set],
      };
    }),
    async draw(drawing, letters) {
      const back = backs.get(drawing);
      if (back) return drawBack(back);
      const card = faces.get(drawing);
      if (!card) throw new Error(`There is no drawing “${drawing}”.`);
      const { svg } = await drawn(card, { print: true, state: drafts ? card.state : "plays", ...(letters && { letters: true }) });
      return svg;
    },
  };
}
