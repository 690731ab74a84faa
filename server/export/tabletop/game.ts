/** A whole game as a save: boards in the middle, each player's things before a seat, piles, tokens, counters, dice, hands, and places that cards snap to. */
import type { Board } from "../../../engine/games/boards/index.ts";
import { startOfCounter, type TablePlan } from "../../../engine/games/free/plan.ts";
import type { KitComponent } from "../../../engine/games/kit/index.ts";
import { ahead } from "../ahead.ts";
import type { Piece, Pieces } from "../pieces.ts";
import { pileObject, type Sheeted, sheetsOf, stepsOf } from "./deck.ts";
import { FACTS, Guids, object, type Place, type Save, type SnapPoint, saveOf, type TableObject } from "./format.ts";
import type { Pictures } from "./pictures.ts";
import { type Area, layRow, type RowAt, type Seat, seatsFor, UNIT } from "./places.ts";
import { drawSide } from "./sheets.ts";

/** Cards in a pile of the set-up: in an area, of the table or of a player, with the piece and how many of it. */
export type LaidPile = {
  readonly area: string;
  readonly player?: number;
  readonly cards: readonly { readonly id: string; readonly count: number }[];
};
/** A component of the box and the piece that draws it. */
export type BoxPiece = { readonly component: KitComponent; readonly piece: Piece };
export type GameExport = {
  readonly name: string;
  /** Cards; `box` has pieces of its own. All are drawn by `draw`. */
  readonly set: Pieces;
  readonly piles: readonly LaidPile[];
  readonly box: readonly BoxPiece[];
  readonly boards: readonly Board[];
  readonly plan: TablePlan;
  readonly players: number;
  readonly seats: readonly string[];
  /** Where the rules are. */
  readonly rules: string;
};

/** Longest side of a board's picture; of anything else. */
const [BOARD_SIDE, PART_SIDE] = [3_000, 900];

/** Room of a card with its neighbours' gap; more places of one area than that are a heap. */
const CELL: Area = [2.4, 3.4];
const MOST_CELLS = 24;
/** The dice that Tabletop Simulator has. */
const DICE: readonly number[] = [4, 6, 8, 10, 12, 20];

const areaOf = ({ piece: { w, h } }: Pick<BoxPiece, "piece">): Area => [Math.max(1.2, w * UNIT), Math.max(1.2, h * UNIT)];

/** Each side of what lies beside the cards, once. */
function sidesOf(box: GameExport["box"]): readonly { readonly drawing: string; readonly piece: Piece; readonly most: number }[] {
  const found = box.flatMap(({ component, piece }) => {
    const most = component.is === "board" || component.is === "mat" ? BOARD_SIDE : PART_SIDE;
    return (piece.back === undefined ? [piece.face] : [piece.face, piece.back]).map((drawing) => ({ drawing, piece, most }));
  });
  return [...new Map(found.map((side) => [side.drawing, side])).values()];
}

/** How many drawings a game needs. */
export const gameSteps = ({ set, box }: GameExport): number => stepsOf(set.pieces) + sidesOf(box).length;

/** The save. Undefined when `seen` says to stop. */
export async function gameSave(game: GameExport, pictures: Pictures, seen: () => Promise<boolean>): Promise<Save | undefined> {
  const sheets = await sheetsOf(game.set, pictures, seen);
  if (!sheets) return undefined;
  const images = new Map<string, string>();
  const sides = sidesOf(game.box);
  const draw = async ({ drawing, piece, most }: (typeof sides)[number]) => ({
    drawing,
    picture: await drawSide(drawing, piece, game.set, most, pictures.dpi),
  });
  for await (const { drawing, picture } of ahead(sides, draw)) {
    images.set(drawing, await pictures.add(picture));
    if (!(await seen())) return undefined;
  }
  return new Table(game, sheets, images).save();
}

/** Lays a game on a table. Units are Tabletop Simulator's, the middle of the table is (0, 0). */
class Table {
  private readonly game: GameExport;
  private readonly sheets: ReadonlyMap<string, Sheeted>;
  private readonly images: ReadonlyMap<string, string>;
  private readonly guids: Guids;
  private readonly objects: TableObject[] = [];
  private readonly snaps: SnapPoint[] = [];

  constructor(game: GameExport, sheets: ReadonlyMap<string, Sheeted>, images: ReadonlyMap<string, string>) {
    this.game = game;
    this.sheets = sheets;
    this.images = images;
    this.guids = new Guids(game.name);
  }

