/** Five districts of one city, and the streets between them. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, floor, foot, glow, haze, rain, type Scene, sky, stars, sun, variantOf } from "../scene.ts";
import { at, circle, ellipse, line, path, poly, rect, times } from "../shapes.ts";

/** Somebody with a long coat, seen from behind. */
export function figure({ p }: Scene, x: number, base: number, high: number, fill: string): string {
  const k = high / 12;
  return (
    path(
      `M${at(x - 2.3 * k)} ${at(base)}L${at(x - 1.9 * k)} ${at(base - 6 * k)}Q${at(x - 2.4 * k)} ${at(base - 9 * k)} ${at(x - 0.7 * k)} ${at(base - 9.5 * k)}A1.3 1.3 0 0 1 ${at(x + 0.7 * k)} ${at(base - 9.5 * k)}Q${at(x + 2.4 * k)} ${at(base - 9 * k)} ${at(x + 1.9 * k)} ${at(base - 6 * k)}L${at(x + 2.3 * k)} ${at(base)}Z`,
      { fill, stroke: p.light, width: 0.16 },
    ) + circle(x, base - 10.6 * k, 1.35 * k, { fill, stroke: p.light, width: 0.16 })
  );
}

/** Tunnels, pipes and a train's lamp. */
const undergrid: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.34, 0.66), h * r.float(0.46, 0.58)];
  const round = r.chance(0.5);
  const rings = times(8, (k) => {
    const t = 8 - k;
    const size = 1.6 + t * t * 0.52;
    const fill = mix(p.deep, p.mid, 0.16 + k * 0.13);
    return round
      ? ellipse(x + (w / 2 - x) * t * 0.08, y, size * 1.25, size, { fill, stroke: k % 2 ? p.light : p.mid, width: 0.3, opacity: 0.95 })
      : poly(
          [
            [x - size * 1.3, y + size],
            [x - size * 1.3, y - size * 0.6],
            [x - size * 0.8, y - size],
            [x + size * 0.8, y - size],
            [x + size * 1.3, y - size * 0.6],
            [x + size * 1.3, y + size],
          ],
          { fill, stroke: k % 2 ? p.light : p.mid, width: 0.3 },
        );
  });
  const lamps = times(10, (i) => circle(x + (i % 2 ? 1 : -1) * (2 + i * i * 0.22), y - 1.6 - i * i * 0.16, 0.26 + i * 0.09, p.hot));
  const pipes = times(5, (i) =>
    path(`M${at(r.pick([-1, w + 1]))} ${at(h * r.float(0.05, 0.9))}H${at(w * r.float(0.1, 0.9))}V${at(r.pick([-1, h + 1]))}`, {
      stroke: i % 2 ? mix(p.dark, p.mid, 0.7) : p.deep,
      width: r.float(0.8, 2.2),
    }),
  );
  return (
    rect(0, 0, w, h, p.deep) +
    rings +
    glow(scene, x, y, h * 0.3) +
    line(
      [
        [x - 0.8, y + 1.4],
        [w * 0.2, h + 1],
      ],
      p.light,
      0.35,
      0.8,
    ) +
    line(
      [
        [x + 0.8, y + 1.4],
        [w * 0.8, h + 1],
      ],
      p.light,
      0.35,
      0.8,
    ) +
    times(9, (i) =>
      line(
        [
          [x - 1 - i * i * 0.34, y + 1.8 + i * i * 0.28],
          [x + 1 + i * i * 0.34, y + 1.8 + i * i * 0.28],
        ],
        p.dark,
        0.4 + i * 0.08,
      ),
    ) +
    (r.chance(0.6)
      ? rect(x - 2, y - 1.8, 4, 3.6, p.deep) + circle(x - 1, y + 0.6, 0.6, p.hot) + circle(x + 1, y + 0.6, 0.6, p.hot)
      : circle(x, y, 1.3, "#ffffff")) +
    lamps +
    pipes +
    figure(scene, w * r.float(0.18, 0.82), h * 0.98, h * r.float(0.26, 0.4), p.deep) +
    dust(scene, 30, 0, h, p.hot, 0.45) +
    foot(scene)
  );
};
/** Penthouses above the clouds. */
const spire: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const tower = (x: number, half: number, top: number, lit: string, shade: string) =>
    poly(
      [
        [x - half, h],
        [x - half * 0.7, top + 4],
        [x, top],
        [x, h],
      ],
      lit,
    ) +
    poly(
      [
        [x + half, h],
        [x + half * 0.7, top + 4],
        [x, top],
        [x, h],
      ],
      shade,
    ) +
    line(
      [
        [x, top],
        [x, top - h * 0.16],
      ],
      p.light,
      0.3,
    ) +
    times(9, (i) =>
      line(
        [
          [x - half * 0.78, top + 6 + i * 3.4],
          [x + half * 0.78, top + 6 + i * 3.4],
        ],
        p.hot,
        0.3,
        r.float(0.2, 0.9),
      ),
    );
  const cloud = (y: number, fill: string, opacity: number) =>
    times(7, (i) => ellipse((w * i) / 6 + r.float(-4, 4), y + r.float(-1, 1.4), r.float(6, 12), r.float(1.4, 3), { fill, opacity }));
  const x = w * r.float(0.3, 0.7);
  const deck = h * r.float(0.36, 0.56);
  return (
    sky(scene) +
    stars(scene, 30, 0.5) +
    sun(scene, w - x, h * 0.26, h * r.float(0.1, 0.18), r.chance(0.4)) +
    tower(w * 0.12, 4, h * r.float(0.3, 0.5), mix(p.dark, p.mid, 0.7), mix(p.dark, p.mid, 0.4)) +
    tower(w * 0.88, 5, h * r.float(0.25, 0.5), mix(p.dark, p.mid, 0.7), mix(p.dark, p.mid, 0.4)) +
    cloud(h * 0.7, p.mid, 0.6) +
    glow(scene, x, h * 0.4, h * 0.5, 0.7) +
    tower(x, w * r.float(0.08, 0.13), h * r.float(0.14, 0.26), mix(p.mid, p.light, 0.55), mix(p.dark, p.deep, 0.1)) +
    rect(x - w * 0.17, deck, w * 0.34, 1.2, mix(p.light, "#ffffff", 0.3)) +
    rect(x - w * 0.15, deck - 2, w * 0.3, 2, { fill: p.hot, opacity: 0.45 }) +
    times(6, (i) => circle(x - w * 0.13 + i * w * 0.052, deck - 0.7, 0.45, p.deep)) +
    times(4, () => {
      const [cx, cy] = [r.float(0, w), r.float(h * 0.1, h * 0.7)];
      return (
        path(`M${at(cx)} ${at(cy)}l3.4 -.5l1 .8l-4.6 .8Z`, p.deep) +
        line(
          [
            [cx - 0.4, cy + 0.4],
            [cx - 5, cy + 0.9],
          ],
          p.hot,
          0.25,
          0.8,
        )
      );
    }) +
    cloud(h * 0.88, mix(p.mid, p.light, 0.5), 0.55) +
    cloud(h * 0.98, mix(p.light, "#ffffff", 0.2), 0.6) +
    foot(scene)
  );
};
/** Chimneys, ladles and molten metal. */
const foundry: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.3, 0.7);
  const pour = h * r.float(0.34, 0.46);
  const chimneys = times(5, (i) => {
    const cx = w * (0.06 + i * 0.22) + r.float(-2, 2);
    const top = h * r.float(0.1, 0.4);
    const wide = r.float(1.4, 2.8);
    return (
      poly(
        [
          [cx - wide, h],
          [cx - wide * 0.6, top],
          [cx + wide * 0.6, top],
          [cx + wide, h],
        ],
        mix(p.dark, p.mid, 0.55),
      ) +
      rect(cx - wide * 0.62, top + 1.4, wide * 1.24, 0.8, p.hot) +
      times(6, (k) => circle(cx + k * 0.9, top - k * 1.5, 1 + k * 0.4, { fill: mix(p.dark, p.mid, 0.4 + k * 0.08), opacity: 0.5 }))
    );
  });
  return (
    sky(scene) +
    chimneys +
    haze(scene, h * 0.5, h * 0.4) +
    glow(scene, x, h * 0.7, h * 0.6) +
    rect(0, h * 0.2, w, 1.6, p.deep) +
    times(8, (i) =>
      line(
        [
          [(i * w) / 8, h * 0.2 + 1.4],
          [((i + 1) * w) / 8, h * 0.12],
        ],
        p.deep,
        0.5,
      ),
    ) +
    line(
      [
        [x - 3, h * 0.2],
        [x - 5, pour - 6],
      ],
      p.deep,
      0.5,
    ) +
    line(
      [
        [x + 3, h * 0.2],
        [x + 5, pour - 6],
      ],
      p.deep,
      0.5,
    ) +
    path(`M${at(x - 7)} ${at(pour - 7)}h14l-2.4 8h-9Z`, { fill: mix(p.deep, p.dark, 0.5), stroke: p.light, width: 0.35 }) +
    rect(x - 6.6, pour - 7.4, 13.2, 1.2, p.hot) +
    path(`M${at(x + 3)} ${at(pour)}q2.4 6 1.6 ${at(h * 0.84 - pour)}h-2.4q.4 -8 -1.4 ${at(pour - h * 0.84)}Z`, p.hot) +
    ellipse(x + 2.6, h * 0.85, w * 0.2, 2.2, p.hot) +
    ellipse(x + 2.6, h * 0.85, w * 0.12, 1.2, "#ffffff") +
    times(34, () =>
      line(
        [
          [x + 3, h * 0.84],
          [x + 3 + r.float(-14, 14), h * 0.84 - r.float(0, 13)],
        ],
        p.hot,
        0.13,
        r.float(0.2, 0.9),
      ),
    ) +
    poly(
      [
        [-1, h + 1],
        [-1, h * 0.9],
        [w * 0.2, h * 0.84],
        [w * 0.3, h * 0.9],
        [w * 0.7, h * 0.9],
        [w * 0.82, h * 0.82],
        [w + 1, h * 0.88],
        [w + 1, h + 1],
      ],
      p.deep,
    ) +
    figure(scene, w * r.pick([0.12, 0.2, 0.84, 0.9]), h * 0.94, h * 0.26, p.deep) +
    dust(scene, 26, h * 0.2, h * 0.9, p.hot, 0.4) +
    foot(scene)
  );
};
/** Stalls under lanterns. */
const bazaar: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const lantern = (x: number, y: number, k: number) =>
    glow(scene, x, y, 5 * k, 0.7) +
    line(
      [
        [x, 0],
        [x, y - 2 * k],
      ],
      p.deep,
      0.2,
    ) +
    ellipse(x, y, 1.7 * k, 2.1 * k, mix(p.light, p.hot, 0.5)) +
    path(
      `M${at(x - 1.7 * k)} ${at(y)}h${at(3.4 * k)}M${at(x - 1.4 * k)} ${at(y - k)}h${at(2.8 * k)}M${at(x - 1.4 * k)} ${at(y + k)}h${at(2.8 * k)}`,
      { stroke: p.mid, width: 0.25 },
    );
  const signs = times(7, (i) => {
    const [x, y, high] = [(w * i) / 6.4 + r.float(-1, 1), h * r.float(0.12, 0.36), r.float(5, 11)];
    return (
      rect(x, y, 2.4, high, { fill: r.pick([p.mid, p.dark]), stroke: r.pick([p.hot, p.light]), width: 0.35 }) +
      times(Math.floor(high / 2), (k) => rect(x + 0.6, y + 0.7 + k * 1.9, 1.2, 1.1, r.pick([p.hot, p.light])))
    );
  });
  const stalls = times(4, (i) => {
    const [x, wide] = [w * (-0.04 + i * 0.27) + r.float(-1, 1), w * 0.24];
    const y = h * r.float(0.58, 0.66);
    const awning = times(6, (k) =>
      path(
        `M${at(x + (k * wide) / 6)} ${at(y)}h${at(wide / 6)}v2.6q${at(-wide / 12)} 1.8 ${at(-wide / 6)} 0Z`,
        k % 2 ? p.light : mix(p.mid, p.dark, 0.2),
      ),
    );
    const goods = times(8, (k) =>
      circle(x + 1.4 + k * (wide / 8), y + 9.4 - (k % 2) * 0.7, r.float(0.7, 1.3), r.pick([p.hot, p.light, p.mid])),
    );
    return (
      rect(x + 0.6, y, wide - 1.2, h, mix(p.deep, p.dark, 0.5)) +
      glow(scene, x + wide / 2, y + 5, 7, 0.8) +
      goods +
      rect(x, y + 10, wide, h, mix(p.dark, p.mid, 0.35)) +
      awning
    );
  });
  const crowd = times(9, (i) =>
    figure(scene, (w * i) / 8 + r.float(-2, 2), h * 1.06, h * r.float(0.22, 0.34), mix(p.deep, p.dark, r.float(0, 0.6))),
  );
  return (
    sky(scene) +
    towers(scene, { base: h, height: [h * 0.5, h * 0.95], width: [5, 9], fill: mix(p.dark, p.mid, 0.35), lit: [p.hot, 0.5] }) +
    signs +
    path(`M-1 ${at(h * 0.12)}Q${at(w * 0.25)} ${at(h * 0.3)} ${at(w * 0.5)} ${at(h * 0.14)}T${at(w + 1)} ${at(h * 0.1)}`, {
      stroke: p.deep,
      width: 0.25,
    }) +
    times(r.int(3, 6), (i) => lantern(w * (0.08 + i * 0.18) + r.float(-2, 2), h * r.float(0.18, 0.48), r.float(0.8, 1.5))) +
    stalls +
    crowd +
    foot(scene)
  );
};
/** Cranes, containers and dark water. */
const waterfront: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const sea = h * r.float(0.62, 0.7);
  const crane = (x: number, k: number, side: number, fill: string) =>
    path(
      `M${at(x - 3 * k)} ${at(sea + 2)}L${at(x - 1.4 * k)} ${at(sea - 18 * k)}M${at(x + 3 * k)} ${at(sea + 2)}L${at(x + 1.4 * k)} ${at(sea - 18 * k)}M${at(x - 2.4 * k)} ${at(sea - 6 * k)}L${at(x + 2 * k)} ${at(sea - 11 * k)}M${at(x + 2.4 * k)} ${at(sea - 6 * k)}L${at(x - 2 * k)} ${at(sea - 11 * k)}M${at(x - side * 9 * k)} ${at(sea - 18 * k)}H${at(x + side * 19 * k)}M${at(x)} ${at(sea - 24 * k)}L${at(x + side * 17 * k)} ${at(sea - 18 * k)}M${at(x)} ${at(sea - 24 * k)}L${at(x - side * 8 * k)} ${at(sea - 18 * k)}M${at(x)} ${at(sea - 24 * k)}V${at(sea - 18 * k)}`,
      { stroke: fill, width: 0.8 * k },
    ) +
    line(
      [
        [x + side * 13 * k, sea - 18 * k],
        [x + side * 13 * k, sea - 10 * k],
      ],
      fill,
      0.25,
    ) +
    rect(x + side * 13 * k - 2.4 * k, sea - 10 * k, 4.8 * k, 2.8 * k, p.hot);
  const boxes = times(14, (i) =>
    rect(w * 0.04 + (i % 7) * w * 0.135, sea - 2.6 - Math.floor(i / 7) * 2.7 * (r.chance(0.7) ? 1 : 0), w * 0.125, 2.5, {
      fill: r.pick([p.mid, mix(p.mid, p.light, 0.4), p.dark, mix(p.hot, p.mid, 0.5)]),
      stroke: p.deep,
      width: 0.2,
    }),
  );
  const ship = (x: number, k: number) =>
    path(`M${at(x - 12 * k)} ${at(sea + 3)}h${at(24 * k)}l${at(-2.6 * k)} ${at(4.4 * k)}h${at(-18 * k)}Z`, p.deep) +
    rect(x - 9 * k, sea + 3 - 5 * k, 4 * k, 5 * k, mix(p.mid, p.light, 0.5)) +
    times(5, (i) => rect(x - 3.6 * k + i * 2.7 * k, sea + 3 - 2.4 * k, 2.5 * k, 2.4 * k, r.pick([p.mid, p.light, p.dark])));
  return (
    sky(scene) +
    sun(scene, w * r.float(0.2, 0.8), h * r.float(0.26, 0.4), h * r.float(0.12, 0.2), r.chance(0.5)) +
    towers(scene, { base: sea, height: [h * 0.1, h * 0.36], width: [2, 4], fill: mix(p.mid, p.light, 0.12), lit: [p.hot, 0.4] }) +
    haze(scene, h * 0.45, h * 0.2) +
    crane(w * r.float(0.16, 0.3), 1, 1, p.deep) +
    crane(w * r.float(0.66, 0.84), r.float(0.6, 0.85), -1, mix(p.deep, p.dark, 0.7)) +
    boxes +
    rect(0, sea, w, h, mix(p.dark, p.mid, 0.35)) +
    rect(0, sea, w, 0.8, p.deep) +
    times(26, () => {
      const [lx, ly] = [r.float(0, w), r.float(sea + 2, h)];
      return line(
        [
          [lx, ly],
          [lx + r.float(2, 9), ly],
        ],
        r.pick([p.hot, p.light, p.mid]),
        0.22,
        0.6,
      );
    }) +
    ship(w * r.float(0.4, 0.6), r.float(0.7, 1.1)) +
    rain(scene, 22) +
    foot(scene)
  );
};
/** An alley with a sign and somebody in it: work without a district. */
const alley: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const x = w * r.float(0.4, 0.6);
  const wall = (side: number) =>
    poly(
      [
        [side < 0 ? -1 : w + 1, -1],
        [x + side * 5, h * 0.26],
        [x + side * 5, h * 0.66],
        [side < 0 ? -1 : w + 1, h + 1],
      ],
      mix(p.deep, side < 0 ? p.mid : p.dark, 0.55),
    );
  const lights = times(18, (i) => {
    const side = i % 2 ? 1 : -1;
    const t = 0.15 + Math.floor(i / 2) * 0.1;
    const edge = side < 0 ? 0 : w;
    const wx = x + side * 5 + (edge - x - side * 5) * t;
    return rect(
      wx,
      h * (0.34 - t * 0.2 + r.float(0, 0.24)),
      1 + t * 2,
      1.4 + t * 2.4,
      r.chance(0.55) ? { fill: p.hot, opacity: r.float(0.4, 1) } : { fill: p.deep },
    );
  });
  return (
    sky(scene) +
    towers(scene, { base: h * 0.7, height: [h * 0.2, h * 0.6], width: [2, 4], fill: mix(p.mid, p.light, 0.2), lit: [p.hot, 0.7] }) +
    glow(scene, x, h * 0.6, h * 0.5) +
    wall(-1) +
    wall(1) +
    lights +
    rect(x - w * 0.3, h * r.float(0.1, 0.2), 3, h * 0.34, { fill: p.deep, stroke: p.hot, width: 0.5 }) +
    times(4, (i) => rect(x - w * 0.3 + 0.8, h * 0.24 + i * 2.6, 1.4, 1.6, p.hot)) +
    rect(x + w * 0.16, h * 0.3, 7, 3.4, { fill: p.dark, stroke: p.light, width: 0.4 }) +
    poly(
      [
        [-1, h + 1],
        [x - 5, h * 0.66],
        [x + 5, h * 0.66],
        [w + 1, h + 1],
      ],
      mix(p.dark, p.deep, 0.4),
    ) +
    floor(scene, h * 0.67, x / w, 0.22) +
    times(9, (i) =>
      line(
        [
          [x - 2 - i * 1.2, h * 0.72 + i * 1.3],
          [x + 3 + i, h * 0.72 + i * 1.3],
        ],
        p.hot,
        0.25,
        0.5,
      ),
    ) +
    figure(scene, x + r.float(-4, 4), h * 0.97, h * r.float(0.36, 0.5), p.deep) +
    rain(scene, 40) +
    foot(scene)
  );
};
export const DISTRICTS = { undergrid, spire, foundry, bazaar, waterfront, alley } as const satisfies Readonly<Record<string, Draw>>;

/** A scene of the district that the variant names. */
export const district: Draw = (scene) => {
  const chosen = variantOf(scene, DISTRICTS, "alley");
  return chosen(scene);
};
