/** Machines that walk, fly or roll. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, floor, foot, glow, haze, rain, type Scene, sky, stars, sun, variantOf } from "../scene.ts";
import { at, circle, ellipse, line, path, polar, poly, rect, ring, TAU, times } from "../shapes.ts";

const yard = (scene: Scene): string => {
  const { r, p, w, h } = scene;
  return (
    sky(scene) +
    sun(scene, w * r.float(0.15, 0.85), h * 0.3, h * r.float(0.12, 0.22), r.chance(0.5)) +
    towers(scene, { base: h, height: [h * 0.25, h * 0.7], width: [3, 6], fill: mix(p.dark, p.mid, 0.45), lit: [p.hot, 0.4] }) +
    haze(scene, h * 0.45, h * 0.4) +
    floor(scene, h * 0.8, 0.5, 0.25)
  );
};
/** A walker on two or four legs with one eye. */
const walker: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.42, 0.58), h * r.float(0.36, 0.46)];
  const k = h * r.float(0.018, 0.022);
  const legs = r.pick([2, 4]);
  const [lit, shade] = [mix(p.mid, p.light, 0.5), mix(p.dark, p.mid, 0.35)];
  const arm = r.int(0, 2);
  const leg = (s: number, spread: number, fill: string) =>
    poly(
      [
        [x + s * 3 * k, y + 5 * k],
        [x + s * spread * k, y + 10 * k],
        [x + s * (spread - 1.6) * k, y + 24 * k],
        [x + s * (spread - 4.6) * k, y + 24 * k],
        [x + s * (spread - 3.4) * k, y + 11 * k],
        [x + s * 0.6 * k, y + 7 * k],
      ],
      { fill, stroke: p.deep, width: 0.3 },
    ) +
    poly(
      [
        [x + s * (spread - 6) * k, h * 0.98],
        [x + s * (spread + 0.6) * k, h * 0.98],
        [x + s * (spread - 1) * k, y + 23 * k],
        [x + s * (spread - 5) * k, y + 23 * k],
      ],
      fill,
    ) +
    circle(x + s * (spread - 1.6) * k, y + 10.6 * k, 1.5 * k, p.hot);
  const limb = (s: number, fill: string) =>
    arm === 0
      ? rect(x + s * 10 * k - 2.4 * k, y - 4 * k, 4.8 * k, 7 * k, fill) +
        rect(x + s * 10 * k - 1.2 * k, y + 3 * k, 2.4 * k, 8 * k, p.deep) +
        circle(x + s * 10 * k, y + 11 * k, 1.2 * k, p.hot)
      : arm === 1
        ? path(`M${at(x + s * 8 * k)} ${at(y - 3 * k)}L${at(x + s * 13 * k)} ${at(y + 3 * k)}L${at(x + s * 11 * k)} ${at(y + 11 * k)}`, {
            stroke: fill,
            width: 2.6 * k,
          }) +
          path(`M${at(x + s * 11 * k)} ${at(y + 10 * k)}l${at(-2 * k)} ${at(3 * k)}m${at(2 * k)} ${at(-3 * k)}l${at(2 * k)} ${at(3 * k)}`, {
            stroke: p.light,
            width: 1.1 * k,
          })
        : rect(x + s * 8.6 * k - 1.6 * k, y - 8 * k, 3.2 * k, 9 * k, fill) +
          times(3, (i) => circle(x + s * 8.6 * k, y - 6.4 * k + i * 2.6 * k, 0.9 * k, p.deep));
  return (
    yard(scene) +
    glow(scene, x, y, h * 0.5, 0.8) +
    (legs === 4 ? leg(-1, 14, mix(shade, p.deep, 0.4)) + leg(1, 14, mix(shade, p.deep, 0.5)) : "") +
    leg(-1, 9, lit) +
    leg(1, 9, shade) +
    limb(-1, lit) +
    limb(1, shade) +
    poly(
      [
        [x - 8 * k, y + 4 * k],
        [x - 9 * k, y - 3 * k],
        [x - 5 * k, y - 8 * k],
        [x, y - 9 * k],
        [x, y + 8 * k],
        [x - 4 * k, y + 7 * k],
      ],
      { fill: lit, stroke: p.deep, width: 0.3 },
    ) +
    poly(
      [
        [x + 8 * k, y + 4 * k],
        [x + 9 * k, y - 3 * k],
        [x + 5 * k, y - 8 * k],
        [x, y - 9 * k],
        [x, y + 8 * k],
        [x + 4 * k, y + 7 * k],
      ],
      { fill: shade, stroke: p.deep, width: 0.3 },
    ) +
    rect(x - 6 * k, y - 3 * k, 12 * k, 4.4 * k, p.deep) +
    circle(x + r.float(-3, 3) * k, y - 0.8 * k, 1.7 * k, p.hot) +
    times(4, (i) =>
      line(
        [
          [x - 4 * k + i * 2.7 * k, y + 3 * k],
          [x - 4 * k + i * 2.7 * k, y + 6 * k],
        ],
        p.deep,
        0.5,
      ),
    ) +
    line(
      [
        [x - 6 * k, y - 7 * k],
        [x - 8 * k, y - 15 * k],
      ],
      p.light,
      0.3,
    ) +
    circle(x - 8 * k, y - 15 * k, 0.6, p.hot) +
    rain(scene, 20) +
    foot(scene)
  );
};
/** A drone with rotors and a load. */
const drone: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.4, 0.6), h * r.float(0.34, 0.46)];
  const k = h * 0.026;
  return (
    yard(scene) +
    poly(
      [
        [x, y],
        [x - 12, h],
        [x + 12, h],
      ],
      { fill: p.light, opacity: 0.18 },
    ) +
    glow(scene, x, y, h * 0.45) +
    [-1, 1]
      .map(
        (s) =>
          poly(
            [
              [x + s * 4 * k, y - 2 * k],
              [x + s * 17 * k, y - 6 * k],
              [x + s * 17 * k, y - 4.6 * k],
              [x + s * 4 * k, y + 1 * k],
            ],
            mix(p.dark, p.mid, s < 0 ? 0.9 : 0.3),
          ) +
          ellipse(x + s * 17 * k, y - 6.6 * k, 9 * k, 1.1 * k, { fill: p.light, opacity: 0.55 }) +
          rect(x + s * 17 * k - 0.8 * k, y - 6.6 * k, 1.6 * k, 3 * k, p.deep),
      )
      .join("") +
    poly(
      [
        [x - 7 * k, y - 1 * k],
        [x - 4 * k, y - 5 * k],
        [x, y - 6 * k],
        [x, y + 4 * k],
        [x - 5 * k, y + 3 * k],
      ],
      mix(p.mid, p.light, 0.55),
    ) +
    poly(
      [
        [x + 7 * k, y - 1 * k],
        [x + 4 * k, y - 5 * k],
        [x, y - 6 * k],
        [x, y + 4 * k],
        [x + 5 * k, y + 3 * k],
      ],
      mix(p.dark, p.mid, 0.5),
    ) +
    circle(x, y - 0.6 * k, 2.6 * k, p.deep) +
    circle(x, y - 0.6 * k, 1.3 * k, p.hot) +
    line(
      [
        [x - 3 * k, y + 4 * k],
        [x - 3.4 * k, y + 9 * k],
      ],
      p.light,
      0.3,
    ) +
    line(
      [
        [x + 3 * k, y + 4 * k],
        [x + 3.4 * k, y + 9 * k],
      ],
      p.light,
      0.3,
    ) +
    rect(x - 5 * k, y + 9 * k, 10 * k, 6 * k, { fill: p.deep, stroke: p.hot, width: 0.4 }) +
    rect(x - 1.6 * k, y + 8 * k, 3.2 * k, 1.2 * k, p.hot) +
    rain(scene, 20) +
    foot(scene)
  );
};
/** A warship that sinks through the clouds. */
const gunship: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.42, 0.58), h * 0.34];
  const clouds = (cy: number, fill: string, n: number) =>
    times(n, (i) => ellipse((w * i) / (n - 1) + r.float(-3, 3), cy, r.float(6, 11), r.float(1.4, 2.8), { fill, opacity: 0.6 }));
  return (
    sky(scene) +
    glow(scene, x, y, h * 0.6) +
    clouds(h * 0.16, p.mid, 7) +
    poly(
      [
        [x - 24, y - 2],
        [x + 4, y - 7],
        [x + 25, y + 1],
        [x + 6, y + 5],
        [x - 18, y + 3],
      ],
      mix(p.mid, p.light, 0.45),
    ) +
    poly(
      [
        [x - 18, y + 3],
        [x + 6, y + 5],
        [x + 25, y + 1],
        [x + 8, y + 9],
        [x - 6, y + 8],
      ],
      mix(p.dark, p.deep, 0.3),
    ) +
    poly(
      [
        [x - 2, y - 6],
        [x + 2, y - 12],
        [x + 8, y - 11],
        [x + 10, y - 4.6],
      ],
      mix(p.dark, p.mid, 0.6),
    ) +
    times(9, (i) => rect(x - 16 + i * 3.4, y - 0.4 + i * 0.2, 1.6, 0.6, p.hot)) +
    [-1, 1].map((s) => ellipse(x + s * 12, y + 6, 3.4, 1.2, p.deep) + ellipse(x + s * 12, y + 6.4, 2.4, 0.7, p.hot)).join("") +
    poly(
      [
        [x - 1, y + 8],
        [x + 1, y + 8],
        [x + r.float(-16, 16), h],
        [x + r.float(-4, 4), h],
      ],
      { fill: p.hot, opacity: 0.9 },
    ) +
    clouds(h * 0.62, mix(p.mid, p.light, 0.4), 6) +
    towers(scene, { base: h, height: [h * 0.08, h * 0.32], width: [3, 6], fill: p.deep, lit: [p.hot, 0.8] }) +
    stars(scene, 30, 0.3) +
    dust(scene, 12, h * 0.3, h, p.hot, 0.4) +
    rain(scene, 50) +
    foot(scene)
  );
};
/** A lorry or car on a lit road; the seed gives its wheels. */
const truck: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const wheels = r.int(3, 5);
  const long = w * r.float(0.56, 0.7);
  const x = (w - long) / 2;
  const base = h * 0.8;
  const high = h * r.float(0.3, 0.4);
  const [lit, shade] = [mix(p.mid, p.light, 0.45), mix(p.dark, p.mid, 0.4)];
  return (
    yard(scene) +
    glow(scene, x + long, base - 4, h * 0.4, 0.8) +
    poly(
      [
        [x + long, base - 5],
        [w + 2, base - 9],
        [w + 2, base + 3],
      ],
      { fill: p.hot, opacity: 0.35 },
    ) +
    rect(x, base - high, long * 0.68, high - 2, lit) +
    rect(x, base - high * 0.5, long * 0.68, high * 0.5 - 2, shade) +
    times(6, (i) =>
      line(
        [
          [x + 1 + (i * long) / 9, base - high],
          [x + 1 + (i * long) / 9, base - 2],
        ],
        p.deep,
        0.3,
      ),
    ) +
    rect(x + 2, base - high * 0.9, long * 0.3, high * 0.24, { fill: p.hot, opacity: 0.8 }) +
    path(
      `M${at(x + long * 0.7)} ${at(base - 2)}V${at(base - high * 0.8)}H${at(x + long * 0.86)}L${at(x + long * 0.96)} ${at(base - high * 0.42)}L${at(x + long)} ${at(base - high * 0.36)}V${at(base - 2)}Z`,
      { fill: shade, stroke: p.light, width: 0.3 },
    ) +
    poly(
      [
        [x + long * 0.76, base - high * 0.72],
        [x + long * 0.85, base - high * 0.72],
        [x + long * 0.92, base - high * 0.42],
        [x + long * 0.76, base - high * 0.42],
      ],
      p.light,
    ) +
    rect(x, base - 2.4, long, 1.4, p.deep) +
    circle(x + long - 1, base - 4, 0.9, p.hot) +
    times(wheels, (i) => {
      const wx = x + long * (0.1 + (i * 0.8) / (wheels - 1));
      return (
        circle(wx, base, 3.4, { fill: p.deep, stroke: p.light, width: 0.3 }) +
        circle(wx, base, 1.4, p.mid) +
        times(5, (k) => line([[wx, base], polar(wx, base, (k / 5) * TAU, 3)], p.dark, 0.3))
      );
    }) +
    dust(scene, 20, h * 0.7, h, p.light, 0.7) +
    rain(scene, 22) +
    foot(scene)
  );
};
/** An empty frame with a harness, to be worn. */
const exo: Draw = (scene) => {
  const { p, w, h, r } = scene;
  const x = w * r.float(0.44, 0.56);
  const limb = (s: number, c: string) =>
    path(
      `M${at(x + s * 4)} ${at(h * 0.2)}L${at(x + s * 11)} ${at(h * 0.3)}L${at(x + s * 12.4)} ${at(h * 0.52)}L${at(x + s * 9)} ${at(h * 0.66)}M${at(x + s * 3)} ${at(h * 0.56)}L${at(x + s * 6.4)} ${at(h * 0.74)}L${at(x + s * 5)} ${at(h * 0.96)}H${at(x + s * 9)}`,
      { stroke: c, width: 2.2, round: true },
    ) +
    [
      [11, 0.3],
      [12.4, 0.52],
      [6.4, 0.74],
    ]
      .map(([dx = 0, t = 0]) => circle(x + s * dx, h * t, 1.7, { fill: p.deep, stroke: p.hot, width: 0.5 }))
      .join("");
  return (
    yard(scene) +
    times(5, (i) =>
      poly(
        [
          [i * w * 0.22 - 2, h],
          [i * w * 0.22, h],
          [i * w * 0.22 + 10, h * 0.82],
          [i * w * 0.22 + 8, h * 0.82],
        ],
        { fill: p.hot, opacity: 0.4 },
      ),
    ) +
    glow(scene, x, h * 0.42, h * 0.55) +
    limb(-1, p.light) +
    limb(1, mix(p.mid, p.light, 0.3)) +
    poly(
      [
        [x - 5, h * 0.18],
        [x, h * 0.14],
        [x + 5, h * 0.18],
        [x + 3.4, h * 0.58],
        [x, h * 0.62],
        [x - 3.4, h * 0.58],
      ],
      { stroke: p.light, width: 1.2, fill: mix(p.deep, p.dark, 0.6) },
    ) +
    times(5, (i) =>
      line(
        [
          [x - 3.6, h * (0.24 + i * 0.07)],
          [x + 3.6, h * (0.24 + i * 0.07)],
        ],
        i % 2 ? p.hot : p.mid,
        0.6,
      ),
    ) +
    poly(ring(x, h * 0.1, 3, 6), { stroke: p.light, width: 0.8, fill: "none" }) +
    circle(x, h * 0.38, 1.6, p.hot) +
    foot(scene)
  );
};
export const BUILDS = { walker, drone, gunship, truck, exo } as const satisfies Readonly<Record<string, Draw>>;

/** A machine; the variant names its build. */
export const machine: Draw = (scene) => {
  const chosen = variantOf(scene, BUILDS, "walker");
  return chosen(scene);
};
