"use client";
/** The cards of a game beside the one that is open: found by any question, by what has become of them, and gone through with the arrows. */
import { Archive, Layers, Pencil, Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { isPlayableState, type LibraryCard } from "../../engine/cards/card.ts";
import { priceField, priceOf } from "../../engine/cards/price.ts";
import { stateWords } from "../../engine/cards/reading.ts";
import type { LibraryGame } from "../../engine/games/game.ts";
import { ArtThumb } from "../cards/results/art-thumb.tsx";
import { printCell } from "../cards/results/columns.ts";
import { QueryNotes } from "../cards/search/query-notes.tsx";
import type { Search } from "../cards/search/use-search.ts";
import { isStateSaid, STATE_ICONS } from "../cards/signs.tsx";
import { type Dock, useDock } from "../deck/dock/dock-context.ts";
import { keysOf } from "../frame/keys.ts";
import { useBindings, useKeys } from "../frame/use-keys.ts";
import { Button } from "../ui/button.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { useTypedBefore } from "../ui/typed-before.ts";
import { VirtualGrid } from "../ui/virtual-grid.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import styles from "./card-list.module.css";

const ICON = { size: 13, strokeWidth: 1.75, "aria-hidden": true } as const;

export const FILTERS = {
  all: { name: "All", holds: (card: LibraryCard) => !card.archived },
  draft: { name: "Drafts", holds: (card: LibraryCard) => !card.archived && card.state === "draft" },
  plays: { name: "Playable", holds: (card: LibraryCard) => !card.archived && isPlayableState(card.state) },
  changed: { name: "Changed", holds: (card: LibraryCard) => !card.archived && card.revision.origin !== "shipped" },
  archived: { name: "Archived", holds: (card: LibraryCard) => card.archived },
} as const;
export type FilterId = keyof typeof FILTERS;

export type CardListProps = {
  readonly game: LibraryGame;
  readonly search: Search;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly filter: FilterId;
  readonly onFilter: (filter: FilterId) => void;
  /** The found cards that pass the filter. */
  readonly cards: readonly LibraryCard[];
  readonly openId: string | undefined;
  /** Ids of the cards that somebody is typing at. */
  readonly typing: ReadonlySet<string>;
  readonly onOpen: (card: LibraryCard) => void;
  readonly onNew: () => void;
};

export function CardList(props: CardListProps) {
  const { game, search, text, onText, filter, onFilter, cards, openId, typing, onOpen, onNew } = props;
  const bindings = useBindings();
  const dock = useDock();
  const box = useRef<HTMLInputElement>(null);
  useTypedBefore(box, text, onText);
  const [at, setAt] = useState<number>();
  const opened = cards.findIndex((card) => card.id === openId);
  const active = Math.min(Math.max(0, at ?? opened), Math.max(0, cards.length - 1));
  const counts = useMemo(() => {
    const found = search.found?.cards ?? [];
    return Object.fromEntries(Object.entries(FILTERS).map(([id, { holds }]) => [id, found.filter(holds).length]));
  }, [search.found]);
  const ask = useMemo(() => ({ game: search.game, marks: {}, text, setText: onText }), [search.game, text, onText]);
  const price = useMemo(() => priceCell(game), [game]);
  const open = (index: number) => {
    const card = cards[index];
    setAt(undefined);
    if (card) onOpen(card);
  };
  const card = cards[active];
  const inDeck = (act: (deck: Dock, card: LibraryCard) => void) => () => {
    if (!dock || !card) return false;
    act(dock, card);
    return true;
  };
  const onKeyDown = useKeys({
    open: () => open(active),
    edit: () => open(active),
    addOne: inDeck((deck, one) => deck.add(one)),
    removeOne: inDeck((deck, one) => deck.remove(one)),
    copies: (_, keys) => inDeck((deck, one) => deck.setCount(one, Number(keys)))(),
  });
  return (
    <section className={styles.list} aria-label="Cards of the game">
      <div className={styles.head}>
        <div>
          <h2>{game.name}</h2>
          <small role="status">{search.found ? `${cards.length} ${cards.length === 1 ? "card" : "cards"}` : "…"}</small>
        </div>
        <Button look="primary" size="s" icon={<Plus size={14} aria-hidden />} onClick={onNew}>
          New
          {keysOf("newCard", bindings)[0] && <Kbd keys={keysOf("newCard", bindings)[0] ?? ""} />}
        </Button>
      </div>
      <input
        ref={box}
        data-search-box
        className={styles.find}
        type="search"
        placeholder="Find: a name or a query"
        aria-label={`Find ${game.name} cards`}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && cards[0]) open(active);
        }}
      />
      <QueryNotes ask={ask} found={search.found} onRetry={search.retryRegex} />
      <fieldset className={styles.filters}>
        <VisuallyHidden as="legend">Which cards</VisuallyHidden>
        {(Object.keys(FILTERS) as FilterId[]).map((id) => (
          <label key={id}>
            <input type="radio" name="studio-filter" checked={filter === id} onChange={() => onFilter(id)} />
            {FILTERS[id].name}
            <b>{counts[id]}</b>
          </label>
        ))}
      </fieldset>
      {search.error && !search.found ? (
        <ErrorState title="The cards could not be loaded" action={<Button onClick={search.retry}>Try again</Button>}>
          {search.error.message}
        </ErrorState>
      ) : !search.found ? (
        <div className={styles.waiting}>
          <Skeleton height={50} />
          <Skeleton height={50} />
          <Skeleton height={50} />
        </div>
      ) : cards.length === 0 ? (
        <p className={styles.none}>No cards match. {text === "" ? "Make one with New." : "Change the query, or choose All."}</p>
      ) : (
        <VirtualGrid
          label={`${game.name} cards`}
          className={styles.rows}
          count={cards.length}
          columns={1}
          gap={0}
          rowHeight={() => 50}
          begin={opened < 0 ? undefined : opened}
          active={active}
          onActive={setAt}
          cellKey={(i) => cards[i]?.id ?? String(i)}
          find={(typed, from) => cards.findIndex((card, i) => i >= from && card.name.toLowerCase().startsWith(typed))}
          onKeyDown={onKeyDown}
          cell={(i) => {
            const card = cards[i];
            return (
              card && (
                <Row
                  card={card}
                  kind={game.kinds.find(({ id }) => id === card.kind)?.name ?? card.kind}
                  price={price(card)}
                  copies={dock?.countOf(card.name) ?? 0}
                  isOpen={card.id === openId}
                  isTyping={typing.has(card.id)}
                  onOpen={() => open(i)}
                />
              )
            );
          }}
        />
      )}
    </section>
  );
}