  save(): Save {
    const { name, plan, players, rules, seats: names } = this.game;
    const boards = this.box(undefined, ["board"]);
    const { places, width, depth } = layRow(boards.map(areaOf), { u: 0, v: 0, about: true });
    this.put(boards, places, true);
    // Shared piles lie north of the boards, dice and counters south, small things east.
    const half = Math.max(3, depth / 2);
    this.areas(undefined, { u: 0, v: half + 2.5, way: "wide", above: true });
    this.parts(undefined, { u: Math.max(8, width / 2) + 3, v: half - 2, way: "right" });
    const south = [...this.dice(), ...this.counters(undefined)];
    for (const [i, place] of layRow(
      south.map(() => [2.4, 1.8]),
      { u: 0, v: -half - 3 },
    ).places.entries())
      south[i]?.(place);
    for (const [player, seat] of seatsFor(players).entries()) this.seat(player, seat, names[player] ?? seat.colour);
    return saveOf(this.objects, {
      ...{
        SaveName: name,
        GameMode: name,
        Table: FACTS.table.name,
        Tags: ["Card Games"],
        PlayerCounts: [plan.players.from, plan.players.to],
      },
      Note: this.note(rules),
      SnapPoints: this.snaps,
      TabStates: { "0": { title: "Rules", body: this.note(rules), color: "Grey", visibleColor: { r: 0.5, g: 0.5, b: 0.5 }, id: 0 } },
    });
  }

  /** What stands before a seat, from its edge to the middle: hand, mats with counters and tokens beside them, piles. */
  private seat(player: number, seat: Seat, name: string): void {
    const { colour, turn, rgb } = seat;
    const hand: Place = { ...seat.at(0, -4), turn: turn + 180, y: 4, scale: [14, 5] };
    this.objects.push(
      object(
        "HandTrigger",
        this.guids.next(),
        hand,
        { name: `${name}: hand` },
        { FogColor: colour, Locked: true, Grid: false, ColorDiffuse: rgb },
      ),
    );
    const mats = this.box(player, ["board", "mat"]);
    const { places, width, depth } = layRow(mats.map(areaOf), { u: 0, v: 4, seat });
    this.put(mats, places, true);
    this.areas(player, { u: 0, v: 4 + Math.max(2, depth / 2) + 2.5, seat });
    const side = Math.max(4, width / 2) + 1;
    this.parts(player, { u: side, v: 1.5, way: "right", seat });
    const counters = this.counters(player);
    const beside = layRow(
      counters.map(() => [2.6, 1.8]),
      { u: -side, v: 1.5, way: "left", seat },
    );
    for (const [i, place] of beside.places.entries()) counters[i]?.(place);
  }

  private box(player: number | undefined, kinds: readonly KitComponent["is"][]): readonly BoxPiece[] {
    return this.game.box.filter(({ component }) => component.player === player && kinds.includes(component.is));
  }

  private put(some: readonly BoxPiece[], places: readonly Place[], isFixed: boolean, seat?: Seat): void {
    for (const [i, { component, piece }] of some.entries()) {
      const at = places[i];
      if (at) this.objects.push(this.made(component, piece, at, isFixed, seat));
    }
  }

  /** Small things. Several of one kind are in a bag; one lies on the table. Dice are Tabletop Simulator's own. */
  private parts(player: number | undefined, at: RowAt): void {
    const some = this.box(player, ["tile", "mat", "token", "marker", "figure", "aid", "sheet"]).filter(
      ({ component }) => player === undefined || component.is !== "mat",
    );
    const areas = some.map(({ component, piece }): Area => (component.count > 1 ? [2.4, 2.4] : areaOf({ piece })));
    for (const [i, place] of layRow(areas, at).places.entries()) {
      const one = some[i];
      if (one && one.component.count > 1) this.bag(one, place, at.seat);
      else if (one) this.put([one], [place], false, at.seat);
    }
  }

  private bag({ component, piece }: BoxPiece, at: Place, seat: Seat | undefined): void {
    const inside = Array.from({ length: component.count }, () => this.made(component, piece, at, false, seat));
    this.objects.push(
      object(
        "Bag",
        this.guids.next(),
        { ...at, scale: [0.8, 0.8] },
        { name: `${component.count} × ${component.name}` },
        {
          ...{ MaterialIndex: -1, MeshIndex: -1, ContainedObjects: inside },
          ...(seat && { ColorDiffuse: seat.rgb }),
        },
      ),
    );
  }

