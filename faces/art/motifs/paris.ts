/** Paris: its landmarks at dusk, and the map of its boroughs. */

import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, foot, glow, haze, rain, type Scene, sky, sun, variantOf } from "../scene.ts";
import { at, circle, ellipse, line, type Point, path, poly, rect, TAU, times } from "../shapes.ts";
import { ironTower } from "../worlds/adventure.ts";

type Landmark = (scene: Scene, x: number, base: number) => string;
const arch: Landmark = (scene, x, base) => {
  const { p, h } = scene;
  const [lit, shade] = [mix(p.mid, p.light, 0.7), mix(p.dark, p.mid, 0.5)];
  return (
    rect(x - 11, base - h * 0.5, 22, h * 0.5, lit) +
    rect(x, base - h * 0.5, 11, h * 0.5, shade) +
    rect(x - 12, base - h * 0.54, 24, 2.2, mix(lit, "#ffffff", 0.3)) +
    rect(x - 11.4, base - h * 0.4, 22.8, 0.8, p.dark) +
    path(`M${at(x - 4.4)} ${at(base)}V${at(base - h * 0.22)}A4.4 5 0 0 1 ${at(x + 4.4)} ${at(base - h * 0.22)}V${at(base)}Z`, p.deep) +
    glow(scene, x, base - 2, 5) +
    times(4, (i) => rect(x - 9.6 + i * 5.4 + (i > 1 ? 1.6 : 0), base - h * 0.32, 2.6, 5, i < 2 ? shade : mix(p.dark, p.deep, 0.3)))
  );
};
const mill: Landmark = (scene, x, base) => {
  const { r, p, h } = scene;
  const y = base - h * 0.44;
  const turn = r.float(0, 1.4);
  return (
    poly(
      [
        [x - 5, base],
        [x - 3, y],
        [x + 3, y],
        [x + 5, base],
      ],
      mix(p.mid, p.light, 0.5),
    ) +
    poly(
      [
        [x, base],
        [x, y],
        [x + 3, y],
        [x + 5, base],
      ],
      mix(p.dark, p.mid, 0.5),
    ) +
    path(`M${at(x - 4)} ${at(y)}Q${at(x)} ${at(y - 7)} ${at(x + 4)} ${at(y)}Z`, p.hot) +
    times(4, (i) => {
      const a = turn + (i / 4) * TAU;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const along = (u: number, v: number): Point => [x + c * u - s * v, y + s * u + c * v];
      return (
        line([[x, y], along(13, 0)], p.hot, 0.5) +
        poly([along(3, 0), along(13, 0), along(13, 3), along(3, 3)], {
          fill: mix(p.light, p.hot, 0.4),
          opacity: 0.5,
          stroke: p.hot,
          width: 0.25,
        }) +
        times(4, (k) => line([along(5 + k * 2.2, 0), along(5 + k * 2.2, 3)], p.hot, 0.25))
      );
    }) +
    circle(x, y, 1.2, p.deep) +
    times(3, (i) => rect(x - 14 + i * 11, base - 6, 8, 2.4, { fill: p.hot, opacity: 0.9 }))
  );
};
const dome: Landmark = ({ p, h }, x, base) =>
  rect(x - 12, base - h * 0.24, 24, h * 0.24, mix(p.mid, p.light, 0.4)) +
  poly(
    [
      [x - 12, base - h * 0.24],
      [x, base - h * 0.33],
      [x + 12, base - h * 0.24],
    ],
    mix(p.mid, p.light, 0.6),
  ) +
  times(6, (i) => rect(x - 10.4 + i * 3.9, base - h * 0.23, 1.6, h * 0.23, i < 3 ? mix(p.light, "#ffffff", 0.3) : p.mid)) +
  rect(x - 6, base - h * 0.46, 12, h * 0.16, mix(p.mid, p.light, 0.3)) +
  times(6, (i) => rect(x - 5.2 + i * 2, base - h * 0.44, 0.8, h * 0.12, p.deep)) +
  path(`M${at(x - 6.6)} ${at(base - h * 0.45)}A6.6 ${at(h * 0.2)} 0 0 1 ${at(x + 6.6)} ${at(base - h * 0.45)}Z`, mix(p.light, p.mid, 0.2)) +
  path(`M${at(x)} ${at(base - h * 0.45)}V${at(base - h * 0.65)}A6.6 ${at(h * 0.2)} 0 0 1 ${at(x + 6.6)} ${at(base - h * 0.45)}Z`, p.mid) +
  rect(x - 0.9, base - h * 0.73, 1.8, h * 0.09, p.light) +
  line(
    [
      [x, base - h * 0.73],
      [x, base - h * 0.82],
    ],
    p.hot,
    0.4,
  );
