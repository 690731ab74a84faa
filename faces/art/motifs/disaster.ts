/** What happens to a city: a wave, a blow to the mind, a fall of the markets. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, foot, glow, rain, rays, sky, sun } from "../scene.ts";
import { at, circle, fine, line, type Point, path, poly, rect, times } from "../shapes.ts";

/** A crest that curls over the towers. */
export const wave: Draw = (scene) => {
  const { r, p, w, h } = scene;
  let out = sky(scene) + sun(scene, w * r.float(0.66, 0.86), h * r.float(0.22, 0.36), h * r.float(0.13, 0.2), false);
  out += towers(scene, {
    base: h * 0.86,
    height: [h * 0.12, h * 0.36],
    width: [1.6, 3.6],
    fill: mix(p.dark, p.mid, 0.45),
    lit: [p.hot, 0.9],
  });
  const high = h * r.float(-0.05, 0.08);
  const reach = r.float(-0.08, 0.1);
  for (let k = 0; k < 5; k++) {
    const t = k / 4;
    const y = h * (0.18 + t * 0.3) + high;
    const amp = h * (0.15 - t * 0.015);
    const c = 0.2 + t * 0.16 + r.float(-0.045, 0.045) + reach;
    const X = (x: number) => at(x * w);
    const d = `M-2 ${at(h + 2)}V${at(y + amp * 0.2)}C${X(0.08)} ${at(y - amp)} ${X(c + 0.1)} ${at(y - amp * 1.5)} ${X(c + 0.28)} ${at(y + amp * 0.5)}C${X(c + 0.3)} ${at(y + amp * 1.3)} ${X(c + 0.2)} ${at(y + amp * 1.25)} ${X(c + 0.19)} ${at(y + amp * 0.75)}C${X(c + 0.16)} ${at(y + amp * 2.2)} ${X(c + 0.35)} ${at(y + amp * 3.1)} ${at(w + 2)} ${at(h * (0.84 + t * 0.1))}V${at(h + 2)}Z`;
    out +=
      path(d, mix(mix(p.mid, p.light, 0.8), mix(p.deep, p.mid, 0.22), t)) +
      path(d, { stroke: mix(p.light, "#ffffff", 0.5), width: 0.42 - t * 0.2, opacity: 0.95 - t * 0.5 });
    out += times(3, (i) =>
      path(d, {
        stroke: p.hot,
        width: 0.12,
        opacity: 0.3 - i * 0.05,
        transform: `translate(${fine(-0.84 - i * 1.05)} ${fine(1.2 + i * 1.5)})`,
      }),
    );
  }
  return (
    out +
    times(46, () =>
      circle(w * (r.float(0.22, 0.66) + reach), h * r.float(0.05, 0.5) + high, r.float(0.08, 0.36), {
        fill: "#ffffff",
        opacity: r.float(0.3, 0.9),
      }),
    ) +
    rain(scene, 34) +
    foot(scene)
  );
};

/** An eye in rings of force. */
export const shock: Draw = (scene) => {
  const { r, p, w, h, url } = scene;
  const [x, y] = [w * r.float(0.38, 0.62), h * r.float(0.44, 0.56)];
  const k = r.float(0.7, 1.15);
  const gap = r.float(0.48, 0.75);
  return (
    sky(scene) +
    glow(scene, x, y, h * 0.75) +
    rays(scene, x, y, h * 0.24, h * 1.2, 54, 0.03, 0.85) +
    times(7, (i) =>
      circle(x, y, h * 0.14 * k + i * i * gap + i, {
        stroke: i % 2 ? p.light : p.hot,
        width: 0.55 - i * 0.06,
        opacity: 0.95 - i * 0.09,
        ...(i % 2 ? { dash: `${fine(r.float(2, 7))} ${fine(r.float(0.6, 2))}` } : {}),
      }),
    ) +
    path(
      `M${at(x - 11 * k)} ${at(y)}Q${at(x)} ${at(y - 9.5 * k)} ${at(x + 11 * k)} ${at(y)}Q${at(x)} ${at(y + 9.5 * k)} ${at(x - 11 * k)} ${at(y)}Z`,
      { fill: p.deep, stroke: p.hot, width: 0.3 },
    ) +
    circle(x, y, 4.4 * k, url("disc")) +
    circle(x, y, 1.9 * k, p.deep) +
    circle(x - 1.2 * k, y - 1.4 * k, 0.7 * k, "#ffffff") +
    foot(scene)
  );
};

