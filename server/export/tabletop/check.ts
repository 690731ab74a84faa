/** Reads files of Tabletop Simulator as others wrote them, and finds what would not load or would show the wrong card. */
import { z } from "zod";
import { FACTS } from "./format.ts";

const Numbers = z.record(z.string(), z.unknown());
const TransformSchema = z.looseObject({
  ...{ posX: z.number(), posY: z.number(), posZ: z.number() },
  ...{ rotX: z.number(), rotY: z.number(), rotZ: z.number() },
  ...{ scaleX: z.number(), scaleY: z.number(), scaleZ: z.number() },
});
const SheetSchema = z.looseObject({
  FaceURL: z.string().min(1),
  BackURL: z.string(),
  NumWidth: z.number().int().min(1),
  NumHeight: z.number().int().min(1),
  BackIsHidden: z.boolean().optional(),
  UniqueBack: z.boolean().optional(),
  Type: z.number().int().optional(),
});
/** Published objects leave out what is as usual, so that nearly all is optional. */
const ObjectSchema = z.looseObject({
  Name: z.string().min(1),
  GUID: z.string().optional(),
  Transform: TransformSchema.partial().optional(),
  Nickname: z.string().nullish(),
  Description: z.string().nullish(),
  Tags: z.array(z.string()).optional(),
  CardID: z.number().int().optional(),
  DeckIDs: z.array(z.number().int()).nullish(),
  CustomDeck: z.record(z.string().regex(/^\d+$/), SheetSchema).nullish(),
  CustomImage: z.looseObject({ ImageURL: z.string() }).nullish(),
  get ContainedObjects(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ObjectSchema>>> {
    return z.array(ObjectSchema).nullish();
  },
  /** What is fixed to the object and moves with it. */
  get ChildObjects(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ObjectSchema>>> {
    return z.array(ObjectSchema).nullish();
  },
  get States(): z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, typeof ObjectSchema>>> {
    return z.record(z.string(), ObjectSchema).nullish();
  },
  AttachedSnapPoints: z.array(z.looseObject({ Position: Numbers })).nullish(),
});
export const SaveSchema = z.looseObject({
  SaveName: z.string().nullish(),
  Note: z.string().nullish(),
  ObjectStates: z.array(ObjectSchema),
});
type ObjectData = z.infer<typeof ObjectSchema>;
export type SaveData = z.infer<typeof SaveSchema>;

/** What a file holds, or every sentence about what is wrong with it. */
export type Checked =
  | { readonly ok: true; readonly save: SaveData; readonly cards: number; readonly objects: number; readonly pictures: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Checks a saved object or a saved game. Accepts what Tabletop Simulator loads, also what it never writes itself. */
export function checkSave(text: string): Checked {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { ok: false, faults: ["The file is not JSON."] };
  }
  const parsed = SaveSchema.safeParse(value);
  if (!parsed.success)
    return { ok: false, faults: parsed.error.issues.map(({ path, message }) => `${path.join(".") || "file"}: ${message}`) };
  const found = { faults: [] as string[], cards: 0, objects: 0, pictures: new Set<string>() };
  if (parsed.data.ObjectStates.length === 0) found.faults.push("The file has no object.");
  const guids = new Set<string>();
  for (const [i, one] of parsed.data.ObjectStates.entries()) {
    look(one, {}, `ObjectStates.${i}`, found);
    if (one.GUID === undefined || one.GUID === "") continue;
    if (guids.has(one.GUID)) found.faults.push(`ObjectStates.${i}: another object has the GUID ${one.GUID}`);
    guids.add(one.GUID);
  }
  if (found.faults.length > 0) return { ok: false, faults: found.faults };
  return { ok: true, save: parsed.data, cards: found.cards, objects: found.objects, pictures: [...found.pictures] };
}

type Found = { readonly faults: string[]; cards: number; objects: number; readonly pictures: Set<string> };
type Sheets = NonNullable<ObjectData["CustomDeck"]>;

function look(one: ObjectData, around: Sheets, at: string, found: Found): void {
  const { faults } = found;
  found.objects++;
  const sheets = { ...around, ...one.CustomDeck };
  for (const [number, sheet] of Object.entries(one.CustomDeck ?? {})) {
    found.pictures.add(sheet.FaceURL);
    if (sheet.BackURL !== "") found.pictures.add(sheet.BackURL);
    if (sheet.NumWidth > FACTS.sheet.columns || sheet.NumHeight > FACTS.sheet.rows)
      faults.push(
        `${at}: sheet ${number} is ${sheet.NumWidth} x ${sheet.NumHeight}; at most ${FACTS.sheet.columns} x ${FACTS.sheet.rows} are read`,
      );
  }
  for (const url of [one.CustomImage?.ImageURL, one.CustomImage?.["ImageSecondaryURL"]])
    if (typeof url === "string" && url !== "") found.pictures.add(url);
  if (/^(Card|CardCustom)$/.test(one.Name)) {
    found.cards++;
    card(one.CardID, sheets, at, faults);
  }
  if (/^(Deck|DeckCustom)$/.test(one.Name)) {
    const ids = one.DeckIDs ?? [];
    const inside = one.ContainedObjects ?? [];
    if (ids.length < 2) faults.push(`${at}: a deck has two cards or more; one card is a card`);
    // A deck of Tabletop Simulator's own playing cards has no sheets, and a deck without objects is its sheets alone.
    if (inside.length > 0 && ids.length !== inside.length)
      faults.push(`${at}: the deck has ${ids.length} numbers and ${inside.length} cards`);
    for (const [i, id] of ids.entries()) {
      if (Object.keys(sheets).length > 0) card(id, sheets, `${at}.DeckIDs.${i}`, faults);
      const own = inside[i]?.CardID;
      if (own !== undefined && own !== id) faults.push(`${at}.DeckIDs.${i}: the card there is ${own}, not ${id}`);
    }
  }
  for (const [i, inner] of (one.ContainedObjects ?? []).entries()) look(inner, sheets, `${at}.ContainedObjects.${i}`, found);
  for (const [i, inner] of (one.ChildObjects ?? []).entries()) look(inner, sheets, `${at}.ChildObjects.${i}`, found);
  for (const [state, inner] of Object.entries(one.States ?? {})) {
    if (!/^[1-9]\d*$/.test(state)) faults.push(`${at}.States: “${state}” is not the number of a state`);
    look(inner, sheets, `${at}.States.${state}`, found);
  }
}

function card(id: number | undefined, sheets: Sheets, at: string, faults: string[]): void {
  if (Object.keys(sheets).length === 0) return;
  if (id === undefined) {
    faults.push(`${at}: a card has no CardID`);
    return;
  }
  const [number, place] = [Math.floor(id / FACTS.cardId.sheetTimes), id % FACTS.cardId.sheetTimes];
  const sheet = sheets[String(number)];
  if (!sheet) faults.push(`${at}: card ${id} is on sheet ${number}, which is not there`);
  else if (place >= sheet.NumWidth * sheet.NumHeight)
    faults.push(`${at}: card ${id} is at place ${place} of a sheet of ${sheet.NumWidth} x ${sheet.NumHeight}`);
}
