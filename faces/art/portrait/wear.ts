/** What covers the mouth, the chest and the skin: masks, beards, clothes and marks. */
import { mix } from "../palette.ts";
import { times } from "../shapes.ts";
import { type Bust, facet, type Part, pair, plate, spot, stroke } from "./bust.ts";

const nothing: Part = {};

const respirator: Part = {
  front: (b) => {
    const { p } = b.scene;
    return (
      plate(b, [-0.5, 0.3, 0, 0.2, 0.5, 0.3, 0.36, 0.82, 0, 1.02, -0.36, 0.82], mix(p.deep, p.dark, 0.8)) +
      stroke(b, [-0.3, 0.5, 0.3, 0.5], p.light, 0.22) +
      stroke(b, [-0.26, 0.64, 0.26, 0.64], p.light, 0.22) +
      stroke(b, [-0.2, 0.78, 0.2, 0.78], p.light, 0.22)
    );
  },
};
const filters: Part = {
  front: (b) => {
    const { p } = b.scene;
    return (
      pair(b, [0, 0.22, -0.5, 0.3, -0.44, 0.8, 0, 1.02], 0.3, 0.1) +
      [-1, 1]
        .map(
          (s) =>
            spot(b, s * 0.3, 0.76, 0.22, p.deep) +
            spot(b, s * 0.3, 0.76, 0.16, mix(p.dark, p.mid, s < 0 ? 0.9 : 0.4)) +
            spot(b, s * 0.3, 0.76, 0.06, p.hot),
        )
        .join("") +
      stroke(b, [-0.5, 0.34, -0.76, 0.1], p.deep, 0.5)
    );
  },
};
const scarf: Part = {
  front: (b) =>
    pair(b, [0, 0.34, -0.62, 0.2, -0.56, 1.1, 0, 1.5], 0.52, 0.2) +
    stroke(b, [-0.6, 0.24, 0, 0.36, 0.6, 0.24], b.scene.p.hot, 0.3) +
    stroke(b, [-0.5, 0.6, 0, 0.8, 0.5, 0.6], b.scene.p.deep, 0.2, 0.7),
};
const beard: Part = {
  front: (b) =>
    pair(b, [-0.68, 0.12, -0.3, 0.5, -0.26, 0.7, 0, 0.76, 0, 1.28, -0.32, 1.12, -0.52 * b.jaw, 0.74], 0.34, 0.12) +
    pair(b, [0, 0.42, -0.3, 0.5, -0.26, 0.56, 0, 0.5], 0.3, 0.1) +
    times(4, (i) => stroke(b, [-0.4 + i * 0.13, 0.72 + i * 0.05, -0.3 + i * 0.1, 1.02 + i * 0.06], b.scene.p.deep, 0.16, 0.7)),
};
const goatee: Part = {
  front: (b) => pair(b, [0, 0.7, -0.2, 0.72, -0.14, 1.08, 0, 1.2], 0.26, 0.08) + pair(b, [0, 0.44, -0.28, 0.52, 0, 0.5], 0.22, 0.06),
};
const tusks: Part = {
  front: (b) =>
    [-1, 1]
      .map((s) => plate(b, [s * 0.22, 0.6, s * 0.42, 0.24, s * 0.3, 0.64], s < 0 ? b.scene.p.hot : mix(b.scene.p.hot, b.scene.p.mid, 0.5)))
      .join(""),
};
const plateJaw: Part = {
  front: (b) =>
    pair(b, [-0.64, 0.2, -0.3, 0.46, 0, 0.48, 0, 1.02, -0.18, 1.02, -0.5 * b.jaw, 0.7], 0.62, 0.24) +
    times(5, (i) => stroke(b, [-0.24 + i * 0.12, 0.5, -0.2 + i * 0.1, 0.72], b.scene.p.deep, 0.3)) +
    spot(b, -0.5, 0.44, 0.05, b.scene.p.hot),
};
const drape: Part = {
  front: (b) =>
    plate(b, [-0.66, 0.18, 0, 0.3, 0.66, 0.18, 0.5, 1.1, 0, 1.5, -0.5, 1.1], mix(b.scene.p.dark, b.scene.p.mid, 0.6), 0.92) +
    stroke(b, [-0.66, 0.18, 0, 0.3, 0.66, 0.18], b.scene.p.hot, 0.3) +
    stroke(b, [-0.2, 0.3, -0.1, 1.3], b.scene.p.light, 0.14, 0.5),
};
export const MOUTHS = { nothing, respirator, filters, scarf, beard, goatee, tusks, plateJaw, drape } as const;

