/** Somebody who speaks to many. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { BACKDROPS } from "../portrait/backdrop.ts";
import { type Draw, dust, foot, rays, sky, sun } from "../scene.ts";
import { at, circle, ellipse, path, poly, times } from "../shapes.ts";

/** One robed figure under a shaft of light, arms raised, before those who listen. */
export const rite: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.38, 0.62);
  const base = h * 0.82;
  const k = h / r.float(36, 44);
  const shaft = times(5, (i) =>
    poly(
      [
        [x - 1 - i * 0.6, -1],
        [x + 1 + i * 0.6, -1],
        [x + 6 + i * 3.4, base + 4],
        [x - 6 - i * 3.4, base + 4],
      ],
      { fill: i % 2 ? p.light : p.hot, opacity: 0.13 },
    ),
  );
  const kneeling = times(9, (i) => {
    const kx = (w * (i + 0.4)) / 9 + r.float(-1, 1);
    return path(`M${at(kx - 3)} ${at(h + 1)}q0 -6 2.2 -7.4q.8 -2.6 2.2 -.4q2.4 1.6 2 7.8Z`, {
      fill: mix(p.deep, p.dark, r.float(0.1, 0.7)),
      stroke: p.mid,
      width: 0.15,
    });
  });
  const sign = r.int(0, 2);
  const above =
    sign === 0
      ? circle(x, h * 0.2, 4, { stroke: p.hot, width: 0.6 }) + circle(x, h * 0.2, 1.4, p.hot)
      : sign === 1
        ? poly(
            [
              [x, h * 0.08],
              [x + 5, h * 0.28],
              [x - 5, h * 0.28],
            ],
            { stroke: p.hot, width: 0.6 },
          ) + circle(x, h * 0.22, 1.3, p.hot)
        : path(
            `M${at(x)} ${at(h * 0.24)}C${at(x - 3)} ${at(h * 0.16)} ${at(x - 8)} ${at(h * 0.18)} ${at(x - 9)} ${at(h * 0.2)}v4C${at(x - 6)} ${at(h * 0.25)} ${at(x - 2)} ${at(h * 0.27)} ${at(x)} ${at(h * 0.34)}C${at(x + 2)} ${at(h * 0.27)} ${at(x + 6)} ${at(h * 0.25)} ${at(x + 9)} ${at(h * 0.2 + 4)}v-4C${at(x + 8)} ${at(h * 0.18)} ${at(x + 3)} ${at(h * 0.16)} ${at(x)} ${at(h * 0.24)}Z`,
            p.hot,
          );
  const hall = r.chance(0.5);
  return (
    sky(scene) +
    (hall
      ? BACKDROPS.nave(scene, x, h * 0.4, h * 0.3)
      : sun(scene, x, h * r.float(0.26, 0.36), h * r.float(0.16, 0.24), r.chance(0.5)) +
        towers(scene, { base: h, height: [h * 0.2, h * 0.5], width: [3, 6], fill: mix(p.dark, p.mid, 0.5), lit: [p.hot, 0.4] })) +
    rays(scene, x, h * 0.22, 5, w * 0.7, 30, 0.04, 0.4) +
    shaft +
    (hall ? above : "") +
    path(
      `M${at(x - 4.6 * k)} ${at(base)}L${at(x - 2 * k)} ${at(base - 11 * k)}L${at(x - 7 * k)} ${at(base - 15 * k)}L${at(x - 6.4 * k)} ${at(base - 16 * k)}L${at(x)} ${at(base - 13 * k)}L${at(x + 6.4 * k)} ${at(base - 16 * k)}L${at(x + 7 * k)} ${at(base - 15 * k)}L${at(x + 2 * k)} ${at(base - 11 * k)}L${at(x + 4.6 * k)} ${at(base)}Z`,
      mix(p.dark, p.deep, 0.3),
    ) +
    poly(
      [
        [x - 4.6 * k, base],
        [x - 2 * k, base - 11 * k],
        [x, base - 12 * k],
        [x, base],
      ],
      mix(p.mid, p.light, 0.35),
    ) +
    circle(x, base - 14.6 * k, 1.9 * k, mix(p.dark, p.mid, 0.5)) +
    ellipse(x, base, 12 * k, 1.4 * k, { fill: p.hot, opacity: 0.5 }) +
    kneeling +
    dust(scene, 10, 0, h * 0.8, p.hot, 0.35) +
    foot(scene)
  );
};
