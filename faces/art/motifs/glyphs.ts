/** Signs: flat figures around (0, 0) that fill a circle of radius 10, drawn in one ink with cuts in the ground's colour. */
import { at, circle, ellipse, line, path, poly, rect, ring, TAU, times } from "../shapes.ts";

type Glyph = (ink: string, cut: string) => string;
const arc = (ink: string, d: string, width: number): string => path(d, { stroke: ink, width, round: true });

const coins: Glyph = (ink, cut) =>
  times(3, (i) =>
    [0, 1, 2, 3]
      .slice(0, 2 + i)
      .map((k) => ellipse(-5.6 + i * 5.6, 6.5 - k * 3.2, 3.6, 1.9, { fill: ink, stroke: cut, width: 0.6 }))
      .join(""),
  );
const flame: Glyph = (ink, cut) =>
  path("M-1 9C-8 7 -7 0 -3 -3C-3 -1 -2 0 -1 0C-3 -5 1 -8 2 -10C2 -6 7 -3 6 3C5.6 6.6 3 8.6 -1 9Z", ink) +
  path("M0 9C-3.4 7.6 -2.6 4 0 1.4C0.6 4 3 4.4 2.4 7C2 8.2 1 8.8 0 9Z", cut);
const fist: Glyph = (ink, cut) =>
  path("M-5 10V2L-6.4 -1V-6q0 -1.6 1.6 -1.6h8.8q2.8 0 2.8 2.8V1L5 4V10Z", ink) +
  times(3, (i) =>
    line(
      [
        [-3.6 + i * 3, -7.4],
        [-3.6 + i * 3, -1.4],
      ],
      cut,
      0.8,
    ),
  ) +
  arc(cut, "M-6 0.6H0.6q2.4 0 2.4 2.2H-1", 0.8) +
  line(
    [
      [-5, 7],
      [5, 7],
    ],
    cut,
    0.8,
  );
const train: Glyph = (ink, cut) =>
  path("M-6 6V-5q0 -4 6 -4t6 4V6Z", ink) +
  rect(-4.4, -5, 8.8, 5, cut) +
  circle(-3.6, 3.4, 1.1, cut) +
  circle(3.6, 3.4, 1.1, cut) +
  line(
    [
      [-5, 10],
      [-3, 6],
    ],
    ink,
    1,
  ) +
  line(
    [
      [5, 10],
      [3, 6],
    ],
    ink,
    1,
  ) +
  path("M1 -10L-2.4 -2.4L1.6 -1L-2.4 7", { stroke: cut, width: 1.3 });
const safe: Glyph = (ink, cut) =>
  rect(-8.4, -8, 16.8, 15, ink) +
  rect(-6.8, -6.4, 13.6, 11.8, cut) +
  rect(-6, -5.6, 12, 10.2, ink) +
  circle(0.4, -0.6, 3.2, cut) +
  circle(0.4, -0.6, 1.1, ink) +
  times(6, (i) =>
    line(
      [
        [0.4, -0.6],
        [0.4 + Math.cos((i / 6) * TAU) * 3, -0.6 + Math.sin((i / 6) * TAU) * 3],
      ],
      ink,
      0.5,
    ),
  ) +
  rect(-7, 7, 3, 2, ink) +
  rect(4, 7, 3, 2, ink);
const letter: Glyph = (ink, cut) =>
  rect(-9, -6, 18, 12.6, ink) +
  path("M-9 -6L0 2L9 -6M-9 6.6L-2.6 -0.4M9 6.6L2.6 -0.4", { stroke: cut, width: 0.9 }) +
  circle(0, 1.6, 2.4, cut) +
  circle(0, 1.6, 1.5, ink);
const eye: Glyph = (ink, cut) =>
  path("M-10 0Q0 -9.4 10 0Q0 9.4 -10 0Z", ink) +
  circle(0, 0, 4, cut) +
  circle(0, 0, 2, ink) +
  times(5, (i) =>
    line(
      [
        [-6 + i * 3, -6.4 - (2 - Math.abs(i - 2)) * 0.7],
        [-7 + i * 3.5, -9.4 - (2 - Math.abs(i - 2)) * 0.4],
      ],
      ink,
      0.8,
    ),
  );
