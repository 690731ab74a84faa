/** Cards as components of a print: their faces, their backs, how many of each. */
import type { CardState, PrintedCard } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { backOf, drawBack } from "../../faces/backs.ts";
import { type PrinterProfile, type SheetOptions, TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { drawn } from "../studio/face.ts";
import type { Draw, PrintJob } from "./write-print.ts";

/** Every card of every game, mm. */
export const CARD = { w: 63, h: 88 } as const;
/** More than anybody cuts; what is asked for beyond it is a mistake. */
export const MOST_COMPONENTS = 5_000;

export type CountedCard = { readonly card: PrintedCard & { readonly state: CardState }; readonly count: number };
export type CardPrint = {
  readonly title: string;
  readonly cards: readonly CountedCard[];
  readonly options: SheetOptions;
  readonly profile?: PrinterProfile;
  readonly small: boolean;
  /** Cards whose text is not understood say so on their face. */
  readonly drafts: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** A print of cards as a job, and what draws it. Plain data goes in, so a worker can be sent it. */
export function cardJob({ title, cards, options, profile = TRUE_PRINTER, small, drafts, at }: CardPrint): {
  readonly job: PrintJob;
  readonly draw: Draw;
} {
  const faces = new Map(cards.map(({ card }) => [`face ${card.id}`, card]));
  const backs = new Map(cards.map(({ card }) => [`back ${backOf(card).key}`, backOf(card)]));
  const sets = [...new Set(cards.map(({ card }) => card.set))];
  const [first] = cards;
  const date = new Date(at).toISOString().slice(0, 10);
  return {
    job: {
      title,
      about: [first ? gameDefinition(first.card.game).name : "", sets.length > 4 ? `${sets.length} sets` : sets.join(", "), date]
        .filter((part) => part !== "")
        .join(" · "),
      components: cards.map(({ card, count }) => ({ ...CARD, face: `face ${card.id}`, back: `back ${backOf(card).key}`, count })),
      entries: cards.map(({ card, count }) => ({ name: card.name, count })),
      ...{ options, profile, small, at: new Date(at) },
    },
    async draw(drawing) {
      const back = backs.get(drawing);
      if (back) return drawBack(back);
      const card = faces.get(drawing);
      if (!card) throw new Error(`There is no drawing “${drawing}”.`);
      const { svg } = await drawn(card, { print: true, state: drafts ? card.state : "plays", letters: true });
      return svg;
    },
  };
}
