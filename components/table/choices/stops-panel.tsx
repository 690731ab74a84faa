"use client";
/** Where the player is asked: the pass under way, which can be held, what was passed, and the list of occasions. */
import { FastForward, Hand } from "lucide-react";
import { useEffect, useRef } from "react";
import { usePageKeys } from "../../frame/use-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import type { TableView } from "../match/view.ts";
import { toggled, whereItMatters } from "./stops.ts";
import styles from "./stops-panel.module.css";
import { type Stops, setSkips } from "./use-stops.ts";

type StopsPanelProps = {
  readonly view: TableView;
  readonly stops: Stops;
  /** Passes now. */
  readonly onPass: () => void;
};

export function StopsPanel({ view, stops: { skips, passing, hold, passed }, onPass }: StopsPanelProps) {
  /** Whoever takes back does not pass meanwhile; taking back is for the match. */
  const stay = () => {
    if (passing) hold();
    return false;
  };
  usePageKeys({
    takeBack: stay,
    undo: stay,
    back: () => {
      if (!passing) return false;
      hold();
    },
  });
  const { occasions = [], occasion, turn } = view.scene;
  if (occasions.length === 0 || view.past || view.ended || view.scene.viewer < 0) return null;
  const asked = occasions.filter(({ id }) => !skips.always.includes(id)).length;
  const here = occasions.find(({ id }) => id === occasion);
  return (
    <div className={styles.stops}>
      {passing && (
        <p className={styles.passing}>
          <Timer key={view.decisions} {...passing} />
          <FastForward size={14} aria-hidden />
          <span>Passing for you: {passing.name}</span>
          <Button size="s" icon={<Hand size={13} aria-hidden />} onClick={hold}>
            Wait
            <Kbd keys="Escape" />
          </Button>
        </p>
      )}
      {!passing && passed.length > 0 && <p className={styles.passed}>Passed for you: {told(passed)}. Undo takes it back.</p>}
      {!passing && here && (
        <p className={styles.quick}>
          <Button size="s" look="plain" onClick={() => setSkips(toggled(skips, here.id))}>
            {skips.always.includes(here.id) ? "Ask me here again" : "Always pass here"}
          </Button>
          <Button
            size="s"
            look="plain"
            onClick={() => {
              setSkips({ ...skips, turn });
              // An urgent moment is asked even when the rest of the turn is passed, so it is passed this once.
              if (here.urgent) onPass();
            }}
          >
            Pass this turn unless something happens
          </Button>
          {skips.always.length === 0 && (
            <Button size="s" look="plain" onClick={() => setSkips(whereItMatters(occasions))}>
              Ask me only where it matters
            </Button>
          )}
        </p>
      )}
      <details>
        <summary>
          You are asked at {asked === occasions.length ? "every moment" : `${asked} of ${occasions.length} moments`}
          {skips.turn === turn && ", and not again this turn unless something happens"}
        </summary>
        <p className={styles.quick}>
          <Button size="s" onClick={() => setSkips({ always: [], turn: undefined })}>
            Everywhere
          </Button>
          <Button size="s" onClick={() => setSkips(whereItMatters(occasions))}>
            Where it matters
          </Button>
        </p>
        <ul>
          {occasions.map(({ id, name }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={!skips.always.includes(id)} onChange={() => setSkips(toggled(skips, id))} />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Passes after a while, unless it is removed first. */
function Timer(passing: NonNullable<Stops["passing"]>) {
  const latest = useRef(passing);
  useEffect(() => {
    latest.current = passing;
  });
  useEffect(() => {
    announce(`Passing for you: ${latest.current.name}.`);
    const timer = setTimeout(() => latest.current.pass(), latest.current.ms);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** So many moments are named. */
const NAMED = 3;

/** "Your Accounting phase, 2 × Your Challenge phase", of many only how many. */
function told(passed: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of passed) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size > NAMED) return `${passed.length} times`;
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(", ");
}