const unseen: Glyph = (ink, cut) =>
  eye(ink, cut) +
  line(
    [
      [-9, 8],
      [9, -8],
    ],
    cut,
    3,
  ) +
  line(
    [
      [-9, 8],
      [9, -8],
    ],
    ink,
    1.3,
  );
const mask: Glyph = (ink, cut) =>
  path("M-9 -7Q0 -4.6 9 -7Q10 3 4.6 7.6Q1.6 9.6 0 9.6T-4.6 7.6Q-10 3 -9 -7Z", ink) +
  path("M-6.6 -2.4Q-4 -4 -1.6 -1.6Q-4 0 -6.6 -2.4ZM6.6 -2.4Q4 -4 1.6 -1.6Q4 0 6.6 -2.4Z", cut) +
  arc(cut, "M-3.6 4.4Q0 7 3.6 4.4", 0.9);
const banners: Glyph = (ink, cut) =>
  times(
    3,
    (i) =>
      line(
        [
          [-6 + i * 6, -9 + (i % 2) * 2],
          [-6 + i * 6, 10],
        ],
        ink,
        0.9,
      ) + path(`M${-6 + i * 6} ${-8.6 + (i % 2) * 2}q2.6 -1.6 5 0v5.6q-2.4 -1.6 -5 0Z`, { fill: ink, stroke: cut, width: 0.4 }),
  );
const camera: Glyph = (ink, cut) =>
  path("M-9 -5H-4L-2.6 -7.6H2.6L4 -5H9V7H-9Z", ink) + circle(0, 1, 4, cut) + circle(0, 1, 2.4, ink) + circle(6.6, -2.8, 0.9, cut);
const skull: Glyph = (ink, cut) =>
  path("M-7.4 -1.4Q-7.4 -9.4 0 -9.4T7.4 -1.4Q7.4 2 4.6 3.4V7H-4.6V3.4Q-7.4 2 -7.4 -1.4Z", ink) +
  circle(-3.1, -1.2, 2.1, cut) +
  circle(3.1, -1.2, 2.1, cut) +
  poly(
    [
      [0, 1],
      [-1.1, 3],
      [1.1, 3],
    ],
    cut,
  ) +
  times(3, (i) =>
    line(
      [
        [-2.2 + i * 2.2, 4.4],
        [-2.2 + i * 2.2, 7.2],
      ],
      cut,
      0.6,
    ),
  ) +
  circle(-3.1, -1.2, 0.7, ink) +
  circle(3.1, -1.2, 0.7, ink);
const crosshair: Glyph = (ink) =>
  circle(0, 0, 7, { stroke: ink, width: 1.3 }) +
  circle(0, 0, 3.2, { stroke: ink, width: 0.7 }) +
  path("M0 -10V-4M0 10V4M-10 0H-4M10 0H4", { stroke: ink, width: 1.1 }) +
  circle(0, 0, 1, ink);
const erased: Glyph = (ink, cut) =>
  circle(0, -4, 4, ink) +
  path("M-8 9Q-8 1 0 1T8 9Z", ink) +
  path("M-8 -8L8 8M8 -8L-8 8", { stroke: cut, width: 3 }) +
  path("M-8 -8L8 8M8 -8L-8 8", { stroke: ink, width: 1.3 });
const virus: Glyph = (ink, cut) =>
  circle(0, 0, 5, ink) +
  times(10, (i) => {
    const [c, s] = [Math.cos((i / 10) * TAU), Math.sin((i / 10) * TAU)];
    return (
      line(
        [
          [c * 4, s * 4],
          [c * 8, s * 8],
        ],
        ink,
        0.9,
      ) + circle(c * 8.6, s * 8.6, 1.3, ink)
    );
  }) +
  circle(-1.6, -1.2, 1.3, cut) +
  circle(1.9, 0.4, 0.9, cut) +
  circle(-0.4, 2.4, 0.8, cut);
