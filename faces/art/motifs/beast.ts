/** Animals that were made: hounds, bulls, swarms, eyes in the water, giants. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, foot, glow, haze, rain, rays, type Scene, sky, sun, variantOf } from "../scene.ts";
import { at, circle, ellipse, line, type Point, path, poly, times } from "../shapes.ts";

type Facet = readonly [points: readonly Point[], light: number];
/** A head seen from the front, in units of its size; each facet is mirrored to the right, darker. */
function mask(scene: Scene, x: number, y: number, size: number, facets: readonly Facet[]): string {
  const { p } = scene;
  const tone = (light: number) => (light < 0.5 ? mix(p.deep, p.mid, light * 2) : mix(p.mid, mix(p.light, p.hot, 0.3), (light - 0.5) * 2));
  return facets
    .map(([points, light]) =>
      [-1, 1]
        .map((s) => {
          const fill = tone(s < 0 ? light : light * 0.42);
          return poly(
            points.map(([px, py]): Point => [x - s * px * size * -1, y + py * size]),
            { fill, stroke: fill, width: 0.12 },
          );
        })
        .join(""),
    )
    .join("");
}
const HOUND: readonly Facet[] = [
  [
    [
      [0.2, -0.5],
      [0.9, -1.3],
      [0.74, -0.2],
    ],
    0.55,
  ],
  [
    [
      [0.3, -0.46],
      [0.76, -1],
      [0.66, -0.3],
    ],
    0.25,
  ],
  [
    [
      [0, -0.62],
      [0.44, -0.52],
      [0.3, -0.1],
      [0, 0],
    ],
    0.8,
  ],
  [
    [
      [0.44, -0.52],
      [0.76, -0.16],
      [0.6, 0.22],
      [0.3, -0.1],
    ],
    0.6,
  ],
  [
    [
      [0, 0],
      [0.3, -0.1],
      [0.34, 0.5],
      [0.16, 0.86],
      [0, 0.9],
    ],
    0.72,
  ],
  [
    [
      [0.3, -0.1],
      [0.6, 0.22],
      [0.44, 0.6],
      [0.34, 0.5],
    ],
    0.4,
  ],
  [
    [
      [0, 0.72],
      [0.2, 0.68],
      [0.16, 0.9],
      [0, 1],
    ],
    0.06,
  ],
  [
    [
      [0, 1.02],
      [0.3, 0.7],
      [0.4, 0.82],
      [0.22, 1.28],
      [0, 1.34],
    ],
    0.3,
  ],
];
const BULL: readonly Facet[] = [
  [
    [
      [0.5, -0.5],
      [1.1, -0.5],
      [1.5, -1.2],
      [1.44, -0.3],
      [1.06, -0.1],
      [0.54, -0.2],
    ],
    0.92,
  ],
  [
    [
      [0.5, -0.3],
      [1, -0.05],
      [0.8, 0.16],
      [0.54, 0],
    ],
    0.4,
  ],
  [
    [
      [0, -0.66],
      [0.5, -0.56],
      [0.42, 0],
      [0, 0.1],
    ],
    0.7,
  ],
  [
    [
      [0.42, 0],
      [0.5, -0.56],
      [0.62, -0.2],
      [0.5, 0.5],
    ],
    0.42,
  ],
  [
    [
      [0, 0.1],
      [0.42, 0],
      [0.5, 0.5],
      [0.36, 0.9],
      [0, 1],
    ],
    0.6,
  ],
  [
    [
      [0, -0.2],
      [0.12, 0.1],
      [0.06, 0.5],
      [0, 0.2],
    ],
    0.95,
  ],
  [
    [
      [0.1, 0.66],
      [0.34, 0.6],
      [0.3, 0.84],
      [0.12, 0.88],
    ],
    0.08,
  ],
];
const eyes = (scene: Scene, x: number, y: number, dx: number, size: number): string =>
  [-1, 1]
    .map(
      (s) =>
        glow(scene, x + s * dx, y, size * 3, 0.9) +
        poly(
          [
            [x + s * (dx - size), y + size * 0.5],
            [x + s * (dx + size), y - size * 0.5],
            [x + s * (dx + size * 0.4), y + size * 0.6],
          ],
          scene.p.hot,
        ),
    )
    .join("");

