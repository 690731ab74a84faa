/** Single things shown as in a catalogue: devices, growths. */
import { mix } from "../palette.ts";
import { type Draw, dust, foot, glow, type Scene, sky } from "../scene.ts";
import { at, circle, fine, line, path, polar, poly, TAU, times } from "../shapes.ts";

/** A fine square grid behind a thing. */
export function grid({ p, w, h }: Scene, step = 4): string {
  let d = "";
  for (let x = 0; x < w; x += step) d += `M${at(x)} 0V${at(h)}`;
  for (let y = 0; y < h; y += step) d += `M0 ${at(y)}H${at(w)}`;
  return path(d, { stroke: p.light, width: 0.07, opacity: 0.35 });
}

/** Lines that lead from a thing to unreadable notes beside it. */
export function callouts({ r, p, w }: Scene, x: number, y: number, radius: number, n = 4): string {
  return times(n, () => {
    const [cx, cy] = polar(x, y, r.float(0, TAU), radius);
    const side = cx < x ? -1 : 1;
    const end = Math.min(w - 1, Math.max(1, cx + side * 9));
    return (
      circle(cx, cy, 0.5, p.hot) +
      line(
        [
          [cx, cy],
          [cx + side * 3, cy - 2],
          [end, cy - 2],
        ],
        p.hot,
        0.2,
      ) +
      line(
        [
          [cx + side * 4, cy - 1.2],
          [cx + side * (6 + r.float(0, 3)), cy - 1.2],
        ],
        p.light,
        0.3,
        0.6,
      )
    );
  });
}

/** A round instrument with an iris. */
export const device: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y, radius] = [w * r.float(0.42, 0.58), h * r.float(0.46, 0.54), h * r.float(0.34, 0.42)];
  const blades = r.int(5, 10);
  const [outer, inner] = [radius * 0.8, radius * r.float(0.26, 0.46)];
  const twist = r.float(1, 1.5);
  const iris = times(blades, (i) => {
    const a = (i / blades) * TAU;
    const c = a + twist;
    return poly([polar(x, y, a, outer), polar(x, y, a + TAU / blades, outer), polar(x, y, c + 0.35, inner), polar(x, y, c - 0.5, inner)], {
      fill: mix(p.dark, p.light, 0.12 + 0.7 * (0.5 + 0.5 * Math.cos(a + 2.2))),
      stroke: p.deep,
      width: 0.25,
    });
  });
  return (
    sky(scene) +
    grid(scene) +
    glow(scene, x, y, radius * 1.5, 0.8) +
    circle(x, y, radius, { fill: mix(p.deep, p.dark, 0.6), stroke: p.light, width: 0.7 }) +
    times(60, (i) =>
      line([polar(x, y, (i / 60) * TAU, radius * 0.95), polar(x, y, (i / 60) * TAU, radius * (i % 5 ? 0.9 : 0.85))], p.light, 0.2),
    ) +
    iris +
    circle(x, y, inner * 0.98, p.deep) +
    glow(scene, x, y, inner * 0.8) +
    circle(x, y, inner * 0.36, p.hot) +
    circle(x - inner * 0.35, y - inner * 0.35, inner * 0.16, { fill: "#ffffff", opacity: 0.9 }) +
    callouts(scene, x, y, radius * 1.02) +
    foot(scene)
  );
};

/** Two strands grown around one another: mutations, implants. */
export const implant: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [amp, wave, phase, tilt] = [h * r.float(0.14, 0.25), r.float(0.16, 0.32), r.float(0, 6), r.float(-18, 18)];
  let strands = "";
  for (let x = -8; x < w + 8; x += 1.35) {
    const s = Math.sin(x * wave + phase) * amp;
    const z = Math.cos(x * wave + phase);
    strands +=
      line(
        [
          [x, h / 2 + s],
          [x, h / 2 - s],
        ],
        p.light,
        0.24,
        0.3 + 0.3 * Math.abs(z),
      ) +
      circle(x, h / 2 + s, 0.85 + z * 0.5, mix(p.mid, p.hot, 0.5 + z * 0.5)) +
      circle(x, h / 2 - s, 0.85 - z * 0.5, mix(p.mid, p.light, 0.5 - z * 0.5));
  }
  return (
    sky(scene) +
    grid(scene, 6) +
    glow(scene, w / 2, h / 2, h * 0.8) +
    `<g transform="rotate(${fine(tilt)} ${at(w / 2)} ${at(h / 2)})">${strands}</g>` +
    dust(scene, 26, 0, h, p.light, 0.9) +
    foot(scene)
  );
};