const bomb: Glyph = (ink, cut) =>
  circle(-1, 2.4, 6.6, ink) +
  rect(1.4, -6, 3.6, 3, { fill: ink, transform: "rotate(35 3 -4)" }) +
  arc(ink, "M4 -5Q5.6 -9.4 8.4 -7.4", 0.8) +
  times(6, (i) =>
    line(
      [
        [8.6, -7.4],
        [8.6 + Math.cos(i) * 2.4, -7.4 + Math.sin(i) * 2.4],
      ],
      ink,
      0.5,
    ),
  ) +
  arc(cut, "M-5 2.4Q-4.8 -1.4 -1.4 -2", 0.9);
const gun: Glyph = (ink, cut) =>
  path("M-9.4 -5H9V-1.4H2L1.4 1.4H-2.4L-4.4 8.6H-8.6L-6.4 0.6L-9.4 -1.6Z", ink) +
  path("M-2.2 -0.6h3v1.2h-3.4Z", cut) +
  line(
    [
      [-8, -3.4],
      [8, -3.4],
    ],
    cut,
    0.5,
  ) +
  times(3, (i) => rect(5 + i * 1.6, -7.4 - i, 0.8, 0.8, ink));
const shield: Glyph = (ink, cut) =>
  path("M0 -10Q4.6 -7 8.4 -7V0Q8.4 6.6 0 10Q-8.4 6.6 -8.4 0V-7Q-4.6 -7 0 -10Z", ink) +
  path("M0 -7.6Q3.6 -5.4 6.4 -5.2V0Q6.4 5 0 7.6Z", cut);
const cracked: Glyph = (ink, cut) =>
  path("M0 -10Q4.6 -7 8.4 -7V0Q8.4 6.6 0 10Q-8.4 6.6 -8.4 0V-7Q-4.6 -7 0 -10Z", ink) +
  path("M2.6 -10L-2.4 -3.4L2.6 -0.6L-2.6 4.4L0.4 10", { stroke: cut, width: 1.7 }) +
  path("M2.6 -0.6L6.6 1.6M-2.4 -3.4L-7 -2.4", { stroke: cut, width: 1 });
const pin: Glyph = (ink, cut) =>
  path("M0 9.6C-3 4 -6.6 1.4 -6.6 -3.2A6.6 6.6 0 0 1 6.6 -3.2C6.6 1.4 3 4 0 9.6Z", ink) + circle(0, -3.2, 2.8, cut);
const lostPin: Glyph = (ink, cut) =>
  pin(ink, cut) +
  path("M-9 7L9 -9", { stroke: cut, width: 3 }) +
  path("M-9 7L9 -9", { stroke: ink, width: 1.1 }) +
  ellipse(0, 9.4, 6, 1.4, { stroke: ink, width: 0.6 });
const server: Glyph = (ink, cut) =>
  times(3, (i) => rect(-8, -9 + i * 6.4, 16, 5.2, ink) + circle(5.4, -6.4 + i * 6.4, 0.9, cut) + rect(-6, -6.9 + i * 6.4, 7, 1, cut));
const chained: Glyph = (ink, cut) =>
  server(ink, cut) +
  times(
    5,
    (i) =>
      ellipse(-8 + i * 4, -7 + i * 3.6, 2.7, 1.5, { stroke: cut, width: 2.2, transform: `rotate(42 ${-8 + i * 4} ${at(-7 + i * 3.6)})` }) +
      ellipse(-8 + i * 4, -7 + i * 3.6, 2.7, 1.5, { stroke: ink, width: 0.9, transform: `rotate(42 ${-8 + i * 4} ${at(-7 + i * 3.6)})` }),
  );
const gate: Glyph = (ink, cut) =>
  circle(0, 0, 9.2, { stroke: ink, width: 1.6 }) +
  times(5, (i) => rect(-6.6 + i * 2.9, -8, 1.2, 16, ink)) +
  rect(-9, -1.6, 18, 3.2, ink) +
  circle(0, 0, 2.8, { fill: ink, stroke: cut, width: 0.9 }) +
  rect(-0.4, -0.6, 0.8, 2, cut);
