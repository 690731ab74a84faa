"use client";
/** The hack of the day: the grid under the hand, undo and reset, hints, and the result as text that gives nothing away. */
import { Check, Lightbulb, RotateCcw, Share2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { Lie } from "../../../../engine/games/metrorunner/hack/moves.ts";
import { BASIC } from "../../../../engine/games/metrorunner/hack/moves.ts";
import { type HackPuzzle, isSolved, solutionOf, wantedWords } from "../../../../engine/games/metrorunner/puzzle/solving.ts";
import { at } from "../../../../engine/kernel/state.ts";
import { usePageKeys } from "../../../frame/use-keys.ts";
import type { PuzzleProps } from "../../../puzzle/puzzle-page.tsx";
import { announce } from "../../../ui/announcer.tsx";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/clipboard.ts";
import { HackGrid } from "../table/hack/hack-grid.tsx";
import { afterwards, BASIC_MANIPULATIONS, capital, type Manipulation } from "../table/hack/manipulation.ts";
import styles from "./hack-puzzle.module.css";
import { resultText } from "./result-text.ts";

/** Manipulations that a hint looks ahead: every grid that was connected in four is connected in four again, whatever was done since. */
const MOST_AHEAD = 4;

type Hint = { readonly words: string; readonly more: string | undefined };

export default function HackPuzzlePage({ puzzle: { date, title, fewest, data } }: PuzzleProps) {
  const hack = data as HackPuzzle;
  const [done, setDone] = useState<readonly Manipulation[]>([]);
  const [hints, setHints] = useState(0);
  const [hint, setHint] = useState<Hint>();
  const [copied, setCopied] = useState(false);
  const lie = done.reduce<Lie>(afterwards, hack.lie);
  const solved = isSolved(hack, lie);
  const set = (next: readonly Manipulation[]) => {
    setDone(next);
    setHint(undefined);
    setCopied(false);
  };
  const choose = (one: Manipulation) => {
    set([...done, one]);
    if (isSolved(hack, afterwards(lie, one))) announce(solvedWords(done.length + 1, fewest), "assertive");
  };
  const undo = () => {
    if (done.length === 0) return;
    announce(`Undone: ${done.at(-1)?.words}.`);
    set(done.slice(0, -1));
  };
  const reset = () => {
    announce("The grid is as it was.");
    set([]);
  };
  usePageKeys({ undo, takeBack: undo });
  const ask = () => {
    setHints(hints + 1);
    if (hint?.more !== undefined) return setHint({ words: hint.more, more: undefined });
    const found = solutionOf(hack, lie, MOST_AHEAD);
    if (!found) return setHint({ words: "From here it takes more than four. Undo a step or two.", more: undefined });
    const [first = 0] = found.moves;
    return setHint({
      words: `It can be done in ${found.moves.length} from here.`,
      more: `One way begins with: ${capital(at(BASIC, first).words)}.`,
    });
  };
  const share = async () => {
    const text = resultText({ date, title, fewest, steps: done.length, hints, solved, address: location.href });
    setCopied(await copyText(text));
  };
  return (
    <>
      <p className={styles.about}>
        Rotate a tile, swap two that lie side by side, or shift a row or column, until {wantedWords(hack.wanted)}{" "}
        {hack.wanted.length === 1 ? "nodes are joined" : "are joined"}. {fewest} manipulations are enough, and it takes at least that many.
      </p>
      <HackGrid lie={lie} tiles={hack.tiles} nodes={hack.nodes} offered={solved ? [] : BASIC_MANIPULATIONS} onChoose={choose}>
        <p className={styles.count} role="status">
          {solved ? (
            <b className={styles.solved}>
              <Check size={18} aria-hidden /> {solvedWords(done.length, fewest)}
            </b>
          ) : (
            <>
              <b>{done.length}</b> {done.length === 1 ? "manipulation" : "manipulations"} so far
              {done.length >= fewest ? `; it can be done in ${fewest}` : ""}
            </>
          )}
        </p>
        <div className={styles.buttons}>
          <Button icon={<Undo2 size={15} aria-hidden />} onClick={undo} disabled={done.length === 0}>
            Undo
          </Button>
          <Button icon={<RotateCcw size={15} aria-hidden />} onClick={reset} disabled={done.length === 0}>
            Start over
          </Button>
          {!solved && (
            <Button icon={<Lightbulb size={15} aria-hidden />} onClick={ask}>
              {hint?.more === undefined ? "Hint" : "Which?"}
            </Button>
          )}
          {solved && (
            <Button look="primary" icon={<Share2 size={15} aria-hidden />} onClick={() => void share()}>
              {copied ? "Copied" : "Copy the result"}
            </Button>
          )}
        </div>
        <p role="status" className={styles.hint}>
          {hint?.words ?? ""}
        </p>
        {done.length > 0 && (
          <ol className={styles.steps} aria-label="Done so far">
            {done.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
              <li key={i}>{one.words}</li>
            ))}
          </ol>
        )}
      </HackGrid>
    </>
  );
}

const solvedWords = (steps: number, fewest: number): string =>
  `Done in ${steps}${steps === fewest ? ", and it cannot be done in fewer." : `; it can be done in ${fewest}.`}`;
