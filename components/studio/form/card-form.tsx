"use client";
import { type ReactNode, useMemo } from "react";
import type { Card, CardId } from "../../../engine/cards/card.ts";
import { storedFields } from "../../../engine/cards/fields.ts";
import type { CardSet } from "../../../engine/cards/library.ts";
/** The form of a card: only the fields that its type has, each with its control, derived from what the game declares (story S1). */
import { type PriceFields, priceFields } from "../../../engine/cards/price-line.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import type { KeyMarks } from "../../games/key-mark.tsx";
import { KEY_MARKS } from "../../games/lists/key-marks.ts";
import { inColoursOf } from "../art/follow-colours.ts";
import { type Draft, get, isObject, put, textAt, withKind } from "../card/draft.ts";
import { NumberBox, PriceBox, TextBox } from "./boxes.tsx";
import styles from "./card-form.module.css";
import { Field, type FieldProps } from "./field.tsx";
import fieldStyles from "./fields.module.css";
import { priceProblem, withPrice } from "./price.ts";
import type { Problems } from "./problems.ts";
import { StoredField } from "./stored-field.tsx";
import type { Word } from "./tag-box.tsx";
import { Variants, variantsOf } from "./variants.tsx";

export type FormProps = {
  readonly game: LibraryGame;
  readonly id: CardId;
  readonly draft: Draft;
  readonly problems: Problems;
  readonly tags: readonly Word[];
  readonly sets: readonly CardSet[];
  /** All cards of the game. */
  readonly cards: readonly Card[];
  /** Makes a step of it; changes with the same name, one after the other, are one step. */
  readonly onDraft: (draft: Draft, step: string, path: string) => void;
  /** The editor of the rules text. */
  readonly text: ReactNode;
};

const LANGUAGES: Readonly<Record<string, string>> = {
  fr: "French",
  de: "German",
  es: "Spanish",
  it: "Italian",
  pt: "Portuguese",
  pl: "Polish",
  ja: "Japanese",
};

/** Whether a rulebook gives the value at a path of a card. */
function isGiven(draft: Draft, path: string): boolean {
  if (draft["provenance"] === "rulebook") return true;
  const fixed = Array.isArray(draft["fixed"]) ? draft["fixed"] : [];
  return fixed.some((own) => typeof own === "string" && (own === path || own.startsWith(`${path}.`) || path.startsWith(`${own}.`)));
}

