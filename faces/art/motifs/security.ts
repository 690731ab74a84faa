/** What guards a house: squads, cameras, walls of code. */

import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, floor, foot, glow, haze, rain, sky } from "../scene.ts";
import { at, circle, ellipse, line, type Point, path, poly, rect, ring, through, times } from "../shapes.ts";
import { graph } from "./graph.ts";

/** A row of armoured people before a gate; the variant `dogs` gives them dogs. */
export const guards: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const n = r.int(3, 5);
  const guard = (x: number, base: number, k: number, fill: string, lit: string) => {
    const helm = r.int(0, 1);
    return (
      path(
        `M${at(x - 4.6 * k)} ${at(base)}L${at(x - 4.4 * k)} ${at(base - 11 * k)}Q${at(x - 4.6 * k)} ${at(base - 14.6 * k)} ${at(x - 1.6 * k)} ${at(base - 15 * k)}H${at(x + 1.6 * k)}Q${at(x + 4.6 * k)} ${at(base - 14.6 * k)} ${at(x + 4.4 * k)} ${at(base - 11 * k)}L${at(x + 4.6 * k)} ${at(base)}Z`,
        { fill, stroke: p.light, width: 0.2 },
      ) +
      poly(
        [
          [x - 4.4 * k, base - 11 * k],
          [x - 1.6 * k, base - 15 * k],
          [x, base - 15 * k],
          [x, base],
          [x - 4.6 * k, base],
        ],
        lit,
      ) +
      (helm
        ? path(
            `M${at(x - 2.4 * k)} ${at(base - 15 * k)}V${at(base - 18 * k)}A2.4 2.6 0 0 1 ${at(x + 2.4 * k)} ${at(base - 18 * k)}V${at(base - 15 * k)}Z`,
            { fill, stroke: p.light, width: 0.2 },
          )
        : poly(ring(x, base - 17.4 * k, 2.7 * k, 6), { fill, stroke: p.light, width: 0.2 })) +
      rect(x - 2.1 * k, base - 18.2 * k, 4.2 * k, 1.7 * k, p.deep) +
      rect(x - 1.7 * k, base - 17.7 * k, 3.4 * k, 0.6 * k, p.hot) +
      line(
        [
          [x - 3.4 * k, base - 5 * k],
          [x + 5 * k, base - 11 * k],
        ],
        p.deep,
        1.1 * k,
      ) +
      rect(x - 3 * k, base - 12.4 * k, 1.6 * k, 1 * k, p.hot)
    );
  };
  const dog = (x: number, base: number, k: number) =>
    path(
      `M${at(x - 5 * k)} ${at(base)}l${at(0.4 * k)} ${at(-4 * k)}q${at(0.4 * k)} ${at(-2 * k)} ${at(3 * k)} ${at(-2 * k)}h${at(3 * k)}l${at(1.4 * k)} ${at(-2.6 * k)}l${at(0.8 * k)} ${at(1.4 * k)}l${at(2.6 * k)} ${at(1 * k)}l${at(-0.6 * k)} ${at(1.4 * k)}h${at(-2 * k)}l${at(-0.8 * k)} ${at(4.8 * k)}h${at(-1.2 * k)}l${at(-0.6 * k)} ${at(-3.4 * k)}h${at(-2.6 * k)}l${at(-1.6 * k)} ${at(3.4 * k)}Z`,
      { fill: p.deep, stroke: p.light, width: 0.2 },
    ) + circle(x + 3.6 * k, base - 7.2 * k, 0.35 * k, p.hot);
  const beams = times(3, (i) =>
    poly(
      [
        [w * (0.16 + i * 0.34), -1],
        [w * (0.16 + i * 0.34) + r.float(-14, 2), h + 1],
        [w * (0.16 + i * 0.34) + r.float(4, 18), h + 1],
      ],
      { fill: p.light, opacity: 0.14 },
    ),
  );
  return (
    sky(scene) +
    towers(scene, { base: h, height: [h * 0.4, h * 0.85], width: [4, 8], fill: mix(p.dark, p.mid, 0.4), lit: [p.hot, 0.4] }) +
    times(9, (i) => rect((i * w) / 8 - 0.5, h * 0.34, 1, h, mix(p.deep, p.dark, 0.8))) +
    rect(0, h * 0.4, w, 0.9, mix(p.mid, p.light, 0.4)) +
    haze(scene, h * 0.4, h * 0.5) +
    beams +
    times(n, (i) => {
      const k = h * (i === Math.floor(n / 2) ? 0.043 : 0.034) * r.float(0.92, 1.1);
      return guard((w * (i + 0.7)) / (n + 0.4), h * 1.03, k, mix(p.deep, p.dark, 0.6), mix(p.dark, p.mid, 0.75));
    }) +
    (variant === "dogs" ? dog(w * 0.34, h * 0.98, 1.2) + dog(w * 0.7, h * 0.99, 1.05) : "") +
    times(16, (i) => path(`M${at((i * w) / 15)} ${at(h * 0.86)}v${at(h * 0.14)}`, { stroke: p.deep, width: 0.5 })) +
    rain(scene, 30) +
    dust(scene, 10, 0, h, p.hot, 0.35) +
    foot(scene)
  );
};

