/** Worlds of the fantasy genre. */
import { firs, ridge, swell } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, glow, type Scene, sky, stars, sun } from "../scene.ts";
import { at, circle, ellipse, line, path, poly, rect, times } from "../shapes.ts";

/** A row of spires over a wall; `k` scales it. */
function spires(scene: Scene, x: number, y: number, k: number, fill: string): string {
  const { r, p } = scene;
  let d = "";
  for (let i = 0; i < 6; i++) {
    const w = r.float(1.8, 3.2) * k;
    const high = r.float(5, 14) * k * (1 - Math.abs(i - 2.5) * 0.14);
    const left = x + (i - 3) * 3 * k;
    d += `M${at(left)} ${at(y + 2)}V${at(y - high)}L${at(left + w / 2)} ${at(y - high - w * 1.5)}L${at(left + w)} ${at(y - high)}V${at(y + 2)}Z`;
  }
  const lit = times(14, () => rect(x + r.float(-7.5, 7) * k, y - r.float(0.5, 8) * k, 0.4, 0.7, p.hot));
  return path(d, fill) + rect(x - 9 * k, y - 1.8 * k, 18 * k, 4.4 * k, fill) + lit;
}
const birds = ({ r, w, h }: Scene, colour: string): string =>
  times(5, () =>
    path(`M${at(r.float(w * 0.15, w * 0.85))} ${at(r.float(h * 0.12, h * 0.4))}q.6 -.8 1.2 0q.6 -.8 1.2 0`, {
      stroke: colour,
      width: 0.22,
    }),
  );

