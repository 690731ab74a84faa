/** Pieces as small pictures. Every player has a colour and a shape, so that they are told apart without colours; a cube has a letter. */
import { NAMED_COLOURS } from "../named-colours.ts";
import { n, text } from "../svg.ts";

/** Ink on a piece. */
const INK = "#070a0f";
/** Ink on a dark piece. */
const LIGHT = "#f3f5f9";
/** The first four are those of the lanes of a timeline and of the log. */
const SEATS = ["#f5a742", "#6db3ff", "#3fd0bf", "#f072b6", "#c9b3ff", "#f3f5f9"] as const;
export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "cross"] as const;
const NOBODY = "#dfe6ee";
const NAMED: Readonly<Record<string, string>> = NAMED_COLOURS;
/** What stands on a cube: B is blue. */
const letterOf = (kind: string): string => (kind === "black" ? "K" : kind.slice(0, 1).toUpperCase());

export type Glyph = {
  readonly look: "token" | "pawn" | "cube" | "server" | "marker" | "block" | "hq";
  /** Whose it is; -1 for nobody's. */
  readonly player: number;
  /** Colour of a cube; of a piece that has a colour of its own and not its player's. */
  readonly kind?: string | undefined;
  readonly count: number;
  /** Written on it. */
  readonly label?: string | undefined;
};

export const colourOf = (player: number): string => SEATS[player % SEATS.length] ?? NOBODY;
/** A colour that a board names: "purple", "gold". */
export const namedColour = (kind: string): string => NAMED[kind] ?? NOBODY;
/** What a player's shape is called: "triangle". */
export const shapeName = (player: number): string => SHAPES[player % SHAPES.length] ?? "";

/** The outline of a player's shape about a point, as path data; `r` is half its height. */
export function shapePath(player: number, x: number, y: number, r: number): string {
  const points = (list: readonly (readonly [number, number])[]) =>
    `M${list.map(([dx, dy]) => `${n(x + dx * r)} ${n(y + dy * r)}`).join("L")}Z`;
  switch (player < 0 ? "hexagon" : SHAPES[player % SHAPES.length]) {
    case "circle":
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
    case "square":
      return points([
        [-0.88, -0.88],
        [0.88, -0.88],
        [0.88, 0.88],
        [-0.88, 0.88],
      ]);
    case "triangle":
      return points([
        [0, -1.05],
        [1.1, 0.85],
        [-1.1, 0.85],
      ]);
    case "diamond":
      return points([
        [0, -1.15],
        [1.05, 0],
        [0, 1.15],
        [-1.05, 0],
      ]);
    case "cross":
      return points([
        [-0.4, -1],
        [0.4, -1],
        [0.4, -0.4],
        [1, -0.4],
        [1, 0.4],
        [0.4, 0.4],
        [0.4, 1],
        [-0.4, 1],
        [-0.4, 0.4],
        [-1, 0.4],
        [-1, -0.4],
        [-0.4, -0.4],
      ]);
    default:
      return points([
        [-0.55, -0.95],
        [0.55, -0.95],
        [1.08, 0],
        [0.55, 0.95],
        [-0.55, 0.95],
        [-1.08, 0],
      ]);
  }
}

/** A piece about a point; `s` is its height in millimetres. */
export function glyph({ look, player, kind, count, label }: Glyph, x: number, y: number, s: number): string {
  const fill = kind !== undefined ? namedColour(kind) : player < 0 ? NOBODY : colourOf(player);
  const isDark = kind === "black";
  const ink = isDark ? LIGHT : INK;
  const edge = `stroke="${ink}" stroke-width="${n(s * 0.05)}" stroke-linejoin="round"`;
  const written = label ?? (count > 1 ? String(count) : "");
  const mark = (dy: number, r: number) => `<path d="${shapePath(player, x, y + dy * s, r * s)}" fill="${ink}"/>`;
  const words = (dy: number, size: number) =>
    written === "" ? "" : text(x, y + dy * s, size * s, "display7", ink, written, { anchor: "middle" });
  const badge = written === "" ? "" : badgeOf(x + s * 0.38, y - s * 0.34, s, written);
  switch (look) {
    case "token":
      return `<path d="${shapePath(player, x, y, s * 0.46)}" fill="${fill}" ${edge}/>${words(0.2 + (player % SHAPES.length === 2 ? 0.08 : 0), 0.56)}`;
    case "marker":
      return `<path d="${shapePath(player, x, y, s * 0.46)}" fill="${fill}" ${edge}/>${written === "" ? `<path d="${shapePath(player, x, y, s * 0.24)}" fill="none" stroke="${ink}" stroke-width="${n(s * 0.07)}"/>` : words(0.2, 0.56)}`;
    case "cube": {
      const [own, letter] = [namedColour(kind ?? ""), letterOf(kind ?? "")];
      const side = s * 0.84;
      return `<rect x="${n(x - side / 2)}" y="${n(y - side / 2)}" width="${n(side)}" height="${n(side)}" rx="${n(s * 0.1)}" fill="${own}" stroke="${isDark ? "#aebccb" : INK}" stroke-width="${n(s * 0.06)}"/>${text(x, y + s * 0.2, s * 0.54, "display7", ink, letter, { anchor: "middle" })}${badge}`;
    }
    case "pawn": {
      const at = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`;
      const body = `M${at(-0.36, 0.5)}L${at(-0.16, -0.08)}A${n(0.24 * s)} ${n(0.24 * s)} 0 1 1 ${at(0.16, -0.08)}L${at(0.36, 0.5)}Z`;
      return `<path d="${body}" fill="${fill}" ${edge}/>${mark(0.28, 0.13)}${badge}`;
    }
    case "server": {
      const rect = (dy: number) =>
        `<rect x="${n(x - s * 0.42)}" y="${n(y + dy * s)}" width="${n(s * 0.84)}" height="${n(s * 0.27)}" rx="${n(s * 0.05)}" fill="${fill}" ${edge}/><circle cx="${n(x + s * 0.28)}" cy="${n(y + (dy + 0.135) * s)}" r="${n(s * 0.05)}" fill="${INK}"/>`;
      return `${rect(-0.46)}${rect(-0.14)}${rect(0.18)}<path d="${shapePath(player, x - s * 0.14, y, s * 0.2)}" fill="${INK}"/>`;
    }
    case "block":
      return `<rect x="${n(x - s * 0.75)}" y="${n(y - s * 0.42)}" width="${n(s * 1.5)}" height="${n(s * 0.84)}" rx="${n(s * 0.14)}" fill="${fill}" ${edge}/>${mark(0, 0.26)}`;
    case "hq": {
      const at = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`;
      return `<path d="M${at(-0.46, 0.48)}V${n(y - 0.14 * s)}L${at(0, -0.52)}L${at(0.46, -0.14)}V${n(y + 0.48 * s)}Z" fill="${fill}" ${edge}/>${mark(0.12, 0.2)}`;
    }
  }
}

/** A number at the corner of a piece. */
const badgeOf = (x: number, y: number, s: number, written: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(s * 0.26)}" fill="${INK}" stroke="#f3f5f9" stroke-width="${n(s * 0.04)}"/>${text(x, y + s * 0.13, s * 0.36, "display7", "#f3f5f9", written, { anchor: "middle" })}`;