/** A camera on its arm with a fan of light; the variant `drone` flies, `grid` is a net of beams. */
export const camera: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const [x, y] = [w * r.float(0.32, 0.58), h * r.float(0.28, 0.42)];
  const tilt = r.float(14, 40);
  const k = r.float(0.9, 1.3);
  const cone = poly(
    [
      [x, y],
      [w * r.float(0.5, 0.7), h + 4],
      [w * r.float(1, 1.3), h * r.float(0.7, 0.95)],
    ],
    { fill: p.light, opacity: 0.26 },
  );
  const pattern = r.int(0, 2);
  const beams = times(9, (i) => {
    const t = i / 8;
    const ends: readonly Point[] =
      pattern === 0
        ? [
            [-1, h * (0.2 + t * 0.7)],
            [w + 1, h * (0.9 - t * 0.7)],
          ]
        : pattern === 1
          ? [
              [-1, h * (0.12 + t * 0.86)],
              [w + 1, h * (0.12 + t * 0.86)],
            ]
          : [
              [w * (0.04 + t * 0.92), -1],
              [w * (0.04 + t * 0.92) + r.float(-9, 9), h + 1],
            ];
    return line(ends, i % 2 ? p.hot : p.light, r.float(0.25, 0.7), 0.85) + circle(w * t, h * r.float(0.2, 0.8), 0.6, p.hot);
  });
  const body =
    variant === "drone"
      ? ellipse(x, y, 8 * k, 3.4 * k, { fill: mix(p.dark, p.mid, 0.6), stroke: p.light, width: 0.4 }) +
        [-1, 1]
          .map(
            (s) =>
              line(
                [
                  [x + s * 5 * k, y - k],
                  [x + s * 12 * k, y - 4 * k],
                ],
                p.mid,
                0.9,
              ) + ellipse(x + s * 12 * k, y - 4.6 * k, 6 * k, 0.9 * k, { fill: p.light, opacity: 0.55 }),
          )
          .join("") +
        circle(x, y + 1.6 * k, 3 * k, { fill: p.deep, stroke: p.hot, width: 0.5 }) +
        circle(x, y + 1.6 * k, 1.3 * k, p.hot)
      : `<g transform="rotate(${at(tilt)} ${at(x)} ${at(y)})">${rect(x - 12 * k, y - 4 * k, 18 * k, 8 * k, { fill: mix(p.mid, p.light, 0.35), stroke: p.deep, width: 0.3 })}${rect(x - 12 * k, y, 18 * k, 4 * k, mix(p.dark, p.mid, 0.6))}${rect(x - 13 * k, y - 5.4 * k, 21 * k, 1.6 * k, mix(p.dark, p.deep, 0.2))}${circle(x + 6 * k, y, 4.2 * k, { fill: p.deep, stroke: p.light, width: 0.6 })}${circle(x + 6 * k, y, 2.6 * k, mix(p.dark, p.mid, 0.5))}${circle(x + 6 * k, y, 1.4 * k, p.hot)}${circle(x + 5 * k, y - 1.2 * k, 0.6 * k, "#ffffff")}${circle(x - 9 * k, y + 2 * k, 0.7 * k, p.hot)}</g>` +
        line(
          [
            [x - 8 * k, y - 2],
            [x - 10 * k, -1],
          ],
          p.deep,
          2.2,
        ) +
        rect(x - 13 * k, -1, 7 * k, 2, p.deep);
  return (
    sky(scene) +
    towers(scene, { base: h, height: [h * 0.3, h * 0.7], width: [4, 7], fill: mix(p.dark, p.mid, 0.4), lit: [p.hot, 0.35] }) +
    floor(scene, h * 0.74, 0.5, 0.35) +
    (variant === "grid" ? beams : cone) +
    glow(scene, x, y, h * 0.4, 0.7) +
    times(4, (i) => circle(x, y, 8 + i * 5, { stroke: p.light, width: 0.18, opacity: 0.6 - i * 0.12, dash: "2 1" })) +
    body +
    path(
      `M${at(w * 0.76)} ${at(h * 0.58)}h3M${at(w * 0.76)} ${at(h * 0.58)}v3M${at(w * 0.94)} ${at(h * 0.58)}h-3M${at(w * 0.94)} ${at(h * 0.58)}v3M${at(w * 0.76)} ${at(h * 0.9)}h3M${at(w * 0.76)} ${at(h * 0.9)}v-3M${at(w * 0.94)} ${at(h * 0.9)}h-3M${at(w * 0.94)} ${at(h * 0.9)}v-3`,
      { stroke: p.hot, width: 0.4 },
    ) +
    dust(scene, 14, 0, h, p.hot, 0.3) +
    foot(scene)
  );
};

