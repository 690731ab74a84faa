"use client";
import { useQuery } from "@tanstack/react-query";
/** The checks of a card as a list, each with a button that leads to where it is mended. */
import { CircleAlert, CircleCheck } from "lucide-react";
import { use, useDeferredValue, useMemo } from "react";
import { uncreditedPrinting } from "../../../engine/cards/printing.ts";
import type { Check } from "../../../engine/cards/work.ts";
import { type LibraryGame, PLAYABLE } from "../../../engine/games/game.ts";
import { publishChecks } from "../../../engine/games/publish.ts";
import { drawWith } from "../../../faces/draw.ts";
import { studioQueries } from "../../api/studio.ts";
import { facesOf, loadFaces } from "../../card/painters.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./checks-panel.module.css";
import { cardToDraw, textAt } from "./draft.ts";
import { GamesRow } from "./games-row.tsx";
import { pathLabel } from "./path-label.ts";
import type { OpenCard } from "./use-open-card.ts";
import { usePrintedKeywords } from "./use-printed-keywords.ts";

export type ChecksPanelProps = {
  readonly card: OpenCard;
  readonly game: LibraryGame;
  readonly isDraft: boolean;
  /** Why some of the text is lost on this card, whatever happens. */
  readonly lost: string | undefined;
  /** Brings the form into sight where it is not beside this. */
  readonly onForm: () => void;
};

export function ChecksPanel({ card, game, isDraft, lost, onForm }: ChecksPanelProps) {
  const { draft, problems, isChanged, head, save, know } = card;
  const faces = facesOf(game.id) ?? use(loadFaces(game.id));
  const drawn = useDeferredValue(draft);
  const keywords = usePrintedKeywords(game.id, drawn);
  const fit = useMemo(
    () => drawWith(faces, cardToDraw(drawn, game.id, head.id), { detail: "face", art: { href: "" }, keywords, prefix: "fit" }).fit,
    [faces, drawn, game.id, head.id, keywords],
  );
  const isPlayed = PLAYABLE.some((one) => one === game.id);
  const { data } = useQuery({ ...studioQueries.scenarios(head.id), enabled: isPlayed });
  const [first] = problems;
  const uncredited = uncreditedPrinting(draft);
  const checks = publishChecks(game, {
    // What is typed was not shown at work yet, and is understood or not.
    state: isDraft ? "draft" : head.state === "draft" || isChanged ? "unverified" : head.state,
    ...(head.seen && !isChanged ? { seen: head.seen } : {}),
    wrong: first && { first: `${pathLabel(game, first[0])}: ${first[1]}`, count: problems.size },
    hasText: textAt(draft, "text").trim() !== "",
    lost,
    fit,
    uncredited,
    scenarios: data && data.length > 0 ? { all: data.length, passed: data.filter(({ passes }) => passes).length } : undefined,
    isChanged,
  });
  const left = checks.filter(({ passed }) => !passed).length;
  const show = (selector: string) => {
    onForm();
    focusFirst(selector);
  };
  const mend: Readonly<Partial<Record<Check["id"], { readonly name: string; readonly act: () => void }>>> = {
    fields: { name: "Show", act: () => show("[data-bad='true']") },
    text: { name: "Show", act: () => show("[data-rules-text]") },
    fit: { name: "Show", act: () => show("[data-rules-text]") },
    credit: { name: "Show", act: () => show(uncredited === 1 ? "[data-credit]" : `[data-credit-of="${uncredited}"]`) },
    shown: { name: "Try it", act: () => focusFirst("[data-try]") },
    saved: { name: "Save", act: () => void save() },
  };
  return (
    <section className={styles.panel} aria-label="Checks">
      <h2>
        Checks <span data-ok={left === 0 || undefined}>{left === 0 ? "all passed" : left === 1 ? "1 left" : `${left} left`}</span>
      </h2>
      <ul>
        {checks.map(({ id, passed, sentence }) => {
          const button = mend[id];
          return (
            <li key={id} data-passed={passed || undefined}>
              {passed ? (
                <CircleCheck size={15} strokeWidth={1.75} aria-label="passed:" />
              ) : (
                <CircleAlert size={15} strokeWidth={1.75} aria-label="open:" />
              )}
              <span>{sentence}</span>
              {!passed && button && (
                <Button size="s" onClick={button.act}>
                  {button.name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isPlayed && (
        <GamesRow
          id={head.id}
          revision={head.revision.number}
          canPlay={!isDraft && problems.size === 0}
          isChanged={isChanged}
          save={save}
          know={know}
        />
      )}
    </section>
  );
}

/** Brings the first control that a selector finds, or that lies in it, into sight and gives it the focus; closed parts of the form are opened. */
function focusFirst(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  const control = found?.matches("input, textarea, select, button")
    ? found
    : found?.querySelector<HTMLElement>("input, textarea, select, button, [contenteditable='true']");
  const closed = control?.closest("details");
  if (closed) closed.open = true;
  control?.scrollIntoView({ block: "center" });
  control?.focus();
}
