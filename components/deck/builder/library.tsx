"use client";
/** The cards beside the deck: the same query, filters and results as on the Cards page, with copies in the open deck and dragging. */
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { SortKey, View } from "../../../engine/cards/search/index.ts";
import { QuickLook } from "../../cards/page/quick-look.tsx";
import { ResultsSkeleton } from "../../cards/results/results-skeleton.tsx";
import { Results } from "../../cards/results/results-switch.tsx";
import { useListKeys } from "../../cards/results/use-list-keys.ts";
import { writeSort } from "../../cards/search/address.ts";
import { ChipBar } from "../../cards/search/chip-bar.tsx";
import { FilterPanel } from "../../cards/search/filter-panel.tsx";
import { NothingFound } from "../../cards/search/nothing-found.tsx";
import { QueryBox } from "../../cards/search/query-box.tsx";
import { useSearch } from "../../cards/search/use-search.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { cardMarksOf } from "../card-marks.ts";
import { useDock } from "../dock/dock-context.ts";
import { useDesk } from "./builder.ts";
import styles from "./library.module.css";
import { atLimit } from "./set-copies.ts";
import { useLayout } from "./use-layout.ts";
import { useLibraryDrag } from "./use-library-drag.ts";

/** Four faces beside each other at 1440; the text is read at a quick look. */
const LEAST_PX = 150;

export type LibraryProps = {
  /** The query, held by the page so that findings and bars can set it. */
  readonly text: string;
  readonly onText: (text: string) => void;
};

export function Library({ text, onText }: LibraryProps) {
  const { game, pool, add } = useDesk();
  const dock = useDock();
  const [sort, setSort] = useState<readonly SortKey[]>([]);
  const [view, setView] = useState<View>("grid");
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [looking, setLooking] = useState(false);
  const [picked, setPicked] = useState({ asked: "", at: 0 });
  const search = useSearch(game, text, writeSort(sort), dock);
  const cards = search.found?.cards ?? [];
  const active = picked.asked === search.asked ? Math.min(picked.at, Math.max(0, cards.length - 1)) : 0;
  const setActive = (at: number) => setPicked({ asked: search.asked, at });
  const card = cards[active];
  const list = useListKeys({ cards, active, dock, onView: setView, looking, setLooking });
  const ask = useMemo(
    () => ({ game: search.game, marks: cardMarksOf(game.id), text, setText: onText }),
    [search.game, game.id, text, onText],
  );
  const area = useRef<HTMLElement>(null);
  const layout = useLayout();
  useLibraryDrag(area, pool);
  const shown = search.found?.query.directives.view ?? view;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && card && dock) {
      const limit = dock.limitOf(card);
      const have = dock.countOf(card.name);
      event.preventDefault();
      if (!event.shiftKey || limit === undefined) add(card);
      else if (have < limit) add(card, limit - have);
      else showToast({ message: atLimit(card.name, have, limit) });
    } else list.onKeyDown(event);
  };
  return (
    <section className={styles.library} aria-label="Library">
      <div className={styles.question}>
        <QueryBox ask={ask} search={search} />
        <ChipBar ask={ask} view={shown} onView={setView} filtersOpen={filtersOpen} onFilters={() => setFiltersOpen(!filtersOpen)} />
      </div>
      {filtersOpen && <FilterPanel onClose={() => setFiltersOpen(false)} wide={false} ask={ask} cards={cards} search={search} />}
      <section ref={area} className={styles.results} aria-label="Results" data-drags={layout !== "narrow" || undefined}>
        {!search.found ? (
          <ResultsSkeleton />
        ) : cards.length === 0 ? (
          <NothingFound ask={ask} search={search} />
        ) : (
          <Results
            game={game}
            cards={cards}
            keywords={search.keywords}
            dock={dock}
            least={LEAST_PX}
            active={active}
            onActive={setActive}
            onKeyDown={onKeyDown}
            onLook={(at) => {
              setActive(at);
              setLooking(true);
            }}
            onOpen={list.open}
            view={shown}
            columns={columns}
            onColumns={setColumns}
            sort={search.found.query.directives.sort ?? sort}
            onSort={setSort}
            ask={ask}
          />
        )}
      </section>
      <Hints name={card?.name} copies={card && dock ? dock.countOf(card.name) : 0} />
      {looking && card && <QuickLook game={game} card={card} keywords={search.keywords} wide={false} onClose={() => setLooking(false)} />}
    </section>
  );
}

function Hints({ name, copies }: { readonly name: string | undefined; readonly copies: number }) {
  return (
    <p className={styles.hints}>
      <span>
        <Kbd keys="Enter" /> add
      </span>
      <span>
        <Kbd keys="Shift+Enter" /> to the limit
      </span>
      <span>
        <kbd>0</kbd>–<kbd>4</kbd> copies
      </span>
      <span>
        <Kbd keys="Space" /> quick look
      </span>
      <span className={styles.grow} />
      {name && (
        <span className={styles.now}>
          {name}, {copies} in deck
        </span>
      )}
    </p>
  );
}
