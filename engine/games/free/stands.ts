/** What stands where on the boards of a table, made of the layout alone, and the spots of a board in words. */
import { type FieldSpec, type Layout, numbersEach } from "../../kernel/layout.ts";
import { fieldsOf, type Player, type State } from "../../kernel/state.ts";
import type { Board, Part } from "../boards/index.ts";
import { fieldNames, type LOOKS, type PiecePlan, type PiecePlans } from "./pieces.ts";

/** Something that can be put on the spaces of a part, and where it lies now. */
export type FreePiece = {
  /** What it is called: "influence", "team 2", "red cubes". */
  readonly name: string;
  readonly is: "figure" | "count" | "owner" | "tiles" | "counter";
  readonly look: (typeof LOOKS)[number];
  readonly part: string;
  /** On whose mat; -1 on a board of the table. */
  readonly mat: Player;
  /** Whose it is; -1 for nobody's. */
  readonly player: Player;
  readonly kind?: string;
  readonly field: string;
  /** Its number in the list of its field, or for pieces that are counted by space: that of space 0, and how many numbers a space has. */
  readonly at?: number;
  readonly stride?: number;
  /** By space how many; of tiles by cell which, counted from 1. Spaces that are not there have none. */
  readonly on: readonly (readonly [space: number, count: number])[];
  /** Of tiles: the field of their quarter turns, and these by cell. */
  readonly turns?: { readonly field: string; readonly values: readonly number[] };
  /** The counter from which it comes and to which it goes. */
  readonly supply?: { readonly field: string; readonly at: number; readonly value: number };
};

/** Everything that stands on boards. `plans`: what a plan says besides. */
export function standingOn(layout: Layout, state: State, plans: PiecePlans = {}): FreePiece[] {
  const planned = new Map(
    Object.entries(plans).flatMap(([name, piece]) => fieldNames(name, piece).map((field) => [field, piece] as const)),
  );
  const pieces: FreePiece[] = [];
  for (const [field, spec] of Object.entries(layout.fields)) {
    const plan = planned.get(field);
    if (spec.on && (spec.per === "game" || spec.per === "player")) pieces.push(...figures(field, spec, state, plan));
    else if (spec.spaces && !isTurns(spec)) pieces.push(...onSpaces(layout, field, spec, state, plan));
  }
  for (const [name, piece] of Object.entries(plans)) if (piece.is === "counter") pieces.push(...counters(name, piece, state));
  return pieces;
}

const lookOf = (plan: PiecePlan | undefined, usual: FreePiece["look"]): FreePiece["look"] => (plan && "look" in plan ? plan.look : usual);
const isTurns = ({ values }: FieldSpec): boolean => values?.[1] === "90";
const seatsOf = ({ players }: State): number[] => Array.from({ length: players }, (_, player) => player);

function figures(field: string, { on, per }: FieldSpec, state: State, plan: PiecePlan | undefined): FreePiece[] {
  const value = fieldsOf(state)[field];
  const shared = { name: field, is: "figure" as const, look: lookOf(plan, "pawn"), part: on?.part ?? "", mat: -1, field };
  const stands = (space: number | undefined) => (space === undefined || space < 0 ? [] : [[space, 1] as const]);
  if (per === "game") return [{ ...shared, player: -1, on: stands(value as number) }];
  return seatsOf(state).map((player) => ({ ...shared, player, at: player, on: stands((value as number[])[player]) }));
}

