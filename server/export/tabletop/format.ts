/** The parts of Tabletop Simulator's files that the studio writes. What each means, and who says so, is in `facts.json`. */
import { createHash } from "node:crypto";
import facts from "./facts.json" with { type: "json" };

export const FACTS = facts;

export type Transform = {
  readonly posX: number;
  readonly posY: number;
  readonly posZ: number;
  readonly rotX: number;
  readonly rotY: number;
  readonly rotZ: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly scaleZ: number;
};
/** A sheet of cards under its number. `Type` 0 is a card with round corners, 1 one with square corners. */
export type CustomDeck = {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: number;
  readonly NumHeight: number;
  readonly BackIsHidden: boolean;
  readonly UniqueBack: boolean;
  readonly Type: number;
};
export type SnapPoint = {
  readonly Position: { readonly x: number; readonly y: number; readonly z: number };
  readonly Tags?: readonly string[];
};
export type TableObject = {
  readonly GUID: string;
  readonly Name: string;
  readonly Transform: Transform;
  readonly Nickname: string;
  readonly Description: string;
  readonly Tags?: readonly string[];
  readonly CardID?: number;
  readonly DeckIDs?: readonly number[];
  readonly CustomDeck?: Readonly<Record<string, CustomDeck>>;
  readonly ContainedObjects?: readonly TableObject[];
  /** Other forms of the object, from "2"; its own is 1. */
  readonly States?: Readonly<Record<string, TableObject>>;
  readonly AttachedSnapPoints?: readonly SnapPoint[];
  readonly [more: string]: unknown;
};
export type Save = {
  readonly SaveName: string;
  readonly GameMode: string;
  readonly Table: string;
  readonly Note: string;
  readonly ObjectStates: readonly TableObject[];
  readonly SnapPoints?: readonly SnapPoint[];
  readonly [more: string]: unknown;
};

/** Where an object lies: units from the middle of the table, degrees about the upright axis, face up or down. */
export type Place = {
  readonly x: number;
  readonly z: number;
  readonly turn?: number;
  readonly down?: boolean;
  readonly scale?: readonly [x: number, z: number];
  readonly y?: number;
};

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** An object at scale 1 lies the right way up for who sits at the lower edge when it is turned by 180 degrees. */
export function transform({ x, z, turn = 0, down = false, scale = [1, 1], y = 1.5 }: Place): Transform {
  return {
    ...{ posX: round(x), posY: y, posZ: round(z), rotX: 0, rotY: (180 + turn) % 360, rotZ: down ? 180 : 0 },
    ...{ scaleX: round(scale[0]), scaleY: 1, scaleZ: round(scale[1]) },
  };
}

/** Names objects by six figures, the same ones each time the same file is written. */
export class Guids {
  private count = 0;
  private readonly seed: string;
  private readonly taken = new Set<string>();
  constructor(seed: string) {
    this.seed = seed;
  }
  next(): string {
    for (;;) {
      const guid = createHash("sha256")
        .update(`${this.seed} ${this.count++}`)
        .digest("hex")
        .slice(0, 6);
      if (this.taken.has(guid)) continue;
      this.taken.add(guid);
      return guid;
    }
  }
}

/** What every object has. */
const PLAIN = {
  GMNotes: "",
  ColorDiffuse: { r: 1, g: 1, b: 1 },
  ...{ LayoutGroupSortIndex: 0, Value: 0, Locked: false, Grid: true, Snap: true, IgnoreFoW: false, MeasureMovement: false },
  ...{ DragSelectable: true, Autoraise: true, Sticky: true, Tooltip: true, GridProjection: false, HideWhenFaceDown: false, Hands: false },
  ...{ LuaScript: "", LuaScriptState: "", XmlUI: "" },
} as const;

export type Words = { readonly name: string; readonly text?: string; readonly tags?: readonly string[] };

/** Any object. In Tabletop Simulator words in square brackets colour a text; strangers' brackets stay brackets. */
export const object = (
  kind: string,
  guid: string,
  at: Place,
  { name, text = "", tags = [] }: Words,
  more: Readonly<Record<string, unknown>> = {},
): TableObject => ({
  ...PLAIN,
  GUID: guid,
  Name: kind,
  Transform: transform(at),
  Nickname: unmarked(name),
  Description: unmarked(text),
  ...(tags.length > 0 && { Tags: tags.map((tag) => tag.slice(0, 60)) }),
  ...more,
});

/** "[b]" would be read as bold; a space that takes no room keeps it as it is. */
const unmarked = (text: string): string => text.replace(/\[(?=[^\]\s]{1,12}\])/g, "[\u200b");

/** A save of these objects: with a name a game, without one a saved object. */
export const saveOf = (objects: readonly TableObject[], more: Readonly<Record<string, unknown>> = {}): Save => ({
  ...{ SaveName: "", Date: "", VersionNumber: "", GameMode: "", GameType: "", GameComplexity: "", Tags: [], Gravity: 0.5, PlayArea: 0.5 },
  ...{ Table: "", Sky: "", Note: "", TabStates: {}, LuaScript: "", LuaScriptState: "", XmlUI: "" },
  ...more,
  ObjectStates: objects,
});
