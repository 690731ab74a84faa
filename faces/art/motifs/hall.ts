import { mix } from "../palette.ts";
import { type Draw, dust, floor, foot, glow } from "../scene.ts";
import { at, ellipse, path, rect, times } from "../shapes.ts";
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
