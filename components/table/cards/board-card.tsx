"use client";
/** A card on the board. What can be done to it is done by a click or Enter; where several things can be, they are asked; where nothing can, it says why. */
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { SceneCard, SceneOption } from "../../../engine/games/scene.ts";
import type { Why } from "../../../engine/kernel/why.ts";
import type { Detail } from "../../../faces/canvas.ts";
import { Face } from "../../card/face.tsx";
import { faceLabel } from "../../card/painters.ts";
import { announce } from "../../ui/announcer.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { cardSpot } from "../choices/gesture.ts";
import { Reasons, reasonsOf } from "../choices/reasons.tsx";
import { useIsSent } from "../match/sent.ts";
import { type Numbered, optionsAbout, type TableCards, type TableMoves, type TableView } from "../match/view.ts";
import styles from "./board-card.module.css";
import { CardLook, Look } from "./card-look.tsx";
import { useDragSource, useSpot } from "./dragging.tsx";
import { useLit } from "./spotlight.tsx";

type BoardCardProps = {
  readonly card: SceneCard;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  /** Cards under it: their options are offered here. */
  readonly under?: readonly SceneCard[] | undefined;
  /** The words before its name for screen readers: "Slot 3". */
  readonly place?: string;
  readonly detail?: Detail;
  /** The design with the numbers that it has now, where they are not the printed ones. */
  readonly drawn?: LibraryCard | undefined;
  /** What is so now and not printed. */
  readonly now?: readonly string[];
};

export function BoardCard({ card, under, view, cards, moves, place, detail = "face", drawn, now }: BoardCardProps) {
  const design = card.card === undefined ? undefined : cards.get(card.card);
  const { can, activate, asking } = useCardMoves({ card, under, design: drawn ?? design, now: now ?? [], view, moves });
  const source = useDragSource(card, moves.still === true || design === undefined);
  const lit = useLit(card.id);
  const spot = useSpot(cardSpot(card.id), "card");
  const first = can.find(({ option }) => option.group === undefined);
  const sent = useIsSent(view, (option) => option.card === card.id);
  const name = design ? faceLabel(drawn ?? design) : "A hidden card";
  return (
    <>
      <CardLook design={design} now={now} lit={lit} side={detail === "face" ? "across" : "right"}>
        <span
          ref={spot.ref}
          className={cx(
            styles.card,
            detail === "tile" && styles.tile,
            first ? styles.can : can.length > 0 && styles.could,
            source.isDragSource && styles.carried,
            spot.lit && styles.lit,
            spot.over && styles.over,
          )}
          data-sent={sent || undefined}
        >
          {design ? (
            <Face card={drawn ?? design} detail={detail} lit={detail === "face" ? lit : undefined} />
          ) : (
            <span className={styles.back} />
          )}
          {first && (
            <span className={styles.number} data-number aria-hidden="true">
              {first.number}
            </span>
          )}
          {card.known && (
            <span className={styles.known} aria-hidden="true">
              {now?.at(-1)}
            </span>
          )}
          <button
            ref={source.ref}
            type="button"
            className={styles.cover}
            aria-label={[place, name, ...(now ?? []), ...can.map(({ number, option }) => `option ${number}, ${option.words}`)]
              .filter(Boolean)
              .join(". ")}
            {...activate}
          />
        </span>
      </CardLook>
      {asking}
    </>
  );
}

const NOTHING: readonly Why[] = [{ verb: "choose", reasons: ["You cannot do anything with this card now."] }];

/** After so long a touch is a look and no choice. */
const LOOK_MS = 450;

type CardMoves = {
  readonly can: readonly Numbered[];
  /** For the card's button. */
  readonly activate: { readonly onPointerDown: (event: PointerEvent) => void; readonly onClick: (event: MouseEvent) => void };
  /** Asks which of several things is meant, or says why nothing can be done; belongs beside the button. */
  readonly asking: ReactNode;
};

/** The effect of activating a card, wherever it is drawn. */
export function useCardMoves({
  card,
  under = [],
  design,
  now = [],
  view,
  moves,
}: Pick<BoardCardProps, "card" | "under" | "now" | "view" | "moves"> & { readonly design: LibraryCard | undefined }): CardMoves {
  const [asking, setAsking] = useState<"options" | readonly Why[]>();
  const pressed = useRef(0);
  const can = [card, ...under].flatMap(({ id }) => optionsAbout(view, id));
  const [first] = can;
  const onClick = async ({ timeStamp }: MouseEvent) => {
    // By when the finger was there, not by when a busy page hears of it.
    if (pressed.current > 0 && timeStamp - pressed.current > LOOK_MS) return;
    pressed.current = 0;
    if (first && can.length === 1) moves.choose(first.option);
    else if (first) setAsking("options");
    else {
      const found = (await moves.why({ card: card.id })).filter(({ reasons }) => reasons.length > 0);
      const whys = found.length > 0 ? found : NOTHING;
      announce([...reasonsOf(whys).keys()].join(" "));
      setAsking(whys);
    }
  };
  const choose = (option: SceneOption) => {
    setAsking(undefined);
    moves.choose(option);
  };
  return {
    can,
    activate: {
      onPointerDown: ({ pointerType, timeStamp }) => {
        pressed.current = pointerType === "mouse" ? 0 : timeStamp;
      },
      onClick: (event) => void onClick(event),
    },
    // In the page and not in the board: what says how its lists and headings look is not for these.
    asking:
      asking &&
      createPortal(
        <Dialog open onClose={() => setAsking(undefined)} title={design?.name ?? "A card"} width={420}>
          {asking === "options" ? (
            <ul className={styles.choices}>
              {can.map(({ number, option }) => (
                <li key={number}>
                  <button type="button" className={styles.choice} onClick={() => choose(option)}>
                    <b>{option.words}</b>
                    {option.hint && <small>{option.hint}</small>}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <div className={styles.about}>
              {design && <Look design={design} now={now} lit={undefined} />}
              <Reasons whys={asking} />
            </div>
          )}
        </Dialog>,
        document.body,
      ),
  };
}
