/** A rules booklet as blocks, before it is set on pages. */

/** A stretch of words. `quiet` is the look of rule numbers. */
export type Inline = { readonly text: string; readonly look: "plain" | "strong" | "quiet" };
export type Inlines = readonly Inline[];

/** Something that lies on the table of a picture, its corner at (x, y), or words there. Lengths are millimetres of the table. */
export type Laid =
  | {
      readonly is: "drawing";
      readonly x: number;
      readonly y: number;
      /** Its own size; `scale` draws it larger or smaller. */
      readonly w: number;
      readonly h: number;
      readonly scale: number;
      readonly drawing: string;
    }
  | { readonly is: "label"; readonly x: number; readonly y: number; readonly text: string };

export type Picture = {
  readonly w: number;
  readonly h: number;
  readonly laid: readonly Laid[];
  /** What it shows, in words; also for those who cannot see it. */
  readonly caption: string;
};

export type Block =
  /** 1 is a chapter, 2 a section, 3 a heading inside a section. */
  | { readonly is: "heading"; readonly level: 1 | 2 | 3; readonly words: Inlines }
  | { readonly is: "text"; readonly words: Inlines }
  /** An item of a list; `depth` counts from 0. */
  | { readonly is: "item"; readonly mark: string; readonly depth: number; readonly words: Inlines }
  | { readonly is: "example"; readonly blocks: readonly Block[] }
  | { readonly is: "table"; readonly head: readonly Inlines[]; readonly rows: readonly (readonly Inlines[])[] }
  | { readonly is: "picture"; readonly picture: Picture }
  /** What follows begins a new page. */
  | { readonly is: "page" };

/** A part of a booklet; the appendix is set smaller and in narrower columns. */
export type Part = { readonly size: "body" | "appendix"; readonly blocks: readonly Block[] };

export type Booklet = {
  readonly title: string;
  /** Under the title: players, time, date. */
  readonly about: readonly string[];
  /** On the title page. */
  readonly cover?: Picture;
  readonly parts: readonly Part[];
};

/** The words of a stretch, without their looks. */
export const plainOf = (words: Inlines): string => words.map(({ text }) => text).join("");
