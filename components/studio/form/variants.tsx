"use client";
/** Other printings of a card: set, number, flavour, picture and credit differ; the rules never do (story S6). */
import { Copy, Trash2 } from "lucide-react";
import type { CardId, GameId } from "../../../engine/cards/card.ts";
import { Button } from "../../ui/button.tsx";
import { type Draft, isObject, put, textAt } from "../card/draft.ts";
import { TextBox } from "./boxes.tsx";
import styles from "./card-form.module.css";
import { Field } from "./field.tsx";
import fieldStyles from "./fields.module.css";
import type { Problems } from "./problems.ts";
import { VariantPicture } from "./variant-picture.tsx";

export type VariantsProps = {
  readonly game: GameId;
  readonly id: CardId;
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onDraft: (draft: Draft, step: string, path: string) => void;
};

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The printings as they are typed. */
export const variantsOf = (draft: Draft): readonly Draft[] => (Array.isArray(draft["variants"]) ? draft["variants"].filter(isObject) : []);

/** The draft with other printings; without any it has no list of them. */
export const withVariants = (draft: Draft, variants: readonly Draft[]): Draft =>
  put(draft, "variants", variants.length === 0 ? undefined : variants);

/** The card as one of its printings shows it: 0 is the card itself, 1 its first other printing. */
export const printingOf = (draft: Draft, at: number): Draft => ({ ...draft, ...(at > 0 ? variantsOf(draft)[at - 1] : {}) });

/** A printing that begins as the card itself, with the next picture of its motif. */
export function newVariant(draft: Draft): Draft {
  const count = variantsOf(draft).length + 1;
  const art = isObject(draft["art"]) ? draft["art"] : {};
  return {
    set: draft["set"],
    number: `${textAt(draft, "number")}${String.fromCharCode(96 + Math.min(26, count))}`,
    flavor: textAt(draft, "flavor"),
    art: typeof art["seed"] === "string" ? { ...art, seed: `${art["seed"]}~v${count}` } : art,
    credit: draft["credit"],
  };
}

export function Variants({ game, id, draft, problems, onDraft }: VariantsProps) {
  const variants = variantsOf(draft);
  const write = (next: readonly Draft[], step: string, path = "variants") => onDraft(withVariants(draft, next), step, path);
  const change = (at: number, path: string, value: unknown, step: string) =>
    write(
      variants.map((variant, i) => (i === at ? put(variant, path, value) : variant)),
      step,
      `variants.${at}.${path}`,
    );
  return (
    <div className={styles.languages}>
      {variants.map((variant, at) => {
        const box = (path: string, label: string, wide = false) => (
          <Field label={label} problem={problems.get(`variants.${at}.${path}`)} className={wide ? fieldStyles.wide : undefined}>
            {(tied) => (
              <TextBox
                {...tied}
                data-credit-of={path === "credit.artist" ? at + 2 : undefined}
                value={textAt(variant, path)}
                onChange={(event) =>
                  change(at, path, path === "set" ? event.target.value.toUpperCase() : event.target.value, "Change a printing")
                }
              />
            )}
          </Field>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printing is its place
          <fieldset key={at} className={styles.variant}>
            <legend>Printing {at + 2}</legend>
            <div className={styles.grid}>
              {box("set", "Set")}
              {box("number", "Number")}
              {box("credit.artist", "Artist")}
              {box("credit.licence", "Licence")}
              {box("flavor", "Flavour", true)}
            </div>
            <VariantPicture
              game={game}
              id={id}
              printed={printingOf(draft, at + 1)}
              name={`Printing ${at + 2}`}
              onArt={(art, step) => change(at, "art", art, step)}
            />
            <div>
              <Button
                size="s"
                icon={<Trash2 {...ICON} />}
                onClick={() =>
                  write(
                    variants.filter((_, i) => i !== at),
                    "Remove a printing",
                  )
                }
              >
                Remove this printing
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button size="s" icon={<Copy {...ICON} />} onClick={() => write([...variants, newVariant(draft)], "Add a printing")}>
          Add a printing
        </Button>
      </div>
    </div>
  );
}
