/** What the end of this turn would bring: who would lose, what would be destroyed, what leaves. */
import { CalendarX, CircleCheck, TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { MegacorpBoard } from "../../../../engine/games/megacorp/table/scene.ts";
import { ruleHref } from "../../../cards/links.ts";
import type { TableView } from "../../../table/match/view.ts";
import styles from "./ahead.module.css";

export function Ahead({ board, view }: { readonly board: MegacorpBoard; readonly view: TableView }) {
  if (view.scene.turn === 0 || view.ended) return null;
  return (
    <section className={styles.ahead} aria-label="When this turn ends">
      <h2>When this turn ends</h2>
      <ul>
        {board.ahead.length === 0 && (
          <li>
            <CircleCheck size={15} aria-hidden className={styles.calm} />
            <span>Nobody loses, and nothing leaves</span>
          </li>
        )}
        {board.ahead.map(({ is, words, rule, player, card }) => (
          <li key={`${is} ${player} ${card ?? ""}`}>
            {is === "event" ? (
              <CalendarX size={15} aria-hidden className={styles.calm} />
            ) : (
              <TriangleAlert size={15} aria-hidden className={is === "loss" ? styles.bad : styles.warn} />
            )}
            <span>
              <b>{view.sitting[player]}</b>
              {is === "loss" && (view.sitting[player] === "You" ? " lose" : " loses")}: {words} (
              <Link href={ruleHref("megacorp", rule)}>{rule}</Link>)
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
