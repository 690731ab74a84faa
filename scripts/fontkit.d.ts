/** The part of fontkit that the metrics script uses; the package ships no types. */
declare module "fontkit" {
  export type Path = { readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[] };
  export type Font = {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly xHeight: number;
    readonly capHeight: number;
    readonly characterSet: readonly number[];
    layout(text: string): { readonly advanceWidth: number; readonly glyphs: readonly { readonly path: Path }[] };
  };
  /** A file with several fonts. */
  export type FontCollection = { readonly fonts: readonly Font[] };
  export function openSync(file: string): Font | FontCollection;
}