const castle: Draw = (scene) => {
  const { r, p, w, h } = scene;
  return (
    sky(scene) +
    sun(scene, w * r.float(0.55, 0.75), h * 0.34, h * 0.13, false) +
    ridge(scene, h * 0.62, h * 0.25, 3.2, mix(p.mid, p.light, 0.35)) +
    ridge(scene, h * 0.72, h * 0.18, 2.6, p.mid) +
    spires(scene, w * r.float(0.34, 0.46), h * 0.7, h / 38, mix(p.dark, p.deep, 0.1)) +
    ridge(scene, h * 0.86, h * 0.09, 2.2, mix(p.dark, p.deep, 0.4)) +
    ridge(scene, h * 0.97, h * 0.06, 1.6, p.deep) +
    birds(scene, p.dark)
  );
};
const elven: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const tree = (x: number, y: number, k: number, fill: string) =>
    rect(x - 0.7 * k, y - 16 * k, 1.4 * k, 18 * k, fill) +
    times(7, () => ellipse(x + r.float(-5, 5) * k, y - r.float(12, 22) * k, r.float(3, 5) * k, r.float(2.4, 3.6) * k, fill)) +
    times(6, () => circle(x + r.float(-5, 5) * k, y - r.float(8, 21) * k, r.float(0.2, 0.45), p.hot));
  return (
    sky(scene) +
    stars(scene, 20, 0.4) +
    sun(scene, w * r.float(0.4, 0.6), h * 0.44, h * 0.26, false) +
    swell(scene, h * 0.7, h * 0.08, 10, mix(p.mid, p.light, 0.3)) +
    tree(w * 0.2, h * 0.82, 0.95, mix(p.mid, p.light, 0.12)) +
    tree(w * 0.8, h * 0.8, 1.05, mix(p.dark, p.mid, 0.75)) +
    swell(scene, h * 0.8, h * 0.06, 9, mix(p.dark, p.mid, 0.35)) +
    tree(w * r.float(0.42, 0.58), h * 0.92, 1.35, mix(p.deep, p.dark, 0.7)) +
    path(`M${at(w * 0.2)} ${at(h * 0.6)}Q${at(w * 0.5)} ${at(h * 0.72)} ${at(w * 0.8)} ${at(h * 0.58)}`, { stroke: p.hot, width: 0.4 }) +
    swell(scene, h * 0.94, h * 0.05, 6, p.deep)
  );
};
const citadel: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.4, 0.6);
  return (
    sky(scene) +
    sun(scene, x - w * 0.2, h * 0.3, h * 0.2, false) +
    ridge(scene, h * 0.7, h * 0.36, 3.6, mix(p.mid, p.light, 0.3)) +
    poly(
      [
        [x - 13, h],
        [x - 9, h * 0.58],
        [x + 9, h * 0.56],
        [x + 14, h],
      ],
      mix(p.dark, p.mid, 0.5),
    ) +
    poly(
      [
        [x + 1, h],
        [x + 2, h * 0.58],
        [x + 9, h * 0.56],
        [x + 14, h],
      ],
      mix(p.dark, p.deep, 0.3),
    ) +
    spires(scene, x, h * 0.57, h / 46, mix(p.light, p.mid, 0.35)) +
    times(3, (i) =>
      poly(
        [
          [x - 5 + i * 3, h * 0.6],
          [x - 4.2 + i * 3, h * 0.6],
          [x - 3.8 + i * 3.2, h],
          [x - 6 + i * 3.2, h],
        ],
        { fill: "#ffffff", opacity: 0.75 },
      ),
    ) +
    swell(scene, h * 0.96, h * 0.05, 5, mix(p.mid, p.light, 0.6)) +
    firs(scene, 16, [h * 0.98, h * 1.02], [3, 6], p.deep)
  );
};
const rift: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.42, 0.58);
  const edge = (side: number, wide: number) =>
    Array.from({ length: 9 }, (_, i) => [x + side * (wide * (1 - i / 9) + r.float(0.5, 2)), h * (0.3 + i * 0.085)] as const);
  const cliff = (side: number, wide: number, fill: string) =>
    poly([[side < 0 ? -2 : w + 2, h * 0.28], ...edge(side, wide), [side < 0 ? -2 : w + 2, h + 2]], fill);
  return (
    sky(scene) +
    stars(scene, 24, 0.4) +
    rect(0, h * 0.3, w, h * 0.7, p.mid) +
    glow(scene, x, h * 0.62, h * 0.5) +
    poly(
      [
        [x - 6, h * 0.28],
        [x + 6, h * 0.28],
        [x + 1.4, h + 1],
        [x - 1.4, h + 1],
      ],
      p.hot,
    ) +
    cliff(-1, 9, mix(p.dark, p.mid, 0.5)) +
    cliff(1, 9, mix(p.dark, p.mid, 0.2)) +
    cliff(-1, 15, mix(p.deep, p.dark, 0.6)) +
    cliff(1, 16, p.deep) +
    path(`M${at(x - 12)} ${at(h * 0.45)}Q${at(x)} ${at(h * 0.38)} ${at(x + 13)} ${at(h * 0.46)}`, { stroke: p.deep, width: 1 }) +
    times(12, () => circle(x + r.float(-5, 5), h * r.float(0.1, 0.7), r.float(0.15, 0.5), p.hot))
  );
};
const throne: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.42, 0.58);
  const bolt = (bx: number) =>
    line(
      [
        [bx, -1],
        [bx + 2, h * 0.12],
        [bx - 0.5, h * 0.16],
        [bx + 2.5, h * 0.34],
      ],
      p.hot,
      0.4,
      0.9,
    );
  return (
    sky(scene) +
    glow(scene, x, h * 0.3, h * 0.6) +
    bolt(w * 0.2) +
    bolt(w * 0.82) +
    ridge(scene, h * 0.8, h * 0.34, 2.4, mix(p.dark, p.mid, 0.35)) +
    poly(
      [
        [x - 6, h],
        [x - 2.4, h * 0.4],
        [x - 4, h * 0.26],
        [x - 2.4, h * 0.3],
        [x - 1.6, h * 0.12],
        [x, h * 0.3],
        [x + 1.6, h * 0.12],
        [x + 2.4, h * 0.3],
        [x + 4, h * 0.26],
        [x + 2.4, h * 0.4],
        [x + 6, h],
      ],
      p.deep,
    ) +
    ellipse(x, h * 0.36, 1.5, 0.8, p.hot) +
    rect(x - 0.2, h * 0.335, 0.4, 1.9, p.deep) +
    times(10, () => rect(x + r.float(-3, 3), h * r.float(0.5, 0.85), 0.35, 0.8, p.hot)) +
    ridge(scene, h * 0.97, h * 0.12, 1.7, mix(p.deep, p.dark, 0.35))
  );
};
const temple: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.36, 0.6);
  const white = mix(p.light, "#ffffff", 0.55);
  return (
    sky(scene) +
    sun(scene, w * 0.78, h * 0.3, h * 0.12, false) +
    ridge(scene, h * 0.55, h * 0.16, 4, mix(p.mid, p.light, 0.3)) +
    rect(0, h * 0.55, w, h, mix(p.mid, p.light, 0.1)) +
    times(12, (i) =>
      line(
        [
          [r.float(0, w), h * (0.58 + i * 0.03)],
          [r.float(0, w), h * (0.58 + i * 0.03)],
        ],
        p.light,
        0.2,
        0.6,
      ),
    ) +
    poly(
      [
        [-1, h],
        [-1, h * 0.72],
        [x - 4, h * 0.56],
        [x + 10, h * 0.6],
        [w * 0.95, h],
      ],
      mix(p.dark, p.mid, 0.5),
    ) +
    poly(
      [
        [x - 7, h * 0.44],
        [x, h * 0.34],
        [x + 7, h * 0.44],
      ],
      white,
    ) +
    times(6, (i) => rect(x - 6 + i * 2.3, h * 0.45, 1, h * 0.14, i < 3 ? white : mix(white, p.mid, 0.45))) +
    rect(x - 7, h * 0.585, 14, 1, white) +
    times(
      9,
      (i) =>
        rect(x - 14 + i * 2.9, h * (0.66 + (i % 3) * 0.06), 2.5, 3, i % 2 ? white : mix(white, p.mid, 0.35)) +
        (i % 3 === 0 ? circle(x - 12.7 + i * 2.9, h * 0.66, 1.25, p.mid) : ""),
    ) +
    swell(scene, h * 0.97, h * 0.03, 5, p.dark)
  );
};
const isles: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const isle = (x: number, y: number, k: number) =>
    poly(
      [
        [x - 8 * k, y],
        [x + 8 * k, y],
        [x + 4 * k, y + 3.4 * k],
        [x + 2.4 * k, y + 7 * k],
        [x, y + 10 * k],
        [x - 2.6 * k, y + 6 * k],
        [x - 5 * k, y + 3 * k],
      ],
      mix(p.dark, p.mid, 0.35),
    ) +
    poly(
      [
        [x, y],
        [x + 8 * k, y],
        [x + 4 * k, y + 3.4 * k],
        [x + 2.4 * k, y + 7 * k],
        [x, y + 10 * k],
      ],
      p.dark,
    ) +
    ellipse(x, y, 8 * k, 1.3 * k, mix(p.mid, p.light, 0.5));
  const x = w * r.float(0.42, 0.58);
  return (
    sky(scene) +
    sun(scene, w * 0.3, h * 0.3, h * 0.16, false) +
    isle(w * 0.16, h * 0.36, 0.4) +
    isle(w * 0.84, h * 0.28, 0.5) +
    isle(w * 0.82, h * 0.74, 0.34) +
    isle(x, h * 0.6, 1.1) +
    spires(scene, x, h * 0.59, h / 60, mix(p.deep, p.dark, 0.8)) +
    poly(
      [
        [x - 4, h * 0.61],
        [x - 3, h * 0.61],
        [x - 2.6, h],
        [x - 4.6, h],
      ],
      { fill: "#ffffff", opacity: 0.6 },
    ) +
    swell(scene, h * 0.93, h * 0.06, 6, mix(p.light, "#ffffff", 0.3)) +
    swell(scene, h * 0.98, h * 0.06, 5, "#ffffff") +
    birds(scene, p.dark)
  );
};
export const FANTASY = { castle, elven, citadel, rift, throne, temple, isles } as const;
