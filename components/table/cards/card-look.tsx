"use client";
/** A large card beside its place, with what its keywords mean and what differs from the print: on hover, focus or long press. */
import { createContext, type ReactNode, use } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { Keyword } from "../../../engine/cards/library.ts";
import type { Lit } from "../../../faces/words.ts";
import { Face } from "../../card/face.tsx";
import { reminderIn, textLines } from "../../cards/page/text-parts.ts";
import type { Side } from "../../ui/place.ts";
import { Popover } from "../../ui/popover.tsx";
import styles from "./card-look.module.css";

/** The keywords of the match's cards. */
export const Keywords = createContext<readonly Keyword[]>([]);

type CardLookProps = {
  readonly design: LibraryCard | undefined;
  /** What is so now and not printed: "Engaged", "BQ 2 of 4". */
  readonly now?: readonly string[] | undefined;
  /** The words of its text that are being carried out. */
  readonly lit?: Lit | undefined;
  /** Where it opens; a card in a row opens across the row, so that the pointer finds its neighbours. */
  readonly side?: Side;
  readonly children: ReactNode;
};

export function CardLook({ design, now = [], lit, side = "right", children }: CardLookProps) {
  if (!design) return children;
  return (
    <Popover
      side={side}
      className={styles.anchor}
      panelClassName={styles.panel}
      content={() => <Look design={design} now={now} lit={lit} />}
    >
      {children}
    </Popover>
  );
}

type LookProps = { readonly design: LibraryCard; readonly now: readonly string[]; readonly lit: Lit | undefined };

/** A card as large as it is read, with what its keywords mean. */
export function Look({ design, now, lit }: LookProps) {
  const keywords = use(Keywords);
  const parts = textLines(design.text, keywords).flatMap((line) => line.parts.flatMap((part) => (part.is === "keyword" ? part : [])));
  // With another number it reminds of something else.
  const named = new Map(
    parts.map(({ keyword, text, at }) => {
      const reminder = reminderIn(keyword, design.text, at);
      return [reminder, { words: text, reminder }];
    }),
  );
  return (
    <span className={styles.look}>
      <Face card={design} detail="face" lit={lit} className={styles.face ?? ""} />
      {now.length > 0 && <span className={styles.now}>{now.join(". ")}.</span>}
      {[...named].map(([id, { words, reminder }]) => (
        <span key={id} className={styles.keyword}>
          <b>{words}</b> {reminder}
        </span>
      ))}
    </span>
  );
}
