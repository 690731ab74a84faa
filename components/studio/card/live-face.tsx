"use client";
/** The face of what is being typed, as it will be printed, with how well its text fits (story S5). */
import { CircleAlert, Scan } from "lucide-react";
import { use, useId, useMemo, useState } from "react";
import { type CardId, type GameId, slugOf } from "../../../engine/cards/card.ts";
import { pictureHash } from "../../../engine/cards/picture.ts";
import type { ArtSource, FaceFit } from "../../../faces/canvas.ts";
import { drawWith, labelWith } from "../../../faces/draw.ts";
import { linesOver } from "../../../faces/layout.ts";
import { facesOf, loadFaces } from "../../card/painters.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";

import { Segmented } from "../../ui/segmented.tsx";

import { usePictureSize } from "../art/picture-size.ts";
import { isCrop, keptPicture } from "../art/picture-slot.ts";
import fieldStyles from "../form/fields.module.css";
import { printingOf, variantsOf } from "../form/variants.tsx";
import { cardToDraw, type Draft, get, isObject, textAt } from "./draft.ts";

import styles from "./live-face.module.css";
import { usePrintedKeywords } from "./use-printed-keywords.ts";

const VIEWS = { face: "Full", tile: "Tile", chip: "Mark", text: "Text" } as const;
type View = keyof typeof VIEWS;

export type LiveFaceProps = {
  readonly game: GameId;
  readonly id: CardId;
  readonly draft: Draft;
  /** Whether the text is not understood: the face is stamped. */
  readonly isDraft: boolean;
};

/** Where the picture of a draft is drawn: what is stored of the card, with the motif, seed and palette that are chosen now. */
export function artAddress(id: CardId, game: GameId, draft: Draft): string {
  const art = draft["art"];
  if (!isObject(art) || typeof art["motif"] !== "string") return `/api/art/${game}/${slugOf(id)}`;
  const words = new URLSearchParams({ motif: art["motif"], seed: String(art["seed"] ?? ""), palette: String(art["palette"] ?? "") });
  return `/api/art/${game}/${slugOf(id)}?${words}`;
}

export function LiveFace({ game, id, draft: typed, isDraft }: LiveFaceProps) {
  const [view, setView] = useState<View>("face");
  const [printing, setPrinting] = useState(0);
  const printings = 1 + variantsOf(typed).length;
  const [known, setKnown] = useState(printings);
  if (printings !== known) {
    setKnown(printings);
    // The one that was just added is what a person wants to see.
    if (printings > known) setPrinting(printings - 1);
  }
  const draft = useMemo(() => printingOf(typed, printing), [typed, printing]);
  const [guides, setGuides] = useState(false);
  const prefix = useId();
  const faces = facesOf(game) ?? use(loadFaces(game));
  const href = artAddress(id, game, draft);
  const hash = pictureHash(textAt(draft, "art.image"));
  const size = usePictureSize(hash);
  const crop = get(draft, "art.crop");
  const art = useMemo<ArtSource>(
    () => (hash && size && size !== "missing" ? keptPicture(hash, size, isCrop(crop) ? crop : undefined) : { href }),
    [hash, size, crop, href],
  );
  const keywords = usePrintedKeywords(game, draft);
  const detail = view === "text" ? "face" : view;
  const face = useMemo(
    () =>
      drawWith(faces, cardToDraw(draft, game, id), {
        detail,
        art,
        keywords,
        prefix,
        print: guides && detail === "face",
        stamp: isDraft ? "draft" : undefined,
      }),
    [faces, draft, game, id, detail, art, keywords, prefix, guides, isDraft],
  );
  const label = useMemo(() => labelWith(faces, cardToDraw(draft, game, id)), [faces, draft, game, id]);
  return (
    <section className={styles.panel} aria-label="Face">
      <div className={styles.head}>
        <Segmented legend="Show the card as" value={view} labels={VIEWS} onChange={setView} />
        <IconButton
          label={guides ? "Hide the lines of bleed, cut and safe area" : "Show the lines of bleed, cut and safe area"}
          size="s"
          aria-pressed={guides}
          aria-disabled={view !== "face"}
          onClick={() => view === "face" && setGuides(!guides)}
        >
          <Scan size={15} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      {printings > 1 && (
        <label className={styles.printing}>
          Printing
          <select
            className={fieldStyles.box}
            value={Math.min(printing, printings - 1)}
            onChange={(event) => setPrinting(Number(event.target.value))}
          >
            {Array.from({ length: printings }, (_, at) => {
              const { set, number } = printingOf(typed, at);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a printing is its place
                <option key={at} value={at}>
                  {at + 1}: {String(set ?? "")} {String(number ?? "")}
                </option>
              );
            })}
          </select>
        </label>
      )}
      <div className={styles.stage}>
        {view === "text" ? (
          <AsText draft={draft} label={label} />
        ) : (
          <svg role="img" aria-label={label} className={cx(styles.face, styles[view])} viewBox={face.viewBox} data-live-face>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawWith escapes every text of the card. */}
            <g dangerouslySetInnerHTML={{ __html: face.svg }} />
            {guides && view === "face" && <Guides />}
          </svg>
        )}
        {view === "face" && <FitMeter fit={face.fit} />}
      </div>
      {guides && view === "face" && (
        <p className={styles.legend}>
          Red: the cut; everything outside is cut away. Dashed: the safe area; keep everything important inside.
        </p>
      )}
      {!face.fit.fits && (
        <p className={styles.over}>
          <CircleAlert size={15} strokeWidth={1.75} aria-hidden />
          The text does not fit at the smallest size: cut about {face.fit.over.characters} characters.
        </p>
      )}
      {!face.fit.nameFits && (
        <p className={styles.over}>
          <CircleAlert size={15} strokeWidth={1.75} aria-hidden />
          The name is too long for the face, so its end is cut off.
        </p>
      )}
      {face.fit.flavourDropped && <p className={styles.legend}>The face leaves out the flavour so that the rules stay readable.</p>}
    </section>
  );
}

/** Cut at 63 × 88 mm, safe area 3 mm inside. */
const Guides = () => (
  <g fill="none" strokeWidth=".25">
    <rect width="63" height="88" stroke="#ff5a5a" />
    <rect x="3" y="3" width="57" height="82" stroke="#ffffff" strokeDasharray="1.2 .8" />
  </g>
);

function AsText({ draft, label }: { readonly draft: Draft; readonly label: string }) {
  const lines = String(get(draft, "text") ?? "").split("\n");
  return (
    <div className={styles.text}>
      <h3>{String(draft["name"] ?? "")}</h3>
      <p className={styles.dim}>{label}</p>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

const SMALL_PT = 7.5;

/** Size and lines of the rules text, as a bar and in words. */
export function FitMeter({ fit }: { readonly fit: FaceFit }) {
  const share = !fit.fits ? 1 : fit.room === 0 ? 0 : Math.min(1, fit.lines / fit.room);
  const tone = !fit.fits ? "bad" : fit.pt < SMALL_PT ? "warn" : "ok";
  return (
    <div className={styles.meter} data-tone={tone} role="status" aria-label="Fit of the text">
      <span>
        Fit
        <b className="num">{fit.fits ? `${fit.pt.toFixed(fit.pt % 0.5 ? 2 : 1)} pt` : "too long"}</b>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ height: `${Math.round(share * 100)}%` }} />
      </span>
      <small>{fit.fits ? `${fit.lines} of ${Math.max(fit.room, fit.lines)} lines` : linesOver(fit.over.lines)}</small>
    </div>
  );
}
