"use client";
/** What is worth a look in a set, each with its cards (story S12). */
import { useQuery } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import Link from "next/link";
import { Fragment } from "react";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { studioQueries } from "../../api/studio.ts";
import { studioHref } from "../../cards/links.ts";
import styles from "./set-glance.module.css";

/** `set`: its code; empty for all cards of the game. */
export function SetWarnings({ game, set }: { readonly game: LibraryGame; readonly set: string }) {
  const { data: warnings, error } = useQuery(studioQueries.warnings(game.id, set));
  if (!error && warnings?.length === 0) return null;
  return (
    <section aria-label="Worth a look" className={styles.warnings}>
      <h3>Worth a look</h3>
      {error && <p role="alert">{error.message}</p>}
      {!error && !warnings && <p role="status">Checking the cards …</p>}
      <ul>
        {warnings?.map(({ sentence, cards }) => (
          <li key={`${sentence} ${cards.map(({ id }) => id).join(" ")}`}>
            <Lightbulb size={15} strokeWidth={1.75} aria-hidden />
            <span>
              {sentence}{" "}
              {cards.map(({ id, name }, i) => (
                <Fragment key={id}>
                  {i > 0 && ", "}
                  <Link href={studioHref(id)}>{name}</Link>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
