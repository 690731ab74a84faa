"use client";
import { useDragOperation, useDroppable } from "@dnd-kit/react";
import { Bookmark, Crown, Layers, type LucideIcon, OctagonX, Sprout } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { DeckRules, EntrySectionId } from "../../../engine/cards/deck.ts";
/** A section of the deck: heading with count and limits, its rows, and the place where cards are dropped. */
import type { Limit } from "../../../engine/cards/deck-sayings.ts";
import { sectionIn } from "../../../engine/cards/sections.ts";
import { sectionName } from "../../../engine/decks/index.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { cardMarksOf } from "../card-marks.ts";
import { useDesk } from "./builder.ts";
import styles from "./deck-panel.module.css";
import type { RowGroup, RowSection } from "./deck-rows.ts";
import { type DropZone, draggedOf } from "./drag-data.ts";
import { whyNotIn } from "./place.ts";

/** A section that is named as a kind of card has the mark of the kind; another one says what it is for. */
function iconOf(section: EntrySectionId, game: GameId, { draws }: DeckRules): LucideIcon {
  if (section === "considering") return Bookmark;
  const own = sectionIn(game, section)?.leads ? Crown : section === draws.reveal?.section ? Sprout : Layers;
  return cardMarksOf(game).kinds[section] ?? own;
}

export function SectionBox({
  section,
  place,
  overfull,
  said,
  children,
}: {
  readonly section: RowSection;
  readonly place: number;
  /** The section has more cards than allowed. */
  readonly overfull: boolean;
  /** What a card of the deck says of how few cards there can be. */
  readonly said: Limit | undefined;
  readonly children: (group: RowGroup) => ReactNode;
}) {
  const { game, rules, show } = useDesk();
  const id = useId();
  const zone: DropZone = { kind: "section", section: section.id, place };
  const { ref, isDropTarget } = useDroppable({ id: `section-${section.id}`, data: zone });
  const dragged = draggedOf(useDragOperation().source?.data);
  const rule = rules.sections.find((one) => one.id === section.id);
  const from = dragged?.kind === "row" ? dragged.at.section : undefined;
  const reason = dragged && from !== section.id ? whyNotIn(rules, section.id, dragged.card) : undefined;
  const state = !dragged ? undefined : from === section.id ? "here" : reason ? "no" : "yes";
  const Icon = iconOf(section.id, game.id, rules);
  const empty = section.groups.every((group) => group.rows.length === 0);
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={cx(styles.section, state && styles[state], isDropTarget && state !== "here" && styles.over)}
    >
      <h2 id={id} className={styles.title}>
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        {sectionName(game.id, section.id)} <span className={cx(styles.number, overfull && styles.overfull)}>{section.copies}</span>
        {rule && !dragged && (
          <small className={cx(overfull && styles.overfull)}>
            {overfull && <OctagonX size={12} strokeWidth={1.75} aria-hidden />} {limitWords(rule, said)}
          </small>
        )}
        {section.uncounted > 0 && !dragged && <small className={styles.uncounted}>{section.uncounted} wrong, not counted</small>}
        {state === "yes" && <span className={styles.drop}>Drop in {sectionName(game.id, section.id)}</span>}
        {state === "no" && <span className={styles.refuse}>{reason?.short}</span>}
      </h2>
      {section.groups.map((group) => (
        <RowsOf
          key={group.id}
          group={group}
          icon={cardMarksOf(game.id).kinds[group.kind ?? ""]}
          label={`${sectionName(game.id, section.id)}${group.title ? `, ${group.title}` : ""}`}
        >
          {children(group)}
        </RowsOf>
      ))}
      {empty && (
        <p className={styles.empty}>
          {rule ? `No cards in ${rule.name} yet.` : "Cards you are thinking about. They are not counted."}
          {rule && (
            <Button size="s" onClick={() => show(rule.query)}>
              Choose
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

type RowsProps = {
  readonly group: RowGroup;
  readonly icon: LucideIcon | undefined;
  readonly label: string;
  readonly children: ReactNode;
};

function RowsOf({ group, icon: Icon, label, children }: RowsProps) {
  if (group.rows.length === 0) return null;
  return (
    <>
      {group.title !== undefined && (
        <h3 className={styles.kind}>
          {Icon && <Icon size={13} strokeWidth={1.75} aria-hidden />}
          {group.title} <span className={styles.number}>{group.copies}</span>
        </h3>
      )}
      <div role="grid" aria-label={label} aria-multiselectable>
        {children}
      </div>
    </>
  );
}

/** "exactly 1", "at least 40", "at least 60, says Paradise Mutual". */
function limitWords({ least, most }: { readonly least: number; readonly most?: number }, said: Limit | undefined): string {
  if (most === least) return `exactly ${least}`;
  const fewest = said?.n ?? least;
  const words = most === undefined ? `at least ${fewest}` : `${fewest} to ${most}`;
  return said ? `${words}, says ${said.by}` : words;
}
