"use client";
/** Several cubes of any colour chosen in one gesture (MR-6.4, MR-5.3, MR-4.4): one more or less of each, and all of them at one stroke. */
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import type { AskedCubes } from "../../../../engine/games/metrorunner/table/asked-cubes.ts";
import type { TableMoves } from "../../../table/match/view.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { answerOf, changed, stillDue, verbOf } from "./cube-choice.ts";
import styles from "./cube-picker.module.css";
import { Cube } from "./cubes.tsx";

type CubePickerProps = {
  readonly asked: AskedCubes;
  readonly colours: readonly string[];
  readonly choose: TableMoves["choose"];
};

export function CubePicker({ asked, colours, choose }: CubePickerProps) {
  const [chosen, setChosen] = useState<readonly number[]>(colours.map(() => 0));
  const due = stillDue(asked, chosen);
  const answer = answerOf(asked, chosen, colours);
  const verb = verbOf(asked);
  const set = (colour: number, by: 1 | -1) => setChosen((now) => changed(asked, now, colour, by));
  return (
    <section className={styles.picker} aria-label={`${verb} ${asked.due} cubes at once`}>
      <ul>
        {colours.map((kind, colour) => {
          const [n, most] = [chosen[colour] ?? 0, asked.most[colour] ?? 0];
          return (
            <li key={kind} data-none={most === 0 || undefined}>
              <IconButton
                size="s"
                label={`One more ${kind}`}
                aria-disabled={due === 0 || n >= most || undefined}
                onClick={() => set(colour, 1)}
              >
                <Plus size={14} aria-hidden />
              </IconButton>
              <span className={styles.count} data-some={n > 0 || undefined}>
                <Cube kind={kind} size={20} />
                <b>
                  <VisuallyHidden>{kind} </VisuallyHidden>
                  {n}
                </b>
              </span>
              <small>of {most}</small>
              <IconButton size="s" label={`One less ${kind}`} aria-disabled={n === 0 || undefined} onClick={() => set(colour, -1)}>
                <Minus size={14} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button look="primary" aria-disabled={answer === undefined || undefined} onClick={() => answer && choose(answer)}>
        {answer?.words ?? `${verb}: choose ${due} more`}
      </Button>
    </section>
  );
}