  private made(component: KitComponent, piece: Piece, at: Place, isFixed: boolean, seat?: Seat): TableObject {
    const words = { name: component.name, text: component.rules };
    if (component.is === "figure") return object("PlayerPawn", this.guids.next(), at, words, seat ? { ColorDiffuse: seat.rgb } : {});
    const [front = "", back = front] = [this.images.get(piece.face), piece.back === undefined ? undefined : this.images.get(piece.back)];
    const flat: Place = { ...at, y: isFixed ? 1 : 1.5, scale: [(piece.w * UNIT) / FACTS.tile.units, (piece.h * UNIT) / FACTS.tile.units] };
    const tile = (ImageURL: string, ImageSecondaryURL: string, more: Readonly<Record<string, unknown>> = {}) =>
      object("Custom_Tile", this.guids.next(), flat, words, {
        Locked: isFixed,
        CustomImage: {
          ...{ ImageURL, ImageSecondaryURL, ImageScalar: 1, WidthScale: 0 },
          CustomTile: { Type: isFixed ? 0 : 3, Thickness: 0.1, Stackable: false, Stretch: false },
        },
        ...more,
      });
    const snaps = snapsOn(component, this.game.boards);
    return tile(front, back, {
      ...(snaps.length > 0 && { AttachedSnapPoints: snaps }),
      ...(component.isTwoSided && { States: { "2": tile(back, front) } }),
    });
  }

  /** Piles of cards where they begin, and places that cards snap to. */
  private areas(player: number | undefined, at: RowAt): void {
    const { plan, piles } = this.game;
    const areas = Object.entries(plan.areas)
      .filter(([, { per, shape }]) => (per === "player") === (player !== undefined) && shape !== "hand")
      .map(([name, { shape, columns, rows }]) => ({ name, cells: shape === "pile" ? 1 : Math.min(columns * rows, MOST_CELLS) }));
    const { places } = layRow(
      areas.flatMap(({ cells }) => Array.from({ length: cells }, (): Area => CELL)),
      at,
    );
    for (const { x, z } of places) this.snaps.push({ Position: { x, y: 1, z } });
    let next = 0;
    for (const { name, cells } of areas) {
      const first = places[next];
      next += cells;
      const cards = piles
        .filter((one) => one.area === name && one.player === player)
        .flatMap((pile) => pile.cards)
        .flatMap(({ id, count }) => {
          const sheeted = this.sheets.get(id);
          return sheeted ? [{ sheeted, count }] : [];
        });
      const made = first && pileObject(cards, name, { ...first, down: plan.areas[name]?.seen === "none" }, this.guids);
      if (made) this.objects.push(made);
    }
  }

  private counters(player: number | undefined): readonly ((at: Place) => void)[] {
    const { plan, players } = this.game;
    return Object.entries(plan.counters).flatMap(([name, counter]) => {
      if ((counter.per === "player") !== (player !== undefined) || counter.values) return [];
      const value = startOfCounter(counter, player ?? 0, players);
      return [
        (at: Place) =>
          void this.objects.push(
            object("Counter", this.guids.next(), { ...at, scale: [0.8, 0.8] }, { name }, { Counter: { value }, Locked: true }),
          ),
      ];
    });
  }

  private dice(): readonly ((at: Place) => void)[] {
    return Object.entries(this.game.plan.dice).map(
      ([name, sides]) =>
        (at: Place) =>
          void this.objects.push(
            object(`Die_${DICE.includes(sides) ? sides : 6}`, this.guids.next(), { ...at, scale: [0.8, 0.8] }, { name }),
          ),
    );
  }

  private note(rules: string): string {
    const { name, plan } = this.game;
    const deals = plan.deals.map(({ from, to, cards }) => {
      const { per = "game", columns = 1, rows = 1 } = plan.areas[to] ?? {};
      const where = columns * rows > 1 ? `each of the ${columns * rows} places of “${to}”` : `“${to}”`;
      return `Deal ${cards} from “${from}” to ${where}${per === "player" ? " of each player" : ""}.`;
    });
    return [name, `Rules: ${rules}`, "", `Set up (${plan.rules}): shuffle the face-down piles.`, ...deals].join("\n");
  }
}

/** Places of a component that things snap to: those of its board, or those that it names. */
function snapsOn({ front, w, h }: KitComponent, boards: readonly Board[]): readonly SnapPoint[] {
  if (front.draw === "board") return snapsOf(boards.find(({ id }) => id === front.board));
  if (front.draw !== "places") return [];
  return front.places.map(({ at: [x, y], size: [across, down] }) => snapAt(x + across / 2, y + down / 2, w, h));
}

/** A place `x` from the left and `y` from above, in the space of what is `w` by `h`: 1 is half of it. A tile that lies the right way up has its left at +x and its top at -z. */
function snapAt(x: number, y: number, w: number, h: number): SnapPoint {
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return { Position: { x: round((0.5 - x / w) * 2), y: 0.1, z: round((y / h - 0.5) * 2) } };
}

/** Where pieces stand on a board, each place once. */
export function snapsOf(board: Board | undefined): readonly SnapPoint[] {
  if (!board) return [];
  const [w, h] = board.size;
  const seen = new Set<string>();
  return board.parts.flatMap(({ spaces }) =>
    spaces.flatMap(({ at: [x, y] }) => {
      const key = `${x} ${y}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [snapAt(x, y, w, h)];
    }),
  );
}
