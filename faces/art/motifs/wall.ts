/** Walls and what is left of them. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, foot, glow, haze, rain, sky, sun } from "../scene.ts";
import { at, circle, line, type Point, path, poly, rect, times } from "../shapes.ts";
import { figure } from "./metro.ts";

/** A wall across the picture: stone by default, `living` of bark and muscle. */
export const wall: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const top = h * r.float(0.26, 0.38);
  const back =
    sky(scene) +
    sun(scene, w * r.float(0.2, 0.8), top - h * 0.04, h * r.float(0.16, 0.22), r.chance(0.5)) +
    towers(scene, { base: h, height: [h * 0.4, h * 0.85], width: [3, 6], fill: mix(p.dark, p.mid, 0.4), lit: [p.hot, 0.4] });
  if (variant === "living") {
    const cords = times(16, (i) =>
      path(
        `M${at((w * i) / 15 + r.float(-2, 2))} ${at(h + 2)}C${at((w * i) / 15 + r.float(-7, 7))} ${at(h * 0.8)} ${at((w * i) / 15 + r.float(-7, 7))} ${at(h * 0.6)} ${at((w * i) / 15 + r.float(-4, 4))} ${at(top + r.float(-2, 3))}`,
        { stroke: mix(p.dark, i % 3 ? p.mid : p.light, r.float(0.35, 0.9)), width: r.float(2.4, 5), round: true },
      ),
    );
    return (
      back +
      rect(0, top + 3, w, h, mix(p.deep, p.dark, 0.6)) +
      cords +
      times(9, () =>
        path(`M${at(r.float(0, w))} ${at(r.float(top + 4, h * 0.9))}l${at(r.float(3, 7))} ${at(-r.float(3, 6))}`, {
          stroke: p.hot,
          width: 0.35,
        }),
      ) +
      times(10, () => circle(r.float(0, w), r.float(top + 2, h), r.float(0.4, 1.4), { fill: p.light, opacity: 0.7 })) +
      rain(scene, 30) +
      foot(scene)
    );
  }
  const slabs = times(
    9,
    (i) =>
      rect((w * i) / 8 - 3, top + (i % 2), w / 8 - 0.5, h, mix(mix(p.dark, p.mid, 0.75), p.deep, Math.abs(i - 4) * 0.11)) +
      rect((w * i) / 8 - 3, top + (i % 2), w / 8 - 0.5, 1, mix(p.mid, p.light, 0.45)),
  );
  const cracks = times(5, () => {
    let [cx, cy] = [r.float(0, w), r.float(top, h * 0.8)];
    let d = `M${at(cx)} ${at(cy)}`;
    for (let i = 0; i < 5; i++) {
      cx += r.float(-2, 2);
      cy += r.float(0.6, 2.6);
      d += `L${at(cx)} ${at(cy)}`;
    }
    return path(d, { stroke: p.deep, width: 0.3 });
  });
  const px = w * r.float(0.25, 0.7);
  return (
    back +
    slabs +
    cracks +
    rect(px, h * 0.52, 8, 11, mix(p.light, p.hot, 0.3)) +
    poly(
      [
        [px + 8, h * 0.52],
        [px + 8, h * 0.52 + 5],
        [px + 4.6, h * 0.52],
      ],
      mix(p.dark, p.mid, 0.7),
    ) +
    circle(px + 3.4, h * 0.52 + 5.4, 2, p.mid) +
    times(3, (i) =>
      line(
        [
          [px + 1, h * 0.52 + 8.4 + i * 0.8],
          [px + 6.4, h * 0.52 + 8.4 + i * 0.8],
        ],
        p.deep,
        0.3,
      ),
    ) +
    times(10, (i) =>
      line(
        [
          [(w * i) / 9, top - 2.4],
          [(w * (i + 1)) / 9, top - 2.4 + (i % 2 ? 1 : -0.4)],
        ],
        p.light,
        0.25,
      ),
    ) +
    poly(
      [
        [w * 0.7, -2],
        [w * 0.84, -2],
        [px + 14, h],
        [px - 8, h],
      ],
      { fill: p.light, opacity: 0.1 },
    ) +
    figure(scene, w * r.pick([0.14, 0.86]), h * 0.99, h * 0.26, p.deep) +
    rain(scene, 44) +
    foot(scene)
  );
};

/** Broken facades, weeds and small fires. */
export const ruin: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const facade = (x: number, wide: number, top: number, fill: string, lit: string) => {
    const crown: Point[] = Array.from({ length: 7 }, (_, i) => [x + (wide * i) / 6, top + r.float(0, h * 0.2)]);
    return (
      poly([[x, h], ...crown, [x + wide, h]], fill) +
      times(12, (i) =>
        rect(
          x + 1.4 + (i % 3) * (wide / 3),
          top + h * 0.24 + Math.floor(i / 3) * h * 0.13,
          wide * 0.17,
          h * 0.07,
          r.chance(0.3) ? lit : mix(p.deep, p.dark, 0.3),
        ),
      )
    );
  };
  return (
    sky(scene) +
    sun(scene, w * r.float(0.3, 0.7), h * r.float(0.24, 0.36), h * r.float(0.13, 0.2), r.chance(0.5)) +
    facade(w * 0.24, w * 0.22, h * 0.24, mix(p.mid, p.light, 0.12), p.hot) +
    facade(w * 0.58, w * 0.2, h * 0.16, mix(p.mid, p.light, 0.05), p.hot) +
    haze(scene, h * 0.4, h * 0.4) +
    facade(-2, w * 0.3, h * r.float(0.14, 0.3), mix(p.dark, p.mid, 0.45), p.hot) +
    facade(w * 0.76, w * 0.28, h * r.float(0.2, 0.4), mix(p.dark, p.mid, 0.3), p.hot) +
    glow(scene, w * 0.5, h * 0.86, h * 0.4, 0.9) +
    times(3, (i) =>
      path(`M${at(w * (0.38 + i * 0.13))} ${at(h * 0.9)}q-2 -3 0 -6q.6 2 1.6 1q.6 -3 1.6 -4q1 5 -.6 9Z`, i % 2 ? p.light : p.hot),
    ) +
    times(26, () => {
      const [gx, gy] = [r.float(0, w), h * r.float(0.84, 1)];
      return poly(
        [
          [gx, gy],
          [gx + r.float(1, 4), gy - r.float(0.6, 2.6)],
          [gx + r.float(3, 6), gy + 0.6],
        ],
        mix(p.deep, p.dark, r.float(0, 1)),
      );
    }) +
    times(18, () =>
      path(`M${at(r.float(0, w))} ${at(h)}q${at(r.float(-1, 1))} -3 ${at(r.float(-2, 2))} ${at(-r.float(3, 7))}`, {
        stroke: mix(p.dark, p.light, 0.25),
        width: 0.35,
      }),
    ) +
    rect(0, h * 0.96, w, h, p.deep) +
    rain(scene, 22) +
    foot(scene)
  );
};
