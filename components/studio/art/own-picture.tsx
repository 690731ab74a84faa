"use client";
/** The person's own picture on a card: which part is shown, who made it, and replacing the file. */
import { ImageUp } from "lucide-react";
import { use, useMemo, useRef } from "react";
import type { CardId, GameId } from "../../../engine/cards/card.ts";
import { pictureHash } from "../../../engine/cards/picture.ts";
import { pictureAddress } from "../../api/pictures.ts";
import { facesOf, loadFaces } from "../../card/painters.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Skeleton } from "../../ui/states.tsx";
import { cardToDraw, type Draft, get, put, textAt } from "../card/draft.ts";
import styles from "./art-panel.module.css";
import { CropBox } from "./crop-box.tsx";
import { usePictureSize } from "./picture-size.ts";
import { isCrop, pictureSlot } from "./picture-slot.ts";
import type { Upload } from "./use-upload.ts";

export type OwnPictureProps = {
  readonly game: GameId;
  readonly id: CardId;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft, step: string, path: string) => void;
  readonly upload: Upload;
};

export function OwnPicture({ game, id, draft, onDraft, upload }: OwnPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const image = textAt(draft, "art.image");
  return (
    <>
      {image !== "" && <Shown game={game} id={id} draft={draft} onDraft={onDraft} image={image} />}
      <div className={cx(styles.drop, upload.isOver && styles.over)}>
        <Button
          icon={<ImageUp size={15} strokeWidth={1.75} aria-hidden />}
          aria-disabled={upload.isBusy}
          onClick={() => input.current?.click()}
        >
          {image === "" ? "Choose a picture" : "Another picture"}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label="File with a picture"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) upload.take(file);
            event.target.value = "";
          }}
        />
        <span role="status">
          {upload.isBusy
            ? "Uploading the picture…"
            : `${upload.isOver === undefined ? "" : "or drop it anywhere on this page, or paste it. "}PNG, JPEG or WebP, up to 8 MB.`}
        </span>
      </div>
    </>
  );
}

function Shown({ game, id, draft, onDraft, image }: Omit<OwnPictureProps, "upload"> & { readonly image: string }) {
  const faces = facesOf(game) ?? use(loadFaces(game));
  const { kind } = draft;
  // Where the picture goes depends on the kind of card alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another kind only
  const slot = useMemo(() => pictureSlot(faces, cardToDraw(draft, game, id)), [faces, kind, game, id]);
  const hash = pictureHash(image);
  const size = usePictureSize(hash);
  if (hash === undefined || size === "missing")
    return (
      <p className={styles.missing}>This studio does not have the file of this picture. Choose it again, or let the studio draw one.</p>
    );
  if (!size || !slot) return <Skeleton height={200} />;
  const crop = get(draft, "art.crop");
  return (
    <CropBox
      src={pictureAddress(hash)}
      size={size}
      proportion={slot.w / slot.h}
      widthMm={slot.w}
      crop={isCrop(crop) ? crop : undefined}
      onCrop={(next) => onDraft(put(draft, "art.crop", next), "Choose the part that is shown", "art.crop")}
    />
  );
}
