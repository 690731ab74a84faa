/** Portraits: a faceted bust with a head, clothes and a backdrop that its people wear. */
import { mix } from "../palette.ts";
import { type Draw, dust, foot, glow, rain, sky } from "../scene.ts";
import { at, group } from "../shapes.ts";
import { BACKDROPS } from "./backdrop.ts";
import { face, makeBust, type Part, plate, rim, shoulders } from "./bust.ts";
import { EYES } from "./eyes.ts";
import { HAIR } from "./hair.ts";
import { peopleOf, type Style } from "./styles.ts";
import { CLOTHES, MARKS, MOUTHS } from "./wear.ts";

/** What stands so high on a head that the head must sit lower. */
const HIGH: ReadonlySet<Style["hair"][number]> = new Set([
  "horns",
  "antlers",
  "crest",
  "mohawk",
  "cap",
  "peaked",
  "fedora",
  "spikes",
  "ears",
  "bun",
  "petals",
  "mane",
  "beret",
]);

/** Lit from the left or, mirrored, from the right. The variant names the people; without one the palette does. */
export const portrait: Draw = (scene) => {
  const { r, p, w, h, variant, palette } = scene;
  const style = peopleOf(variant, palette);
  const tall = h / w > 0.8;
  const mirrored = r.chance(0.45);
  const hair = r.pick(style.hair);
  const high = HIGH.has(hair);
  const size = h * (tall ? 0.29 : 0.37) * (high ? r.float(0.76, 0.92) : r.float(0.84, 1.12));
  const [x, y] = [w * r.float(0.4, 0.62), h * (tall ? 0.43 : high ? 0.55 : 0.51)];
  const tilt = r.float(-5.5, 5.5);
  const parts: readonly Part[] = [
    CLOTHES[r.pick(style.clothes)],
    MARKS[r.pick(style.marks)],
    EYES[r.pick(style.eyes)],
    MOUTHS[r.pick(style.mouths)],
  ];
  const backdrop = BACKDROPS[r.pick(style.backdrops)](scene, x, y * 0.86, size);
  const bust = makeBust(scene, [x, y], size, r.float(0.15, 0.6));
  const crown: Part = HAIR[hair];
  const shaded = hair === "hood";
  const nape =
    crown === HAIR.bald || style.bareNape
      ? ""
      : plate(bust, [-0.7, -0.3, -0.5, -0.92, 0, -1.1, 0.5, -0.92, 0.7, -0.3], mix(p.deep, p.dark, 0.7));
  const person =
    shoulders(bust) +
    (crown.back?.(bust) ?? nape) +
    face(bust, shaded ? 0.8 : 1) +
    parts.map((part) => part.front?.(bust) ?? "").join("") +
    (crown.front?.(bust) ?? "") +
    (shaded ? "" : rim(bust));
  const inner =
    sky(scene) + backdrop + glow(scene, x, y * 0.9, h * 0.62, 0.85) + group(`transform="rotate(${at(tilt)} ${at(x)} ${at(h)})"`, person);
  return (
    (mirrored ? group(`transform="matrix(-1 0 0 1 ${at(w)} 0)"`, inner) : inner) +
    rain(scene, 10) +
    dust(scene, 9, 0, h, p.hot, 0.3) +
    foot(scene)
  );
};
