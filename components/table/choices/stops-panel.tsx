"use client";
/** Where the player is asked: the pass under way, which can be held, what was passed, and the setting. */
import { FastForward, Hand, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Occasion } from "../../../engine/games/scene.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import type { TableView } from "../match/view.ts";
import { isAskedAt, isPassedOver, type Skips, toggled } from "./stops.ts";
import styles from "./stops-panel.module.css";
import { type Stops, setSkips } from "./use-stops.ts";

type StopsPanelProps = {
  readonly view: TableView;
  readonly stops: Stops;
  /** Goes back to before a row of passes; absent where nothing is taken back. */
  readonly onTakeBack?: ((from: number) => void) | undefined;
};

export function StopsPanel({ view, stops: { skips, amongBots, looking, passing, hold, goOn, passed }, onTakeBack }: StopsPanelProps) {
  const busy = looking || passing !== undefined;
  /** Whoever takes back does not pass meanwhile; taking back is for the match. */
  const stay = () => {
    if (busy) hold();
    return false;
  };
  usePageKeys({
    takeBack: stay,
    undo: stay,
    back: () => {
      if (!busy) return false;
      hold();
    },
  });
  const { occasions = [], occasion, turn, happening } = view.scene;
  if (occasions.length === 0 || view.past || view.ended || view.scene.viewer < 0) return null;
  const here = occasions.find(({ id }) => id === occasion);
  /** The rest of the turn is passed: here, or wherever the player is asked next. */
  const isOver = isPassedOver(skips, here ?? { urgent: false }, view.scene);
  return (
    <div className={styles.stops}>
      {busy && (
        <p className={styles.passing}>
          {passing && <Timer key={view.decisions} {...passing} />}
          <FastForward size={14} aria-hidden />
          <span>{passing ? `Going on for you in a moment: ${passing.name}` : "Looking for something that you could do here"}</span>
          <Button size="s" icon={<Hand size={13} aria-hidden />} onClick={hold}>
            Wait
            <Kbd keys="Escape" />
          </Button>
        </p>
      )}
      {!busy && passed && (
        <p className={styles.passed}>
          <span>Passed for you, with nothing to do: {told(passed.names)}.</span>
          {onTakeBack && (
            <Button size="s" look="plain" icon={<Undo2 size={13} aria-hidden />} onClick={() => onTakeBack(passed.from)}>
              Take back
            </Button>
          )}
        </p>
      )}
      {(isOver || (!busy && here)) && (
        <p className={styles.quick}>
          <Button
            size="s"
            look="plain"
            aria-pressed={isOver}
            onClick={() => {
              setSkips({ ...skips, turn: isOver ? undefined : turn, during: isOver ? undefined : happening });
              if (isOver) hold();
              else goOn();
            }}
          >
            Pass this turn unless something happens
          </Button>
        </p>
      )}
      <details>
        <summary>
          {askedWords(skips, occasions, amongBots)}
          {skips.turn === turn && ", and not again this turn unless something happens"}
        </summary>
        <p className={styles.quick}>
          <Button
            size="s"
            aria-pressed={skips.asks === "where it matters"}
            onClick={() => setSkips({ ...skips, asks: "where it matters", turn: undefined })}
          >
            Where it matters
          </Button>
          <Button size="s" aria-pressed={skips.asks === "always"} onClick={() => setSkips({ ...skips, asks: "always", turn: undefined })}>
            Ask me at every moment
          </Button>
        </p>
        <p>
          {amongBots
            ? "Where it matters: against bots the table passes for you if you can only pass, or if a search finds nothing better."
            : "Where it matters: against people the table passes for you at every moment that is not ticked, whatever cards you hold."}
        </p>
        <ul>
          {occasions.map((one) => (
            <li key={one.id}>
              <label>
                <input type="checkbox" checked={isAskedAt(skips, one)} onChange={() => setSkips(toggled(skips, one.id, occasions))} />
                {one.name}
              </label>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** "You are asked at every moment". */
function askedWords(skips: Skips, occasions: readonly Occasion[], amongBots: boolean): string {
  if (skips.asks === "always") return "You are asked at every moment";
  if (skips.asks === "where it matters" && amongBots) return "You are asked when you can do something";
  return `You are asked at ${occasions.filter((one) => isAskedAt(skips, one)).length} of ${occasions.length} moments`;
}

/** Passes after a while, unless it is removed first. */
function Timer(passing: NonNullable<Stops["passing"]>) {
  const latest = useRef(passing);
  useEffect(() => {
    latest.current = passing;
  });
  useEffect(() => {
    announce(`Going on for you in a moment: ${latest.current.name}.`);
    const timer = setTimeout(() => latest.current.pass(), latest.current.ms);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** So many moments are named. */
const NAMED = 3;

/** "Your Accounting phase, Before your attacks (2 times)", of many only how many. */
function told(passed: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of passed) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size > NAMED) return `${passed.length} times`;
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count} times)`)).join(", ");
}
