/** Places without towers: halls, roads, rails, walls, ruins, water. */
import { swell, towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, dust, floor, foot, glow, haze, rain, sky, stars, sun } from "../scene.ts";
import { at, circle, ellipse, line, type Point, path, poly, rect, times } from "../shapes.ts";
import { figure } from "./metro.ts";

/** A long hall seen from its end: shelves, columns or ribs by the seed, a light at the far wall. */
export const hall: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  const [x, y] = [w * r.float(0.4, 0.6), h * r.float(0.4, 0.52)];
  const kind = variant === "nave" ? 2 : variant === "archive" ? 0 : r.int(0, 2);
  const bays = times(7, (k) => {
    const t = 0.12 + (k / 7) ** 1.5 * 0.95;
    const [left, right, top, low] = [x - x * t * 1.1, x + (w - x) * t * 1.1, y - y * t * 1.1, y + (h - y) * t];
    const thick = 0.5 + t * 4;
    const shade = mix(p.dark, p.mid, 0.85 - t * 0.6);
    if (kind === 2)
      return path(
        `M${at(left)} ${at(low + 2)}V${at(y)}C${at(left)} ${at(top - 4 * t)} ${at(x - 2)} ${at(top)} ${at(x)} ${at(top - 6 * t)}C${at(x + 2)} ${at(top)} ${at(right)} ${at(top - 4 * t)} ${at(right)} ${at(y)}V${at(low + 2)}`,
        { stroke: mix(p.mid, p.light, 0.6 - t * 0.5), width: thick * 0.55 },
      );
    const shelf = (sx: number) =>
      kind === 0
        ? times(6, (i) =>
            rect(sx, top + ((low - top) * i) / 6 + thick * 0.2, thick * r.float(0.4, 1), ((low - top) / 6) * 0.55, {
              fill: r.pick([p.hot, p.light, p.mid]),
              opacity: r.float(0.35, 0.95),
            }),
          )
        : rect(sx + thick * 0.2, top, thick * 0.24, low - top, { fill: p.light, opacity: 0.8 });
    return (
      rect(left - thick * 0.2, top, thick, low - top, shade) +
      rect(right - thick * 0.8, top, thick, low - top, mix(shade, p.deep, 0.4)) +
      shelf(left) +
      shelf(right - thick * 0.7)
    );
  });
  return (
    rect(0, 0, w, h, mix(p.deep, p.dark, 0.5)) +
    floor(scene, y, x / w, 0.3) +
    glow(scene, x, y, h * 0.6) +
    ellipse(x, y - 1, 2.6, 3.6, p.hot) +
    bays +
    times(8, (i) => ellipse(x, y + 3 + i * i * 0.32, 2 + i * 1.7, 0.4 + i * 0.12, { fill: p.hot, opacity: 0.2 })) +
    times(r.int(1, 4), () => figure(scene, x + r.float(-9, 9), h * r.float(0.7, 0.94), h * r.float(0.16, 0.32), p.deep)) +
    dust(scene, 22, 0, h, p.hot, 0.35) +
    foot(scene)
  );
};

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
      rain(scene, 12) +
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
    rain(scene, 30) +
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

/** Lights in the sky over a dark city; `dark` lets the windows go out from one side. */
export const storm: Draw = (scene) => {
  const { r, p, w, h, variant } = scene;
  if (variant === "dark") {
    const edge = w * r.float(0.4, 0.6);
    const lit = towers(
      { ...scene, w: edge },
      { base: h, height: [h * 0.3, h * 0.75], width: [4, 7], fill: mix(p.dark, p.mid, 0.55), lit: [p.hot, 1] },
    );
    return (
      sky(scene) +
      stars(scene, 50, 0.6) +
      glow(scene, edge * 0.4, h * 0.7, h * 0.7, 0.8) +
      towers(scene, { base: h, height: [h * 0.3, h * 0.6], width: [3, 6], fill: mix(p.deep, p.dark, 0.8) }) +
      lit +
      `<g transform="translate(${at(edge)} 0)">${towers({ ...scene, w: w - edge }, { base: h, height: [h * 0.3, h * 0.75], width: [4, 7], fill: p.deep })}</g>` +
      line(
        [
          [edge, h * 0.08],
          [edge - 2.4, h * 0.3],
          [edge + 2, h * 0.34],
          [edge - 1, h * 0.62],
        ],
        p.hot,
        0.6,
      ) +
      rect(edge, h * 0.9, w, h, p.deep) +
      times(3, () => circle(edge + r.float(3, 20), h * r.float(0.7, 0.94), 0.35, p.hot)) +
      rain(scene, 30) +
      foot(scene)
    );
  }
  const curtain = times(6, (i) => {
    const x = w * (i / 5) + r.float(-6, 6);
    const bend = r.float(-10, 10);
    return path(
      `M${at(x - 6)} -1C${at(x - 6 + bend)} ${at(h * 0.2)} ${at(x - bend)} ${at(h * 0.4)} ${at(x - 4)} ${at(h * r.float(0.5, 0.7))}L${at(x + 6)} ${at(h * r.float(0.4, 0.6))}C${at(x + 6 - bend)} ${at(h * 0.3)} ${at(x + bend)} ${at(h * 0.2)} ${at(x + 5)} -1Z`,
      { fill: i % 2 ? p.light : p.hot, opacity: r.float(0.16, 0.4) },
    );
  });
  const falling = times(8, () => {
    const [x, y] = [r.float(2, w), r.float(h * 0.1, h * 0.75)];
    return (
      line(
        [
          [x, y],
          [x + r.float(1, 3), y - r.float(4, 9)],
        ],
        p.hot,
        0.25,
        0.7,
      ) +
      circle(x, y, r.float(0.4, 0.9), p.hot) +
      rect(x - 1.4, y - 0.2, 2.8, 0.4, p.deep)
    );
  });
  return (
    sky(scene) +
    stars(scene, 60, 0.6) +
    curtain +
    falling +
    towers(scene, { base: h, height: [h * 0.2, h * 0.45], width: [3, 6], fill: mix(p.dark, p.mid, 0.3), lit: [p.hot, 0.5] }) +
    towers(scene, { base: h, height: [h * 0.1, h * 0.3], width: [4, 8], fill: p.deep, lit: [p.hot, 0.7] }) +
    foot(scene)
  );
};