/** Walls of cells that burn where something touches them. A digit as variant is the number of walls. */
export const firewall: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const walls = Math.min(5, Math.max(1, Number.parseInt(variant, 10) || r.int(2, 4)));
  const size = h * r.float(0.085, 0.12);
  const [hx, hy] = [w * r.float(0.3, 0.7), h * r.float(0.3, 0.6)];
  const corner = (x: number, y: number) => `${through(ring(x, y, size * 0.94, 6, Math.PI / 6))}Z`;
  const cells = times(walls, (k) => {
    const back = walls - 1 - k;
    const shift = (back - (walls - 1) / 2) * 7;
    const [burning, warm, cold]: [string[], string[], string[]] = [[], [], []];
    for (let row = -1; row < 7; row++)
      for (let column = -1; column < 9; column++) {
        const [x, y] = [column * size * 1.8 + (row % 2 ? size * 0.9 : 0) + shift, row * size * 1.56 + back * 1.2];
        if (x < -size || x > w + size || r.chance(0.16 + back * 0.14 + (walls > 3 ? 0.16 : 0))) continue;
        const near = Math.hypot(x - hx, y - hy) / h;
        (near < 0.2 && back === 0 ? burning : near < 0.4 ? warm : cold).push(corner(x, y));
      }
    const edge = { stroke: back ? p.mid : p.light, width: 0.18, opacity: 0.86 };
    return (
      path(cold.join(""), { ...edge, fill: mix(p.deep, p.mid, 0.34 - back * 0.05) }) +
      path(warm.join(""), { ...edge, fill: mix(p.deep, p.light, 0.46 - back * 0.07) }) +
      path(burning.join(""), mix(p.hot, "#ffffff", 0.3))
    );
  });
  return (
    sky(scene) +
    graph(scene, 14) +
    cells +
    glow(scene, hx, hy, h * 0.36, 0.85) +
    times(6, (i) =>
      line(
        [
          [hx, hy],
          [hx + r.float(-22, 22), h * (i % 2 ? -0.05 : 1.05)],
        ],
        p.hot,
        0.35,
        0.8,
      ),
    ) +
    circle(hx, hy, 1.4, "#ffffff") +
    dust(scene, 16, 0, h, p.hot, 0.5) +
    foot(scene)
  );
};
