"use client";
/** A picture that the studio draws, from a motif, a seed and a palette. */
import { useQuery } from "@tanstack/react-query";
import { Shuffle } from "lucide-react";
import { useId, useMemo, useState } from "react";

import { type CardId, type GameId, slugOf } from "../../../engine/cards/card.ts";
import { PALETTES } from "../../../faces/art/palette.ts";
import { studioQueries } from "../../api/studio.ts";
import { capital } from "../../cards/links.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type Draft, get, put } from "../card/draft.ts";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";

import styles from "./art-panel.module.css";

export type DrawnArtProps = {
  readonly game: GameId;
  readonly id: CardId;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft, step: string, path: string) => void;
};

const CHOICES = 8;
const words = (value: unknown): string => (typeof value === "string" ? value : "");

export function DrawnArt({ game, id, draft, onDraft }: DrawnArtProps) {
  const group = useId();
  const { data } = useQuery(studioQueries.motifs());
  const [round, setRound] = useState(0);
  const motif = words(get(draft, "art.motif"));
  const seed = words(get(draft, "art.seed"));
  const palette = words(get(draft, "art.palette"));
  const [name = "", variant = ""] = motif.split(":");
  const variants = data?.motifs.find((one) => one.name === name)?.variants ?? [];
  const stem = seed.replace(/~\d+$/, "");
  const seeds = useMemo(() => Array.from({ length: CHOICES }, (_, i) => `${stem}~${round * CHOICES + i + 1}`), [stem, round]);
  const set = (path: string, value: string, step: string) => onDraft(put(draft, `art.${path}`, value), step, `art.${path}`);
  const picture = (of: string, w: number, h: number) =>
    `/api/art/${game}/${slugOf(id)}?${new URLSearchParams({ motif, seed: of, palette, w: String(w), h: String(h) })}`;
  return (
    <>
      <div className={styles.choose}>
        <Field label="Motif" hint="what it shows">
          {(tied) => (
            <select
              {...tied}
              className={fieldStyles.box}
              value={name}
              onChange={(event) => set("motif", event.target.value, "Change the motif")}
            >
              {!data && <option value={name}>{capital(name)}</option>}
              {data?.motifs.map((one) => (
                <option key={one.name} value={one.name}>
                  {capital(one.name)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {variants.length > 0 && (
          <Field label="Variety">
            {(tied) => (
              <select
                {...tied}
                className={fieldStyles.box}
                value={variant}
                onChange={(event) => set("motif", event.target.value === "" ? name : `${name}:${event.target.value}`, "Change the motif")}
              >
                <option value="">Any</option>
                {variants.map((one) => (
                  <option key={one} value={one}>
                    {capital(one)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label="Colours" group className={styles.wide}>
          {({ id: first }) => (
            <span className={styles.palettes}>
              {Object.entries(PALETTES).map(([one, colours], i) => (
                <label key={one} title={capital(one)} className={styles.palette}>
                  <input
                    {...(i === 0 && { id: first })}
                    type="radio"
                    name={`${group}-palette`}
                    checked={palette === one}
                    onChange={() => set("palette", one, "Change the colours")}
                  />
                  <VisuallyHidden>{capital(one)}</VisuallyHidden>
                  {[colours.dark, colours.mid, colours.light, colours.hot].map((colour) => (
                    <i key={colour} style={{ background: colour }} />
                  ))}
                </label>
              ))}
            </span>
          )}
        </Field>
      </div>
      <div className={styles.head}>
        <span>Pictures of this motif</span>
        <Button size="s" icon={<Shuffle size={14} aria-hidden />} onClick={() => setRound(round + 1)}>
          Others
        </Button>
      </div>
      <div className={styles.seeds}>
        {[seed, ...seeds.filter((one) => one !== seed)].slice(0, CHOICES).map((one, i) => (
          <button
            key={one}
            type="button"
            className={styles.seed}
            aria-pressed={one === seed}
            aria-label={one === seed ? "The card's picture" : `Picture ${i}`}
            onClick={() => set("seed", one, "Choose a picture")}
          >
            {/* biome-ignore lint/performance/noImgElement: the picture is an SVG of the exact size already */}
            <img src={picture(one, 153, 110)} alt="" width={153} height={110} loading="lazy" decoding="async" />
          </button>
        ))}
      </div>
    </>
  );
}
