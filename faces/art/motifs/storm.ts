/** What the sky does to a city. */
import { towers } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, foot, glow, rain, sky, stars } from "../scene.ts";
import { at, circle, line, path, rect, times } from "../shapes.ts";

/** Lights in the sky over a dark city; `dark` lets the windows go out from one side. */
export const storm: Draw = (scene) => {
  const { r, p, w, h, variant, url } = scene;
  if (variant === "dark") {
    const edge = w * r.float(0.4, 0.6);
    const lit = towers(
      { ...scene, w: edge },
      { base: h, height: [h * 0.3, h * 0.75], width: [4, 7], fill: mix(p.dark, p.mid, 0.55), lit: [p.hot, 1] },
    );
    return (
      sky(scene) +
      stars(scene, 90, 0.7) +
      glow(scene, edge * 0.4, h * 0.7, h * 0.7, 0.8) +
      towers(scene, { base: h, height: [h * 0.3, h * 0.6], width: [3, 6], fill: mix(p.deep, p.dark, 0.8), lit: [p.mid, 0.5] }) +
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
      rain(scene, 110) +
      foot(scene)
    );
  }
  const curtain = times(7, (i) => {
    const x = w * (i / 6) + r.float(-5, 5);
    const [bend, low, wide] = [r.float(-9, 9), h * r.float(0.4, 0.66), r.float(4, 8)];
    const hem = `${at(x - wide)} ${at(low)}Q${at(x - wide * 0.3)} ${at(low + 3)} ${at(x)} ${at(low - 1)}T${at(x + wide)} ${at(low - 2)}`;
    const folds = times(5, (k) =>
      line(
        [
          [x - wide + k * wide * 0.5, low - r.float(8, 22)],
          [x - wide + k * wide * 0.5, low - 0.4],
        ],
        k % 2 ? p.hot : p.light,
        0.3,
        0.4,
      ),
    );
    return (
      path(
        `M${at(x - wide + bend)} -1C${at(x - wide - bend)} ${at(low * 0.4)} ${at(x - wide + bend)} ${at(low * 0.7)} ${hem}C${at(x + wide + bend)} ${at(low * 0.7)} ${at(x + wide - bend)} ${at(low * 0.4)} ${at(x + wide + bend)} -1Z`,
        { fill: url("haze"), opacity: 0.95 },
      ) +
      folds +
      path(`M${hem}`, { stroke: i % 2 ? p.light : p.hot, width: 0.6, opacity: 0.9 })
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
    stars(scene, 90, 0.6) +
    curtain +
    falling +
    towers(scene, { base: h, height: [h * 0.2, h * 0.45], width: [3, 6], fill: mix(p.dark, p.mid, 0.3), lit: [p.hot, 0.5] }) +
    towers(scene, { base: h, height: [h * 0.1, h * 0.3], width: [4, 8], fill: p.deep, lit: [p.hot, 0.7] }) +
    foot(scene)
  );
};
