/** Things and papers: weapons, relics on a plinth, deals on a table, screens, spores. */
import { mix } from "../palette.ts";
import { type Draw, dust, floor, foot, glow, rays, type Scene, sky, variantOf } from "../scene.ts";
import { at, circle, ellipse, fine, line, path, polar, poly, rect, TAU, through, times } from "../shapes.ts";
import { sign } from "./emblem.ts";
import { type GlyphName, isGlyph } from "./glyphs.ts";
import { graph } from "./graph.ts";
import { callouts, grid } from "./object.ts";

const rifle = (scene: Scene, x: number, y: number, k: number): string => {
  const { r, p } = scene;
  const [lit, shade] = [mix(p.mid, p.light, 0.6), mix(p.dark, p.mid, 0.4)];
  const long = r.float(20, 26) * k;
  return (
    rect(x - 4 * k, y - 2 * k, long, 1.6 * k, lit) +
    rect(x + 8 * k, y - 3 * k, 7 * k, 3.4 * k, shade) +
    poly(
      [
        [x - 8 * k, y - 3.4 * k],
        [x + 9 * k, y - 3.4 * k],
        [x + 11 * k, y + 2 * k],
        [x - 6 * k, y + 2.6 * k],
      ],
      { fill: shade, stroke: lit, width: 0.4 },
    ) +
    poly(
      [
        [x - 8 * k, y - 3 * k],
        [x - 22 * k, y - 1.6 * k],
        [x - 22.6 * k, y + 5.4 * k],
        [x - 18 * k, y + 5.4 * k],
        [x - 8 * k, y + 1.4 * k],
      ],
      lit,
    ) +
    poly(
      [
        [x - 4 * k, y + 2.4 * k],
        [x - 1 * k, y + 2.4 * k],
        [x - 3 * k, y + 9 * k],
        [x - 6.4 * k, y + 9 * k],
      ],
      shade,
    ) +
    poly(
      [
        [x + 2 * k, y + 2 * k],
        [x + 6 * k, y + 2 * k],
        [x + 7 * k, y + 8.6 * k],
        [x + 3.4 * k, y + 9 * k],
      ],
      lit,
    ) +
    rect(x - 2 * k, y - 6.6 * k, 9 * k, 2.2 * k, p.deep) +
    circle(x + 7 * k, y - 5.5 * k, 1.3 * k, p.hot) +
    times(4, (i) => rect(x + 9 * k + i * 1.5 * k, y - 1.6 * k, 0.8 * k, 0.8 * k, p.hot)) +
    circle(x - 4 * k + long, y - 1.2 * k, 1 * k, p.hot)
  );
};
const revolver = (scene: Scene, x: number, y: number, k: number): string => {
  const { p } = scene;
  const lit = mix(p.mid, p.light, 0.6);
  return (
    rect(x - 2 * k, y - 5 * k, 20 * k, 3 * k, lit) +
    rect(x - 2 * k, y - 2.4 * k, 18 * k, 1 * k, mix(p.dark, p.mid, 0.6)) +
    rect(x - 6 * k, y - 5.4 * k, 8 * k, 6.4 * k, { fill: mix(p.dark, p.mid, 0.7), stroke: lit, width: 0.4 }) +
    times(3, (i) => rect(x - 5 * k, y - 4.4 * k + i * 2 * k, 6 * k, 0.8 * k, p.deep)) +
    poly(
      [
        [x - 7 * k, y - 5 * k],
        [x - 11 * k, y - 6.4 * k],
        [x - 9 * k, y - 1 * k],
        [x - 15 * k, y + 11 * k],
        [x - 9.4 * k, y + 12 * k],
        [x - 4.4 * k, y + 1 * k],
      ],
      mix(p.dark, p.mid, 0.35),
    ) +
    path(`M${at(x - 4 * k)} ${at(y + 1 * k)}q${at(1 * k)} ${at(5 * k)} ${at(5 * k)} ${at(4 * k)}v${at(-4 * k)}`, {
      stroke: lit,
      width: 0.8 * k,
    }) +
    circle(x + 18 * k, y - 3.5 * k, 0.9 * k, p.hot)
  );
};
const blade = (scene: Scene, x: number, y: number, k: number): string => {
  const { r, p } = scene;
  const curve = r.float(2, 8);
  return `<g transform="rotate(-28 ${at(x)} ${at(y)})">${path(`M${at(x - 8 * k)} ${at(y - 2 * k)}Q${at(x + 6 * k)} ${at(y - curve * k)} ${at(x + 21 * k)} ${at(y - 1 * k)}Q${at(x + 8 * k)} ${at(y + 6 * k)} ${at(x - 8 * k)} ${at(y + 2 * k)}Z`, mix(p.light, p.hot, 0.5))}${path(`M${at(x - 8 * k)} ${at(y)}Q${at(x + 8 * k)} ${at(y + 1 * k)} ${at(x + 21 * k)} ${at(y - 1 * k)}Q${at(x + 8 * k)} ${at(y + 6 * k)} ${at(x - 8 * k)} ${at(y + 2 * k)}Z`, p.mid)}${rect(x - 10 * k, y - 4 * k, 2 * k, 8 * k, p.hot)}${rect(x - 19 * k, y - 1.5 * k, 9 * k, 3 * k, mix(p.dark, p.mid, 0.5))}${times(
    4,
    (i) =>
      line(
        [
          [x - 18 * k + i * 2.2 * k, y - 1.5 * k],
          [x - 17 * k + i * 2.2 * k, y + 1.5 * k],
        ],
        p.light,
        0.4,
      ),
  )}${circle(x - 19.6 * k, y, 1.6 * k, p.hot)}</g>`;
};
const cannon = (scene: Scene, x: number, y: number, k: number): string => {
  const { p } = scene;
  const [lit, shade] = [mix(p.mid, p.light, 0.55), mix(p.dark, p.mid, 0.4)];
  return (
    poly(
      [
        [x - 8 * k, y - 3 * k],
        [x + 18 * k, y - 7 * k],
        [x + 18 * k, y - 1 * k],
        [x - 8 * k, y + 4 * k],
      ],
      lit,
    ) +
    poly(
      [
        [x - 8 * k, y + 1 * k],
        [x + 18 * k, y - 3 * k],
        [x + 18 * k, y - 1 * k],
        [x - 8 * k, y + 4 * k],
      ],
      shade,
    ) +
    circle(x + 18 * k, y - 4 * k, 3.6 * k, { fill: p.deep, stroke: p.hot, width: 0.6 }) +
    circle(x + 18 * k, y - 4 * k, 1.8 * k, p.hot) +
    poly(
      [
        [x - 14 * k, y + 3 * k],
        [x - 10 * k, y - 6 * k],
        [x, y - 6 * k],
        [x + 6 * k, y + 3 * k],
      ],
      shade,
    ) +
    `<rect x="${at(x - 18 * k)}" y="${at(y + 3 * k)}" width="${fine(28 * k)}" height="${fine(8 * k)}" rx="${fine(4 * k)}" fill="${p.deep}" stroke="${lit}" stroke-width=".5"/>` +
    times(5, (i) => circle(x - 14 * k + i * 5 * k, y + 7 * k, 2.2 * k, { fill: mix(p.dark, p.mid, 0.6), stroke: p.light, width: 0.25 }))
  );
};
export const ARMOURY = { rifle, revolver, blade, cannon } as const;