const fall: Glyph = (ink) =>
  path("M-9 -8L-3 -2L0.4 -5L6.4 3.4M7.6 8.6L8.6 0.4L2.2 4.6Z", { stroke: ink, width: 1.5, fill: "none", round: true }) +
  poly(
    [
      [8.6, 8.6],
      [8.8, 0],
      [1.6, 5],
    ],
    ink,
  ) +
  times(5, (i) => rect(-9 + i * 3.2, 9 - (5 - i) * 1.4, 1.9, (5 - i) * 1.4, ink));
const rise: Glyph = (ink) =>
  poly(
    [
      [8.8, -9],
      [8.8, -1.4],
      [1.8, -6],
    ],
    ink,
  ) +
  path("M-9 4L-3.4 -1L0 2L6.4 -5", { stroke: ink, width: 1.6, round: true }) +
  times(5, (i) => rect(-9 + i * 3.8, 9.4 - (i + 1) * 1.5, 2.2, (i + 1) * 1.5, ink));
const arrest: Glyph = (ink, cut) =>
  circle(0, -3.4, 3.8, ink) +
  path("M-7.6 10Q-7.6 1.6 0 1.6T7.6 10Z", ink) +
  times(5, (i) => rect(-8.8 + i * 4.1, -10, 1.2, 20, { fill: ink, stroke: cut, width: 0.7 })) +
  rect(-9.4, -10, 18.8, 1.4, ink) +
  rect(-9.4, 8.6, 18.8, 1.4, ink);
const broken: Glyph = (ink, cut) =>
  path("M-2.4 9V0H-7L0 -9.4L7 0H2.4V9Z", ink) + path("M-10 3.4L-3 0.4L0 4L4 -0.4L10 2", { stroke: cut, width: 1.8 });
const boost: Glyph = (ink) =>
  times(3, (i) =>
    path(`M-7.4 ${-1 + i * 4.6}L0 ${-8 + i * 4.6}L7.4 ${-1 + i * 4.6}V${2.2 + i * 4.6}L0 ${-4.8 + i * 4.6}L-7.4 ${2.2 + i * 4.6}Z`, {
      fill: ink,
      opacity: 1 - i * 0.22,
    }),
  );
const star: Glyph = (ink, cut) =>
  poly(
    Array.from(
      { length: 10 },
      (_, i) => [Math.cos((i / 10) * TAU - TAU / 4) * (i % 2 ? 4.2 : 10), Math.sin((i / 10) * TAU - TAU / 4) * (i % 2 ? 4.2 : 10)] as const,
    ),
    ink,
  ) + circle(0, 0, 1.8, cut);
const globe: Glyph = (ink, cut) =>
  circle(0, 0, 7.4, ink) +
  ellipse(0, 0, 3.2, 7.4, { stroke: cut, width: 0.7 }) +
  path("M-7.4 0H7.4M-6.4 -3.8H6.4M-6.4 3.8H6.4", { stroke: cut, width: 0.7 }) +
  ellipse(0, 0, 10, 3, { stroke: ink, width: 0.8, transform: "rotate(-24)" });
const tiles: Glyph = (ink, cut) =>
  times(9, (i) => {
    const [x, y] = [-8.6 + (i % 3) * 6, -8.6 + Math.floor(i / 3) * 6];
    return rect(x, y, 5.2, 5.2, ink) + (i % 2 ? circle(x + 2.6, y + 2.6, 1.3, cut) : rect(x + 1.5, y + 1.5, 2.2, 2.2, cut));
  });
const crown: Glyph = (ink, cut) =>
  path("M-9 6V-5L-4.4 0L0 -8.6L4.4 0L9 -5V6Z", ink) +
  rect(-9, 7, 18, 2, ink) +
  circle(0, 3, 1.4, cut) +
  circle(-5, 3.4, 1, cut) +
  circle(5, 3.4, 1, cut) +
  circle(0, -9, 1.2, ink);
const tower: Glyph = (ink, cut) =>
  path("M-8 10V2H-4V-5H-1.6V-10H1.6V-5H4V2H8V10Z", ink) +
  times(8, (i) => rect(i % 2 ? 0.9 : -2.3, -3 + Math.floor(i / 2) * 3, 1.3, 1.6, cut));