/** A chart of candles; the variant says whether it falls (the default) or rises. */
export const crash: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const rising = variant === "rise";
  const turn = r.float(0.25, 0.6);
  let out = sky(scene) + (rising ? glow(scene, w * 0.85, h * 0.25, h * 0.6, 0.8) : glow(scene, w * 0.8, h * 0.85, h * 0.5, 0.7));
  for (let y = 4; y < h; y += 5)
    out += line(
      [
        [0, y],
        [w, y],
      ],
      p.light,
      0.08,
      0.4,
    );
  let level = h * (rising ? 0.7 : 0.2);
  const points: Point[] = [];
  for (let x = 1; x < w; x += 2.6) {
    const before = level;
    const drift = x > w * turn ? 2.1 : -0.35;
    level = Math.min(h * 0.92, Math.max(h * 0.07, level + r.float(-2.2, 2.4) + (rising ? -drift * 0.8 : drift)));
    const up = level < before;
    const colour = up ? p.light : p.hot;
    out += line(
      [
        [x, Math.min(before, level) - r.float(0.5, 2)],
        [x, Math.max(before, level) + r.float(0.5, 2)],
      ],
      colour,
      0.18,
    );
    out += rect(x - 0.85, Math.min(before, level), 1.7, Math.max(0.6, Math.abs(level - before)), {
      fill: up ? p.dark : colour,
      stroke: colour,
      width: 0.2,
    });
    points.push([x, level]);
  }
  out += line(points, "#ffffff", 0.3, 0.7) + dust(scene, 14, 0, h * 0.9, p.hot, 0.4);
  return (
    out + towers(scene, { base: h, height: [2, h * 0.28], width: [3, 6], fill: mix(p.deep, p.dark, 0.6), lit: [p.hot, 0.7] }) + foot(scene)
  );
};

/** Fire and smoke over broken towers; fire keeps its own colours, a little tinted. */
export const blaze: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.3, 0.7);
  const flame = (fx: number, size: number, lean: number, fill: string) =>
    path(
      `M${at(fx)} ${at(h * 0.94)}C${at(fx - size * 0.5)} ${at(h * 0.94 - size * 0.16)} ${at(fx - size * 0.24)} ${at(h * 0.94 - size * 0.62)} ${at(fx + size * lean)} ${at(h * 0.94 - size)}C${at(fx + size * lean * 0.4)} ${at(h * 0.94 - size * 0.66)} ${at(fx + size * 0.5)} ${at(h * 0.94 - size * 0.42)} ${at(fx)} ${at(h * 0.94)}Z`,
      fill,
    );
  const smoke = times(22, (i) =>
    circle(x + r.float(-8, 8) + i * r.float(-0.3, 0.8), h * 0.6 - i * h * 0.028, 2 + i * 0.35, {
      fill: mix(p.deep, p.dark, r.float(0.2, 0.9)),
      opacity: 0.6,
    }),
  );
  const fires = Array.from({ length: 15 }, (_, i) => ({
    x: x + (i - 7) * r.float(1.8, 3),
    size: h * r.float(0.24, 0.66) * (1 - Math.abs(i - 7) * 0.08),
    lean: r.float(-0.22, 0.22),
  }));
  const layer = (share: number, fill: string) => fires.map((fire) => flame(fire.x, fire.size * share, fire.lean, fill)).join("");
  return (
    sky(scene) +
    towers(scene, { base: h, height: [h * 0.3, h * 0.6], width: [3, 6], fill: mix(p.dark, p.mid, 0.4) }) +
    glow(scene, x, h * 0.75, h * 0.8) +
    smoke +
    layer(1, mix("#c8431a", p.mid, 0.3)) +
    layer(0.7, mix("#ff8a2a", p.light, 0.2)) +
    layer(0.42, mix("#ffe9a0", p.hot, 0.4)) +
    towers(scene, { base: h, height: [h * 0.08, h * 0.26], width: [3, 7], fill: p.deep }) +
    dust(scene, 40, h * 0.05, h * 0.85, p.hot, 0.45) +
    poly(
      [
        [-1, h + 1],
        [-1, h * 0.96],
        [w + 1, h * 0.96],
        [w + 1, h + 1],
      ],
      p.deep,
    ) +
    foot(scene)
  );
};