/** A weapon over a drawing grid; the variant names its make. */
export const weapon: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const chosen = variantOf(scene, ARMOURY, "rifle");
  const [x, y] = [w * r.float(0.45, 0.53), h * r.float(0.44, 0.54)];
  const k = (w / 54) * r.float(0.86, 1.05);
  return (
    sky(scene) +
    grid(scene) +
    rays(scene, x, y, 5, w, 24, 0.04, 0.3) +
    glow(scene, x, y, h * 0.7, 0.9) +
    times(3, (i) => circle(x, y, h * (0.3 + i * 0.08), { stroke: p.light, width: 0.2, dash: i % 2 ? "1 1" : "4 1", opacity: 0.6 })) +
    `<g transform="rotate(${Math.round(r.float(-16, 6))} ${at(x)} ${at(y)})">${chosen(scene, x, y, k)}</g>` +
    callouts(scene, x, y, h * 0.34, 7) +
    dust(scene, 10, 0, h, p.light, 0.35) +
    foot(scene)
  );
};

const glyphOf = ({ r, variant }: Scene, ...otherwise: [GlyphName, ...GlyphName[]]): GlyphName =>
  isGlyph(variant) ? variant : r.pick(otherwise);

/** A precious thing that floats over a plinth in a shaft of light; the variant is its sign. */
export const relic: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.36, 0.64);
  const y = h * r.float(0.36, 0.42);
  const radius = h * r.float(0.22, 0.27);
  const base = h * 0.78;
  const arch = r.int(0, 1);
  const depth = r.float(0.05, 0.4);
  const ground = r.chance(0.5) ? mix(p.mid, p.light, 0.12) : mix(p.deep, p.dark, 0.5);
  const niche = times(5, (k) => {
    const i = 5 - k;
    return arch
      ? path(`M${at(x - i * 5.4)} ${at(h + 1)}V${at(y)}A${at(i * 5.4)} ${at(i * 4.6)} 0 0 1 ${at(x + i * 5.4)} ${at(y)}V${at(h + 1)}Z`, {
          fill: mix(p.deep, p.mid, depth + k * 0.12),
          stroke: p.light,
          width: 0.16,
        })
      : poly(
          [
            [x - i * 5.4, h + 1],
            [x - i * 4.6, y - i * 3.6],
            [x, y - i * 5],
            [x + i * 4.6, y - i * 3.6],
            [x + i * 5.4, h + 1],
          ],
          { fill: mix(p.deep, p.mid, depth + k * 0.12), stroke: p.light, width: 0.16 },
        );
  });
  return (
    sky(scene) +
    niche +
    rays(scene, x, y, radius, w * 0.7, 30, 0.05, 0.4) +
    poly(
      [
        [x - 3, -1],
        [x + 3, -1],
        [x + radius * 1.6, base],
        [x - radius * 1.6, base],
      ],
      { fill: p.hot, opacity: 0.2 },
    ) +
    glow(scene, x, y, h * 0.5, 0.95) +
    circle(x, y, radius * 1.24, { fill: ground, stroke: p.hot, width: 0.3, dash: `${fine(r.float(1, 4))} 1` }) +
    sign(scene, glyphOf(scene, "scroll", "key", "heart", "eye"), x, y, radius, ground, r.float(-8, 8)) +
    poly(
      [
        [x - 10, base],
        [x + 10, base],
        [x + 8, base + 3],
        [x - 8, base + 3],
      ],
      mix(p.mid, p.light, 0.5),
    ) +
    poly(
      [
        [x - 7, base + 3],
        [x + 7, base + 3],
        [x + 9, h + 1],
        [x - 9, h + 1],
      ],
      mix(p.dark, p.mid, 0.6),
    ) +
    poly(
      [
        [x, base + 3],
        [x + 7, base + 3],
        [x + 9, h + 1],
        [x, h + 1],
      ],
      mix(p.dark, p.deep, 0.4),
    ) +
    ellipse(x, base + 0.6, 8, 0.8, p.hot) +
    [-1, 1]
      .map(
        (s) =>
          rect(x + s * 17 - 0.7, h * 0.7, 1.4, h * 0.3, p.light) +
          path(`M${at(x + s * 17)} ${at(h * 0.7)}q-1.4 -1.6 0 -4q1.4 2.4 0 4Z`, p.hot) +
          glow(scene, x + s * 17, h * 0.66, 5, 0.7),
      )
      .join("") +
    dust(scene, 24, 0, h * 0.8, p.hot, 0.4) +
    foot(scene)
  );
};

