"use client";
/** On a phone, above the keyboard while the rules text is typed: the face as it becomes, and what is wrong with the text. */
import { CircleAlert, CircleCheck, PencilLine } from "lucide-react";
import { type PointerEvent, type RefObject, use, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import type { CardId, GameId } from "../../../engine/cards/card.ts";
import type { Fix } from "../../../engine/language/index.ts";
import { drawWith } from "../../../faces/draw.ts";
import { facesOf, loadFaces } from "../../card/painters.ts";
import { findingsOf, fixesBeside, hasKey, hasWholeKey, type Understanding, useAnswers, wholeFixes } from "../../text-editor/index.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { cardToDraw, type Draft } from "./draft.ts";
import { artAddress } from "./live-face.tsx";
import styles from "./typing-strip.module.css";
import { usePrintedKeywords } from "./use-printed-keywords.ts";

export type TypingStripProps = {
  readonly game: GameId;
  readonly id: CardId;
  readonly draft: Draft;
  /** What the text is understood as; undefined while it is read. */
  readonly known: Understanding | undefined;
  /** The field that is typed into. */
  readonly beside: RefObject<HTMLElement | null>;
  readonly onFix: (fix: Fix) => void;
};

/** A press leaves the cursor, and so the keyboard, where it is. */
const stay = (event: PointerEvent) => event.preventDefault();

export function TypingStrip({ game, id, draft, known, beside, onFix }: TypingStripProps) {
  const bottom = useKeyboardEdge(beside);
  const [isLarge, setLarge] = useState(false);
  const prefix = useId();
  const faces = facesOf(game) ?? use(loadFaces(game));
  const drawn = useDeferredValue(draft);
  const keywords = usePrintedKeywords(game, drawn);
  const face = useMemo(
    () => drawWith(faces, cardToDraw(drawn, game, id), { detail: "face", art: { href: artAddress(id, game, drawn) }, keywords, prefix }),
    [faces, drawn, game, id, keywords, prefix],
  );
  return createPortal(
    <aside className={styles.strip} style={{ bottom }} aria-label="The card while you type" onPointerDown={stay}>
      <div className={styles.face} data-large={isLarge || undefined}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawWith escapes every text of the card. */}
        <svg aria-hidden="true" viewBox={face.viewBox} dangerouslySetInnerHTML={{ __html: face.svg }} />
        <button type="button" aria-pressed={isLarge} aria-label="Show the face larger" onClick={() => setLarge(!isLarge)} />
      </div>
      <div className={styles.said}>
        {known && (
          <Said
            known={known}
            onFix={onFix}
            onAll={() => beside.current?.querySelector("[data-problems]")?.scrollIntoView({ block: "start" })}
          />
        )}
      </div>
    </aside>,
    document.body,
  );
}

type SaidProps = {
  readonly known: Understanding;
  readonly onFix: (fix: Fix) => void;
  /** Goes to the list below the text. */
  readonly onAll: () => void;
};

/** The first thing that is wrong, with what is likeliest to mend it. The list below the text says all of it, to screen readers too. */
function Said({ known, onFix, onAll }: SaidProps) {
  const whole = wholeFixes(known);
  const [first, ...others] = findingsOf(known);
  const { near, told } = useAnswers(known);
  const [taken] = whole;
  if (!first)
    return (
      <>
        <p data-ok>
          <CircleCheck size={14} aria-hidden /> <span>{known.text.trim() === "" ? "Type what the card does." : "Understood"}</span>
        </p>
        {taken && <FixButton fix={taken} onFix={onFix} />}
      </>
    );
  const { problem, isOpen } = first;
  const [answer] = told;
  const beside = fixesBeside(known.text, first, whole, others.length === 0);
  const shown = [...near, ...(answer?.without ? [answer.without] : []), ...(answer?.similar ?? [])];
  const offered = [...whole, ...beside, ...shown];
  const [likeliest, ...more] = offered;
  // Where nothing is likelier than the rest, none of them stands here alone.
  const isChoice = whole.length > 0 ? !hasWholeKey(known) : beside.length > 0 ? !hasKey(first) : true;
  return (
    <>
      <p>
        {isOpen ? <PencilLine size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}{" "}
        <span>
          {answer?.message ?? problem.message}
          {others.length > 0 && <small> and {others.length} more</small>}
        </span>
      </p>
      {likeliest && (
        <div>
          {!isChoice && <FixButton fix={likeliest} onFix={onFix} />}
          {(isChoice || more.length > 0) && (
            <Button size="s" onClick={onAll}>
              {isChoice ? `See ${offered.length === 1 ? "a way" : `${offered.length} ways`} to go on` : `+${more.length}`}
              {!isChoice && <VisuallyHidden> more</VisuallyHidden>}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const FixButton = ({ fix, onFix }: { readonly fix: Fix; readonly onFix: (fix: Fix) => void }) => (
  <Button size="s" className={styles.fix} onClick={() => onFix(fix)}>
    {fix.label}
  </Button>
);

/** How far above the lower edge of the window the keyboard ends, or else the part of the page that is typed into; in pixels. */
function useKeyboardEdge(beside: RefObject<HTMLElement | null>): number {
  const [bottom, setBottom] = useState(0);
  useEffect(() => {
    beside.current?.scrollIntoView({ block: "start" });
    const measure = () => {
      const seen = window.visualViewport;
      const edge = seen ? seen.offsetTop + seen.height : window.innerHeight;
      const pane = beside.current?.closest("[data-form]")?.getBoundingClientRect().bottom ?? edge;
      setBottom(Math.max(0, window.innerHeight - Math.min(edge, pane)));
    };
    measure();
    const views = [window.visualViewport, window];
    for (const view of views) {
      view?.addEventListener("resize", measure);
      view?.addEventListener("scroll", measure);
    }
    return () => {
      for (const view of views) {
        view?.removeEventListener("resize", measure);
        view?.removeEventListener("scroll", measure);
      }
    };
  }, [beside]);
  return bottom;
}
