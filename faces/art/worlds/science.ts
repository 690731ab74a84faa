/** Worlds of the science-fiction genre. */
import { ridge, swell, towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, glow, type Scene, sky, stars } from "../scene.ts";
import { at, circle, ellipse, line, path, polar, poly, rect, ring, TAU, times } from "../shapes.ts";

/** A banded planet, lit from the left, with or without a ring. */
export function planet(scene: Scene, x: number, y: number, radius: number, ringed: boolean, name: string): string {
  const { r, p, id } = scene;
  const clip = id(name);
  const bands = times(6, (i) =>
    rect(x - radius, y - radius + i * radius * 0.36 + r.float(0, 0.6), radius * 2, radius * r.float(0.08, 0.2), {
      fill: i % 2 ? p.mid : p.hot,
      opacity: 0.45,
    }),
  );
  const tilt = r.float(-28, 28);
  const belt = (front: boolean) =>
    `<g transform="rotate(${at(tilt)} ${at(x)} ${at(y)})">${path(`M${at(x - radius * 1.9)} ${at(y)}A${at(radius * 1.9)} ${at(radius * 0.42)} 0 0 ${front ? 0 : 1} ${at(x + radius * 1.9)} ${at(y)}`, { stroke: p.hot, width: radius * 0.1, opacity: 0.85 })}${path(`M${at(x - radius * 1.6)} ${at(y)}A${at(radius * 1.6)} ${at(radius * 0.34)} 0 0 ${front ? 0 : 1} ${at(x + radius * 1.6)} ${at(y)}`, { stroke: p.light, width: radius * 0.07, opacity: 0.7 })}</g>`;
  return (
    (ringed ? belt(false) : "") +
    `<clipPath id="${clip}">${circle(x, y, radius, "#fff")}</clipPath>` +
    circle(x, y, radius, mix(p.mid, p.light, 0.55)) +
    `<g clip-path="url(#${clip})">${bands}${circle(x + radius * 0.62, y + radius * 0.3, radius * 1.16, { fill: p.deep, opacity: 0.62 })}</g>` +
    (ringed ? belt(true) : "")
  );
}
const exoplanet: Draw = (scene) => {
  const { r, p, w, h } = scene;
  return (
    sky(scene) +
    stars(scene, 40, 0.6) +
    planet(scene, w * r.float(0.4, 0.64), h * 0.36, h * 0.2, true, "p") +
    circle(w * 0.16, h * 0.2, 1.1, p.light) +
    ridge(scene, h * 0.72, h * 0.12, 4, mix(p.mid, p.light, 0.15)) +
    swell(scene, h * 0.8, h * 0.05, 11, mix(p.dark, p.mid, 0.6)) +
    times(7, () => poly(ring(r.float(0, w), h * r.float(0.8, 0.9), r.float(0.6, 1.6), 5, r.float(0, 3)), mix(p.mid, p.hot, 0.4))) +
    swell(scene, h * 0.92, h * 0.05, 9, mix(p.deep, p.dark, 0.6))
  );
};
const fleet: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const ship = (x: number, y: number, k: number) =>
    poly(
      [
        [x + 9 * k, y],
        [x - 6 * k, y - 2.6 * k],
        [x - 4 * k, y],
        [x - 6 * k, y + 1.8 * k],
      ],
      mix(p.light, p.mid, 0.3),
    ) +
    poly(
      [
        [x + 9 * k, y],
        [x - 4 * k, y],
        [x - 6 * k, y + 1.8 * k],
      ],
      p.dark,
    ) +
    poly(
      [
        [x - 5 * k, y - 1.3 * k],
        [x - 20 * k, y - 0.4 * k],
        [x - 5 * k, y + 0.8 * k],
      ],
      { fill: p.hot, opacity: 0.7 },
    );
  return (
    sky(scene) +
    stars(scene, 60, 1) +
    planet(scene, w * 0.62, h * 0.98, h * 0.44, false, "p") +
    ship(w * r.float(0.48, 0.56), h * 0.3, 1.25) +
    times(6, (i) =>
      ship(w * (0.25 + (i % 3) * 0.24) + r.float(-2, 2), h * (0.14 + Math.floor(i / 3) * 0.36) + r.float(-2, 3), r.float(0.24, 0.5)),
    ) +
    times(4, () =>
      line(
        [
          [r.float(0, w), r.float(h * 0.3, h * 0.7)],
          [r.float(0, w), r.float(h * 0.3, h * 0.7)],
        ],
        p.hot,
        0.25,
        0.7,
      ),
    )
  );
};
const worlds: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const all = [
    [0.34, 0.4, 0.2],
    [0.76, 0.28, 0.1],
    [0.66, 0.68, 0.15],
    [0.22, 0.8, 0.07],
    [0.9, 0.56, 0.05],
  ] as const;
  return (
    sky(scene) +
    stars(scene, 60, 1) +
    path(
      `M${at(w * 0.34)} ${at(h * 0.4)}L${at(w * 0.76)} ${at(h * 0.28)}L${at(w * 0.66)} ${at(h * 0.68)}L${at(w * 0.22)} ${at(h * 0.8)}Z`,
      { stroke: p.hot, width: 0.25, dash: ".7 .7" },
    ) +
    all.map(([x, y, size], i) => planet(scene, w * x + r.float(-1, 1), h * y, h * size, i === 0 || i === 3, `p${i}`)).join("") +
    dust(scene, 12, 0, h, p.hot, 0.4)
  );
};
/** A toothed wheel. */
export function gear(scene: Scene, x: number, y: number, radius: number, teeth: number, fill: string): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => polar(x, y, ((i + 0.5) / (teeth * 4)) * TAU, radius * (i % 4 < 2 ? 1 : 0.84)));
  return (
    poly(points, fill) +
    circle(x, y, radius * 0.56, scene.p.deep) +
    times(5, (i) => line([[x, y], polar(x, y, (i / 5) * TAU, radius * 0.6)], fill, radius * 0.14)) +
    circle(x, y, radius * 0.18, scene.p.hot)
  );
}
const gears: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.5, 0.62), h * 0.26];
  return (
    sky(scene) +
    glow(scene, w * 0.4, h * 0.5, h * 0.5) +
    gear(scene, w * 0.2, h * 0.6, h * 0.2, 12, mix(p.mid, p.light, 0.35)) +
    gear(scene, w * 0.8, h * 0.66, h * 0.24, 14, mix(p.dark, p.mid, 0.8)) +
    gear(scene, w * 0.5, h * 0.62, h * 0.12, 9, p.light) +
    ellipse(x, y, 10, 3.6, mix(p.mid, p.light, 0.6)) +
    path(`M${at(x - 10)} ${at(y)}a10 3.6 0 0 0 20 0Z`, mix(p.dark, p.mid, 0.5)) +
    times(3, (i) => path(`M${at(x - 5 + i * 5)} ${at(y - 3.4)}v6.8`, { stroke: p.deep, width: 0.25 })) +
    rect(x - 3, y + 4.4, 6, 1.8, p.deep) +
    poly(
      [
        [x - 9, y],
        [x - 13, y - 2.6],
        [x - 13, y + 2.6],
      ],
      p.hot,
    ) +
    towers(scene, { base: h, height: [h * 0.06, h * 0.24], width: [1.4, 3], fill: p.deep, lit: [p.hot, 0.8] }) +
    times(8, (i) => circle(w * 0.2 + (i % 2) * w * 0.6 + i * 0.5, h * 0.78 - i * 1.6, 0.8 + i * 0.2, { fill: p.light, opacity: 0.4 }))
  );
};
const outpost: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const dome = (x: number, y: number, radius: number) =>
    path(`M${at(x - radius)} ${at(y)}A${at(radius)} ${at(radius)} 0 0 1 ${at(x + radius)} ${at(y)}Z`, {
      fill: mix(p.mid, p.light, 0.35),
      stroke: p.hot,
      width: 0.3,
    }) +
    path(
      `M${at(x - radius * 0.6)} ${at(y)}A${at(radius * 0.6)} ${at(radius)} 0 0 1 ${at(x + radius * 0.6)} ${at(y)}M${at(x)} ${at(y)}v${at(-radius)}M${at(x - radius * 0.86)} ${at(y - radius * 0.5)}h${at(radius * 1.72)}`,
      { stroke: p.deep, width: 0.25 },
    ) +
    rect(x - 0.8, y - 1.8, 1.6, 1.8, p.hot);
  return (
    sky(scene) +
    stars(scene, 50, 0.7) +
    planet(scene, w * r.float(0.22, 0.4), h * 0.26, h * 0.13, false, "p") +
    ridge(scene, h * 0.68, h * 0.12, 3, mix(p.dark, p.mid, 0.7)) +
    rect(0, h * 0.68, w, h, mix(p.mid, p.light, 0.15)) +
    times(9, (i) =>
      ellipse(r.float(0, w), h * r.float(0.72, 0.97), r.float(1, 3.4), r.float(0.3, 0.8), i % 2 ? p.mid : mix(p.dark, p.mid, 0.6)),
    ) +
    dome(w * 0.66, h * 0.74, 4.2) +
    dome(w * 0.38, h * 0.8, 6.4) +
    rect(w * 0.5, h * 0.76, w * 0.12, 1.2, p.dark) +
    path(`M${at(w * 0.82)} ${at(h * 0.76)}V${at(h * 0.5)}m-2 -2.4q2 3.4 4 0Z`, { stroke: p.light, width: 0.4, fill: p.light }) +
    circle(w * 0.82, h * 0.44, 0.5, p.hot)
  );
};
const multiverse: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.44, 0.56), h * r.float(0.44, 0.56)];
  return (
    sky(scene) +
    stars(scene, 50, 1) +
    times(11, (k) => {
      const i = 11 - k;
      const n = r.int(5, 9);
      return poly(ring(x + r.float(-0.6, 0.6) * i * 0.4, y, 1.2 + i * i * 0.16 + i * 0.5, n, r.float(0, 2)), {
        fill: mix(i % 2 ? p.dark : p.mid, i % 3 ? p.light : p.hot, 0.14 + (11 - i) * 0.05),
        stroke: i % 2 ? p.hot : p.light,
        width: 0.3,
        opacity: 0.85,
      });
    }) +
    circle(x, y, 1.6, "#ffffff") +
    times(7, (i) =>
      circle(...polar(x, y, (i / 7) * TAU, h * 0.36), 1.7, { fill: mix(p.mid, p.light, (i % 4) / 4), stroke: p.hot, width: 0.2 }),
    )
  );
};
export const SCIENCE = { exoplanet, fleet, worlds, gears, outpost, multiverse } as const;
