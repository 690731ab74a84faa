/** The eye of a machine: lids or none, one of four irises, and a gaze. */
import { mix } from "../palette.ts";
import { type Draw, foot, glow, rays, type Scene, sky, stars } from "../scene.ts";
import { at, circle, line, path, polar, poly, rect, ring, TAU, times } from "../shapes.ts";
import { graph } from "./graph.ts";

function iris(scene: Scene, x: number, y: number, radius: number): string {
  const { r, p } = scene;
  const n = r.int(8, 24);
  const kind = r.int(0, 3);
  if (kind === 0)
    return times(n, (i) =>
      line(
        [polar(x, y, (i / n) * TAU, radius * 0.42), polar(x, y, (i / n) * TAU, radius * r.float(0.8, 0.98))],
        i % 2 ? p.light : p.hot,
        0.5,
      ),
    );
  if (kind === 1)
    return times(4, (i) =>
      circle(x, y, radius * (0.5 + i * 0.14), {
        stroke: i % 2 ? p.hot : p.light,
        width: 0.6,
        dash: `${at(r.float(0.8, 4))} ${at(r.float(0.4, 1.4))}`,
      }),
    );
  if (kind === 2)
    return times(n, (i) =>
      poly(
        [
          polar(x, y, (i / n) * TAU, radius * 0.95),
          polar(x, y, ((i + 0.8) / n) * TAU, radius * 0.95),
          polar(x, y, ((i + 0.9) / n) * TAU, radius * 0.46),
        ],
        mix(p.mid, p.light, (i % 4) / 4),
      ),
    );
  return times(3, (k) =>
    poly(ring(x, y, radius * (0.94 - k * 0.2), 6, k * 0.5 + r.float(0, 1)), {
      stroke: k % 2 ? p.hot : p.light,
      width: 0.6,
      fill: mix(p.dark, p.mid, 0.3 + k * 0.2),
    }),
  );
}

/** A machine's eye; its glow is one of five colours. */
export const eye: Draw = (machine) => {
  const scene: Scene = {
    ...machine,
    p: { ...machine.p, hot: machine.r.pick([machine.p.hot, "#ffb04a", "#5ad7ff", "#c6ff5a", "#ff6ad5"]) },
  };
  const { r, p, w, h, url } = scene;
  const [x, y] = [w * r.float(0.38, 0.62), h * r.float(0.44, 0.56)];
  const radius = h * r.float(0.19, 0.32);
  const look = polar(x, y, r.float(0, TAU), radius * r.float(0, 0.3));
  const housing = r.int(0, 3);
  const ground = r.int(0, 2);
  const back =
    ground === 0
      ? graph(scene, 34)
      : ground === 1
        ? rays(scene, x, y, radius, w, 40, 0.04, 0.4) + stars(scene, 30, 1)
        : times(
            12,
            (i) =>
              rect((w * i) / 12, 0, w / 12 - 0.5, h, { fill: i % 2 ? p.dark : mix(p.dark, p.mid, 0.5), opacity: 0.8 }) +
              times(4, (k) => rect((w * i) / 12 + 0.8, r.float(0, h), r.float(0.8, 3), 0.4, k % 2 ? p.light : p.hot)),
          );
  const shell =
    housing === 0
      ? path(
          `M${at(x - radius * 2.3)} ${at(y)}Q${at(x)} ${at(y - radius * 2)} ${at(x + radius * 2.3)} ${at(y)}Q${at(x)} ${at(y + radius * 2)} ${at(x - radius * 2.3)} ${at(y)}Z`,
          { fill: p.deep, stroke: p.light, width: 0.8 },
        )
      : housing === 1
        ? poly(ring(x, y, radius * 1.5, 6, r.float(0, 1)), { fill: mix(p.deep, p.dark, 0.7), stroke: p.light, width: 0.8 }) +
          ring(x, y, radius * 1.5, 6)
            .map(([bx, by]) => circle(bx, by, 0.8, p.mid))
            .join("")
        : housing === 2
          ? circle(x, y, radius * 1.36, { fill: mix(p.dark, p.mid, 0.5), stroke: p.light, width: 0.6 }) +
            times(12, (i) =>
              poly(
                [
                  polar(x, y, (i / 12) * TAU, radius * 1.4),
                  polar(x, y, (i / 12) * TAU + 0.2, radius * 1.4),
                  polar(x, y, (i / 12) * TAU + 0.1, radius * 1.75),
                ],
                p.mid,
              ),
            )
          : rect(x - radius * 2, y - radius * 1.25, radius * 4, radius * 2.5, {
              fill: mix(p.deep, p.dark, 0.8),
              stroke: p.light,
              width: 0.7,
            }) +
            [-1, 1].map((s) => times(3, (i) => rect(x + s * radius * 1.7 - 0.9, y - 3 + i * 2.4, 1.8, 1.3, i ? p.mid : p.hot))).join("");
  const slit = r.int(0, 2);
  return (
    sky(scene) +
    back +
    glow(scene, x, y, radius * 2.4, 0.85) +
    shell +
    circle(x, y, radius, { fill: p.deep, stroke: p.hot, width: 0.5 }) +
    iris(scene, look[0], look[1], radius * 0.92) +
    circle(look[0], look[1], radius * 0.5, p.deep) +
    glow(scene, look[0], look[1], radius * 0.62) +
    (slit === 0
      ? circle(look[0], look[1], radius * 0.26, p.hot)
      : slit === 1
        ? path(
            `M${at(look[0])} ${at(look[1] - radius * 0.5)}Q${at(look[0] + radius * 0.3)} ${at(look[1])} ${at(look[0])} ${at(look[1] + radius * 0.5)}Q${at(look[0] - radius * 0.3)} ${at(look[1])} ${at(look[0])} ${at(look[1] - radius * 0.5)}Z`,
            p.hot,
          )
        : rect(look[0] - radius * 0.44, look[1] - radius * 0.1, radius * 0.88, radius * 0.2, p.hot)) +
    circle(look[0] - radius * 0.3, look[1] - radius * 0.34, radius * 0.11, "#ffffff") +
    times(
      3,
      (i) =>
        line(
          [
            [x - radius * 3, y + (i - 1) * radius * 0.7],
            [x - radius * 1.8, y + (i - 1) * radius * 0.5],
          ],
          p.hot,
          0.25,
          0.7,
        ) +
        line(
          [
            [x + radius * 3, y + (i - 1) * radius * 0.7],
            [x + radius * 1.8, y + (i - 1) * radius * 0.5],
          ],
          p.hot,
          0.25,
          0.7,
        ),
    ) +
    rect(0, h * 0.96, w, h, url("foot")) +
    foot(scene)
  );
};
