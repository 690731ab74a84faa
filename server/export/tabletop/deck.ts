/** A deck as objects: a pile for each back, with names, texts and tags. */
import type { Piece, Pieces } from "../pieces.ts";
import { type CustomDeck, FACTS, Guids, object, type Place, type Save, saveOf, type TableObject } from "./format.ts";
import type { Pictures } from "./pictures.ts";
import { drawSheet, drawSide, piles, planSheets, type SheetPlan } from "./sheets.ts";

/** A piece with the sheet where it lies. */
export type Sheeted = {
  readonly piece: Piece;
  readonly id: number;
  readonly deck: Readonly<Record<string, CustomDeck>>;
  readonly turned?: Sheeted;
};

/** Longest side of a back that many cards share. */
const BACK_SIDE = 1_050;

/** How many drawings `sheetsOf` makes, for who shows how far it is. */
export const stepsOf = (pieces: readonly Piece[]): number =>
  planSheets(pieces).reduce((sum, plan) => sum + plan.pieces.length * (plan.back === undefined ? 2 : 1), 0);

/** Draws the sheets of pieces and says where each lies. Undefined when `seen` says to stop. `from`: the number of the first sheet. */
export async function sheetsOf(
  set: Pieces,
  pictures: Pictures,
  seen: () => Promise<boolean>,
  from = 1,
): Promise<ReadonlyMap<string, Sheeted> | undefined> {
  const found = new Map<string, Sheeted>();
  let number = from;
  for (const plan of planSheets(set.pieces, pictures.dpi)) {
    const face = await drawSheet(plan, "face", set, seen);
    if (!face) return undefined;
    const FaceURL = await pictures.add(face);
    if (plan.back !== undefined) {
      const BackURL = await pictures.add(await drawSide(plan.back, plan.pieces[0] ?? { w: 63, h: 88 }, set, BACK_SIDE, pictures.dpi));
      put(found, plan, number++, { FaceURL, BackURL, UniqueBack: false });
      continue;
    }
    const back = await drawSheet(plan, "back", set, seen);
    if (!back) return undefined;
    const BackURL = await pictures.add(back);
    const turned = number + 1;
    put(found, plan, number, { FaceURL, BackURL, UniqueBack: true }, { number: turned, FaceURL: BackURL, BackURL: FaceURL });
    number += 2;
  }
  return found;
}

type Sides = Pick<CustomDeck, "FaceURL" | "BackURL" | "UniqueBack">;
function put(
  found: Map<string, Sheeted>,
  plan: SheetPlan,
  number: number,
  sides: Sides,
  other?: { readonly number: number; readonly FaceURL: string; readonly BackURL: string },
): void {
  const common = { NumWidth: plan.columns, NumHeight: plan.rows, BackIsHidden: true };
  for (const [place, piece] of plan.pieces.entries()) {
    const Type = isCard(piece) ? 0 : 1;
    const at = (sheet: number) => sheet * FACTS.cardId.sheetTimes + place;
    const deck = { [number]: { ...common, ...sides, Type } };
    const turned =
      other && piece.isTwoSided
        ? {
            piece,
            id: at(other.number),
            deck: { [other.number]: { ...common, FaceURL: other.FaceURL, BackURL: other.BackURL, UniqueBack: true, Type } },
          }
        : undefined;
    found.set(piece.id, { piece, id: at(number), deck, ...(turned && { turned }) });
  }
}

const isCard = ({ w, h }: Piece): boolean => w === 63 && h === 88;
/** Cards are as wide at scale 1 whatever their size; a card of another size is scaled to be as large beside them. */
const scaleOf = ({ w }: Piece): readonly [number, number] => [w / 63, w / 63];

/** One card. One with two sides can be changed to its other side, with Page Up and Page Down. */
export function cardObject({ piece, id, deck, turned }: Sheeted, at: Place, guids: Guids): TableObject {
  const more = { CardID: id, SidewaysCard: false, Hands: true, HideWhenFaceDown: true, CustomDeck: deck };
  const states = turned && { States: { "2": cardObject({ ...turned }, at, guids) } };
  return object("CardCustom", guids.next(), { scale: scaleOf(piece), ...at }, piece, { ...more, ...states });
}

/** Copies of cards as a pile, the first on top; a single card is a card. Undefined for none. */
export function pileObject(
  cards: readonly { readonly sheeted: Sheeted; readonly count: number }[],
  name: string,
  at: Place,
  guids: Guids,
): TableObject | undefined {
  const copies = cards.flatMap(({ sheeted, count }) => Array.from({ length: count }, () => sheeted));
  const [first, ...more] = copies;
  if (!first) return undefined;
  if (more.length === 0) return cardObject(first, at, guids);
  const inside = copies.map((sheeted) => cardObject(sheeted, at, guids));
  return object(
    "DeckCustom",
    guids.next(),
    { scale: scaleOf(first.piece), ...at },
    { name },
    {
      ...{ Hands: false, HideWhenFaceDown: true, SidewaysCard: false },
      DeckIDs: copies.map(({ id }) => id),
      CustomDeck: Object.assign({}, ...copies.map(({ deck }) => deck)) as Readonly<Record<string, CustomDeck>>,
      ContainedObjects: inside,
    },
  );
}

/** Units between two piles. */
const APART = 3;

/** A saved object of all pieces: a pile for each back, side by side, face down. Undefined when it was stopped. */
export async function deckSave(set: Pieces, pictures: Pictures, seen: () => Promise<boolean>): Promise<Save | undefined> {
  const sheets = await sheetsOf(set, pictures, seen);
  if (!sheets) return undefined;
  const guids = new Guids(set.title);
  const all = piles(set.pieces);
  const objects = all.flatMap(({ pieces, name }, i) => {
    const cards = pieces.flatMap((piece) => {
      const sheeted = sheets.get(piece.id);
      return sheeted ? [{ sheeted, count: piece.count }] : [];
    });
    const called = all.length > 1 && name !== "" ? `${set.title}: ${name}` : set.title;
    return pileObject(cards, called, { x: (i - (all.length - 1) / 2) * APART, z: 0, down: true }, guids) ?? [];
  });
  return saveOf(objects);
}