const street: Glyph = (ink, cut) =>
  circle(0, 0, 9.4, ink) +
  path("M-9.4 -2L9.4 3.6M-3.4 -9L1.6 9.4M5 -8.4L-8 6M-5 -8L8.6 -4", { stroke: cut, width: 1 }) +
  poly(
    [
      [2, -3.4],
      [5.4, -2.4],
      [4.6, 1.2],
      [1.2, 0.2],
    ],
    cut,
  );
const links: Glyph = (ink, cut) => {
  const nodes = ring(0, 0.4, 7.4, 5, -TAU / 4);
  return (
    nodes.map(([x, y], i) => line([[x, y], nodes[(i + 2) % 5] ?? [0, 0]], ink, 0.6)).join("") +
    nodes.map(([x, y]) => circle(x, y, 2.1, { fill: ink, stroke: cut, width: 0.5 })).join("") +
    circle(0, 0.4, 2.6, { fill: ink, stroke: cut, width: 0.7 })
  );
};
const hand: Glyph = (ink, cut) =>
  path(
    "M-6 10V4L-9 -1q-.6 -2 1.4 -2L-5 -0.4V-7q1.2 -2 2.4 0V-2V-8.6q1.2 -2 2.4 0V-2.4V-8q1.2 -2 2.4 0V-1.4V-5.4q1.2 -2 2.4 0V4L4 10Z",
    ink,
  ) +
  circle(-0.4, 3.4, 1.8, cut) +
  circle(-0.4, 3.4, 0.8, ink);
const key: Glyph = (ink, cut) =>
  circle(-4.6, -4.6, 5, ink) +
  circle(-4.6, -4.6, 2.1, cut) +
  line(
    [
      [-1.6, -1.6],
      [8, 8],
    ],
    ink,
    2,
  ) +
  line(
    [
      [5, 5],
      [7.8, 2.2],
    ],
    ink,
    1.7,
  ) +
  line(
    [
      [7.4, 7.4],
      [9.6, 5.2],
    ],
    ink,
    1.7,
  );
const scales: Glyph = (ink) =>
  rect(-0.6, -9, 1.2, 17, ink) +
  rect(-4.6, 8, 9.2, 1.6, ink) +
  path("M-8.6 -5.4L8.6 -7.6", { stroke: ink, width: 1.1 }) +
  [-1, 1]
    .map(
      (s) =>
        path(`M${s * 7.6} ${s < 0 ? -5.2 : -7.4}l-3 7.4h6Z`, { stroke: ink, width: 0.5 }) +
        path(`M${s * 7.6 - 3.4} ${s < 0 ? 2.2 : 0}h6.8q-.6 3 -3.4 3t-3.4 -3Z`, ink),
    )
    .join("");
const lens: Glyph = (ink, cut) =>
  circle(-2, -2, 6.6, ink) +
  circle(-2, -2, 4.6, cut) +
  line(
    [
      [2.8, 2.8],
      [9, 9],
    ],
    ink,
    2.4,
  ) +
  arc(ink, "M-4.8 -2.6Q-4.4 -5 -1.8 -5", 0.8);
const cross: Glyph = (ink, cut) => rect(-3, -9, 6, 18, ink) + rect(-9, -3, 18, 6, ink) + arc(cut, "M-7 0H-3L-1.4 -4L1.4 4L3 0H7", 0.8);
const bolt: Glyph = (ink) =>
  poly(
    [
      [2, -10],
      [-6.4, 1.6],
      [-1, 1.6],
      [-2.4, 10],
      [6.6, -2.6],
      [1, -2.6],
    ],
    ink,
  );
const clock: Glyph = (ink, cut) =>
  circle(0, 0, 9.4, ink) +
  circle(0, 0, 7.6, cut) +
  times(12, (i) =>
    line(
      [
        [Math.cos((i / 12) * TAU) * 6, Math.sin((i / 12) * TAU) * 6],
        [Math.cos((i / 12) * TAU) * 7, Math.sin((i / 12) * TAU) * 7],
      ],
      ink,
      0.7,
    ),
  ) +
  path("M0 -5.4V0L4 2.4", { stroke: ink, width: 1.1, round: true });
