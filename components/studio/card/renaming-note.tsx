"use client";
/** What follows when a card is saved under another name: shown before, with each text as it will be. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CardId } from "../../../engine/cards/card.ts";
import { studioQueries } from "../../api/studio.ts";
import { WordDiff } from "../../cards/page/word-diff.tsx";
import styles from "./editor.module.css";

const MOST = 20;
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** `from`: the name that the card is saved under; `to`: the one that is typed. */
export function RenamingNote({ id, from, to }: { readonly id: CardId; readonly from: string; readonly to: string }) {
  const { data } = useQuery(studioQueries.mentions(id));
  if (!data || data.texts.length + data.decks.length === 0) return null;
  const { decks } = data;
  // No text can say a name with a quotation mark.
  const texts = to.includes('"') ? [] : data.texts;
  if (texts.length + decks.length === 0)
    return <Note>Texts cannot name a card with a quotation mark in its name, so they keep {from}.</Note>;
  const named = [
    ...(texts.length > 0 ? [counted(texts.length, "text")] : []),
    ...(decks.length > 0 ? [counted(decks.length, "deck")] : []),
  ];
  return (
    <Note>
      <p>
        {named.join(" and ")} {texts.length + decks.length === 1 ? "names" : "name"} {from} and will name {to} when you save.
      </p>
      {texts.length > 0 && (
        <details>
          <summary>Show the texts</summary>
          <ul>
            {texts.slice(0, MOST).map((use) => (
              <li key={`${use.type} ${use.id}`}>
                <b>{use.name}</b>
                <WordDiff from={use.text} to={use.text.replaceAll(`"${from}"`, `"${to}"`)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Note>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.note} role="status">
    {children}
  </div>
);
