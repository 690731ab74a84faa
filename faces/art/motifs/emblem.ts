/** A sign on a ground: magenta hatch on black for corruption and the Necroverse, rays and rings for everything else. */
import { mix } from "../palette.ts";
import { type Draw, dust, foot, glow, rays, type Scene, sky } from "../scene.ts";
import { at, circle, fine, line, path, polar, poly, rect, ring, TAU, times } from "../shapes.ts";
import { GLYPHS, type GlyphName, isGlyph } from "./glyphs.ts";

/** A sign lit from the left: the right half is drawn again, darker. */
export function sign(scene: Scene, name: GlyphName, x: number, y: number, radius: number, ground: string, turn = 0): string {
  const { p, id } = scene;
  const glyph = GLYPHS[name];
  const clip = id("half");
  const k = radius / 10;
  return `<clipPath id="${clip}"><rect x="0" y="-16" width="16" height="32"/></clipPath><g transform="translate(${fine(x)} ${fine(y)}) scale(${fine(k)}) rotate(${fine(turn)})">${glyph(mix(p.light, p.hot, 0.55), ground)}<g clip-path="url(#${clip})">${glyph(mix(p.mid, p.light, 0.45), ground)}</g></g>`;
}

const named = ({ r, variant }: Scene): GlyphName => (isGlyph(variant) ? variant : r.pick(["eye", "star", "bolt", "key", "shield", "gear"]));

/** Black field, hatch in the palette's mid stop, torn strips and splinters. */
function hatched(scene: Scene): string {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.38, 0.54), h * r.float(0.42, 0.54)];
  const radius = h * r.float(0.26, 0.34);
  const slope = r.pick([-1, 1]) * r.float(0.35, 1.6);
  const gap = r.float(1.7, 3.4);
  let hatch = "";
  for (let c = -h * 2; c < w + h * 2; c += gap * r.float(0.75, 1.25)) hatch += `M${at(c)} -1L${at(c + h * slope)} ${at(h + 1)}`;
  const sides = r.pick([3, 4, 5, 6, 8, 24]);
  const turn = r.float(0, TAU);
  const plate = ring(x, y, radius * (sides < 5 ? 1.85 : 1.4), sides, turn);
  const torn = times(r.int(3, 6), () =>
    rect(r.float(-4, w * 0.8), r.float(0, h), r.float(6, w * 0.6), r.float(0.3, 1.6), {
      fill: r.chance(0.6) ? p.light : p.deep,
      opacity: r.float(0.35, 0.9),
    }),
  );
  const splinters = times(26, () => {
    const a = r.float(0, TAU);
    const [sx, sy] = polar(x, y, a, radius * r.float(1.5, 2.6));
    return poly(ring(sx, sy, r.float(0.4, 2), 3, a), {
      fill: r.pick([p.mid, p.light, p.deep]),
      stroke: p.light,
      width: 0.12,
      opacity: 0.9,
    });
  });
  return (
    rect(0, 0, w, h, p.deep) +
    path(hatch, { stroke: p.mid, width: r.float(0.35, 0.9), opacity: 0.75 }) +
    glow(scene, x, y, h * 0.7, 0.5) +
    torn +
    splinters +
    poly(plate, { fill: p.deep, stroke: p.light, width: 0.7 }) +
    poly(ring(x, y, radius * (sides < 5 ? 1.66 : 1.27), sides, turn), { stroke: p.mid, width: 0.35, dash: `${fine(r.float(0.8, 3))} .6` }) +
    sign(scene, named(scene), x, y, radius * (sides === 3 ? 0.7 : 0.9), p.deep, r.float(-9, 9))
  );
}

/** A sign as a seal: rings and ticks over rays. */
function sealed(scene: Scene): string {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.42, 0.58), h * r.float(0.44, 0.52)];
  const radius = h * r.float(0.24, 0.29);
  const ground = mix(p.deep, p.dark, 0.55);
  const sides = r.pick([6, 8, 12, 32]);
  const turn = r.float(0, 1);
  const ticks = times(r.pick([24, 36, 48]), (i) =>
    line(
      [polar(x, y, i * 0.2618 + turn, radius * 1.62), polar(x, y, i * 0.2618 + turn, radius * (i % 3 ? 1.7 : 1.82))],
      p.light,
      0.22,
      0.7,
    ),
  );
  const moons = times(r.int(2, 5), () => circle(...polar(x, y, r.float(0, TAU), radius * 1.62), r.float(0.5, 1.1), p.hot));
  const bars = times(7, () =>
    rect(r.float(0, w), r.float(0, h), r.float(2, 12), r.float(0.3, 1.2), { fill: r.pick([p.mid, p.light]), opacity: r.float(0.15, 0.4) }),
  );
  return (
    sky(scene) +
    bars +
    rays(scene, x, y, radius * 1.3, w * 0.8, 34, 0.05, 0.45) +
    glow(scene, x, y, radius * 2.2, 0.8) +
    circle(x, y, radius * 1.62, { stroke: p.light, width: 0.2 }) +
    ticks +
    poly(ring(x, y, radius * 1.42, sides, turn), { fill: ground, stroke: p.hot, width: 0.55 }) +
    poly(ring(x, y, radius * 1.3, sides, turn), { stroke: p.mid, width: 0.3 }) +
    sign(scene, named(scene), x, y, radius, ground) +
    moons +
    dust(scene, 18, 0, h, p.hot, 0.4) +
    foot(scene)
  );
}

export const emblem: Draw = (scene) => (scene.palette === "necro" ? hatched(scene) : sealed(scene));
