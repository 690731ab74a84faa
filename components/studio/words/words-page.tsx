"use client";
/** A game's keywords, tags and sets: defined, renamed with every text that uses them, put away (story S10). */
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Plus } from "lucide-react";
import { usePathname } from "next/navigation";
import { useRef, useState } from "react";
import type { CardId, GameId } from "../../../engine/cards/card.ts";
import { fold } from "../../../engine/cards/fold.ts";
import { legible } from "../../../engine/cards/legible.ts";
import { WORDS_OF, type WordType, wordTypeAt } from "../../../engine/cards/work.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { cardQueries } from "../../api/cards.ts";
import { type ListedWord, slugOf, wordQueries } from "../../api/words.ts";
import { studioHref } from "../../cards/links.ts";
import { Page } from "../../frame/page.tsx";
import { usePageKeys } from "../../frame/use-keys.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useTypedBefore } from "../../ui/typed-before.ts";
import type { WantedKeyword } from "./wanted-keyword.ts";
import { NewWordForm, WordForm } from "./word-form.tsx";
import { wordLabel } from "./word-label.ts";
import styles from "./words.module.css";

const TYPES: readonly { readonly id: WordType; readonly label: string; readonly one: string }[] = [
  { id: "keyword", label: "Keywords", one: "keyword" },
  { id: "tag", label: "Tags", one: "tag" },
  { id: "set", label: "Sets", one: "set" },
];

/** In the place of an id, which has a slash: a word that is not there yet. */
const NEW = "new";

function go(game: GameId, type: WordType, slug?: string): void {
  const path = `/${game}/words/${WORDS_OF[type]}${slug ? `/${slug}` : ""}`;
  if (path !== location.pathname) history.pushState(null, "", path);
}

export type WordsPageProps = {
  readonly game: GameId;
  /** A keyword to be made, for a card whose text writes it. */
  readonly wanted?: WantedKeyword | undefined;
};

export function WordsPage({ game, wanted: keyword }: WordsPageProps) {
  const [, , , words = "", slug] = usePathname().split("/").map(decodeURIComponent);
  const type = wordTypeAt(words) ?? "keyword";
  const [isNew, setNew] = useState(keyword !== undefined);
  const chosen = isNew ? NEW : slug && `${game}/${slug}`;
  const [wanted, setWanted] = useState("");
  const isLeaving = useRef(false);
  /** The address is that of the word that is open, so that it can be shared, and Back leads to the one before. */
  const open = (id: string | undefined) => {
    setNew(id === NEW);
    // Who is on the way back to a card goes there, though the keyword is made only now.
    if (id !== NEW && !isLeaving.current) go(game, type, id && slugOf(id));
  };
  const box = useRef<HTMLInputElement>(null);
  useTypedBefore(box, wanted, setWanted);
  const list = useQuery(wordQueries.list(game, type));
  const shown = (list.data ?? []).filter(({ word }) => fold(wordLabel(word)).includes(fold(wanted)));
  const one = TYPES.find(({ id }) => id === type)?.one ?? "word";
  const choose = (next: WordType) => {
    setNew(false);
    setWanted("");
    go(game, next);
  };
  usePageKeys({ newCard: () => open(NEW) });
  return (
    <Page
      title="Words"
      game={game}
      crumbs={[{ label: "Studio", href: `/${game}/studio` }]}
      fill
      actions={
        <Button look="primary" aria-label={`New ${one}`} icon={<Plus size={15} aria-hidden />} onClick={() => open(NEW)}>
          <span>
            New <span data-wide>{one}</span>
          </span>
        </Button>
      }
    >
      <Tabs
        label={`Words of ${ABOUT[game].name}`}
        items={TYPES}
        value={type}
        onChange={choose}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        <div className={styles.columns} data-chosen={chosen !== undefined || undefined}>
          <section className={styles.list} aria-label={`All ${one}s`}>
            <input
              ref={box}
              data-search-box
              type="search"
              className={styles.find}
              placeholder={`Find a ${one}`}
              aria-label={`Find a ${one}`}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
            {list.error ? (
              <ErrorState title="The words could not be loaded" action={<Button onClick={() => void list.refetch()}>Try again</Button>}>
                {list.error.message}
              </ErrorState>
            ) : !list.data ? (
              <div role="status" aria-label="Loading the words">
                <Skeleton height={200} />
              </div>
            ) : shown.length === 0 ? (
              <p className={styles.none}>{wanted === "" ? `No ${one}s yet. Make one with New.` : `No ${one} matches.`}</p>
            ) : (
              <ul>
                {shown.map((word) => (
                  <Item key={word.id} word={word} isChosen={word.id === chosen} onChoose={() => open(word.id)} />
                ))}
              </ul>
            )}
          </section>
          <div className={styles.detail}>
            {keyword?.card && type === "keyword" && (
              <BackToCard
                game={game}
                id={keyword.card}
                isMade={chosen !== undefined && chosen !== NEW}
                onLeave={() => {
                  isLeaving.current = true;
                }}
              />
            )}
            {chosen === NEW ? (
              <NewWordForm
                key={`new ${type}`}
                game={game}
                type={type}
                wanted={type === "keyword" ? keyword : undefined}
                onMade={open}
                onClose={() => open(undefined)}
              />
            ) : slug && list.data && !list.data.some(({ id }) => id === chosen) ? (
              <EmptyState
                title={`${ABOUT[game].name} has no ${one} “${legible(slug)}”`}
                action={
                  <Button look="primary" onClick={() => open(undefined)}>
                    All {one}s
                  </Button>
                }
              >
                The {one} may have been renamed. Find it in the list by its name.
              </EmptyState>
            ) : chosen ? (
              <Detail key={chosen} game={game} type={type} id={chosen} onClose={() => open(undefined)} />
            ) : (
              <EmptyState title={`Choose or make a ${one}`}>{MEANS[type]}</EmptyState>
            )}
          </div>
        </div>
      </Tabs>
    </Page>
  );
}

