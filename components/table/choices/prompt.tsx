"use client";
/** What is asked, with everything that can be chosen as a numbered list: complete for play, by mouse, by number and by screen reader. */
import { CircleDot, Flag, History, Hourglass } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Scene } from "../../../engine/games/scene.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { cx } from "../../ui/cx.ts";
import type { TableMoves, TableView } from "../match/view.ts";
import { HandOverPrompt } from "../seats/hand-over.tsx";
import { Options } from "./options.tsx";
import styles from "./prompt.module.css";
import { StopsPanel } from "./stops-panel.tsx";
import { Thinking, useThinker } from "./thinking.tsx";

type PromptProps = {
  readonly view: TableView;
  readonly moves: TableMoves;
  /** What the game shows above the question: pools, money. */
  readonly means?: ReactNode;
  /** Answers what is asked in one gesture: beneath the question, for who chooses. */
  readonly answer?: ReactNode;
  /** Beneath the options, for who chooses. */
  readonly help?: ReactNode;
};

/** The moment at which the viewer is asked, with a trailing space: "Medium bot's Buy phase. "; empty if it is obvious. */
export function momentOf({ occasions, occasion, seats, active }: Pick<Scene, "occasions" | "occasion" | "seats" | "active">): string {
  const here = occasions?.find(({ id }) => id === occasion);
  if (!here) return "";
  const whose = seats.find(({ player }) => player === active)?.name;
  return `${whose === undefined ? here.name : (here.named?.replace("{active}", whose) ?? here.name)}. `;
}

export function Prompt({ view, moves, means, answer, help }: PromptProps) {
  const { asked, options, scene, decisions, sitting, ended, past } = view;
  const { handOver } = moves;
  const pass = options.find(({ passes }) => passes);
  const { stops } = moves;
  const passing = !past && !handOver && stops !== undefined && (stops.looking || stops.passing !== undefined);
  const mine = !past && !handOver && !passing && asked !== undefined && asked.player === scene.viewer;
  const thinker = useThinker(view);
  const Mark = past ? History : ended ? Flag : mine ? CircleDot : Hourglass;
  const moment = momentOf(scene);
  useEffect(() => {
    if (mine) announce(`Your decision. ${moment}${asked.prompt}. ${options.length} options`, "assertive");
  }, [mine, moment, asked?.prompt, options.length]);
  useOptionKeys(view, moves);
  const root = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  usePageKeys({
    doThis: () => {
      if (!mine) return false;
      box.current?.focus();
    },
    repeat: () =>
      announce(
        mine ? `${asked.prompt}. ${options.map(({ words }, i) => `${i + 1}, ${words}`).join(". ")}` : "You have no decision to make.",
      ),
  });
  // The chosen option disappears with its prompt, and the focus with it: move the focus to the next prompt.
  const veiled = handOver !== undefined;
  useLayoutEffect(() => {
    if (decisions >= 0 && !veiled && (document.activeElement === null || document.activeElement === document.body))
      root.current?.focus({ preventScroll: true });
  }, [decisions, veiled]);
  // A new prompt starts at the top, wherever the last one was scrolled.
  useLayoutEffect(() => {
    // It scrolls by itself, or on a phone with the log.
    if (decisions >= 0 && mine) for (const part of [root.current, root.current?.parentElement]) if (part) part.scrollTop = 0;
  }, [decisions, mine]);
  return (
    <section ref={root} tabIndex={-1} className={cx(styles.prompt, mine && styles.mine)} aria-labelledby="asked">
      <h2 id="asked" className={styles.head}>
        <Mark size={15} aria-hidden />
        {past ? (
          "Looking back"
        ) : handOver ? (
          `Hand over to ${handOver.name}`
        ) : ended ? (
          "The match is over"
        ) : mine ? (
          "Your decision"
        ) : thinker !== undefined ? (
          <Thinking who={thinker} />
        ) : passing ? (
          "Passing for you"
        ) : (
          decides(sitting[asked?.player ?? 0])
        )}
        <span className={styles.count}>{decisions}</span>
      </h2>
      {means}
      {handOver ? (
        <HandOverPrompt {...handOver} onPass={pass && !stops?.passing ? () => moves.choose(pass) : undefined} />
      ) : past ? (
        <p className={styles.question}>
          {past.words}. {asked ? decides(sitting[asked.player], "next") : "The match is over at this moment"}.
        </p>
      ) : ended ? (
        <ul className={styles.ended}>
          {ended.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        asked && (
          <p className={styles.question}>
            {mine ? `${moment}${asked.prompt} (` : passing ? moment : view.meanwhile}
            {mine && <span className={styles.rule}>{`${asked.rule})${asked.prompt.endsWith("?") ? "" : "."}`}</span>}
          </p>
        )
      )}
      {asked?.text && !ended && !passing && (
        <p className={styles.text}>
          <b>{asked.text.card}</b> {asked.text.before}
          <mark>{asked.text.words}</mark>
          {asked.text.after}
        </p>
      )}
      {mine && answer}
      {mine && (
        <Options
          key={`options ${decisions}`}
          view={view}
          space={defaultOption(view)}
          box={box}
          foretold={moves.foretold}
          onChoose={moves.choose}
        />
      )}
      {stops && <StopsPanel view={view} stops={stops} onTakeBack={moves.takeBack} />}
      {(mine || past || ended) && help}
    </section>
  );
}

/** "Medium bot decides", "You decide next". */
const decides = (who = "", when?: string): string =>
  `${who} ${who === "You" ? "decide" : "decides"}${when === undefined ? "" : ` ${when}`}`;

/** The option that Space takes: what answers several questions at one stroke, what goes on without doing anything, else the only one; -1 for none, and where going on gives something up. */
export function defaultOption({ options }: TableView): number {
  const stroke = options.findIndex(({ then }) => then !== undefined);
  if (stroke >= 0) return stroke;
  const on = options.findIndex(({ goes, passes }) => passes || goes);
  if (options[on]?.loses) return -1;
  return on >= 0 ? on : options.length === 1 ? 0 : -1;
}

/** 1 to 9 choose, but do not pass; Space takes the default; on a button that the keyboard has come to, Space is the button's. */
function useOptionKeys(view: TableView, moves: TableMoves): void {
  // An extra key press would answer for the player who takes the screen next.
  const take = (i: number): boolean => {
    const option = view.veiled ? undefined : view.options[i];
    if (option) moves.choose(option);
    return option !== undefined;
  };
  const clicked = useClicked();
  usePageKeys({
    option: (_event, keys) => !view.options[Number(keys) - 1]?.passes && take(Number(keys) - 1),
    goOn: (event) =>
      event.target instanceof HTMLElement && event.target.matches("button, a, summary") && event.target !== clicked.current
        ? false
        : take(defaultOption(view)),
  });
}

/** The button that was clicked last and keeps the focus, though it is no longer meant; with the first key the browser itself takes it for one that the keyboard has come to. */
function useClicked() {
  const clicked = useRef<Element>(null);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      clicked.current = target instanceof Element ? target.closest("button, a, summary") : null;
    };
    const move = ({ target }: FocusEvent) => {
      if (target !== clicked.current) clicked.current = null;
    };
    addEventListener("pointerdown", press, true);
    addEventListener("focusin", move, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("focusin", move, true);
    };
  }, []);
  return clicked;
}
