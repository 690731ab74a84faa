"use client";
/** Which part of a picture a face shows: a frame over it, moved and sized by mouse, finger or keys (story S11). */
import { Maximize, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { type Crop, cropOf, movedPart, type PictureSize, shownPart, sizedPart } from "../../../engine/cards/picture.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./crop-box.module.css";

export type CropBoxProps = {
  readonly src: string;
  readonly size: PictureSize;
  /** Width by height of the picture's place on the face. */
  readonly proportion: number;
  /** Its width on the face in millimetres. */
  readonly widthMm: number;
  readonly crop: Crop | undefined;
  readonly onCrop: (crop: Crop | undefined) => void;
};

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;
/** What a key moves, in shares of the picture; with Shift, five of them. */
const STEP = 0.01;
/** What a key, or a click makes it smaller by. */
const ZOOM = 0.92;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Fewer dots an inch look soft in print. */
const SHARP_DPI = 300;
const MM_PER_INCH = 25.4;

export function CropBox({ src, size, proportion, widthMm, crop, onCrop }: CropBoxProps) {
  const about = useId();
  const stage = useRef<HTMLDivElement>(null);
  const part = shownPart(size, proportion, crop);
  const drag = useRef<{ readonly what: "move" | "size"; readonly x: number; readonly y: number; readonly begun: typeof part }>(undefined);
  const widest = shownPart(size, proportion).width;
  const move = (across: number, down: number) => onCrop(cropOf(movedPart(size, proportion, part, across, down)));
  const zoom = (by: number) => onCrop(cropOf(sizedPart(size, proportion, part, part.width * by)));

  /** Where the pointer is, in shares of the picture. */
  const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0, y: 0 };
  };
  const onDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof HTMLElement)) return;
    const { x, y } = at(event);
    const isOnPart = event.target.closest(`.${styles.part}`) !== null;
    const begun = isOnPart ? part : movedPart(size, proportion, part, x - part.x - part.width / 2, y - part.y - part.height / 2);
    drag.current = { what: event.target.closest("[data-corner]") ? "size" : "move", x, y, begun };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isOnPart) onCrop(cropOf(begun));
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    if (!from) return;
    const { x, y } = at(event);
    // From where it began: the last way is perhaps not drawn yet.
    if (from.what === "move") onCrop(cropOf(movedPart(size, proportion, from.begun, x - from.x, y - from.y)));
    else onCrop(cropOf(shownPart(size, proportion, { ...part, width: Math.min(Math.max(0, x - part.x), 1 - part.x) })));
  };
  const onUp = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [across, down] = MOVES[event.key] ?? [];
    const step = event.shiftKey ? STEP * 5 : STEP;
    if (across !== undefined && down !== undefined) move(across * step, down * step);
    else if (event.key === "+" || event.key === "=") zoom(ZOOM);
    else if (event.key === "-") zoom(1 / ZOOM);
    else return;
    event.preventDefault();
  };

  const pixels = Math.round(part.width * size.width);
  const wanted = Math.round((widthMm / MM_PER_INCH) * SHARP_DPI);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return (
    <div className={styles.crop}>
      <div ref={stage} className={styles.stage} onPointerDown={onDown} onPointerMove={onMove} onPointerUp={onUp} onPointerCancel={onUp}>
        {/* biome-ignore lint/performance/noImgElement: the picture is of the size that is kept */}
        <img src={src} alt="" width={size.width} height={size.height} draggable={false} />
        <button
          type="button"
          className={styles.part}
          aria-label="Part of the picture on the card"
          aria-describedby={about}
          style={{ left: `${part.x * 100}%`, top: `${part.y * 100}%`, width: `${part.width * 100}%`, height: `${part.height * 100}%` }}
          onKeyDown={onKeyDown}
        >
          <i data-corner aria-hidden="true" />
        </button>
      </div>
      <div className={styles.side}>
        <div className={styles.tools}>
          <Button size="s" icon={<Plus {...ICON} />} onClick={() => zoom(ZOOM)}>
            Closer
          </Button>
          <Button size="s" icon={<Minus {...ICON} />} aria-disabled={part.width >= widest} onClick={() => zoom(1 / ZOOM)}>
            Wider
          </Button>
          <Button size="s" icon={<Maximize {...ICON} />} onClick={() => onCrop(undefined)}>
            Middle
          </Button>
        </div>
        <p id={about} className={styles.about}>
          {percent(part.width)} of its width, from {percent(part.x)} across and {percent(part.y)} down. Drag the frame, click beside it, or
          use the arrow keys, + and&nbsp;−. {pixels < wanted && <b>{`${pixels} pixels across are soft in print: ${wanted} are sharp.`}</b>}
        </p>
      </div>
    </div>
  );
}
