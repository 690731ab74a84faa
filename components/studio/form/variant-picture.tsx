"use client";
/** The picture of another printing: drawn by the studio, or its own file. */
import { Shuffle } from "lucide-react";
import { useState } from "react";
import { type CardId, type GameId, slugOf } from "../../../engine/cards/card.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { OwnPicture } from "../art/own-picture.tsx";
import { useChosenFile } from "../art/use-upload.ts";
import { type Draft, get, isObject, put } from "../card/draft.ts";
import styles from "./card-form.module.css";

export type VariantPictureProps = {
  readonly game: GameId;
  readonly id: CardId;
  /** The card as this printing shows it. */
  readonly printed: Draft;
  /** What the printing is called: "Printing 2". */
  readonly name: string;
  readonly onArt: (art: unknown, step: string) => void;
};

const SOURCES = { drawn: "Drawn by the studio", own: "My own" } as const;

export function VariantPicture({ game, id, printed, name, onArt }: VariantPictureProps) {
  const art = isObject(printed["art"]) ? printed["art"] : {};
  const isOwn = typeof art["image"] === "string";
  const [wantsOwn, setWantsOwn] = useState(false);
  const upload = useChosenFile(({ image }) => onArt({ image }, "Choose your own picture"));
  const wish = (source: keyof typeof SOURCES) => {
    setWantsOwn(source === "own");
    if (source === "drawn" && isOwn) onArt({ motif: "skyline", seed: slugOf(id), palette: "neutral" }, "Let the studio draw the picture");
  };
  const seed = String(art["seed"] ?? "");
  const words = new URLSearchParams({ motif: String(art["motif"]), seed, palette: String(art["palette"] ?? ""), w: "153", h: "110" });
  const showsOwn = isOwn || wantsOwn || upload.isBusy;
  return (
    <>
      <Segmented legend={`Where the picture of ${name} comes from`} value={showsOwn ? "own" : "drawn"} labels={SOURCES} onChange={wish} />
      {showsOwn ? (
        <OwnPicture game={game} id={id} draft={printed} onDraft={(next, step) => onArt(get(next, "art"), step)} upload={upload} />
      ) : (
        <div className={styles.pictured}>
          {/* biome-ignore lint/performance/noImgElement: the picture is an SVG of the exact size already */}
          <img src={`/api/art/${game}/${slugOf(id)}?${words}`} alt="" width={92} height={66} />
          <Button
            size="s"
            icon={<Shuffle size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onArt(put(art, "seed", nextSeed(seed)), "Choose a picture")}
          >
            Another picture
          </Button>
        </div>
      )}
      {upload.problem && <p role="alert">{upload.problem}</p>}
    </>
  );
}

/** The seed after this one: "x~3" after "x~2". */
function nextSeed(seed: string): string {
  const [, stem = seed, number = "0"] = /^(.*)~(\d+)$/.exec(seed) ?? [];
  return `${stem}~${Number(number) + 1}`;
}
