/** The colours of boards: on a table at night, and on paper. A word of a board file stands for a pair: what is filled, and its edge and names. */
export type Tone = { readonly fill: string; readonly edge: string };
export type BoardSkin = {
  readonly sheet: string;
  readonly frame: string;
  readonly text: string;
  readonly dim: string;
  /** Ground of what lies open: places, steps, cells. */
  readonly field: string;
  readonly road: string;
  readonly highway: string;
  /** On a tile, a plate and its paths. */
  readonly plate: string;
  readonly path: string;
  readonly tones: Readonly<Record<string, Tone>>;
  readonly plain: Tone;
};

export const NIGHT: BoardSkin = {
  sheet: "#0c121a",
  frame: "#33455a",
  text: "#e9eef4",
  dim: "#aebccb",
  field: "#141d28",
  road: "#51677f",
  highway: "#f6c552",
  plate: "#1f2a38",
  path: "#3fd0bf",
  plain: { fill: "#1b2632", edge: "#8d9eaf" },
  tones: {
    violet: { fill: "#2a2450", edge: "#b9a2ff" },
    amber: { fill: "#3d3110", edge: "#f6c552" },
    rose: { fill: "#451f39", edge: "#f58cc4" },
    lime: { fill: "#2a3813", edge: "#b9dc5c" },
    sky: { fill: "#15304c", edge: "#79baff" },
    orange: { fill: "#46261a", edge: "#ff9b73" },
    teal: { fill: "#0f3b38", edge: "#4fd6c5" },
    black: { fill: "#1a222c", edge: "#aebccb" },
    purple: { fill: "#321f4d", edge: "#c09bff" },
    red: { fill: "#4a1c24", edge: "#ff8d98" },
    blue: { fill: "#142f4b", edge: "#79baff" },
  },
};

export const ON_PAPER: BoardSkin = {
  sheet: "#ffffff",
  frame: "#10151c",
  text: "#10151c",
  dim: "#3f4c58",
  field: "#f3f5f2",
  road: "#73808a",
  highway: "#744e00",
  plate: "#e9ede8",
  path: "#06625a",
  plain: { fill: "#eef1ed", edge: "#4b5661" },
  tones: {
    violet: { fill: "#ece7fb", edge: "#593db5" },
    amber: { fill: "#fbf1d6", edge: "#744e00" },
    rose: { fill: "#fbe4f0", edge: "#9c1f69" },
    lime: { fill: "#eef6d6", edge: "#465700" },
    sky: { fill: "#e0eefb", edge: "#0b58a6" },
    orange: { fill: "#fde8df", edge: "#9a3610" },
    teal: { fill: "#dcf3f0", edge: "#06625a" },
    black: { fill: "#e4e6e8", edge: "#10151c" },
    purple: { fill: "#efe4fb", edge: "#6a2cb5" },
    red: { fill: "#fbe2e4", edge: "#ad1d2c" },
    blue: { fill: "#e0ecfb", edge: "#0b58a6" },
  },
};

/** The pair of a word; grey for a word that no skin has. */
export const toneOf = (skin: BoardSkin, colour: string | undefined): Tone => skin.tones[colour ?? ""] ?? skin.plain;

/** The colour of a word for text of a page, legible in both themes. */
export const legibleTone = (colour: string): string => `light-dark(${toneOf(ON_PAPER, colour).edge}, ${toneOf(NIGHT, colour).edge})`;
