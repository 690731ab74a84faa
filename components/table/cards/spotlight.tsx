"use client";
/**
 * The card whose text is being carried out, large, with the words lit: while somebody is asked for it, and for a while after something was carried out, step by step, whoever did
 * it. On a phone and a tablet the words alone, at the edge of the board. It lets through what is pressed, and is gone with the next press or key. Faces of that card elsewhere on
 * the table light the same words.
 */
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import type { InstanceId } from "../../../engine/kernel/state.ts";
import { Face } from "../../card/face.tsx";
import { cx } from "../../ui/cx.ts";
import { useMedia } from "../../ui/use-media.ts";
import { useStable } from "../../ui/use-stable.ts";
import type { LitWords, TableCards, TableView } from "../match/view.ts";
import styles from "./spotlight.module.css";

/** Time for a step, and for all that one choice brought. */
const [STEP_MS, MOST_MS] = [1100, 4400];

const Lit = createContext<LitWords | undefined>(undefined);
/** What `SpotlitWords` say where there is no room for the card. */
const Said = createContext<{ readonly name: string; readonly words: string } | undefined>(undefined);

/** The words of a card that are lit now. */
export function useLit(card: InstanceId | undefined): LitWords["lit"] | undefined {
  const lit = use(Lit);
  return lit !== undefined && lit.card === card ? lit.lit : undefined;
}

/** What was carried out since the view before, and is shown now; undefined when all of it was. */
function useSteps({ carriedOut, past, log }: TableView): { readonly step: LitWords | undefined; readonly done: () => void } {
  const newest = Math.max(carriedOut.at(-1)?.at ?? 0, log.at(-1)?.at ?? 0);
  const at = past?.at ?? newest;
  const seen = useRef(at);
  const [queue, setQueue] = useState<readonly LitWords[]>([]);
  useEffect(() => {
    const from = seen.current;
    seen.current = at;
    if (at === from) return;
    const steps = carriedOut.flatMap((one) => ((past ? one.at === at : one.at > from && one.at <= at) ? one.steps : []));
    setQueue(steps);
  }, [at, past, carriedOut]);
  const count = useRef(1);
  const [step] = queue;
  useEffect(() => {
    if (step === undefined) {
      count.current = 1;
      return;
    }
    count.current = Math.max(count.current, queue.length);
    const timer = setTimeout(() => setQueue(queue.slice(1)), Math.min(STEP_MS, MOST_MS / count.current));
    return () => clearTimeout(timer);
  }, [step, queue]);
  return { step, done: () => setQueue([]) };
}

type SpotlightProps = { readonly view: TableView; readonly cards: TableCards; readonly children: ReactNode };

export function Spotlight({ view, cards, children }: SpotlightProps) {
  const { step, done } = useSteps(view);
  const lit = step ?? view.asked?.words;
  // Without room for the card its words are shown; words that ask are in the prompt.
  const narrow = useMedia("(max-width: 1199px)");
  const [away, setAway] = useState<number>();
  const shown = narrow ? step : (step ?? (away === view.decisions ? undefined : lit));
  const design = shown && cards.get(shown.design);
  const leave = useStable(() => {
    done();
    if (step === undefined) setAway(view.decisions);
  });
  const isShown = design !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const onPress = () => leave();
    window.addEventListener("pointerdown", onPress, true);
    window.addEventListener("keydown", onPress, true);
    return () => {
      window.removeEventListener("pointerdown", onPress, true);
      window.removeEventListener("keydown", onPress, true);
    };
  }, [isShown, leave]);
  const { name, words } = { name: design?.name ?? "", words: design?.text.slice(shown?.lit.from, shown?.lit.to).trim() ?? "" };
  const said = useMemo(() => (narrow && words !== "" ? { name, words } : undefined), [narrow, name, words]);
  return (
    <Lit value={lit}>
      <Said value={said}>
        <div className={styles.stage}>
          {children}
          {!narrow && shown && design && (
            <div
              key={shown.card}
              className={styles.light}
              data-spotlight
              data-many={view.scene.seats.length > 2 || undefined}
              aria-hidden="true"
            >
              <Face card={design} detail="face" lit={shown.lit} />
            </div>
          )}
        </div>
      </Said>
    </Lit>
  );
}

/** The words that are being carried out, where there is no room for their card. */
export function SpotlitWords({ className }: { readonly className: string | undefined }) {
  const said = use(Said);
  return (
    said && (
      <p key={`${said.name} ${said.words}`} className={cx(styles.strip, className)} data-spotlight aria-hidden="true">
        <b>{said.name}</b> {said.words}
      </p>
    )
  );
}
