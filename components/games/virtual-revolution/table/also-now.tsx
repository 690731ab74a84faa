/** What can be done beside the three phases of a turn, in one tray: free acts, each a button with the number of its option (VR-4.7). */
import type { TableMoves, TableView } from "../../../table/match/view.ts";
import styles from "./also-now.module.css";

const FREE: ReadonlySet<string> = new Set([
  ...["activate", "promote", "promote without effect", "use", "put Online", "trade"],
  ...["recover 1", "recover 2 and discard", "recover 2 and look", "recover 3"],
]);

export function AlsoNow({ view, moves }: { readonly view: TableView; readonly moves: TableMoves }) {
  const inTurn = view.options.some(({ action: { kind } }) => kind === "place" || kind === "end turn");
  const free = inTurn ? view.options.flatMap((option, i) => (FREE.has(option.action.kind) ? [{ option, number: i + 1 }] : [])) : [];
  if (free.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="Also now">
      <h2>Also now, free:</h2>
      {free.map(({ option, number }) => (
        <button key={number} type="button" title={option.hint} onClick={() => moves.choose(option)}>
          <b>{number}</b> {option.words}
        </button>
      ))}
    </section>
  );
}