function onSpaces(layout: Layout, field: string, spec: FieldSpec, state: State, plan: PiecePlan | undefined): FreePiece[] {
  const list = fieldsOf(state)[field] as number[];
  const { spaces, each, holds, values } = spec;
  if (!spaces) return [];
  const stride = numbersEach(spec, layout.players);
  const shared = { name: field, part: spaces.part, field, stride };
  const where = (one: number, count: (value: number) => number) =>
    spaces.words.flatMap((_, space) => {
      const found = count(list[space * stride + one] ?? 0);
      return found > 0 ? [[space, found] as const] : [];
    });
  const supplyOf = (player: Player): Pick<FreePiece, "supply"> => {
    const counter = plan && "supply" in plan ? plan.supply : undefined;
    const held = counter === undefined ? undefined : fieldsOf(state)[counter];
    return counter !== undefined && Array.isArray(held) ? { supply: { field: counter, at: player, value: held[player] ?? 0 } } : {};
  };
  if (values) {
    const turns = Object.entries(layout.fields).find(([, other]) => other.spaces?.part === spaces.part && isTurns(other))?.[0];
    const turned = turns === undefined ? {} : { turns: { field: turns, values: [...(fieldsOf(state)[turns] as number[])] } };
    return [{ ...shared, is: "tiles", look: "block", mat: -1, player: -1, at: 0, on: where(0, (value) => value + 1), ...turned }];
  }
  if (holds) {
    const mats = each === "player" ? seatsOf(state) : [-1];
    return mats.flatMap((mat) =>
      seatsOf(state).map(
        (player): FreePiece => ({
          ...{ ...shared, is: "owner", look: lookOf(plan, "block"), mat, player, at: Math.max(0, mat) },
          on: where(Math.max(0, mat), (value) => (value === player ? 1 : 0)),
          ...supplyOf(player),
        }),
      ),
    );
  }
  const counts = { ...shared, is: "count" as const, look: lookOf(plan, "token"), mat: -1 };
  const many = (value: number) => value;
  if (each === "player")
    return seatsOf(state).map((player) => ({ ...counts, player, at: player, on: where(player, many), ...supplyOf(player) }));
  if (each)
    return each.map((kind: string, one) => ({ ...counts, name: `${kind} ${field}`, kind, player: -1, at: one, on: where(one, many) }));
  return [{ ...counts, player: -1, at: 0, on: where(0, many) }];
}

/** Counters of players as markers: beyond the end of a track they stand on its last step. */
function counters(name: string, { on, of, look }: PiecePlan & { is: "counter" }, state: State): FreePiece[] {
  const value = fieldsOf(state)[of];
  return seatsOf(state).map((player) => ({
    ...{ name, is: "counter", look, part: on, mat: -1, player, field: of, at: player },
    on: [[Array.isArray(value) ? (value[player] ?? 0) : 0, 1]],
  }));
}

/** What a piece is called: "HQ" for "hq". */
export const pieceName = ({ name }: Pick<FreePiece, "name">): string => name.replace(/\bhq\b/g, "HQ");

/** What lies on a space, in words: "2 influence of Player 1, server of Player 2". Empty where nothing does. */
export function piecesWords(pieces: readonly FreePiece[], part: Part, mat: Player, space: number, seats: readonly string[]): string {
  const last = part.spaces.length - 1;
  return pieces
    .filter((piece) => piece.part === part.id && piece.mat === mat)
    .flatMap((piece) => {
      const found = piece.on.find(([one]) => (piece.is === "counter" ? Math.min(one - (part.from ?? 0), last) : one) === space);
      if (found === undefined) return [];
      if (piece.is === "tiles") return [tileWords(part, piece, space)];
      const whose = piece.player < 0 ? "" : ` of ${seats[piece.player] ?? `Player ${piece.player + 1}`}`;
      const beyond = piece.is === "counter" && found[0] - (part.from ?? 0) > last ? ` at ${found[0]}` : "";
      return [`${piece.is === "count" ? `${found[1]} ` : ""}${pieceName(piece)}${whose}${beyond}`];
    })
    .join(", ");
}

const SIDES = ["north", "east", "south", "west"];

/** A tile with where it is open: "elbow 1, open to the east and south". */
function tileWords(part: Part, { on, turns }: FreePiece, cell: number): string {
  const tile = part.grid?.tiles[(on.find(([one]) => one === cell)?.[1] ?? 0) - 1];
  if (!tile) return "";
  const turn = turns?.values[cell] ?? 0;
  const open = SIDES.filter((_, side) => tile.open & (1 << ((side - turn + 4) % 4)));
  return open.length === 0 ? `tile ${tile.id}, without openings` : `tile ${tile.id}, open to the ${open.join(" and ")}`;
}

/** A space with its district, as a screen reader says it: "Borough 11, Nation". */
export function spotWords(board: Board, part: Part, space: number): string {
  const found = part.spaces[space];
  if (!found) return "";
  const districts = found.districts.map((one) => board.districts[one]?.name ?? "").filter((name) => !found.word.startsWith(name));
  const word = found.word.charAt(0).toUpperCase() + found.word.slice(1);
  const icon = found.icon === undefined ? [] : [`${found.icon}${found.colour === undefined ? "" : ` ${found.colour}`}`];
  return [word, ...icon, ...districts].join(", ");
}
