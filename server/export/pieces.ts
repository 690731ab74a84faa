/** What is exported: components with their sizes, counts and words, and what draws them. */
import type { CardState, GameId, PrintedCard } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import type { KitComponent } from "../../engine/games/kit/index.ts";
import { backOf, drawBack } from "../../faces/backs.ts";
import type { Size } from "../../faces/print/papers.ts";
import { CARD, type CountedCard } from "../print/cards.ts";
import { kitOf } from "../print/kit.ts";
import { drawn } from "../studio/face.ts";

/** A component. `face` and `back` name drawings; components with one back look alike from behind. */
export type Piece = Size & {
  readonly id: string;
  readonly name: string;
  readonly face: string;
  readonly back?: string;
  /** What the back is called: "DECK". */
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
  /** With all that lies in the game's box beside the cards, for so many players; without a number for as many as can play. */
  readonly kit?: { readonly game: GameId; readonly seats?: number };
};

/** Cards, and with a kit what lies beside them, as pieces. Plain data goes in, so a worker can be sent it. */
export function piecesOfCards({ title, cards, drafts, kit }: CardExport): Pieces {
  const faces = new Map<string, PrintedCard & { readonly state: CardState }>(cards.map(({ card }) => [`face ${card.id}`, card]));
  const backs = new Map(cards.map(({ card }) => [`back ${backOf(card).key}`, backOf(card)]));
  const box = kit && kitOf(kit.game, kit.seats);
  const boxed = new Map<string, { readonly one: KitComponent; readonly side: "front" | "back" }>(
    box?.components.flatMap((one) => (["front", "back"] as const).map((side) => [`${side} of ${one.id}`, { one, side }] as const)),
  );
  const game = cards[0]?.card.game ?? kit?.game;
  const definition = game && gameDefinition(game);
  const kinds = new Map(definition?.kinds.map(({ id, name }) => [id, name]));
  return {
    title,
    game: definition?.name ?? "",
    pieces: [
      ...cards.map(({ card, count }) => {
        const { key, word, title: named } = backOf(card);
        return {
          ...CARD,
          ...{ id: card.id, name: card.name, face: `face ${card.id}`, back: `back ${key}`, backName: word || named, count },
          text: card.text,
          tags: [kinds.get(card.kind) ?? card.kind, card.set],
        };
      }),
      ...(box?.components ?? []).map((one) => ({
        ...{ w: one.w, h: one.h, id: one.id, name: one.name, face: `front of ${one.id}`, count: one.count, text: "", tags: [one.title] },
        ...(one.back ? { back: `back of ${one.id}`, isTwoSided: true } : {}),
      })),
    ],
    async draw(drawing, letters) {
      const back = backs.get(drawing);
      if (back) return drawBack(back);
      const own = boxed.get(drawing);
      if (own && box) return box.draw(own.one, own.side);
      const card = faces.get(drawing);
      if (!card) throw new Error(`There is no drawing “${drawing}”.`);
      const { svg } = await drawn(card, { print: true, state: drafts ? card.state : "plays", ...(letters && { letters: true }) });
      return svg;
    },
  };
}
