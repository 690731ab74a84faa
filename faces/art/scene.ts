/** What a motif is given to draw with, and what every picture shares: sky, sun, haze, rain and the dark foot. */
import { mix, type Palette } from "./palette.ts";
import type { Rng } from "./rng.ts";
import { at, circle, fine, line, path, rect } from "./shapes.ts";

/** One picture in the making. Width and height are picture units: about 2,600 square units whatever the size on screen. */
export type Scene = {
  readonly r: Rng;
  readonly p: Palette;
  readonly w: number;
  readonly h: number;
  /** The part of the motif after the colon: `castle` of `portal:castle`; empty when there is none. */
  readonly variant: string;
  /** The palette's name; portraits choose their heads by it. */
  readonly palette: string;
  /** An id that no other picture has. */
  readonly id: (name: string) => string;
  /** A reference to such an id, as a paint. */
  readonly url: (name: string) => string;
};
export type Draw = (scene: Scene) => string;

/** Gradients that every motif may use: `sky`, `glow`, `haze`, `disc` and `foot`. */
export function sharedDefs({ p, id }: Scene): string {
  const down = (name: string, stops: string) => `<linearGradient id="${id(name)}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  const stop = (offset: number, colour: string, opacity?: number) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;
  return `<defs>${down("sky", stop(0, p.deep) + stop(0.45, p.dark) + stop(0.8, p.mid) + stop(1, mix(p.mid, p.light, 0.55)))}<radialGradient id="${id("glow")}">${
    stop(0, p.light, 0.95) + stop(0.35, p.mid, 0.65) + stop(1, p.mid, 0)
  }</radialGradient>${down("haze", stop(0, p.light, 0) + stop(1, p.light, 0.42))}${down("disc", stop(0, p.hot) + stop(1, mix(p.light, p.mid, 0.35)))}${down(
    "foot",
    stop(0.58, p.deep, 0) + stop(1, p.deep, 0.68),
  )}</defs>`;
}

/** The whole ground in the sky's gradient. */
export const sky = ({ w, h, url }: Scene): string => rect(0, 0, w, h, url("sky"));
/** The last layer: darker below, so that a face's text and rail stand on it. */
export const foot = ({ w, h, url }: Scene): string => rect(0, 0, w, h, url("foot"));
export const glow = ({ url }: Scene, x: number, y: number, radius: number, opacity = 1): string =>
  circle(x, y, radius, { fill: url("glow"), opacity });
export const haze = ({ w, url }: Scene, y: number, height: number, opacity = 1): string =>
  rect(0, y, w, height, { fill: url("haze"), opacity });

/** A sun or moon with its glow; `slits` cut it as the sun of an old synth record. */
export function sun(scene: Scene, x: number, y: number, radius: number, slits: boolean): string {
  const { p, url } = scene;
  let out = glow(scene, x, y, radius * 1.9, 0.75) + circle(x, y, radius, url("disc"));
  let height = radius * 0.06;
  for (let top = y + radius * 0.1; slits && top < y + radius; top += radius * 0.19) {
    out += rect(x - radius, top, radius * 2, height, mix(p.dark, p.mid, 0.5));
    height *= 1.35;
  }
  return out;
}

export function rain({ r, p, w, h }: Scene, drops = 26): string {
  let d = "";
  for (let i = 0; i < drops; i++) {
    const length = r.float(2, 6);
    d += `M${at(r.float(0, w + 8))} ${at(r.float(-4, h))}l${at(-length * 0.22)} ${at(length)}`;
  }
  return path(d, { stroke: p.light, width: 0.12, opacity: 0.38 });
}

export function stars({ r, p, w, h }: Scene, n: number, down = 0.7): string {
  let d = "";
  for (let i = 0; i < n; i++) d += `M${at(r.float(0, w))} ${at(r.float(0, h * down))}h.1`;
  return path(d, { stroke: p.light, width: 0.32, opacity: 0.8, round: true });
}

/** Sparks, dust or foam between two heights. */
export function dust({ r, w }: Scene, n: number, top: number, bottom: number, colour: string, size = 0.6): string {
  let out = "";
  for (let i = 0; i < n; i++)
    out += circle(r.float(0, w), r.float(top, bottom), r.float(0.1, size), { fill: colour, opacity: r.float(0.2, 0.8) });
  return out;
}

/** Rays from a centre outwards, as wedges; `spread` is the widest half angle in radians. */
export function rays({ r, p }: Scene, x: number, y: number, from: number, to: number, n: number, spread: number, opacity = 0.7): string {
  let out = "";
  for (let i = 0; i < n; i++) {
    const angle = r.float(0, 6.283);
    const width = r.float(spread * 0.15, spread);
    const end = from + r.float(0.3, 1) * (to - from);
    const colour = r.pick([p.light, p.hot, p.mid]);
    const [ax, ay] = [x + Math.cos(angle - width) * from, y + Math.sin(angle - width) * from];
    const [bx, by] = [x + Math.cos(angle) * end, y + Math.sin(angle) * end];
    const [cx, cy] = [x + Math.cos(angle + width) * from, y + Math.sin(angle + width) * from];
    out += `<path d="M${at(ax)} ${at(ay)}L${at(bx)} ${at(by)}L${at(cx)} ${at(cy)}Z" fill="${colour}" opacity="${fine(r.float(0.3, 1) * opacity)}"/>`;
  }
  return out;
}

/** A floor of perspective lines below the horizon `y`. */
export function floor({ p, w, h }: Scene, y: number, vanish = 0.5, opacity = 0.4): string {
  let out = "";
  for (let i = -10; i <= 10; i++)
    out += line(
      [
        [w * vanish + i * w * 0.03, y],
        [w * vanish + i * w * 0.19, h + 1],
      ],
      p.light,
      0.14,
      opacity,
    );
  for (let i = 0; i < 7; i++) {
    const t = y + (h - y) * ((i + 0.2) / 6.6) ** 1.9;
    out += line(
      [
        [0, t],
        [w, t],
      ],
      p.light,
      0.13,
      opacity,
    );
  }
  return out;
}

/** The entry of a motif's table that the variant names; without a known variant the seed chooses one. */
export function variantOf<Name extends string, Value>({ r, variant }: Scene, table: Readonly<Record<Name, Value>>, otherwise: Name): Value {
  const names = Object.keys(table) as Name[];
  return table[names.find((name) => name === variant) ?? names[r.int(0, names.length - 1)] ?? otherwise];
}