/** Papers, coins and a seal on a lit table; the variant is the sign of the seal. */
export const deal: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.38, 0.62), h * 0.56];
  const sheets = times(r.int(4, 6), (i) => {
    const [sx, sy, turn] = [x + r.float(-15, 11), y + r.float(-9, 6), r.float(-32, 32)];
    return `<g transform="translate(${at(sx)} ${at(sy)}) rotate(${at(turn)}) skewX(-12)">${rect(-6.4, -8, 13, 17, { fill: mix(p.deep, p.dark, 0.3), opacity: 0.7 })}${rect(-7, -8.6, 13, 17, mix(mix(p.light, p.hot, 0.45), p.mid, i * 0.09))}${times(
      6,
      (k) =>
        line(
          [
            [-5.4, -5.4 + k * 1.7],
            [r.float(0, 4.6), -5.4 + k * 1.7],
          ],
          mix(p.dark, p.mid, 0.5),
          0.35,
        ),
    )}${rect(-5.4, 5, 4, 1.6, mix(p.mid, p.light, 0.3))}${path("M1 6.4q1 -2 1.8 -.4t2 -1", { stroke: p.deep, width: 0.3 })}</g>`;
  });
  const stacks = times(r.int(2, 4), () => {
    const [sx, sy, n] = [r.float(3, w - 3), h * r.float(0.76, 0.96), r.int(2, 6)];
    return times(n, (k) =>
      ellipse(sx, sy - k * 0.9, 2.6, 1, { fill: k === n - 1 ? p.hot : mix(p.mid, p.light, 0.5), stroke: p.deep, width: 0.2 }),
    );
  });
  const hands = [-1, 1].map(
    (s) =>
      path(
        `M${at(x + s * w * 0.6)} ${at(h * 0.2)}L${at(x + s * 19)} ${at(h * 0.4)}L${at(x + s * 18)} ${at(h * 0.54)}L${at(x + s * w * 0.6)} ${at(h * 0.46)}Z`,
        mix(p.deep, p.dark, s < 0 ? 0.9 : 0.5),
      ) +
      line(
        [
          [x + s * 18.6, h * 0.41],
          [x + s * 17.7, h * 0.53],
        ],
        p.hot,
        0.7,
      ) +
      path(
        `M${at(x + s * 18)} ${at(h * 0.42)}q${at(-s * 4)} -.6 ${at(-s * 7)} 2.2q${at(-s * 1.2)} 1.2 ${at(s * 0.2)} 1.4l${at(s * 2.4)} -1q${at(-s * 1.4)} 1.6 ${at(-s * 0.6)} 2.4q${at(s * 3)} .6 ${at(s * 4.8)} -1Z`,
        s < 0 ? mix(p.mid, p.light, 0.55) : mix(p.dark, p.mid, 0.9),
      ),
  );
  return (
    rect(0, 0, w, h, p.deep) +
    rect(0, h * 0.3, w, h, mix(p.dark, p.deep, 0.25)) +
    poly(
      [
        [x - 4, -2],
        [x + 4, -2],
        [x + w * 0.44, h + 2],
        [x - w * 0.44, h + 2],
      ],
      { fill: p.light, opacity: 0.13 },
    ) +
    times(7, (i) => rect((w * i) / 7 + 0.6, 1, w / 7 - 1.2, h * 0.26, { fill: mix(p.dark, p.mid, r.float(0.2, 0.8)), opacity: 0.7 })) +
    floor(scene, h * 0.3, x / w, 0.16) +
    glow(scene, x, y, h * 0.62) +
    sheets +
    hands.join("") +
    stacks +
    circle(x + 3, y + 2, 7.4, { fill: mix(p.deep, p.dark, 0.6), stroke: p.hot, width: 0.6 }) +
    circle(x + 3, y + 2, 6.5, { stroke: p.light, width: 0.2, dash: ".6 .5" }) +
    sign(scene, glyphOf(scene, "coins", "scales", "key", "letter"), x + 3, y + 2, 4.6, mix(p.deep, p.dark, 0.6)) +
    dust(scene, 14, 0, h, p.hot, 0.3) +
    foot(scene)
  );
};

