/** Cards, and what lies beside them in a game's box, as components of a print: their drawings, and how many of each. */
import type { CardState, GameId, PrintedCard } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import type { KitComponent } from "../../engine/games/kit/index.ts";
import { backOf, drawBack } from "../../faces/backs.ts";
import { type Component, type PrinterProfile, type SheetOptions, TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { drawn } from "../studio/face.ts";
import { type KitSkin, kitOf } from "./kit.ts";
import type { Draw, PrintJob } from "./write-print.ts";

/** Every card of every game, mm. */
export const CARD = { w: 63, h: 88 } as const;
/** More than anybody cuts; what is asked for beyond it is a mistake. */
export const MOST_COMPONENTS = 5_000;

export type CountedCard = {
  readonly card: PrintedCard & { readonly state: CardState; readonly revision?: { readonly number: number } };
  readonly count: number;
};
export type CardPrint = {
  readonly title: string;
  readonly cards: readonly CountedCard[];
  /** With all that lies in the game's box beside the cards, for so many players; without a number for as many as can play. */
  readonly kit?: { readonly game: GameId; readonly seats?: number };
  readonly options: SheetOptions;
  readonly profile?: PrinterProfile;
  readonly skin?: KitSkin;
  readonly small: boolean;
  /** Cards whose text is not understood say so on their face. */
  readonly drafts: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** A print of cards as a job, and what draws it. Plain data goes in, so a worker can be sent it. */
export function cardJob({ title, cards, kit, options, profile = TRUE_PRINTER, skin = "full", small, drafts, at }: CardPrint): {
  readonly job: PrintJob;
  readonly draw: Draw;
} {
  const faces = new Map(cards.map(({ card }) => [`face ${card.id}`, card]));
  const backs = new Map(cards.map(({ card }) => [`back ${backOf(card).key}`, backOf(card)]));
  const box = kit && kitOf(kit.game, kit.seats);
  const boxed = new Map<string, readonly [KitComponent, "front" | "back"]>(
    box?.components.flatMap((one) => (["front", "back"] as const).map((side) => [`${side} of ${one.id}`, [one, side]] as const)),
  );
  const game = cards[0]?.card.game ?? kit?.game;
  const date = new Date(at).toISOString().slice(0, 10);
  return {
    job: {
      title,
      about: (drawings) => {
        const shown = cards.filter(({ card, count }) => (drawings ? drawings.has(`face ${card.id}`) : count > 0)).map(({ card }) => card);
        return [game ? gameDefinition(game).name : "", setsOf(shown), revisionsOf(shown), date].filter((part) => part !== "");
      },
      components: [
        ...cards.map(({ card, count }) => ({ ...CARD, face: `face ${card.id}`, back: `back ${backOf(card).key}`, count })),
        ...(box?.components ?? []).map(componentOf),
      ],
      entries: [
        ...entriesOf(box?.components ?? []),
        ...cards.map(({ card, count }) => ({ name: card.name, count, faces: [`face ${card.id}`] })),
      ],
      // What lies in the box has a drawing of its own on paper.
      savesInk: (drawing) => skin === "ink" && !boxed.has(drawing),
      ...{ options, profile, small, at: new Date(at) },
    },
    async draw(drawing) {
      const back = backs.get(drawing);
      if (back) return drawBack(back);
      const own = boxed.get(drawing);
      if (own && box) return box.draw(...own, skin);
      const card = faces.get(drawing);
      if (!card) throw new Error(`There is no drawing “${drawing}”.`);
      const { svg } = await drawn(card, {
        print: true,
        state: drafts ? card.state : "plays",
        letters: true,
        ...(skin === "ink" ? { bare: true } : {}),
      });
      return svg;
    },
  };
}

const componentOf = ({ id, is, w, h, count, back, isTwoSided }: KitComponent): Component => ({
  ...{ w, h, face: `front of ${id}`, count, isTwoSided },
  ...(back ? { back: `back of ${id}` } : {}),
  isCut: is === "board" || is === "mat",
});

/** A line for each entry of the box, whoever's they are and of whatever kind. */
function entriesOf(components: readonly KitComponent[]): PrintJob["entries"] {
  const found = new Map<string, { count: number; readonly faces: string[] }>();
  for (const { id, title, count } of components) {
    const entry = found.get(title) ?? { count: 0, faces: [] };
    entry.count += count;
    entry.faces.push(`front of ${id}`);
    found.set(title, entry);
  }
  return [...found].map(([name, { count, faces }]) => ({ name, count, faces }));
}

/** The sets of cards in few words. */
function setsOf(cards: readonly PrintedCard[]): string {
  const sets = [...new Set(cards.map(({ set }) => set))];
  return sets.length > 4 ? `${sets.length} sets` : sets.join(", ");
}

/** Which revisions cards have: "revision 2", "revisions 1 to 4". */
function revisionsOf(cards: readonly CountedCard["card"][]): string {
  const numbers = cards.flatMap(({ revision }) => revision?.number ?? []);
  if (numbers.length === 0) return "";
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `revision ${least}` : `revisions ${least} to ${most}`;
}
