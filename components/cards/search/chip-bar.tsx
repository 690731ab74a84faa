"use client";
/** The commonest filters as chips, and the views. A click edits the text, and the text says which chips are on (story C3). */
import { AlignLeft, ChartColumn, LayoutGrid, List, Printer, SlidersHorizontal, Table2 } from "lucide-react";
import { type MouseEvent, memo, useMemo } from "react";
import { type Filter, readFilters, searchFields, toggleFilter, type View } from "../../../engine/cards/search/index.ts";
import { printHref } from "../../print/choices.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { useStable } from "../../ui/use-stable.ts";
import { capital } from "../links.ts";
import { ValueMark } from "../marks.tsx";
import type { Ask } from "./ask.ts";
import styles from "./chip-bar.module.css";
import { chipFields } from "./filter-fields.ts";

const VIEW_ICONS: Readonly<Record<View, typeof List>> = {
  grid: LayoutGrid,
  list: List,
  text: AlignLeft,
  table: Table2,
  stats: ChartColumn,
};
const VIEW_NAMES: Readonly<Record<View, string>> = { grid: "Grid", list: "List", text: "Text", table: "Table", stats: "Statistics" };
const VIEW_ORDER: readonly View[] = ["grid", "list", "text", "table", "stats"];

export type ChipBarProps = {
  readonly ask: Ask;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly filtersOpen: boolean;
  readonly onFilters: () => void;
};

/** What a click on a chip does: on or off; with Alt, excluded or off. */
export function clicked(ask: Ask, field: string, value: string, state: Filter["mode"] | undefined, exclude: boolean): void {
  const wanted = exclude ? "exclude" : "include";
  ask.setText(toggleFilter(ask.text, ask.game, field, value, state === wanted ? "clear" : wanted));
}

export function ChipBar({ ask, view, onView, filtersOpen, onFilters }: ChipBarProps) {
  const { game, marks } = ask;
  const filters = readFilters(ask.text, game);
  const onChip = useStable((field: string, value: string, state: Filter["mode"] | undefined, exclude: boolean) =>
    clicked(ask, field, value, state, exclude),
  );
  return (
    <div className={styles.bar}>
      <Chips game={game} marks={marks} filters={filters} onChip={onChip} />
      <Button
        size="s"
        look="quiet"
        data-filters
        aria-expanded={filtersOpen}
        icon={<SlidersHorizontal size={14} aria-hidden />}
        onClick={onFilters}
      >
        <span className={styles.word}>Filter</span>
      </Button>
      <LinkButton
        size="s"
        look="quiet"
        icon={<Printer size={14} aria-hidden />}
        href={printHref(game.id, ask.text.trim() === "" ? undefined : { is: "query", text: ask.text })}
      >
        <span className={styles.word}>Print</span>
      </LinkButton>
      <Views view={view} onView={onView} />
    </div>
  );
}

type ChipsProps = Pick<Ask, "game" | "marks"> & {
  readonly filters: readonly Filter[];
  readonly onChip: (field: string, value: string, state: Filter["mode"] | undefined, exclude: boolean) => void;
};

const sameFilters = (a: readonly Filter[], b: readonly Filter[]): boolean =>
  a.length === b.length && a.every((filter, i) => filter.field === b[i]?.field && filter.value === b[i].value && filter.mode === b[i].mode);

/** Most keys that are typed change no filter, and then no chip is drawn again. */
const Chips = memo(
  DrawnChips,
  (a, b) => a.game === b.game && a.marks === b.marks && a.onChip === b.onChip && sameFilters(a.filters, b.filters),
);

function DrawnChips({ game, marks, filters, onChip }: ChipsProps) {
  const fields = useMemo(() => chipFields(game), [game]);
  const others = filters.filter((filter) => !fields.some((field) => field.name === filter.field));
  const chip = (field: string, value: string, label: string) => {
    const state = filters.find((filter) => filter.field === field && filter.value === value)?.mode;
    return (
      <Chip
        key={`${field}-${value}`}
        state={state === "include" ? "on" : state === "exclude" ? "not" : undefined}
        icon={<ValueMark ask={{ marks }} field={field} value={value} />}
        onClick={(event: MouseEvent) => onChip(field, value, state, event.altKey)}
      >
        {label}
      </Chip>
    );
  };
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>Filters</legend>
      {fields.map((field) => (
        <span key={field.name} className={styles.group}>
          {"choices" in field &&
            field.choices
              ?.filter((choice) => !choice.later && !choice.means)
              .map((choice) => chip(field.name, choice.value, capital(choice.label)))}
        </span>
      ))}
      {others.map((filter) =>
        chip(
          filter.field,
          filter.value,
          `${searchFields(game).byName.get(filter.field)?.label ?? filter.field}: ${filter.value === "-" ? "none" : filter.value}`,
        ),
      )}
    </fieldset>
  );
}

const Views = memo(function Views({ view, onView }: Pick<ChipBarProps, "view" | "onView">) {
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>View</legend>
      {VIEW_ORDER.map((one) => {
        const Icon = VIEW_ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-label={VIEW_NAMES[one]}
            aria-pressed={one === view}
            className={styles.view}
            onClick={() => onView(one)}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
});
