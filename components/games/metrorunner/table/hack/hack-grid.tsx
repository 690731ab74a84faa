"use client";
/**
 * A hack under the hand: the grid, what is connected, and everything that can be done to it, by pulling, by keys or in words. What costs something is shown before it is
 * done. It knows neither match nor puzzle: it gets the grid and what is offered, and says what was chosen.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { currentOf, HACKS, type Hack, type Nodes } from "../../../../../engine/games/metrorunner/hack/current.ts";
import { type Lie, openOf } from "../../../../../engine/games/metrorunner/hack/moves.ts";
import { useKeys } from "../../../../frame/use-keys.ts";
import { announce } from "../../../../ui/announcer.tsx";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { GridPicture, type Pulled } from "./grid-picture.tsx";
import { GridPlate } from "./grid-plate.tsx";
import { HACK_NAMES, hackWords, outcomeWords, tileWords } from "./grid-words.ts";
import styles from "./hack-grid.module.css";
import { ARROWS, afterwards, bruteFor, type Manipulation, shiftFor, swapFor, turnFor } from "./manipulation.ts";
import { ManipulationList } from "./manipulation-list.tsx";

export type HackGridProps = {
  readonly lie: Lie;
  /** By tile the sides on which it is open while it is not turned, one bit each. */
  readonly tiles: readonly number[];
  readonly nodes: Nodes;
  /** The hacks that bring something. Default: all. */
  readonly unlocked?: readonly Hack[];
  /** What can be done now; empty where it can only be looked at. */
  readonly offered: readonly Manipulation[];
  readonly onChoose: (manipulation: Manipulation) => void;
  /** What the character's own manipulation is called. */
  readonly character?: string | undefined;
  /** The text of the character's card. */
  readonly says?: string | undefined;
  /** Below what is connected: buttons of the match or the puzzle. */
  readonly children?: ReactNode;
};

export function HackGrid({ lie, tiles, nodes, unlocked = HACKS, offered, onChoose, character, says, children }: HackGridProps) {
  const [selected, setSelected] = useState<number>();
  const [held, setHeld] = useState<Manipulation>();
  const [looked, setLooked] = useState<Manipulation>();
  const [refused, setRefused] = useState<string>();
  const [pulled, setPulled] = useState<Pulled>();
  const doIt = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement>(null);
  const isOffered = (one: Manipulation | undefined) => one && offered.find(({ words }) => words === one.words);
  const waits = isOffered(held);
  const shown = waits ?? isOffered(looked);
  const now = currentOf(openOf(lie, tiles), nodes);
  const next = shown && afterwards(lie, shown);
  const current = next ? currentOf(openOf(next, tiles), nodes) : now;

  const choose = (one: Manipulation) => {
    setLooked(undefined);
    setHeld(undefined);
    announce(`${one.words}. ${outcomeWords(currentOf(openOf(afterwards(lie, one), tiles), nodes))}`);
    onChoose(one);
  };
  /** What costs nothing is done; what costs something is shown first. */
  const press = (one: Manipulation | undefined, words: string) => {
    setRefused(undefined);
    if (one === undefined) {
      const sentence = `You cannot do this now: ${words}.`;
      announce(sentence);
      return setRefused(sentence);
    }
    if (one.price === undefined) return choose(one);
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setHeld(one);
    return undefined;
  };
  useLayoutEffect(() => {
    if (waits) doIt.current?.focus();
  }, [waits]);
  const leave = () => {
    setHeld(undefined);
    before.current?.focus();
  };

  const byKey = useKeys({ back: leave });

  const open = openOf(lie, tiles);
  const arrows = new Map(
    ARROWS.flatMap((arrow) => {
      const one = shiftFor(offered, arrow);
      return one ? [[arrow.id, one.price === undefined ? one.words : `${one.words}. ${one.price}`] as const] : [];
    }),
  );
  return (
    <div className={styles.hack}>
      <div className={cx(styles.grid, shown && styles.preview)}>
        <GridPicture
          lie={next ?? lie}
          {...{ tiles, current, unlocked, selected, pulled }}
          changed={shown?.cells ?? []}
          arrows={new Set(arrows.keys())}
        />
        <GridPlate
          labels={lie.tile.map((_, cell) => tileWords(cell, lie, open, now))}
          arrows={arrows}
          selected={selected}
          turns={offered.some(({ kind }) => kind === "rotate")}
          onSelect={(cell) => setSelected(cell === selected ? undefined : cell)}
          onTurn={(cell, quarters) =>
            press(turnFor(offered, cell, quarters), `rotate tile ${cell + 1} ${quarters === 1 ? "clockwise" : "counter-clockwise"}`)
          }
          onSwap={(a, b) => press(swapFor(offered, a, b), `swap tiles ${a + 1} and ${b + 1}; a swap needs two tiles side by side`)}
          onShift={(arrow) => press(shiftFor(offered, arrow), arrow.words.toLowerCase())}
          onBrute={(cell) => press(bruteFor(offered, cell), `brute force on tile ${cell + 1}`)}
          onPull={setPulled}
          onPoint={(arrow) => setLooked(arrow && shiftFor(offered, arrow))}
        />
      </div>
      <div className={styles.beside}>
        <ul className={styles.hacks} aria-label={shown ? "Connected after it" : "Connected now"}>
          {HACKS.filter((hack) => nodes[hack].length > 0).map((hack) => (
            <li key={hack} className={cx(styles[hack], current.done[hack] && styles.done)}>
              <b>
                {HACK_NAMES[hack]} {nodes[hack].join("–")}
              </b>{" "}
              {hackWords(hack, current)}
              {unlocked.includes(hack) ? "" : " (not unlocked)"}
            </li>
          ))}
        </ul>
        {waits ? (
          <div role="group" aria-label="Before it is paid" className={styles.waits} onKeyDown={byKey}>
            <p>
              <b>{waits.words}</b>
              {waits.price !== undefined && <> {waits.price}.</>} {outcomeWords(current)}
            </p>
            <div className={styles.buttons}>
              <Button ref={doIt} look="primary" onClick={() => choose(waits)}>
                {waits.words}
              </Button>
              <Button onClick={leave}>Not this</Button>
            </div>
          </div>
        ) : (
          <p className={styles.looked} aria-hidden>
            {shown ? `${shown.words}: ${outcomeWords(current)}` : refused}
          </p>
        )}
        {children}
        {offered.length > 0 && (
          <ManipulationList {...{ offered, selected, character, says }} onPress={(one) => press(one, one.words)} onLook={setLooked} />
        )}
      </div>
    </div>
  );
}
