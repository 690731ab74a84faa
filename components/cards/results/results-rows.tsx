"use client";
/** Cards found, as a list and as text. One tab stop, the keys of the table in `frame/keys.ts`. */
import { summaryOf } from "../../../engine/games/facts.ts";
import { textScale } from "../../ui/text-scale.ts";
import { VirtualGrid } from "../../ui/virtual-grid.tsx";
import { RulesText } from "../page/rules-text.tsx";
import { CardSigns } from "../signs.tsx";
import { ArtThumb } from "./art-thumb.tsx";
import { Copies } from "./copies.tsx";
import styles from "./results.module.css";
import { common, type ResultsProps } from "./results.tsx";

export function ListResults(props: ResultsProps) {
  const { cards, dock, game, onLook } = props;
  return (
    <VirtualGrid
      {...common(props)}
      className={styles.list}
      columns={1}
      gap={0}
      rowHeight={() => 44 * textScale()}
      cellClassName={styles.lineCell}
      cell={(index) => {
        const card = cards[index];
        if (!card) return null;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the cell has the keys, this is the pointer's way
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <div className={styles.line} onClick={() => onLook(index)} onDoubleClick={() => props.onOpen(card)}>
            <ArtThumb card={card} width={56} height={32} />
            <span className={styles.name}>{card.name}</span>
            <span className={styles.summary}>{summaryOf(game.facts(card))}</span>
            <CardSigns card={card} />
            <span className={styles.number}>
              {card.set} {card.number}
            </span>
            {dock && <Copies card={card} dock={dock} className={styles.lineCopies} />}
          </div>
        );
      }}
    />
  );
}

export function TextResults(props: ResultsProps) {
  const { cards, dock, game, keywords, onLook } = props;
  return (
    <VirtualGrid
      {...common(props)}
      className={styles.list}
      columns={{ min: 340 * textScale() }}
      gap={12}
      padding={2}
      measured
      rowHeight={() => 150}
      cellClassName={styles.textCell}
      cell={(index) => {
        const card = cards[index];
        if (!card) return null;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the cell has the keys, this is the pointer's way
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <div className={styles.text} onClick={() => onLook(index)} onDoubleClick={() => props.onOpen(card)}>
            <div className={styles.textHead}>
              <span className={styles.name}>{card.name}</span>
              <span className={styles.summary}>{summaryOf(game.facts(card))}</span>
            </div>
            <RulesText game={card.game} text={card.text} keywords={keywords} className={styles.textBody} still />
            <div className={styles.textFoot}>
              <CardSigns card={card} />
              {dock && <Copies card={card} dock={dock} className={styles.lineCopies} />}
            </div>
          </div>
        );
      }}
    />
  );
}
