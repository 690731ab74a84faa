/** Eyes and what covers them. */
import { mix } from "../palette.ts";
import { times } from "../shapes.ts";
import { type Bust, facet, type Part, plate, spot, stroke } from "./bust.ts";

const almond = (b: Bust, side: number, colour: string): string =>
  plate(b, [side * 0.44, -0.12, side * 0.3, -0.2, side * 0.16, -0.08, side * 0.3, -0.06], colour);
const brow = (b: Bust, side: number): string => stroke(b, [side * 0.52, -0.27, side * 0.12, -0.2], b.scene.p.deep, 0.5);

const open: Part = {
  front: (b) =>
    almond(b, -1, b.scene.p.hot) +
    almond(b, 1, mix(b.scene.p.hot, b.scene.p.light, 0.5)) +
    spot(b, -0.3, -0.13, 0.05, b.scene.p.deep) +
    spot(b, 0.3, -0.13, 0.05, b.scene.p.deep) +
    brow(b, -1) +
    brow(b, 1),
};
/** Slit pupils on bright eyes. */
const slit: Part = {
  front: (b) =>
    almond(b, -1, b.scene.p.hot) +
    almond(b, 1, b.scene.p.hot) +
    stroke(b, [-0.3, -0.2, -0.3, -0.06], b.scene.p.deep, 0.35) +
    stroke(b, [0.3, -0.2, 0.3, -0.06], b.scene.p.deep, 0.35) +
    brow(b, -1) +
    brow(b, 1),
};
const closed: Part = {
  front: (b) =>
    [-1, 1].map((s) => stroke(b, [s * 0.46, -0.13, s * 0.3, -0.06, s * 0.15, -0.1], b.scene.p.deep, 0.45)).join("") +
    brow(b, -1) +
    brow(b, 1),
};
const shades: Part = {
  front: (b) => {
    const { p } = b.scene;
    return (
      plate(b, [-0.74, -0.34, 0.74, -0.34, 0.62, 0.04, 0.14, 0.06, 0, -0.04, -0.14, 0.06, -0.62, 0.04], p.deep) +
      plate(b, [-0.7, -0.3, -0.08, -0.3, -0.4, 0, -0.6, 0], mix(p.light, p.hot, 0.1), 0.95) +
      plate(b, [0, -0.3, 0.7, -0.3, 0.6, 0, 0.16, 0.02], p.mid, 0.8) +
      stroke(b, [-0.74, -0.34, 0.74, -0.34], p.hot, 0.3) +
      times(4, (i) => stroke(b, [0.2 + i * 0.1, -0.25, 0.16 + i * 0.1, -0.02], p.light, 0.16, 0.8))
    );
  },
};
const round: Part = {
  front: (b) => {
    const { p } = b.scene;
    return (
      [-1, 1]
        .map((s) => spot(b, s * 0.32, -0.12, 0.25, p.deep) + spot(b, s * 0.32, -0.12, 0.2, s < 0 ? mix(p.light, p.hot, 0.3) : p.mid))
        .join("") +
      plate(b, [-0.44, -0.12, -0.2, -0.28, -0.24, -0.16, -0.42, -0.02], "#ffffff", 0.5) +
      stroke(b, [-0.1, -0.16, 0.1, -0.16], p.deep, 0.4) +
      stroke(b, [-0.56, -0.16, -0.76, -0.2], p.deep, 0.4)
    );
  },
};
const monocle: Part = {
  front: (b) => {
    const { p } = b.scene;
    return (
      almond(b, -1, p.light) +
      spot(b, -0.3, -0.13, 0.05, p.deep) +
      spot(b, 0.31, -0.14, 0.25, p.deep) +
      spot(b, 0.31, -0.14, 0.17, p.hot) +
      spot(b, 0.31, -0.14, 0.08, "#ffffff") +
      stroke(b, [0.55, -0.2, 0.8, -0.5, 0.72, -1], p.hot, 0.3) +
      brow(b, -1)
    );
  },
};
const band: Part = {
  front: (b) =>
    plate(b, [-0.72, -0.36, 0.72, -0.36, 0.7, 0, -0.7, 0], b.scene.p.deep) + stroke(b, [-0.62, -0.18, 0.62, -0.18], b.scene.p.hot, 0.55),
};
const goggles: Part = {
  front: (b) => {
    const { p } = b.scene;
    const glass = (s: number) =>
      plate(b, [s * 0.08, -0.3, s * 0.54, -0.36, s * 0.66, -0.14, s * 0.54, 0.08, s * 0.14, 0.06], p.deep) +
      plate(
        b,
        [s * 0.14, -0.25, s * 0.5, -0.3, s * 0.59, -0.14, s * 0.5, 0.02, s * 0.18, 0.01],
        s < 0 ? p.light : mix(p.mid, p.light, 0.4),
      ) +
      plate(b, [s * 0.2, -0.22, s * 0.36, -0.25, s * 0.28, -0.02, s * 0.2, -0.02], p.hot, 0.7);
    return plate(b, [-0.78, -0.26, 0.78, -0.26, 0.76, -0.1, -0.76, -0.1], mix(p.dark, p.deep, 0.3)) + glass(-1) + glass(1);
  },
};
const patch: Part = {
  front: (b) => {
    const { p } = b.scene;
    return (
      almond(b, -1, p.hot) +
      spot(b, -0.3, -0.13, 0.05, p.deep) +
      brow(b, -1) +
      plate(b, [0.1, -0.26, 0.5, -0.28, 0.46, 0.06, 0.26, 0.12, 0.12, 0], p.deep) +
      stroke(b, [0.12, -0.24, -0.5, -0.72], p.deep, 0.4) +
      stroke(b, [0.5, -0.24, 0.72, -0.4], p.deep, 0.4)
    );
  },
};
/** One wide pane over the eyes, lit. */
const pane: Part = {
  front: (b) => {
    const { p } = b.scene;
    return (
      plate(b, [-0.74, -0.4, 0.74, -0.4, 0.7, 0.06, -0.7, 0.06], mix(p.hot, p.light, 0.45)) +
      plate(b, [0, -0.4, 0.74, -0.4, 0.7, 0.06, 0, 0.06], p.mid) +
      stroke(b, [-0.7, -0.16, 0.7, -0.16], p.deep, 0.14) +
      plate(b, [-0.6, -0.36, -0.34, -0.36, -0.5, 0.02, -0.64, 0.02], "#ffffff", 0.45)
    );
  },
};
const blindfold: Part = {
  front: (b) => {
    const { p } = b.scene;
    return (
      facet(b, [-0.75, -0.34, 0, -0.3, 0, 0.02, -0.7, 0.02], 0.9) +
      facet(b, [0.75, -0.34, 0, -0.3, 0, 0.02, 0.7, 0.02], 0.5) +
      stroke(b, [-0.7, -0.1, 0, -0.06, 0.7, -0.12], p.deep, 0.18) +
      plate(b, [0.72, -0.3, 1.25, 0.1, 1.12, 0.5, 0.72, 0], mix(p.mid, p.light, 0.25))
    );
  },
};
/** A third eye over the open ones. */
const third: Part = {
  front: (b) =>
    (open.front?.(b) ?? "") +
    plate(b, [0, -0.78, 0.15, -0.58, 0, -0.4, -0.15, -0.58], b.scene.p.hot) +
    spot(b, 0, -0.58, 0.06, b.scene.p.deep),
};
/** A cluster of small lenses instead of one eye. */
const lenses: Part = {
  front: (b) => {
    const { p } = b.scene;
    const lens = (x: number, y: number, size: number) =>
      spot(b, x, y, size, p.deep) + spot(b, x, y, size * 0.62, p.hot) + spot(b, x - size * 0.2, y - size * 0.2, size * 0.2, "#ffffff");
    return (
      almond(b, -1, p.light) +
      spot(b, -0.3, -0.13, 0.05, p.deep) +
      brow(b, -1) +
      lens(0.24, -0.2, 0.15) +
      lens(0.5, -0.16, 0.12) +
      lens(0.34, 0.06, 0.11) +
      lens(0.4, -0.42, 0.08)
    );
  },
};

export const EYES = { open, slit, closed, shades, round, monocle, band, goggles, patch, pane, blindfold, third, lenses } as const;