const columns: Landmark = ({ p, h }, x, base) =>
  [-1, 1]
    .map(
      (s) =>
        rect(x + s * 9 - 1.6, base - h * 0.6, 3.2, h * 0.6, mix(p.mid, p.light, s < 0 ? 0.6 : 0.25)) +
        rect(x + s * 9 - 2.4, base - h * 0.62, 4.8, 1.4, p.light) +
        circle(x + s * 9, base - h * 0.66, 1.3, p.hot) +
        rect(x + s * 9 - 3, base - h * 0.1, 6, h * 0.1, p.mid),
    )
    .join("") +
  poly(
    [
      [x - 4, base],
      [x - 3, base - h * 0.14],
      [x + 3, base - h * 0.14],
      [x + 4, base],
    ],
    mix(p.dark, p.mid, 0.7),
  ) +
  path(
    `M${at(x - 3)} ${at(base - h * 0.14)}q0 -4 2 -6q-2.4 -3 .4 -4.4q1.6 -.6 2.4 .8l3 -3.4l.6 .8l-2.4 4q2.4 3.4 1 8.2Z`,
    mix(p.light, p.hot, 0.4),
  );
const lion: Landmark = ({ p, h }, x, base) =>
  rect(x - 12, base - h * 0.16, 24, h * 0.16, mix(p.dark, p.mid, 0.7)) +
  rect(x - 13, base - h * 0.17, 26, 1.2, mix(p.mid, p.light, 0.5)) +
  path(
    `M${at(x - 10)} ${at(base - h * 0.17)}q-1 -6 4 -6.6q6 .4 8.4 -2.6q-1.6 -5 2.4 -6.4q5 -.6 5.4 3.6q.4 3.6 -1.6 5.4l1.4 6.6Z`,
    mix(p.mid, p.light, 0.65),
  ) +
  path(`M${at(x + 2)} ${at(base - h * 0.17)}q.4 -5 2.6 -8q3.4 -.4 4.4 1.4l1 6.6Z`, mix(p.dark, p.mid, 0.9)) +
  circle(x + 7.6, base - h * 0.17 - 12.4, 0.5, p.deep) +
  path(`M${at(x - 3)} ${at(base)}v-4a3 3 0 0 1 6 0v4Z`, p.deep) +
  times(3, (i) => circle(x - 2 + i * 2, base - 1.4, 0.7, p.light));
const roofs: Landmark = ({ r, p, h }, x, base) =>
  times(6, (i) => {
    const [rx, top] = [x - 20 + i * 7, base - h * r.float(0.3, 0.46)];
    return (
      rect(rx, top + 4, 7, base, mix(mix(p.mid, p.light, 0.35), p.dark, i * 0.12)) +
      poly(
        [
          [rx - 0.3, top + 4],
          [rx + 1.4, top],
          [rx + 5.6, top],
          [rx + 7.3, top + 4],
        ],
        mix(p.dark, p.mid, 0.3),
      ) +
      times(6, (k) => rect(rx + 1 + (k % 2) * 3, top + 5.4 + Math.floor(k / 2) * 3.4, 1.6, 2.2, r.chance(0.6) ? p.hot : p.dark)) +
      rect(rx + 4.6, top - 2, 1, 2.4, p.deep) +
      rect(rx + 2.4, top + 1.2, 1.6, 1.8, p.hot)
    );
  });
const spire: Landmark = (scene, x, base) => {
  const { p, h } = scene;
  return (
    glow(scene, x, base - h * 0.4, h * 0.4) +
    ironTower(scene, x, base, h * 0.74, mix(p.dark, p.deep, 0.2)) +
    times(3, (i) => ellipse(x, base - h * (0.2 + i * 0.2), 8 - i * 2, 1, { stroke: p.hot, width: 0.3 }))
  );
};
export const LANDMARKS = { arch, mill, dome, columns, lion, roofs, spire } as const satisfies Readonly<Record<string, Landmark>>;

/** A landmark among roofs; the variant names it. */
export const paris: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const chosen = variantOf(scene, LANDMARKS, "arch");
  const x = w * r.float(0.42, 0.58);
  return (
    sky(scene) +
    sun(scene, w * r.float(0.16, 0.84), h * r.float(0.24, 0.4), h * r.float(0.12, 0.2), r.chance(0.5)) +
    towers(scene, { base: h, height: [h * 0.3, h * 0.5], width: [3, 6], fill: mix(p.mid, p.light, 0.18), lit: [p.hot, 0.3] }) +
    haze(scene, h * 0.5, h * 0.3) +
    chosen(scene, x, h * 0.9) +
    towers(scene, { base: h + 1, height: [h * 0.08, h * 0.18], width: [4, 8], fill: mix(p.deep, p.dark, 0.6), lit: [p.hot, 0.8] }) +
    dust(scene, 20, h * 0.1, h * 0.9, p.hot, 0.3) +
    rain(scene, 64) +
    foot(scene)
  );
};

