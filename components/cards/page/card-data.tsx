/** Everything a card has, as a list: from the field declaration, with what the rulebook gives marked. */
import { BookOpenCheck } from "lucide-react";
import Link from "next/link";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { quoted, ruleHref, searchHref } from "../links.ts";
import { type Column, columnsOf, printCell } from "../results/columns.ts";
import styles from "./card-data.module.css";

/** A rule number: it leads to the rule and not to a search. */
const RULE = /^[A-Z]+-[A-Z]?\d+(\.\d+)*$/;
const ELSEWHERE = new Set(["name", "text", "flavor", "provenance", "state", "revision", "author"]);

/** Whether the rulebook gives a value: all of a card that is wholly from it, else what `fixed` lists. */
export function isGiven(card: LibraryCard, column: string): boolean {
  if (card.provenance === "rulebook") return true;
  const paths = [column, `fields.${column}`];
  return card.fixed.some((path) => paths.some((own) => own === path || own.startsWith(`${path}.`) || path.startsWith(`${own}.`)));
}

/** What the rulebook gives of a card, in words: "name, type, valuation"; empty when it gives nothing. */
export function givenWords(card: LibraryCard, game: LibraryGame): string {
  if (card.provenance === "rulebook") return "";
  const labels = columnsOf(game)
    .filter((column) => card.fixed.length > 0 && column.all(card).some((cell) => cell !== undefined) && isGiven(card, column.id))
    .map((column) => (column.label === column.label.toUpperCase() ? column.label : column.label.toLowerCase()));
  return labels.join(", ");
}

export function CardData({ card, game }: { readonly card: LibraryCard; readonly game: LibraryGame }) {
  const rows = columnsOf(game).filter((column) => !ELSEWHERE.has(column.id) && column.all(card).some((cell) => cell !== undefined));
  return (
    <section className={styles.data}>
      <h2>Data</h2>
      <dl>
        {rows.map((column) => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd>
              <Values column={column} card={card} />
              {isGiven(card, column.id) && (
                <small className={styles.given}>
                  <BookOpenCheck size={13} strokeWidth={1.75} aria-hidden /> rulebook
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Values({ column, card }: { readonly column: Column; readonly card: LibraryCard }) {
  return column
    .all(card)
    .filter((cell) => cell !== undefined)
    .map((cell) => {
      const text = printCell(cell, column.unit);
      if (typeof cell === "string" && column.id !== "number" && RULE.test(cell))
        return (
          <Link key={text} href={ruleHref(card.game, cell)}>
            {text}
          </Link>
        );
      if (!column.search || column.id === "number") return <span key={text}>{text}</span>;
      const query = cell === null ? `${column.search}:-` : `${column.search}${column.numeric ? "=" : ":"}${quoted(String(cell))}`;
      return (
        <Link
          key={text}
          href={searchHref(card.game, query)}
          aria-label={`${column.label} ${cell === null ? "none" : text}: find all`}
          data-unit={column.unit}
        >
          {text}
        </Link>
      );
    });
}
