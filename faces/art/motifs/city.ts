/** City scenes: skylines and single monumental buildings in front of them. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, foot, glow, haze, rain, type Scene, sky, sun } from "../scene.ts";
import { at, circle, ellipse, fine, line, path, poly, rect, times } from "../shapes.ts";

/** Three tower layers under a sun or moon; `hero` stands between the second and the third. */
function cityWith(scene: Scene, hero?: Draw): string {
  const { r, p, w, h } = scene;
  const track = h * r.float(0.7, 0.82);
  let out = sky(scene) + sun(scene, w * r.float(0.22, 0.8), h * r.float(0.28, 0.5), h * r.float(0.14, 0.28), r.chance(0.6));
  out +=
    towers(scene, { base: h, height: [h * 0.3, h * 0.55], width: [2.5, 5], fill: mix(p.mid, p.light, 0.22), lit: [p.light, 0.3] }) +
    haze(scene, h * 0.45, h * 0.35);
  out += towers(scene, {
    base: h,
    height: [h * 0.25, h * r.float(0.5, 0.7)],
    width: [3, 6],
    fill: mix(p.dark, p.mid, 0.62),
    lit: [p.hot, 0.35],
  });
  out += haze(scene, h * 0.55, h * 0.3, 0.7) + (hero?.(scene) ?? "");
  out += towers(scene, {
    base: h,
    height: [h * 0.1, h * (hero ? 0.3 : 0.42)],
    width: [4, 8.5],
    fill: mix(p.deep, p.dark, 0.75),
    lit: [p.hot, 0.8],
  });
  if (r.chance(0.7)) {
    const tilt = h * r.float(-0.06, 0.09);
    out +=
      line(
        [
          [-1, track],
          [w + 1, track - tilt],
        ],
        p.deep,
        1,
      ) +
      line(
        [
          [-1, track - 0.65],
          [w + 1, track - 0.65 - tilt],
        ],
        p.light,
        0.14,
        0.8,
      );
    for (let x = r.float(2, 6); x < w; x += r.float(7, 10)) out += rect(x, track - (tilt * x) / w, 0.9, h, p.deep);
  }
  out += times(9, () => {
    const [x, y] = [r.float(0, w), r.float(h * 0.12, h * 0.62)];
    return path(`M${at(x)} ${at(y)}l${at(r.float(2, 5))} ${at(-r.float(0.1, 0.5))}`, {
      stroke: p.hot,
      width: 0.22,
      opacity: 0.85,
      round: true,
    });
  });
  return out + rain(scene) + foot(scene);
}

/** A stepped tower with rings around it: headquarters. */
const tower: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.4, 0.62);
  const top = h * r.float(0.05, 0.12);
  const half = w * r.float(0.13, 0.2);
  const [lit, shaded] = [mix(p.mid, p.light, 0.62), mix(p.dark, p.mid, 0.25)];
  const steps = r.pick<readonly (readonly [number, number])[]>([
    [
      [1, 1],
      [0.82, 0.7],
      [0.6, 0.42],
      [0.34, 0.2],
    ],
    [
      [1, 0.5],
      [0.7, 0.94],
      [0.44, 0.3],
    ],
    [
      [0.7, 1],
      [1, 0.62],
      [0.5, 0.36],
      [0.2, 0.16],
    ],
  ]);
  const body = steps.map(([wide, high], i) => {
    const y = i === steps.length - 1 ? top + h * 0.06 : top + (h - top) * (1 - high) * 0.96;
    const ww = half * wide;
    let windows = "";
    for (let c = x - ww + 0.7; c < x + ww - 0.4; c += 1.02) windows += `M${at(c)} ${at(y + 2.6)}V${at(h)}`;
    return (
      poly(
        [
          [x - ww, h],
          [x - ww, y + 1.6],
          [x, y],
          [x, h],
        ],
        mix(lit, shaded, i * 0.08 + 0.06),
      ) +
      poly(
        [
          [x, h],
          [x, y],
          [x + ww, y + 1.6],
          [x + ww, h],
        ],
        mix(shaded, p.deep, 0.35 - i * 0.05),
      ) +
      path(windows, { stroke: p.hot, width: 0.4, dash: ".5 .5 .5 1.6", opacity: 0.7 })
    );
  });
  return (
    glow(scene, x, h * 0.35, h * 0.6, 0.55) +
    body.join("") +
    line(
      [
        [x, top + h * 0.06],
        [x, -2],
      ],
      p.light,
      0.35,
    ) +
    circle(x, top * 0.6, 0.55, p.hot) +
    times(3, (i) =>
      ellipse(x, h * (0.34 + i * 0.16), half * (1.25 + i * 0.16), 1.3, { stroke: p.light, width: 0.28, opacity: 0.9 - i * 0.2 }),
    )
  );
};

