"use client";
/** The cards page: query, filters, results, quick look. */
import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import type { SortKey } from "../../engine/cards/search/types.ts";
import { useDock } from "../deck/dock/dock-context.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { useFetchAhead } from "../ui/fetch-ahead.ts";
import { ErrorState } from "../ui/states.tsx";
import { useMedia } from "../ui/use-media.ts";
import { useStable } from "../ui/use-stable.ts";
import styles from "./browser.module.css";
import { FirstFaces } from "./first/first-faces.tsx";
import { RESULT_LOADS, Results } from "./results/results-switch.tsx";
import { useListKeys } from "./results/use-list-keys.ts";
import type { Ask } from "./search/ask.ts";
import { ChipBar } from "./search/chip-bar.tsx";
import { loadNotes, QueryBox } from "./search/query-box.tsx";
import { loadSaved } from "./search/saved-searches.tsx";
import { useAddress } from "./search/use-address.ts";
import { useSearch } from "./search/use-search.ts";

const loadFilters = () => import("./search/filter-panel.tsx").then((module) => module.FilterPanel);
const loadLook = () => import("./page/quick-look.tsx").then((module) => module.QuickLook);
const loadNothing = () => import("./search/nothing-found.tsx").then((module) => module.NothingFound);
const FilterPanel = dynamic(loadFilters, { ssr: false });
const SkippedCards = dynamic(() => import("./search/skipped-cards.tsx").then((module) => module.SkippedCards), { ssr: false });
const QuickLook = dynamic(loadLook, { ssr: false });
const NothingFound = dynamic(loadNothing, { ssr: false });
const AHEAD = [loadFilters, loadNotes, loadNothing, loadLook, loadSaved, ...RESULT_LOADS];

const NO_SORT: readonly SortKey[] = [];
/** The card of the results that has the tab stop. */
const FOUND = "[data-results] [tabindex='0']";

export function CardBrowser({ game, marks }: Pick<Ask, "game" | "marks">) {
  const dock = useDock();
  useFetchAhead(AHEAD);
  const { address, change } = useAddress(game);
  const search = useSearch(game, address.q, address.sort, dock);
  const cards = search.found?.cards ?? [];
  const wide = useMedia("(min-width: 1200px)");
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [picked, setPicked] = useState({ asked: search.asked, at: 0 });
  const active = picked.asked === search.asked ? Math.min(picked.at, Math.max(0, cards.length - 1)) : 0;
  const setActive = useStable((at: number) => setPicked({ asked: search.asked, at }));
  const [looking, setLooking] = useState(false);
  const list = useListKeys({ cards, active, dock, onView: change.view, looking, setLooking });
  const view = search.found?.query.directives.view ?? address.view;
  const ask = useMemo(
    () => ({ game: search.game, marks, text: address.q, setText: change.text }),
    [search.game, marks, address.q, change.text],
  );
  const card = cards[active];
  const onKeyDown = useStable(list.onKeyDown);
  const onOpen = useStable(list.open);
  const onLook = useStable((at: number) => {
    setActive(at);
    setLooking(true);
  });
  const answered = useMemo(
    () => ({ game: search.game, marks, text: search.asked, setText: change.text }),
    [search.game, marks, search.asked, change.text],
  );
  const closeFilters = () => {
    setFiltersOpen(false);
    document.querySelector<HTMLElement>("[data-filters]")?.focus();
  };
  const closeLook = () => {
    setLooking(false);
    document.querySelector<HTMLElement>(FOUND)?.focus({ preventScroll: true });
  };

  if (search.error && !search.found)
    return (
      <ErrorState
        title="The cards could not be loaded"
        action={
          <Button look="primary" onClick={search.retry}>
            Try again
          </Button>
        }
      >
        {search.error.message}
      </ErrorState>
    );
  return (
    <div className={cx(styles.browser, looking && card && wide && styles.looking, filtersOpen && wide && styles.filtering)}>
      <section className={styles.question} aria-label="Search">
        <QueryBox ask={ask} search={search} />
        {search.skipped.length > 0 && <SkippedCards skipped={search.skipped} />}
        <ChipBar ask={ask} view={view} onView={change.view} filtersOpen={filtersOpen} onFilters={() => setFiltersOpen((open) => !open)} />
      </section>
      {filtersOpen && <FilterPanel onClose={closeFilters} wide={wide} ask={ask} cards={cards} search={search} />}
      <section className={styles.results} aria-label="Results" data-results onKeyDown={view === "stats" ? list.onKeyDown : undefined}>
        {!search.found ? (
          <FirstFaces />
        ) : cards.length === 0 ? (
          <NothingFound ask={ask} search={search} />
        ) : (
          <Results
            game={game}
            cards={cards}
            keywords={search.keywords}
            dock={dock}
            active={active}
            onActive={setActive}
            onKeyDown={onKeyDown}
            onLook={onLook}
            onOpen={onOpen}
            view={view}
            columns={address.cols}
            onColumns={change.columns}
            sort={search.found.query.directives.sort ?? NO_SORT}
            onSort={change.sort}
            ask={answered}
          />
        )}
      </section>
      {looking && card && <QuickLook game={game} card={card} keywords={search.keywords} wide={wide} onClose={closeLook} />}
    </div>
  );
}
