/** Worlds of the adventure genre. */
import { firs, ridge, swell } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, glow, type Scene, sky, sun } from "../scene.ts";
import { at, circle, ellipse, line, path, poly, rect, times } from "../shapes.ts";

const mesa: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const butte = (x: number, y: number, k: number, fill: string, shade: string) =>
    poly(
      [
        [x - 6 * k, y],
        [x - 4.6 * k, y - 5 * k],
        [x - 3.6 * k, y - 12 * k],
        [x + 3.4 * k, y - 12.4 * k],
        [x + 4.4 * k, y - 5 * k],
        [x + 6.4 * k, y],
      ],
      fill,
    ) +
    poly(
      [
        [x + 0.6 * k, y],
        [x + 0.8 * k, y - 12.2 * k],
        [x + 3.4 * k, y - 12.4 * k],
        [x + 4.4 * k, y - 5 * k],
        [x + 6.4 * k, y],
      ],
      shade,
    ) +
    line(
      [
        [x - 4.4 * k, y - 5 * k],
        [x + 4.4 * k, y - 5 * k],
      ],
      p.dark,
      0.3,
      0.6,
    );
  const cactus = (x: number, y: number, k: number) =>
    path(
      `M${at(x)} ${at(y)}v${at(-7 * k)}M${at(x)} ${at(y - 2.6 * k)}h${at(-2 * k)}v${at(-2 * k)}M${at(x)} ${at(y - 3.4 * k)}h${at(2 * k)}v${at(-2.4 * k)}`,
      { stroke: p.deep, width: 1.1 * k, round: true },
    );
  return (
    sky(scene) +
    sun(scene, w * r.float(0.4, 0.66), h * 0.46, h * 0.2, true) +
    butte(w * 0.2, h * 0.72, 0.9, mix(p.mid, p.light, 0.2), mix(p.mid, p.dark, 0.4)) +
    butte(w * 0.82, h * 0.7, 1.2, mix(p.mid, p.light, 0.1), mix(p.mid, p.dark, 0.5)) +
    ridge(scene, h * 0.8, h * 0.06, 5, mix(p.dark, p.mid, 0.6)) +
    cactus(w * r.float(0.28, 0.4), h * 0.95, 1) +
    cactus(w * 0.66, h * 0.9, 0.6) +
    ridge(scene, h * 0.96, h * 0.05, 3, mix(p.deep, p.dark, 0.5))
  );
};
const galleon: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const ship = (x: number, y: number, k: number, fill: string) =>
    path(
      `M${at(x - 9 * k)} ${at(y - 3 * k)}L${at(x + 10 * k)} ${at(y - 2 * k)}L${at(x + 7 * k)} ${at(y + 3 * k)}H${at(x - 6 * k)}Z`,
      fill,
    ) +
    times(3, (i) => {
      const mx = x - 5 * k + i * 5 * k;
      const high = (i === 1 ? 18 : 14) * k;
      return (
        line(
          [
            [mx, y],
            [mx, y - high],
          ],
          fill,
          0.4,
        ) +
        times(2, (j) =>
          path(
            `M${at(mx - 2.6 * k)} ${at(y - high + 1 + j * high * 0.42)}h${at(5 * k)}q${at(1.4 * k)} ${at(high * 0.17)} 0 ${at(high * 0.34)}h${at(-5 * k)}q${at(1.4 * k)} ${at(-high * 0.17)} 0 ${at(-high * 0.34)}`,
            j ? p.light : mix(p.light, p.hot, 0.6),
          ),
        )
      );
    });
  return (
    sky(scene) +
    sun(scene, w * r.float(0.6, 0.8), h * 0.4, h * 0.16, false) +
    ship(w * 0.8, h * 0.6, 0.35, p.dark) +
    swell(scene, h * 0.62, h * 0.02, 5, mix(p.mid, p.light, 0.15)) +
    ship(w * r.float(0.38, 0.5), h * 0.72, 0.95, p.deep) +
    swell(scene, h * 0.76, h * 0.04, 6, p.mid) +
    swell(scene, h * 0.86, h * 0.05, 7, mix(p.dark, p.mid, 0.5)) +
    swell(scene, h * 0.95, h * 0.05, 8, p.dark)
  );
};
const canal: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.46, 0.54);
  const front = (side: number, i: number) => {
    const [near, far] = [x + side * (w * 0.16 + i * w * 0.13), x + side * (w * 0.03 + i * w * 0.13)];
    const top = h * (0.42 - i * 0.1) - r.float(0, 2);
    const wall = poly(
      [
        [far, h * 0.62 + i * 0.6],
        [far, top + 2],
        [near, top],
        [near, h * (0.7 + i * 0.08)],
      ],
      mix(p.mid, side < 0 ? p.light : p.dark, 0.2 + i * 0.12),
    );
    return (
      wall +
      times(5, (k) => rect(Math.min(near, far) + 0.8 + (k % 2) * w * 0.06, top + 3 + k * 2.6, 1.1, 1.7, r.chance(0.6) ? p.hot : p.deep))
    );
  };
  return (
    sky(scene) +
    glow(scene, x, h * 0.5, h * 0.5) +
    path(
      `M${at(x - 3)} ${at(h * 0.62)}V${at(h * 0.4)}Q${at(x)} ${at(h * 0.24)} ${at(x + 3)} ${at(h * 0.4)}V${at(h * 0.62)}Z`,
      mix(p.mid, p.light, 0.45),
    ) +
    rect(0, h * 0.61, w, h, mix(p.dark, p.mid, 0.6)) +
    times(3, (i) => front(-1, i) + front(1, i)) +
    path(
      `M${at(x - 9)} ${at(h * 0.72)}V${at(h * 0.64)}Q${at(x)} ${at(h * 0.5)} ${at(x + 9)} ${at(h * 0.64)}V${at(h * 0.72)}Q${at(x)} ${at(h * 0.56)} ${at(x - 9)} ${at(h * 0.72)}Z`,
      mix(p.light, p.mid, 0.5),
    ) +
    times(14, (i) =>
      line(
        [
          [x + r.float(-9, 3), h * (0.73 + i * 0.018)],
          [x + r.float(-3, 10), h * (0.73 + i * 0.018)],
        ],
        p.hot,
        0.25,
        0.5,
      ),
    ) +
    path(`M${at(x - 7)} ${at(h * 0.83)}q-.6 3 3 3.2h7q3.4 -.2 3.4 -4q-1 2.2 -3.4 2.2h-7q-2 0 -3 -1.4Z`, p.deep) +
    line(
      [
        [x + 2, h * 0.86],
        [x + 4.4, h * 0.66],
      ],
      p.deep,
      0.35,
    )
  );
};
/** An iron tower with four feet. */
export function ironTower(scene: Scene, x: number, base: number, high: number, fill: string): string {
  const k = high / 30;
  const y = (t: number) => base - high * t;
  const legs = [-1, 1]
    .map((s) =>
      path(
        `M${at(x + s * 9 * k)} ${at(base)}Q${at(x + s * 3.4 * k)} ${at(y(0.36))} ${at(x + s * 0.5 * k)} ${at(y(0.98))}L${at(x)} ${at(y(0.98))}V${at(y(0.62))}L${at(x + s * 2.2 * k)} ${at(y(0.36))}L${at(x + s * 5.4 * k)} ${at(base)}Z`,
        fill,
      ),
    )
    .join("");
  const braces = times(8, (i) =>
    line(
      [
        [x - (3.6 - i * 0.36) * k, y(0.3 + i * 0.07)],
        [x + (3.2 - i * 0.36) * k, y(0.36 + i * 0.07)],
      ],
      fill,
      0.3,
    ),
  );
  return (
    legs +
    braces +
    rect(x - 5.6 * k, y(0.22), 11.2 * k, 1.1 * k, fill) +
    rect(x - 2.9 * k, y(0.47), 5.8 * k, 1 * k, fill) +
    line(
      [
        [x, y(0.96)],
        [x, y(1.1)],
      ],
      fill,
      0.35,
    ) +
    circle(x, y(1.1), 0.5, scene.p.hot)
  );
}
const paris: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.44, 0.6);
  const roof = (i: number) => {
    const [rx, top] = [i * 5.4 - 3, h * (0.74 + (i % 2) * 0.03)];
    return (
      poly(
        [
          [rx, h],
          [rx, top + 3],
          [rx + 1, top],
          [rx + 4.6, top],
          [rx + 5.4, top + 3],
          [rx + 5.4, h],
        ],
        i % 2 ? p.deep : mix(p.deep, p.dark, 0.6),
      ) +
      times(4, (k) => rect(rx + 0.8 + (k % 2) * 2.4, top + 4 + (k > 1 ? 3 : 0), 1, 1.6, r.chance(0.7) ? p.hot : p.dark)) +
      rect(rx + 3.6, top - 1.4, 0.7, 1.6, p.deep)
    );
  };
  return (
    sky(scene) +
    sun(scene, x - w * 0.2, h * 0.3, h * 0.12, false) +
    swell(scene, h * 0.66, h * 0.03, 6, mix(p.mid, p.light, 0.2)) +
    glow(scene, x, h * 0.5, h * 0.42, 0.8) +
    ironTower(scene, x, h * 0.86, h * 0.68, mix(p.dark, p.deep, 0.4)) +
    times(8, roof)
  );
};
const palms: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const palm = (x: number, y: number, k: number, lean: number) => {
    const [tx, ty] = [x + lean * 5 * k, y - 15 * k];
    return (
      path(`M${at(x)} ${at(y)}Q${at(x)} ${at(y - 9 * k)} ${at(tx)} ${at(ty)}`, { stroke: p.deep, width: 0.9 * k }) +
      times(7, (i) =>
        path(
          `M${at(tx)} ${at(ty)}q${at((i - 3) * 1.7 * k)} ${at(-3.2 * k)} ${at((i - 3) * 2.6 * k)} ${at(Math.abs(i - 3) * 1.5 * k)}q${at((3 - i) * 1.2 * k)} ${at(-1.6 * k)} ${at((3 - i) * 2.6 * k)} ${at(-Math.abs(i - 3) * 1.5 * k)}`,
          p.deep,
        ),
      )
    );
  };
  const isle = (x: number, y: number, k: number, fill: string) => ellipse(x, y, 11 * k, 2.2 * k, fill);
  return (
    sky(scene) +
    sun(scene, w * r.float(0.4, 0.6), h * 0.5, h * 0.22, true) +
    ridge(scene, h * 0.6, h * 0.1, 6, mix(p.mid, p.light, 0.25)) +
    rect(0, h * 0.6, w, h, mix(p.mid, p.dark, 0.25)) +
    times(14, (i) =>
      line(
        [
          [w * 0.5 - r.float(2, 12), h * (0.62 + i * 0.022)],
          [w * 0.5 + r.float(2, 12), h * (0.62 + i * 0.022)],
        ],
        p.hot,
        0.3,
        0.55,
      ),
    ) +
    isle(w * 0.76, h * 0.68, 0.6, p.dark) +
    palm(w * 0.76, h * 0.68, 0.55, 0.4) +
    palm(w * 0.7, h * 0.68, 0.45, -0.6) +
    isle(w * 0.24, h * 0.94, 1.3, p.deep) +
    palm(w * 0.22, h * 0.92, 1.15, 0.8) +
    palm(w * 0.3, h * 0.94, 0.9, -0.3)
  );
};
const volcano: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.3, 0.42);
  const [dx, dy] = [w * 0.66, h * 0.86];
  return (
    sky(scene) +
    glow(scene, x, h * 0.34, h * 0.42) +
    times(9, (i) =>
      circle(x + i * 1.5 - 1, h * 0.3 - i * 1.3, 1.6 + i * 0.42, { fill: mix(p.dark, p.mid, r.float(0, 0.6)), opacity: 0.75 }),
    ) +
    poly(
      [
        [x - 15, h * 0.8],
        [x - 2.6, h * 0.36],
        [x + 2.4, h * 0.36],
        [x + 16, h * 0.8],
      ],
      mix(p.dark, p.mid, 0.5),
    ) +
    poly(
      [
        [x, h * 0.8],
        [x + 0.6, h * 0.36],
        [x + 2.4, h * 0.36],
        [x + 16, h * 0.8],
      ],
      p.dark,
    ) +
    poly(
      [
        [x - 2.6, h * 0.36],
        [x + 2.4, h * 0.36],
        [x + 1, h * 0.46],
        [x + 1.6, h * 0.6],
        [x, h * 0.48],
        [x - 1.4, h * 0.56],
      ],
      p.hot,
    ) +
    swell(scene, h * 0.78, h * 0.07, 4, mix(p.dark, p.deep, 0.2)) +
    path(
      `M${at(dx - 9)} ${at(dy)}q2 -4 5 -4.6q3 -.6 4.4 -4q1.6 -5 2.2 -8q.6 -2 3.2 -1.4q1.4 .6 .4 1.6q-2.4 .2 -2 3q-.4 5 .6 8q2 3 1.4 8.4h-1.6l-.6 -4h-3l-.4 4h-1.6l-.6 -4.4q-4 .4 -7.4 1.4Z`,
      p.deep,
    ) +
    firs(scene, 18, [h * 0.96, h * 1.02], [3, 7], p.deep) +
    swell(scene, h * 0.95, h * 0.04, 3, p.deep)
  );
};
export const ADVENTURE = { mesa, galleon, canal, paris, palms, volcano } as const;