/** The way back to the card whose text asked for the keyword: what was typed there is kept. */
function BackToCard({
  game,
  id,
  isMade,
  onLeave,
}: {
  readonly game: GameId;
  readonly id: CardId;
  readonly isMade: boolean;
  readonly onLeave: () => void;
}) {
  const { data } = useQuery(cardQueries.library(game));
  const name = data?.cards.find((card) => card.id === id)?.name ?? "the card";
  return (
    <p className={styles.from}>
      <LinkButton
        size="s"
        look={isMade ? "primary" : "outline"}
        href={studioHref(id)}
        onClick={onLeave}
        icon={<ArrowLeft size={14} aria-hidden />}
      >
        Back to {name}
      </LinkButton>
    </p>
  );
}

const MEANS: Readonly<Record<WordType, string>> = {
  keyword: "A keyword is short for a longer text. Define it in the words of card texts, and every card can use it.",
  tag: "A tag is one word behind a #. It does nothing by itself; card texts refer to it.",
  set: "A set is a group of cards with a code, such as MC1.",
};

function Item({ word, isChosen, onChoose }: { readonly word: ListedWord; readonly isChosen: boolean; readonly onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={styles.item} aria-pressed={isChosen} onClick={onChoose}>
        <b>{wordLabel(word.word)}</b>
        <small>
          {word.archived ? "archived, " : ""}
          {word.uses === 0 ? "not used" : `used ${word.uses} ${word.uses === 1 ? "time" : "times"}`}
        </small>
      </button>
    </li>
  );
}

function Detail({
  game,
  type,
  id,
  onClose,
}: {
  readonly game: GameId;
  readonly type: WordType;
  readonly id: string;
  readonly onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(wordQueries.work(game, type, id));
  if (error)
    return (
      <ErrorState title="This word could not be loaded" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </ErrorState>
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading the word">
        <Skeleton height={160} />
      </div>
    );
  return <WordForm key={data.head.revision.number} game={game} type={type} opened={data} onClose={onClose} />;
}