/** Where the boroughs lie: turns of the spiral that starts at the river and runs clockwise, as [angle in turns, distance]. */
export const PLACES: readonly (readonly [turn: number, far: number])[] = [
  [0.55, 0.14],
  [0.72, 0.2],
  [0.92, 0.22],
  [0.08, 0.2],
  [0.24, 0.32],
  [0.4, 0.32],
  [0.48, 0.5],
  [0.6, 0.48],
  [0.72, 0.46],
  [0.87, 0.48],
  [0.97, 0.5],
  [0.12, 0.56],
  [0.25, 0.62],
  [0.36, 0.6],
  [0.44, 0.76],
  [0.53, 0.8],
  [0.63, 0.76],
  [0.74, 0.74],
  [0.86, 0.8],
  [0.97, 0.82],
  [0.08, 0.92],
  [0.3, 0.95],
  [0.68, 0.98],
];

/** The borough's number is the variant; its cell is lit, its neighbours are drawn around it and the Seine runs through. */
export const borough: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const chosen = (Number.parseInt(variant, 10) || r.int(1, PLACES.length)) - 1;
  const [cx, cy] = [w / 2, h * 0.5];
  const centre = (i: number): Point => {
    const [turn, far] = PLACES[i] ?? [0, 0.5];
    return [cx + Math.cos(turn * TAU) * far * w * 0.52, cy + Math.sin(turn * TAU) * far * h * 0.52];
  };
  const [fx, fy] = centre(chosen);
  const zoom = r.float(1.3, 1.6) + 1.1 * (1 - (PLACES[chosen]?.[1] ?? 1));
  const night = r.float(0.1, 0.42);
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  // A borough at the edge of the city is moved to where its pin is whole: below the top, and left of what stands in the corner.
  const [px, py] = [cx + (fx - cx) * 0.45 * zoom, cy + (fy - cy) * 0.45 * zoom];
  const [sx, sy] = [within(px, w * 0.16, w * 0.5), within(py, h * 0.34, h * 0.62)];
  const seen = (x: number, y: number): Point => [sx + (x - fx) * zoom, sy + (y - fy) * zoom];
  const cell = (i: number): Point[] => {
    const own = centre(i);
    return Array.from({ length: 28 }, (_, k) => {
      const a = (k / 28) * TAU;
      let reach = 12;
      for (let j = 0; j < PLACES.length; j++) {
        if (j === i) continue;
        const other = centre(j);
        const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
        const toward = Math.cos(a) * dx + Math.sin(a) * dy;
        if (toward > 0) reach = Math.min(reach, (dx * dx + dy * dy) / (2 * toward));
      }
      return seen(own[0] + Math.cos(a) * reach * 0.96, own[1] + Math.sin(a) * reach * 0.96);
    });
  };
  const streets = (i: number, colour: string, opacity: number) =>
    times(i === chosen ? 9 : 2, () => {
      const [x, y] = centre(i);
      const a = r.float(0, TAU);
      return line(
        [seen(x + Math.cos(a) * 5, y + Math.sin(a) * 5), seen(x - Math.cos(a + r.float(-0.7, 0.7)) * 5, y - Math.sin(a) * 5)],
        colour,
        0.2,
        opacity,
      );
    });
  const river = [
    [-0.5, 1.25],
    [0.2, 0.72],
    [0.36, 0.42],
    [0.5, 0.44],
    [0.66, 0.56],
    [0.8, 0.78],
    [1.5, 1.3],
  ].map(([x = 0, y = 0]) => seen(x * w, y * h));
  const [start = [0, 0], ...bends] = river;
  let seine = `M${at(start[0])} ${at(start[1])}`;
  for (let i = 0; i + 1 < bends.length; i += 2)
    seine += `Q${bends
      .slice(i, i + 2)
      .map(([x, y]) => `${at(x)} ${at(y)}`)
      .join(" ")}`;
  const cells = PLACES.map(
    (_, i) =>
      poly(cell(i), { fill: mix(p.deep, p.mid, night + ((i * 7) % 5) * 0.07), stroke: p.light, width: 0.16 }) + streets(i, p.light, 0.25),
  ).join("");
  const lit = cell(chosen);
  return (
    rect(0, 0, w, h, mix(p.deep, p.dark, 0.4)) +
    cells +
    path(seine, { stroke: p.deep, width: 2.6, round: true }) +
    path(seine, { stroke: mix(p.mid, p.light, 0.6), width: 1.3, round: true }) +
    glow(scene, sx, sy, h * 0.5, 0.75) +
    poly(lit, { fill: mix(p.mid, p.light, 0.4), stroke: p.hot, width: 0.8 }) +
    streets(chosen, p.deep, 0.8) +
    times(12, () =>
      rect(sx + r.float(-5, 5), sy + r.float(-4, 4), r.float(0.6, 1.6), r.float(0.6, 1.6), {
        fill: r.pick([p.hot, p.light, p.dark]),
        opacity: 0.85,
      }),
    ) +
    path(`M${at(sx)} ${at(sy + 1)}c-1.6 -3 -3.4 -4.6 -3.4 -7a3.4 3.4 0 0 1 6.8 0c0 2.4 -1.8 4 -3.4 7Z`, {
      fill: p.hot,
      stroke: p.deep,
      width: 0.3,
    }) +
    circle(sx, sy - 6, 1.3, p.deep) +
    foot(scene)
  );
};
