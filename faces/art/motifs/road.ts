/** Roads and rails into the distance. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, foot, haze, rain, sky, sun } from "../scene.ts";
import { circle, line, type Point, poly, rect, times } from "../shapes.ts";

/** A road into the distance with rivers of light; `rail` is a train on one beam, `gap` breaks off in mid-air. */
export const road: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const [x, y] = [w * r.float(0.36, 0.64), h * r.float(0.4, 0.5)];
  const backdrop =
    sky(scene) +
    sun(scene, x + w * r.float(-0.12, 0.12), y - h * 0.1, h * r.float(0.14, 0.2), r.chance(0.6)) +
    towers(scene, { base: y + 3, height: [h * 0.12, h * 0.38], width: [2, 5], fill: mix(p.dark, p.mid, 0.55), lit: [p.hot, 0.5] });
  if (variant === "rail") {
    const beam: readonly Point[] = [
      [-2, h * 0.86],
      [x, y + 4],
      [x + 2, y + 4],
      [w * 0.3, h * 1.1],
      [-2, h * 1.1],
    ];
    const car = (t: number, k: number) => {
      const [cx, cy] = [x + 1 - (x + 1) * t * 0.62, y + 2 + (h * 0.62 - y) * t];
      return (
        poly(
          [
            [cx - 6 * k, cy + 5 * k],
            [cx - 6 * k, cy - 3 * k],
            [cx - 3 * k, cy - 6 * k],
            [cx + 4 * k, cy - 6 * k],
            [cx + 6 * k, cy - 2 * k],
            [cx + 6 * k, cy + 4 * k],
          ],
          { fill: mix(p.mid, p.light, 0.6), stroke: p.deep, width: 0.2 },
        ) +
        rect(cx - 5 * k, cy - 3 * k, 10 * k, 3 * k, p.deep) +
        rect(cx - 4.4 * k, cy - 2.4 * k, 8.8 * k, 1.6 * k, { fill: p.hot, opacity: 0.85 }) +
        circle(cx - 4 * k, cy + 3 * k, 0.8 * k, p.hot) +
        circle(cx + 4 * k, cy + 2.6 * k, 0.8 * k, p.hot)
      );
    };
    return (
      backdrop +
      haze(scene, h * 0.4, h * 0.4) +
      towers(scene, { base: h * 1.05, height: [h * 0.2, h * 0.5], width: [5, 9], fill: mix(p.deep, p.dark, 0.7), lit: [p.hot, 0.6] }) +
      poly(beam, mix(p.dark, p.mid, 0.5)) +
      line(
        [
          [-2, h * 0.86],
          [x, y + 4],
        ],
        p.light,
        0.4,
      ) +
      times(4, (i) => rect(x * (0.16 + i * 0.22), h * (0.96 - i * 0.1), 2.2 - i * 0.4, h, p.deep)) +
      times(5, (i) => car(0.1 + i * 0.17, 0.25 + i * 0.18)) +
      car(1.1, 1.5) +
      rain(scene, 24) +
      foot(scene)
    );
  }
  const end = variant === "gap" ? h * 0.66 : y;
  const lanes = times(13, (i) => {
    const t = (i - 6) / 6;
    const colour = i < 6 ? p.hot : i > 6 ? p.light : p.mid;
    const from: Point = [x + t * (2 + (end - y) * 0.9), end];
    return (
      line([from, [x + t * w * 0.72, h + 2]], colour, r.float(0.25, 0.8), r.float(0.5, 1)) +
      times(3, () => {
        const u = r.float(0.1, 1);
        return circle(from[0] + (x + t * w * 0.72 - from[0]) * u, end + (h + 2 - end) * u, 0.25 + u * 0.5, colour);
      })
    );
  });
  const deck = poly(
    [
      [x - 2.6 - (end - y), end],
      [x + 2.6 + (end - y), end],
      [w * 0.5 + w * 0.8, h + 2],
      [w * 0.5 - w * 0.8, h + 2],
    ],
    mix(p.deep, p.dark, 0.6),
  );
  return (
    backdrop +
    haze(scene, y - 4, 8) +
    rect(0, y + 2, w, h, mix(p.dark, p.deep, 0.4)) +
    towers(scene, { base: h, height: [h * 0.1, h * 0.3], width: [4, 8], fill: mix(p.deep, p.dark, 0.6), lit: [p.hot, 0.6] }) +
    deck +
    lanes +
    (variant === "gap"
      ? times(9, (i) =>
          line(
            [
              [x - 9 + i * 2.3, end],
              [x - 9 + i * 2.3 + r.float(-0.6, 0.6), end - r.float(1, 5)],
            ],
            p.light,
            0.35,
          ),
        ) +
        line(
          [
            [x + 9, end],
            [x + 9, h * 0.16],
            [x - 7, h * 0.2],
          ],
          p.deep,
          0.9,
        ) +
        line(
          [
            [x - 6, h * 0.2],
            [x - 6, h * 0.4],
          ],
          p.deep,
          0.3,
        )
      : times(5, (i) =>
          line(
            [
              [x - 3 - i * i * 2, y + 3 + i * i * 1.6],
              [x - 3 - i * i * 2, y - 3 - i * i * 0.8],
              [x - 2 - i * i * 1.2, y - 3 - i * i * 0.8],
            ],
            p.deep,
            0.3 + i * 0.12,
          ),
        )) +
    rain(scene, 20) +
    foot(scene)
  );
};
