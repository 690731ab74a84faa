"use client";
/** A board as a plate: printed, marked, with its pieces and a button for each of its spots. */
import type { ReactNode, RefObject } from "react";
import type { Board, Part, Space } from "../../../engine/games/boards/index.ts";
import { type drawBoard, outline } from "../../../faces/boards/index.ts";
import { cx } from "../../ui/cx.ts";
import styles from "./plate.module.css";

type PlateProps = {
  readonly plate: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly board: Board;
  readonly printed: ReturnType<typeof drawBoard>;
  /** Pieces as `drawPieces` draws them. */
  readonly pieces: string;
  /** Paths and circles in millimetres, beneath the pieces. */
  readonly marks: ReactNode;
  readonly markClass?: string | undefined;
  /** Drawn over the pieces. */
  readonly above?: ReactNode;
  readonly className?: string | undefined;
  /** Share of the width that holds it. */
  readonly width?: string;
  /** A mouse leaves the board. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
};

export function Plate({
  plate,
  label,
  board,
  printed,
  pieces,
  marks,
  markClass,
  above,
  className,
  width = "100%",
  onLeave,
  children,
}: PlateProps) {
  const { viewBox } = printed;
  return (
    <div
      ref={plate}
      role="group"
      aria-label={label}
      className={cx(styles.plate, className)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onLeave?.()}
      style={{ aspectRatio: `${board.size[0]} / ${board.size[1]}`, width }}
    >
      <Drawn viewBox={viewBox} svg={printed.svg} />
      <svg aria-hidden="true" viewBox={viewBox} className={markClass}>
        {marks}
      </svg>
      <Drawn viewBox={viewBox} svg={pieces} />
      {above && (
        <svg aria-hidden="true" viewBox={viewBox}>
          {above}
        </svg>
      )}
      {children}
    </div>
  );
}

const Drawn = ({ viewBox, svg }: { readonly viewBox: string; readonly svg: string }) => (
  <svg
    aria-hidden="true"
    viewBox={viewBox}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawBoard and drawPieces escape every text.
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);

/** Where a button lies on a plate, in per cent of it. */
export type Box = { readonly left: string; readonly top: string; readonly width: string; readonly height: string };

/** A part of a whole in per cent. */
export const share = (value: number, of: number): string => `${Math.round((value / of) * 10_000) / 100}%`;

/** The box around a place of so many millimetres. */
export const boxAround = ({ size: [width, height] }: Board, x: number, y: number, [w, h]: readonly [number, number]): Box => ({
  left: share(x - w / 2, width),
  top: share(y - h / 2, height),
  width: share(w, width),
  height: share(h, height),
});

/** The outline of a space as the path of an SVG. */
export const pathOf = (part: Part, space: Space): string =>
  `M${outline(part, space)
    .map(([x, y]) => `${x} ${y}`)
    .join("L")}Z`;

/** The box of a space, and its corners in shares of that box. */
export function shapeOf({ size: [width, height] }: Board, part: Part, space: Space) {
  const corners = outline(part, space);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const box: Box = { left: share(left, width), top: share(top, height), width: share(w, width), height: share(h, height) };
  const inBox = corners.map(([x, y]) => [(x - left) / w, (y - top) / h] as const);
  return { box, corners: inBox, clipPath: `polygon(${inBox.map(([x, y]) => `${share(x, 1)} ${share(y, 1)}`).join(",")})` };
}
