"use client";
/** Cards of a set whose texts are alike, with what they do not share (story S12). */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Fragment, useState } from "react";
import { type CardTwins, TWIN_WORDS } from "../../../engine/cards/work.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { studioQueries } from "../../api/studio.ts";
import { studioHref } from "../../cards/links.ts";
import { WordDiff } from "../../cards/page/word-diff.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./set-glance.module.css";

/** Findings that are shown before one asks for more, and cards that one finding names. */
const FEW = 6;
const MOST_CARDS = 6;

/** `set`: its code; empty for all cards of the game. */
export function SetTwins({ game, set }: { readonly game: LibraryGame; readonly set: string }) {
  const { data: twins, error } = useQuery(studioQueries.twins(game.id, set));
  const [all, setAll] = useState(false);
  if (!error && twins?.length === 0) return null;
  return (
    <section aria-label="Similar texts" className={styles.warnings}>
      <h3>Similar texts</h3>
      {error && <p role="alert">{error.message}</p>}
      {!error && !twins && <p role="status">Comparing the texts …</p>}
      <ul>
        {twins?.slice(0, all ? undefined : FEW).map((found) => (
          <li key={found.cards.map(({ id }) => id).join(" ")}>
            <Found {...found} />
          </li>
        ))}
      </ul>
      {twins && !all && twins.length > FEW && (
        <Button size="s" onClick={() => setAll(true)}>
          Show all {twins.length}
        </Button>
      )}
    </section>
  );
}

function Found({ cards, differ }: CardTwins) {
  const [first, second] = cards;
  const more = cards.length - MOST_CARDS;
  return (
    <div>
      {cards.slice(0, MOST_CARDS).map(({ id, name }, i) => (
        <Fragment key={id}>
          {i > 0 && (i === cards.length - 1 ? " and " : ", ")}
          <Link href={studioHref(id)}>{name}</Link>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`} {TWIN_WORDS[differ]}:
      {first && <WordDiff from={first.text} to={cards.length === 2 ? (second?.text ?? "") : first.text} />}
    </div>
  );
}
