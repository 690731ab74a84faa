/** What stands behind a portrait. */

import { ridge, towers } from "../land.ts";
import { graph } from "../motifs/graph.ts";
import { mix } from "../palette.ts";
import { rays, type Scene, stars, sun } from "../scene.ts";
import { at, circle, fine, line, path, polar, poly, rect, times } from "../shapes.ts";

/** Draws behind the head whose centre is given, in picture units. */
type Backdrop = (scene: Scene, x: number, y: number, size: number) => string;

const city: Backdrop = (scene) => {
  const { p, h } = scene;
  return towers(scene, { base: h, height: [h * 0.2, h * 0.75], width: [3, 6], fill: mix(p.dark, p.mid, 0.45), lit: [p.hot, 0.5] });
};
const shafts: Backdrop = (scene, x, y, size) => {
  const { r, p, w, h } = scene;
  return (
    times(8, (i) => rect((w * i) / 7 + r.float(-1, 1), 0, r.float(1.5, 5), h, { fill: p.mid, opacity: r.float(0.14, 0.5) })) +
    city(scene, x, y, size)
  );
};
const blinds: Backdrop = ({ r, p, w, h }) => {
  const tilt = r.float(-4, 4);
  return (
    times(11, (i) =>
      poly(
        [
          [0, i * 4.2],
          [w, i * 4.2 + tilt],
          [w, i * 4.2 + tilt + 1.9],
          [0, i * 4.2 + 1.9],
        ],
        { fill: i % 3 ? p.mid : mix(p.mid, p.light, 0.5), opacity: 0.5 },
      ),
    ) + rect(w * r.float(0.1, 0.8), 0, 1, h, p.deep)
  );
};
const screens: Backdrop = ({ r, p, w, h }) =>
  times(16, (i) => {
    const [x, y, sw, sh] = [((i % 4) * w) / 4 + 0.8, (Math.floor(i / 4) * h) / 4 + 0.8, w / 4 - 1.6, h / 4 - 1.6];
    const bars = times(r.int(2, 4), (k) => rect(x + 1, y + 1 + k * 1.9, r.float(1.5, sw - 2), 0.7, { fill: p.hot, opacity: 0.5 }));
    return (
      rect(x, y, sw, sh, {
        fill: r.pick([p.dark, p.mid, mix(p.mid, p.light, 0.4)]),
        stroke: p.light,
        width: 0.12,
        opacity: r.float(0.35, 0.85),
      }) + bars
    );
  });
const spotlight: Backdrop = (scene, x, y) => {
  const { p, w, h } = scene;
  return (
    rays(scene, x, y, 3, Math.max(w, h), 26, 0.09, 0.45) +
    [0.3, 0.7]
      .map((t) =>
        poly(
          [
            [w * t, -1],
            [x - 16, h + 2],
            [x + 16, h + 2],
          ],
          { fill: p.light, opacity: 0.12 },
        ),
      )
      .join("")
  );
};
const cells: Backdrop = ({ r, p, w }, x, y) =>
  times(34, () => {
    const angle = r.float(0, 6.28);
    const [cx, cy] = polar(x, y, angle, r.float(0.25, 1.05) * w * 0.6);
    const radius = r.float(0.5, 3.2);
    return (
      circle(cx, cy, radius, { fill: r.pick([p.mid, p.light, p.dark]), opacity: r.float(0.18, 0.5) }) +
      circle(cx + radius * 0.2, cy, radius * 0.35, { fill: p.hot, opacity: 0.35 })
    );
  });
const wilds: Backdrop = (scene) => {
  const { r, p, w, h } = scene;
  return (
    sun(scene, w * r.float(0.15, 0.85), h * 0.34, h * 0.24, r.chance(0.4)) +
    ridge(scene, h * 0.72, h * 0.3, 4.5, mix(p.mid, p.light, 0.12)) +
    ridge(scene, h * 0.95, h * 0.3, 3.2, mix(p.dark, p.mid, 0.45))
  );
};
/** Ribs that arch over the head. */
const ribs: Backdrop = ({ p, h }, x) =>
  times(7, (i) =>
    path(
      `M${at(x - 6 - i * 4)} ${at(h + 2)}Q${at(x - 10 - i * 5)} ${at(h * 0.2 - i * 2)} ${at(x)} ${at(h * 0.06 - i * 2)}Q${at(x + 10 + i * 5)} ${at(h * 0.2 - i * 2)} ${at(x + 6 + i * 4)} ${at(h + 2)}`,
      { stroke: i % 2 ? p.mid : mix(p.mid, p.light, 0.4), width: 1.5 - i * 0.14, opacity: 0.7 },
    ),
  );
