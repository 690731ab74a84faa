/** Open country: forests, shores. */
import { firs, ridge } from "../land.ts";
import { mix } from "../palette.ts";
import { type Draw, foot, haze, rain, sky, stars, sun } from "../scene.ts";

/** Two ridges under a sun, and a forest before them. */
export const terrain: Draw = (scene) => {
  const { r, p, w, h } = scene;
  return (
    sky(scene) +
    sun(scene, w * r.float(0.25, 0.75), h * r.float(0.28, 0.42), h * r.float(0.15, 0.24), r.chance(0.6)) +
    ridge(scene, h * 0.62, h * 0.26, 4.5, mix(p.mid, p.light, 0.25)) +
    haze(scene, h * 0.4, h * 0.3, 0.6) +
    ridge(scene, h * 0.76, h * 0.2, 3.4, mix(p.dark, p.mid, 0.6)) +
    firs(scene, 60, [h * 0.76, h * 0.86], [3, 7], mix(p.dark, p.mid, 0.3)) +
    firs(scene, 70, [h * 0.88, h * 1.05], [5, 14], mix(p.deep, p.dark, 0.7)) +
    stars(scene, 40, 0.4) +
    rain(scene, 40) +
    foot(scene)
  );
};
