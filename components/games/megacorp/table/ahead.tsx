/** What the end of this turn would bring: who would lose, what would be destroyed, what leaves. */
import { CalendarX, CircleCheck, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { MegacorpBoard } from "../../../../engine/games/megacorp/table/scene.ts";
import type { SceneEnding } from "../../../../engine/games/megacorp/table/scene-ahead.ts";
import { ruleHref } from "../../../cards/links.ts";
import type { TableView } from "../../../table/match/view.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./ahead.module.css";
import { aheadShown } from "./ahead-shown.ts";

export function Ahead({ board, view }: { readonly board: MegacorpBoard; readonly view: TableView }) {
  const [all, setAll] = useState(false);
  if (view.scene.turn === 0 || view.ended) return null;
  const { shown, more } = aheadShown(board.ahead, view.scene.viewer);
  return (
    <section className={styles.ahead} aria-label="When this turn ends">
      <h2>When this turn ends</h2>
      <ul>
        {shown.length === 0 && (
          <li>
            <CircleCheck size={15} aria-hidden className={styles.calm} />
            <span>Nobody loses, and nothing leaves</span>
          </li>
        )}
        {shown.map((one) => (
          <Line key={keyOf(one)} {...{ one, view }} />
        ))}
      </ul>
      {more.length > 0 && (
        // It stays where it was pressed: what it unfolds comes below.
        <Button size="s" look="plain" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `and ${more.length} more`}
        </Button>
      )}
      {all && more.length > 0 && (
        <ul>
          {more.map((one) => (
            <Line key={keyOf(one)} {...{ one, view }} />
          ))}
        </ul>
      )}
    </section>
  );
}

const keyOf = ({ is, player, card }: SceneEnding) => `${is} ${player} ${card ?? ""}`;

function Line({ one: { is, words, rule, player }, view }: { readonly one: SceneEnding; readonly view: TableView }) {
  return (
    <li>
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
  );
}