const hound: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y, size] = [w * r.float(0.4, 0.6), h * 0.5, h * r.float(0.36, 0.42)];
  const teeth = times(6, (i) =>
    poly(
      [
        [x - size * 0.24 + i * size * 0.09, y + size * 0.98],
        [x - size * 0.2 + i * size * 0.09, y + size * 1.14],
        [x - size * 0.16 + i * size * 0.09, y + size * 0.98],
      ],
      p.hot,
    ),
  );
  const claws = times(3, (i) =>
    path(`M${at(w * 0.06 + i * 3)} ${at(h * 0.1)}q5 ${at(h * 0.3)} -1 ${at(h * 0.7)}q2 ${at(-h * 0.4)} 1 ${at(-h * 0.7)}Z`, {
      fill: p.light,
      opacity: 0.35,
    }),
  );
  return (
    sky(scene) +
    rays(scene, x, y, 6, w, 34, 0.05, 0.4) +
    claws +
    glow(scene, x, y, h * 0.7) +
    mask(scene, x, y, size, HOUND) +
    teeth +
    eyes(scene, x, y - size * 0.12, size * 0.36, size * 0.13) +
    dust(scene, 30, 0, h, p.light, 1) +
    foot(scene)
  );
};
const bull: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y, size] = [w * r.float(0.42, 0.58), h * 0.52, h * r.float(0.38, 0.44)];
  const shards = times(22, () => {
    const [sx, sy, k] = [r.float(0, w), r.float(0, h), r.float(0.6, 3)];
    return poly(
      [
        [sx, sy],
        [sx + k, sy + r.float(-k, k)],
        [sx + r.float(-k, k), sy + k],
      ],
      { fill: r.pick([p.light, p.mid, p.hot]), opacity: 0.6 },
    );
  });
  return (
    sky(scene) +
    rays(scene, x, y, 8, w, 30, 0.06, 0.35) +
    shards +
    glow(scene, x, y, h * 0.7) +
    poly(
      [
        [x - size * 1.2, h + 2],
        [x - size * 0.9, y],
        [x, y - size * 0.3],
        [x + size * 0.9, y],
        [x + size * 1.2, h + 2],
      ],
      mix(p.deep, p.dark, 0.6),
    ) +
    mask(scene, x, y, size, BULL) +
    eyes(scene, x, y - size * 0.06, size * 0.36, size * 0.1) +
    foot(scene)
  );
};
const swarm: Draw = (scene) => {
  const { r, p, w, h, id } = scene;
  const insect =
    [-1, 1].map((s) => ellipse(-1.2, s * 2.2, 3.2, 1, { fill: p.light, opacity: 0.5, transform: `rotate(${s * 34})` })).join("") +
    ellipse(0, 0, 1.4, 1, p.deep) +
    ellipse(-2.8, 0, 2.2, 1.2, mix(p.mid, p.light, 0.3)) +
    path("M-3.4 -1.1v2.2M-2.4 -1.2v2.4M.6 .8l1.4 1.6M.6 -.8l1.4 -1.6M-.4 .9l.2 1.9M-.4 -.9l.2 -1.9", { stroke: p.deep, width: 0.4 }) +
    circle(1.6, 0, 0.9, p.dark) +
    circle(1.9, -0.3, 0.35, p.hot);
  const place = (x: number, y: number, k: number, turn: number) =>
    `transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${at(k)})"`;
  const [x, y] = [w * r.float(0.4, 0.6), h * 0.5];
  return (
    sky(scene) +
    sun(scene, x, y, h * 0.24, false) +
    towers(scene, { base: h, height: [h * 0.1, h * 0.35], width: [3, 6], fill: mix(p.dark, p.deep, 0.3), lit: [p.hot, 0.6] }) +
    `<g ${place(x + r.float(-4, 4), y, 1.9, r.float(-40, 40))}><g id="${id("bee")}">${insect}</g></g>` +
    times(
      44,
      (i) =>
        `<use href="#${id("bee")}" ${place(x + r.float(-1, 1) * w * 0.55, y + r.float(-1, 1) * h * 0.5, 0.3 + i * 0.02, r.float(0, 360))}/>`,
    ) +
    foot(scene)
  );
};
const lurker: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.42, 0.58), h * 0.52];
  const trunks = times(7, (i) =>
    path(
      `M${at((w * i) / 6 + r.float(-2, 2))} -1q${at(r.float(-3, 3))} ${at(h * 0.3)} 0 ${at(h * 0.5)}l-3 ${at(h * 0.1)}h6l-2 ${at(-h * 0.1)}q${at(r.float(-2, 3))} ${at(-h * 0.3)} 1 ${at(-h * 0.5)}Z`,
      mix(p.deep, p.dark, i % 2 ? 0.8 : 0.3),
    ),
  );
  const fin = times(5, (i) =>
    poly(
      [
        [x - 9 + i * 3.6, y],
        [x - 7 + i * 3.6, y - 6 + Math.abs(i - 2) * 1.6],
        [x - 5 + i * 3.6, y],
      ],
      mix(p.mid, p.light, 0.35 - i * 0.06),
    ),
  );
  return (
    sky(scene) +
    sun(scene, w * r.float(0.3, 0.7), h * 0.26, h * 0.14, false) +
    trunks +
    haze(scene, h * 0.3, h * 0.3) +
    dust(scene, 22, 0, h * 0.8, p.hot, 0.35) +
    fin +
    path(`M${at(x - 12)} ${at(y + 2)}Q${at(x)} ${at(y - 5)} ${at(x + 12)} ${at(y + 2)}Z`, mix(p.dark, p.mid, 0.6)) +
    eyes(scene, x, y, 5, 1.7) +
    times(14, (i) => ellipse(x, y + 2 + i * 1.3, 12 + i * 2.6, 0.7 + i * 0.12, { fill: i % 2 ? p.dark : mix(p.dark, p.mid, 0.7) })) +
    times(16, (i) =>
      line(
        [
          [x + r.float(-16, 10), y + 3 + i],
          [x + r.float(-8, 18), y + 3 + i],
        ],
        p.hot,
        0.2,
        0.4,
      ),
    ) +
    foot(scene)
  );
};
const giant: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.4, 0.6);
  const bulk = r.float(0.9, 1.2);
  const half = (s: number) =>
    `M${at(x)} ${at(h + 1)}V${at(h * 0.1)}L${at(x + s * 3 * bulk)} ${at(h * 0.12)}L${at(x + s * 5 * bulk)} ${at(h * 0.24)}L${at(x + s * 12 * bulk)} ${at(h * 0.3)}L${at(x + s * 17 * bulk)} ${at(h * 0.46)}L${at(x + s * 18 * bulk)} ${at(h * 0.74)}L${at(x + s * 22 * bulk)} ${at(h * 0.9)}L${at(x + s * 14 * bulk)} ${at(h * 0.94)}L${at(x + s * 12 * bulk)} ${at(h * 0.6)}L${at(x + s * 9 * bulk)} ${at(h + 1)}Z`;
  const horn = (s: number) =>
    `M${at(x + s * 2.6 * bulk)} ${at(h * 0.13)}Q${at(x + s * 8 * bulk)} ${at(h * 0.1)} ${at(x + s * 7 * bulk)} ${at(-h * 0.04)}Q${at(x + s * 12 * bulk)} ${at(h * 0.14)} ${at(x + s * 4 * bulk)} ${at(h * 0.19)}Z`;
  const plates = times(6, (i) =>
    poly(
      [
        [x - 11 + i * 1.2, h * (0.34 + i * 0.1)],
        [x - 4 + i * 0.4, h * (0.3 + i * 0.1)],
        [x - 1, h * (0.36 + i * 0.1)],
        [x - 6, h * (0.4 + i * 0.1)],
      ],
      { fill: mix(p.mid, p.light, 0.5), opacity: 0.5 },
    ),
  );
  return (
    sky(scene) +
    sun(scene, x, h * 0.32, h * 0.3, false) +
    towers(scene, { base: h, height: [h * 0.2, h * 0.5], width: [3, 5], fill: mix(p.mid, p.light, 0.22), lit: [p.hot, 0.4] }) +
    path(half(-1), mix(p.dark, p.mid, 0.75)) +
    path(half(1), mix(p.deep, p.dark, 0.8)) +
    plates +
    path(horn(-1), mix(p.mid, p.light, 0.6)) +
    path(horn(1), mix(p.dark, p.mid, 0.5)) +
    line(
      [
        [x - 5 * bulk, h * 0.24],
        [x - 12 * bulk, h * 0.3],
        [x - 17 * bulk, h * 0.46],
        [x - 18 * bulk, h * 0.74],
      ],
      p.light,
      0.4,
      0.9,
    ) +
    eyes(scene, x, h * 0.18, 2, 0.8) +
    towers(scene, { base: h, height: [h * 0.06, h * 0.26], width: [4, 7], fill: p.deep, lit: [p.hot, 0.8] }) +
    rain(scene, 40) +
    dust(scene, 30, h * 0.4, h, p.light, 0.8) +
    foot(scene)
  );
};
export const HORDE = { hound, bull, swarm, lurker, giant } as const satisfies Readonly<Record<string, Draw>>;

/** An animal; the variant names it. */
export const beast: Draw = (scene) => {
  const chosen = variantOf(scene, HORDE, "hound");
  return chosen(scene);
};
