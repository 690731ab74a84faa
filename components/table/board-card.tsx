"use client";
/** A card on the board. What can be done to it is done by a click or Enter; where several things can be, they are asked; where nothing can, it says why. */
import { useState } from "react";
import type { SceneCard, SceneOption } from "../../engine/games/scene.ts";
import { Face } from "../card/face.tsx";
import { faceLabel } from "../card/painters.ts";
import { announce } from "../ui/announcer.tsx";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./board-card.module.css";
import { optionsAbout, type TableCards, type TableMoves, type TableView } from "./view.ts";

type BoardCardProps = {
  readonly card: SceneCard;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  /** What stands before its name for who cannot see: "Slot 3". */
  readonly place?: string;
};

export function BoardCard({ card, view, cards, moves, place }: BoardCardProps) {
  const [asking, setAsking] = useState<"options" | readonly string[]>();
  const design = card.card === undefined ? undefined : cards.get(card.card);
  const can = optionsAbout(view, card.id);
  const [first] = can;
  const name = design ? faceLabel(design) : "A card that you do not know";
  const activate = async () => {
    if (first && can.length === 1) moves.choose(first.option);
    else if (first) setAsking("options");
    else {
      const reasons = (await moves.why(card.id)).flatMap(({ reasons: all }) => all);
      const said = reasons.length > 0 ? [...new Set(reasons)] : ["There is nothing to do with this card now."];
      announce(said.join(" "));
      setAsking(said);
    }
  };
  const choose = (option: SceneOption) => {
    setAsking(undefined);
    moves.choose(option);
  };
  return (
    <>
      <div className={cx(styles.card, first && styles.can)}>
        {design ? <Face card={design} detail="face" /> : <span className={styles.back} />}
        {first && (
          <span className={styles.number} aria-hidden="true">
            {first.number}
          </span>
        )}
        <button
          type="button"
          className={styles.cover}
          aria-label={[place, name, ...can.map(({ number, option }) => `option ${number}, ${option.words}`)].filter(Boolean).join(". ")}
          onClick={activate}
        />
      </div>
      <Dialog open={asking !== undefined} onClose={() => setAsking(undefined)} title={design?.name ?? "A card"} width={420}>
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
          <ul className={styles.reasons}>
            {(asking ?? []).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}