/** A wall of screens that says one thing; the variant is the sign on it. */
export const screen: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.38, 0.62), h * r.float(0.37, 0.46)];
  const [half, high] = [w * r.float(0.22, 0.32), h * r.float(0.26, 0.32)];
  const ground = r.chance(0.4) ? mix(p.mid, p.light, 0.15) : mix(p.deep, p.dark, 0.5);
  const code = times(26, () =>
    rect(r.float(0, w), r.float(0, h), r.float(1.5, 9), 0.5, { fill: r.pick([p.light, p.mid, p.hot]), opacity: r.float(0.2, 0.6) }),
  );
  const sides = [-1, 1].map(
    (s) =>
      poly(
        [
          [x + s * (half + 1.6), y - high * 0.9],
          [x + s * (half + w * 0.24), y - high * 1.15],
          [x + s * (half + w * 0.24), y + high * 1.1],
          [x + s * (half + 1.6), y + high * 0.9],
        ],
        { fill: mix(p.deep, p.dark, 0.8), stroke: p.light, width: 0.25 },
      ) +
      times(6, (i) =>
        line(
          [
            [x + s * (half + 3), y - high * 0.7 + i * 3.2],
            [x + s * (half + r.float(5, 10)), y - high * 0.76 + i * 3.3],
          ],
          i % 2 ? p.hot : p.light,
          0.5,
          0.7,
        ),
      ),
  );
  return (
    sky(scene) +
    graph(scene, 18) +
    code +
    glow(scene, x, y, h * 0.75) +
    sides.join("") +
    rect(x - half, y - high, half * 2, high * 2, { fill: ground, stroke: p.hot, width: 0.6 }) +
    times(10, (i) =>
      line(
        [
          [x - half, y - high + i * high * 0.2],
          [x + half, y - high + i * high * 0.2],
        ],
        p.mid,
        0.12,
        0.7,
      ),
    ) +
    sign(scene, glyphOf(scene, "lens", "bolt", "virus", "gear"), x, y - 0.6, high * 0.66, ground) +
    rect(x - half + 1.4, y + high - 2.2, half * 2 - 2.8, 0.9, p.dark) +
    rect(x - half + 1.4, y + high - 2.2, (half * 2 - 2.8) * r.float(0.3, 0.9), 0.9, p.hot) +
    rect(x - 1.4, y + high, 2.8, h * 0.1, p.deep) +
    poly(
      [
        [-1, h + 1],
        [w * 0.1, h * 0.86],
        [w * 0.9, h * 0.86],
        [w + 1, h + 1],
      ],
      mix(p.deep, p.dark, 0.5),
    ) +
    times(18, (i) =>
      rect(w * 0.16 + (i % 9) * w * 0.076, h * (i < 9 ? 0.885 : 0.935), w * 0.06, 1.1, {
        fill: r.pick([p.light, p.mid, p.mid, p.hot]),
        opacity: 0.75,
      }),
    ) +
    foot(scene)
  );
};