/** A wide arcade under a lit vault: malls, stations, halls. */
const vault: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.42, 0.58);
  const base = h * 0.93;
  const half = w * r.float(0.3, 0.4);
  const span = half * r.float(0.4, 0.54);
  const spring = base - h * r.float(0.16, 0.24);
  const arch = (k: number) =>
    `M${at(x - span * k)} ${at(base)}V${at(spring)}A${fine(span * k)} ${fine(h * 0.24 * k)} 0 0 1 ${at(x + span * k)} ${at(spring)}V${at(base)}`;
  const stages = (
    [
      [1, 0.34],
      [0.8, 0.5],
      [0.56, 0.66],
      [0.3, 0.8],
    ] as const
  ).slice(0, r.int(3, 4));
  const crown = base - h * (stages.at(-1)?.[1] ?? 0.8);
  return (
    glow(scene, x, h * 0.6, h * 0.55, 0.8) +
    stages
      .map(([wide, high], i) => {
        const [y, ww] = [base - h * high, half * wide];
        return (
          rect(x - ww, y, ww * 2, base - y, mix(mix(p.mid, p.light, 0.3), p.dark, i * 0.16)) +
          line(
            [
              [x - ww, y],
              [x + ww, y],
            ],
            p.hot,
            0.4,
          ) +
          path(`M${at(x - ww + 1)} ${at(y + 1.7)}H${at(x + ww - 1)}M${at(x - ww + 1)} ${at(y + 3.2)}H${at(x + ww - 1)}`, {
            stroke: p.hot,
            width: 0.55,
            dash: `${fine(r.float(0.5, 1))} .5 1.6 .7`,
            opacity: 0.75,
          })
        );
      })
      .join("") +
    path(`${arch(1)}Z`, { fill: p.deep, stroke: p.hot, width: 0.5 }) +
    times(5, (k) => path(arch((k + 1) / 6), { fill: k === 0 ? p.hot : "none", stroke: p.hot, width: 0.22, opacity: 0.87 - k * 0.13 })) +
    circle(x, crown - 3, 3.1, { stroke: p.hot, width: 0.6 }) +
    circle(x, crown - 3, 1.3, p.hot)
  );
};

/** A gantry and a climbing vessel: ports, projects. */
const gantry: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.36, 0.64);
  const base = h * 0.95;
  const rise = h * r.float(0, 0.12);
  const arms = [-1, 1].map((side) =>
    times(3, (i) =>
      path(
        `M${at(x + side * (6 + i * 5))} ${at(base)}Q${at(x + side * (9 + i * 6))} ${at(h * (0.4 + i * 0.1))} ${at(x + side * (2.4 + i * 4.6))} ${at(h * (0.22 + i * 0.15))}`,
        { stroke: mix(p.mid, p.light, 0.5 - i * 0.15), width: 1.1 - i * 0.2 },
      ),
    ),
  );
  const y = (t: number) => h * t - rise;
  return (
    glow(scene, x, h * 0.75, h * 0.5) +
    arms.join("") +
    poly(
      [
        [x - 1.1, y(0.6)],
        [x + 1.1, y(0.6)],
        [x + 3.4, base],
        [x - 3.4, base],
      ],
      { fill: p.hot, opacity: 0.55 },
    ) +
    poly(
      [
        [x, y(0.14)],
        [x + 2, y(0.3)],
        [x + 2, y(0.58)],
        [x + 3.4, y(0.66)],
        [x - 3.4, y(0.66)],
        [x - 2, y(0.58)],
        [x - 2, y(0.3)],
      ],
      mix(p.light, "#ffffff", 0.4),
    ) +
    poly(
      [
        [x, y(0.14)],
        [x + 2, y(0.3)],
        [x + 2, y(0.58)],
        [x + 3.4, y(0.66)],
        [x, y(0.66)],
      ],
      p.mid,
    ) +
    circle(x - 0.6, y(0.36), 0.7, p.deep)
  );
};

export const skyline: Draw = (scene) => cityWith(scene);
export const hq: Draw = (scene) => cityWith(scene, tower);
export const arcade: Draw = (scene) => cityWith(scene, vault);
export const port: Draw = (scene) => cityWith(scene, gantry);
