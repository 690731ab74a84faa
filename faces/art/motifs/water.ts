/** Water between houses. */
import { swell, towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, floor, foot, glow, haze, rain, sky, sun } from "../scene.ts";
import { at, ellipse, line, path, poly, rect, times } from "../shapes.ts";

/** A drowned quarter; `pools` are lit basins, `canal` a straight channel between houses. */
export const water: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const sea = h * r.float(0.5, 0.6);
  const glints = times(34, () => {
    const [x, y] = [r.float(-2, w), r.float(sea + 1, h)];
    return line(
      [
        [x, y],
        [x + r.float(2, 10), y],
      ],
      r.pick([p.hot, p.light, p.mid]),
      0.12 + (y - sea) * 0.016,
      0.6,
    );
  });
  const back =
    sky(scene) +
    sun(scene, w * r.float(0.3, 0.7), sea - h * 0.16, h * r.float(0.14, 0.2), r.chance(0.6)) +
    towers(scene, { base: sea, height: [h * 0.1, h * 0.36], width: [2.4, 5], fill: mix(p.dark, p.mid, 0.6), lit: [p.hot, 0.6] }) +
    haze(scene, sea - 8, 8);
  if (variant === "pools") {
    const basins = times(7, (i) => {
      const [x, y, k] = [w * (0.12 + (i % 4) * 0.25 + (i > 3 ? 0.1 : 0)), sea + 5 + (i > 3 ? h * 0.24 : h * 0.06), i > 3 ? 1.5 : 1];
      return (
        glow(scene, x, y, 9 * k, 0.5) +
        ellipse(x, y, 6.6 * k, 2.5 * k, { fill: p.deep, stroke: p.light, width: 0.35 }) +
        ellipse(x, y + 0.3, 5.8 * k, 2 * k, mix(p.mid, p.light, 0.6)) +
        ellipse(x, y + 0.3, 3.4 * k, 1.1 * k, p.hot) +
        ellipse(x + r.float(-2, 2), y, 1.5 * k, 0.5 * k, p.dark)
      );
    });
    return (
      back +
      rect(0, sea, w, h, mix(p.deep, p.dark, 0.7)) +
      floor(scene, sea, 0.5, 0.2) +
      basins +
      rect(0, h * 0.72, w, 0.7, mix(p.mid, p.light, 0.3)) +
      times(12, (i) => rect((w * i) / 11, h * 0.66, 0.35, 2.8, p.light)) +
      rect(0, h * 0.66, w, 0.3, p.light) +
      foot(scene)
    );
  }
  if (variant === "canal") {
    const x = w * r.float(0.44, 0.56);
    const house = (s: number, i: number) =>
      poly(
        [
          [x + s * (4 + i * 6), h * (0.52 + i * 0.04)],
          [x + s * (4 + i * 6), h * (0.4 - i * 0.09)],
          [x + s * (10 + i * 7), h * (0.34 - i * 0.1)],
          [x + s * (10 + i * 7), h * (0.6 + i * 0.07)],
        ],
        mix(p.dark, s < 0 ? p.light : p.mid, 0.28 + i * 0.06),
      ) + times(4, (k) => rect(x + s * (6 + i * 6.4) - 0.6, h * (0.42 - i * 0.06) + k * 3, 1.2, 1.7, r.chance(0.6) ? p.hot : p.deep));
    return (
      back +
      poly(
        [
          [x - 4, sea - 2],
          [x + 4, sea - 2],
          [w * 0.92, h + 1],
          [w * 0.08, h + 1],
        ],
        mix(p.mid, p.light, 0.2),
      ) +
      times(5, (i) => house(-1, 4 - i) + house(1, 4 - i)) +
      times(20, (i) =>
        line(
          [
            [x - r.float(0, 4 + i), sea + i * 1.05],
            [x + r.float(0, 4 + i), sea + i * 1.05],
          ],
          i % 2 ? p.hot : p.deep,
          0.3,
          0.55,
        ),
      ) +
      path(`M${at(x - 7)} ${at(h * 0.78)}h14l-2.4 3.4h-9.4Z`, p.deep) +
      times(3, (i) => path(`M${at(x - 5 + i * 3.6)} ${at(h * 0.78)}v-4.4h2.8v4.4Z`, { fill: mix(p.light, p.hot, 0.4), opacity: 0.85 })) +
      rain(scene, 16) +
      foot(scene)
    );
  }
  const stilts = times(6, (i) => {
    const [x, y, k] = [w * (0.04 + i * 0.17) + r.float(-2, 2), sea + r.float(4, h * 0.26), r.float(0.8, 1.4)];
    return (
      path(`M${at(x)} ${at(y - 4 * k)}v${at(6 * k)}M${at(x + 6 * k)} ${at(y - 4 * k)}v${at(6 * k)}`, { stroke: p.deep, width: 0.5 }) +
      rect(x - 1 * k, y - 9 * k, 8 * k, 5 * k, mix(p.deep, p.dark, 0.7)) +
      poly(
        [
          [x - 2 * k, y - 9 * k],
          [x + 3 * k, y - 12 * k],
          [x + 8 * k, y - 9 * k],
        ],
        mix(p.dark, p.mid, 0.6),
      ) +
      rect(x + 1 * k, y - 7.4 * k, 1.8 * k, 1.8 * k, p.hot) +
      rect(x + 4 * k, y - 7.4 * k, 1.4 * k, 1.8 * k, p.light) +
      ellipse(x + 3 * k, y + 2 * k, 6 * k, 0.6 * k, { fill: p.hot, opacity: 0.35 })
    );
  });
  return (
    back +
    rect(0, sea, w, h, mix(p.mid, p.dark, 0.25)) +
    glints +
    stilts +
    swell(scene, h * 0.97, h * 0.03, 7, mix(p.deep, p.dark, 0.5)) +
    rain(scene, 16) +
    foot(scene)
  );
};