/** Spores with spikes that drift through the air. */
export const plague: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const spore = (x: number, y: number, radius: number, near: number) => {
    const n = 9 + Math.round(radius * 0.6);
    const body = mix(mix(p.dark, p.mid, 0.5), p.light, near * 0.5);
    const spikes = Array.from({ length: n }, (_, i) =>
      through([polar(x, y, (i / n) * TAU, radius * 0.8), polar(x, y, (i / n) * TAU, radius * 1.45)]),
    ).join("");
    const knobs = Array.from({ length: n }, (_, i) => `${through([polar(x, y, (i / n) * TAU, radius * 1.45)])}h.01`).join("");
    return (
      path(spikes, { stroke: body, width: radius * 0.1 }) +
      path(knobs, { stroke: near > 0.6 ? p.hot : p.light, width: radius * 0.32, round: true }) +
      circle(x, y, radius, body) +
      times(near > 0.3 ? 5 : 0, (i) => circle(...polar(x, y, i * 1.3, radius * 0.5), radius * 0.16, { fill: p.deep, opacity: 0.5 })) +
      circle(x - radius * 0.28, y - radius * 0.3, radius * 0.5, { fill: p.light, opacity: 0.4 })
    );
  };
  return (
    sky(scene) +
    glow(scene, w * r.float(0.3, 0.7), h * 0.5, h * 0.8) +
    times(9, () => spore(r.float(0, w), r.float(0, h), r.float(0.8, 2), 0.1)) +
    times(4, () => spore(r.float(w * 0.1, w * 0.9), r.float(h * 0.1, h * 0.9), r.float(2, 3.6), 0.4)) +
    spore(w * r.float(0.34, 0.66), h * r.float(0.4, 0.6), h * r.float(0.17, 0.24), 1) +
    dust(scene, 40, 0, h, p.light, 0.5) +
    foot(scene)
  );
};