const wing: Glyph = (ink, cut) =>
  times(5, (i) =>
    path(`M-8 6Q${-6 + i * 3.6} ${-6 - (4 - i) * 1.2} ${1 + i * 2.2} ${-9.4 + i * 3.4}Q${4 + i} ${-3 + i * 2.4} -8 6Z`, {
      fill: ink,
      stroke: cut,
      width: 0.5,
    }),
  );
const heart: Glyph = (ink, cut) =>
  path("M0 9.4C-9 3 -9.4 -2 -8 -5C-6 -8.6 -1.6 -8 0 -4.4C1.6 -8 6 -8.6 8 -5C9.4 -2 9 3 0 9.4Z", ink) +
  path("M-8.6 0H-3.4L-1.6 -3.6L1.2 4L3 0H8.6", { stroke: cut, width: 0.9 });
const claw: Glyph = (ink) =>
  times(4, (i) => path(`M${-8 + i * 5} -9.4Q${-2.4 + i * 4} -1 ${-7.4 + i * 4.2} 9.6Q${-5.4 + i * 3.8} -1 ${-8 + i * 5} -9.4Z`, ink));
const drop: Glyph = (ink, cut) =>
  path("M0 -10C4 -3.4 7 -0.4 7 3.4A7 6.6 0 0 1 -7 3.4C-7 -0.4 -4 -3.4 0 -10Z", ink) + arc(cut, "M-3.8 3.6Q-3.4 6.4 -0.8 7", 0.9);
const scroll: Glyph = (ink, cut) =>
  path("M-6.4 -9H5q3 0 3 3V5.6H5V9H-7.4q-2 0 -2 -3.4H-6.4Z", ink) +
  times(4, (i) =>
    line(
      [
        [-4.4, -5.6 + i * 2.8],
        [2.8 - (i % 2) * 2, -5.6 + i * 2.8],
      ],
      cut,
      0.8,
    ),
  ) +
  circle(3.4, 5, 1.6, cut);
const door: Glyph = (ink, cut) =>
  rect(-7, -9.6, 14, 19.2, ink) +
  rect(-5.4, -8, 10.8, 16, cut) +
  poly(
    [
      [-5.4, -8],
      [2.4, -5.6],
      [2.4, 9.4],
      [-5.4, 8],
    ],
    ink,
  ) +
  circle(0.8, 1.4, 0.9, cut);
const camp: Glyph = (ink, cut) =>
  poly(
    [
      [0, -9],
      [9.6, 8],
      [-9.6, 8],
    ],
    ink,
  ) +
  poly(
    [
      [0, -2],
      [3.8, 8],
      [-3.8, 8],
    ],
    cut,
  );
const truck: Glyph = (ink, cut) =>
  rect(-9.6, -5.4, 11.4, 9.4, ink) +
  path("M2.6 -2.4H7L9.6 0.8V4H2.6Z", ink) +
  [-6, -1.4, 6].map((x) => circle(x, 4.6, 2.2, { fill: ink, stroke: cut, width: 0.8 }) + circle(x, 4.6, 0.7, cut)).join("");
const vial: Glyph = (ink, cut) =>
  path("M-3 -9.6H3V-8H2.2V-2L7 6.4Q7.6 9.4 5 9.6H-5Q-7.6 9.4 -7 6.4L-2.2 -2V-8H-3Z", ink) +
  path("M-4.4 3.4H4.4L6 7Q6 8.4 5 8.4H-5Q-6 8.4 -6 7Z", cut) +
  circle(-1, 6, 0.8, ink) +
  circle(1.8, 5, 0.6, ink);
const horn: Glyph = (ink, cut) =>
  path("M-9 -2.4H-4L7 -8.4V8.4L-4 2.4H-9Z", ink) +
  line(
    [
      [-4, -2.4],
      [-4, 2.4],
    ],
    cut,
    0.8,
  ) +
  path("M-7 2.6L-5.4 8.6H-2.8L-4 2.6Z", ink) +
  arc(ink, "M9 -4Q11 0 9 4", 0.8);
