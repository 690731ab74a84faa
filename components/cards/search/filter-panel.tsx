"use client";
/** Every filter of the game: values with counts, numbers as histograms. Each has a visible button to exclude (story C3). */
import { Ban, X } from "lucide-react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { type Facet, type Filter, readFilters, type SearchField } from "../../../engine/cards/search/index.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { capital } from "../links.ts";
import { ValueMark } from "../marks.tsx";
import type { Ask } from "./ask.ts";
import { clicked } from "./chip-bar.tsx";
import { countsOf, filterFields } from "./filter-fields.ts";
import styles from "./filter-panel.module.css";
import type { Search } from "./use-search.ts";

export type FilterPanelProps = {
  readonly onClose: () => void;
  /** Wide pages show it beside the results, others as a sheet. */
  readonly wide: boolean;
  readonly ask: Ask;
  readonly cards: readonly LibraryCard[];
  readonly search: Search;
};

export function FilterPanel({ onClose, wide, ...rest }: FilterPanelProps) {
  if (!wide)
    return (
      <Dialog open onClose={onClose} title="Filter" place="side" width={360}>
        <Groups {...rest} />
      </Dialog>
    );
  return (
    <section className={styles.panel} aria-label="Filters">
      <header className={styles.head}>
        <h2>Filter</h2>
        <IconButton size="s" look="plain" label="Close the filters" onClick={onClose}>
          <X size={15} aria-hidden />
        </IconButton>
      </header>
      <Groups {...rest} />
    </section>
  );
}

function Groups({ ask, cards, search }: Pick<FilterPanelProps, "ask" | "cards" | "search">) {
  const filters = readFilters(ask.text, ask.game);
  return filterFields(ask.game).map((field) => {
    const all = countsOf(field, ask.game, cards, search);
    const own = filters.filter((filter) => filter.field === field.name);
    const shown = all.filter((facet) => facet.count > 0 || own.some((filter) => filter.value === facet.value));
    if (shown.length < 2 && own.length === 0) return null;
    return (
      <section key={field.name} className={styles.group}>
        <h3>
          {field.label} <code>{field.name}</code>
        </h3>
        {field.type === "number" ? (
          <Histogram field={field} facets={all} own={own} ask={ask} />
        ) : (
          <Values field={field} facets={shown} own={own} ask={ask} />
        )}
      </section>
    );
  });
}

type GroupProps = { readonly field: SearchField; readonly facets: readonly Facet[]; readonly own: readonly Filter[]; readonly ask: Ask };
const stateOf = (own: readonly Filter[], value: string) => own.find((filter) => filter.value === value)?.mode;

function Values({ field, facets, own, ask }: GroupProps) {
  return (
    <ul className={styles.values}>
      {facets.map(({ value, label, count }) => {
        const state = stateOf(own, value);
        return (
          <li key={value} className={cx(styles.value, state === "include" && styles.on, state === "exclude" && styles.not)}>
            <button
              type="button"
              aria-pressed={state === "include"}
              className={styles.take}
              onClick={(event) => clicked(ask, field.name, value, state, event.altKey)}
            >
              <ValueMark ask={ask} field={field.name} value={value} />
              <span className={styles.label}>{capital(label)}</span>
              <span className={styles.count}>{count}</span>
            </button>
            <button
              type="button"
              aria-pressed={state === "exclude"}
              aria-label={`Exclude ${label}`}
              className={styles.ban}
              onClick={() => clicked(ask, field.name, value, state, true)}
            >
              <Ban size={13} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const BARS_PX = 44;

/** One bar for each whole number between the least and the greatest. */
function Histogram({ field, facets, own, ask }: GroupProps) {
  const none = facets.find((facet) => facet.value === "-");
  const counts = new Map(facets.filter((facet) => facet.value !== "-").map((facet) => [Number(facet.value), facet]));
  const numbers = [...counts.keys()];
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const every = high - low <= 24 ? Array.from({ length: high - low + 1 }, (_, i) => low + i) : numbers;
  const top = Math.max(1, ...facets.map((facet) => (facet.value === "-" ? 0 : facet.count)));
  return (
    <>
      <ul className={styles.bars}>
        {every.map((number) => {
          const facet = counts.get(number);
          const state = stateOf(own, String(number));
          const label = facet?.label ?? String(number);
          return (
            <li key={number}>
              <button
                type="button"
                aria-pressed={state === "include"}
                className={cx(styles.bar, state === "include" && styles.on, state === "exclude" && styles.not)}
                onClick={(event) => clicked(ask, field.name, String(number), state, event.altKey)}
              >
                <VisuallyHidden>
                  {field.label} {label}: {facet?.count ?? 0}
                </VisuallyHidden>
                <span className={styles.amount} aria-hidden>
                  {facet?.count || ""}
                </span>
                <span className={styles.block} style={{ height: Math.round(((facet?.count ?? 0) / top) * BARS_PX) }} />
                <span className={styles.axis} aria-hidden>
                  {number}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {none && <Values field={field} facets={[{ ...none, label: "none" }]} own={own} ask={ask} />}
    </>
  );
}