export function CardForm({ game, id, draft, problems, tags, sets, cards, onDraft, text }: FormProps) {
  const kind = textAt(draft, "kind");
  const fields = useMemo(() => storedFields(game.fields, kind), [game, kind]);
  const price = useMemo(() => priceFields(fields), [fields]);
  const set = (path: string, value: unknown, label: string) => onDraft(put(draft, path, value), label, path);
  const about = (path: string) => ({ problem: problems.get(path), given: isGiven(draft, path) });
  const textField = (path: string, label: string, more: Partial<FieldProps> = {}) => (
    <Field label={label} {...about(path)} {...more}>
      {(tied) => (
        <TextBox {...tied} value={textAt(draft, path)} onChange={(event) => set(path, event.target.value, `Type ${label.toLowerCase()}`)} />
      )}
    </Field>
  );
  return (
    <form className={styles.form} aria-label="Card" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.grid}>
        <Field label="Name" {...about("name")} className={fieldStyles.wide}>
          {(tied) => (
            <TextBox
              {...tied}
              data-first-field
              value={textAt(draft, "name")}
              onChange={(event) => set("name", event.target.value, "Type the name")}
            />
          )}
        </Field>
        <Field label="Type" {...about("kind")}>
          {(tied) => (
            <select
              {...tied}
              className={fieldStyles.box}
              value={kind}
              onChange={(event) =>
                onDraft(inColoursOf(withKind(game, draft, event.target.value, cards), kind, event.target.value), "Change the type", "kind")
              }
            >
              {!game.kinds.some(({ id }) => id === kind) && <option value={kind}>{kind || "Choose…"}</option>}
              {game.kinds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {fields.map(([name, spec]) =>
          price && name === price.money ? (
            <PriceField marks={KEY_MARKS[game.id]} key={name} price={price} draft={draft} problems={problems} onDraft={onDraft} />
          ) : price && name === price.amounts ? (
            !price.money && (
              <PriceField marks={KEY_MARKS[game.id]} key={name} price={price} draft={draft} problems={problems} onDraft={onDraft} />
            )
          ) : (
            <StoredField
              marks={KEY_MARKS[game.id]}
              key={name}
              name={name}
              spec={spec}
              value={get(draft, `fields.${name}`)}
              tags={tags}
              given={isGiven(draft, `fields.${name}`)}
              problem={(path) => problems.get(path)}
              onValue={(path, value) =>
                onDraft(inColoursOf(put(draft, path, value), get(draft, path), value), `Change ${spec.label.toLowerCase()}`, path)
              }
            />
          ),
        )}
      </div>
      {text}
      <Field label="Flavour" hint="not part of the rules" {...about("flavor")}>
        {(tied) => (
          <textarea
            {...tied}
            className={fieldStyles.box}
            rows={2}
            value={textAt(draft, "flavor")}
            onChange={(event) => set("flavor", event.target.value, "Type the flavour")}
          />
        )}
      </Field>
      <details className={styles.more}>
        <summary>Set, number and copies</summary>
        <div className={styles.grid}>
          <Field label="Set" hint="code" {...about("set")}>
            {(tied) => (
              <>
                <TextBox
                  {...tied}
                  list="studio-sets"
                  value={textAt(draft, "set")}
                  onChange={(event) => set("set", event.target.value.toUpperCase(), "Change the set")}
                />
                <datalist id="studio-sets">
                  {sets.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </datalist>
              </>
            )}
          </Field>
          {textField("number", "Number in the set")}
          <Field label="Copies in the box" {...about("count")}>
            {(tied) => (
              <NumberBox
                {...tied}
                value={draft["count"]}
                spec={{ min: 1, max: 999 }}
                onValue={(value) => set("count", value, "Change the copies")}
              />
            )}
          </Field>
        </div>
      </details>
      <details className={styles.more}>
        <summary>Other printings{variantsOf(draft).length > 0 && ` (${variantsOf(draft).length})`}</summary>
        <Variants game={game.id} id={id} draft={draft} problems={problems} onDraft={onDraft} />
      </details>
      <details className={styles.more}>
        <summary>Names in other languages</summary>
        <Languages draft={draft} problems={problems} onDraft={onDraft} />
      </details>
      <details className={styles.more}>
        <summary>Where the card comes from</summary>
        <div className={styles.grid}>
          <Provenance draft={draft} problem={problems.get("provenance")} set={set} />
        </div>
      </details>
    </form>
  );
}

const PROVENANCE_WORDS: Readonly<Record<string, string>> = {
  rulebook: "All from the rulebook",
  completed: "Named in the rulebook, completed here",
  original: "Made for this studio",
  mine: "Mine",
  imported: "From a file",
  generated: "Generated",
};

function Provenance({
  draft,
  problem,
  set,
}: {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly set: (path: string, value: unknown, label: string) => void;
}) {
  return (
    <Field label="Where it comes from" problem={problem} className={fieldStyles.wide}>
      {(tied) => (
        <select
          {...tied}
          className={fieldStyles.box}
          value={textAt(draft, "provenance")}
          onChange={(event) => set("provenance", event.target.value, "Change where it comes from")}
        >
          {Object.entries(PROVENANCE_WORDS).map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function PriceField({
  marks,
  price,
  draft,
  problems,
  onDraft,
}: { readonly marks: KeyMarks | undefined; readonly price: PriceFields } & Pick<FormProps, "draft" | "problems" | "onDraft">) {
  const { words, money, amounts } = price;
  const paths = [...(money ? [`fields.${money}`] : []), `fields.${amounts}`, ...words.keys.map((key) => `fields.${amounts}.${key}`)];
  const first = get(draft, `fields.${money ?? amounts}`);
  const problem = priceProblem(first, words) ?? paths.flatMap((path) => problems.get(path) ?? [])[0];
  const example = `${words.hasMoney ? "4 " : ""}${words.keys[0] ? `3${words.keys[0].length > 2 ? " " : ""}${words.keys[0].toLowerCase()}` : ""}`;
  return (
    <Field label="Price" hint={`such as ${example}`} problem={problem} given={paths.some((path) => isGiven(draft, path))}>
      {(tied) => (
        <PriceBox
          marks={marks}
          words={words}
          money={money && get(draft, `fields.${money}`)}
          amounts={get(draft, `fields.${amounts}`)}
          tied={tied}
          onPrice={(next) => onDraft(withPrice(draft, price, next), "Change the price", "price")}
        />
      )}
    </Field>
  );
}

function Languages({ draft, problems, onDraft }: Pick<FormProps, "draft" | "problems" | "onDraft">) {
  const codes = [...new Set(["names", "flavors"].flatMap((key) => Object.keys(isObject(draft[key]) ? draft[key] : {})))];
  const left = Object.entries(LANGUAGES).filter(([code]) => !codes.includes(code));
  return (
    <div className={styles.languages}>
      {codes.map((code) => (
        <div key={code} className={styles.grid}>
          <Field label={`Name in ${LANGUAGES[code] ?? code}`} problem={problems.get(`names.${code}`)} className={fieldStyles.wide}>
            {(tied) => (
              <TextBox
                {...tied}
                lang={code}
                value={textAt(draft, `names.${code}`)}
                onChange={(event) => onDraft(put(draft, `names.${code}`, event.target.value), "Type a name", `names.${code}`)}
              />
            )}
          </Field>
          <Field label={`Flavour in ${LANGUAGES[code] ?? code}`} problem={problems.get(`flavors.${code}`)} className={fieldStyles.wide}>
            {(tied) => (
              <TextBox
                {...tied}
                lang={code}
                value={textAt(draft, `flavors.${code}`)}
                onChange={(event) => {
                  const value = event.target.value === "" ? undefined : event.target.value;
                  onDraft(put(draft, `flavors.${code}`, value), "Type the flavour", `flavors.${code}`);
                }}
              />
            )}
          </Field>
        </div>
      ))}
      <Field label="Add a language">
        {(tied) => (
          <select
            {...tied}
            className={fieldStyles.box}
            value=""
            onChange={(event) => event.target.value && onDraft(put(draft, `names.${event.target.value}`, ""), "Add a language", "names")}
          >
            <option value="">Choose…</option>
            {left.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
