/** Groups: customers, congregations, gangs. */
import { mix } from "../palette.ts";
import { BACKDROPS } from "../portrait/backdrop.ts";
import { type CrowdLook, peopleOf } from "../portrait/styles.ts";
import { type Draw, foot, glow, haze, rain, type Scene, sky } from "../scene.ts";
import { at, circle, ellipse, type Point, path, poly, rect, times } from "../shapes.ts";

/** Somebody in a row: the middle of the face, its size, the colours of shadow and light, and whether eyes are seen. */
type Place = {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly fill: string;
  readonly lit: string;
  readonly near: boolean;
};
type Person = (scene: Scene, place: Place) => string;

/** A shape given in head units around the face, whole in shadow colour and its left half in light. */
function halves({ x, y, k, fill, lit }: Place, left: readonly Point[]): string {
  const placed = (side: number) => left.map(([px, py]): Point => [x + side * px * k, y + py * k]);
  return poly(placed(1), lit) + poly(placed(-1), fill);
}
const SKULL: readonly Point[] = [
  [0, -3.5],
  [-2.2, -2.6],
  [-2.4, 0.6],
  [-1.2, 3.4],
  [0, 3.4],
];
const body = (scene: Scene, place: Place): string => {
  const low = (scene.h + 2 - place.y) / place.k;
  return halves(place, [
    [0, 3.4],
    [-1.4, 3.4],
    [-3.6, 4.2],
    [-5, 5.4],
    [-5.4, 7],
    [-5.4, low],
    [0, low],
  ]);
};
const eyes = ({ p }: Scene, { x, y, k, near }: Place): string =>
  near ? rect(x - 1.6 * k, y - 0.5 * k, 1.1 * k, 0.45 * k, p.hot) + rect(x + 0.5 * k, y - 0.5 * k, 1.1 * k, 0.45 * k, p.hot) : "";

const plain: Person = (scene, place) => {
  const { x, y, k, fill } = place;
  const hat = scene.r.int(0, 2);
  const cap = rect(x - 2.6 * k, y - 3.6 * k, 5.2 * k, 1.5 * k, fill) + rect(x - 4 * k, y - 2.4 * k, 6.6 * k, 0.6 * k, fill);
  const hair = circle(x, y - 2 * k, 3 * k, mix(fill, scene.p.mid, 0.25));
  return body(scene, place) + (hat === 1 ? hair : "") + halves(place, SKULL) + (hat === 0 ? cap : "") + eyes(scene, place);
};
const wired: Person = (scene, place) => {
  const { x, y, k, near } = place;
  const { p } = scene;
  const visor = rect(x - 2.5 * k, y - 0.9 * k, 5 * k, 1.2 * k, p.deep) + rect(x - 2 * k, y - 0.5 * k, 3 * k, 0.4 * k, p.hot);
  return body(scene, place) + halves(place, SKULL) + (near ? visor : "");
};
const horned: Person = (scene, place) => {
  const growth = scene.r.int(0, 2);
  const crown: readonly Point[] =
    growth === 0
      ? [
          [-0.8, -3],
          [-2.6, -6.4],
          [-2.2, -2.4],
        ]
      : growth === 1
        ? [
            [-2, -2],
            [-4.4, -3.6],
            [-2.2, 0.4],
          ]
        : [
            [0, -3],
            [0, -6],
            [-0.9, -3.4],
            [-1.6, -5.4],
            [-1.7, -2.8],
          ];
  return body(scene, place) + halves(place, crown) + halves(place, SKULL) + eyes(scene, place);
};
const hooded: Person = (scene, place) => {
  const { r, p, h } = scene;
  const { x, y, k, fill, lit, near } = place;
  const cloak = (to: string) =>
    `M${at(x - 5 * k)} ${at(h + 2)}L${at(x - 3.6 * k)} ${at(y - k)}Q${at(x - 2 * k)} ${at(y - 4.6 * k)} ${at(x)} ${at(y - 4.6 * k)}${to}Z`;
  const shape =
    path(cloak(`Q${at(x + 2 * k)} ${at(y - 4.6 * k)} ${at(x + 3.6 * k)} ${at(y - k)}L${at(x + 5 * k)} ${at(h + 2)}`), fill) +
    path(cloak(`V${at(h + 2)}`), lit);
  const face =
    ellipse(x, y + 0.4 * k, 2 * k, 2.7 * k, p.deep) +
    ellipse(x, y + 0.8 * k, 1.5 * k, 2.2 * k, mix(p.mid, p.light, 0.3)) +
    rect(x - 1.1 * k, y + 0.2 * k, 2.2 * k, 0.35 * k, p.deep);
  const side = r.pick([-1, 1]);
  const lantern =
    circle(x + side * 4.2 * k, y + 5.4 * k, 2.4 * k, { fill: p.hot, opacity: 0.25 }) +
    circle(x + side * 4.2 * k, y + 5.4 * k, 1.1 * k, p.hot);
  return shape + (near ? face : ellipse(x, y + 0.4 * k, 1.9 * k, 2.6 * k, p.deep)) + (near && r.chance(0.45) ? lantern : "");
};
const PEOPLE: Readonly<Record<CrowdLook, Person>> = { wired, horned, hooded };

/** Three rows of people before their backdrop; whose they are shows in horns, hoods, visors or lanterns. */
export const crowd: Draw = (scene) => {
  const { r, p, w, h, palette } = scene;
  const people = peopleOf(undefined, palette);
  const person = people.crowd ? PEOPLE[people.crowd] : plain;
  const backdrop = BACKDROPS[r.pick<keyof typeof BACKDROPS>(people.backdrops)](scene, w / 2, h * 0.4, h * 0.3);
  const row = (n: number, y: number, k: number, fill: string, lit: string, near: boolean) =>
    times(n, (i) =>
      person(scene, {
        x: (w * (i + 0.5)) / n + r.float(-1.4, 1.4),
        y: y + r.float(-1.6, 1.6),
        k: k * r.float(0.88, 1.12),
        fill,
        lit,
        near,
      }),
    );
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
