/** Worlds of the horror genre. */
import { bareTree, firs, ridge, swell } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, glow, haze, rays, sky, sun } from "../scene.ts";
import { at, circle, ellipse, line, path, poly, rect, times } from "../shapes.ts";

const howling: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.44, 0.56), h * 0.68];
  return (
    sky(scene) +
    sun(scene, x + 1, h * 0.4, h * 0.27, false) +
    circle(x - 3, h * 0.34, 1.4, { fill: p.light, opacity: 0.6 }) +
    circle(x + 5, h * 0.46, 2, { fill: p.light, opacity: 0.5 }) +
    firs(scene, 26, [h * 0.8, h * 0.9], [4, 11], mix(p.dark, p.mid, 0.25)) +
    poly(
      [
        [x - 9, h],
        [x - 5, y + 1],
        [x + 5, y],
        [x + 8, h * 0.82],
        [x + 14, h],
      ],
      p.deep,
    ) +
    path(
      `M${at(x - 4.4)} ${at(y + 1)}l.6 -3.4q-1.6 -1 -2 -2.8q2 1 3 .6q2.6 -1 4.4 -2l.8 -3.2l2.2 -2.6l.2 1.4l2 -1.6l-1.4 2.8q-.4 2 -1.6 3.4q-.2 2.6 -.6 3.6l.4 4h-1.4l-.6 -3.6q-2 .4 -3.4 .2l-.6 3.4Z`,
      p.deep,
    ) +
    firs(scene, 22, [h * 0.95, h * 1.03], [5, 10], p.deep)
  );
};
const graves: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const stone = (x: number, y: number, k: number, fill: string) =>
    path(`M${at(x - 1.8 * k)} ${at(y)}v${at(-4 * k)}a${at(1.8 * k)} ${at(1.8 * k)} 0 0 1 ${at(3.6 * k)} 0v${at(4 * k)}Z`, {
      fill,
      transform: `rotate(${Math.round(r.float(-9, 9))} ${at(x)} ${at(y)})`,
    });
  const cross = (x: number, y: number, k: number) =>
    path(`M${at(x)} ${at(y)}v${at(-7 * k)}m${at(-2 * k)} ${at(2 * k)}h${at(4 * k)}`, { stroke: p.deep, width: 0.9 * k });
  return (
    sky(scene) +
    sun(scene, w * r.float(0.3, 0.7), h * 0.3, h * 0.15, false) +
    path(bareTree(scene, w * 0.16, h * 0.84, h * 0.6, 5), { stroke: p.deep, width: 0.55 }) +
    path(bareTree(scene, w * 0.86, h * 0.82, h * 0.5, 5), { stroke: p.deep, width: 0.5 }) +
    swell(scene, h * 0.76, h * 0.04, 10, mix(p.dark, p.mid, 0.5)) +
    times(6, (i) => stone(w * (0.2 + i * 0.12), h * 0.78, 0.7, mix(p.mid, p.light, 0.3))) +
    haze(scene, h * 0.62, h * 0.24) +
    swell(scene, h * 0.88, h * 0.04, 9, p.dark) +
    times(4, (i) => stone(w * (0.22 + i * 0.2) + r.float(-1, 1), h * 0.92, 1.3, mix(p.dark, p.mid, 0.3))) +
    cross(w * 0.5, h * 0.95, 1.4) +
    swell(scene, h * 0.97, h * 0.03, 6, p.deep) +
    dust(scene, 8, h * 0.5, h * 0.9, p.hot, 0.5)
  );
};
/** A gothic clock tower. */
const clock: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.36, 0.62);
  const lamp = (lx: number, k: number) =>
    glow(scene, lx, h * 0.98 - 13 * k, 5 * k) +
    rect(lx - 0.25, h * 0.98 - 12 * k, 0.5, 13 * k, p.deep) +
    rect(lx - 0.8 * k, h * 0.98 - 14.4 * k, 1.6 * k, 2.4 * k, p.hot);
  return (
    sky(scene) +
    glow(scene, x, h * 0.36, h * 0.5) +
    ridge(scene, h * 0.8, h * 0.14, 2, mix(p.dark, p.mid, 0.6)) +
    rect(x - 3, h * 0.32, 6, h, mix(p.deep, p.dark, 0.7)) +
    rect(x, h * 0.32, 3, h, p.deep) +
    poly(
      [
        [x - 3.8, h * 0.32],
        [x - 2.6, h * 0.24],
        [x - 1.8, h * 0.22],
        [x, h * 0.04],
        [x + 1.8, h * 0.22],
        [x + 2.6, h * 0.24],
        [x + 3.8, h * 0.32],
      ],
      p.deep,
    ) +
    circle(x, h * 0.41, 2.5, p.hot) +
    line(
      [
        [x, h * 0.41],
        [x, h * 0.41 - 1.9],
      ],
      p.deep,
      0.35,
    ) +
    line(
      [
        [x, h * 0.41],
        [x + 1.3, h * 0.41 + 0.6],
      ],
      p.deep,
      0.35,
    ) +
    times(6, (i) =>
      line(
        [
          [x - 2 + i * 0.8, h * 0.52],
          [x - 2 + i * 0.8, h * 0.9],
        ],
        p.mid,
        0.2,
        0.6,
      ),
    ) +
    times(5, (i) => ellipse(w * r.float(0, 1), h * (0.66 + i * 0.07), r.float(8, 14), r.float(1, 2), { fill: p.light, opacity: 0.18 })) +
    poly(
      [
        [-1, h + 1],
        [-1, h * 0.8],
        [w * 0.16, h * 0.74],
        [w * 0.22, h * 0.86],
        [w * 0.3, h + 1],
      ],
      p.deep,
    ) +
    lamp(w * 0.8, 1) +
    lamp(w * 0.2, 0.7) +
    haze(scene, h * 0.78, h * 0.24, 0.9)
  );
};
/** Broken columns and arms that rise from the deep. */
const kraken: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const arm = (x: number, lean: number, high: number) => {
    const d = `M${at(x - 2)} ${at(h + 1)}C${at(x - 2 + lean * 3)} ${at(h - high * 0.5)} ${at(x + lean * 7)} ${at(h - high * 0.6)} ${at(x + lean * 3)} ${at(h - high)}C${at(x + lean * 0.6)} ${at(h - high - 3)} ${at(x - lean * 3)} ${at(h - high)} ${at(x - lean)} ${at(h - high + 2.4)}C${at(x + lean)} ${at(h - high + 0.6)} ${at(x + lean * 4)} ${at(h - high * 0.6)} ${at(x + 3)} ${at(h + 1)}Z`;
    return (
      path(d, { fill: mix(p.deep, p.dark, 0.5), stroke: p.light, width: 0.25 }) +
      times(5, (i) => circle(x + lean * (1.4 + i * 0.3), h - high * (0.2 + i * 0.13), 0.55 - i * 0.05, p.mid))
    );
  };
  const column = (x: number, top: number) =>
    rect(x - 1.6, top, 3.2, h, mix(p.mid, p.light, 0.25)) +
    rect(x + 0.2, top, 1.4, h, mix(p.dark, p.mid, 0.3)) +
    rect(x - 2.4, top - 1, 4.8, 1.2, mix(p.mid, p.light, 0.45));
  return (
    sky(scene) +
    sun(scene, w * r.float(0.4, 0.6), h * 0.36, h * 0.2, false) +
    column(w * 0.18, h * 0.34) +
    column(w * 0.82, h * 0.42) +
    column(w * 0.64, h * 0.66) +
    arm(w * 0.3, 1, h * 0.56) +
    arm(w * 0.7, -1, h * 0.66) +
    arm(w * 0.5, r.pick([-1, 1]) * 0.7, h * 0.44) +
    swell(scene, h * 0.86, h * 0.04, 6, mix(p.dark, p.mid, 0.3)) +
    swell(scene, h * 0.94, h * 0.04, 7, p.deep)
  );
};
const codex: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.47, 0.53), h * 0.72];
  const page = (s: number) =>
    path(
      `M${at(x)} ${at(y)}C${at(x + s * 4)} ${at(y - 4)} ${at(x + s * 10)} ${at(y - 3.4)} ${at(x + s * 13)} ${at(y - 2)}V${at(y + 5)}C${at(x + s * 10)} ${at(y + 3.4)} ${at(x + s * 4)} ${at(y + 3)} ${at(x)} ${at(y + 7)}Z`,
      s < 0 ? p.light : mix(p.light, p.mid, 0.5),
    );
  return (
    sky(scene) +
    rays(scene, x, y, 1, h * 0.8, 30, 0.06, 0.5) +
    glow(scene, x, h * 0.5, h * 0.46) +
    path(
      `M${at(x - 8)} ${at(h * 0.36)}Q${at(x)} ${at(h * 0.18)} ${at(x + 8)} ${at(h * 0.36)}Q${at(x)} ${at(h * 0.54)} ${at(x - 8)} ${at(h * 0.36)}Z`,
      { fill: p.deep, stroke: p.hot, width: 0.4 },
    ) +
    circle(x, h * 0.36, 2.8, p.hot) +
    ellipse(x, h * 0.36, 0.6, 2.4, p.deep) +
    page(-1) +
    page(1) +
    times(
      5,
      (i) =>
        line(
          [
            [x - 11, y - 0.6 + i * 1.1],
            [x - 2.6, y - 1.4 + i * 1.3],
          ],
          p.deep,
          0.3,
          0.7,
        ) +
        line(
          [
            [x + 11, y - 0.6 + i * 1.1],
            [x + 2.6, y - 1.4 + i * 1.3],
          ],
          p.deep,
          0.3,
          0.7,
        ),
    ) +
    times(7, () => path(`M${at(x + r.float(-12, 12))} ${at(h * r.float(0.1, 0.6))}l.9 1.2l-1.2 .4l.8 1`, { stroke: p.hot, width: 0.25 })) +
    poly(
      [
        [-1, h + 1],
        [-1, h * 0.9],
        [w + 1, h * 0.9],
        [w + 1, h + 1],
      ],
      p.deep,
    )
  );
};
const ashes: Draw = (scene) => {
  const { r, p, w, h } = scene;
  return (
    sky(scene) +
    glow(scene, w * 0.5, h * 0.8, h * 0.66) +
    ridge(scene, h * 0.78, h * 0.16, 3, mix(p.dark, p.mid, 0.6)) +
    times(9, (i) =>
      poly(
        [
          [w * (i / 8) - 2, h * 0.84],
          [w * (i / 8) + r.float(-1, 1), h * r.float(0.56, 0.72)],
          [w * (i / 8) + 2, h * 0.84],
        ],
        i % 2 ? p.light : p.hot,
      ),
    ) +
    swell(scene, h * 0.84, h * 0.03, 5, mix(p.dark, p.deep, 0.3)) +
    times(5, (i) =>
      path(bareTree(scene, w * (0.1 + i * 0.16), h * (0.88 + (i % 2) * 0.06), h * r.float(0.3, 0.56), 4), { stroke: p.deep, width: 0.6 }),
    ) +
    swell(scene, h * 0.95, h * 0.03, 6, p.deep) +
    dust(scene, 30, 0, h * 0.9, p.hot, 0.5)
  );
};
export const HORROR = { howling, graves, clock, kraken, codex, ashes } as const;