const suit: Part = {
  front: (b) =>
    pair(b, [-0.55, 1.12, 0, 1.78, 0, 2.6, -0.9, 2.6, -0.8, 1.3], 0.5, 0.18) +
    plate(b, [-0.1, 1.72, 0.1, 1.72, 0.16, 2.6, -0.16, 2.6], b.scene.p.hot, 0.9),
};
const collar: Part = {
  front: (b) =>
    pair(b, [-0.5, 1, -0.98, 0.7, -1.3, 1.7, -0.5, 2.1, -0.1, 1.7], 0.56, 0.2) +
    stroke(b, [-0.1, 1.7, -0.5, 1, -0.98, 0.7], b.scene.p.hot, 0.22),
};
const spines: Part = {
  front: (b) =>
    times(6, (i) => {
      const x = -1.5 + i * 0.6;
      return facet(b, [x - 0.16, 1.66, x, 1.22 + Math.abs(x) * 0.14, x + 0.16, 1.66], x < 0 ? 0.62 : 0.24);
    }) + stroke(b, [-1.9, 1.75, 0, 1.95, 1.9, 1.75], b.scene.p.hot, 0.3, 0.7),
};
const beads: Part = {
  front: (b) => times(5, (i) => spot(b, -0.5 + i * 0.25, 1.45 + (2 - Math.abs(i - 2)) * 0.12, 0.05, b.scene.p.hot)),
};
const stole: Part = {
  front: (b) =>
    pair(b, [-0.42, 1.1, -0.7, 1.24, -0.62, 2.6, -0.2, 2.6, -0.1, 1.66], 0.74, 0.34) +
    [-1, 1].map((s) => spot(b, s * 0.42, 1.9, 0.1, b.scene.p.hot)).join(""),
};
const armour: Part = {
  front: (b) =>
    pair(b, [-0.9, 1.24, -1.5, 1.1, -2.2, 1.5, -2.3, 2.1, -1.1, 1.9], 0.7, 0.28) +
    pair(b, [-0.44, 1.16, -0.9, 1.3, -0.96, 2.6, 0, 2.6, 0, 1.7], 0.42, 0.16) +
    stroke(b, [-0.9, 1.24, -1.5, 1.1, -2.2, 1.5], b.scene.p.hot, 0.26) +
    stroke(b, [-0.7, 2, 0.7, 2], b.scene.p.light, 0.16, 0.6),
};
const harness: Part = {
  front: (b) =>
    stroke(b, [-0.9, 1.3, 0.3, 2.5], b.scene.p.deep, 1.1) +
    stroke(b, [0.9, 1.3, -0.3, 2.5], b.scene.p.deep, 1.1) +
    stroke(b, [-0.9, 1.26, 0.3, 2.46], b.scene.p.light, 0.16, 0.6) +
    spot(b, 0, 2.02, 0.14, b.scene.p.hot),
};
const ruff: Part = {
  front: (b) =>
    times(11, (i) => {
      const x = -1.1 + i * 0.22;
      const y = 1.5 - (x / 1.1) ** 2 * 0.36;
      return facet(b, [x - 0.14, y - 0.16, x, y + 0.24, x + 0.14, y - 0.16, x, y - 0.3], i < 5 ? 0.82 : 0.4);
    }),
};
const cables: Part = {
  front: (b) =>
    times(4, (i) =>
      stroke(
        b,
        [-0.7 - i * 0.04, 0.2 + i * 0.1, -1 - i * 0.16, 0.9 + i * 0.1, -0.9 - i * 0.3, 2.4],
        i % 2 ? b.scene.p.mid : b.scene.p.deep,
        0.6,
      ),
    ) + times(3, (i) => spot(b, -0.72, 0.2 + i * 0.12, 0.05, b.scene.p.hot)),
};
export const CLOTHES = { nothing, suit, collar, spines, beads, stole, armour, harness, ruff, cables } as const;

const circuit: Part = {
  front: (b) => {
    const side = b.scene.r.pick([-1, 1]);
    const { hot } = b.scene.p;
    return times(3, (i) => {
      const y = 0.3 + i * 0.17;
      const end = side * (0.34 - i * 0.03);
      return stroke(b, [side * 0.62, y * 0.5, side * (0.5 - i * 0.04), y, end, y + 0.02], hot, 0.17) + spot(b, end, y + 0.02, 0.018, hot);
    });
  },
};
const gills: Part = {
  front: (b) =>
    times(3, (i) =>
      plate(b, [-0.5 + i * 0.08, 0.18 + i * 0.12, -0.3 + i * 0.06, 0.24 + i * 0.1, -0.48 + i * 0.08, 0.24 + i * 0.12], b.scene.p.deep, 0.8),
    ) + plate(b, [-0.1, -0.9, 0.1, -0.9, 0.05, -0.5, 0, -0.36, -0.05, -0.5], b.scene.p.hot, 0.85),
};
const scar: Part = {
  front: (b) =>
    stroke(b, [-0.5, -0.5, -0.34, -0.1, -0.4, 0.42], b.scene.p.deep, 0.36) +
    times(4, (i) => stroke(b, [-0.52 + i * 0.03, -0.32 + i * 0.2, -0.3 + i * 0.01, -0.36 + i * 0.2], b.scene.p.deep, 0.2)),
};
const paint: Part = {
  front: (b) =>
    [-1, 1]
      .map((s) =>
        plate(
          b,
          [s * 0.2, 0.02, s * 0.6, -0.02, s * 0.56, 0.12, s * 0.22, 0.14],
          s < 0 ? b.scene.p.hot : mix(b.scene.p.hot, b.scene.p.mid, 0.5),
          0.9,
        ),
      )
      .join(""),
};
const scales: Part = {
  front: (b) =>
    times(9, (i) => {
      const [x, y] = [-0.6 + (i % 3) * 0.12 + Math.floor(i / 3) * 0.05, 0.02 + Math.floor(i / 3) * 0.13];
      return plate(b, [x, y, x + 0.06, y - 0.06, x + 0.12, y, x + 0.06, y + 0.08], i % 2 ? b.scene.p.hot : b.scene.p.dark, 0.55);
    }),
};
const rune: Part = {
  front: (b: Bust) =>
    stroke(b, [0, -0.86, 0, -0.5], b.scene.p.hot, 0.34) +
    stroke(b, [-0.12, -0.76, 0, -0.66, 0.12, -0.76], b.scene.p.hot, 0.26) +
    stroke(b, [-0.2, 0.42, -0.2, 0.9], b.scene.p.hot, 0.2, 0.8),
};
export const MARKS = { nothing, circuit, gills, scar, paint, scales, rune } as const;