const nave: Backdrop = ({ p, h }, x) =>
  times(6, (k) => {
    const i = 6 - k;
    return path(
      `M${at(x - i * 4.6)} ${at(h + 2)}V${at(h * 0.62 - i * 1.2)}A${fine(i * 4.6)} ${fine(i * 4.2)} 0 0 1 ${at(x + i * 4.6)} ${at(h * 0.62 - i * 1.2)}V${at(h + 2)}Z`,
      { fill: mix(p.dark, p.mid, i % 2 ? 0.35 : 0.62), stroke: p.light, width: 0.14 },
    );
  });
const halo: Backdrop = ({ r, p, h }, x, y, size) => {
  const burst = times(36, (i) => {
    const angle = (i / 36) * 6.283 + 0.05;
    return line(
      [polar(x, y, angle, h * 0.34), polar(x, y, angle, h * r.float(0.55, 1.1))],
      p.light,
      r.float(0.08, 0.4),
      r.float(0.2, 0.75),
    );
  });
  return (
    burst +
    circle(x, y, size * 1.22, { stroke: p.hot, width: 0.5 }) +
    circle(x, y, size * 1.38, { stroke: p.light, width: 0.18, dash: ".6 .9" })
  );
};
/** Rings and circling bodies, as on a star map. */
const orbits: Backdrop = (scene, x, y, size) => {
  const { r, p } = scene;
  return (
    stars(scene, 40, 1) +
    times(5, (i) => {
      const radius = size * (0.9 + i * 0.34);
      const [cx, cy] = polar(x, y, r.float(0, 6.28), radius);
      return circle(x, y, radius, { stroke: i % 2 ? p.light : p.hot, width: 0.2, opacity: 0.7 }) + circle(cx, cy, r.float(0.5, 1.4), p.hot);
    })
  );
};
const net: Backdrop = (scene) => graph(scene, 30);
const rackRows: Backdrop = ({ r, p, w, h }) =>
  times(9, (i) => {
    const x = (w * i) / 9;
    return (
      rect(x + 0.5, h * 0.06, w / 9 - 1, h, { fill: mix(p.deep, p.mid, 0.35), opacity: 0.9 }) +
      times(6, (k) =>
        rect(x + 1.2, h * 0.1 + k * h * 0.13, r.float(0.8, w / 9 - 2.6), 0.5, {
          fill: r.pick([p.light, p.hot, p.mid]),
          opacity: r.float(0.4, 1),
        }),
      )
    );
  });
/** Sparks and smoke of a fight. */
const fire: Backdrop = (scene, x, y) => {
  const { r, p, w, h } = scene;
  return (
    rays(scene, x, y, 6, w * 0.8, 30, 0.05, 0.6) +
    times(30, () => circle(r.float(0, w), r.float(0, h), r.float(0.12, 0.7), { fill: p.hot, opacity: r.float(0.3, 0.9) }))
  );
};
/** Pillars and curtains of a hall. */
const hall: Backdrop = ({ p, w, h }, x) =>
  times(6, (i) => {
    const px = (w * (i + 0.5)) / 6;
    const lit = px < x ? 0.55 : 0.25;
    return (
      rect(px - 2.2, 0, 4.4, h, mix(p.dark, p.mid, lit)) +
      rect(px - 2.2, 0, 1, h, { fill: p.light, opacity: 0.25 }) +
      rect(px - 2.9, h * 0.1, 5.8, 1.3, mix(p.mid, p.light, 0.3))
    );
  }) +
  path(
    `M0 0H${at(w)}V3${times(6, (i) => `Q${at(w - ((i + 0.5) * w) / 6)} ${at(h * 0.24)} ${at(w - ((i + 1) * w) / 6)} 3`)}Z`,
    mix(p.dark, p.mid, 0.8),
  );

export const BACKDROPS = {
  city,
  shafts,
  blinds,
  screens,
  spotlight,
  cells,
  wilds,
  ribs,
  nave,
  halo,
  orbits,
  net,
  rackRows,
  fire,
  hall,
} as const;
