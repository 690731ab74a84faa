/** Groups: customers, congregations, gangs. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { BACKDROPS } from "../portrait/backdrop.ts";
import { STYLE_OF, STYLES } from "../portrait/styles.ts";
import { type Draw, foot, glow, haze, rain, rays, sky, sun } from "../scene.ts";
import { at, circle, ellipse, path, poly, rect, times } from "../shapes.ts";

/** Three rows of heads before their people's backdrop; faction shows in horns, hoods, visors or lanterns. */
export const crowd: Draw = (scene) => {
  const { r, p, w, h, palette } = scene;
  const people = STYLE_OF[palette] ?? "neutral";
  const backdrop = BACKDROPS[r.pick(STYLES[people].backdrops)](scene, w / 2, h * 0.4, h * 0.3);
  const head = (x: number, y: number, k: number, fill: string, lit: string, front: boolean) => {
    const turn = r.chance(0.5) ? 1 : -1;
    const extra = r.int(0, 2);
    const body =
      path(
        `M${at(x - 5.4 * k)} ${at(h + 2)}V${at(y + 7 * k)}Q${at(x - 5 * k)} ${at(y + 4 * k)} ${at(x - 1.4 * k)} ${at(y + 3.4 * k)}H${at(x + 1.4 * k)}Q${at(x + 5 * k)} ${at(y + 4 * k)} ${at(x + 5.4 * k)} ${at(y + 7 * k)}V${at(h + 2)}Z`,
        fill,
      ) +
      path(
        `M${at(x - 5.4 * k)} ${at(h + 2)}V${at(y + 7 * k)}Q${at(x - 5 * k)} ${at(y + 4 * k)} ${at(x - 1.4 * k)} ${at(y + 3.4 * k)}H${at(x)}V${at(h + 2)}Z`,
        lit,
      );
    const skull =
      poly(
        [
          [x - 2.2 * k, y - 2.6 * k],
          [x, y - 3.5 * k],
          [x + 2.2 * k, y - 2.6 * k],
          [x + 2.4 * k, y + 0.6 * k],
          [x + 1.2 * k, y + 3.4 * k],
          [x - 1.2 * k, y + 3.4 * k],
          [x - 2.4 * k, y + 0.6 * k],
        ],
        fill,
      ) +
      poly(
        [
          [x - 2.2 * k, y - 2.6 * k],
          [x, y - 3.5 * k],
          [x, y + 3.4 * k],
          [x - 1.2 * k, y + 3.4 * k],
          [x - 2.4 * k, y + 0.6 * k],
        ],
        lit,
      );
    const eyes = front
      ? rect(x - 1.6 * k, y - 0.5 * k, 1.1 * k, 0.45 * k, p.hot) + rect(x + 0.5 * k, y - 0.5 * k, 1.1 * k, 0.45 * k, p.hot)
      : "";
    if (people === "incarnate")
      return (
        body +
        (extra === 0
          ? [-1, 1]
              .map((s) =>
                poly(
                  [
                    [x + s * 0.8 * k, y - 3 * k],
                    [x + s * 2.6 * k, y - 6.4 * k],
                    [x + s * 2.2 * k, y - 2.4 * k],
                  ],
                  s < 0 ? lit : fill,
                ),
              )
              .join("")
          : extra === 1
            ? [-1, 1]
                .map((s) =>
                  poly(
                    [
                      [x + s * 2 * k, y - 2 * k],
                      [x + s * 4.4 * k, y - 3.6 * k],
                      [x + s * 2.2 * k, y + 0.4 * k],
                    ],
                    s < 0 ? lit : fill,
                  ),
                )
                .join("")
            : times(5, (i) =>
                poly(
                  [
                    [x + (i - 2.5) * 0.8 * k, y - 2.8 * k],
                    [x + (i - 2) * 1.2 * k, y - 5.4 * k],
                    [x + (i - 1.5) * 0.8 * k, y - 2.8 * k],
                  ],
                  i < 2 ? lit : fill,
                ),
              )) +
        skull +
        eyes
      );
    if (people === "gnost")
      return (
        path(
          `M${at(x - 5 * k)} ${at(h + 2)}L${at(x - 3.6 * k)} ${at(y - 1 * k)}Q${at(x)} ${at(y - 7.6 * k)} ${at(x + 3.6 * k)} ${at(y - 1 * k)}L${at(x + 5 * k)} ${at(h + 2)}Z`,
          fill,
        ) +
        path(
          `M${at(x - 5 * k)} ${at(h + 2)}L${at(x - 3.6 * k)} ${at(y - 1 * k)}Q${at(x - 2 * k)} ${at(y - 4.6 * k)} ${at(x)} ${at(y - 4.5 * k)}V${at(h + 2)}Z`,
          lit,
        ) +
        ellipse(x, y + 0.4 * k, 1.9 * k, 2.6 * k, p.deep) +
        (front && extra
          ? circle(x + turn * 4.6 * k, y + 6 * k, 1.2 * k, p.hot) +
            circle(x + turn * 4.6 * k, y + 6 * k, 2.6 * k, { fill: p.hot, opacity: 0.25 })
          : eyes)
      );
    const hat =
      extra === 0
        ? rect(x - 2.6 * k, y - 3.4 * k, 5.2 * k, 1.4 * k, fill) +
          rect(x - 2.6 * k - (turn < 0 ? 1.6 * k : 0), y - 2.3 * k, 6.6 * k, 0.6 * k, fill)
        : extra === 1
          ? circle(x, y - 2.2 * k, 2.9 * k, mix(fill, p.mid, 0.25))
          : "";
    return (
      body +
      hat +
      skull +
      (front
        ? people === "corp"
          ? rect(x - 2.4 * k, y - 0.8 * k, 4.8 * k, 1.1 * k, p.deep) + rect(x - 2 * k, y - 0.5 * k, 3 * k, 0.4 * k, p.hot)
          : eyes
        : "")
    );
  };
  const row = (n: number, y: number, k: number, fill: string, lit: string, front: boolean) =>
    times(n, (i) => head((w * (i + 0.5)) / n + r.float(-1.4, 1.4), y + r.float(-1.6, 1.6), k * r.float(0.88, 1.12), fill, lit, front));
  return (
    sky(scene) +
    backdrop +
    glow(scene, w * r.float(0.35, 0.65), h * 0.35, h * 0.6, 0.9) +
    row(9, h * 0.44, 0.95, mix(p.dark, p.mid, 0.75), mix(p.mid, p.light, 0.3), false) +
    haze(scene, h * 0.35, h * 0.4, 0.5) +
    row(r.int(5, 7), h * 0.58, 1.4, mix(p.dark, p.mid, 0.35), mix(p.mid, p.light, 0.1), true) +
    row(r.int(3, 4), h * 0.76, 2, mix(p.deep, p.dark, 0.6), mix(p.dark, p.mid, 0.6), true) +
    rain(scene, 12) +
    foot(scene)
  );
};

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
      : sun(scene, x, h * 0.3, h * 0.2, false) +
        towers(scene, { base: h, height: [h * 0.2, h * 0.5], width: [3, 6], fill: mix(p.dark, p.mid, 0.5), lit: [p.hot, 0.4] })) +
    rays(scene, x, h * 0.22, 5, w * 0.7, 30, 0.04, 0.4) +
    shaft +
    above +
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
    circle(x, base - 15 * k, 1.9 * k, mix(p.mid, p.light, 0.6)) +
    ellipse(x, base, 12 * k, 1.4 * k, { fill: p.hot, opacity: 0.5 }) +
    kneeling +
    foot(scene)
  );
};