const gear: Glyph = (ink, cut) =>
  poly(
    Array.from(
      { length: 40 },
      (_, i) => [Math.cos((i / 40) * TAU) * (i % 4 < 2 ? 9.6 : 7.6), Math.sin((i / 40) * TAU) * (i % 4 < 2 ? 9.6 : 7.6)] as const,
    ),
    ink,
  ) +
  circle(0, 0, 4.4, cut) +
  circle(0, 0, 2, ink);
const person: Glyph = (ink, cut) =>
  circle(0, -4.4, 4.4, ink) +
  path("M-8.4 9.6Q-8.4 1 0 1T8.4 9.6Z", ink) +
  poly(
    [
      [-1.4, 2],
      [1.4, 2],
      [0, 7.4],
    ],
    cut,
  );
const team: Glyph = (ink, cut) =>
  [-5.4, 5.4].map((x) => circle(x, -3, 3, ink) + path(`M${x - 5} 8.6q0 -7.6 5 -7.6t5 7.6Z`, ink)).join("") +
  circle(0, -3.4, 4, { fill: ink, stroke: cut, width: 0.7 }) +
  path("M-6.4 9.6Q-6.4 1.4 0 1.4T6.4 9.6Z", { fill: ink, stroke: cut, width: 0.7 });
const dice: Glyph = (ink, cut) =>
  rect(-8, -8, 16, 16, { fill: ink, transform: "rotate(12)" }) +
  [
    [-4, -4],
    [4, -4],
    [0, 0],
    [-4, 4],
    [4, 4],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 1.5, cut))
    .join("");

const staff: Glyph = (ink, cut) =>
  rect(-0.8, -5, 1.6, 15, ink) +
  circle(0, -6.4, 3.6, ink) +
  circle(0, -6.4, 1.8, cut) +
  times(8, (i) =>
    line(
      [
        [Math.cos((i / 8) * TAU) * 4.4, -6.4 + Math.sin((i / 8) * TAU) * 4.4],
        [Math.cos((i / 8) * TAU) * 6, -6.4 + Math.sin((i / 8) * TAU) * 6],
      ],
      ink,
      0.7,
    ),
  ) +
  rect(-2, 2, 4, 1, ink) +
  rect(-2.4, 8.8, 4.8, 1.2, ink);
const censer: Glyph = (ink, cut) =>
  path("M-6 1.6H6Q6 8.4 0 8.4T-6 1.6Z", ink) +
  path("M-5 0.8Q-4 -3.4 0 -3.4T5 0.8Z", ink) +
  times(4, (i) => circle(-3 + i * 2, -0.8, 0.5, cut)) +
  rect(-2.4, 8.2, 4.8, 1.4, ink) +
  path("M-5.4 1L0 -10L5.4 1", { stroke: ink, width: 0.6 }) +
  arc(ink, "M-7.6 -2q-2 -2 0 -4t0 -4M7.6 -2q2 -2 0 -4t0 -4", 0.7);

export const GLYPHS = {
  coins,
  flame,
  fist,
  train,
  safe,
  letter,
  eye,
  unseen,
  mask,
  banners,
  camera,
  skull,
  crosshair,
  erased,
  virus,
  bomb,
  gun,
  shield,
  cracked,
  pin,
  lostPin,
  server,
  chained,
  gate,
  fall,
  rise,
  arrest,
  broken,
  boost,
  star,
  globe,
  tiles,
  crown,
  tower,
  street,
  links,
  hand,
  key,
  scales,
  lens,
  cross,
  bolt,
  clock,
  wing,
  heart,
  claw,
  drop,
  scroll,
  door,
  camp,
  truck,
  vial,
  horn,
  gear,
  person,
  team,
  dice,
  staff,
  censer,
} as const satisfies Readonly<Record<string, Glyph>>;
export type GlyphName = keyof typeof GLYPHS;
export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);
