"use client";
/** The picture of a card: drawn by the studio, or the person's own file; no card is ever blank (story S11). */
import { CircleAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type CardId, type GameId, slugOf } from "../../../engine/cards/card.ts";
import { announce } from "../../ui/announcer.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { type Draft, isObject, put, textAt } from "../card/draft.ts";
import { TextBox } from "../form/boxes.tsx";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";
import type { Problems } from "../form/problems.ts";
import styles from "./art-panel.module.css";
import { DrawnArt } from "./drawn-art.tsx";
import { OwnPicture } from "./own-picture.tsx";
import { useUpload } from "./use-upload.ts";

export type ArtPanelProps = {
  readonly game: GameId;
  readonly id: CardId;
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onDraft: (draft: Draft, step: string, path: string) => void;
};

const isFile = (art: Draft): boolean => typeof art["image"] === "string";
const SOURCES = { drawn: "Drawn by the studio", own: "My own" } as const;
const LICENCES = ["CC0 1.0", "CC BY 4.0", "CC BY-SA 4.0", "CC BY-NC 4.0", "Public domain", "All rights reserved"] as const;

export function ArtPanel({ game, id, draft, problems, onDraft }: ArtPanelProps) {
  const heading = useId();
  const art = isObject(draft["art"]) ? draft["art"] : {};
  const isOwn = isFile(art);
  const [wantsOwn, setWantsOwn] = useState(false);
  /** What the other choice was, so that going back to it loses nothing. */
  const other = useRef<Draft>(undefined);
  const choose = (next: Draft, step: string) => {
    if (isOwn !== isFile(next)) other.current = art;
    onDraft(put(draft, "art", next), step, `art ${String(next["image"] ?? "")}`);
  };
  const upload = useUpload(({ image }) => {
    choose({ image }, "Choose your own picture");
    announce("The picture is on the card.");
  });
  const wish = (own: boolean) => {
    setWantsOwn(own);
    if (own === isOwn) return;
    if (other.current && isFile(other.current) === own)
      choose(other.current, own ? "Use your own picture" : "Let the studio draw the picture");
    else if (!own) choose({ motif: "skyline", seed: slugOf(id), palette: "neutral" }, "Let the studio draw the picture");
  };
  const showsOwn = isOwn || wantsOwn || upload.isBusy;
  const credit = (path: string, label: string, hint: string, list?: string) => (
    <Field label={label} hint={hint} problem={problems.get(path)}>
      {(tied) => (
        <TextBox
          {...tied}
          list={list}
          value={textAt(draft, path)}
          onChange={(event) => onDraft(put(draft, path, event.target.value), `Type the ${label.toLowerCase()}`, path)}
        />
      )}
    </Field>
  );
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.title}>
        <h2 id={heading}>Picture</h2>
        <Segmented
          legend="Where the picture comes from"
          value={showsOwn ? "own" : "drawn"}
          labels={SOURCES}
          onChange={(source) => wish(source === "own")}
        />
      </div>
      {showsOwn ? (
        <OwnPicture game={game} id={id} draft={draft} onDraft={onDraft} upload={upload} />
      ) : (
        <DrawnArt game={game} id={id} draft={draft} onDraft={onDraft} />
      )}
      {upload.problem && (
        <p role="alert" className={fieldStyles.problem}>
          <CircleAlert size={13} strokeWidth={1.75} aria-hidden /> {upload.problem}
        </p>
      )}
      <div className={styles.credit} data-credit>
        {credit("credit.artist", "Artist", isOwn ? "who made it" : "empty: drawn by the studio")}
        {credit("credit.licence", "Licence of the picture", isOwn ? "what others can do with it" : "", `${heading}-licences`)}
        <datalist id={`${heading}-licences`}>
          {LICENCES.map((licence) => (
            <option key={licence} value={licence} />
          ))}
        </datalist>
      </div>
    </section>
  );
}
