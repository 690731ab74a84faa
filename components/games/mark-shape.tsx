/** A mark, drawn. */
import type { Mark } from "./mark.ts";

export const MarkShape = ({ mark: { path, colour, line }, size }: { readonly mark: Mark; readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden>
    <path d={path} {...(line ? { fill: "none", stroke: colour, strokeWidth: 1.1 } : { fill: colour })} />
  </svg>
);