/** The money of a card as a list shows it, where the game has some. */
function priceCell({ fields }: LibraryGame): (card: LibraryCard) => string {
  const price = priceField(fields);
  if (!price) return () => "";
  const [name, { unit }] = price;
  return (card) => {
    const value = priceOf(card, name);
    return value === undefined ? "" : printCell(value, unit);
  };
}

type RowProps = {
  readonly card: LibraryCard;
  /** Said of a card with which nothing is out of the ordinary. */
  readonly kind: string;
  readonly price: string;
  /** In the current deck. */
  readonly copies: number;
  readonly isOpen: boolean;
  readonly isTyping: boolean;
  readonly onOpen: () => void;
};

function Row({ card, kind, price, copies, isOpen, isTyping, onOpen }: RowProps) {
  const isSaid = isStateSaid(card);
  const Icon = card.archived ? Archive : isTyping ? Pencil : isSaid ? STATE_ICONS[card.state] : undefined;
  const words = card.archived ? "archived" : isTyping ? "changed since saved" : isSaid ? stateWords(card) : kind;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the cell opens it
    // biome-ignore lint/a11y/noStaticElementInteractions: the cell is the control
    <div
      className={styles.row}
      data-open={isOpen || undefined}
      data-state={isTyping ? "typing" : isSaid ? card.state : undefined}
      onClick={onOpen}
    >
      <ArtThumb card={card} width={44} height={40} />
      <span className={styles.name}>
        <b>{card.name}</b>
        <small>
          {Icon && <Icon {...ICON} />} <span>{words}</span>
          {isOpen && <VisuallyHidden>, open</VisuallyHidden>}
        </small>
      </span>
      <span className={styles.price}>
        {price}
        {copies > 0 && (
          <small>
            {copies} <VisuallyHidden>in the deck</VisuallyHidden>
            <Layers {...ICON} size={11} />
          </small>
        )}
      </span>
    </div>
  );
}
