/** A world seen through the ring of a rig. */
import { mix, type Palette } from "../palette.ts";
import { type Draw, floor, glow, type Scene, sharedDefs } from "../scene.ts";
import { at, circle, fine, line, path, polar, poly, rect, TAU, times } from "../shapes.ts";
import { ADVENTURE } from "../worlds/adventure.ts";
import { FANTASY } from "../worlds/fantasy.ts";
import { HORROR } from "../worlds/horror.ts";
import { SCIENCE } from "../worlds/science.ts";

const GENRES = {
  fantasy: {
    worlds: FANTASY as Readonly<Record<string, Draw>>,
    skies: [
      { deep: "#16224a", dark: "#2a3d78", mid: "#5b79b3", light: "#ffc9a0", hot: "#fff3d6" },
      { deep: "#0d2430", dark: "#17505a", mid: "#3f9080", light: "#d7f0b0", hot: "#fff6c8" },
      { deep: "#24103c", dark: "#512a72", mid: "#9a5aa8", light: "#ffc4d8", hot: "#fff0d0" },
    ],
  },
  adventure: {
    worlds: ADVENTURE as Readonly<Record<string, Draw>>,
    skies: [
      { deep: "#3a1410", dark: "#7a3220", mid: "#cf6d38", light: "#ffc878", hot: "#fff0bc" },
      { deep: "#0a2a40", dark: "#135a78", mid: "#2a94a8", light: "#ffd89a", hot: "#fff4d0" },
      { deep: "#2c1630", dark: "#6a2f58", mid: "#c26470", light: "#ffc494", hot: "#ffeec0" },
    ],
  },
  science: {
    worlds: SCIENCE as Readonly<Record<string, Draw>>,
    skies: [
      { deep: "#06081c", dark: "#151c4c", mid: "#3a5cb4", light: "#9fd8ff", hot: "#ffe2a8" },
      { deep: "#08141a", dark: "#10404a", mid: "#1f8c8c", light: "#a0f0dc", hot: "#fff2a0" },
      { deep: "#1a0a24", dark: "#4a1c58", mid: "#a8408c", light: "#ffb0d0", hot: "#ffe8b0" },
    ],
  },
  horror: {
    worlds: HORROR as Readonly<Record<string, Draw>>,
    skies: [
      { deep: "#0c0a0e", dark: "#2a1c26", mid: "#6c3a3e", light: "#e0a890", hot: "#ffe0a0" },
      { deep: "#080d0c", dark: "#14302a", mid: "#3c6a50", light: "#b4d89c", hot: "#f0ffb8" },
      { deep: "#0a0a16", dark: "#20224a", mid: "#4c5490", light: "#b8c0ec", hot: "#fff0d8" },
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly worlds: Readonly<Record<string, Draw>>; readonly skies: readonly [Palette, ...Palette[]] }>
>;

/** Every scene that a portal can show; `portal:castle` shows one of them. */
export const WORLDS: readonly string[] = Object.values(GENRES).flatMap(({ worlds }) => Object.keys(worlds));

/** Worlds that need one of their genre's skies: a burning wood is not green. */
const SKY: Readonly<Record<string, number>> = {
  ashes: 0,
  codex: 0,
  mesa: 0,
  volcano: 0,
  palms: 1,
  elven: 1,
  throne: 2,
  howling: 2,
  citadel: 0,
};

function worldOf({ r, variant }: Scene): { draw: Draw; palette: Palette } {
  const genres = Object.values(GENRES);
  const named = genres.find(({ worlds }) => Object.hasOwn(worlds, variant));
  const { worlds, skies } = named ?? genres[r.int(0, genres.length - 1)] ?? GENRES.fantasy;
  const draw = worlds[variant] ?? Object.values(worlds)[r.int(0, Object.keys(worlds).length - 1)] ?? FANTASY.castle;
  return { draw, palette: skies[SKY[variant] ?? -1] ?? r.pick<Palette>(skies) };
}

/** The rig: a ring of one of three builds, its cables, and somebody who looks on. */
export const portal: Draw = (scene) => {
  const { r, p, w, h, id } = scene;
  const radius = h * r.float(0.385, 0.42);
  const [x, y] = [w * r.float(0.46, 0.54), h * 0.535];
  const { draw, palette } = worldOf(scene);
  const inner: Scene = {
    ...scene,
    p: palette,
    w: radius * 2,
    h: radius * 2,
    id: (name) => id(`w${name}`),
    url: (name) => `url(#${id(`w${name}`)})`,
  };
  const clip = id("ring");
  const world = `<clipPath id="${clip}">${circle(x, y, radius, "#fff")}</clipPath><g clip-path="url(#${clip})"><g transform="translate(${fine(x - radius)} ${fine(y - radius)})">${sharedDefs(inner)}${draw(inner)}</g></g>`;
  const build = r.int(0, 2);
  const teeth = times(build === 0 ? 12 : 8, (i) => {
    const a = (i / (build === 0 ? 12 : 8)) * TAU + 0.26;
    if (build === 1)
      return (
        poly(
          [
            polar(x, y, a - 0.16, radius * 1.05),
            polar(x, y, a - 0.12, radius * 1.2),
            polar(x, y, a + 0.12, radius * 1.2),
            polar(x, y, a + 0.16, radius * 1.05),
          ],
          { fill: mix(p.dark, p.mid, 0.6), stroke: p.light, width: 0.2 },
        ) + circle(...polar(x, y, a, radius * 1.12), 0.5, p.hot)
      );
    return poly([polar(x, y, a - 0.05, radius * 1.12), polar(x, y, a + 0.05, radius * 1.12), polar(x, y, a, radius * 1.2)], p.hot);
  });
  const cables = [-1, 1].map((s) =>
    times(4, (i) =>
      path(
        `M${at(x + s * radius * 1.05)} ${at(y + radius * (0.1 + i * 0.14))}C${at(x + s * radius * 1.5)} ${at(y + radius * (0.3 + i * 0.2))} ${at(x + s * radius * (1.3 + i * 0.1))} ${at(h * 0.8)} ${at(x + s * w * (0.36 + i * 0.06))} ${at(h + 2)}`,
        { stroke: i % 2 ? p.mid : p.dark, width: 0.9 - i * 0.12 },
      ),
    ),
  );
  const seat = x + radius * r.float(-0.4, 0.4);
  const foot = h * 1.02;
  const viewer = path(
    `M${at(seat - 6)} ${at(h + 3)}C${at(seat - 6)} ${at(foot - 3.6)} ${at(seat - 3)} ${at(foot - 4.6)} ${at(seat - 1.4)} ${at(foot - 5)}C${at(seat - 3.2)} ${at(foot - 10)} ${at(seat + 3.2)} ${at(foot - 10)} ${at(seat + 1.4)} ${at(foot - 5)}C${at(seat + 3)} ${at(foot - 4.6)} ${at(seat + 6)} ${at(foot - 3.6)} ${at(seat + 6)} ${at(h + 3)}Z`,
    { fill: p.deep, stroke: palette.light, width: 0.3 },
  );
  const racks = times(10, (i) => {
    const rx = i < 5 ? i * 4 - 1 : w - (i - 4) * 4 + 1;
    return (
      rect(rx, h * 0.05, 3.2, h * 0.72, { fill: mix(p.deep, p.dark, 0.8), stroke: p.mid, width: 0.12 }) +
      times(5, (k) =>
        line(
          [
            [rx + 0.6, h * 0.1 + k * 5],
            [rx + r.float(1, 2.6), h * 0.1 + k * 5],
          ],
          r.pick([p.light, p.hot, p.mid]),
          0.35,
          0.8,
        ),
      )
    );
  });
  return (
    rect(0, 0, w, h, p.deep) +
    racks +
    floor(scene, h * 0.8) +
    glow(scene, x, y, radius * 1.55, 0.75) +
    circle(x, y, radius * 1.6, { fill: palette.mid, opacity: 0.12 }) +
    world +
    circle(x, y, radius, { stroke: mix(p.light, palette.light, 0.4), width: 0.9 }) +
    circle(x, y, radius * 1.07, { stroke: p.hot, width: build === 2 ? 0.8 : 0.25, dash: build === 2 ? "6 1.4" : "3 .8 .6 .8" }) +
    teeth +
    cables.join("") +
    viewer
  );
};
