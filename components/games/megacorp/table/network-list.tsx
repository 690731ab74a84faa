"use client";
import { slotName } from "../../../../engine/games/megacorp/network/slot-words.ts";
/** The networks in words, row by row: the same cards and slots with the same actions as on the surface, complete for play. */
import type { NetworkCard } from "../../../../engine/games/megacorp/table/scene.ts";
import { useCardMoves } from "../../../table/cards/board-card.tsx";
import { CardLook } from "../../../table/cards/card-look.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { wordsNow } from "./card-now.ts";
import styles from "./network-list.module.css";
import { type NetworksProps, networkName } from "./networks.tsx";
import { TraitMark } from "./trait-mark.tsx";
import { freeSlots } from "./world.ts";

export function NetworkList({ view, cards, moves, board, near, only }: NetworksProps) {
  const sides = board.sides.filter(({ player, lost }) => !lost && (only === undefined || player === only));
  const free = freeSlots(view.options, sides);
  return (
    <div className={styles.lists}>
      {sides.map((side) => (
        <section key={side.player} aria-label={networkName(view, side.player, near)}>
          <h2>{networkName(view, side.player, near)}</h2>
          <ul className={styles.list}>
            {side.network.map((card) => (
              <li key={card.id}>
                <Row card={card} {...{ view, cards, moves, board, near, only }} />
              </li>
            ))}
            {free
              .filter(({ network }) => network === side.player)
              .map((slot) => (
                <li key={`${slot.x} ${slot.y}`}>
                  <button type="button" className={styles.row} onClick={() => moves.choose(slot.option)}>
                    <span className={styles.number}>{slot.number}</span>
                    <span className={styles.words}>
                      <b>{slot.option.words}</b>
                      <small>Empty slot, {slotName(slot.x, slot.y)}</small>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ card, view, cards, moves, board }: NetworksProps & { readonly card: NetworkCard }) {
  const design = card.card === undefined ? undefined : cards.get(card.card);
  const { can, activate, asking } = useCardMoves({ card, design, view, moves });
  const now = wordsNow(card, board.traits, cards);
  const docked = card.docked.flatMap((id) => {
    const other = board.sides.flatMap(({ network }) => network).find((one) => one.id === id)?.card;
    return other === undefined ? [] : [cards.get(other)?.name ?? "a card"];
  });
  const place = card.business ? "Business" : slotName(card.x, card.y);
  const lies = [place, docked.length > 0 ? `docked to ${docked.join(", ")}` : "docked to nothing", ...now].join(" · ");
  return (
    <>
      <CardLook design={design} now={now}>
        <button type="button" className={styles.row} {...activate}>
          <span className={styles.number} data-none={can.length === 0 || undefined} aria-hidden="true">
            {can.find(({ option }) => option.group === undefined)?.number ?? (can.length > 0 ? "…" : "")}
          </span>
          <span className={styles.words}>
            <b>{design?.name ?? "A hidden card"}</b>
            <small>{lies}</small>
          </span>
          <span className={styles.scores}>
            {card.scores.map((score, trait) => score && <TraitMark key={board.traits[trait]} trait={trait} n={score.now} size={19} />)}
          </span>
          <VisuallyHidden>{can.map(({ number, option }) => `. Option ${number}, ${option.words}`).join("")}</VisuallyHidden>
        </button>
      </CardLook>
      {asking}
    </>
  );
}
